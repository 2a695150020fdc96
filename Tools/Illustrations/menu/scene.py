"""Tables, plates and colours of the menu's pictures, chosen by each picture's own numbers."""
from common.baking import *

TABLES = ("#e7b84d", "#7fa9c9", "#c9b48f", "#a8433a", "#5f8fa8", "#3f8a7f", "#d98a5a", "#8f9f6a",
          "#b98a9f", "#d9c3a0", "#6a7f9a", "#e0a07a", "#9fc0b0", "#7f6a8a", "#c9d0c4", "#4f6a5f",
          "#e6cf9a", "#b5764f", "#a9c6d2", "#f0d9c4")
STYLES = ("plain", "wood", "tile", "linen", "stone", "dots")
WARES = (("#fbf7ee", "#c9a44b"), ("#f4f6f8", "#2f6fb0"), ("#f6f0e2", None), ("#fbf7ef", "#a8433a"),
         ("#3f5f6f", None), ("#e9ded0", "#7a5a3a"), ("#f2f4ee", "#4f7f5a"), ("#3a3a40", None))
BOWLS = ("#3f6f8f", "#c06a3f", "#4f7a5f", "#8a5a7a", "#d9b45a", "#e9e2d4", "#39444a", "#a8433a")


def ground(a):
    table(a, a.r.choice(TABLES), a.r.choice(STYLES))
    return a


def colours(words, default="#e0b070"):
    """The colours among the words, as they come."""
    found = ["#" + part for word in words for part in word.split(",")
             if len(part) == 6 and all(c in "0123456789abcdef" for c in part)]
    return found or [default]


def ware(a, r=268, y=C, flat=0.76):
    base, rim = a.r.choice(WARES)
    plate(a, C, y, r, base, rim=rim, flat=flat)


def cutlery(a):
    """Now and then a fork or a spoon at the edge."""
    way = a.r.random()
    if way < 0.22:
        fork(a, 606, 330, a.r.uniform(-6, 6), scale=0.8)
    elif way < 0.4:
        spoon(a, 608, 330, a.r.uniform(-6, 6), scale=0.8)


def side_bread(a):
    for k in range(2):
        flatbread(a, 560 - k * 30, 520 + k * 44, 84, 56, "#ecc98c", 10, a.r.uniform(-30, 30))
