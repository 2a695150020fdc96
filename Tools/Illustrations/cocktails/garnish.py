"""Citrus, cherries, picks and straws: garnish on the rim or in the glass."""
import math

from cocktails.glasses import TILT
from cocktails.ice import CITRUS
from cocktails.scene import MID
from common.art import (arc, around, box, circle, curve, dark, light, oval, poly)
from common.fresh import berry, leaf, olive

PEEL = dict(CITRUS, lemon="#f2c52a")


def rim_point(g, k):
    """A point on the near rim; k runs from -1 to 1."""
    y, w = g.rim
    return MID + w * k, y + w * TILT * math.sqrt(max(0.0, 1 - k * k))


def _slice(a, r, colour, part=360):
    """A slice with its flesh in segments, around the origin."""
    start = -90 - part / 2

    def fan(k):
        if part == 360:
            return circle(0, 0, r * k)
        path = arc(0, 0, r * k, r * k, start, part)
        path.close()
        return path
    a.solid(fan(1), colour, depth=4, bevel=r * 0.05)
    a.fill(fan(0.9), "#fff7da")
    n = 9 if part == 360 else 5
    for k in range(n):
        t, step = start + (k + 0.5) * part / n, part / n
        p1, p2 = around(0, 0, r * 0.8, t - step * 0.41), around(0, 0, r * 0.8, t + step * 0.41)
        seg = curve([around(0, 0, r * 0.14, t), p1, around(0, 0, r * 0.85, t), p2], closed=True)
        a.solid(seg, light(colour, 0.16), depth=0, bevel=r * 0.04, form=0.12)
        a.stroke(curve([around(0, 0, r * 0.3, t), around(0, 0, r * 0.7, t)]), "#ffffff", 1.4, 0.35)


def wheel(a, g, kind="lime"):
    x, y = rim_point(g, 0.86)
    r = min(42, 26 + g.rim[1] * 0.16)
    with a.at(x, y - r * 0.35, 14):
        _slice(a, r, CITRUS[kind])


def half(a, g, kind="orange"):
    x, y = rim_point(g, -0.82)
    with a.at(x, y + 4, -32):
        _slice(a, min(50, 34 + g.rim[1] * 0.14), CITRUS[kind], 180)


def wedge(a, g, kind="lime"):
    x, y = rim_point(g, 0.74)
    with a.at(x, y - 12, 22):
        body = curve([(-30, -20), (-14, 14), (0, 24), (14, 14), (30, -20), (0, -27)], closed=True)
        a.solid(body, CITRUS[kind], depth=5, bevel=4, form=0.22)
        a.fill(curve([(-25, -19), (-11, 6), (0, 14), (11, 6), (25, -19), (0, -24)], closed=True),
               "#fbfbe0")
        for k in (-12, 0, 12):
            a.solid(curve([(k - 6, -18), (k * 0.75, 7 - abs(k) * 0.4), (k + 6, -18)], closed=True),
                    light(CITRUS[kind], 0.3), depth=0, bevel=1.4)


def _ribbon(a, points, width, colour):
    """A strip of peel: skin outside, a line of white pith."""
    path = curve(points)
    a.c.save()
    a.c.translate(2, 4)
    a.stroke(path, "#24100a", width, 0.22, blur=3)
    a.c.restore()
    a.stroke(path, dark(colour, 0.2), width)
    a.stroke(path, colour, width * 0.82)
    a.c.save()
    a.c.translate(width * 0.18, width * 0.2)
    a.stroke(path, "#fff3cf", width * 0.26, 0.85)
    a.c.restore()
    a.c.save()
    a.c.translate(-width * 0.16, -width * 0.2)
    a.stroke(path, light(colour, 0.5), width * 0.18, 0.8)
    a.c.restore()


def twist(a, g, kind="lemon"):
    """A curl of peel hanging on the rim."""
    x, y = rim_point(g, 0.62)
    points = [(x - 26, y + 6), (x - 12, y - 22), (x + 14, y - 26), (x + 22, y - 2), (x + 6, y + 16),
              (x + 16, y + 34), (x + 36, y + 32), (x + 34, y + 54)]
    _ribbon(a, points, 10.5, PEEL[kind])


