"""Vegetables, fruit, herbs, nuts and seeds."""
import math

from common.art import (arc, around, blob, box, circle, curve, dark, ink, light, mix, oval, poly,
                        spread, turned, within)


def leaf(a, x, y, s, turn=0, colour="#3f8a3a", slim=0.42, veins=True):
    with a.at(x, y, turn, s / 50):
        w = 50 * slim
        shape = curve([(-50, 0), (-28, -w * 0.8), (2, -w), (32, -w * 0.6), (52, 0),
                       (32, w * 0.6), (2, w), (-28, w * 0.8)], closed=True)
        a.solid(shape, a.jitter(colour, 0.08), depth=5, bevel=w * 0.24, form=0.24)
        if veins:
            a.stroke(curve([(-58, 0), (0, 1), (46, 0)]), light(colour, 0.5), 2.2, 0.8)
            for k in (-26, -8, 10, 26):
                for side in (-1, 1):
                    a.stroke(curve([(k, 0), (k + 9, side * w * 0.35), (k + 15, side * w * 0.62)]),
                             light(colour, 0.45), 1.2, 0.55)


def basil(a, x, y, s=44):
    for turn in (200, 330, 85):
        px, py = around(x, y, s * 0.5, turn)
        leaf(a, px, py, s * 0.62, turn, "#3c8c3c", 0.58)


def herbs(a, points, s=9, colour="#4c9a3f"):
    """Chopped green, scattered."""
    for x, y in points:
        size = s * a.r.uniform(0.5, 1)
        a.solid(blob(a.r, x, y, size, size * 0.55, 0.28, 6, a.r.uniform(0, 180)),
                a.jitter(colour, 0.2), depth=2, bevel=0.8)


def sprig(a, x, y, s, turn=0, colour="#4a8f3c"):
    """A sprig of parsley or coriander."""
    with a.at(x, y, turn, s / 60):
        for bend, tip in ((0, (60, 0)), (-16, (40, -30)), (16, (40, 30))):
            a.stroke(curve([(-50, 0), (0, bend * 0.3), tip]), dark(colour, 0.2), 3.2)
            for k in range(5):
                px, py = around(*tip, 13, k * 72)
                a.solid(blob(a.r, px, py, 13, 11, 0.22, 8), a.jitter(colour, 0.12), depth=3,
                        bevel=2)


def rings(a, points, r=8, colour="#8cc152", hole=None):
    """Spring onion, chilli or olive, cut across."""
    for x, y in points:
        size = r * a.r.uniform(0.75, 1.1)
        turn = a.r.uniform(0, 180)
        a.solid(oval(x, y, size, size * 0.82, turn), a.jitter(colour, 0.1), depth=2.5, bevel=1.2)
        a.fill(oval(x, y, size * 0.6, size * 0.48, turn), hole or light(colour, 0.65), 0.95)
        a.stroke(oval(x, y, size * 0.42, size * 0.3, turn), colour, 1.2, 0.6)


def seeds(a, points, s=3.4, colour="#f6e7c1"):
    for x, y in points:
        turn = a.r.uniform(0, 180)
        a.fill(oval(x + 0.8, y + 1.4, s * 1.4, s * 0.8, turn), "#1c0a04", 0.35)
        a.fill(oval(x, y, s * 1.4, s * 0.8, turn), a.jitter(colour, 0.1))
        a.fill(oval(x - s * 0.2, y - s * 0.25, s * 0.6, s * 0.25, turn), "#ffffff", 0.5)


def pulses(a, points, r=9, colour="#e0b872", bean=False):
    """Peas and chickpeas, or beans with a waist."""
    for x, y in points:
        size, turn, tone = r * a.r.uniform(0.86, 1.1), a.r.uniform(0, 180), a.jitter(colour, 0.1)
        shape = oval(x, y, size * (1.35 if bean else 1), size * (0.82 if bean else 0.96), turn)
        a.solid(shape, tone, depth=3.5, bevel=size * 0.24, gloss=0.55)


def nuts(a, points, s=7, colour="#d9a05b"):
    """Chopped nuts: little broken faces."""
    for x, y in points:
        n = a.r.choice((4, 5, 6))
        turn = a.r.uniform(0, 360)
        shape = poly([around(x, y, s * a.r.uniform(0.6, 1.1), turn + k * 360 / n)
                      for k in range(n)])
        a.solid(shape, a.jitter(colour, 0.16), depth=2.6, bevel=1.4)


