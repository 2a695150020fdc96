"""Plates, bowls, boards, pans, pots, baskets, papers and glasses, mostly seen from above."""
import contextlib
import math

import skia

from common.art import (around, blob, box, circle, curve, dark, ink, light, oval, poly)


def plate(a, x, y, r, colour="#f6f1e7", rim=None, flat=0.7, ry=None):
    """A plate; the part for food is `flat` of its radius."""
    k = (ry or r) / r
    a.shadow(oval(x, y, r, r * k), 22, 0.36)
    a.solid(oval(x, y, r, r * k), colour, depth=0, bevel=r * 0.025, form=0.1)
    if rim:
        a.stroke(oval(x, y, r * 0.93, r * 0.93 * k), rim, r * 0.028, 0.9)
        a.stroke(oval(x, y, r * 0.885, r * 0.885 * k), rim, r * 0.008, 0.8)
    well = oval(x, y, r * flat, r * flat * k)
    a.fill(well, dark(colour, 0.35), 0.25, blur=5)
    a.solid(well, light(colour, 0.25), depth=0, bevel=0, form=-0.07)
    a.stroke(well, "#ffffff", 2.5, 0.5, blur=1.2)


@contextlib.contextmanager
def bowl(a, x, y, r, colour="#3f6f8f", inside=None, rim=0.1):
    """A bowl; what is drawn in the block lies inside, under the shade of the rim."""
    inside = inside or light(colour, 0.72)
    inner = circle(x, y, r * (1 - rim))
    a.shadow(circle(x, y, r), 28, 0.42)
    a.solid(circle(x, y, r), colour, depth=0, bevel=r * 0.045, form=0.22)
    a.solid(inner, inside, depth=0, bevel=0, form=-0.24)
    with a.clip(inner):
        yield r * (1 - rim)
        a.c.save()
        a.c.translate(r * 0.02, r * 0.03)
        a.stroke(inner, "#1c0a04", r * 0.1, 0.42, blur=r * 0.045)
        a.c.restore()
    a.stroke(inner, light(colour, 0.55), 2.2, 0.65)


@contextlib.contextmanager
def pan(a, x, y, r, colour="#3a3a40", turn=35, handles=1):
    """A pan with one long handle, or a pot with two ears."""
    for i in range(handles):
        with a.at(x, y, turn + 180 * i):
            if handles == 1:
                grip = curve([(r * 0.9, -17), (r * 1.2, -12), (r * 1.62, -19), (r * 1.7, 0),
                              (r * 1.62, 19), (r * 1.2, 12), (r * 0.9, 17)], closed=True)
                a.solid(grip, colour, depth=14, bevel=5)
                a.fill(oval(r * 1.57, 0, 9, 6), "#000000", 0.4)
            else:
                ear = oval(r * 1.03, 0, r * 0.13, r * 0.25)
                a.stroke(ear, "#2a1208", r * 0.075, 0.3, blur=8)
                a.stroke(ear, dark(colour, 0.1), r * 0.07)
                a.stroke(ear, light(colour, 0.3), r * 0.02, 0.7)
    with bowl(a, x, y, r, colour, dark(colour, 0.35), rim=0.075) as inner:
        yield inner


def board(a, x, y, w, h, colour="#b9814f", turn=0, r=26, hole=True):
    """A wooden board with its grain."""
    with a.at(x, y, turn):
        shape = box(0, 0, w, h, r)
        a.shadow(shape, 20, 0.36)
        a.solid(shape, colour, depth=0, bevel=6, form=0.12)
        with a.clip(shape):
            for _ in range(26):
                py = a.r.uniform(-h / 2, h / 2)
                bend = a.r.uniform(-9, 9)
                line = curve([(-w / 2, py), (-w / 6, py + bend), (w / 6, py - bend), (w / 2, py)])
                a.stroke(line, dark(colour, 0.42), a.r.uniform(0.8, 3), a.r.uniform(0.12, 0.3))
            a.stroke(shape, light(colour, 0.6), 4, 0.4, blur=2)
        if hole:
            a.fill(circle(w / 2 - 34, 0, 13), dark(colour, 0.7), 0.85)
            a.stroke(circle(w / 2 - 34, 0, 13), light(colour, 0.4), 1.6, 0.5)


