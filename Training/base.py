"""What a teacher begins from: MiniLM-L6, or multilingual-E5-small."""

from pathlib import Path

import e5
from bert import LAYERS, Bert
from data import WordPieces


class Base:
    """The pieces of one of the two, and its published weights."""

    def __init__(self, minilm: Path, e5_file: Path | None, folder: Path) -> None:
        self.minilm = minilm
        self.file = e5.File(e5_file) if e5_file else None
        self.pieces: WordPieces | e5.SentencePieces = (
            e5.SentencePieces(self.file, minilm, folder) if self.file
            else WordPieces.over(minilm, folder))

    def bert(self, drop: float = 0.1) -> Bert:
        """A network of its size with random weights."""
        return Bert(drop, self.pieces.rows, e5.LAYERS if self.file else LAYERS)

    def load(self, bert: Bert) -> None:
        """Take the published weights."""
        if self.file:
            e5.load(bert, self.file, self.pieces)
        else:
            bert.load(self.minilm / "model.safetensors")
            bert.mean_rows(self.pieces.meaning)
