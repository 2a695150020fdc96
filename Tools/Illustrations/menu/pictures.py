"""Draws the menu's pictures: `python menu_draw.py DATA [NAME…]`; without names, all of them.

DATA is the folder with the two lists; only the pictures that they name are drawn. The words that draw a picture stand behind its dish in `Tools/Menu/words`.
"""
import importlib
import io
import pathlib
import re
import sys

import numpy as np
import skia
from PIL import Image

sys.path.append(str(pathlib.Path(__file__).parent.parent / "Menu"))
import words  # noqa: E402
from parts_base import Art  # noqa: E402
from parts_scene import vignette  # noqa: E402

EDGE, LIMIT = 440, 15_000
ROOMS = ("bowls", "plates", "fried", "breads", "burgers", "world", "sweets", "cakes", "morning", "drinks", "trays", "old")


def kinds():
    """Every kind of drawing by its word."""
    found = {}
    for room in ROOMS:
        found |= importlib.import_module(f"menu_{room}").KINDS
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


def main(data, names):
    folder = pathlib.Path(data) / "photos"
    folder.mkdir(parents=True, exist_ok=True)
    lines, known, total = words.pictures()[0], kinds(), 0
    names = names or sorted(named(pathlib.Path(data)))
    for name in names:
        photo = draw(name, lines[name], known)
        total += len(photo)
        (folder / f"{name}.jpg").write_bytes(photo)
    print(f"{len(names)} pictures, {total / 1e6:.2f} MB")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
