"""Meat, fish, eggs, cheese and sauces."""
import math

from common.art import (arc, around, blob, box, circle, curve, dark, ink, light, mix, oval, poly,
                        spread, turned, within)


def sauce(a, x, y, rx, ry=None, colour="#b8321f", gloss=0.5, wobble=0.07, depth=3):
    """A pool with lights on it."""
    ry = rx if ry is None else ry
    shape = blob(a.r, x, y, rx, ry, wobble, 12)
    a.solid(shape, colour, depth=depth, bevel=min(rx, ry) * 0.06, form=0.13)
    with a.clip(shape):
        for _ in range(9):
            p = within(a.r, x, y, rx * 0.85, ry * 0.85)
            a.fill(blob(a.r, *p, rx * a.r.uniform(0.06, 0.2), ry * a.r.uniform(0.04, 0.1), 0.3),
                   a.r.choice((light(colour, 0.35), dark(colour, 0.3))), 0.3, blur=rx * 0.03)
        for _ in range(4):
            px, py = within(a.r, x - rx * 0.2, y - ry * 0.3, rx * 0.5, ry * 0.4)
            a.fill(oval(px, py, rx * a.r.uniform(0.05, 0.13), ry * 0.025, a.r.uniform(-25, 5)),
                   "#ffffff", gloss, blur=rx * 0.012 + 0.6)


def oil(a, x, y, r, colour="#e0701a", n=26, size=9):
    """Coins of oil floating on a broth."""
    for _ in range(n):
        p = within(a.r, x, y, r)
        s = size * a.r.uniform(0.3, 1)
        a.fill(circle(*p, s), colour, 0.42)
        a.stroke(circle(*p, s), light(colour, 0.6), 1.1, 0.6)
        a.fill(oval(p[0] - s * 0.3, p[1] - s * 0.35, s * 0.3, s * 0.16, -30), "#ffffff", 0.75)


def chunk(a, x, y, s, colour="#7b4426", turn=None, seared=True, gloss=0.25):
    """A piece of cooked meat."""
    turn = a.r.uniform(0, 180) if turn is None else turn
    tone = a.jitter(colour, 0.1)
    shape = blob(a.r, x, y, s, s * a.r.uniform(0.66, 0.85), 0.14, 7, turn)
    a.solid(shape, tone, depth=6, bevel=s * 0.16, gloss=gloss)
    if seared:
        with a.clip(shape):
            for _ in range(5):
                line = curve([within(a.r, x, y, s) for _ in range(3)])
                a.stroke(line, dark(tone, 0.5), 1.8, 0.3, blur=0.6)


def ball(a, x, y, r, colour="#8a4f2a", gloss=0.4):
    """A meatball or a falafel: rough and round."""
    a.solid(blob(a.r, x, y, r, wobble=0.035, n=12), a.jitter(colour, 0.06), depth=8, bevel=r * 0.24,
            gloss=gloss, form=0.28)
    for _ in range(16):
        p = within(a.r, x, y, r * 0.85)
        a.fill(blob(a.r, *p, a.r.uniform(1.2, 3.4), wobble=0.3, n=6),
               a.r.choice((dark(colour, 0.4), light(colour, 0.3))), 0.45)


def drumstick(a, x, y, s, turn=0, colour="#b2622a"):
    with a.at(x, y, turn, s / 100):
        a.solid(box(96, 0, 80, 17, 8), "#f1e2c8", depth=6, bevel=4)
        for k in (-9, 9):
            a.solid(circle(135, k, 12), "#f1e2c8", depth=3, bevel=3)
        meat = curve([(-92, 4), (-78, -42), (-24, -60), (34, -40), (78, -15), (84, 2), (72, 18),
                      (30, 42), (-26, 58), (-80, 42)], closed=True)
        a.solid(meat, colour, depth=11, bevel=15, gloss=0.35, form=0.26)
        with a.clip(meat):
            for _ in range(22):
                p = within(a.r, -10, 0, 84, 52)
                a.fill(blob(a.r, *p, a.r.uniform(3, 12), wobble=0.35), dark(colour, 0.6), 0.3,
                       blur=3)


