"""Shows where our model errs, by kind of text, on the splits that choose it."""

import argparse
import re
from pathlib import Path

import numpy as np

from data import labelled
from deployed import read
from score import figures

# Found by words and signs, so each kind has texts that are none and misses some that are.
KINDS = {
    "all": r"",
    "questions": r"\?",
    "quotes": r"[\"“”]",
    "with numbers": r"\d",
    "reported speech": r"\b(?:said|says?|saying|told|tells?|claims?|claimed|according to|reports?|"
    r"reported|announced|announces)\b",
    "sport": r"\b(?:game|match|season|league|cup|coach|team|playoffs?|nfl|nba|mlb|nhl|ufc|fc|"
    r"goals?|scored|touchdown|quarterback|football|soccer|baseball|basketball|hockey|cricket)\b",
    "politics": r"\b(?:obama|trump|clinton|hillary|sanders|romney|cruz|republicans?|democrats?|gop|"
    r"senate|senator|congress|parliament|president|election|vote[srd]?|voting|minister|brexit)\b",
    "violence, crime and war": r"\b(?:kill(?:s|ed|ing)?|murder(?:s|ed)?|shot|shooting|"
    r"gun(?:s|man)?|attack(?:s|ed)?|bomb(?:s|ed|ing)?|war|terror(?:ist|ists|ism)?|isis|police|"
    r"arrest(?:s|ed)?|jail|prison|rape[ds]?|dead|death|deaths|dies|died|victims?|hostages?)\b",
}


def main() -> None:
    """Print the table as Markdown."""
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--model", type=Path, required=True)
    a = p.parse_args()
    model = read(a.model)
    columns = []
    for split in ("val", "later"):
        texts, labels = labelled(a.data, split)
        truth = np.array(labels)
        found = model.judge(texts).argmax(1)
        column = []
        for kind in KINDS.values():
            at = np.array([bool(re.search(kind, text, re.IGNORECASE)) for text in texts])
            neutral = at & (truth == 1)
            column.append(f"{at.sum():,} | {figures(truth[at], found[at])[0]:.1f} | "
                          f"{100 * (found[neutral] == 0).mean():.0f} %")
        columns.append(column)
    print("| kind of text | in val | macro recall | neutral called sad "
          "| in `later` | macro recall | neutral called sad |")
    print("|---" * 7 + "|")
    for row in zip(KINDS, *columns):
        print("| " + " | ".join(row) + " |")


if __name__ == "__main__":
    main()
