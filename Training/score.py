"""The figures that compare models."""

import numpy as np
from numpy.typing import NDArray


def confusion(labels: list[int], found: NDArray) -> NDArray:
    """Counts by true class (rows) and predicted class (columns)."""
    table = np.zeros((3, 3), int)
    np.add.at(table, (np.asarray(labels), np.asarray(found)), 1)
    return table


def figures(labels: list[int], found: NDArray) -> tuple[float, float, float]:
    """Macro recall, accuracy and macro F1, in per cent."""
    table = confusion(labels, found)
    hits = np.diag(table)
    recall = hits / np.maximum(table.sum(1), 1)
    f1 = 2 * hits / np.maximum(table.sum(1) + table.sum(0), 1)
    return 100 * recall.mean(), 100 * hits.sum() / table.sum(), 100 * f1.mean()


def recalls(labels: list[int], found: NDArray) -> NDArray:
    """The recall of sad, neutral and happy, in per cent."""
    table = confusion(labels, found)
    return 100 * np.diag(table) / np.maximum(table.sum(1), 1)


def summary(labels: list[int], found: NDArray) -> str:
    """The figures of a split as words."""
    recall, accuracy, f1 = figures(labels, found)
    sad, neutral, happy = recalls(labels, found)
    return (f"macro recall {recall:.2f} (sad {sad:.1f}, neutral {neutral:.1f}, "
            f"happy {happy:.1f}) accuracy {accuracy:.2f} F1 {f1:.2f}")


def calibration_error(labels: list[int], probabilities: NDArray, bins: int = 15) -> float:
    """Mean distance of confidence from accuracy over bins of equal width, by size."""
    sure = probabilities.max(1)
    right = probabilities.argmax(1) == np.asarray(labels)
    place = np.minimum((sure * bins).astype(int), bins - 1)
    return float(sum(
        abs(sure[place == b].mean() - right[place == b].mean()) * (place == b).mean()
        for b in range(bins) if (place == b).any()))


def softmax(scores: NDArray) -> NDArray:
    """The probabilities of scores, row by row."""
    e = np.exp(scores - scores.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def divergence(wanted: NDArray, found: NDArray) -> float:
    """The mean Kullback-Leibler divergence of found probabilities from wanted ones, in nats."""
    return float((wanted * np.log(wanted / found)).sum(1).mean())


def best_temperature(labels: list[int], scores: NDArray) -> float:
    """The temperature with the highest likelihood of the labels."""
    rows = np.arange(len(labels))
    tried = np.linspace(0.4, 3, 131)
    return float(min(tried, key=lambda t: -np.log(softmax(scores / t)[rows, labels]).mean()))


def shift_for_count(scores: NDArray, mood: int, count: int) -> float:
    """What to add to the scores of a mood so that it is the highest in that many rows."""
    missing = np.sort(np.delete(scores, mood, 1).max(1) - scores[:, mood])
    return float(missing[max(0, count - 1) : count + 1].mean())
