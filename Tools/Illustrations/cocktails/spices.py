"""Spices, flowers, vegetables and cream: garnish on the foam, on the rim or in the glass."""
import math

from cocktails.garnish import rim_point
from cocktails.glasses import TILT
from cocktails.scene import MID
from common.art import (around, blob, box, circle, curve, dark, light, oval, poly)
from common.fresh import chilli as pepper
from common.fresh import cherry_tomato, cucumber as coin, kiwi as kiwicoin, leaf
from common.fresh import strawberry as halfberry


def _top(a, g, k=0.62):
    """A random point on the drink's surface."""
    w = g.half(g.fill) * k
    t, d = a.r.uniform(0, 6.283), math.sqrt(a.r.random())
    return MID + w * d * math.cos(t), g.fill - 3 + w * TILT * d * math.sin(t)


def beans(a, g, kind="coffee"):
    for dx, dy, turn in ((-16, 2, 20), (13, 5, -24), (0, -6, 84)):
        with a.at(MID + dx, g.fill - 3 + dy, turn):
            a.solid(oval(0, 0, 11, 6.8), "#4a2716", depth=3, bevel=2, gloss=0.5)
            a.stroke(curve([(-9, 0.5), (-3, -1.6), (3, 1.6), (9, -0.5)]), "#1d0c05", 1.8)


def dust(a, g, kind="nutmeg"):
    tone = {"nutmeg": "#8a5426", "cocoa": "#4b2512", "matcha": "#6d8f35", "sugar": "#ffffff",
            "pepper": "#2a2320", "petal": "#c9486a"}[kind]
    for _ in range(110):
        x, y = _top(a, g, 0.6)
        a.fill(circle(x, y, a.r.uniform(0.6, 1.8)), tone, 0.7)


def drops(a, g, kind="bitters"):
    tone = {"bitters": "#8e2b1c", "green": "#5d8f3a", "beet": "#a32358"}[kind]
    w = g.half(g.fill)
    for k, s in ((-0.4, 5), (-0.08, 6.5), (0.26, 5.4), (0.5, 3.6)):
        a.fill(oval(MID + w * k, g.fill - 2 + w * TILT * 0.1, s * 1.3, s * 0.72), tone, 0.85)
        a.stroke(curve([(MID + w * k - s * 1.6, g.fill + 0.5), (MID + w * k, g.fill - 2),
                        (MID + w * k + s * 1.8, g.fill - 4.5)]), tone, 1.2, 0.7)


def shavings(a, g, kind="dark"):
    tone = "#4a2413" if kind == "dark" else "#f6efe0"
    for _ in range(24):
        x, y = _top(a, g)
        a.stroke(curve([(x - 7, y), (x, y - 4), (x + 6, y + 1)]), a.jitter(tone, 0.12), 2.6)


def whip(a, g, kind="cream"):
    """A swirl of whipped cream above the rim."""
    y, w = g.rim
    tone = {"cream": "#fff6e6", "pink": "#f9cfd8"}[kind]
    for k, (wide,
            up) in enumerate(((0.9, 0.02), (0.74, 0.26), (0.54, 0.48), (0.32, 0.68), (0.13, 0.86))):
        a.solid(blob(a.r, MID + (-3, 4, -3, 3, 0)[k], y - up * w * 0.95, w * wide,
                     w * 0.2 - k * 1.4,
                     0.05, 12), tone, depth=4, bevel=5, form=0.1)


def cinnamon(a, g, kind="stick"):
    x, y = rim_point(g, 0.3)
    with a.at(x + 18, y - 30, 24):
        a.solid(box(0, 0, 13, 128, 4), "#9a5a2e", depth=5, bevel=3)
        a.stroke(curve([(1, -60), (2, 0), (1, 60)]), "#4f2a12", 2.4, 0.7)
        a.fill(oval(0, -63, 6.5, 3), "#4f2a12")


def anise(a, g, kind="star"):
    x, y = MID - 4, g.fill - 3
    a.c.save()
    a.c.translate(x, y)
    a.c.scale(1, 0.55)
    for k in range(8):
        px, py = around(0, 0, 13, k * 45 + 10)
        a.solid(oval(px, py, 10, 4.6, k * 45 + 10), "#7a3f1f", depth=3, bevel=1.6)
        a.fill(oval(px, py, 4, 2, k * 45 + 10), "#d69a55", 0.9)
    a.c.restore()


