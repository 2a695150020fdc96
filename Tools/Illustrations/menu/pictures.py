"""The pictures of the menu: one function a kind of dish, drawn from the words of a dish.

Only the pictures that the data names are drawn. The words that draw a picture stand behind its dish
in `Tools/Menu/words`.
"""
import importlib
import io
import pathlib
import re
import sys

import numpy as np
import skia
from PIL import Image

from common.art import Art
from common.scene import vignette

sys.path.append(str(pathlib.Path(__file__).parents[2] / "Menu"))
import words  # noqa: E402

EDGE, LIMIT = 440, 15_000
FILES = ("bowls", "plates", "fried", "breads", "burgers", "world", "sweets", "cakes", "morning",
         "drinks", "trays", "shared")


def kinds():
    """Every kind of drawing by its word."""
    found = {}
    for file in FILES:
        found |= importlib.import_module(f"menu.{file}").KINDS
    return found


def jpeg(art):
    """JPEG bytes below the limit, with a breath of grain so that soft gradients do not band."""
    picture = art.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    whole = Image.fromarray(picture).convert("RGB").resize((EDGE, EDGE), Image.LANCZOS)
    pixels = np.asarray(whole).astype(np.float32)
    grain = np.random.default_rng(7).normal(0, 0.6, pixels.shape[:2])[..., None]
    whole = Image.fromarray(np.clip(pixels + grain, 0, 255).astype(np.uint8))
    for quality in (80, 74, 68, 62, 56, 50, 44, 38, 32):
        file = io.BytesIO()
        whole.save(file, "JPEG", quality=quality, optimize=True, progressive=True)
        if file.tell() <= LIMIT:
            break
    return file.getvalue()


def draw(name, line, known):
    kind, rest = line[0], list(line[1:])
    if kind == "drink":
        art = known[kind](name, rest)
    else:
        art = Art(name)
        with art.zoomed(1.08 + art.r.uniform(-0.02, 0.05)):
            known[kind](art, rest)
        vignette(art)
    return jpeg(art)


def named(data):
    """The names of the pictures that the data asks for."""
    lists = (data / f"{name}.json" for name in ("products", "categories"))
    return {name for file in lists for name in re.findall(r"\$PHOTOS/(.+?)\.jpg", file.read_text())}


def pictures(folder, names):
    """Each picture's path in the folder, and its bytes."""
    lines, known = words.pictures()[0], kinds()
    for name in names or sorted(named(folder)):
        yield f"photos/{name}.jpg", draw(name, lines[name], known)
