#!/usr/bin/env python3
"""Joins the parts into Assets/stage.js: whole-line comments and indentation dropped, nothing else."""
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
OUT = HERE.parent / "Assets" / "stage.js"
PARTS = "tree motion line press typing dialog place near start".split()


def built() -> str:
    lines = [line.strip() for part in PARTS
             for line in (HERE / f"{part}.js").read_text().splitlines()]
    body = "\n".join(line for line in lines if line and not line.startswith("//"))
    return "(() => {\n'use strict'\n" + body + "\n})()\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if OUT.exists() and OUT.read_text() == built() else "stage.js is stale: run build.py")
    OUT.write_text(built())
