"""Tables, cloths, light and steam: what lies around and above a dish."""
import math

import skia

from common.art import (SIZE, around, blob, box, circle, curve, dark, ink, light, mix, oval, poly)


def table(a, colour, style="plain"):
    """The ground of a picture with light from the upper left."""
    s = SIZE
    shader = skia.GradientShader.MakeRadial(
        center=(s * 0.32, s * 0.25), radius=s * 1.05,
        colors=[ink(light(colour, 0.34)), ink(colour), ink(dark(colour, 0.2))],
        positions=[0.0, 0.55, 1.0])
    a.fill(box(s / 2, s / 2, s, s), colour, shader=shader)
    {"plain": _plain, "wood": _wood, "tile": _tile, "linen": _linen, "stone": _stone,
     "dots": _dots}[style](a, colour)


def _plain(a, colour):
    x, y = a.r.uniform(90, 550), a.r.uniform(420, 560)
    a.fill(circle(x, y, a.r.uniform(230, 320)), light(colour, 0.4), 0.16)
    a.fill(circle(640 - x, 120, a.r.uniform(120, 220)), dark(colour, 0.25), 0.08)


def _wood(a, colour):
    planks = 5
    for i in range(planks):
        top = i * SIZE / planks
        tone = a.jitter(colour, 0.09)
        a.fill(box(SIZE / 2, top + SIZE / planks / 2, SIZE, SIZE / planks), tone, 0.45)
        for _ in range(9):
            y = top + a.r.uniform(6, SIZE / planks - 6)
            bend = a.r.uniform(-7, 7)
            grain = curve([(-10, y), (200, y + bend), (420, y - bend), (660, y + bend * 0.5)])
            a.stroke(grain, dark(colour, 0.4), a.r.uniform(0.8, 2.2), a.r.uniform(0.1, 0.22))
        a.fill(box(SIZE / 2, top, SIZE, 3), dark(colour, 0.6), 0.35)
        a.fill(box(SIZE / 2, top + 3, SIZE, 2), light(colour, 0.6), 0.22)


def _tile(a, colour):
    step = 128
    for i in range(6):
        for j in range(6):
            x, y = i * step - 40, j * step - 40
            a.fill(box(x, y, step - 5, step - 5, 7), a.jitter(light(colour, 0.1), 0.06), 0.42)
            for turn in (45, 135, 225, 315):
                px, py = around(x, y, 34, turn)
                a.fill(oval(px, py, 25, 9, turn), dark(colour, 0.3), 0.1)


def _linen(a, colour):
    for k in range(0, SIZE, 6):
        a.fill(box(k + 2, SIZE / 2, 1.6, SIZE), light(colour, 0.7), 0.1)
        a.fill(box(SIZE / 2, k + 2, SIZE, 1.6), dark(colour, 0.5), 0.05)


def _stone(a, colour):
    for _ in range(420):
        x, y = a.r.uniform(0, SIZE), a.r.uniform(0, SIZE)
        tone = light(colour, 0.7) if a.r.random() < 0.5 else dark(colour, 0.5)
        a.fill(circle(x, y, a.r.uniform(0.6, 2.2)), tone, 0.18)


def _dots(a, colour):
    for i in range(9):
        for j in range(9):
            x = i * 80 + (40 if j % 2 else 0) - 20
            a.fill(circle(x, j * 80 - 10, 6), light(colour, 0.75), 0.22)


def cloth(a, x, y, w, h, colour, turn=0, stripes=None):
    """A folded napkin with a few stripes."""
    with a.at(x, y, turn):
        a.solid(box(0, 0, w, h, 8), colour, depth=8, bevel=4, form=0.1)
        with a.clip(box(0, 0, w, h, 8)):
            stripes = stripes or dark(colour, 0.3)
            for k in (-0.36, -0.29, 0.29, 0.36):
                a.fill(box(0, h * k, w, h * 0.028), stripes, 0.65)
            for k in range(int(-w / 2), int(w / 2), 7):
                a.fill(box(k, 0, 1.5, h), "#ffffff", 0.1)
            a.fill(box(w * 0.12, 0, w * 0.05, h), "#000000", 0.07, blur=6)


def chopsticks(a, x, y, turn, colour="#8a4b2a", length=470):
    with a.at(x, y, turn):
        for k in (-11, 11):
            stick = poly([(-length / 2, k * 1.25 - 6), (length / 2, k * 0.75 - 2.6),
                          (length / 2, k * 0.75 + 2.6), (-length / 2, k * 1.25 + 6)])
            a.solid(stick, colour, depth=7, bevel=2.2)
            a.fill(box(-length / 2 + 38, k * 1.2, 9, 11.5), light(colour, 0.65), 0.8)


def fork(a, x, y, turn, colour="#c9ccd2", scale=1.0):
    with a.at(x, y, turn, scale):
        body = curve([(0, 230), (-9, 170), (-6, 40), (-8, -20), (-27, -60), (-29, -105),
                      (0, -118), (29, -105), (27, -60), (8, -20), (6, 40), (9, 170)], closed=True)
        a.solid(body, colour, depth=7, bevel=3)
        for k in (-22, -7.5, 7.5, 22):
            a.solid(box(k, -135, 7.5, 78, 3.7), colour, depth=2, bevel=1.6)


def spoon(a, x, y, turn, colour="#c9ccd2", scale=1.0):
    with a.at(x, y, turn, scale):
        handle = curve([(-5, -40), (-4, 80), (-9, 210), (0, 228), (9, 210), (4, 80), (5, -40)],
                       closed=True)
        a.solid(handle, colour, depth=7, bevel=2.5)
        a.solid(oval(0, -92, 36, 60), colour, depth=7, bevel=4)
        a.fill(oval(2, -88, 27, 49), dark(colour, 0.3), 0.5, blur=5)
        a.fill(oval(-9, -110, 9, 22, 14), "#ffffff", 0.65, blur=4)


def steam(a, x, y, n=3, gap=54, height=150, alpha=0.34):
    for i in range(n):
        px = x + (i - (n - 1) / 2) * gap
        sway = a.r.uniform(12, 20) * a.r.choice((-1, 1))
        points = [(px + sway * math.sin(k * 1.55) * (0.5 + k * 0.16), y - k * height / 5)
                  for k in range(6)]
        a.stroke(curve(points), "#ffffff", 13, alpha, blur=7)
        a.stroke(curve(points[1:5]), "#ffffff", 5, alpha * 0.8, blur=3)


def vignette(a):
    s = SIZE
    shader = skia.GradientShader.MakeRadial(
        center=(s / 2, s / 2), radius=s * 0.75,
        colors=[ink("#000000", 0), ink("#000000", 0), ink("#1a0c05", 0.16)],
        positions=[0, 0.68, 1])
    a.fill(box(s / 2, s / 2, s, s), "#000000", shader=shader)


def crumbs(a, x, y, rx, ry, colour, n=24):
    for _ in range(n):
        px = x + a.r.uniform(-rx, rx)
        py = y + a.r.uniform(-ry, ry)
        a.solid(blob(a.r, px, py, a.r.uniform(1.4, 4.2), wobble=0.3, n=6), a.jitter(colour, 0.2),
                depth=1.6, bevel=0)
