#!/usr/bin/env python3
"""Writes the unavailable declarations of SwiftUI from names.tsv: generate.py [--check]

Each row is a name of Apple's that is not supported, with a sentence on what to use instead. A name
that the sources declare is left out, so a row need not go when its name becomes supported; an
`overload` stays beside forms of its name that are supported."""

import pathlib
import re
import subprocess
import sys

here = pathlib.Path(__file__).resolve().parent
sources = here.parents[1] / "Sources" / "SwiftUI"
folder = sources / "Unavailable"
declaration = re.compile(r"\b(?:struct|class|enum|protocol|typealias|func)\s+`?(\w+)")
OPENING = "// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.\n"


def declared():
    """The names that the sources of these modules declare themselves."""
    names = set()
    beside = ("DeveloperToolsSupport", "Symbols", "UIKitTypes")
    for root in (sources, *(sources.parent / each for each in beside)):
        for file in root.rglob("*.swift"):
            # A filter of a Canvas has the name of a modifier that views lack.
            if not file.name.startswith("Generated-") and file.parent.name != "Canvas":
                names.update(declaration.findall(file.read_text()))
    return names


def rows():
    """The rows of the table whose names are absent from the sources."""
    taken = declared()
    lines = (here / "names.tsv").read_text().splitlines()[1:]
    cells = [line.split("\t") for line in lines]
    return [row for row in cells if row[0] not in taken or row[1] == "overload"]


def mark(sentence):
    """The doc comment and the attribute of one declaration."""
    return (
        f"/// Unavailable. {sentence}\n"
        f'@available(*, unavailable, message: "{sentence}")\n'
    )


def member(text, sentence):
    """One member of an unavailable type, which never runs."""
    if text.startswith("typealias "):
        return f"/// Unavailable.\npublic {text}\n"
    if text.startswith(("case ", "enum ")):
        return f"/// Unavailable.\n{'public ' if text.startswith('enum') else ''}{text}\n"
    body = " { fatalError() }"
    if ": " in text and "var " in text:
        body = " { get { fatalError() } set {} }" if "static" not in text else body
    return mark(sentence) + f"public {text}{body}\n"


def type_of(name, signature, sentence):
    """An unavailable type with its members."""
    head, *members = signature.split(" ;; ")
    head, _, conformance = head.partition(": ")
    wrapper = "@propertyWrapper " if head.startswith("@propertyWrapper ") else ""
    head = head.removeprefix(wrapper)
    body = "".join(member(text, sentence) for text in members)
    if head.startswith("class") and not any(m.startswith("init") for m in members):
        body += mark(sentence) + "public init() {}\n"
    out = mark(sentence) + f"{wrapper}public {head} {{\n{body}}}\n"
    if conformance:
        out += f'@available(*, unavailable, message: "{sentence}")\n'
        if value := re.match(r"Gesture<(\w+)>", conformance):
            out += (
                f"extension {name}: Gesture {{\n/// Unavailable.\npublic typealias Value = "
                f"{value[1]}\n/// Unavailable.\npublic typealias Body = Never\n}}\n")
        elif conformance == "Equatable":
            out += (
                f"extension {name}: Equatable {{\n/// Unavailable.\npublic static func == "
                f"(one: {name}, other: {name}) -> Bool {{ true }}\n}}\n")
        else:
            empty = "EmptyView()" if conformance == "View" else "WindowGroup { EmptyView() }"
            out += (
                f"extension {name}: {conformance} {{\n/// Unavailable.\npublic var body: "
                f"some {conformance} {{ {empty} }}\n}}\n")
    return out


def modifier(name, signature, sentence):
    """An unavailable modifier of views."""
    return mark(sentence) + (
        f"public nonisolated func {name}{signature} -> some View {{ self }}\n"
    )


def value(name, kind, sentence):
    """An unavailable value of the environment."""
    return mark(sentence) + f"public var {name}: {kind} {{ fatalError() }}\n"


BUILDER = """
/// Takes the statements of a closure whose builder does not exist here.
@resultBuilder public struct _UnavailableBuilder {
  /// Takes any statements.
  public static func buildBlock<each T>(_ parts: repeat each T) -> Any { () }
}
"""


CHART_BUILDER = """
/// Takes the statements of a closure whose builder does not exist here.
@resultBuilder public struct _UnavailableChartBuilder {
  /// Takes any statements.
  public static func buildBlock<each T>(_ parts: repeat each T) -> Any { () }
}
"""


def formatted(text):
    """The text as `swift format` has it."""
    return subprocess.run(
        ["swift", "format", "--configuration", str(here.parents[2] / ".swift-format")]
        if (here.parents[2] / ".swift-format").exists() else ["swift", "format"],
        input=text, capture_output=True, text=True, check=True).stdout


def main():
    table = rows()
    uikit = OPENING + "public import Foundation\n" + "".join(
        "\n" + type_of(row[0], row[2], row[3]) for row in table if row[1] == "uikit")
    values = OPENING + "import Foundation\n\nextension EnvironmentValues {\n" + "\n".join(
        value(row[0], row[2], row[3]) for row in table if row[1] == "environment") + "}\n"
    charts = OPENING + "public import SwiftUI\n"
    charts += CHART_BUILDER + "".join(
        "\n" + type_of(row[0], row[2], row[3]) for row in table if row[1] == "charttype"
    )
    types = OPENING + "import Foundation\n" + BUILDER + "".join(
        "\n" + type_of(row[0], row[2], row[3]) for row in table if row[1] == "type")
    modifiers = OPENING + "import Foundation\n\nextension View {\n" + "\n".join(
        modifier(row[0], row[2], row[3]) for row in table
        if row[1] in ("modifier", "overload")) + "}\n"
    files = {
        folder / "Generated-Types.swift": formatted(types),
        folder / "Generated-Modifiers.swift": formatted(modifiers),
        folder / "Generated-Values.swift": formatted(values),
        sources.parent / "Charts" / "Modifiers" / "Generated-Charts.swift": formatted(charts),
        sources.parent / "UIKitTypes" / "Generated-UIKit.swift": formatted(uikit),
    }
    stale = [file for file, text in files.items()
             if not file.exists() or file.read_text() != text]
    if "--check" in sys.argv:
        for file in stale:
            print(f"{file.name} is not what generate.py writes; run it")
        return 1 if stale else 0
    for file in stale:
        file.write_text(files[file])
    return 0


if __name__ == "__main__":
    sys.exit(main())
