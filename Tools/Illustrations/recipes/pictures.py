"""Draws the recipe photos: `python recipes_draw.py DATA.json OUT [NAME…]`; without names, all.

Only the sizes that the data names are written: large 700, small 240 units square.
"""
import io
import json
import pathlib
import sys

import numpy as np
import skia
from PIL import Image

import recipes_britain_america
import recipes_east_asia
import recipes_east_europe
import recipes_france
import recipes_italy
import recipes_south_asia
import recipes_spain_mexico
from parts_base import Art
from parts_scene import vignette

FILES = (recipes_britain_america, recipes_france, recipes_italy, recipes_spain_mexico,
         recipes_east_asia, recipes_south_asia, recipes_east_europe)
SIZES = {"large": (700, 44_500), "small": (240, 12_500)}


def drawings():
    """Every function of the recipe files, by the name of its picture."""
    return {name.replace("_", "-"): draw for file in FILES
            for name, draw in vars(file).items()
            if callable(draw) and getattr(draw, "__module__", "") == file.__name__
            and draw.__code__.co_argcount == 1}


def jpeg(whole, edge, limit):
    """JPEG bytes below a limit, with a breath of grain so that soft gradients do not band."""
    pixels = np.asarray(whole.resize((edge, edge), Image.LANCZOS)).astype(np.float32)
    grain = np.random.default_rng(7).normal(0, 0.8, pixels.shape[:2])[..., None]
    picture = Image.fromarray(np.clip(pixels + grain, 0, 255).astype(np.uint8))
    for quality in (86, 84, 82, 79, 76, 72, 68, 64, 60, 55, 50):
        file = io.BytesIO()
        picture.save(file, "JPEG", quality=quality, optimize=True, progressive=True)
        if file.tell() <= limit:
            break
    return file.getvalue()


def picture(name, draw):
    """The drawing at twice its size, before it is reduced."""
    art = Art(name)
    with art.zoomed(1.08):
        draw(art)
    vignette(art)
    pixels = art.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    return Image.fromarray(pixels).convert("RGB")


def main(data, out, names):
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    recipes = json.loads(pathlib.Path(data).read_text())["recipes"]
    named = {recipe.get(f"photo_url_{size}") for recipe in recipes for size in SIZES}
    known, total = drawings(), 0
    for name in names or sorted(known):
        whole = picture(name, known[name])
        for size, (edge, limit) in SIZES.items():
            file = f"{name}-{size}.jpg"
            if file in named:
                photo = jpeg(whole, edge, limit)
                total += len(photo)
                (folder / file).write_bytes(photo)
    print(f"{len(names or known)} pictures, {total / 1e6:.2f} MB")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
