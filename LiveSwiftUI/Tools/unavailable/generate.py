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
frameworks = sources.parent / "Frameworks"
folder = sources / "Unavailable"
declaration = re.compile(r"\b(?:struct|class|enum|protocol|typealias|func)\s+`?(\w+)")
# The bases that belong to the main actor.
ISOLATED = (
    "UIAppearanceHolder", "UICollectionReusableView", "UIControl", "UIResponder", "UITextField",
    "UIViewController")
OPENING = "// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.\n"


def declared():
    """The names that the sources of these modules declare themselves."""
    names = set()
    beside = ("DeveloperToolsSupport", "Symbols", "UIKitTypes")
    for root in (sources, *(frameworks / each for each in beside)):
        for file in root.rglob("*.swift"):
            # A filter of a Canvas has the name of a modifier that views lack.
            if not file.name.startswith("Generated-") and file.parent.name != "Canvas":
                names.update(declaration.findall(file.read_text()))
    return names


def values_declared():
    """The values of the environment that the sources declare."""
    found = set()
    for file in sources.rglob("*.swift"):
        if not file.name.startswith("Generated-"):
            for body in re.findall(
                    r"^extension EnvironmentValues \{(.*?)^\}", file.read_text(), re.M | re.S):
                found.update(re.findall(r"\bvar `?(\w+)", body))
    return found


def rows():
    """The rows of the table whose names are absent from the sources."""
    taken = declared()
    lines = (here / "names.tsv").read_text().splitlines()[1:]
    cells = [line.split("\t") for line in lines]
    values = values_declared()
    beside = ("overload", "uikitmember", "member")
    return [
        row for row in cells if row[1] in beside
        or (row[0] not in values if row[1] == "environment" else row[0] not in taken)]


def mark(sentence):
    """The doc comment and the attribute of one declaration."""
    return (
        f"/// Unavailable. {sentence}\n"
        f'@available(*, unavailable, message: "{sentence}")\n'
    )


def member(text, sentence):
    """One member of an unavailable type, which never runs."""
    if text.startswith("typealias "):
        return mark(sentence) + f"public {text}\n"
    if options := re.match(r"options (\w+) \{ (.*) \}", text):
        return options_of(options[1], options[2].split(", "))
    if text.startswith("struct "):
        return mark(sentence) + f"public {text} {{}}\n"
    if nested := re.match(r"(enum .*?) \{ case (.*) \}$", text):
        cases = "".join(f"/// Unavailable, as the type is.\ncase {each}\n"
                        for each in nested[2].split(", "))
        return mark(sentence) + f"public {nested[1]} {{\n{cases}}}\n"
    if text.startswith(("case ", "enum ")):
        return f"/// Unavailable.\n{'public ' if text.startswith('enum') else ''}{text}\n"
    body = " { fatalError() }"
    if ": " in text and "var " in text:
        setter = "nonmutating set" if "wrappedValue" in text else "set"
        body = f" {{ get {{ fatalError() }} {setter} {{}} }}" if "static" not in text else body
    if "-> some " in text:
        body = " { self }"
    if text.startswith("open "):
        text = re.sub("^open init", "public init", text)
        return f"/// Unavailable, as the type is.\n{text}{body}\n"
    return mark(sentence) + f"public {text}{body}\n"


def options_of(name, cases):
    """A nested set of options."""
    values = "".join(
        f"/// Unavailable, as the set is.\npublic static let {case} = {name}"
        f"(rawValue: 1 << {bit})\n"
        for bit, case in enumerate(cases))
    return (
        f"/// Unavailable, as the type is.\npublic struct {name}: OptionSet, Sendable {{\n"
        "/// The options as bits.\npublic let rawValue: UInt\n"
        "/// Options of these bits.\n"
        f"public init(rawValue: UInt) {{ self.rawValue = rawValue }}\n{values}}}\n")


