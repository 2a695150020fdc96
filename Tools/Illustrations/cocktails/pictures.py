"""Draws the cocktail pictures: `python cocktails.py OUT [NAME…]`; without names, all of them.

A picture is one line: the glass, its colours from the top down (`|` between them for layers with a
sharp edge, `>` for one running into the next), then words: `ice:cubes`, `wheel:lime`, `by:mint`.
"""
import contextlib
import dataclasses
import pathlib
import sys

import cocktails_beside
import cocktails_cups
import cocktails_garnish
import cocktails_garnish2
import cocktails_glass as glass
import cocktails_ice
import cocktails_scene
from cocktails_lines import LINES
from parts_base import Art, box, dark

BEHIND = ("straw", "celery", "cinnamon", "mint", "umbrella", "sprig")
INSIDE = ("spiral", "sunkcherry", "ribbon")
OTHER = ("ice", "foam", "in", "by", "fizz", "cloudy", "frozen", "room", "wall", "head")
RIMS = {"salt": "#fdfaf2", "sugar": "#ffffff", "cocoa": "#4b2512", "chilli": "#c9522e",
        "pink": "#f29ab5", "coconut": "#fbf5e6", "gold": "#d9a441", "biscuit": "#c08a4e"}
FOAMS = {"white": "#fbf4e4", "cream": "#f4dfbd", "coffee": "#d9ae78", "pink": "#f9d9d9",
         "yellow": "#f7e6ae", "violet": "#e3d7ee", "green": "#dfe8c0", "head": "#fff8ea"}


def garnish(a, g, word, kind):
    for file in (cocktails_garnish, cocktails_garnish2):
        draw = vars(file).get(word)
        if callable(draw) and draw.__module__ == file.__name__:
            return draw(a, g, kind) if kind else draw(a, g)
    raise ValueError(f"nothing draws {word}")


def read(line):
    """The glass, the colours, whether they lie in layers, and the words as pairs."""
    name, tones, *words = line.split()
    sharp = "|" in tones
    colours = ["#" + t for t in tones.replace("|", ">").split(">")]
    return name, colours, sharp, [tuple((w + ":").split(":")[:2]) for w in words]


def draw(a, line):
    name, colours, sharp, words = read(line)
    have = dict(words)
    cup = name in cocktails_cups.CUPS
    g = cocktails_cups.CUPS[name] if cup else glass.GLASSES[name]
    if have.get("ice") == "crushed" and not cup:
        # Crushed ice carries the drink up to the rim: no gap may show under the heap.
        g = dataclasses.replace(g, fill=g.rim[0] + g.rim[1] * glass.TILT + 2)
    tint = colours[len(colours) // 2]
    pair = cocktails_scene.PAIRS[int(have["room"])] if "room" in have else None
    table = cocktails_scene.scene(a, colours[:1] + colours[-1:], pair, have.get("wall"))
    foot = g.foot or g.half(g.bottom)
    side = a.r.choice((-1, 1)) if not g.handle else -1
    if "by" in have:
        cocktails_beside.beside(a, have["by"], side, max(152, foot * g.zoom + 62))
    with standing(a, g.zoom):
        cocktails_scene.shade(a, foot, tint, table)
        if cup:
            cocktails_cups.back(a, name, g, colours[0])
        else:
            glass.behind(a, g)
            _fill(a, g, colours, sharp, have, tint)
        _above(a, g, name, cup, colours[0], have, words)


@contextlib.contextmanager
def standing(a, zoom):
    """Larger or smaller around the point where the glass stands."""
    a.c.save()
    a.c.translate(cocktails_scene.MID * (1 - zoom), cocktails_scene.FLOOR * (1 - zoom))
    a.c.scale(zoom, zoom)
    yield
    a.c.restore()


def _over(g, y):
    """All that is higher than an opaque surface, and the surface itself."""
    sky = box(250, y - 1000, 2000, 2000)
    sky.addPath(glass.ring(g, y, 6))
    return sky


def _above(a, g, name, cup, colour, have, words):
    """Ice over the rim, the near glass, and the garnish before and behind it."""
    if have.get("ice") == "crushed" and cup:
        cocktails_ice.heap(a, g, colour)
    hidden = cup or "frozen" in have or "cloudy" in have
    with a.clip(_over(g, g.rim[0] if cup else g.fill) if hidden else box(250, 250, 2000, 2000)):
        for word, kind in words:
            if word in BEHIND:
                garnish(a, g, word, kind)
    if have.get("ice") == "crushed" and not cup:
        cocktails_ice.crushed(a, g, colour)
    if "frozen" in have:
        cocktails_ice.frozen(a, g, colour)
    if cup:
        cocktails_cups.front(a, name, g)
    else:
        glass.shine(a, g)
    for word, kind in words:
        if word == "rim":
            glass.crust(a, g, RIMS[kind])
        elif word not in BEHIND + INSIDE + OTHER:
            garnish(a, g, word, kind)


def _fill(a, g, colours, sharp, have, tint):
    glass.pour(a, g, colours, sharp, "cloudy" in have or "frozen" in have)
    if "fizz" in have:
        cocktails_ice.fizz(a, g, tint)
    for word in INSIDE:
        if word in have:
            garnish(a, g, word, have[word])
    if "in" in have:
        for what in have["in"].split("+"):
            cocktails_ice.sunk(a, g, what, tint)
    glass.surface(a, g, colours[0])
    ice = have.get("ice")
    if ice in ("cubes", "few", "block", "sphere"):
        getattr(cocktails_ice, ice)(a, g, dark(tint, 0.1))
    if "foam" in have:
        glass.foam(a, g, FOAMS[have["foam"] or "white"], 34 if "head" in have else 15)


def main(out, names):
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name in names or sorted(LINES):
        art = Art(name, size=cocktails_scene.SIDE)
        draw(art, LINES[name])
        data = art.jpeg(28_500)
        total += len(data)
        (folder / f"{name}.jpg").write_bytes(data)
    print(f"{len(names or LINES)} pictures, {total / 1e6:.2f} MB")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
