"""Score texts by one teacher."""

import argparse
import time
from pathlib import Path

import numpy as np
import torch

from base import Base
from data import fingerprint, labelled, lines
from finetune import loaded, scores
from score import summary

BLOCK = 20_000


def main() -> None:
    """Save the teacher's scores of some texts, of val and of later; goes on after a block."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--e5", type=Path, help="the teacher is an E5, begun from this file")
    p.add_argument("--teacher", type=Path, required=True)
    p.add_argument("--texts", type=Path, nargs="+", required=True, help="from augment.py")
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--threads", type=int, default=1)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    base = Base(a.minilm, a.e5, a.data)
    pieces = base.pieces
    blocks = [
        texts[first : first + BLOCK]
        for texts in map(lines, a.texts)
        for first in range(0, len(texts), BLOCK)
    ]
    model = loaded(a.teacher, base)
    judged = {}
    for split in ("val", "later"):
        said, truth = labelled(a.data, split)
        judged[split] = scores(model, [pieces.encode(t) for t in said])
        print(f"{split}: {summary(truth, judged[split].argmax(1))}", flush=True)
    part = a.out.with_name(a.out.name + ".part.npz")
    which = fingerprint([str(a.teacher), *(text for block in blocks for text in block)])
    blocks_done, done = 0, np.zeros((0, 3), np.float32)
    if part.exists() and str((kept := np.load(part))["which"]) == which:
        blocks_done, done = int(kept["blocks"]), kept["scores"]
        print(f"goes on after {len(done)} texts", flush=True)
    start = time.time()
    for count, block in enumerate(blocks[blocks_done:], blocks_done + 1):
        found = scores(model, [pieces.encode(t) for t in block])
        done = np.concatenate([done, found])
        np.savez(part, which=which, blocks=count, scores=done)
        print(f"{len(done)} texts, {time.time() - start:.0f} s", flush=True)
    np.savez(a.out, scores=done, **judged)
    part.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
