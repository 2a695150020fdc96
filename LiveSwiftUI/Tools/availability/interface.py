"""Reads since when, by a Swift interface, a system has each declaration of a module."""
import re
from dataclasses import dataclass

ATTRIBUTE = re.compile(r"\s*@[\w.]+(?=\W)")
MODIFIERS = re.compile(
    r"\s*(?:public|open|package|static|class(?=\s+(?:func|var|subscript))|final|override|mutating|"
    r"nonmutating|nonisolated(?:\(\w+\))?|isolated|prefix|postfix|infix|indirect|required|"
    r"convenience|dynamic|lazy|weak|unowned(?:\(\w+\))?|consuming|borrowing|"
    r"(?:internal|private|fileprivate)\(set\))\s+")
KEYWORD = re.compile(
    r"\s*(struct|class|enum|protocol|actor|extension|func|var|let|init|subscript|case|typealias|"
    r"associatedtype|macro|deinit|operator|precedencegroup|import)\b[?!]?\s*")
MEMBERS = {
    "func", "var", "let", "init", "subscript", "case", "typealias", "associatedtype", "macro"}
TYPES = {"struct", "class", "enum", "protocol", "actor", "extension"}
MODULE = re.compile(
    r"\b(?:Swift|SwiftUI|SwiftUICore|Foundation|CoreFoundation|CoreGraphics|Combine|_Concurrency|"
    r"UIKit|ObjectiveC|UniformTypeIdentifiers|CoreTransferable|Symbols|Observation|CoreData|"
    r"Accessibility|DeveloperToolsSupport|Spatial|Dispatch|CoreText|QuartzCore|Synchronization|os)"
    r"\.(?=\w)")


@dataclass
class Declaration:
    """A declaration: its path, the types and the constraints of its signature, and its first
    version by system."""
    path: str
    kind: str
    types: str
    constraints: str
    versions: dict


def balanced(text, start):
    """The index after the bracket that closes the one at `start`; strings are skipped."""
    depth, index = 0, start
    while index < len(text):
        one = text[index]
        if one == '"':
            index += 1
            while index < len(text) and text[index] != '"':
                index += 2 if text[index] == "\\" else 1
        elif one in "([{<":
            depth += 1
        elif one in ")]}" or one == ">" and text[index - 1] != "-":
            depth -= 1
            if depth == 0:
                return index + 1
        index += 1
    return len(text)


def attributes(text):
    """The attributes at the start of a declaration, and the rest."""
    found = []
    while match := ATTRIBUTE.match(text):
        end = match.end()
        if end < len(text) and text[end] in "(<":
            end = balanced(text, end)
        found.append(text[match.start():end].strip())
        text = text[end:]
    return found, text


def available(found, inherited):
    """The versions of a declaration by system; `-` where a system never has it."""
    versions = dict(inherited)
    for one in found:
        if not one.startswith("@available("):
            continue
        parts = one[len("@available("):-1]
        first = parts.split(",")[0].strip()
        if re.fullmatch(r"\w+ [\d.]+", first):
            for system, version in re.findall(r"(\w+) ([\d.]+)", parts.split("*")[0]):
                versions[system] = version
        elif re.search(r",\s*unavailable\b", parts):
            for system in ([first] if first != "*" else ["iOS", "macOS"]):
                versions[system] = "-"
        elif match := re.search(r"introduced:\s*([\d.]+)", parts):
            versions[first] = match.group(1)
    return versions


def split(text, at=","):
    """Parts of a text at commas outside of brackets."""
    parts, depth, start, index = [], 0, 0, 0
    while index < len(text):
        one = text[index]
        if one in "([{<":
            depth += 1
        elif one in ")]}" or one == ">" and text[index - 1] != "-":
            depth -= 1
        elif one == '"':
            index += 1
            while index < len(text) and text[index] != '"':
                index += 2 if text[index] == "\\" else 1
        elif one == at and depth == 0:
            parts.append(text[start:index])
            start = index + 1
        index += 1
    return parts + ([text[start:]] if text[start:].strip() else [])