def almond(a, x, y, s=16, turn=0, colour="#c98a4a"):
    with a.at(x, y, turn, s / 16):
        shape = curve([(-16, 0), (-4, -8), (9, -6), (17, 0), (9, 6), (-4, 8)], closed=True)
        a.solid(shape, colour, depth=3, bevel=2.4)


def citrus(a, x, y, r, colour="#f2c12e", turn=0):
    """A slice: rind, pith and segments."""
    a.solid(circle(x, y, r), colour, depth=6, bevel=r * 0.06)
    a.fill(circle(x, y, r * 0.88), "#fff8df")
    for k in range(9):
        t = turn + k * 40
        p1, p2 = around(x, y, r * 0.8, t + 4), around(x, y, r * 0.8, t + 36)
        tip, mid = around(x, y, r * 0.12, t + 20), around(x, y, r * 0.86, t + 20)
        a.solid(curve([tip, p1, mid, p2], closed=True), light(colour, 0.2), depth=0, bevel=r * 0.03,
                form=0.1)


def wedge(a, x, y, s, turn=0, colour="#a8cf45"):
    """A wedge of lime or lemon lying on its rind."""
    with a.at(x, y, turn, s / 50):
        outer = curve([(-52, -12), (-34, 18), (0, 30), (34, 18), (52, -12), (0, -6)], closed=True)
        a.solid(outer, colour, depth=7, bevel=4, form=0.24)
        a.fill(curve([(-44, -11), (-27, 9), (0, 19), (27, 9), (44, -11), (0, -6)], closed=True),
               "#fbfbe6")
        for k in (-22, 0, 22):
            a.solid(curve([(k - 10, -6), (k * 0.9, 11 - abs(k) * 0.16), (k + 10, -6)], closed=True),
                    light(colour, 0.35), depth=0, bevel=1.6)


def tomato(a, x, y, r, turn=0, colour="#d93a26"):
    """A slice of tomato with its seeds."""
    a.solid(blob(a.r, x, y, r, wobble=0.03, n=12), colour, depth=6, bevel=r * 0.07)
    a.fill(circle(x, y, r * 0.85), light(colour, 0.2), 0.55)
    for k in range(4):
        cx, cy = around(x, y, r * 0.47, turn + k * 90 + 45)
        a.solid(oval(cx, cy, r * 0.29, r * 0.21, turn + k * 90 + 135), dark(colour, 0.12), depth=0,
                bevel=r * 0.05, gloss=0.3)
        seeds(a, [within(a.r, cx, cy, r * 0.18, r * 0.13) for _ in range(4)], r * 0.045, "#f8dc8a")


def cherry_tomato(a, x, y, r, colour="#db3b27"):
    a.solid(circle(x, y, r), colour, depth=7, bevel=r * 0.2, gloss=0.9, form=0.26)


def cucumber(a, x, y, r, colour="#5ba24a", turn=0, squash=1.0):
    with a.at(x, y, turn):
        a.solid(oval(0, 0, r, r * squash), colour, depth=5, bevel=2)
        a.solid(oval(0, 0, r * 0.87, r * 0.87 * squash), "#d9ecb4", depth=0, bevel=r * 0.06,
                form=0.1)
        for k in range(9):
            px, py = around(0, 0, r * 0.45, k * 40)
            a.fill(oval(px, py * squash, r * 0.12, r * 0.055, k * 40), "#fbfbe2", 0.95)
            a.stroke(oval(px, py * squash, r * 0.12, r * 0.055, k * 40), "#a6c977", 1, 0.7)


def onion_rings(a, points, r=24, colour="#a8457d"):
    """Thin rings of red onion."""
    for x, y in points:
        rx, ry, turn = r * a.r.uniform(0.7, 1.1), r * a.r.uniform(0.45, 0.8), a.r.uniform(0, 180)
        path = turned(arc(x, y, rx, ry, a.r.uniform(0, 360), a.r.uniform(180, 330)), x, y, turn)
        a.stroke(path, "#2a1208", r * 0.25, 0.2, blur=2.4)
        a.stroke(path, colour, r * 0.22)
        a.stroke(path, "#f6e2ee", r * 0.12, 0.95)


