"""Fine-tune the pre-trained encoder on moods, which makes the teacher."""

import argparse
import copy
import random
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from base import Base
from bert import WIDTH, Bert
from checkpoint import Checkpoint
from data import labelled
from pretrain import MaskedWords, batches, follow, planned
from score import summary


class Teacher(nn.Module):
    """The encoder with two heads over its first state and its mean state.

    One scores sad, neutral and happy; the other whether there is a feeling at all, which is
    learnt from the same labels with a loss of its own.
    """

    def __init__(self, bert: Bert) -> None:
        super().__init__()
        self.bert = bert
        self.classifier = nn.Linear(2 * WIDTH, 3)
        self.feeling = nn.Linear(2 * WIDTH, 1)
        self.drop = nn.Dropout(0.1)

    def heads(self, h: Tensor) -> tuple[Tensor, Tensor]:
        """From the last states the scores of the three moods, and of a feeling."""
        z = self.drop(torch.cat([h[:, 0], h.mean(1)], 1))
        return self.classifier(z).float(), self.feeling(z).float()[:, 0]

    def forward(self, ids: Tensor) -> Tensor:
        return self.read(self.bert(ids))

    def read(self, h: Tensor) -> Tensor:
        """Logarithms of the moods' probabilities, the mean of what both heads say."""
        three, feeling = self.heads(h)
        felt = three[:, [0, 2]].log_softmax(1) + F.logsigmoid(feeling)[:, None]
        second = torch.stack([felt[:, 0], F.logsigmoid(-feeling), felt[:, 1]], 1)
        return (three.log_softmax(1) + second) / 2


def loaded(path: Path, base: Base) -> Teacher:
    """The teacher in a file."""
    model = Teacher(base.bert())
    model.load_state_dict(torch.load(path))
    return model


@torch.no_grad()
def scores(model: nn.Module, ids: list[list[int]], tokens: int = 3072) -> np.ndarray:
    """The scores of texts, in order."""
    model.eval()
    out = np.zeros((len(ids), 3), np.float32)
    for members in batches(ids, tokens, random.Random(0)):
        with torch.autocast("cpu", torch.bfloat16):
            found = model(torch.tensor([ids[i] for i in members]))
        out[members] = found.float().numpy()
    return out


def groups(model: Teacher, rate: float, decay: float) -> list[dict]:
    """Parameters with learning rates that decrease towards the input."""
    bert = model.bert
    heads = [*model.classifier.parameters(), *model.feeling.parameters()]
    out = [{"params": heads, "lr": rate * 5}]
    for depth, layer in enumerate(reversed(bert.layers)):
        out.append({"params": list(layer.parameters()), "lr": rate * decay**depth})
    tables = [bert.token.weight, bert.place.weight, *bert.norm.parameters(), bert.kind]
    out.append({"params": tables, "lr": rate * decay ** len(bert.layers)})
    return out


def main() -> None:
    """Train, print validation figures after each epoch, save the averaged weights."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--e5", type=Path, help="teach E5, in this file, in place of MiniLM")
    p.add_argument("--encoder", type=Path, help="from pretrain.py; none: the published weights")
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--epochs", type=int, default=2)
    p.add_argument("--rate", type=float, default=1e-4)
    p.add_argument("--depth", type=float, default=0.85, help="a layer's rate by the next one's")
    p.add_argument("--last", type=float, default=0.33, help="what is left of the rate at the end")
    p.add_argument("--tokens", type=int, default=1536)
    p.add_argument("--balance", type=float, default=1.0,
                   help="1: the classes weigh alike, 0: as often as they come")
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--seed", type=int, default=1)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    torch.manual_seed(a.seed)
    rng = random.Random(a.seed)
    base = Base(a.minilm, a.e5, a.data)
    pieces = base.pieces
    texts, labels = labelled(a.data, "earlier")
    ids = [pieces.encode(t) for t in texts]
    judged = {split: labelled(a.data, split) for split in ("val", "later")}
    model = Teacher(base.bert())
    if a.encoder:
        MaskedWords(model.bert, pieces.ordinary.stop).load_state_dict(torch.load(a.encoder))
    else:
        base.load(model.bert)
    average = copy.deepcopy(model)
    count = np.bincount(labels)
    weights = torch.tensor((len(labels) / 3 / count) ** a.balance, dtype=torch.float32)
    optimiser = torch.optim.AdamW(groups(model, a.rate, a.depth), weight_decay=0.01, fused=True)
    rates = [g["lr"] for g in optimiser.param_groups]
    plan, ends = planned(ids, a.tokens, a.epochs, rng)
    total, running = len(plan), 0.0
    print(f"{total} steps", flush=True)
    checkpoint = Checkpoint(a.out, vars(a), optimiser, model=model, average=average)
    first = checkpoint.resume()
    model.train()
    for step, members in enumerate(plan[first:], first + 1):
        share = min(1.0, step / 150) * (1 - (1 - a.last) * (step - 1) / total)
        for group, rate in zip(optimiser.param_groups, rates):
            group["lr"] = rate * share
        batch = torch.tensor([ids[i] for i in members])
        with torch.autocast("cpu", torch.bfloat16):
            three, feeling = model.heads(model.bert(batch))
        truth = torch.tensor([labels[i] for i in members])
        loss = F.cross_entropy(three, truth, weights, label_smoothing=0.05)
        felt = (truth != 1).float() * 0.9 + 0.05
        loss = loss + 0.5 * F.binary_cross_entropy_with_logits(feeling, felt)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        if step % 8 == 0:
            follow(average, model, min(0.97, step / (step + 80)))
        running += (loss.item() - running) / min(step - first, 200)
        if step % 100 == 0:
            print(f"step {step} loss {running:.4f} {checkpoint.seconds:.0f} s", flush=True)
        if step in ends:
            for split, (said, truth) in judged.items():
                found = scores(average, [pieces.encode(t) for t in said]).argmax(1)
                print(f"step {step} {split}: {summary(truth, found)}", flush=True)
            model.train()
        checkpoint.step(step)
    torch.save(average.state_dict(), a.out)
    checkpoint.done()


if __name__ == "__main__":
    main()
