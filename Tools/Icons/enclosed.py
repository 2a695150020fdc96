"""Draws digits and letters in circles and squares: `1.circle` to `50.circle`, `a.circle` and so on.

A digit's outline is that of Debian's bootstrap-icons, moved and narrowed where two stand side by
side. The letters are strokes of this project's own.
"""
import re

COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
RING = {
    "circle": "M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0ZM1 8a7 7 0 1 0 14 0A7 7 0 0 0 1 8Z",
    "square": ("M2 0a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V2a2 2 0 0 0-2-2ZM2 1h12a1 1 0 "
               "0 1 1 1v12a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1Z"),
}
DISK = {
    "circle": "M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0Z",
    "square": "M2 0a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V2a2 2 0 0 0-2-2Z",
}
STROKE = 'fill="none" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"'
LETTERS = {
    "a": "M5.3 12 8 4l2.7 8M6.3 9.3h3.4",
    "b": "M5.8 7.8V4h2.3a1.9 1.9 0 0 1 0 3.8H5.8V12h2.6a2.1 2.1 0 0 0 0-4.2",
    "c": "M10.6 5.6A3.4 4 0 1 0 10.6 10.4",
    "d": "M5.6 4v8h1.6c2.4 0 3.6-1.6 3.6-4S9.6 4 7.2 4z",
    "e": "M10.3 4H5.8v8h4.5M5.8 8h3.8",
    "f": "M10.3 4H5.8v8M5.8 8h3.8",
    "g": "M10.6 5.6A3.4 4 0 1 0 10.8 8.6H8.4",
    "h": "M5.5 4v8M10.5 4v8M5.5 8h5",
    "i": "M8 4v8M6.3 4h3.4M6.3 12h3.4",
    "j": "M9.8 4v5.6a2.2 2.4 0 0 1-4.3.6",
    "k": "M5.8 4v8M10.4 4 5.8 8.6M7.6 7l3 5",
    "l": "M5.9 4v8h4.4",
    "m": "M4.9 12V4L8 9.5 11.1 4v8",
    "n": "M5.4 12V4l5.2 8V4",
    "o": "M8 4a3.2 4 0 1 0 0 8a3.2 4 0 1 0 0-8z",
    "p": "M5.9 12V4h2.3a2.2 2.2 0 0 1 0 4.4H5.9",
    "q": "M8 4a3.2 4 0 1 0 0 8a3.2 4 0 1 0 0-8zM8.8 9.8 11 12.4",
    "r": "M5.9 12V4h2.3a2.2 2.2 0 0 1 0 4.4H5.9M8.2 8.4l2.2 3.6",
    "s": ("M10.3 5.4C9.7 4.4 8.9 4 8 4 6.6 4 5.7 4.8 5.7 5.9c0 2.8 4.7 1.4 4.7 4.2C10.4 11.2 "
          "9.4 12 8 12c-1.1 0-2-.5-2.5-1.5"),
    "t": "M5.2 4h5.6M8 4v8",
    "u": "M5.4 4v5.2a2.6 2.8 0 0 0 5.2 0V4",
    "v": "M5.2 4 8 12l2.8-8",
    "w": "M4.6 4 6.3 12 8 6l1.7 6L11.4 4",
    "x": "M5.4 4l5.2 8M10.6 4 5.4 12",
    "y": "M5.3 4 8 8.3 10.7 4M8 8.3V12",
    "z": "M5.5 4h5L5.5 12h5",
}


def parts(path):
    """The commands of a path with their numbers; a command that repeats is written each time."""
    for letter, text in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        count = COUNT[letter.upper()]
        # The flags of an arc may touch the number after them.
        if letter in "aA":
            number = r"\s*,?\s*(-?(?:\d*\.\d+|\d+)(?:e-?\d+)?)"
            arcs = re.findall(number * 3 + r"\s*,?\s*([01])\s*,?\s*([01])" + number * 2, text)
            for arc in arcs:
                yield letter, [float(each) for each in arc]
            continue
        numbers = [float(each) for each in re.findall(r"-?(?:\d*\.\d+|\d+)(?:e-?\d+)?", text)]
        if not count:
            yield letter, []
        for start in range(0, len(numbers), count or 1):
            yield letter, numbers[start:start + count]
            letter = {"m": "l", "M": "L"}.get(letter, letter)


def moved(path, scale_x, scale_y, by):
    """The path scaled about the middle of the drawing, and moved to the side."""
    words = []
    for index, (letter, numbers) in enumerate(parts(path)):
        is_relative = letter.islower() and index > 0
        letter = letter if is_relative else letter.upper()

        def across(x, is_relative=is_relative):
            return x * scale_x if is_relative else 8 + (x - 8) * scale_x + by

        def down(y, is_relative=is_relative):
            return y * scale_y if is_relative else 8 + (y - 8) * scale_y

        kind = letter.upper()
        if kind == "H":
            numbers = [across(numbers[0])]
        elif kind == "V":
            numbers = [down(numbers[0])]
        elif kind == "A":
            numbers = [numbers[0] * scale_x, numbers[1] * scale_y, *numbers[2:5],
                       across(numbers[5]), down(numbers[6])]
        else:
            numbers = [across(each) if place % 2 == 0 else down(each)
                       for place, each in enumerate(numbers)]
        words.append(letter + " ".join(f"{each:.3f}".rstrip("0").rstrip(".") for each in numbers))
    return "".join(words)


def digit(number, drawing):
    """The outline of one digit: the parts of the drawing of a circle that are no ring."""
    kept = []
    for path in re.findall(r'd="([^"]*)"', drawing(f"{number}-circle")):
        start = (0, 0)
        for part in re.findall(r"[^zZ]+[zZ]", path):
            letter, numbers = next(parts(part))
            x, y = numbers
            start = (x, y) if letter == "M" else (start[0] + x, start[1] + y)
            rest = re.sub(r"^[mM]\s*-?[\d.]+[\s,]*-?[\d.]+", "", part)
            if not re.search(r"[aA]\s*[78] [78] 0", rest):
                kept.append(f"M{start[0]:.3f} {start[1]:.3f}{rest}")
    return "".join(kept)


def outline(number, drawing):
    """The outline of a number of one or two digits."""
    digits = [digit(each, drawing) for each in str(number)]
    if len(digits) == 1:
        return moved(digits[0], 1, 1, 0)
    return moved(digits[0], .72, .8, -2.3) + moved(digits[1], .72, .8, 2.3)


def icons(drawing):
    """All names with their drawings; `drawing` gives the markup of one of bootstrap-icons."""
    found = {}
    for shape, ring in RING.items():
        disk = DISK[shape]
        for number in range(51):
            path = outline(number, drawing)
            found[f"{number}.{shape}"] = (
                f'<path fill-rule="evenodd" d="{ring}"/><path fill-rule="evenodd" d="{path}"/>')
            found[f"{number}.{shape}.fill"] = f'<path fill-rule="evenodd" d="{disk}{path}"/>'
        for letter, path in LETTERS.items():
            found[f"{letter}.{shape}"] = (
                f'<path fill-rule="evenodd" d="{ring}"/>'
                f'<path {STROKE} stroke="currentColor" d="{path}"/>')
            found[f"{letter}.{shape}.fill"] = (
                f'<path d="{disk}"/><path {STROKE} stroke="var(--background,#fff)" d="{path}"/>')
    return found
