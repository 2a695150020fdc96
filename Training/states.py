"""What a teacher from MiniLM makes of each word of a text, for the student to learn as well."""

import random

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from data import WordPieces
from finetune import Teacher
from normalise import words
from pretrain import batches


class Reader:
    """The scores of a teacher, and its last states, the mean of each word's pieces."""

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
    def of(self, texts: list[str]) -> tuple[NDArray, list[Tensor]]:
        """The scores of texts, and for each text a row for each of its words."""
        found = [self.places(text) for text in texts]
        scores = np.zeros((len(texts), 3), np.float32)
        out = [torch.zeros(0)] * len(texts)
        for members in batches([ids for ids, _ in found], 3072, random.Random(0)):
            with torch.autocast("cpu", torch.bfloat16):
                states = self.model.bert(torch.tensor([found[i][0] for i in members]))
                scores[members] = self.model.read(states).numpy()
            states = states.float()
            if self.axes is not None:
                states = (states - self.mean) @ self.axes
            sums = torch.cat([torch.zeros_like(states[:, :1]), states.cumsum(1)], 1)
            for row, i in enumerate(members):
                starts = torch.tensor(found[i][1])
                out[i] = sums[row, starts].diff(dim=0) / starts.diff()[:, None]
        return scores, out

    def project(self, texts: list[str], axes: int) -> None:
        """From now on the states are on their principal axes, for these texts.

        Two axes, which tell the mood, have half of the variance. So that the others count too,
        each is divided by the root of its deviation.
        """
        states = torch.cat(self.of(texts)[1])
        self.mean = states.mean(0)
        variance, across = torch.linalg.eigh(torch.cov(states.T))
        variance, across = variance.flip(0)[:axes], across.flip(1)[:, :axes]
        self.axes = across / (variance * variance.mean()) ** 0.25
        share = float(variance.sum() / torch.cov(states.T).trace())
        print(f"{axes} axes have {100 * share:.0f} % of the variance", flush=True)
