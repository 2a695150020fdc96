"""The pictures of the cocktails, each a line of `lines.py`.

A line is the glass, its colours from the top down (`|` between them for layers with a sharp edge,
`>` for one running into the next), then words: `ice:cubes`, `wheel:lime`, `by:mint`.
"""
import contextlib
import dataclasses

import cocktails.beside
import cocktails.cups
import cocktails.garnish
import cocktails.glasses
import cocktails.ice
import cocktails.scene
import cocktails.spices
from cocktails.lines import LINES
from common.art import Art, box, dark

BEHIND = ("straw", "celery", "cinnamon", "mint", "umbrella", "sprig")
INSIDE = ("spiral", "sunkcherry", "ribbon")
OTHER = ("ice", "foam", "in", "by", "fizz", "cloudy", "frozen", "room", "wall", "head")
RIMS = {"salt": "#fdfaf2", "sugar": "#ffffff", "cocoa": "#4b2512", "chilli": "#c9522e",
        "pink": "#f29ab5", "coconut": "#fbf5e6", "gold": "#d9a441", "biscuit": "#c08a4e"}
FOAMS = {"white": "#fbf4e4", "cream": "#f4dfbd", "coffee": "#d9ae78", "pink": "#f9d9d9",
         "yellow": "#f7e6ae", "violet": "#e3d7ee", "green": "#dfe8c0", "head": "#fff8ea"}


def garnish(a, g, word, kind):
    for file in (cocktails.garnish, cocktails.spices):
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
    cup = name in cocktails.cups.CUPS
    g = cocktails.cups.CUPS[name] if cup else cocktails.glasses.GLASSES[name]
    if have.get("ice") == "crushed" and not cup:
        # Crushed ice carries the drink up to the rim: no gap may show under the heap.
        g = dataclasses.replace(g, fill=g.rim[0] + g.rim[1] * cocktails.glasses.TILT + 2)
    tint = colours[len(colours) // 2]
    pair = cocktails.scene.PAIRS[int(have["room"])] if "room" in have else None
    table = cocktails.scene.scene(a, colours[:1] + colours[-1:], pair, have.get("wall"))
    foot = g.foot or g.half(g.bottom)
    side = a.r.choice((-1, 1)) if not g.handle else -1
    if "by" in have:
        cocktails.beside.beside(a, have["by"], side, max(152, foot * g.zoom + 62))
    with standing(a, g.zoom):
        cocktails.scene.shade(a, foot, tint, table)
        if cup:
            cocktails.cups.back(a, name, g, colours[0])
        else:
            cocktails.glasses.behind(a, g)
            _fill(a, g, colours, sharp, have, tint)
        _above(a, g, name, cup, colours[0], have, words)


@contextlib.contextmanager
def standing(a, zoom):
    """Larger or smaller around the point where the glass stands."""
    a.c.save()
    a.c.translate(cocktails.scene.MID * (1 - zoom), cocktails.scene.FLOOR * (1 - zoom))
    a.c.scale(zoom, zoom)
    yield
    a.c.restore()


def _over(g, y):
    """All that is higher than an opaque surface, and the surface itself."""
    sky = box(250, y - 1000, 2000, 2000)
    sky.addPath(cocktails.glasses.ring(g, y, 6))
    return sky


def _above(a, g, name, cup, colour, have, words):
    """Ice over the rim, the near glass, and the garnish before and behind it."""
    if have.get("ice") == "crushed" and cup:
        cocktails.ice.heap(a, g, colour)
    hidden = cup or "frozen" in have or "cloudy" in have
    with a.clip(_over(g, g.rim[0] if cup else g.fill) if hidden else box(250, 250, 2000, 2000)):
        for word, kind in words:
            if word in BEHIND:
                garnish(a, g, word, kind)
    if have.get("ice") == "crushed" and not cup:
        cocktails.ice.crushed(a, g, colour)
    if "frozen" in have:
        cocktails.ice.frozen(a, g, colour)
    if cup:
        cocktails.cups.front(a, name, g)
    else:
        cocktails.glasses.shine(a, g)
    for word, kind in words:
        if word == "rim":
            cocktails.glasses.crust(a, g, RIMS[kind])
        elif word not in BEHIND + INSIDE + OTHER:
            garnish(a, g, word, kind)


def _fill(a, g, colours, sharp, have, tint):
    cocktails.glasses.pour(a, g, colours, sharp, "cloudy" in have or "frozen" in have)
    if "fizz" in have:
        cocktails.ice.fizz(a, g, tint)
    for word in INSIDE:
        if word in have:
            garnish(a, g, word, have[word])
    if "in" in have:
        for what in have["in"].split("+"):
            cocktails.ice.sunk(a, g, what, tint)
    cocktails.glasses.surface(a, g, colours[0])
    ice = have.get("ice")
    if ice in ("cubes", "few", "block", "sphere"):
        getattr(cocktails.ice, ice)(a, g, dark(tint, 0.1))
    if "foam" in have:
        cocktails.glasses.foam(a, g, FOAMS[have["foam"] or "white"], 34 if "head" in have else 15)


def pictures(folder, names):
    """Each picture's path in the folder, and its bytes."""
    for name in names or sorted(LINES):
        art = Art(name, size=cocktails.scene.SIDE)
        draw(art, LINES[name])
        yield f"photos/{name}.jpg", art.jpeg(480)
