"""What lies in the drink: ice of all kinds, bubbles, slush and fruit behind glass."""
import math

import skia

from cocktails.glasses import TILT, region
from cocktails.scene import MID
from common.art import box, circle, curve, dark, ink, light, oval, poly
from common.fresh import berry, citrus, cucumber, leaf, strawberry


def _cube(a, x, y, s, turn, tint, above):
    """One cube: a lit face, a dim face, bright edges. It is clearer under the surface."""
    k = 1.0 if above else 0.55
    with a.at(x, y, turn):
        body = box(0, 0, s, s, s * 0.18)
        shader = skia.GradientShader.MakeLinear(
            points=[(-s / 2, -s / 2), (s / 2, s / 2)],
            colors=[ink("#ffffff", 0.62 * k), ink(light(tint, 0.6), 0.26 * k),
                    ink("#ffffff", 0.42 * k)], positions=[0, 0.55, 1])
        a.fill(body, "#ffffff", shader=shader)
        inner = box(s * 0.03, s * 0.03, s * 0.62, s * 0.62, s * 0.14)
        a.fill(inner, light(tint, 0.45), 0.32 * k, blur=s * 0.05)
        a.stroke(body, dark(tint, 0.35), 1.4, 0.16)
        a.stroke(curve([(-s * 0.4, s * 0.3), (-s * 0.4, -s * 0.3), (-s * 0.28, -s * 0.41),
                        (s * 0.34, -s * 0.41)]), "#ffffff", 2.4, 0.7 * k, blur=0.5)
        a.stroke(curve([(s * 0.42, -s * 0.2), (s * 0.42, s * 0.32), (s * 0.3, s * 0.42)]),
                 "#ffffff", 1.6, 0.4 * k, blur=0.5)


def cubes(a, g, tint, most=40):
    """Cubes stacked from the floor to a little over the surface."""
    with a.clip(region(g, g.rim[0] - 4, g.floor - 1, 4)):
        y, count, row = g.fill + 4, 0, 0
        size = min(54, g.half(g.fill) * 0.72)
        while y < g.floor - 6 and count < most:
            half = g.half(min(y, g.floor)) - 4
            n = max(1, round(half * 2 / size - 0.15))
            for i in range(n):
                x = MID - half + (i + 0.5) * half * 2 / n + a.r.uniform(-4, 4)
                s = min(size, half * 1.7) * a.r.uniform(0.88, 1.06)
                dy = a.r.uniform(-9, 9) - (6 if row == 0 and i % 2 else 0)
                _cube(a, x, y + dy, s, a.r.uniform(-24, 24), tint, y + dy < g.fill + 6)
                count += 1
            y += size * 0.93
            row += 1


def few(a, g, tint):
    cubes(a, g, tint, most=3)


def block(a, g, tint):
    """One large clear cube."""
    half = g.half(g.fill)
    s = half * 1.16
    with a.clip(region(g, g.rim[0] - 8, g.floor - 1, 4)):
        _cube(a, MID + a.r.uniform(-5, 5), g.fill + s * 0.36, s, a.r.uniform(-9, 9), tint, True)
        top = g.fill - s * 0.1
        face = poly([(MID - s * 0.46, top), (MID - s * 0.28, top - s * 0.11),
                     (MID + s * 0.42, top - s * 0.12), (MID + s * 0.5, top)])
        a.fill(face, "#ffffff", 0.55)
        a.stroke(face, "#ffffff", 1.5, 0.8)


def sphere(a, g, tint):
    """One clear ball."""
    r = g.half(g.fill) * 0.66
    y = g.fill + r * 0.62
    with a.clip(region(g, g.rim[0] - 8, g.floor - 1, 4)):
        shader = skia.GradientShader.MakeRadial(
            center=(MID - r * 0.34, y - r * 0.42), radius=r * 1.5,
            colors=[ink("#ffffff", 0.85), ink(light(tint, 0.6), 0.32), ink("#ffffff", 0.6)],
            positions=[0, 0.5, 1])
        a.fill(circle(MID, y, r), "#ffffff", shader=shader)
        a.stroke(circle(MID, y, r), "#ffffff", 2, 0.7)
        a.fill(oval(MID - r * 0.34, y - r * 0.5, r * 0.3, r * 0.14, -28), "#ffffff", 0.85, blur=3)


def _chip(a, x, y, s, tint, alpha):
    n = a.r.choice((5, 6))
    turn = a.r.uniform(0, 6)
    points = [(x + math.cos(turn + k * 6.283 / n) * s * a.r.uniform(0.7, 1.1),
               y + math.sin(turn + k * 6.283 / n) * s * a.r.uniform(0.6, 0.95)) for k in range(n)]
    path = poly(points)
    shader = skia.GradientShader.MakeLinear(
        points=[(x - s, y - s), (x + s, y + s)],
        colors=[ink("#ffffff", alpha), ink(light(tint, 0.62), alpha * 0.8)])
    a.fill(path, "#ffffff", shader=shader)
    a.stroke(path, dark(tint, 0.2), 0.9, 0.22 * alpha)


