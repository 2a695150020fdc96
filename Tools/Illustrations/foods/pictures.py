"""Draws the food pictures: `python draw.py OUT [NAME…]`; without names, all of them."""
import pathlib
import sys

import dishes_africa_oceania
import dishes_americas
import dishes_east_asia
import dishes_middle_east
import dishes_north_europe
import dishes_south_asia
import dishes_south_europe
from parts_base import Art
from parts_scene import vignette

FILES = (dishes_south_europe, dishes_north_europe, dishes_americas, dishes_east_asia,
         dishes_south_asia, dishes_middle_east, dishes_africa_oceania)


def recipes():
    """Every function of the dish files, by the name of its picture."""
    return {name.replace("_", "-"): recipe for file in FILES
            for name, recipe in vars(file).items()
            if callable(recipe) and recipe.__module__ == file.__name__
            and recipe.__code__.co_argcount == 1}


def main(out, names):
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    known = recipes()
    total = 0
    for name in names or sorted(known):
        art = Art(name)
        with art.zoomed(1.1):
            known[name](art)
        vignette(art)
        data = art.jpeg()
        total += len(data)
        (folder / f"{name}.jpg").write_bytes(data)
    print(f"{len(names or known)} pictures, {total / 1e6:.2f} MB")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
