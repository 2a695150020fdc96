"""The pictures of the foods: one function a picture, by the part of the world."""
from common.art import Art
from common.scene import vignette
from foods import (africa_oceania, americas, east_asia, middle_east, north_europe, south_asia,
                   south_europe)

FILES = (south_europe, north_europe, americas, east_asia, south_asia, middle_east, africa_oceania)


def drawings():
    """Every function of the files, by the name of its picture."""
    return {name.replace("_", "-"): draw for file in FILES
            for name, draw in vars(file).items()
            if callable(draw) and draw.__module__ == file.__name__
            and draw.__code__.co_argcount == 1}


def pictures(folder, names):
    """Each picture's path in the folder, and its bytes."""
    known = drawings()
    for name in names or sorted(known):
        art = Art(name)
        with art.zoomed(1.1):
            known[name](art)
        vignette(art)
        yield f"photos/{name}.jpg", art.jpeg(560)
