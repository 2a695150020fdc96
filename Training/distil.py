"""Train the student, on labels or on the teachers' scores of many texts."""

import argparse
import copy
import math
import random
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from checkpoint import Checkpoint
from data import WordPieces, labelled, lines
from finetune import scores
from pieces import Pieces
from pretrain import follow, planned
from score import best_temperature, calibration_error, figures, softmax, summary
from student import Student


def start_rows(vocabulary: list[str], bert: WordPieces, table: Tensor, width: int) -> Tensor:
    """Initial embeddings: the mean of the teacher's rows, projected on their principal axes."""
    rows = []
    for piece in vocabulary:
        word = piece.removeprefix("##")
        ids = [bert.added[word]] if word in bert.added else bert.split(word)
        if piece.startswith("##") and piece in bert.ids:
            ids = [bert.ids[piece]]
        rows.append(table[ids].mean(0) if ids else table.mean(0))
    wide = torch.stack(rows)
    wide = wide - wide.mean(0)
    _, _, axes = torch.linalg.svd(wide, full_matrices=False)
    found = wide @ axes[:width].T
    return found * (0.3 / found.std())


def main() -> None:
    """Train, print validation figures after each epoch, write the file of weights."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--minilm", type=Path, required=True)
    p.add_argument("--encoder", type=Path, help="teacher whose embeddings to start from")
    p.add_argument("--soft", type=Path, nargs="*", default=[],
                   help="from label.py, one of each teacher, for the same texts")
    p.add_argument("--vocabulary", type=Path, required=True)
    p.add_argument("--start", type=Path, help="a student to go on from")
    p.add_argument("--out", type=Path, required=True, help="the weights file; .pt beside it")
    p.add_argument("--epochs", type=int, default=3)
    p.add_argument("--rate", type=float, default=1.5e-3)
    p.add_argument("--tokens", type=int, default=2500)
    p.add_argument("--drop", type=float, default=0.2)
    p.add_argument("--hide", type=float, default=0.05, help="share of pieces made unknown")
    p.add_argument("--hard", type=float, default=0.1, help="weight of labels beside teachers")
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
    texts, labels = labelled(a.data, "train")
    balance = len(labels) / 3 / np.bincount(labels)
    if a.soft:
        said = [np.load(path) for path in a.soft]
        written = said[0]["texts"].tobytes()
        assert all(one["texts"].tobytes() == written for one in said), "other texts"
        texts, truth = written.decode().split("\n"), said[0]["labels"]
        wanted = torch.tensor(np.mean([softmax(one["scores"]) for one in said], 0))
    else:
        truth = np.array(labels)
        wanted = F.one_hot(torch.tensor(labels), 3).float()
    ids = [pieces.encode(t, 64) or [0] for t in texts]
    val_texts, val_labels = labelled(a.data, "val")
    val = [pieces.encode(t) or [0] for t in val_texts]
    model = Student(len(vocabulary), channels=a.channels, dilations=tuple(a.dilations), drop=a.drop)
    if a.start:
        model.load_state_dict(torch.load(a.start))
    elif a.encoder:
        state = torch.load(a.encoder)
        table = state.get("bert.token.weight", state.get("token.weight"))
        bert = WordPieces.over(a.minilm / "vocab.txt", labelled(a.data, "train")[0]
                               + lines(a.data / "other" / "tweets.txt"))
        rows = start_rows(vocabulary, bert, table.float(), model.embedding.weight.shape[1])
        model.embedding.weight.data.copy_(rows)
    average = copy.deepcopy(model)
    weights = torch.tensor(balance, dtype=torch.float32)
    inner = [q for n, q in model.named_parameters() if n != "embedding.weight"]
    optimiser = torch.optim.AdamW(
        [{"params": inner}, {"params": [model.embedding.weight]}], lr=a.rate, weight_decay=0.01)
    plan, ends = planned(ids, a.tokens, a.epochs, rng)
    total, running = len(plan), 0.0
    print(f"{len(ids)} texts, {total} steps", flush=True)
    checkpoint = Checkpoint(a.out, vars(a), optimiser, model=model, average=average)
    first = checkpoint.resume()
    model.train()
    for step, members in enumerate(plan[first:], first + 1):
        wave = 0.01 + 0.495 * (1 + math.cos(math.pi * step / total))
        share = min(1.0, step / 200) * wave
        optimiser.param_groups[0]["lr"] = a.rate * share
        optimiser.param_groups[1]["lr"] = a.rate * share * 0.7
        batch = torch.tensor([ids[i] for i in members])
        batch = batch.masked_fill(torch.rand(batch.shape) < a.hide, 0)
        with torch.autocast("cpu", torch.bfloat16):
            found = model(batch)
        found = F.log_softmax(found.float(), 1)
        known = torch.tensor(truth[members])
        marked = known >= 0
        if a.soft:
            loss = -(wanted[members] * found).sum(1).mean()
            if marked.any():
                loss = loss + a.hard * marked.float().mean() * F.nll_loss(
                    found[marked], known[marked], weights)
        else:
            loss = F.nll_loss(found, known, weights)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        follow(average, model, min(0.998, step / (step + 20)))
        running += (loss.item() - running) / min(step - first, 200)
        if step % 500 == 0:
            print(f"step {step} loss {running:.4f} {checkpoint.seconds:.0f} s", flush=True)
        if step in ends:
            found = scores(average, val).argmax(1)
            print(f"step {step}: {summary(val_labels, found)} {checkpoint.seconds:.0f} s",
                  flush=True)
            torch.save(average.state_dict(), a.out.with_suffix(".pt"))
        checkpoint.step(step)
    ready = average.deployed(vocabulary, ids[:: max(1, len(ids) // 3000)])
    found = np.stack([ready.logits(i) for i in val])
    ready.temperature = best_temperature(val_labels, found)
    ready.write(a.out)
    recall, accuracy, f1 = figures(val_labels, found.argmax(1))
    error = calibration_error(val_labels, softmax(found / ready.temperature))
    print(f"deployed: macro recall {recall:.2f} accuracy {accuracy:.2f} F1 {f1:.2f} "
          f"calibration error {error:.4f} temperature {ready.temperature:.2f}")
    checkpoint.done()


if __name__ == "__main__":
    main()