def derived(name, base, members, sentence):
    """An unavailable class of UIKit with the members of its base."""
    body = ""
    for text in members:
        if text == "+appearance":
            body += (
                "/// Unavailable, as the class is.\n"
                f"public override class func appearance() -> {name} {{ {name}() }}\n")
        else:
            body += member(re.sub("^init", "convenience init", text), sentence)
    base = "UIAppearanceHolder" if base == "UIView" else base
    isolation = "@MainActor @preconcurrency " if base in ISOLATED else ""
    return mark(sentence) + f"{isolation}open class {name}: {base} {{\n{body}}}\n"


def extending(name, members, sentence, unavailable):
    """Unavailable members of a type, which may be unavailable as a whole."""
    name, _, where = name.partition(" where ")
    where = f" where {where}" if where else ""
    owner = name.partition(".")[0]
    isHere = owner not in unavailable and name not in unavailable
    head = "" if isHere else f'@available(*, unavailable, message: "{sentence}")\n'
    return f"{head}extension {name}{where} {{\n" + "\n".join(
        member(text, sentence) for text in members) + "}\n"


def type_of(name, signature, sentence):
    """An unavailable type with its members."""
    head, *members = signature.split(" ;; ")
    if base := re.match(r"class (\w+) < (\w+)$", head):
        return derived(base[1], base[2], members, sentence)
    head, _, conformance = head.partition(": ")
    wrapper = "@propertyWrapper " if head.startswith("@propertyWrapper ") else ""
    head = head.removeprefix(wrapper)
    body = "".join(member(text, sentence) for text in members)
    if head.startswith("class") and not any(re.match("(open )?init", m) for m in members):
        body += mark(sentence) + "public init() {}\n"
    if conformance == "OptionSet":
        body += "/// Unavailable, as the set is.\npublic init() {}\n"
    access = "open" if head.startswith("class") else "public"
    out = mark(sentence) + f"{wrapper}{access} {head} {{\n{body}}}\n"
    if conformance:
        out += f'@available(*, unavailable, message: "{sentence}")\n'
        if value := re.match(r"Gesture<(\w+)>", conformance):
            out += (
                f"extension {name}: Gesture {{\n/// Unavailable.\npublic typealias Value = "
                f"{value[1]}\n/// Unavailable.\npublic typealias Body = Never\n}}\n")
        elif conformance == "OptionSet":
            out += (
                f"extension {name}: OptionSet {{\n/// Unavailable.\npublic var rawValue: Int "
                "{ 0 }\n/// Unavailable.\npublic init(rawValue: Int) {}\n"
                "}\n")
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
    return mark(sentence) + f"public var {name}: {kind} {{ get {{ fatalError() }} set {{}} }}\n"


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
    gone = {row[0] for row in table if row[1] in ("type", "uikit")} | {"UIActivity"}
    gone |= {f"{row[0]}.{each.split()[1]}" for row in table
             for each in row[2].split(" ;; ") if each.startswith("struct ")}
    imports = "public import Foundation\npublic import GeometryTypes\n"
    uikit = OPENING + imports + "".join(
        "\n" + type_of(row[0], row[2], row[3]) for row in table if row[1] == "uikit")
    looks = OPENING + imports + "".join(
        "\n" + extending(row[0], row[2].split(" ;; "), row[3], gone)
        for row in table if row[1] == "uikitmember")
    members = OPENING + "import Foundation\n" + "".join(
        "\n" + extending(row[0], row[2].split(" ;; "), row[3], gone)
        for row in table if row[1] == "member")
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
        folder / "Generated-Members.swift": formatted(members),
        frameworks / "Charts" / "Modifiers" / "Generated-Charts.swift": formatted(charts),
        frameworks / "UIKitTypes" / "Generated-UIKit.swift": formatted(uikit),
        frameworks / "UIKitTypes" / "Generated-UIKit-Members.swift": formatted(looks),
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