def peel(a, g, kind="orange"):
    """A broad strip of peel lying in the glass and over the rim."""
    x, y = rim_point(g, 0.42)
    with a.at(x, y - 15, -34):
        body = curve([(-46, 3), (-24, -15), (10, -17), (42, -9), (52, 6), (26, 10), (-6, 9),
                      (-34, 15)], closed=True)
        a.solid(body, PEEL[kind], depth=6, bevel=4, form=0.26, gloss=0.25)
        a.stroke(curve([(-42, 7), (-10, 9), (24, 9), (49, 5)]), "#fff1cd", 3.4, 0.9)
        for _ in range(24):
            px, py = a.r.uniform(-34, 40), a.r.uniform(-10, 4)
            a.fill(circle(px, py, 0.9), dark(PEEL[kind], 0.4), 0.35)


def spiral(a, g, kind="lemon"):
    """A long peel wound down inside the glass."""
    y, w = g.rim
    points, turns = [], 3.2
    for k in range(26):
        t = k / 25
        py = y - 6 + t * (g.floor - y) * 0.66
        points.append((MID + math.cos(t * turns * 6.283 + 0.6) * (g.half(max(py, y)) - 12), py))
    _ribbon(a, points, 11, PEEL[kind])


def _cherry(a, x, y, r, colour="#8f1226", stem=True):
    if stem:
        a.stroke(curve([(x + 1, y - r * 0.6), (x + r * 0.5, y - r * 2.2),
                        (x + r * 1.7, y - r * 3.4)]),
                 "#5b3b22", 2.6)
    a.solid(circle(x, y, r), colour, depth=4, bevel=r * 0.25, form=0.34)
    a.fill(oval(x - r * 0.34, y - r * 0.4, r * 0.3, r * 0.18, -30), "#ffffff", 0.85, blur=1)


def cherry(a, g, kind="dark"):
    x, y = rim_point(g, -0.66)
    _cherry(a, x, y - 9, 15, {"dark": "#7d1022", "red": "#d3182f", "green": "#5a9a35"}[kind])


def sunkcherry(a, g, kind="dark"):
    """A cherry at the bottom of a stemmed glass."""
    y = g.floor - (g.floor - g.fill) * 0.42
    _cherry(a, MID + 4, y, min(15, g.half(y) * 0.7), "#8f1226" if kind == "dark" else "#d3182f")


def _pick(a, g, draw, n, size):
    """A steel pick across the glass with things on it."""
    y, w = g.rim
    span = min(w, 92)
    p, q = (MID - span * 1.12, y - 22), (MID + span * 1.02, y + w * TILT + 3)
    a.stroke(curve([(p[0] + 2, p[1] + 5), (q[0] + 2, q[1] + 5)]), "#24100a", 4, 0.2, blur=2)
    a.stroke(curve([p, q]), "#8d949b", 3.4)
    a.stroke(curve([(p[0], p[1] - 1), (q[0], q[1] - 1)]), "#ffffff", 1.2, 0.9)
    a.solid(circle(*p, 5), "#b9bfc6", depth=2, bevel=1.5, gloss=0.8)
    for i in range(n):
        t = 0.5 + (i - (n - 1) / 2) * size * 2.05 / math.dist(p, q)
        draw(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, size, i)


def olives(a, g, kind="green"):
    def one(x, y, s, i):
        olive(a, x, y, s, {"green": "#8a9a3c", "black": "#3a2f33"}[kind], 12)
        a.fill(circle(x + s * 0.85, y + s * 0.16, s * 0.3), "#d0402a")
    _pick(a, g, one, 3 if g.rim[1] > 90 else 2, 13)


def onions(a, g, kind="white"):
    _pick(a, g, lambda x, y, s, i: a.solid(circle(x, y, s), "#f2f0e2", depth=4, bevel=4, gloss=0.8),
          3 if g.rim[1] > 60 else 2, 11)


def cherries(a, g, kind="dark"):
    tone = {"dark": "#7d1022", "red": "#d3182f"}[kind]
    _pick(a, g, lambda x, y, s, i: _cherry(a, x, y, s, tone, False), 2, 13)


def berries(a, g, kind="raspberry"):
    def one(x, y, s, i):
        tone = {"raspberry": "#cf2f52", "blackberry": "#3c2450", "blueberry": "#46588f"}[kind]
        if kind == "blueberry":
            return berry(a, x, y, s * 0.9, tone)
        a.solid(circle(x, y, s * 0.9), tone, depth=4, bevel=2)
        for k in range(13):
            px, py = around(x, y, s * (0.72 if k < 8 else 0.34), k * 45 if k < 8 else k * 72)
            a.solid(circle(px, py, s * 0.3), a.jitter(tone, 0.1), depth=0, bevel=1, gloss=0.8)
    _pick(a, g, one, 3 if g.rim[1] > 58 else 2, 13)


