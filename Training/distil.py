"""Train the student on the teachers' scores of many texts."""

import argparse
import copy
import math
import random
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from numpy.typing import NDArray
from torch import Tensor, nn

from base import Base
from bert import WIDTH
from checkpoint import Checkpoint
from data import WordPieces, labelled, lines
from e5 import SentencePieces
from finetune import Teacher, loaded, scores
from normalise import words
from pieces import Pieces
from pretrain import batches, follow, planned
from score import (
    best_temperature, calibration_error, divergence, shift_for_count, softmax, summary)
from student import Student


class WordVectors(nn.Module):
    """The student's embedding while it learns: a projection of what the teacher knows of each
    piece, and a small vector of its own.

    Pieces that come rarely so go where frequent ones with a like meaning go.
    """

    def __init__(self, known: Tensor, width: int) -> None:
        super().__init__()
        self.register_buffer("known", known)
        self.projection = nn.Parameter(torch.eye(known.shape[1], width))
        self.own = nn.Embedding(len(known), width)
        nn.init.zeros_(self.own.weight)

    def forward(self, ids: Tensor) -> Tensor:
        return self.known[ids] @ self.projection + self.own(ids)

    @torch.no_grad()
    def merged(self) -> nn.Embedding:
        """One table of the same vectors."""
        return nn.Embedding.from_pretrained(self.known @ self.projection + self.own.weight)


class WordStates:
    """What a teacher makes of each word of the texts, and the pieces at which the student has
    to say the same."""

    def __init__(self, paths: list[Path], texts: list[str], pieces: Pieces) -> None:
        kept = [np.load(path) for path in paths]
        self.states = np.concatenate([each["states"] for each in kept])
        counts = np.concatenate([each["counts"] for each in kept])
        self.first = np.concatenate([[0], np.cumsum(counts)])
        self.starts = []
        for text, count in zip(texts, counts):
            lengths = [len(pieces.split(word)) for word in words(text)[0][:count]]
            self.starts.append(np.cumsum([0, *lengths])[:-1])

    def of(self, members: list[int], length: int) -> tuple[Tensor, Tensor, Tensor]:
        """Row, piece and state of each word of some texts, cut to a length."""
        rows, places, states = [], [], []
        for row, i in enumerate(members):
            within = self.starts[i][self.starts[i] < length]
            rows.append(np.full(len(within), row))
            places.append(within)
            states.append(self.states[self.first[i] : self.first[i] + len(within)])
        row, place, state = (torch.from_numpy(np.concatenate(x)) for x in (rows, places, states))
        return row, place, state.float()


@torch.no_grad()
def known_rows(
    vocabulary: list[str], teachers: list[tuple[WordPieces | SentencePieces, Teacher]],
    axes: int, width: int,
) -> Tensor:
    """What the teachers know of each piece: their rows of the word table, and their states when
    the piece is all that is said; all on their principal axes. The first `width` axes, which
    are the student's first vectors, have a deviation of 0.3."""
    parts = []
    for pieces, teacher in teachers:
        said = [pieces.alone(piece) for piece in vocabulary]
        table = torch.stack([teacher.bert.token.weight[ids[1:-1]].mean(0) for ids in said])
        alone = torch.zeros(len(said), 2 * WIDTH)
        teacher.eval()
        for members in batches(said, 3072, random.Random(0)):
            with torch.autocast("cpu", torch.bfloat16):
                states = teacher.bert(torch.tensor([said[i] for i in members])).float()
            alone[members] = torch.cat([states[:, 0], states.mean(1)], 1)
        parts += [table - table.mean(0), alone - alone.mean(0)]
    wide = torch.cat([part / part.std() / part.shape[1] ** 0.5 for part in parts], 1)
    _, _, across = torch.linalg.svd(wide, full_matrices=False)
    found = wide @ across[:axes].T
    return found * (0.3 / found[:, :width].std())


def mean_of_teachers(teachers: list[list[Path]]) -> NDArray:
    """The probabilities of all texts, the mean of the teachers, each with its files in order."""
    return np.mean([
        softmax(np.concatenate([np.load(path)["scores"] for path in paths]))
        for paths in teachers], 0)