def slate(a, x, y, w, h, colour="#3d4348", turn=0):
    """A slab of dark stone with a broken edge."""
    with a.at(x, y, turn):
        points = []
        for px, py, qx, qy in ((-1, -1, 1, -1), (1, -1, 1, 1), (1, 1, -1, 1), (-1, 1, -1, -1)):
            for k in range(7):
                t = k / 7
                points.append(((px + (qx - px) * t) * w / 2 + a.r.uniform(-3, 3),
                               (py + (qy - py) * t) * h / 2 + a.r.uniform(-3, 3)))
        a.solid(poly(points), colour, depth=18, bevel=4, form=0.14)
        for _ in range(60):
            px, py = a.r.uniform(-w / 2, w / 2) * 0.95, a.r.uniform(-h / 2, h / 2) * 0.95
            a.fill(oval(px, py, a.r.uniform(4, 26), 1.1, a.r.uniform(-12, 12)), "#ffffff", 0.06)


def leaf_plate(a, x, y, w, h, colour="#4f8f45", turn=0):
    """A cut of banana leaf."""
    with a.at(x, y, turn):
        shape = curve([(-w / 2, -h * 0.36), (-w / 4, -h / 2), (w / 4, -h * 0.48),
                       (w / 2, -h * 0.34),
                       (w * 0.53, 0), (w / 2, h * 0.36), (w / 4, h / 2), (-w / 4, h * 0.48),
                       (-w / 2, h * 0.38), (-w * 0.53, 0)], closed=True)
        a.solid(shape, colour, depth=14, bevel=6, form=0.2)
        with a.clip(shape):
            for k in range(int(-w / 2), int(w / 2), 9):
                a.stroke(curve([(k, 0), (k + 26, -h * 0.26), (k + 40, -h * 0.52)]),
                         dark(colour, 0.4), 1.7, 0.3)
                a.stroke(curve([(k, 0), (k + 26, h * 0.26), (k + 40, h * 0.52)]),
                         light(colour, 0.5), 1.7, 0.25)
            a.stroke(curve([(-w * 0.55, 0), (0, 3), (w * 0.55, 0)]), light(colour, 0.45), 9, 0.9)
            a.stroke(curve([(-w * 0.55, 3), (0, 6), (w * 0.55, 3)]), dark(colour, 0.4), 2, 0.5)


def paper(a, x, y, w, h, colour="#f0e6d2", turn=0, print_=None):
    """A sheet of greaseproof paper with creases; `print_` is the colour of a check."""
    with a.at(x, y, turn):
        shape = blob(a.r, 0, 0, w / 2, h / 2, 0, 4)
        shape = poly([(-w / 2, -h / 2 + 6), (w * 0.1, -h / 2 - 5), (w / 2, -h / 2 + 9),
                      (w / 2 - 8, h * 0.1), (w / 2, h / 2 - 4), (-w * 0.15, h / 2 + 6),
                      (-w / 2 + 6, h / 2 - 6), (-w / 2 - 5, -h * 0.1)])
        a.solid(shape, colour, depth=12, bevel=3, form=0.08)
        with a.clip(shape):
            if print_:
                for k in range(-12, 13):
                    a.fill(box(k * 34, 0, 15, h * 1.2), print_, 0.3)
                    a.fill(box(0, k * 34, w * 1.2, 15), print_, 0.3)
            for _ in range(9):
                px, py = a.r.uniform(-w / 2, w / 2), a.r.uniform(-h / 2, h / 2)
                qx, qy = px + a.r.uniform(-130, 130), py + a.r.uniform(-130, 130)
                a.stroke(poly([(px, py), (qx, qy)]), "#000000", 2.4, 0.06, blur=1.5)
                a.stroke(poly([(px + 2, py + 2), (qx + 2, qy + 2)]), "#ffffff", 2, 0.3, blur=1)