def plain(text):
    """A text of a declaration without modules, attributes and modifiers, for comparisons."""
    # SDK 27 calls the builder of views so.
    text = re.sub(r"\bContentBuilder\b", "ViewBuilder", MODULE.sub("", text))
    text = re.sub(r"@\w+(?:\([^()]*\)|<[^<>]*>)?\s*", "", text)
    text = re.sub(r"\b(?:any|some|__owned|__shared|borrowing|consuming|sending|nonisolated|"
                  r"isolated|inout|let|var|func|static|public|mutating|override|final)\s+", "",
                  text)
    return re.sub(r"\s+", "", text)


def signature(text, kind):
    """The name with its labels, the types and the constraints of a declaration."""
    if kind in ("init", "subscript"):
        name, rest = kind, text
    else:
        match = re.match(r"`?([\w$]+|<=?(?=\s)|[^\s\w(<]+)`?\s*", text)
        if not match:
            return None
        name, rest = match.group(1), text[match.end():]
    if rest.startswith(("?", "!")):
        rest = rest[1:]
    if rest.startswith("<"):
        rest = rest[balanced(rest, 0):].lstrip()
    if kind in ("var", "let", "typealias", "associatedtype"):
        return name, plain(re.split(r"[{=]", rest)[0].split(" where ")[0]), ""
    if not rest.startswith("("):
        return name, "", ""
    end = balanced(rest, 0)
    read = [parameter(part, name, kind) for part in split(rest[1:end - 1])]
    after = plain(re.sub(r"\b(?:async|rethrows|throws)\b", "", rest[end:].split("{")[0]))
    labels = "".join(f"{label}:" for label, _ in read)
    result, _, constraints = after.partition("where")
    return f"{name}({labels})", "|".join(types for _, types in read) + result, constraints


def parameter(text, name, kind):
    """The label of a parameter and its type, with the builder of its closure."""
    found, text = attributes(text.strip())
    builders = [plain(one[1:]) for one in found if re.search(r"Builder\b", one)]
    label, colon, types = text.partition(":")
    words = label.split() or ["_"]
    if kind == "case" and (not colon or not re.fullmatch(r"\s*\w+\s*", label)):
        words, types = ["_"], text
    is_operator = not re.match(r"[\w$]", name)
    if is_operator or kind == "subscript" and len(words) == 1:
        words = ["_"]
    return words[0], "".join(builders) + plain(split(types, "=")[0] if types else "")


def declarations(text):
    """Each declaration of an interface."""
    scopes, pending, inside = [("", {})], [], 0
    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith(("//", "#")):
            continue
        if inside:
            # The body of a function that others compile into themselves.
            inside += braces(line)
            continue
        if line == "}":
            scopes.pop()
            continue
        found, rest = attributes(line)
        pending += found
        if not rest.strip():
            continue
        found, pending = pending, []
        while match := MODIFIERS.match(rest):
            rest = rest[match.end():]
        match = KEYWORD.match(rest)
        kind, rest = (match.group(1), rest[match.end():]) if match else ("", rest)
        outer, inherited = scopes[-1]
        versions = available(found, inherited)
        if kind in TYPES:
            name = MODULE.sub("", re.match(r"[\w.`]+", rest).group(0)).replace("`", "")
            path = name if kind == "extension" or not outer else f"{outer}.{name}"
            if kind != "extension":
                yield Declaration(path, kind, "", "", versions)
            if braces(line) > 0:
                scopes.append((path, versions))
            continue
        if kind in MEMBERS:
            for one in split(rest) if kind == "case" else [rest]:
                read = signature(one.strip(), kind)
                if read:
                    path = f"{outer}.{read[0]}" if outer else read[0]
                    yield Declaration(path, kind, read[1], read[2], versions)
        inside = max(0, braces(line))


def braces(line):
    """How many braces a line leaves open."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', "", line)
    return line.count("{") - line.count("}")
