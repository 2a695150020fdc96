"""The pictures of the menu: one function a kind of dish, drawn from the words of a dish.

Only the pictures that the data names are drawn. The words that draw a picture stand behind its dish
in `Tools/Menu/words`.
"""
import importlib
import pathlib
import re
import sys

from common.art import Art
from common.scene import vignette

sys.path.append(str(pathlib.Path(__file__).parents[2] / "Menu"))
import words  # noqa: E402

# The shape of a tile in the grid of products, at twice its width on a phone.
WIDTH, HEIGHT = 348, 261
FILES = ("bowls", "plates", "fried", "breads", "burgers", "world", "sweets", "cakes", "morning",
         "drinks", "trays", "shared")


def kinds():
    """Every kind of drawing by its word."""
    found = {}
    for file in FILES:
        found |= importlib.import_module(f"menu.{file}").KINDS
    return found


def draw(name, line, known):
    kind, rest = line[0], list(line[1:])
    if kind == "drink":
        art = known[kind](name, rest)
    else:
        art = Art(name)
        with art.zoomed(1.08 + art.r.uniform(-0.02, 0.05)):
            known[kind](art, rest)
        vignette(art)
    return art.jpeg(WIDTH, HEIGHT)


def named(data):
    """The names of the pictures that the data asks for."""
    lists = (data / f"{name}.json" for name in ("products", "categories"))
    return {name for file in lists for name in re.findall(r"\$PHOTOS/(.+?)\.jpg", file.read_text())}


def pictures(folder, names):
    """Each picture's path in the folder, and its bytes."""
    lines = {name: art for art, name in words.pictures(words.categories()).items()}
    known = kinds()
    for name in names or sorted(named(folder)):
        yield f"photos/{name}.jpg", draw(name, lines[name], known)
