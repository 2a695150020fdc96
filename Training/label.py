"""Score all texts by one teacher, and texts that are made of them."""

import argparse
import random
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch

from data import WordPieces, fingerprint, labelled, unlabelled
from finetune import Teacher, scores
from score import figures

BLOCK = 20_000


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


def swapped(texts: list[str], rng: random.Random) -> list[str]:
    """The words of a text, each sixth at random replaced by a word of another."""
    return [rng.choice(rng.choice(texts).split() or [w]) if rng.random() < 1 / 6 else w
            for w in rng.choice(texts).split()]


def made(how: Callable[[list[str], random.Random], list[str]], texts: list[str], count: int,
         rng: random.Random) -> list[str]:
    """As many texts of at least four words, made in one way."""
    out: list[str] = []
    while len(out) < count:
        found = how(texts, rng)
        if len(found) >= 4:
            out.append(" ".join(found))
    return out


def main() -> None:
    """Save texts, labels (-1 for none) and the teacher's scores; goes on after its last block."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--teacher", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--joined", type=int, default=80_000)
    p.add_argument("--cut", type=int, default=40_000)
    p.add_argument("--swapped", type=int, default=40_000)
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--seed", type=int, default=9)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    train, labels = labelled(a.data, "train")
    other = unlabelled(a.data)
    pieces = WordPieces.over(a.minilm / "vocab.txt", train + other)
    seen = set(train)
    other = [t for t in dict.fromkeys(other) if t not in seen and len(t.split()) >= 3]
    rng = random.Random(a.seed)
    real = train + other
    texts = real + [text for how, count in ((joined, a.joined), (cut, a.cut), (swapped, a.swapped))
                    for text in made(how, real, count, rng)]
    labels += [-1] * (len(texts) - len(labels))
    model = Teacher()
    model.load_state_dict(torch.load(a.teacher))
    val_texts, val_labels = labelled(a.data, "val")
    found = scores(model, [pieces.encode(t) for t in val_texts])
    print(f"validation macro recall {figures(val_labels, found.argmax(1))[0]:.2f}", flush=True)
    part = a.out.with_name(a.out.name + ".part.npz")
    which, done = fingerprint([str(a.teacher), *texts]), np.zeros((0, 3), np.float32)
    if part.exists() and str((kept := np.load(part))["which"]) == which:
        done = kept["scores"]
        print(f"goes on after {len(done)} texts", flush=True)
    start = time.time()
    for first in range(len(done), len(texts), BLOCK):
        found = scores(model, [pieces.encode(t) for t in texts[first : first + BLOCK]])
        done = np.concatenate([done, found])
        np.savez(part, which=which, scores=done)
        print(f"{len(done)} texts, {time.time() - start:.0f} s", flush=True)
    written = np.frombuffer("\n".join(texts).encode(), np.uint8)
    np.savez(a.out, texts=written, labels=np.array(labels, np.int64), scores=done)
    part.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
