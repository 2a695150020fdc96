"""Score texts by one teacher."""

import argparse
import shutil
import time
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from base import Base
from data import fingerprint, labelled, lines
from finetune import loaded, scores
from score import summary
from states import Reader

BLOCK = 20_000
SAMPLE = 4_000


def main() -> None:
    """Save the teacher's scores of some texts, of val and of later; goes on after a block."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--e5", type=Path, help="the teacher is an E5, begun from this file")
    p.add_argument("--teacher", type=Path, required=True)
    p.add_argument("--texts", type=Path, required=True, help="from augment.py")
    p.add_argument("--states", action="store_true",
                   help="save its states of each word too; of a teacher from MiniLM")
    p.add_argument("--axes", type=int, default=48, help="of the states")
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--threads", type=int, default=1)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    base = Base(a.minilm, a.e5, a.data)
    pieces = base.pieces
    texts = lines(a.texts)
    model = loaded(a.teacher, base)
    judged = {}
    for split in ("val", "later"):
        said, truth = labelled(a.data, split)
        judged[split] = scores(model, [pieces.encode(t) for t in said])
        print(f"{split}: {summary(truth, judged[split].argmax(1))}", flush=True)
    reader = None
    if a.states:
        reader = Reader(pieces, model)
        # The same axes for every file of texts.
        reader.project(labelled(a.data, "earlier")[0][:SAMPLE], a.axes)

    def block(texts: list[str]) -> dict[str, NDArray]:
        if not reader:
            return {"scores": scores(model, [pieces.encode(t) for t in texts])}
        found, words = reader.of(texts)
        return {"scores": found, "counts": np.array([len(of) for of in words]),
                "states": torch.cat([of for of in words if len(of)]).half().numpy()}

    which = fingerprint([str(a.teacher), str(a.states), str(a.axes), *texts])
    part = a.out.with_name(f"{a.out.name}.{which}.part")
    part.mkdir(exist_ok=True)
    start, parts = time.time(), []
    for first in range(0, len(texts), BLOCK):
        path = part / f"{first}.npz"
        if not path.exists():
            unfinished = path.with_suffix(".new.npz")
            np.savez(unfinished, **block(texts[first : first + BLOCK]))
            unfinished.replace(path)
            print(f"{min(first + BLOCK, len(texts))} texts, {time.time() - start:.0f} s",
                  flush=True)
        parts.append(np.load(path))
    np.savez(a.out, **judged, **{
        name: np.concatenate([each[name] for each in parts]) for name in parts[0]})
    shutil.rmtree(part)


if __name__ == "__main__":
    main()
