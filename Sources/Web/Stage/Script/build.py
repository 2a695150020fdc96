#!/usr/bin/env python3
"""Joins the parts into Assets/stage.js without comments and needless spaces, top-level names shortened.

A name is shortened only where every use of it is plain: never a property, a key or part of a string.
The journeys run the file built here, not the parts.
"""
import collections
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
OUT = HERE.parent / "Assets" / "stage.js"
PARTS = "tree motion line press typing dialog place near start".split()
LITERAL = r"'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|/(?![ /*])(?:\\.|\[[^\]]*\]|[^/\n\\])+/[a-z]*"
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def squeezed(text: str) -> str:
    """Spaces go where a punctuation mark stands beside them, outside strings and patterns."""
    parts = re.split(f"({LITERAL})", text)
    parts[::2] = [re.sub(r" *([^\w$' \n]) *", r"\1", part) for part in parts[::2]]
    return "".join(parts)


def shortened(text: str) -> str:
    counts = collections.Counter(re.findall(r"[\w$]+", text))
    free = (name for name in [*LETTERS, *(a + b for a in LETTERS for b in LETTERS)]
            if name not in counts and name not in ("do", "if", "in", "of", "as"))
    names = {name for line in re.findall(r"^(?:function|const|let) [^(=\n]*", text, re.M)
             for name in re.findall(r"\b[A-Za-z]\w{2,}", line.split(" ", 1)[1])}
    names |= set(re.findall(r"^let .*?, (\w{3,})(?==|,|$)", text, re.M))
    for name in sorted(names, key=lambda name: (-counts[name] * len(name), name)):
        if not re.search(rf"[.'-]{name}\b(?<!\.\.\.{name})|\b{name}[:'-]|[{{,]{name}[,}}](?=.*}})", text):
            text = re.sub(rf"(?<![\w$]){name}(?![\w$])", next(free), text)
    return text


def built() -> str:
    lines = [line.strip() for part in PARTS
             for line in (HERE / f"{part}.js").read_text().splitlines()]
    body = "\n".join(line for line in lines if line and not line.startswith("//"))
    return "(()=>{'use strict'\n" + shortened(squeezed(body)) + "\n})()\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if OUT.exists() and OUT.read_text() == built() else "stage.js is stale: run build.py")
    OUT.write_text(built())
