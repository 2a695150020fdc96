"""Compares our model with VADER, fastText and a linear model on a labelled split."""

import argparse
import json
import re
import resource
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from data import labelled
from deployed import read
from normalise import CAPS, EMOTICONS, words
from score import calibration_error, confusion, figures

NEGATION = re.compile(r"\b(?:not|no|never|nothing|nobody|none|neither|nor|cannot|without|\w+n't)\b")
FACES = set(EMOTICONS.values())
Judge = Callable[[list[str]], NDArray]

SLICES: dict[str, Callable[[str], bool]] = {
    "emoji or emoticons": lambda t: any(
        w in FACES or len(w) == 1 and ord(w) >= 0x1F300 for w in words(t)[0]),
    "negation": lambda t: bool(NEGATION.search(t.lower().replace("’", "'"))),
    "elongation": lambda t: bool(re.search(r"([a-zA-Z])\1\1", t)),
    "hashtags": lambda t: bool(re.search(r"#\w", t)),
    "capitals": lambda t: CAPS in words(t)[0] and any(
        len(w) >= 4 and w.isupper() for w in re.findall(r"[A-Za-z]+", t)),
    "questions": lambda t: "?" in t,
}


def vader() -> tuple[Judge, str]:
    """VADER with its authors' threshold of ±0.05."""
    from vaderSentiment.vaderSentiment import SentimentIntensityAnalyzer

    judge = SentimentIntensityAnalyzer()

    def run(texts: list[str]) -> NDArray:
        found = np.array([judge.polarity_scores(t)["compound"] for t in texts])
        return np.where(found >= 0.05, 2, np.where(found <= -0.05, 0, 1))

    return run, "lexicon"


def linear(texts: list[str], labels: list[int]) -> tuple[Judge, str]:
    """Logistic regression over TF-IDF of words and characters, with balanced classes."""
    from sklearn.feature_extraction.text import TfidfVectorizer
    from sklearn.linear_model import LogisticRegression
    from sklearn.pipeline import make_pipeline, make_union

    model = make_pipeline(
        make_union(TfidfVectorizer(ngram_range=(1, 2), min_df=3, sublinear_tf=True),
                   TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 5), min_df=5,
                                   sublinear_tf=True, max_features=300000)),
        LogisticRegression(C=2, class_weight="balanced", max_iter=200, tol=1e-3))
    model.fit(texts, labels)
    return model.predict, f"{model[-1].coef_.size * 4 / 1e6:.1f} MB float"


def fast_text(texts: list[str], labels: list[int]) -> tuple[Judge, str]:
    """Supervised fastText with words and word pairs; rarer classes are repeated to balance them."""
    import fasttext

    count = np.bincount(labels)
    order = np.random.default_rng(1).permutation(
        [i for i, one in enumerate(labels) for _ in range(round(count.max() / count[one]))])
    plain = [" ".join(words(t)[0]) for t in texts]
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.writelines(f"__label__{labels[i]} {plain[i]}\n" for i in order)
        file.flush()
        model = fasttext.train_supervised(
            file.name, dim=50, epoch=8, lr=0.1, wordNgrams=2, minCount=2, bucket=200000,
            thread=1, verbose=0)

    def run(texts: list[str]) -> NDArray:
        # The call for lists: the one for single texts fails with numpy 2.
        found, _ = model.f.multilinePredict(
            [" ".join(words(t)[0]) + "\n" for t in texts], 1, 0.0, "strict")
        return np.array([int(one[0][-1]) for one in found])

    weights = model.get_input_matrix().size + model.get_output_matrix().size
    return run, f"{weights * 4 / 1e6:.1f} MB float"


def swift(command: Path, texts: list[str], labels: list[int]) -> str:
    """The output of `tapas mood --evaluate` for the same texts."""
    with tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as file:
        file.writelines(f"{one}\t{text}\n" for one, text in zip(labels, texts))
        file.flush()
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        done = subprocess.run(
            [command, "mood", "--evaluate", file.name], capture_output=True, text=True, check=True)
        seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    speed = f"{len(texts) / seconds:,.0f} texts a second of one core, loading included"
    return f"{done.stdout}\n{speed}"


def main() -> None:
    """Print the tables as Markdown and save the figures as JSON."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--model", type=Path, required=True)
    p.add_argument("--split", choices=("val", "later", "test"), default="val")
    p.add_argument("--tapas", type=Path, help="the command, to run Swift on the same texts")
    p.add_argument("--out", type=Path, help="where to keep the figures")
    a = p.parse_args()
    train, train_labels = labelled(a.data, "earlier" if a.split == "later" else "train")
    texts, labels = labelled(a.data, a.split)
    model = read(a.model)
    kept: dict[str, NDArray] = {}

    def ours(texts: list[str]) -> NDArray:
        kept["probabilities"] = model.judge(texts)
        return kept["probabilities"].argmax(1)

    judges: dict[str, tuple[Judge, str]] = {
        "VADER 3.3.2": vader(),
        "fastText": fast_text(train, train_labels),
        "TF-IDF, logistic regression": linear(train, train_labels),
        "Mood (numpy, deployed arithmetic)": (ours, f"{a.model.stat().st_size / 1e6:.2f} MB"),
    }
    table, found = {}, {}
    print(f"| {a.split} | macro recall | accuracy | macro F1 | size | texts/s, one core |")
    print("|---|---|---|---|---|---|")
    for name, (judge, size) in judges.items():
        start = time.process_time()
        found[name] = judge(texts)
        speed = len(texts) / (time.process_time() - start)
        three = figures(labels, found[name])
        table[name] = [round(x, 2) for x in three]
        row = " | ".join(f"{x:.1f}" for x in three)
        print(f"| {name} | {row} | {size} | {speed:,.0f} |", flush=True)
    print("\n| slice | texts | " + " | ".join(judges) + " |")
    print("|---" * (len(judges) + 2) + "|")
    slices = {}
    for name, holds in SLICES.items():
        at = [i for i, t in enumerate(texts) if holds(t)]
        truth = [labels[i] for i in at]
        slices[name] = {j: round(figures(truth, found[j][at])[0], 2) for j in judges}
        row = " | ".join(f"{x:.1f}" for x in slices[name].values())
        print(f"| {name} | {len(at)} | {row} |")
    print("\nConfusion (rows true, columns found: sad, neutral, happy), "
          "expected calibration error:")
    print(confusion(labels, found["Mood (numpy, deployed arithmetic)"]))
    error = calibration_error(labels, kept["probabilities"])
    print(f"{error:.4f}")
    if a.tapas:
        print(swift(a.tapas, texts, labels))
    if a.out:
        a.out.write_text(json.dumps({"split": a.split, "table": table, "slices": slices,
                                     "calibration": round(error, 4)}, indent=2) + "\n")


if __name__ == "__main__":
    main()
