"""Masked-word pre-training of an encoder on the tweets, before it is fine-tuned on moods."""

import argparse
import itertools
import math
import random
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from base import Base
from bert import VOCABULARY, WIDTH, Bert
from checkpoint import Checkpoint
from data import WordPieces, labelled, unlabelled
from e5 import SentencePieces


def batches(ids: list[list[int]], tokens: int, rng: random.Random) -> list[list[int]]:
    """Batches of indices of texts of equal length, with a limit of tokens, in random order."""
    by_length: dict[int, list[int]] = {}
    for i in rng.sample(range(len(ids)), len(ids)):
        by_length.setdefault(len(ids[i]), []).append(i)
    out = []
    for length, members in by_length.items():
        size = max(1, tokens // length)
        out += [members[i : i + size] for i in range(0, len(members), size)]
    rng.shuffle(out)
    return out


def planned(
    ids: list[list[int]], tokens: int, epochs: int, rng: random.Random,
) -> tuple[list[list[int]], set[int]]:
    """The batches of all epochs, and after how many of them each epoch ends."""
    plan = [batches(ids, tokens, rng) for _ in range(epochs)]
    ends = set(itertools.accumulate(len(steps) for steps in plan))
    return [members for steps in plan for members in steps], ends


@torch.no_grad()
def follow(average: nn.Module, model: nn.Module, keep: float) -> None:
    """Moves the averaged weights towards those of the model, by what is not to be kept."""
    for slow, fast in zip(average.parameters(), model.parameters()):
        slow.lerp_(fast, 1 - keep)


def masked(
    ids: Tensor, pieces: WordPieces | SentencePieces, rate: float,
) -> tuple[Tensor, Tensor]:
    """Ids with some masked (8 in 10), swapped (1 in 10) or unchanged, and their positions."""
    maskable = (ids < pieces.ordinary.stop) & ~torch.isin(ids, torch.tensor(pieces.marks))
    chosen = (torch.rand(ids.shape) < rate) & maskable
    kind = torch.rand(ids.shape)
    out = torch.where(chosen & (kind < 0.8), pieces.mask, ids)
    any_other = torch.randint(pieces.ordinary.start, pieces.ordinary.stop, ids.shape)
    return torch.where(chosen & (kind >= 0.9), any_other, out), chosen


class MaskedWords(nn.Module):
    """The encoder with a head that scores the first pieces, or all, at the masked places."""

    def __init__(self, bert: Bert, scored: int = VOCABULARY) -> None:
        super().__init__()
        self.bert = bert
        self.head = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.GELU(), nn.LayerNorm(WIDTH))
        self.bias = nn.Parameter(torch.zeros(scored))

    def forward(self, ids: Tensor, where: Tensor) -> Tensor:
        seen = self.head(self.bert(ids)[where])
        return F.linear(seen, self.bert.token.weight[: len(self.bias)], self.bias)


def main() -> None:
    """Read the tweets, train, save the encoder with its head."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True, help="folder with model.safetensors")
    p.add_argument("--e5", type=Path, help="pre-train E5, in this file, in place of MiniLM")
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--epochs", type=int, default=1)
    p.add_argument("--rate", type=float, default=3e-4)
    p.add_argument("--tokens", type=int, default=2048)
    p.add_argument("--drop", type=float, default=0.0)
    p.add_argument("--threads", type=int, default=2)
    p.add_argument("--seed", type=int, default=7)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    torch.manual_seed(a.seed)
    rng = random.Random(a.seed)
    texts = labelled(a.data, "train")[0] + unlabelled(a.data)
    base = Base(a.minilm, a.e5, a.data)
    pieces = base.pieces
    ids = [pieces.encode(t) for t in dict.fromkeys(texts)]
    ids = [i for i in ids if len(i) >= 6]
    bert = base.bert(a.drop)
    base.load(bert)
    model = MaskedWords(bert, pieces.ordinary.stop)
    optimiser = torch.optim.AdamW(model.parameters(), lr=a.rate, weight_decay=0.01,
                                  betas=(0.9, 0.98), fused=True)
    plan, _ = planned(ids, a.tokens, a.epochs, rng)
    total = len(plan)
    print(f"{len(ids)} texts, {sum(map(len, ids))} tokens, {total} steps, "
          f"{pieces.rows} rows", flush=True)
    running = 0.0
    checkpoint = Checkpoint(a.out, vars(a), optimiser, model=model)
    first = checkpoint.resume()
    for step, members in enumerate(plan[first:], first + 1):
        wave = 0.02 + 0.49 * (1 + math.cos(math.pi * step / total))
        for group in optimiser.param_groups:
            group["lr"] = a.rate * min(1.0, step / 200) * wave
        batch = torch.tensor([ids[i] for i in members])
        hidden, where = masked(batch, pieces, 0.2)
        with torch.autocast("cpu", torch.bfloat16):
            scores = model(hidden, where)
        loss = F.cross_entropy(scores.float(), batch[where])
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        running += (loss.item() - running) / min(step - first, 200)
        if step % 50 == 0 or step == total:
            print(f"step {step} loss {running:.3f} {checkpoint.seconds:.0f} s", flush=True)
        checkpoint.step(step)
    torch.save(model.state_dict(), a.out)
    checkpoint.done()


if __name__ == "__main__":
    main()
