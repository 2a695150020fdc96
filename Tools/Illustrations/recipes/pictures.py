"""The photos of the recipes: one function a photo, in the sizes that the data names."""
import io
import json

import numpy as np
import skia
from PIL import Image

from common.art import Art
from common.scene import vignette
from recipes import (britain_america, east_asia, east_europe, france, italy, south_asia,
                     spain_mexico)

FILES = (britain_america, france, italy, spain_mexico, east_asia, south_asia, east_europe)
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


def pictures(folder, names):
    """Each photo's path in the folder, and its bytes."""
    recipes = json.loads((folder / "recipes.json").read_text())["recipes"]
    named = {recipe.get(f"photo_url_{size}") for recipe in recipes for size in SIZES}
    known = drawings()
    for name in names or sorted(known):
        whole = picture(name, known[name])
        for size, (edge, limit) in SIZES.items():
            file = f"{name}-{size}.jpg"
            if file in named:
                yield f"photos/{file}", jpeg(whole, edge, limit)