def mint(a, g, kind="mint"):
    """A bouquet of leaves standing up from the rim."""
    tone = {"mint": "#4b9d4a", "basil": "#3f8b3a", "sage": "#8fa888", "shiso": "#5c9a55"}[kind]
    x, y = rim_point(g, -0.46)
    a.stroke(curve([(x + 10, y + 18), (x + 2, y - 14), (x - 4, y - 46)]), dark(tone, 0.1), 4)
    for px, py, s, turn in ((-34, -16, 25, 200), (26, -20, 25, -22), (-24, -48, 23, 232),
                            (18, -52, 23, -52), (-3, -66, 21, 266), (-8, -30, 19, 214),
                            (8, -34, 18, -38), (0, -8, 20, 20)):
        leaf(a, x + px, y + py, s, turn, tone, 0.56)


def pineapple(a, g, kind="wedge"):
    x, y = rim_point(g, 0.74)
    with a.at(x + 2, y - 22, 16):
        for turn, n in ((-34, 62), (-12, 78), (12, 82), (32, 64), (52, 50)):
            with a.at(-4, -26, turn):
                blade = curve([(-8, 4), (-7, -n * 0.5), (0, -n), (7, -n * 0.5), (8, 4)],
                              closed=True)
                a.solid(blade, a.jitter("#4f8f4a", 0.12), depth=3, bevel=2.6)
        body = poly([(-34, -32), (34, -32), (9, 40), (-9, 40)])
        a.solid(body, "#f4c63d", depth=6, bevel=4)
        a.solid(box(0, -32, 74, 12, 5), "#a8742c", depth=2, bevel=3)
        for k in (-18, -6, 6, 18):
            a.stroke(curve([(k, -24), (k * 0.35, 30)]), dark("#f4c63d", 0.16), 1.8, 0.6)


def umbrella(a, g, kind="pink"):
    tone = {"pink": "#e8548c", "blue": "#3f8fd0", "red": "#d8402f", "yellow": "#f0b52e",
            "green": "#4fa35b"}[kind]
    x, y = rim_point(g, -0.62)
    a.stroke(curve([(x + 26, y + 44), (x - 22, y - 50)]), "#c79a62", 3.6)
    with a.at(x - 22, y - 50, -26):
        for k in range(6):
            l, r = -62 + k * 124 / 6, -62 + (k + 1) * 124 / 6
            drop = 8 + 4 * math.cos((k + 0.5 - 3) * 0.9)
            a.solid(poly([(0, -32), (l, 10), ((l + r) / 2, drop), (r, 10)]),
                    tone if k % 2 else light(tone, 0.45), depth=3 if k == 0 else 0, bevel=1.4)
        for k in range(7):
            a.stroke(curve([(0, -32), (-62 + k * 124 / 6, 10)]), dark(tone, 0.3), 1.1, 0.5)
        a.solid(circle(0, -34, 4), "#f7ecd2", depth=1, bevel=1)


def straw(a, g, kind="red"):
    """Two straws leaning out of the glass, under everything else."""
    tone = {"red": "#d9433b", "black": "#2c2b30", "green": "#4f9c5a", "yellow": "#eab63a",
            "blue": "#3a86c4", "pink": "#e77aa0", "paper": "#e9dcc1", "steel": "#aab2b8"}[kind]
    y, w = g.rim
    for k, lean in ((0, 34), (1, 46)) if kind in ("black", "red") else ((0, 40),):
        p = (MID + w * 0.16 + k * 9, min(g.fill + 70, g.floor))
        q = (MID + w * 0.4 + lean + k * 12, max(y - 86, 12))
        a.stroke(curve([p, q]), dark(tone, 0.35), 10.5)
        a.stroke(curve([p, q]), tone, 9)
        if kind not in ("black", "steel"):
            n = int(math.dist(p, q) / 14)
            for i in range(n):
                t = (i + 0.3) / n
                sx, sy = p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t
                a.stroke(curve([(sx - 3.6, sy + 1), (sx + 3.6, sy - 4)]), "#fffaf0", 3.4, 0.75,
                         butt=True)
        a.stroke(curve([(p[0] - 2.4, p[1]), (q[0] - 2.4, q[1])]), "#ffffff", 1.6, 0.5)
        a.fill(oval(*q, 4.6, 2.4, 20), dark(tone, 0.6))