def grill_marks(a, shape, x, y, s, turn=30, colour="#2b1208", n=5, alpha=0.6):
    with a.clip(shape):
        with a.at(x, y, turn):
            for k in range(n):
                py = (k - (n - 1) / 2) * s * 2 / n
                a.fill(box(0, py, s * 2.4, s * 0.12, 3), colour, alpha, blur=1.6)


def sausage(a, x, y, length, w, turn=0, colour="#7a4023", marks=True):
    with a.at(x, y, turn):
        shape = box(0, 0, length, w, w * 0.46)
        a.solid(shape, a.jitter(colour, 0.06), depth=8, bevel=w * 0.18, gloss=0.25)
        if marks:
            grill_marks(a, shape, 0, 0, length / 2, 62, n=max(3, int(length / 26)), alpha=0.45)


def skewer(a, x, y, length, turn, pieces, stick="#d9b27a"):
    """A stick with pieces; each piece is (half size, colour)."""
    with a.at(x, y, turn):
        a.solid(box(0, 0, length, 6, 3), stick, depth=6, bevel=1.6)
        total = sum(s * 1.55 for s, _ in pieces)
        at = -total / 2 + length * 0.06
        for s, colour in pieces:
            shape = blob(a.r, at + s * 0.77, 0, s * 0.86, s, 0.1, 8)
            a.solid(shape, a.jitter(colour, 0.08), depth=7, bevel=s * 0.2, gloss=0.35)
            grill_marks(a, shape, at + s * 0.77, 0, s, 70, n=2, alpha=0.4)
            at += s * 1.55


def fried_egg(a, x, y, r, yolk="#f7a81b"):
    white = blob(a.r, x, y, r, r * 0.92, 0.11, 10)
    a.solid(white, "#fdfaf2", depth=7, bevel=r * 0.1, form=0.06)
    with a.clip(white):
        a.stroke(white, "#c98a3d", r * 0.08, 0.4, blur=r * 0.05)
    a.solid(circle(x + r * 0.05, y, r * 0.42), yolk, depth=3, bevel=r * 0.07, gloss=0.85, form=0.16)


def egg_half(a, x, y, r, turn=0, yolk="#f5a623", jam=True):
    with a.at(x, y, turn):
        a.solid(oval(0, 0, r, r * 0.78), "#fbf3e4", depth=7, bevel=r * 0.09, form=0.08)
        a.stroke(oval(0, 0, r * 0.98, r * 0.76), "#c79a6a" if jam else "#ffffff", 2, 0.6)
        a.solid(oval(r * 0.08, 0, r * 0.52, r * 0.47), yolk, depth=0, bevel=r * 0.06,
                gloss=0.7 if jam else 0.2)
        if jam:
            a.fill(oval(r * 0.12, r * 0.04, r * 0.28, r * 0.25), dark(yolk, 0.2), 0.5,
                   blur=r * 0.06)


def egg_whole(a, x, y, r, turn=0, colour="#f4e3cd"):
    a.solid(oval(x, y, r, r * 0.76, turn), colour, depth=8, bevel=r * 0.16, gloss=0.7)


def shrimp(a, x, y, s, turn=0, colour="#f08a5d"):
    with a.at(x, y, turn, s / 50):
        spine = arc(0, 0, 34, 30, 120, 250)
        a.stroke(spine, "#2a1208", 28, 0.25, blur=5)
        for k in range(7):
            px, py = around(0, 0, 32, 120 + k * 38)
            size = 17 - k * 1.2
            a.solid(oval(px, py * 0.92, size * 0.8, size, 120 + k * 38), a.jitter(colour, 0.08),
                    depth=3, bevel=3.5, gloss=0.3)
            qx, qy = around(0, 0, 32 + size * 0.55, 120 + k * 38)
            a.stroke(curve([(px, py * 0.92), (qx, qy * 0.92)]), "#fff0e2", 3, 0.6, blur=0.8)
        for k in (-20, 18):
            px, py = around(0, 0, 44, 10 + k)
            a.solid(oval(px, py, 17, 7, 20 + k), dark(colour, 0.12), depth=3, bevel=2)