def orchid(a, g, kind="pink"):
    tone = {"pink": "#d65fa5", "white": "#f6eef2", "purple": "#8b5bc0", "yellow": "#f4d65a",
            "rose": "#d9445f"}[kind]
    x, y = rim_point(g, -0.66)
    with a.at(x, y - 14, -12):
        if kind == "rose":
            for k, r in enumerate((27, 22, 17, 11, 6)):
                a.solid(blob(a.r, 0, 0, r, wobble=0.12, n=7), light(tone, 0.08 * k), depth=3,
                        bevel=3)
            return
        for k in range(5):
            px, py = around(0, 0, 17, -90 + k * 72)
            a.solid(oval(px, py, 18, 11.5, -90 + k * 72), a.jitter(tone, 0.07), depth=4, bevel=3)
            a.stroke(curve([around(0, 0, 8, -90 + k * 72), around(0, 0, 27, -90 + k * 72)]),
                     light(tone, 0.5), 1.5, 0.6)
        a.solid(circle(0, 0, 7), "#f3c33f", depth=2, bevel=2)
        a.fill(circle(1, 2, 3), "#9a2f4f", 0.8)


def sprig(a, g, kind="rosemary"):
    x, y = rim_point(g, -0.3)
    p, q = (x + 16, y + 30), (x - 30, y - 92)
    stem, tone = {"rosemary": ("#7a5a38", "#7fa886"), "lavender": ("#6d8a5b", "#8d74c4"),
                  "thyme": ("#8a6b45", "#7b9a60"), "dill": ("#5f9a45", "#6fae4d")}[kind]
    a.stroke(curve([p, ((p[0] + q[0]) / 2 + 6, (p[1] + q[1]) / 2), q]), stem, 3.6)
    for k in range(38):
        t = 0.2 + 0.8 * k / 37
        cx, cy = p[0] + (q[0] - p[0]) * t + 6 * math.sin(t * 3.1), p[1] + (q[1] - p[1]) * t
        if kind == "lavender":
            if t > 0.55:
                a.solid(oval(cx + a.r.uniform(-6, 6), cy, 5.4, 4.2), a.jitter(tone, 0.14), depth=2,
                        bevel=1)
        else:
            for side in (-1, 1):
                ex, ey = around(cx, cy, a.r.uniform(9, 20) * (1.25 - t * 0.6),
                                -112 + side * a.r.uniform(28, 62))
                a.stroke(curve([(cx, cy), (ex, ey)]), a.jitter(tone, 0.3), 2.1)


def celery(a, g, kind="stick"):
    x, y = rim_point(g, 0.1)
    with a.at(x + 10, y - 20, 12):
        stalk = poly([(-15, 110), (13, 110), (17, -74), (-11, -78)])
        a.solid(stalk, "#a9cc66", depth=6, bevel=5)
        for k in (-7, 1, 9):
            a.stroke(curve([(k, 100), (k + 3, -70)]), "#dcebb0", 2, 0.7)
        for px, py, s, turn in ((-18, -86, 24, 220), (24, -92, 26, -40), (2, -104, 26, -92),
                                (-4, -82, 20, 250), (14, -78, 20, -70)):
            leaf(a, px, py, s, turn, "#6fa544", 0.6)


def cucumber(a, g, kind="slice"):
    x, y = rim_point(g, 0.7)
    if kind == "slice":
        coin(a, x, y - 12, 34, turn=20)
        return
    points = [(MID - g.half(g.fill) * 0.7, g.fill + (g.floor - g.fill) * 0.85)]
    for k in range(7):
        yy = g.floor - 14 - (g.floor - g.rim[0]) * k / 6.4
        points.append((MID + (g.half(max(yy, g.rim[0])) * 0.62) * (1 if k % 2 else -1), yy))
    path = curve(points)
    a.stroke(path, "#5f9f4a", 21, 0.85)
    a.stroke(path, "#d7eab2", 17, 0.9)
    a.stroke(path, "#f3f8dd", 4, 0.7)


