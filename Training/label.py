"""Score a teacher's share of all texts, and texts joined from halves of them."""

import argparse
import random
import time
from pathlib import Path

import numpy as np
import torch

from data import WordPieces, labelled, unlabelled
from finetune import Teacher, scores
from score import figures


def joined(texts: list[str], count: int, rng: random.Random) -> list[str]:
    """The first half of one text and the second half of another."""
    out = []
    while len(out) < count:
        first, second = (rng.choice(texts).split() for _ in range(2))
        parts = first[: (len(first) + 1) // 2] + second[len(second) // 2 :]
        if len(parts) >= 6:
            out.append(" ".join(parts))
    return out


def main() -> None:
    """Save texts, labels (-1 for none) and the teacher's scores."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--teacher", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--share", type=int, nargs=2, default=[0, 1], metavar=("WHICH", "OF"))
    p.add_argument("--joined", type=int, default=40000)
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--seed", type=int, default=9)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    train, labels = labelled(a.data, "train")
    other = unlabelled(a.data)
    pieces = WordPieces.over(a.minilm / "vocab.txt", train + other)
    seen = set(train)
    other = [t for t in dict.fromkeys(other) if t not in seen and len(t.split()) >= 3]
    texts = train + other + joined(train + other, a.joined, random.Random(a.seed))
    labels += [-1] * (len(texts) - len(labels))
    which, of = a.share
    texts, labels = texts[which::of], labels[which::of]
    model = Teacher()
    model.load_state_dict(torch.load(a.teacher))
    val_texts, val_labels = labelled(a.data, "val")
    found = scores(model, [pieces.encode(t) for t in val_texts])
    print(f"validation macro recall {figures(val_labels, found.argmax(1))[0]:.2f}", flush=True)
    start = time.time()
    found = scores(model, [pieces.encode(t) for t in texts])
    print(f"{len(texts)} texts, {time.time() - start:.0f} s")
    written = np.frombuffer("\n".join(texts).encode(), np.uint8)
    np.savez(a.out, texts=written, labels=np.array(labels, np.int64), scores=found)


if __name__ == "__main__":
    main()
