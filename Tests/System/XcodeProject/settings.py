"""Reading `.xcconfig` files as Xcode does: includes, comments and variables."""
import re


def read(file):
    """The settings of a file and of those it includes, as they stand."""
    values = {}
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        # A comment begins at `//` wherever it stands, also within an address.
        line = line.split("//")[0].strip()
        if not line:
            continue
        if include := re.fullmatch(r'#include "(.+)"', line):
            values |= read(file.parent / include.group(1))
            continue
        setting = re.fullmatch(r"([A-Z_][A-Z0-9_]*) =\s*(.*)", line)
        assert setting, f"{file.name}:{number}: {line}"
        values[setting.group(1)] = setting.group(2)
    return values


def expand(text, values):
    """A text with every `$(NAME)` replaced; `$()` is nothing, `:lower` makes small letters."""
    def value(match):
        name, _, way = match.group(1).partition(":")
        if not name:
            return ""
        assert name in values, f"no setting is called {name}"
        found = expand(values[name], values)
        return found.lower() if way == "lower" else found
    return re.sub(r"\$\(([^()]*)\)", value, text)
