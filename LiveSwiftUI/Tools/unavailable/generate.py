#!/usr/bin/env python3
"""Writes the names of Apple's that do not work here from names.tsv: generate.py [--check]

Each row is a name that is not supported, with a sentence on what to use instead. Its kind says
which file has it; `member` and kinds that end so are further members of a type. A name that the
sources declare is left out, so a row need not go when its name becomes supported; an `overload`
stays beside forms of its name that are supported. A declaration that says `public` is copied."""

import pathlib
import re
import sys

here = pathlib.Path(__file__).resolve().parent
every = here.parents[1] / "Sources"
sources = every / "SwiftUI"
folder = sources / "Unavailable"
declaration = re.compile(r"\b(?:struct|class|enum|protocol|typealias|func)\s+`?(\w+)")
# The bases that belong to the main actor.
ISOLATED = (
    "UIAppearanceHolder", "UICollectionReusableView", "UIControl", "UIResponder", "UITextField",
    "UIViewController")
# Kinds of modules with one file, each with what it imports.
MODULES = {
    "foundation": ("FoundationAdditions", ("Foundation", "FoundationNetworking")),
    "location": ("CoreLocation", ("Foundation",)),
    "photos": ("PhotosUI", ("Foundation",)),
    "safari": ("SafariServices", ("Foundation", "UIKitTypes")),
    "storekit": ("StoreKit", ("Foundation",)),
    "swiftdata": ("SwiftData", ("FoundationAdditions",)),
}
OPENING = (
    # Tests/House knows the generated files by this line.
    "// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.\n"
    "\n// swift-format-ignore-file\n")


def module(name):
    """The folder of a module, among the sources or one folder below."""
    return next(path for path in (every / name, *every.glob(f"*/{name}")) if path.is_dir())


def declared(*modules):
    """The names that the sources of these modules declare themselves."""
    names = set()
    for root in map(module, modules):
        for file in root.rglob("*.swift"):
            # A filter of a Canvas has the name of a modifier that views lack.
            if not file.name.startswith(("Generated-", "GraphicsContext")):
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
    taken = declared("SwiftUI", "DeveloperToolsSupport", "Symbols", "UIKitTypes")
    beside = {kind: declared(name) for kind, (name, _) in MODULES.items()}
    lines = (here / "names.tsv").read_text().splitlines()[1:]
    cells = [line.split("\t") for line in lines]
    beside["environment"] = values_declared()
    return [row for row in cells if row[1].endswith(("member", "overload"))
            or row[0] not in beside.get(row[1], taken)]


def mark(sentence):
    """The attribute of one declaration, before it on its line."""
    return f'@available(*, unavailable, message: "{sentence}") '


def member(text):
    """One member of an unavailable type, which never runs. The type says why."""
    if options := re.match(r"options (\w+) \{ (.*) \}", text):
        return options_of(options[1], options[2].split(", "))
    if text.startswith(("case ", "public ", "private ")):
        return text
    if text.startswith(("typealias ", "enum ")):
        return f"public {text}"
    if text.startswith("struct "):
        return f"public {text} {{}}"
    body = " { fatalError() }"
    if ": " in text and "var " in text:
        setter = "nonmutating set" if "wrappedValue" in text else "set"
        body = f" {{ get {{ fatalError() }} {setter} {{}} }}" if "static" not in text else body
    if "-> some " in text:
        body = " { self }"
    if text.startswith("open "):
        return re.sub("^open init", "public init", text) + body
    return f"public {text}{body}"


def options_of(name, cases):
    """A nested set of options."""
    return "\n".join((
        f"public struct {name}: OptionSet, Sendable {{",
        "public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }",
        packed(f"public static let {case} = {name}(rawValue: 1 << {bit})"
               for bit, case in enumerate(cases)), "}"))


def packed(members):
    """Members one a line, values of the type as many as fit 100 columns."""
    lines = []
    for text in members:
        isValue = text.startswith("public static ") and "\n" not in text
        if (isValue and lines and lines[-1].startswith("public static ")
                and len(lines[-1]) + len(text) + 2 <= 98):
            lines[-1] += f"; {text}"
        else:
            lines.append(text)
    return "\n".join(lines)


def block(head, members):
    """A declaration with its members; one line where it has one or none."""
    lines = packed(members).splitlines()
    if len(lines) < 2:
        return " ".join([head, "{", *lines, "}\n"])
    return "\n".join([f"{head} {{", *(f"  {line}" for line in lines), "}\n"])


def derived(name, base, members, sentence):
    """An unavailable class of UIKit with the members of its base."""
    body = [
        f"public override class func appearance() -> {name} {{ {name}() }}"
        if text == "+appearance" else member(re.sub("^init", "convenience init", text))
        for text in members]
    base = "UIAppearanceHolder" if base == "UIView" else base
    isolation = "@MainActor @preconcurrency " if base in ISOLATED else ""
    return block(f"{mark(sentence)}{isolation}open class {name}: {base}", body)


