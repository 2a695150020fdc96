"""The labelled and unlabelled texts of a folder."""

import hashlib
import re
import unicodedata
from collections import Counter
from pathlib import Path

from normalise import CAPS, FLAG, FOREIGN, LINK, NUMBER, REPEAT, USER, YEAR, words

LABELS = ("sad", "neutral", "happy")

# What was not there, or not written about, before 2015: products, films, people in the news.
LATER = re.compile(
    r"\b(2016|ant-?man|apple ?watch|brexit|caitlyn|charlie ?hebdo|deflate ?gate|frank gifford|"
    r"hulk hogan|jurassic ?world|kim davis|magic mike|moto g|paper ?towns|planned ?parenthood|"
    r"prime ?day|rousey|scott walker|sharknado|straight ?outta|tom brady|windows ?10|yakub)\b",
    re.IGNORECASE)


def lines(path: Path) -> list[str]:
    """The texts of a file, one on each line."""
    return path.read_text(encoding="utf-8").rstrip("\n").split("\n")


def labelled(folder: Path, split: str) -> tuple[list[str], list[int]]:
    """Texts and labels (0 sad, 1 neutral, 2 happy) of a split: train, val or test.

    Train has two parts of its own: `later` names something of 2015 or 2016 and trains nothing
    but masked words, so that "another year" can be seen without the test split; `earlier` is
    the rest.
    """
    if split in ("earlier", "later"):
        both = zip(*labelled(folder, "train"))
        kept = [(t, n) for t, n in both if (LATER.search(t) is not None) == (split == "later")]
        return [t for t, _ in kept], [n for _, n in kept]
    texts = lines(folder / f"{split}_text.txt")
    labels = [int(line) for line in lines(folder / f"{split}_labels.txt")]
    assert len(texts) == len(labels)
    return texts, labels


def unlabelled(folder: Path) -> list[str]:
    """Tweets without labels."""
    return lines(folder / "other" / "tweets.txt")


class WordPieces:
    """BERT's word pieces of our words; our tokens and emoji use free rows of its vocabulary."""

    MARKS = {LINK: "link", USER: "person", CAPS: "loud", REPEAT: "very", NUMBER: "100",
             YEAR: "2016", FLAG: "flag", FOREIGN: "foreign", ":)": "smile", ";)": "wink",
             ":D": "laugh", ":P": "tongue", ":(": "sad", ":'(": "cry", ":/": "unsure",
             ":O": "surprised", ":*": "kiss", "<3": "love heart", "</3": "broken heart",
             "-_-": "annoyed", "^_^": "happy"}

    def __init__(self, vocabulary: list[str], emoji: list[str]) -> None:
        self.ids = {piece: i for i, piece in enumerate(vocabulary)}
        self.mask, self.rows = self.ids["[MASK]"], len(vocabulary)
        self.marks = [self.ids["[CLS]"], self.ids["[SEP]"]]
        self.ordinary = range(1, self.rows)
        unused = [i for i, piece in enumerate(vocabulary) if piece.startswith("[unused")]
        names = dict(self.MARKS)
        for sign in emoji[: len(unused) - len(names)]:
            names[sign] = unicodedata.name(sign, "sign").lower()
        self.added = {word: unused[i] for i, word in enumerate(names)}
        self.meaning = {self.added[word]: self.split(name) for word, name in names.items()}

    @classmethod
    def over(cls, minilm: Path, folder: Path) -> "WordPieces":
        """Pieces whose added signs are those that stand at least four times in the texts of a
        folder, those of val and test left out."""
        texts = labelled(folder, "train")[0] + unlabelled(folder)
        count = Counter(w for t in texts for w in words(t)[0] if len(w) == 1 and ord(w) >= 0x2000)
        pieces = lines(minilm / "vocab.txt")
        known = set(pieces)
        return cls(pieces, [w for w, n in sorted(count.items(), key=lambda x: (-x[1], x[0]))
                            if n >= 4 and w not in known])

    def split(self, word: str) -> list[int]:
        """Pieces of letters, digits and signs, longest first."""
        out: list[int] = []
        for part in word.replace("'", " ' ").replace("-", " - ").split():
            start = 0
            while start < len(part):
                for end in range(len(part), start, -1):
                    piece = part[start:end] if start == 0 else "##" + part[start:end]
                    if piece in self.ids:
                        out.append(self.ids[piece])
                        start = end
                        break
                else:
                    out.append(self.ids["[UNK]"])
                    break
        return out

    def word(self, word: str) -> list[int]:
        """Ids of a word, or the one of an added sign."""
        return [self.added[word]] if word in self.added else self.split(word)

    def alone(self, piece: str) -> list[int]:
        """Ids of a piece of the student's when it is all that is said, marks at both ends."""
        own = self.word(piece.removeprefix("##"))
        if piece.startswith("##") and piece in self.ids:
            own = [self.ids[piece]]
        return [self.ids["[CLS]"], *(own or [self.ids["[UNK]"]]), self.ids["[SEP]"]]

    def encode(self, text: str, longest: int = 64) -> list[int]:
        """Ids of a text between [CLS] and [SEP]."""
        out = [self.ids["[CLS]"]]
        for word in words(text)[0]:
            out += self.word(word)
        return out[: longest - 1] + [self.ids["[SEP]"]]


def fingerprint(items: list[str]) -> str:
    """A short digest of some texts, which identifies a corpus."""
    return hashlib.sha256("\n".join(items).encode()).hexdigest()[:12]