def fruit(a, g, kind="strawberry"):
    """A piece of fruit cut and pushed onto the rim."""
    x, y = rim_point(g, 0.72)
    if kind == "strawberry":
        halfberry(a, x, y - 10, 33, 84)
        for t in (-150, -110, -70, -30):
            leaf(a, *around(x, y - 40, 9, t), 12, t, "#5c9a45", 0.5, veins=False)
    elif kind == "kiwi":
        kiwicoin(a, x, y - 12, 32)
    elif kind == "tomato":
        cherry_tomato(a, x, y - 8, 20)
    elif kind == "watermelon":
        with a.at(x, y - 18, 18):
            a.solid(poly([(-44, 22), (44, 22), (0, -52)]), "#3f8f4a", depth=6, bevel=3)
            a.fill(poly([(-39, 15), (39, 15), (0, -50)]), "#f4f0d8")
            a.solid(poly([(-35, 10), (35, 10), (0, -50)]), "#ea4b56", depth=0, bevel=3)
            for sx, sy in ((-14, 0), (2, -3), (16, 1), (-5, -18), (8, -20), (0, -34)):
                a.fill(oval(sx, sy, 2.2, 3.6), "#2a1512")
    elif kind == "apple":
        for k in range(4):
            with a.at(x - 8 + k * 9, y - 20, -24 + k * 17):
                a.solid(curve([(-13, 26), (-17, -8), (0, -30), (17, -8), (13, 26)], closed=True),
                        "#c63a34", depth=4, bevel=2)
                a.fill(curve([(-9, 25), (-13, -7), (0, -25), (13, -7), (9, 25)], closed=True),
                       "#fbf3d6")
    elif kind == "banana":
        a.solid(circle(x, y - 8, 25), "#f0d15a", depth=5, bevel=3)
        a.fill(circle(x, y - 8, 21), "#fdf3cf")
        for k in range(6):
            a.fill(oval(*around(x, y - 8, 6, k * 60), 2.4, 1.2, k * 60), "#8a6a3a", 0.8)
    elif kind == "passion":
        px, py = MID + g.half(g.fill) * 0.1, g.fill - 4
        a.solid(oval(px, py, 34, 15), "#5a2f4a", depth=4, bevel=3)
        a.fill(oval(px, py - 1, 29, 11.5), "#f6e6c8")
        a.fill(oval(px, py - 1, 25, 9.4), "#efac2c")
        for _ in range(13):
            sx, sy = px + a.r.uniform(-18, 18), py - 1 + a.r.uniform(-5, 5)
            a.fill(oval(sx, sy, 2.8, 1.8), "#2b1d18")
            a.fill(circle(sx - 0.8, sy - 0.6, 0.7), "#ffffff", 0.8)
    else:
        tone, inner = {"peach": ("#ef9a5a", "#f8c77f"), "pear": ("#b9bf4a", "#f7f2cf"),
                       "lychee": ("#d8586a", "#fbeef0"), "fig": ("#5a3558", "#d87a86"),
                       "mango": ("#ef8d2e", "#f9b93f"), "ginger": ("#c99a58", "#f3dda6")}[kind]
        with a.at(x, y - 14, 20):
            a.solid(curve([(-22, 18), (-26, -6), (0, -32), (26, -6), (22, 18), (0, 24)],
                          closed=True),
                    tone, depth=5, bevel=3)
            a.fill(curve([(-17, 15), (-20, -5), (0, -25), (20, -5), (17, 15), (0, 19)],
                         closed=True), inner)
            a.fill(oval(0, 2, 7, 9), tone, 0.5, blur=2)


def chilli(a, g, kind="red"):
    x, y = rim_point(g, 0.66)
    pepper(a, x + 6, y - 12, 40, -64, {"red": "#cf2a1e", "green": "#4f9a3a"}[kind])


def marshmallow(a, g, kind="plain"):
    for dx, dy in ((-22, 0), (4, 5), (26, -2), (-4, -9)):
        a.solid(box(MID + dx, g.fill - 8 + dy, 24, 19, 7, a.r.uniform(-20, 20)), "#fff4ea", depth=4,
                bevel=4)


def flame(a, g, kind="blue"):
    """Burning spirit: seen best before a dark wall."""
    y = g.fill
    for tone, w, h, alpha in (("#3f6fe0", 52, 96, 0.5), ("#f08a2a", 36, 84, 0.75),
                              ("#ffe08a", 19, 56, 0.95)):
        k = min(1.0, g.rim[1] / 60)
        shape = curve([(MID - w * k, y), (MID - w * k * 0.8, y - h * 0.4),
                       (MID - w * k * 0.1, y - h * 0.7),
                       (MID + 7, y - h * 1.15), (MID + w * k * 0.5, y - h * 0.6),
                       (MID + w * k * 0.9, y - h * 0.2),
                       (MID + w * k, y)], closed=True)
        a.fill(shape, tone, alpha, blur=5)
