"""Save what a teacher makes of each word of a text, for the student to learn as well."""

import argparse
import random
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from base import Base
from data import WordPieces, fingerprint, lines
from finetune import Teacher, loaded
from normalise import words
from pretrain import batches

BLOCK = 20_000
SAMPLE = 4_000


class Reader:
    """The last states of a teacher, the mean of each word's pieces."""

    def __init__(self, pieces: WordPieces, model: Teacher) -> None:
        self.pieces, self.model = pieces, model.eval()
        self.mean, self.axes = torch.zeros(()), None

    def places(self, text: str) -> tuple[list[int], list[int]]:
        """The ids of a text, and where each word begins, then where the last one ends."""
        ids, starts = [self.pieces.ids["[CLS]"]], [1]
        for word in words(text)[0]:
            own = self.pieces.word(word)
            if len(ids) + len(own) > 63:
                break
            ids += own
            starts.append(len(ids))
        return [*ids, self.pieces.ids["[SEP]"]], starts

    @torch.no_grad()
    def of(self, texts: list[str]) -> list[Tensor]:
        """For each text a row for each of its words."""
        found = [self.places(text) for text in texts]
        out = [torch.zeros(0)] * len(texts)
        for members in batches([ids for ids, _ in found], 3072, random.Random(0)):
            with torch.autocast("cpu", torch.bfloat16):
                states = self.model.bert(torch.tensor([found[i][0] for i in members])).float()
            if self.axes is not None:
                states = (states - self.mean) @ self.axes
            sums = torch.cat([torch.zeros_like(states[:, :1]), states.cumsum(1)], 1)
            for row, i in enumerate(members):
                starts = torch.tensor(found[i][1])
                out[i] = sums[row, starts].diff(dim=0) / starts.diff()[:, None]
        return out

    def project(self, texts: list[str], axes: int) -> None:
        """From now on the states are on their principal axes, for these texts.

        Two axes, which tell the mood, have half of the variance. So that the others count too,
        each is divided by the root of its deviation.
        """
        states = torch.cat(self.of(texts))
        self.mean = states.mean(0)
        variance, across = torch.linalg.eigh(torch.cov(states.T))
        variance, across = variance.flip(0)[:axes], across.flip(1)[:, :axes]
        self.axes = across / (variance * variance.mean()) ** 0.25
        share = float(variance.sum() / torch.cov(states.T).trace())
        print(f"{axes} axes have {100 * share:.0f} % of the variance", flush=True)


def main() -> None:
    """Save the states of the first texts of a file; goes on after a block."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--teacher", type=Path, required=True)
    p.add_argument("--texts", type=Path, required=True, help="from augment.py")
    p.add_argument("--count", type=int, default=500_000, help="of texts")
    p.add_argument("--axes", type=int, default=48)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--threads", type=int, default=1)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    texts = lines(a.texts)[: a.count]
    base = Base(a.minilm, None, a.data)
    reader = Reader(base.pieces, loaded(a.teacher, base))
    counts = np.array([len(reader.places(text)[1]) - 1 for text in texts])
    reader.project(texts[:SAMPLE], a.axes)
    part, note = (a.out.with_name(a.out.name + end) for end in (".part", ".part.which"))
    which, done = fingerprint([str(a.teacher), str(a.axes), *texts]), 0
    if part.exists() and note.exists() and note.read_text().split()[0] == which:
        done = int(note.read_text().split()[1])
        print(f"goes on after {done} texts", flush=True)
    kept = np.memmap(part, np.float16, "r+" if done else "w+", shape=(counts.sum(), a.axes))
    start = time.time()
    for first in range(done, len(texts), BLOCK):
        end = min(first + BLOCK, len(texts))
        found = torch.cat(reader.of(texts[first:end])).numpy()
        begin = counts[:first].sum()
        kept[begin : begin + len(found)] = found
        kept.flush()
        note.write_text(f"{which} {end}")
        print(f"{end} texts, {time.time() - start:.0f} s", flush=True)
    with a.out.open("wb") as file:
        np.savez(file, states=kept, counts=counts)
    part.unlink()
    note.unlink()


if __name__ == "__main__":
    main()