def chilli(a, x, y, s, turn=0, colour="#cf2a1e", stem=True):
    with a.at(x, y, turn, s / 60):
        shape = curve([(-52, -10), (-24, -15), (16, -11), (46, 4), (64, 22), (42, 18), (10, 10),
                       (-24, 10), (-52, 8)], closed=True)
        a.solid(shape, colour, depth=6, bevel=5, gloss=0.7)
        if stem:
            a.stroke(curve([(-50, 0), (-66, -4), (-78, -14)]), "#5f8f3a", 6)
            a.solid(oval(-52, -1, 7, 12), "#6fa044", depth=1, bevel=2)


def olive(a, x, y, r, colour="#4a4f2a", turn=0):
    a.solid(oval(x, y, r * 1.15, r, turn), colour, depth=5, bevel=r * 0.22, gloss=0.8)
    px, py = around(x, y, r * 0.72, turn)
    a.fill(circle(px, py, r * 0.24), dark(colour, 0.6), 0.8)


def carrot(a, x, y, r, colour="#ea8a2e"):
    """A coin of carrot."""
    a.solid(circle(x, y, r), colour, depth=5, bevel=r * 0.12)
    a.stroke(circle(x, y, r * 0.5), light(colour, 0.4), 2.4, 0.7)
    for k in range(8):
        a.stroke(curve([around(x, y, r * 0.2, k * 45), around(x, y, r * 0.44, k * 45)]),
                 light(colour, 0.45), 1.6, 0.6)


def shreds(a, points, length=34, colour="#f08a2c", w=4.4, bend=10):
    """Thin cut strips: carrot, cabbage, papaya, ginger."""
    for x, y in points:
        with a.at(x, y, a.r.uniform(0, 180)):
            k = length * a.r.uniform(0.6, 1.1) / 2
            line = curve([(-k, 0), (0, a.r.uniform(-bend, bend)), (k, 0)])
            a.stroke(line, "#2a1208", w + 1.6, 0.25, blur=1)
            a.stroke(line, a.jitter(colour, 0.1), w)
            a.stroke(line, light(colour, 0.5), w * 0.3, 0.6)


def berry(a, x, y, r, colour="#3f4f8f"):
    a.solid(circle(x, y, r), a.jitter(colour, 0.08), depth=5, bevel=r * 0.22, form=0.28)
    a.fill(oval(x - r * 0.3, y - r * 0.35, r * 0.34, r * 0.2, -30), "#ffffff", 0.5, blur=r * 0.1)
    for k in range(5):
        px, py = around(x + r * 0.1, y + r * 0.1, r * 0.24, k * 72)
        a.fill(oval(px, py, r * 0.15, r * 0.09, k * 72), dark(colour, 0.6), 0.75)


def strawberry(a, x, y, s, turn=0):
    """A halved strawberry."""
    with a.at(x, y, turn, s / 40):
        shape = curve([(-36, 0), (-20, -26), (12, -28), (40, 0), (12, 28), (-20, 26)], closed=True)
        a.solid(shape, "#d8263a", depth=6, bevel=5)
        a.fill(curve([(-26, 0), (-14, -17), (8, -18), (28, 0), (8, 18), (-14, 17)], closed=True),
               "#f58a8d", 0.9, blur=2)
        a.fill(oval(-2, 0, 13, 6), "#ffe3dc", 0.95, blur=2)
        seeds(a, [around(2, 0, 27, k * 30) for k in range(12)], 1.8, "#f7d774")


def kiwi(a, x, y, r):
    a.solid(circle(x, y, r), "#7a5a33", depth=5, bevel=1)
    a.solid(circle(x, y, r * 0.93), "#8cbf3f", depth=0, bevel=r * 0.07)
    for k in range(22):
        p, q = around(x, y, r * 0.3, k * 16.4), around(x, y, r * 0.82, k * 16.4)
        a.stroke(curve([p, q]), "#b9dc72", 2, 0.6)
    a.fill(circle(x, y, r * 0.27), "#f3f3cd")
    seeds(a, [around(x, y, r * 0.42, k * 24 + a.r.uniform(-4, 4)) for k in range(15)], r * 0.05,
          "#1e1a12")


def potato(a, x, y, s, colour="#ecd188", turn=None):
    turn = a.r.uniform(0, 180) if turn is None else turn
    a.solid(blob(a.r, x, y, s, s * 0.78, 0.07, 9, turn), a.jitter(colour, 0.05), depth=7,
            bevel=s * 0.18, gloss=0.3)