@contextlib.contextmanager
def steamer(a, x, y, r, colour="#c99a5b"):
    """A bamboo basket with its lattice floor."""
    a.shadow(circle(x, y, r), 26, 0.4)
    a.solid(circle(x, y, r), colour, depth=0, bevel=9, form=0.18)
    for k in (0.965, 0.93):
        a.stroke(circle(x, y, r * k), dark(colour, 0.45), 2.2, 0.55)
    for turn in (20, 160, 200, 340):
        px, py = around(x, y, r * 0.945, turn)
        a.solid(box(px, py, 9, r * 0.13, 3, turn - 90 + 90), light(colour, 0.15), depth=2,
                bevel=1.5)
    inner = circle(x, y, r * 0.88)
    a.fill(inner, dark(colour, 0.38))
    with a.clip(inner):
        for k in range(int(-r), int(r), 22):
            a.solid(box(x, y + k, r * 2, 17, 2), light(colour, 0.06), depth=2, bevel=2)
        for k in (-0.5, 0, 0.5):
            a.solid(box(x + k * r, y, 12, r * 2, 2), dark(colour, 0.08), depth=3, bevel=2)
        yield r * 0.88
        a.stroke(inner, "#1c0a04", r * 0.1, 0.4, blur=r * 0.05)
    a.stroke(inner, light(colour, 0.4), 2.4, 0.7)


@contextlib.contextmanager
def dish(a, x, y, w, h, colour="#d9673f", turn=0, r=40):
    """A rectangular baking dish with two grips."""
    with a.at(x, y, turn):
        for side in (-1, 1):
            a.solid(box(side * (w / 2 + 6), 0, 62, h * 0.36, 24), colour, depth=12, bevel=5)
        a.shadow(box(0, 0, w, h, r), 24, 0.4)
        a.solid(box(0, 0, w, h, r), colour, depth=0, bevel=9)
        inner = box(0, 0, w - 46, h - 46, r - 12)
        a.solid(inner, light(colour, 0.72), depth=0, bevel=0, form=-0.2)
        with a.clip(inner):
            yield w - 46, h - 46
            a.stroke(inner, "#1c0a04", 22, 0.4, blur=10)
        a.stroke(inner, light(colour, 0.5), 2.4, 0.7)


def saucer(a, x, y, r, colour, sauce, inside=None):
    """A little bowl of sauce with a gleam."""
    with bowl(a, x, y, r, colour, inside, rim=0.16) as inner:
        a.solid(circle(x, y, inner * 0.95), sauce, depth=0, bevel=0, form=0.14)
        a.fill(oval(x - inner * 0.3, y - inner * 0.36, inner * 0.34, inner * 0.13, -30),
               "#ffffff", 0.5, blur=inner * 0.06)


def glass_side(a, x, top, bottom, w_top, w_bottom, inside):
    """A tall glass from the side; `inside` draws within it, then the glass shines over that."""
    shape = poly([(x - w_top / 2, top), (x + w_top / 2, top), (x + w_bottom / 2, bottom),
                  (x - w_bottom / 2, bottom)])
    a.shadow(oval(x + 16, bottom - 2, w_bottom * 0.66, 20), 14, 0.45)
    a.fill(shape, "#ffffff", 0.28)
    with a.clip(shape):
        inside()
        a.fill(box(x - w_top * 0.31, (top + bottom) / 2, w_top * 0.09, bottom - top - 50, 9),
               "#ffffff", 0.42, blur=3)
        a.fill(box(x + w_top * 0.38, (top + bottom) / 2, w_top * 0.05, bottom - top - 60, 6),
               "#ffffff", 0.28, blur=2)
        a.fill(box(x, bottom - 6, w_bottom, 18), "#ffffff", 0.5)
    a.stroke(shape, "#ffffff", 5, 0.75)
    a.stroke(shape, "#7fa0b0", 1.4, 0.5)
