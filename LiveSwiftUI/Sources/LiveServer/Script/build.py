#!/usr/bin/env python3
"""Joins the parts into Assets/live.js, and writes Assets/more.js and Assets/push.js, without
comments and needless spaces, names shortened.

The script's tests run the file built here, not the parts.
"""
import collections
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
OUT = HERE.parent / "Assets" / "live.js"
MORE = HERE.parent / "Assets" / "more.js"
PUSH = HERE.parent / "Assets" / "push.js"
PARTS = "tree motion connection press typing dialog place near start".split()
LITERAL = r"'(?:\\.|[^'\\\n])*'|/(?![ /*])(?:\\.|\[[^\]]*\]|[^/\n\\])+/[a-z]*"
TEMPLATE = r"`(?:\\.|[^`\\])*`"
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def outside(literal: str, text: str, change) -> str:
    """Changes only what is not inside a string or a pattern."""
    parts = re.split(f"({literal})", text)
    parts[::2] = map(change, parts[::2])
    return "".join(parts)


def squeezed(text: str) -> str:
    """Spaces go where a punctuation mark stands beside them, and line ends within a statement;
    zeros become exponents."""
    for word, shorter in {"const": "let", "true": "!0", "false": "!1"}.items():
        text = outside(f"{LITERAL}|{TEMPLATE}", text,
                       lambda part: re.sub(rf"\b{word}\b", shorter, part))
    text = outside(f"{LITERAL}|{TEMPLATE}", text,
                   lambda part: re.sub(r" *([^\w$' \n]) *", r"\1", part))
    text = outside(f"{LITERAL}|{TEMPLATE}", text,
                   lambda part: re.sub(r"\b([1-9]\d*?)(0{3,})\b",
                                       lambda each: f"{each[1]}e{len(each[2])}", part))
    # Where a statement cannot end, the end of a line means nothing.
    return outside(f"{LITERAL}|{TEMPLATE}", text,
                   lambda part: re.sub(r"(?<=[(,[=?:&|>])\n|\n(?=[.?:&|])", "", part))


def shortened(text: str, names: set[str]) -> str:
    """Names of ours get one or two letters, the same everywhere,
    unless one is also a key or words of a template."""
    counts = collections.Counter(re.findall(r"[\w$]+", text))
    free = (name for name in [*LETTERS, *(a + b for a in LETTERS for b in LETTERS)]
            if name not in counts and name not in ("do", "if", "in", "of", "as"))
    words = " ".join(re.sub(r"\$\{.*?\}", "", each) for each in re.findall(TEMPLATE, text))
    for name in sorted(names, key=lambda name: (-counts[name] * len(name), name)):
        if re.search(rf"\b{name}:|[{{,]{name}[,}}].*}}", text) or re.search(rf"\b{name}\b", words):
            continue
        plain = rf"(?:(?<![\w$.])|(?<=\.\.\.)){name}(?![\w$])"
        letters = next(free)
        text = outside(LITERAL, text, lambda part: re.sub(plain, letters, part))
    return text


def joined(text: str) -> str:
    """No line ends at the inner side of braces, and one `let` for declarations in a row."""
    lines = outside(f"{LITERAL}|{TEMPLATE}", text,
                    lambda part: re.sub(r"(?<=\{)\n|\n(?=\})", "", part)).split("\n")
    result: list[str] = []
    for line in lines:
        if result and line.startswith("let ") and is_declaration(result[-1]):
            result[-1] += "," + line.removeprefix("let ")
        else:
            result.append(line)
    return "\n".join(result)


def is_declaration(line: str) -> bool:
    """Whether a line is one whole `let`, with nothing behind it."""
    plain = outside(f"{LITERAL}|{TEMPLATE}", line, lambda part: part)
    plain = re.sub(f"{LITERAL}|{TEMPLATE}", "", plain)
    return line.startswith("let ") and all(
        plain.count(first) == plain.count(last) for first, last in ("()", "[]", "{}"))


def small(text: str) -> str:
    """The text without comments and needless spaces, and with short names."""
    declared = re.findall(
        r"\b(?:const|let|function) (\w+)|, (\w+) = |\b(\w+) =>|(?<=[\w ])\(([\w, ]+)\) (?:=>|\{)",
        text)
    names = {name for groups in declared for group in groups for name in group.split(", ")
             if len(name) > 2}
    lines = [line.strip() for line in text.splitlines()]
    body = "\n".join(line for line in lines if line and not line.startswith("//"))
    return joined(shortened(squeezed(body), names))


def built() -> str:
    text = "\n".join((HERE / f"{part}.js").read_text() for part in PARTS)
    return "(()=>{'use strict'\n" + small(text) + "\n})()\n"


def module(name: str) -> str:
    """A script that is a module of its own."""
    return small((HERE / f"{name}.js").read_text()) + "\n"


if __name__ == "__main__":
    files = {OUT: built(), MORE: module("more"), PUSH: module("push")}
    if "--check" in sys.argv:
        sys.exit(0 if all(each.exists() and each.read_text() == text
                          for each, text in files.items())
                 else "live.js, more.js or push.js is stale: run build.py")
    for each, text in files.items():
        each.write_text(text)
