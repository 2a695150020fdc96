"""Make texts of the texts there are, for the teachers to score."""

import argparse
import random
import re
from collections.abc import Callable
from pathlib import Path

import torch

from bert import Bert
from data import WordPieces, labelled, unlabelled
from normalise import words
from pretrain import MaskedWords, batches

PLAIN = re.compile(r"[^A-Za-z@#]*([A-Za-z]{2,})[^A-Za-z]*")
LIKELY = 40


def joined(texts: list[str], rng: random.Random) -> list[str]:
    """The words of the first half of one text and of the second half of another."""
    first, second = (rng.choice(texts).split() for _ in range(2))
    return first[: (len(first) + 1) // 2] + second[len(second) // 2 :]


def cut(texts: list[str], rng: random.Random) -> list[str]:
    """A third to nine tenths of the words of a text, in one piece."""
    all_words = rng.choice(texts).split()
    length = round(len(all_words) * rng.uniform(0.35, 0.9))
    start = rng.randrange(len(all_words) - length + 1)
    return all_words[start : start + length]


def made(how: Callable[[list[str], random.Random], list[str]], texts: list[str], count: int,
         rng: random.Random) -> list[str]:
    """As many texts of at least four words, made in one way."""
    out: list[str] = []
    while len(out) < count:
        found = how(texts, rng)
        if len(found) >= 4:
            out.append(" ".join(found))
    return out


class Substitution:
    """Replaces words of a text by words that the encoder expects at their places."""

    def __init__(self, pieces: WordPieces, model: MaskedWords, rng: random.Random) -> None:
        self.pieces, self.model, self.rng = pieces, model.eval(), rng
        self.names = {i: piece for piece, i in pieces.ids.items()}
        allowed = [i for piece, i in pieces.ids.items() if re.fullmatch("[a-z]{2,}", piece)]
        self.bias = torch.full((len(self.names),), -1e4)
        self.bias[allowed] = 0

    def places(self, text: str) -> tuple[list[int], dict[int, int]]:
        """The ids of a text, and which of them are plain words, with their places in it."""
        runs = text.split()
        ids, plain = [self.pieces.ids["[CLS]"]], {}
        for word, run in zip(*words(text)):
            split = self.pieces.word(word)
            match = PLAIN.fullmatch(runs[run]) if run < len(runs) else None
            if match and match[1].lower() == word and len(split) == 1:
                plain[len(ids)] = run
            ids += split
        return ids[:63] + [self.pieces.ids["[SEP]"]], {k: r for k, r in plain.items() if k < 63}

    @torch.no_grad()
    def of(self, texts: list[str], share: float) -> list[str]:
        """The texts, each with that share of its plain words replaced (one at least)."""
        found = [self.places(text) for text in texts]
        out = list(texts)
        for members in batches([ids for ids, _ in found], 3072, self.rng):
            masked = torch.tensor([found[i][0] for i in members])
            where = torch.zeros(masked.shape, dtype=torch.bool)
            for row, i in enumerate(members):
                plain = list(found[i][1])
                if plain:
                    kept = [k for k in plain if self.rng.random() < share]
                    where[row, kept or [self.rng.choice(plain)]] = True
            before = masked[where]
            masked[where] = self.pieces.ids["[MASK]"]
            with torch.autocast("cpu", torch.bfloat16):
                scores = self.model(masked, where).float()
            scores += self.bias
            scores.scatter_(1, before[:, None], -1e4)
            likely, which = scores.topk(LIKELY, 1)
            drawn = which.gather(1, likely.softmax(1).multinomial(1))[:, 0].tolist()
            for (row, place), one in zip(where.nonzero().tolist(), drawn):
                i = members[row]
                out[i] = self.replaced(out[i], found[i][1][place], self.names[one])
        return out

    @staticmethod
    def replaced(text: str, run: int, word: str) -> str:
        """The text with one word replaced, in capitals where that one was."""
        runs = text.split()
        match = PLAIN.fullmatch(runs[run])
        assert match
        if match[1].isupper():
            word = word.upper()
        elif match[1][0].isupper():
            word = word.capitalize()
        runs[run] = runs[run][: match.start(1)] + word + runs[run][match.end(1) :]
        return " ".join(runs)


def main() -> None:
    """Write the texts, one on a line: those with labels first, then other tweets, then those
    joined and cut; or, with an encoder, some of the first two with words replaced."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--encoder", type=Path,
                   help="from pretrain.py: write the texts with words that it expects")
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--joined", type=int, default=80_000)
    p.add_argument("--cut", type=int, default=40_000)
    p.add_argument("--replaced", type=int, default=60_000, help="texts with words replaced")
    p.add_argument("--share", type=float, default=0.3, help="of the plain words of a text")
    p.add_argument("--threads", type=int, default=2)
    p.add_argument("--seed", type=int, default=9)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    torch.manual_seed(a.seed)
    rng = random.Random(a.seed)
    all_train, other = labelled(a.data, "train")[0], unlabelled(a.data)
    pieces = WordPieces.over(a.minilm, a.data)
    seen = set(all_train)
    other = [t for t in dict.fromkeys(other) if t not in seen and len(t.split()) >= 3]
    real = labelled(a.data, "earlier")[0] + other
    if a.encoder:
        model = MaskedWords(Bert())
        model.load_state_dict(torch.load(a.encoder))
        drawn = rng.sample(real, min(a.replaced, len(real)))
        fresh = Substitution(pieces, model, rng).of(drawn, a.share)
        texts = [new for new, old in zip(fresh, drawn) if new != old]
        print("\n".join(texts[:5]), flush=True)
    else:
        texts = real + made(joined, real, a.joined, rng) + made(cut, real, a.cut, rng)
    a.out.write_text("".join(text + "\n" for text in texts), encoding="utf-8")
    print(f"{len(texts)} texts")


if __name__ == "__main__":
    main()
