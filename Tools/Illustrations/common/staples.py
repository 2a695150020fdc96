"""Noodles, rice, breads and doughs."""
import math

from common.art import (arc, around, blob, box, circle, curve, dark, ink, light, mix, oval, poly,
                        spread, turned, within)


def noodles(a, x, y, r, colour="#f0c869", w=9, n=70, ry=None):
    """A tangled nest of strands."""
    k = (ry or r) / r
    a.fill(oval(x, y, r * 0.9, r * 0.9 * k), mix(colour, "#7a4314", 0.62), blur=r * 0.05)
    for i in range(n):
        px, py = within(a.r, 0, 0, r * (0.25 if i < n * 0.3 else 0.5))
        reach = r - math.hypot(px, py) - w * 0.6
        rx = reach * (a.r.uniform(0.8, 1.0) if i < n * 0.3 else a.r.uniform(0.35, 0.95))
        ry_ = rx * a.r.uniform(0.75 if i < n * 0.3 else 0.4, 0.97)
        path = turned(arc(px, py, rx, ry_, a.r.uniform(0, 360), a.r.uniform(110, 250)),
                      px, py, a.r.uniform(0, 180))
        a.c.save()
        a.c.translate(x, y)
        a.c.scale(1, k)
        strand(a, path, a.jitter(colour, 0.09), w)
        a.c.restore()


def strand(a, path, colour, w):
    """One noodle: outline, body and a line of light."""
    a.stroke(path, dark(colour, 0.55), w + 2.2, 0.55)
    a.stroke(path, colour, w)
    a.c.save()
    a.c.translate(-w * 0.12, -w * 0.18)
    a.stroke(path, light(colour, 0.6), w * 0.3, 0.8)
    a.c.restore()


def swirl(a, x, y, r, colour="#f0c869", w=9, turns=3.2):
    """A neat twist of strands, as twirled with a fork."""
    for k in range(int(turns * 3)):
        rr = r * (1 - k / (turns * 3))
        path = turned(arc(x, y, rr, rr * 0.86, a.r.uniform(0, 360), a.r.uniform(230, 340)), x, y,
                      a.r.uniform(-25, 25))
        strand(a, path, a.jitter(colour, 0.07), w)


def grains(a, x, y, rx, ry=None, colour="#fbf6ea", n=520, size=4.2, turn=0):
    """A mound of rice: a shaded body under single grains."""
    ry = rx if ry is None else ry
    with a.at(x, y, turn):
        a.solid(blob(a.r, 0, 0, rx, ry, 0.04, 14), dark(colour, 0.12), depth=10,
                bevel=min(rx, ry) * 0.14, form=0.16)
        for _ in range(n):
            px, py = within(a.r, 0, 0, rx * 0.99, ry * 0.99)
            shade = (px / rx * 0.5 + py / ry) * 0.12
            tone = a.jitter(colour, 0.06)
            tone = dark(tone, shade) if shade > 0 else light(tone, -shade)
            turned_by = a.r.uniform(0, 180)
            a.fill(oval(px + 0.8, py + 1.4, size * 1.5, size * 0.62, turned_by),
                   dark(colour, 0.6), 0.35)
            a.fill(oval(px, py, size * 1.5, size * 0.6, turned_by), tone)


def flatbread(a, x, y, rx, ry=None, colour="#e9c58d", char=14, turn=0, holes=0):
    """A round of dough with char spots, or the holes of a spongy pancake."""
    ry = rx if ry is None else ry
    with a.at(x, y, turn):
        shape = blob(a.r, 0, 0, rx, ry, 0.03, 14)
        a.solid(shape, colour, depth=9, bevel=min(rx, ry) * 0.07, form=0.12)
        with a.clip(shape):
            for _ in range(22):
                p = within(a.r, 0, 0, rx, ry)
                a.fill(blob(a.r, *p, a.r.uniform(10, 30), wobble=0.3), light(colour, 0.4), 0.22,
                       blur=5)
            for _ in range(char):
                p = within(a.r, 0, 0, rx * 0.94, ry * 0.94)
                size = a.r.uniform(5, 16)
                a.fill(blob(a.r, *p, size, size * 0.8, 0.35), "#7a451c", 0.5, blur=3)
                a.fill(blob(a.r, *p, size * 0.5, wobble=0.35), "#4a2410", 0.5, blur=2)
            for p in spread(a.r, 0, 0, rx, ry, gap=11, most=holes) if holes else []:
                a.fill(circle(*p, a.r.uniform(1.4, 3.4)), dark(colour, 0.55), 0.55)
                a.fill(circle(p[0] + 0.8, p[1] + 1, a.r.uniform(0.8, 1.6)), light(colour, 0.6), 0.6)


def loaf_slice(a, x, y, w, h, colour="#6b4526", turn=0, crumb=True):
    """A slice of dense bread."""
    with a.at(x, y, turn):
        a.solid(box(0, 0, w, h, 16), dark(colour, 0.35), depth=10, bevel=5)
        a.solid(box(0, 0, w - 12, h - 12, 11), colour, depth=0, bevel=3)
        for _ in range(90 if crumb else 0):
            px, py = a.r.uniform(-w / 2 + 9, w / 2 - 9), a.r.uniform(-h / 2 + 9, h / 2 - 9)
            a.fill(oval(px, py, a.r.uniform(1, 3.2), 1.3, a.r.uniform(0, 180)),
                   a.r.choice((light(colour, 0.4), dark(colour, 0.4))), 0.6)