def extending(name, members, sentence, unavailable):
    """Unavailable members of a type. Sets of options are the type's own if the type is."""
    name, _, where = name.partition(" where ")
    head = f"extension {name}" + (f" where {where}" if where else "")
    isHere = not {name, name.partition(".")[0]} & unavailable
    own = [text for text in members if isHere and text.startswith("options ")]
    rest = [member(text) for text in members if text not in own]
    return (block(head, map(member, own)) if own else "") + (
        block(mark(sentence) + head, rest) if rest else "")


def type_of(name, signature, sentence):
    """An unavailable type with its members."""
    head, *members = signature.split(" ;; ")
    if re.match("(func|var) ", head):
        return f"{mark(sentence)}public {head} {{ fatalError() }}\n"
    if "public " in head:
        own = members if " protocol " in head else map(member, members)
        isType = not re.match("public (let|typealias) ", head)
        return block(mark(sentence) + head, own) if isType else f"{mark(sentence)}{head}\n"
    if base := re.match(r"class (\w+) < (\w+)$", head):
        return derived(base[1], base[2], members, sentence)
    head, _, conformance = head.partition(": ")
    wrapper = "@propertyWrapper " if head.startswith("@propertyWrapper ") else ""
    head = head.removeprefix(wrapper)
    body = [member(text) for text in members]
    isClass = head.startswith("class")
    if conformance == "OptionSet" or (
            isClass and not any(re.match("(open )?init", text) for text in members)):
        body.append("public init() {}")
    access = "open" if isClass else "public"
    out = block(f"{mark(sentence)}{wrapper}{access} {head}", body)
    if conformance:
        kind = conformance.partition("<")[0]
        out += block(f"{mark(sentence)}extension {name}: {kind}", conforming(conformance, name))
    return out


def conforming(conformance, name):
    """What a protocol requires of a type."""
    if value := re.match(r"Gesture<(\w+)>", conformance):
        return [f"public typealias Value = {value[1]}", "public typealias Body = Never"]
    if conformance == "OptionSet":
        return ["public var rawValue: Int { 0 }", "public init(rawValue: Int) {}"]
    if conformance == "Equatable":
        return [f"public static func == (one: {name}, other: {name}) -> Bool {{ true }}"]
    empty = "EmptyView()" if conformance == "View" else "WindowGroup { EmptyView() }"
    return [f"public var body: some {conformance} {{ {empty} }}"]


def modifier(name, signature, sentence):
    """An unavailable modifier of views."""
    return f"{mark(sentence)}public nonisolated func {name}{signature} -> some View {{ self }}"


def value(name, kind, sentence):
    """An unavailable value of the environment."""
    return f"{mark(sentence)}public var {name}: {kind} {{ get {{ fatalError() }} set {{}} }}"


def builder(name):
    """Takes the statements of a closure whose builder does not exist here."""
    return (
        f"/// Takes any statements.\n@resultBuilder public struct {name} {{\n"
        "  /// Takes any statements.\n"
        "  public static func buildBlock<each T>(_ parts: repeat each T) -> Any { () }\n}\n")


def main():
    table = rows()
    gone = {row[0] for row in table if row[1] in ("type", "uikit")}
    gone |= {f"{row[0]}.{each.split()[1]}" for row in table
             for each in row[2].split(" ;; ") if each.startswith("struct ")}

    def types(kind):
        return "".join(type_of(row[0], row[2], row[3]) for row in table
                       if row[1] in (kind, f"{kind}overload"))

    def members(kind):
        return "".join(extending(row[0], row[2].split(" ;; "), row[3], gone)
                       for row in table if row[1] == kind)

    modifiers = [modifier(row[0], row[2], row[3]) for row in table
                 if row[1] in ("modifier", "overload")]
    values = [value(row[0], row[2], row[3]) for row in table if row[1] == "environment"]
    own = "import Foundation\n"
    uikit = "public import Foundation\npublic import GeometryTypes\n"
    charts = module("Charts") / "Modifiers" / "Generated-Charts.swift"
    files = {
        folder / "Generated-Types.swift": f"{own}public import UIKitTypes\n"
        + builder("_UnavailableBuilder") + types("type"),
        folder / "Generated-Modifiers.swift": own + block("extension View", modifiers),
        folder / "Generated-Values.swift": own + block("extension EnvironmentValues", values),
        folder / "Generated-Members.swift": own + members("member"),
        charts: "public import SwiftUI\n" + builder("_UnavailableChartBuilder")
        + types("charttype"),
        module("UIKitTypes") / "Generated-UIKit.swift": uikit + types("uikit"),
        module("UIKitTypes") / "Generated-UIKit-Members.swift": uikit + members("uikitmember"),
    }
    files |= {
        module(name) / f"Generated-{name}.swift":
        "".join(f"public import {each}\n" for each in imports)
        + types(kind) + members(f"{kind}member")
        for kind, (name, imports) in MODULES.items()}
    stale = [file for file, text in files.items()
             if not file.exists() or file.read_text() != OPENING + text]
    if "--check" in sys.argv:
        for file in stale:
            print(f"{file.name} is not what generate.py writes; run it")
        return 1 if stale else 0
    for file in stale:
        file.write_text(OPENING + files[file])
    return 0


if __name__ == "__main__":
    sys.exit(main())