def mussel(a, x, y, s, turn=0, meat=True):
    with a.at(x, y, turn, s / 50):
        shell = curve([(-48, 6), (-20, -24), (22, -27), (50, -6), (48, 14), (18, 26), (-22, 22)],
                      closed=True)
        a.solid(shell, "#262b3d", depth=8, bevel=6, form=0.3)
        inner = curve([(-38, 4), (-16, -16), (20, -19), (41, -4), (39, 9), (16, 18), (-18, 15)],
                      closed=True)
        if meat:
            a.solid(inner, "#8e93b0", depth=0, bevel=5, form=0.35)
            a.solid(blob(a.r, 8, 0, 25, 12, 0.1), "#e79a3f", depth=4, bevel=5, gloss=0.6)
            a.stroke(curve([(-12, 3), (8, 7), (28, 3)]), "#8a4a18", 2.4, 0.6)
        else:
            for k in (1, 0.78, 0.55):
                a.stroke(arc(-40, 4, 84 * k, 26 * k, -60, 110), "#7d88b5", 1.8, 0.45)


def fish_whole(a, x, y, s, turn=0, colour="#b9803f"):
    """A whole cooked fish."""
    with a.at(x, y, turn, s / 100):
        a.solid(curve([(88, 0), (128, -44), (150, -40), (132, 0), (150, 40), (128, 44)],
                      closed=True), dark(colour, 0.2), depth=8, bevel=5)
        body = curve([(-130, 2), (-98, -34), (-30, -56), (46, -38), (98, -8), (98, 8), (46, 36),
                      (-30, 50), (-98, 32)], closed=True)
        a.solid(body, colour, depth=12, bevel=13, form=0.24)
        with a.clip(body):
            for i in range(11):
                for j in range(7):
                    a.stroke(arc(-56 + i * 15 + (j % 2) * 7, -42 + j * 14, 8, 8, -80, 160),
                             dark(colour, 0.45), 1.6, 0.42)
            for k in range(3):
                a.stroke(curve([(-34 + k * 40, -30), (-24 + k * 40, 0), (-36 + k * 40, 30)]),
                         dark(colour, 0.6), 5, 0.5, blur=1)
        a.stroke(arc(-86, 0, 22, 36, -75, 150), dark(colour, 0.5), 4, 0.6)
        a.solid(circle(-102, -8, 8), "#f5efe0", depth=0, bevel=1.5)
        a.fill(circle(-102, -8, 4), "#20140c")


def cubes(a, points, s, colour, gloss=0.25, r=5, jitter=0.07, face=True):
    """Cut cubes, each with a lighter top and a darker side."""
    for x, y in points:
        tone = a.jitter(colour, jitter)
        with a.at(x, y, a.r.uniform(0, 90)):
            size = s * a.r.uniform(0.88, 1.1)
            a.solid(box(0, 0, size, size * 0.94, r), tone, depth=6, bevel=size * 0.09, gloss=gloss)
            if face:
                a.fill(box(-size * 0.04, -size * 0.04, size * 0.68, size * 0.62, r * 0.8),
                       light(tone, 0.35), 0.4, blur=size * 0.06)


def slice_meat(a, x, y, rx, ry, colour="#a9674a", turn=0, fat="#f0d9c4"):
    """A round of braised meat with rings of fat."""
    with a.at(x, y, turn):
        a.solid(blob(a.r, 0, 0, rx, ry, 0.05, 11), dark(colour, 0.3), depth=7, bevel=4)
        a.solid(blob(a.r, 0, 0, rx * 0.93, ry * 0.92, 0.05, 11), colour, depth=0, bevel=4)
        for k in (0.68, 0.36):
            a.stroke(turned(arc(0, 0, rx * k, ry * k, a.r.uniform(0, 90), 250), 0, 0, 20), fat,
                     rx * 0.09, 0.85, blur=0.8)
        a.fill(oval(-rx * 0.3, -ry * 0.4, rx * 0.26, ry * 0.1, -20), "#ffffff", 0.4, blur=3)


def fry(a, x, y, length, turn, colour="#edb64a", w=13):
    with a.at(x, y, turn):
        a.solid(box(0, 0, length, w, 3.5), a.jitter(colour, 0.08), depth=5, bevel=2.6)
        for side in (-1, 1):
            a.fill(box(side * length * 0.46, 0, length * 0.08, w, 3), "#a8661f", 0.45, blur=1.5)