def baguette(a, x, y, length, w, turn=0, colour="#d89a4e"):
    with a.at(x, y, turn):
        shape = curve([(-length / 2, 0), (-length * 0.42, -w * 0.42), (0, -w / 2),
                       (length * 0.42, -w * 0.42), (length / 2, 0), (length * 0.42, w * 0.42),
                       (0, w / 2), (-length * 0.42, w * 0.42)], closed=True)
        a.solid(shape, colour, depth=11, bevel=w * 0.16)
        for k in (-0.32, -0.11, 0.1, 0.31):
            slash = oval(length * k, 0, length * 0.075, w * 0.17, 28)
            a.fill(slash, dark(colour, 0.4), 0.4, blur=2)
            a.solid(slash, light(colour, 0.5), depth=0, bevel=2.5)


def bread_cube(a, x, y, s, turn=0, colour="#f2dcae"):
    with a.at(x, y, turn):
        a.solid(box(0, 0, s, s, 5), colour, depth=6, bevel=3)
        a.fill(box(0, -s * 0.42, s, s * 0.18, 4), "#b87333", 0.9)
        for _ in range(9):
            a.fill(circle(a.r.uniform(-s, s) * 0.36, a.r.uniform(-s * 0.25, s * 0.4),
                          a.r.uniform(1, 2.4)), dark(colour, 0.3), 0.5)


def dumpling_round(a, x, y, r, colour="#f6ecd8", pleats=14, filling=None):
    """A gathered dumpling from above, its pleats turning to a knot."""
    a.solid(blob(a.r, x, y, r, wobble=0.03, n=16), colour, depth=9, bevel=r * 0.16, form=0.16)
    for k in range(pleats):
        turn = k * 360 / pleats + a.r.uniform(-3, 3)
        px, py = around(x, y, r * 0.86, turn)
        qx, qy = around(x, y, r * 0.5, turn + 22)
        ox, oy = around(x, y, r * 0.14, turn + 52)
        line = curve([(px, py), (qx, qy), (ox, oy)])
        a.stroke(line, dark(colour, 0.5), r * 0.055, 0.42, blur=0.9)
        a.c.save()
        a.c.translate(-1.6, -1.6)
        a.stroke(line, "#ffffff", r * 0.045, 0.75, blur=0.7)
        a.c.restore()
    if filling:
        a.fill(circle(x, y, r * 0.2), dark(filling, 0.4))
        a.solid(circle(x, y, r * 0.15), filling, depth=0, bevel=2)
    else:
        a.solid(circle(x, y, r * 0.13), light(colour, 0.1), depth=2.5, bevel=2)


def dumpling_half(a, x, y, w, turn=0, colour="#f5e6c2", toast=0.0, braid=9):
    """A half-moon: straight side down, its curved edge crimped or braided."""
    with a.at(x, y, turn):
        h = w * 0.56
        shape = curve([(-w / 2, h * 0.3), (-w * 0.42, -h * 0.18), (-w * 0.2, -h * 0.5),
                       (w * 0.2, -h * 0.5), (w * 0.42, -h * 0.18), (w / 2, h * 0.3),
                       (w * 0.2, h * 0.42), (-w * 0.2, h * 0.42)], closed=True)
        a.solid(shape, colour, depth=9, bevel=h * 0.1, form=0.14)
        if toast:
            with a.clip(shape):
                for _ in range(7):
                    p = within(a.r, 0, 0, w * 0.36, h * 0.34)
                    a.fill(blob(a.r, *p, w * a.r.uniform(0.05, 0.13), wobble=0.3), "#a65a1f",
                           toast, blur=w * 0.03)
        body = curve([(-w * 0.36, h * 0.26), (-w * 0.2, -h * 0.16), (w * 0.2, -h * 0.16),
                      (w * 0.36, h * 0.26), (0, h * 0.36)], closed=True)
        a.solid(body, light(colour, 0.06), depth=3, bevel=h * 0.13, form=0.12)
        for k in range(braid):
            t = math.pi * (1.0 + (k + 0.5) / braid)
            px, py = math.cos(t) * w * 0.45, math.sin(t) * h * 0.62 + h * 0.22
            a.solid(oval(px, py, w * 0.055, w * 0.036, math.degrees(t) + 60), light(colour, 0.1),
                    depth=2, bevel=w * 0.012)


def pastry_sheet(a, shape_points, colour="#e0a850", lines=6):
    """A flaky block seen slightly from the side: leaves of dough over its height."""
    a.solid(poly(shape_points), colour, depth=8, bevel=2)
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = shape_points
    for k in range(1, lines):
        t = k / lines
        a.stroke(curve([(x0 + (x3 - x0) * t, y0 + (y3 - y0) * t),
                        ((x0 + x1) / 2, (y0 + y1) / 2 + (y3 - y0) * t + a.r.uniform(-1.5, 1.5)),
                        (x1 + (x2 - x1) * t, y1 + (y2 - y1) * t)]), dark(colour, 0.4), 1.6, 0.6)
