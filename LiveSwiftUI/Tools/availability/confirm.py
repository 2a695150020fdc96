#!/usr/bin/env python3
"""Compares the versions of Tests/House/apple-swiftui.tsv with a Swift interface of Apple's.

Usage: confirm.py FOLDER [--write]

FOLDER has SwiftUI.swiftinterface, and those of the modules that it exports, from an SDK for iPhone;
no line of them comes into the repository. Rows whose versions were not read off Apple's page get
those of the interface, and the word `interface`. Rows of several declarations that cannot be told
apart stay `computed`. Without --write, the rows that would change are listed.
"""
import pathlib
import sys
from collections import defaultdict

from interface import MODIFIERS, KEYWORD, TYPES, attributes, declarations, signature

TABLE = pathlib.Path(__file__).resolve().parents[3] / "Tests/House/apple-swiftui.tsv"
MODULES = ("SwiftUICore", "SwiftUI", "DeveloperToolsSupport")


def own_signature(declaration):
    """The types and constraints of a declaration of the table, as the interface's are read."""
    rest = declaration
    while True:
        found, rest = attributes(rest)
        modifier = MODIFIERS.match(rest)
        rest = rest[modifier.end():] if modifier else rest
        if not found and not modifier:
            break
    keyword = KEYWORD.match(rest)
    if not keyword or keyword.group(1) in TYPES:
        return None
    read = signature(rest[keyword.end():], keyword.group(1))
    return read and read[1:]


def number(version):
    """A version to compare: 16 is 16.0."""
    if version in (None, "", "-"):
        return version or ""
    return tuple(([int(part) for part in version.split(".")] + [0])[:2])


def versions(path, declaration, known):
    """The first iOS and macOS of a declaration; None where the interface does not decide it."""
    found = known.get(path, [])
    types, constraints = own_signature(declaration) or (None, None)
    found = [one for one in found if one.types == types] or found
    pairs = pairs_of(found)
    if len(pairs) > 1:
        pairs = pairs_of([one for one in found if one.constraints == constraints]) or pairs
    if len(pairs) != 1:
        return None
    [pair] = pairs.values()
    return pair if all(pair) else None


def pairs_of(found):
    """The first iOS and macOS of declarations, by what they compare as."""
    pairs = [(one.versions.get("iOS", ""), one.versions.get("macOS", "")) for one in found]
    # A form that no system has stands beside the one in use.
    pairs = [pair for pair in pairs if pair != ("-", "-")] or pairs
    return {tuple(map(number, pair)): pair for pair in pairs}


def confirmed(lines, known):
    """The rows, with the versions and the word of those that the interface decides."""
    for line in lines:
        cells = line.split("\t")
        if cells[8] != "page":
            pair = versions(cells[2], cells[5], known)
            if pair:
                same = tuple(map(number, pair)) == tuple(map(number, cells[3:5]))
                cells[3:5] = cells[3:5] if same else pair
            cells[8] = "interface" if pair else "computed"
        yield "\t".join(cells)


def main(folder, is_written):
    known = defaultdict(list)
    for module in MODULES:
        text = pathlib.Path(folder, f"{module}.swiftinterface").read_text(encoding="utf-8")
        for one in declarations(text):
            known[one.path].append(one)
    head, *lines = TABLE.read_text(encoding="utf-8").splitlines()
    rows = list(confirmed(lines, known))
    if is_written:
        TABLE.write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    else:
        for old, new in zip(lines, rows):
            if old.split("\t")[3:5] != new.split("\t")[3:5]:
                print(old.split("\t")[2], *old.split("\t")[3:5], "->", *new.split("\t")[3:5])


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--write"]):
        sys.exit(__doc__)
    main(sys.argv[1], len(sys.argv) == 3)
