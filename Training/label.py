"""Score texts by one teacher."""

import argparse
import time
from pathlib import Path

import numpy as np
import torch

from data import WordPieces, fingerprint, labelled, lines
from finetune import Teacher, scores
from score import summary

BLOCK = 20_000


def main() -> None:
    """Save the teacher's scores of some texts, of val and of later; goes on after a block."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--teacher", type=Path, required=True)
    p.add_argument("--texts", type=Path, required=True, help="from augment.py")
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--threads", type=int, default=1)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    pieces = WordPieces.over(a.minilm, a.data)
    texts = lines(a.texts)
    model = Teacher()
    model.load_state_dict(torch.load(a.teacher))
    judged = {}
    for split in ("val", "later"):
        said, truth = labelled(a.data, split)
        judged[split] = scores(model, [pieces.encode(t) for t in said])
        print(f"{split}: {summary(truth, judged[split].argmax(1))}", flush=True)
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
    np.savez(a.out, scores=done, **judged)
    part.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