def main() -> None:
    """Train, print validation figures after each epoch, write the file of weights."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--teachers", type=Path, nargs="+", required=True,
                   help="whose word vectors to take, those of MiniLM")
    p.add_argument("--e5", type=Path, help="the file of E5, for these:")
    p.add_argument("--e5-teachers", type=Path, nargs="*", default=[],
                   help="whose word vectors to take as well")
    p.add_argument("--texts", type=Path, nargs="+", required=True,
                   help="from augment.py, those scored")
    p.add_argument("--soft", type=Path, nargs="+", action="append", required=True,
                   help="from label.py, once for each teacher, one file for each of the texts; "
                   "those of the first have its states of the words as well")
    p.add_argument("--vocabulary", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True, help="the weights file")
    p.add_argument("--epochs", type=int, default=3)
    p.add_argument("--rate", type=float, default=1.5e-3)
    p.add_argument("--tokens", type=int, default=2500)
    p.add_argument("--drop", type=float, default=0.1)
    p.add_argument("--hide", type=float, default=0.05, help="share of pieces made unknown")
    p.add_argument("--hard", type=float, default=0.1, help="weight of labels beside teachers")
    p.add_argument("--context", type=float, default=1.5, help="weight of the words' states")
    p.add_argument("--axes", type=int, default=256, help="of the teacher's word vectors")
    p.add_argument("--shrink", type=float, default=0.5, help="weight decay of own vectors")
    p.add_argument("--width", type=int, default=128)
    p.add_argument("--channels", type=int, default=192)
    p.add_argument("--dilations", type=int, nargs="+", default=[1, 1, 2])
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--seed", type=int, default=5)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    torch.manual_seed(a.seed)
    rng = random.Random(a.seed)
    vocabulary = lines(a.vocabulary)
    pieces = Pieces(vocabulary)
    _, labels = labelled(a.data, "earlier")
    balance = len(labels) / 3 / np.bincount(labels)
    judged = {split: labelled(a.data, split) for split in ("val", "later")}
    texts = [text for path in a.texts for text in lines(path)]
    wanted = torch.tensor(mean_of_teachers(a.soft))
    taught = {
        split: np.mean([softmax(np.load(paths[0])[split]) for paths in a.soft], 0)
        for split in judged}
    for split, (_, right) in judged.items():
        print(f"teachers, {split}: {summary(right, taught[split].argmax(1))}", flush=True)
    truth = np.full(len(texts), -1)
    truth[: len(labels)] = labels
    ids = [pieces.encode(t, 64) or [0] for t in texts]
    read = {split: [pieces.encode(t) or [0] for t in said] for split, (said, _) in judged.items()}
    model = Student(len(vocabulary), a.width, a.channels, tuple(a.dilations), drop=a.drop)
    teachers = []
    for e5, paths in ((None, a.teachers), (a.e5, a.e5_teachers)):
        if paths:
            base = Base(a.minilm, e5, a.data)
            teachers += [(base.pieces, loaded(path, base)) for path in paths]
    model.embedding = WordVectors(known_rows(vocabulary, teachers, a.axes, a.width), a.width)
    average = copy.deepcopy(model)
    context = WordStates(a.soft[0], texts, pieces)
    guess = nn.Linear(a.channels, context.states.shape[1])
    weights = torch.tensor(balance, dtype=torch.float32)
    own = [model.embedding.own.weight]
    inner = [q for q in (*model.parameters(), *guess.parameters()) if q is not own[0]]
    optimiser = torch.optim.AdamW(
        [{"params": inner}, {"params": own, "weight_decay": a.shrink}],
        lr=a.rate, weight_decay=0.01, fused=True)
    plan, ends = planned(ids, a.tokens, a.epochs, rng)
    total, running = len(plan), 0.0
    print(f"{len(ids)} texts, {total} steps", flush=True)
    checkpoint = Checkpoint(
        a.out, vars(a), optimiser, model=model, average=average, guess=guess)
    first = checkpoint.resume()
    model.train()
    for step, members in enumerate(plan[first:], first + 1):
        wave = 0.01 + 0.495 * (1 + math.cos(math.pi * step / total))
        share = min(1.0, step / 200) * wave
        optimiser.param_groups[0]["lr"] = a.rate * share
        optimiser.param_groups[1]["lr"] = a.rate * share * 0.3
        batch = torch.tensor([ids[i] for i in members])
        batch = batch.masked_fill(torch.rand(batch.shape) < a.hide, 0)
        with torch.autocast("cpu", torch.bfloat16):
            states = model.states(batch)
            found, guessed = model.read(states), guess(states)
        found = F.log_softmax(found.float(), 1)
        known = torch.tensor(truth[members])
        marked = known >= 0
        loss = -(wanted[members] * found).sum(1).mean()
        if marked.any():
            loss = loss + a.hard * marked.float().mean() * F.nll_loss(
                found[marked], known[marked], weights)
        row, place, state = context.of(members, batch.shape[1])
        known_share = len(state) / batch.numel()
        aside = a.context * known_share * F.mse_loss(guessed.float()[row, place], state)
        optimiser.zero_grad()
        (loss + aside).backward()
        optimiser.step()
        follow(average, model, min(0.998, step / (step + 20)))
        running += (loss.item() - running) / min(step - first, 200)
        if step % 500 == 0:
            print(f"step {step} loss {running:.4f} words {aside.item():.4f} "
                  f"{checkpoint.seconds:.0f} s", flush=True)
        if step in ends:
            for split, (_, right) in judged.items():
                found = scores(average, read[split])
                print(f"step {step} {split}: {summary(right, found.argmax(1))} "
                      f"apart {divergence(taught[split], softmax(found)):.4f} "
                      f"{checkpoint.seconds:.0f} s", flush=True)
        checkpoint.step(step)
    average.embedding = average.embedding.merged()
    ready = average.deployed(vocabulary, ids[:: max(1, len(ids) // 3000)])
    found = {split: np.stack([ready.logits(i) for i in read[split]]) for split in judged}
    # Unsure of more texts than the teachers, the student calls fewer of them sad.
    count = sum(int((taught[split].argmax(1) == 0).sum()) for split in judged)
    shift = shift_for_count(np.concatenate(list(found.values())), 0, count)
    ready.output.bias[0] += np.float32(shift)
    for logits in found.values():
        logits[:, 0] += np.float32(shift)
    print(f"sad {shift:+.3f}, so that it is as frequent as with the teachers")
    ready.temperature = best_temperature(judged["later"][1], found["later"])
    ready.write(a.out)
    for split, (_, right) in judged.items():
        error = calibration_error(right, softmax(found[split] / ready.temperature))
        print(f"deployed, {split}: {summary(right, found[split].argmax(1))} "
              f"calibration error {error:.4f} temperature {ready.temperature:.2f}")
    checkpoint.done()


if __name__ == "__main__":
    main()
