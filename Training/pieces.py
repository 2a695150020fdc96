"""The student's vocabulary: frequent words whole, other words in BERT's pieces."""

import argparse
import string
from collections import Counter
from pathlib import Path

from data import WordPieces, labelled, lines, unlabelled
from normalise import CAPS, FLAG, FOREIGN, LINK, NUMBER, REPEAT, USER, YEAR, words

UNKNOWN = "<unk>"
MARKS = (UNKNOWN, LINK, USER, CAPS, REPEAT, NUMBER, YEAR, FOREIGN, FLAG)


class Pieces:
    """Piece ids of words by greedy longest match."""

    def __init__(self, vocabulary: list[str]) -> None:
        self.vocabulary = vocabulary
        self.ids = {piece: i for i, piece in enumerate(vocabulary)}
        self.longest = max(map(len, vocabulary))
        self.known: dict[str, list[int]] = {}

    def split(self, word: str) -> list[int]:
        """Ids of one word's pieces."""
        if word in self.ids:
            return [self.ids[word]]
        if word not in self.known:
            self.known[word] = self._split(word)
        return self.known[word]

    def _split(self, word: str) -> list[int]:
        out: list[int] = []
        start = 0
        while start < len(word):
            lead = "##" if start else ""
            for end in range(min(len(word), start + self.longest), start, -1):
                found = self.ids.get(lead + word[start:end])
                if found is not None:
                    out.append(found)
                    start = end
                    break
            else:
                return [0]
        return out

    def encode(self, text: str, longest: int = 128) -> list[int]:
        """Ids of a text's pieces."""
        return self.encode_spans(text, longest)[0]

    def encode_spans(self, text: str, longest: int = 128) -> tuple[list[int], list[int]]:
        """Ids of a text's pieces, and the run each came from."""
        ids: list[int] = []
        spans: list[int] = []
        for word, span in zip(*words(text)):
            split = self.split(word)
            ids += split
            spans += [span] * len(split)
        return ids[:longest], spans[:longest]


def build(texts: list[str], bert: WordPieces, size: int, least: int) -> list[str]:
    """Tokens, letters, frequent words, then the pieces that rarer words need most."""
    count = Counter(w for t in texts for w in words(t)[0])
    base = [c for c in string.ascii_lowercase + string.digits + "'"]
    start = dict.fromkeys([*MARKS, *base, *("##" + c for c in base)])
    often = [w for w, n in sorted(count.items(), key=lambda x: (-x[1], x[0])) if n >= least]
    names = {i: piece for piece, i in bert.ids.items()}
    rest: Counter[str] = Counter()
    for word, n in count.items():
        if n < least and word[0] in string.ascii_lowercase and "'" not in word:
            rest.update({names[i]: n for i in bert.split(word)})
    chosen = dict.fromkeys([*start, *often])
    for piece, n in sorted(rest.items(), key=lambda x: (-x[1], x[0])):
        if len(chosen) >= size:
            break
        if n >= 3 and piece != "[UNK]":
            chosen.setdefault(piece)
    return list(chosen)[:size]


def main() -> None:
    """Write the vocabulary, a piece on each line."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--size", type=int, default=24000)
    p.add_argument("--least", type=int, default=3)
    a = p.parse_args()
    texts = list(dict.fromkeys(labelled(a.data, "train")[0] + unlabelled(a.data)))
    bert = WordPieces(lines(a.minilm / "vocab.txt"), [])
    found = build(texts, bert, a.size, a.least)
    a.out.write_text("\n".join(found) + "\n", encoding="utf-8")
    pieces = Pieces(found)
    lengths = [len(pieces.encode(t)) for t in texts[:20000]]
    print(f"{len(found)} pieces, {sum(lengths) / len(lengths):.1f} a text")


if __name__ == "__main__":
    main()
