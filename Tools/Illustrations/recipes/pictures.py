"""The photos of the recipes: one function a photo, in the sizes that the data names."""
import json

from common.art import Art
from common.scene import vignette
from recipes import (britain_america, east_asia, east_europe, france, italy, south_asia,
                     spain_mexico)

FILES = (britain_america, france, italy, spain_mexico, east_asia, south_asia, east_europe)
EDGES = {"large": 700, "small": 240}


def drawings():
    """Every function of the recipe files, by the name of its picture."""
    return {name.replace("_", "-"): draw for file in FILES
            for name, draw in vars(file).items()
            if callable(draw) and getattr(draw, "__module__", "") == file.__name__
            and draw.__code__.co_argcount == 1}


def drawn(name, draw):
    art = Art(name)
    with art.zoomed(1.08):
        draw(art)
    vignette(art)
    return art


def pictures(folder, names):
    """Each photo's path in the folder, and its bytes."""
    recipes = json.loads((folder / "recipes.json").read_text())["recipes"]
    named = {recipe.get(f"photo_url_{size}") for recipe in recipes for size in EDGES}
    known = drawings()
    for name in names or sorted(known):
        art = drawn(name, known[name])
        for size, edge in EDGES.items():
            file = f"{name}-{size}.jpg"
            if file in named:
                yield f"photos/{file}", art.jpeg(edge)
