"""Fine-tune the pre-trained encoder on moods, which makes the teacher."""

import argparse
import copy
import random
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from bert import WIDTH, Bert
from data import WordPieces, labelled, unlabelled
from pretrain import batches
from score import figures


class Teacher(nn.Module):
    """The encoder with a classifier over its first state and its mean state."""

    def __init__(self) -> None:
        super().__init__()
        self.bert = Bert()
        self.classifier = nn.Linear(2 * WIDTH, 3)
        self.drop = nn.Dropout(0.1)

    def forward(self, ids: Tensor) -> Tensor:
        h = self.bert(ids)
        return self.classifier(self.drop(torch.cat([h[:, 0], h.mean(1)], 1)))


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
    """Parameters with learning rates that decrease towards the input; the embeddings are frozen."""
    layers = [model.bert.layers[i] for i in range(len(model.bert.layers))]
    out = [{"params": list(model.classifier.parameters()), "lr": rate * 5}]
    for depth, layer in enumerate(reversed(layers)):
        out.append({"params": list(layer.parameters()), "lr": rate * decay**depth})
    for table in (model.bert.token, model.bert.place, model.bert.norm):
        table.requires_grad_(False)
    model.bert.kind.requires_grad_(False)
    return out


def main() -> None:
    """Train, print validation figures after each epoch, save the averaged weights."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--encoder", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--epochs", type=int, default=2)
    p.add_argument("--rate", type=float, default=1e-4)
    p.add_argument("--tokens", type=int, default=1536)
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--seed", type=int, default=1)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    torch.manual_seed(a.seed)
    rng = random.Random(a.seed)
    texts, labels = labelled(a.data, "train")
    pieces = WordPieces.over(a.minilm / "vocab.txt", texts + unlabelled(a.data))
    ids = [pieces.encode(t) for t in texts]
    val_texts, val_labels = labelled(a.data, "val")
    val = [pieces.encode(t) for t in val_texts]
    model = Teacher()
    model.bert.load_state_dict(torch.load(a.encoder))
    average = copy.deepcopy(model)
    weights = torch.tensor(len(labels) / 3 / np.bincount(labels), dtype=torch.float32)
    optimiser = torch.optim.AdamW(groups(model, a.rate, 0.85), weight_decay=0.01)
    trained = [q for g in optimiser.param_groups for q in g["params"]]
    rates = [g["lr"] for g in optimiser.param_groups]
    plan = [batches(ids, a.tokens, rng) for _ in range(a.epochs)]
    total, step, running, start = sum(map(len, plan)), 0, 0.0, time.time()
    print(f"{total} steps", flush=True)
    for epoch, steps in enumerate(plan):
        model.train()
        for members in steps:
            share = min(1.0, step / 150) * (1 - step / total)
            for group, rate in zip(optimiser.param_groups, rates):
                group["lr"] = rate * share
            batch = torch.tensor([ids[i] for i in members])
            with torch.autocast("cpu", torch.bfloat16):
                found = model(batch)
            truth = torch.tensor([labels[i] for i in members])
            loss = F.cross_entropy(found.float(), truth, weights, label_smoothing=0.05)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(trained, 1.0)
            optimiser.step()
            step += 1
            if step % 8 == 0:
                keep = min(0.97, step / (step + 80))
                with torch.no_grad():
                    for slow, fast in zip(average.parameters(), model.parameters()):
                        if fast.requires_grad:
                            slow.lerp_(fast, 1 - keep)
            running += (loss.item() - running) / min(step, 200)
            if step % 100 == 0:
                print(f"step {step} loss {running:.4f} {time.time() - start:.0f} s", flush=True)
        for name, one in (("last", model), ("averaged", average)):
            recall, accuracy, f1 = figures(val_labels, scores(one, val).argmax(1))
            print(f"epoch {epoch + 1} {name}: macro recall {recall:.2f} accuracy {accuracy:.2f} "
                  f"F1 {f1:.2f}", flush=True)
        torch.save(average.state_dict(), a.out)


if __name__ == "__main__":
    main()