def crushed(a, g, tint):
    """Crushed ice through the upper part of the drink, and heaped over the rim."""
    y0, w0 = g.rim
    with a.clip(region(g, y0 - 6, g.floor - 1, 4)):
        deep = g.fill + (g.floor - g.fill) * 0.8
        for _ in range(150):
            y = a.r.uniform(g.fill - 6, deep)
            w = g.half(y) - 5
            fade = 1 - (y - g.fill) / (deep - g.fill + 1)
            _chip(a, MID + a.r.uniform(-w, w), y, a.r.uniform(7, 12), tint, 0.16 + 0.5 * fade)
    heap(a, g, tint)


def heap(a, g, tint, height=0.46):
    y0, w0 = g.rim
    spots = []
    for _ in range(int(w0 * 1.5)):
        x = a.r.uniform(-0.94, 0.94)
        top = (1 - x * x) * w0 * height
        spots.append((MID + x * w0, y0 + w0 * TILT * 0.55 - a.r.uniform(-2, top)))
    for x, y in sorted(spots, key=lambda p: p[1]):
        a.fill(circle(x + 1.5, y + 3, 8), dark(tint, 0.45), 0.1, blur=2)
        _chip(a, x, y, a.r.uniform(7, 12), tint, 0.95)


def frozen(a, g, colour):
    """Blended with ice: grain inside and a soft peak above the rim."""
    y0, w0 = g.rim
    with a.clip(region(g, g.fill, g.floor, 3.4)):
        for _ in range(260):
            y = a.r.uniform(g.fill, g.floor)
            x = MID + a.r.uniform(-1, 1) * g.half(y)
            a.fill(circle(x, y, a.r.uniform(0.7, 2.0)), light(colour, 0.8), 0.42)
    k0 = w0 ** 0.5 * 8
    points = []
    for k in range(25):
        t = -1 + k / 12
        lift = (1 - t * t) ** 0.8 * k0 * 0.42 * (1 + 0.16 * math.sin(t * 5 + w0))
        points.append((MID + t * (w0 - 3), g.fill - 2 - lift))
    w = w0 - 3
    points += [(MID + math.cos(t / 10 * math.pi) * w,
                g.fill - 2 + math.sin(t / 10 * math.pi) * w * TILT)
               for t in range(1, 10)]
    peak = curve(points, closed=True)
    a.solid(peak, light(colour, 0.16), depth=0, bevel=9, form=0.14)
    with a.clip(peak):
        for k, up in enumerate((0.06, 0.2, 0.32)):
            y, half = g.fill - k0 * up, w * (0.8 - k * 0.24)
            fold = curve([(MID - half, y + 3), (MID - half * 0.3, y + 9 - k * 2),
                          (MID + half * 0.5, y + 2),
                          (MID + half, y - 6)])
            a.stroke(fold, dark(colour, 0.22), 5, 0.3, blur=3)
            a.c.save()
            a.c.translate(0, -5)
            a.stroke(fold, light(colour, 0.75), 4, 0.5, blur=2)
            a.c.restore()


def fizz(a, g, tint, most=85):
    with a.clip(region(g, g.fill + 4, g.floor, 5)):
        for _ in range(most):
            y = a.r.uniform(g.fill + 4, g.floor)
            x = MID + a.r.uniform(-1, 1) * (g.half(y) - 8)
            r = a.r.uniform(0.9, 2.9)
            a.fill(circle(x, y, r), "#ffffff", 0.3)
            a.stroke(circle(x, y, r), "#ffffff", 0.8, 0.75)
            a.fill(circle(x - r * 0.3, y - r * 0.3, r * 0.35), "#ffffff", 0.9)


CITRUS = {"lime": "#7fb53a", "lemon": "#f3cd3a", "orange": "#f08f24", "grapefruit": "#ef7d6a",
          "blood": "#c9362e", "yuzu": "#e9d04a"}


def sunk(a, g, what, tint):
    """Fruit, leaves and spices seen through the glass."""
    span = g.floor - g.fill
    with a.clip(region(g, g.fill - 4, g.floor - 1, 4)):
        spots = [(MID + side * g.half(g.fill + span * k) * 0.46, g.fill + span * k)
                 for side, k in ((-1, 0.2), (1, 0.42), (-0.8, 0.64), (0.5, 0.84))]
        for i, (x, y) in enumerate(spots):
            if what in CITRUS:
                citrus(a, x, y, min(30, g.half(y) * 0.62), CITRUS[what], a.r.uniform(0, 40))
            elif what == "cucumber":
                cucumber(a, x, y, min(28, g.half(y) * 0.6), turn=a.r.uniform(0, 180), squash=0.8)
            elif what in ("mint", "basil"):
                for _ in range(3):
                    leaf(a, x + a.r.uniform(-26, 26), y + a.r.uniform(-20, 20), 17,
                         a.r.uniform(0, 360), "#4c9a45", 0.5)
            elif what == "strawberry":
                strawberry(a, x, y, 22, a.r.uniform(0, 360))
            else:
                tone = {"raspberry": "#c9284a", "blackberry": "#3b2347", "blueberry": "#44558f",
                        "cherry": "#8e1426", "pomegranate": "#b5132f",
                        "cranberry": "#c01f36"}[what]
                for _ in range(3):
                    berry(a, x + a.r.uniform(-24, 24), y + a.r.uniform(-16, 16),
                          5 if what == "pomegranate" else 9.5, tone)
        a.fill(region(g, g.fill, g.floor, 4), tint, 0.3)
