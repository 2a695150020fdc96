"""What lies on the table beside a glass."""
from cocktails.garnish import PEEL, _cherry, _slice
from cocktails.ice import CITRUS, _cube
from common.art import around, blob, box, circle, curve, dark, light, oval, poly
from common.fresh import berry, leaf, strawberry


def beside(a, what, side, away):
    """Draws one thing left (-1) or right (1) of the glass, `away` from its middle."""
    x = 250 + side * min(away + a.r.uniform(0, 16), 196)
    y = a.r.uniform(432, 448)
    a.fill(oval(x + 14, y + 12, 42, 9), "#150806", 0.3, blur=6)
    if what in CITRUS:
        tone = CITRUS[what]
        a.solid(circle(x - 14, y - 24, 33), PEEL[what], depth=0, bevel=9, gloss=0.4, form=0.26)
        with a.at(x + 20, y - 6, 0, 1):
            a.c.scale(1, 0.92)
            _slice(a, 27, tone)
    elif what == "beans":
        for _ in range(11):
            px, py = x + a.r.uniform(-44, 44), y + a.r.uniform(-12, 12)
            with a.at(px, py, a.r.uniform(0, 180)):
                a.solid(oval(0, 0, 11, 7.4), a.jitter("#4a2716", 0.1), depth=4, bevel=2, gloss=0.4)
                a.stroke(curve([(-8, 0.5), (-3, -1.5), (3, 1.5), (8, -0.5)]), "#1d0c05", 1.8)
    elif what in ("mint", "basil", "sage"):
        tone = {"mint": "#4b9d4a", "basil": "#3f8b3a", "sage": "#8fa888"}[what]
        for turn in (200, 250, 300, 345):
            leaf(a, *around(x, y, 17, turn), 24, turn, tone, 0.56)
    elif what == "cherries":
        for dx, dy in ((-18, -4), (14, 2)):
            _cherry(a, x + dx, y + dy - 6, 16, "#8f1226")
    elif what in ("raspberry", "blueberry", "blackberry", "cranberry"):
        tone = {"raspberry": "#cf2f52", "blueberry": "#46588f", "blackberry": "#3c2450",
                "cranberry": "#b81f34"}[what]
        for dx, dy in ((-26, 0), (0, -12), (4, 8), (28, 1)):
            berry(a, x + dx, y + dy, 13, tone)
    elif what == "strawberry":
        strawberry(a, x - 8, y - 8, 32, 20)
        strawberry(a, x + 26, y + 4, 26, 160)
    elif what == "ice":
        for dx, dy, t in ((-18, -14, 12), (22, -6, -18)):
            _cube(a, x + dx, y + dy, 38, t, "#bcd3de", True)
    elif what == "olives":
        for dx, dy in ((-22, 0), (4, -12), (20, 6)):
            a.solid(oval(x + dx, y + dy, 16, 13, 20), "#8a9a3c", depth=5, bevel=3, gloss=0.7)
            a.fill(circle(x + dx + 11, y + dy + 3, 4), "#d0402a")
    elif what == "almonds":
        for dx, dy, t in ((-24, 2, 20), (2, -8, 70), (18, 8, -30), (34, -2, 110)):
            with a.at(x + dx, y + dy, t):
                a.solid(curve([(-16, 0), (-4, -8), (9, -6), (17, 0), (9, 6), (-4, 8)], closed=True),
                        "#c98a4a", depth=4, bevel=2.4)
    elif what == "chocolate":
        for dx, dy, t in ((-14, 0, -12), (20, -2, 16)):
            a.solid(box(x + dx, y + dy, 46, 26, 4, t), "#4a2413", depth=6, bevel=4, gloss=0.3)
    elif what == "cinnamon":
        for dy, t in ((-6, 8), (6, -12)):
            a.solid(box(x, y + dy, 84, 13, 5, t), "#9a5a2e", depth=5, bevel=3)
    elif what == "petals":
        for _ in range(6):
            px, py = x + a.r.uniform(-44, 44), y + a.r.uniform(-14, 14)
            a.solid(blob(a.r, px, py, 13, 8, 0.1, 7, a.r.uniform(0, 180)), "#e08aa4", depth=3,
                    bevel=2)
    elif what == "coconut":
        a.solid(circle(x, y - 26, 38), "#6b4027", depth=0, bevel=8)
        a.solid(oval(x + 4, y - 26, 32, 33), "#fdf9ef", depth=0, bevel=4)
        a.fill(oval(x + 6, y - 24, 22, 24), "#ded5c2", 0.7, blur=5)
    elif what == "apple":
        a.solid(blob(a.r, x, y - 28, 36, 34, 0.03, 9), "#b9342e", depth=0, bevel=9, gloss=0.6)
        a.stroke(curve([(x, y - 58), (x + 6, y - 74)]), "#5b3b22", 4)
    elif what == "jigger":
        for flip in (1, -1):
            a.solid(poly([(x - 26, y - 46 - flip * 44), (x + 26, y - 46 - flip * 44),
                          (x + 7, y - 46),
                          (x - 7, y - 46)]), "#c9a15a", depth=0, bevel=4, form=0.4)
        a.fill(oval(x, y - 90, 26, 5), light("#c9a15a", 0.6))
        a.fill(oval(x, y - 90, 21, 3.6), dark("#c9a15a", 0.5))
    else:
        raise ValueError(what)
