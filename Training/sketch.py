"""A file of random weights in the right format, for building readers."""

import argparse
from pathlib import Path

import torch

from data import lines
from student import Student


def main() -> None:
    """Write random weights over a vocabulary."""
    p = argparse.ArgumentParser()
    p.add_argument("--vocabulary", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True)
    a = p.parse_args()
    torch.manual_seed(3)
    vocabulary = lines(a.vocabulary)
    student = Student(len(vocabulary))
    sample = [torch.randint(len(vocabulary), (25,)).tolist() for _ in range(50)]
    student.deployed(vocabulary, sample).write(a.out)


if __name__ == "__main__":
    main()
