"""Dishes of southern and western Europe."""
import math

from common.parts import *


def spaghetti(a):
    table(a, "#e9b98f", "linen")
    plate(a, C, C, 262, "#f7f2e8", rim="#3f7f6f")
    noodles(a, C, C, 186, "#f2cd72", 9, 120)
    sauce(a, C, 306, 112, 98, "#c9351d", wobble=0.14)
    for p in sp(a, C, 306, 92, 34, 14):
        chunk(a, *p, 15, "#d8452a", seared=False, gloss=0.5)
    swirl(a, C, 300, 62, "#f2cd72", 9, 2.4)
    sauce(a, C, 296, 36, 30, "#c9351d")
    herbs(a, sp(a, C, C, 170, 44, 26), 6)
    basil(a, C + 4, 288, 52)
    seeds(a, sp(a, C, C, 175, 20, 70), 2.6, "#fff3cf")


def pizza(a):
    table(a, "#6d8a7b", "stone")
    board(a, C, C, 600, 560, "#b07f4d", 0, 280, hole=False)
    flatbread(a, C, C, 244, 240, "#e3b271", 46)
    sauce(a, C, C, 196, 193, "#d0402a", wobble=0.03, depth=0)
    for p in sp(a, C, C, 160, 74, 11):
        a.solid(blob(a.r, *p, 42, 36, 0.16), "#fdf6e3", depth=4, bevel=7, gloss=0.3, form=0.08)
        a.fill(blob(a.r, p[0] + 8, p[1] + 7, 12, 8, 0.3), "#d99a4c", 0.45, blur=5)
    for p, t in zip(sp(a, C, C, 140, 96, 6), (20, 110, 230, 300, 70, 170)):
        leaf(a, *p, 40, t, "#3d8d3a", 0.58)
    for p in sp(a, C, C, 190, 60, 16):
        a.fill(circle(*p, a.r.uniform(3, 8)), "#f3b33a", 0.5, blur=1)
    a.stroke(curve([(150, 126), (320, 320), (490, 514)]), "#7a4a25", 3, 0.35)
    a.stroke(curve([(520, 150), (320, 320), (120, 490)]), "#7a4a25", 3, 0.35)


def croissant(a):
    table(a, "#a9c6d2", "linen")
    plate(a, C, C, 268, "#fbf7ef", rim="#c9a44b", flat=0.76)

    def edge(turn, side, swell=0.0):
        """A point on the outer (1) or inner (-1) edge of the crescent."""
        u = min(1.0, abs(turn) / 112)
        half = 84 * (1 - u ** 2.1) + 13 + swell
        return around(0, 0, 142 + side * half * (0.92 if side > 0 else 0.8), turn - 90)

    with a.at(C, 384, -14):
        cuts = (-112, -84, -58, -22, 22, 58, 84, 112)
        order = (0, 6, 1, 5, 2, 4, 3)
        for i in order:
            start, end = cuts[i], cuts[i + 1]
            more = 7 if i == 3 else 3
            turns = [start - more + (end - start + 2 * more) * k / 6 for k in range(7)]
            swell = [9 * math.sin(math.pi * k / 6) for k in range(7)]
            outer = [edge(t, 1, s) for t, s in zip(turns, swell)]
            inner = [edge(t, -1, s * 0.5) for t, s in zip(turns, swell)]
            shape = curve(outer + inner[::-1], closed=True)
            tone = mix("#d98d38", "#b0601f", abs(i - 3) / 3.4)
            a.solid(shape, tone, depth=10, bevel=13, form=0.22)
            with a.clip(shape):
                for k in range(12):
                    t = start + (end - start) * a.r.random()
                    line = curve([edge(t - 4, 1), around(0, 0, 142, t - 88), edge(t - 4, -1)])
                    a.stroke(line, a.r.choice(("#8a4515", "#f5cc86", "#a85a1d")),
                             a.r.uniform(1.5, 5), 0.3, blur=1.6)
                middle = around(0, 0, 176, (start + end) / 2 - 94)
                a.fill(oval(*middle, 26, 15, (start + end) / 2), "#ffe7b8", 0.55, blur=9)
                for t in (start - more + 1, end + more - 1):
                    line = curve([edge(t, 1, 4), around(0, 0, 142, t - 90), edge(t, -1)])
                    a.stroke(line, "#5a260a", 7, 0.42, blur=4)
    crumbs(a, C, 486, 130, 30, "#d79445", 40)
    saucer(a, 556, 100, 62, "#f5efe4", "#a52a3a")
    a.solid(box(98, 546, 84, 58, 8, -12), "#f8df82", depth=9, bevel=6)


def paella(a):
    table(a, "#e7b84d", "tile")
    with pan(a, C, C, 268, "#4a4a4e", 0, 2):
        grains(a, C, C, 256, 256, "#efb637", 1500, 4.4)
        for p in sp(a, C, C, 225, 66, 10):
            chunk(a, *p, 36, "#b8702f")
        for p in sp(a, C, C, 230, 46, 22):
            a.solid(box(*p, 62, 11, 4, a.r.uniform(0, 180)), a.jitter("#5d9a3c", 0.1), depth=4,
                    bevel=2.4)
        pulses(a, sp(a, C, C, 225, 60, 15), 12, "#f6ecd3", bean=True)
        for p in sp(a, C, C, 225, 80, 8):
            a.solid(box(*p, 70, 15, 6, a.r.uniform(0, 180)), "#cf3b26", depth=4, bevel=3, gloss=0.4)
        for k in range(5):
            px, py = around(C, C, 170, k * 72 + 20)
            wedge(a, px, py, 42, k * 72 + 110, "#f0c33a")
        sprig(a, C, C, 46, 30)


def moussaka(a):
    table(a, "#7fa9c9", "tile")
    plate(a, C, 334, 260, "#f4f6f8", rim="#2f6fb0")
    top = [(176, 250), (420, 214), (492, 300), (244, 346)]
    left = [(176, 250), (244, 346), (244, 452), (176, 350)]
    front = [(244, 346), (492, 300), (492, 402), (244, 452)]
    a.shadow(poly(left + front), 22, 0.4)
    for shape, tone in ((left, 0.22), (front, 0.0)):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = shape
        bands = ("#f6deb0", "#8a4a2a", "#5c3350", "#a05a34", "#5c3350", "#e8c070")
        for i, colour in enumerate(bands):
            t, u = i / 6, (i + 1) / 6
            q = [(x0 + (x3 - x0) * t, y0 + (y3 - y0) * t), (x1 + (x2 - x1) * t, y1 + (y2 - y1) * t),
                 (x1 + (x2 - x1) * u, y1 + (y2 - y1) * u), (x0 + (x3 - x0) * u, y0 + (y3 - y0) * u)]
            a.solid(poly(q), dark(colour, tone), depth=0, bevel=3)
            for _ in range(14):
                s = a.r.random()
                px = q[0][0] + (q[1][0] - q[0][0]) * s
                py = q[0][1] + (q[1][1] - q[0][1]) * s + a.r.uniform(2, 15)
                a.fill(blob(a.r, px, py, 6, 4, 0.3), a.r.choice((light(colour), dark(colour, 0.4))),
                       0.4, blur=0.8)
    a.solid(curve([(170, 250), (300, 222), (424, 208), (470, 256), (498, 304), (370, 334),
                   (244, 356), (204, 300)], closed=True), "#e9b45a", depth=3, bevel=9)
    with a.clip(poly(top)):
        for _ in range(30):
            p = within(a.r, 334, 280, 160, 70)
            a.fill(blob(a.r, *p, a.r.uniform(8, 24), a.r.uniform(5, 12), 0.3), "#a8581b", 0.4,
                   blur=5)
    herbs(a, sp(a, 334, 280, 110, 26, 16, ry=46), 7)
    leaf(a, 330, 262, 40, -25, "#4f9a3f", 0.5)
    for k in range(3):
        tomato(a, 150 + k * 12 - 8, 420 + k * 30, 30, k * 20)
    olive(a, 470, 470, 16, "#3a2b45", 30)
    olive(a, 436, 492, 15, "#4a5a2a", 200)


def pastel_de_nata(a):
    table(a, "#4f86b5", "tile")
    plate(a, C, C, 262, "#fdfbf5", rim="#2d5f9a")
    for x, y in ((C, 214), (218, 384), (424, 384)):
        a.shadow(circle(x, y, 90), 14, 0.4)
        for k in range(26):
            px, py = around(x, y, 82, k * 360 / 26)
            a.solid(oval(px, py, 13, 8, k * 360 / 26 + 60), "#d9993f", depth=3, bevel=2.4)
        a.solid(circle(x, y, 80), "#dca048", depth=0, bevel=6)
        for k in (0.95, 0.9):
            a.stroke(circle(x, y, 80 * k), "#9a5a1d", 1.8, 0.5)
        a.solid(blob(a.r, x, y, 68, wobble=0.04), "#f6c33a", depth=0, bevel=6, gloss=0.5)
        with a.clip(circle(x, y, 68)):
            for _ in range(15):
                p = within(a.r, x, y, 58)
                s = a.r.uniform(5, 18)
                a.fill(blob(a.r, *p, s, s * 0.75, 0.3), "#6a3312", 0.62, blur=3)
                a.fill(blob(a.r, *p, s * 0.5, wobble=0.3), "#2b1207", 0.55, blur=2)
    for k in range(2):
        a.solid(box(508 + k * 22, 132 + k * 14, 130, 20, 8, 38), "#8a4a22", depth=7, bevel=5)
    crumbs(a, C, 330, 150, 120, "#d9993f", 20)


def fondue(a):
    table(a, "#a8482f", "linen")
    with pan(a, 300, 320, 200, "#c0392b", 145, 1):
        sauce(a, 300, 320, 190, colour="#f5cf5a", gloss=0.7, wobble=0.02)
        for k in range(6):
            a.stroke(arc(300, 320, 40 + k * 24, 34 + k * 22, 30 + k * 55, 170), "#fbe59a", 7, 0.6,
                     blur=3)
        for p in sp(a, 300, 320, 150, 46, 12):
            a.stroke(circle(*p, a.r.uniform(5, 11)), "#fdf0b8", 3, 0.7)
        seeds(a, sp(a, 300, 320, 160, 34, 26), 1.6, "#4a3a22")
    for turn, x, y, tint in ((28, 300, 300, "#c0392b"), (-32, 350, 350, "#2f6f9f")):
        with a.at(x, y, turn):
            a.solid(box(190, 0, 320, 6, 3), "#c9ccd2", depth=9, bevel=1.6)
            a.solid(box(320, 0, 90, 17, 7), tint, depth=9, bevel=4)
        bread_cube(a, x + 8, y + 4, 58, turn + 10)
        a.solid(blob(a.r, x - 2, y + 20, 32, 16, 0.15), "#f5cf5a", depth=0, bevel=4, gloss=0.6)
    for p in ((96, 540), (170, 566), (250, 582), (138, 488), (60, 596)):
        bread_cube(a, *p, 56, a.r.uniform(0, 80))


def moules_frites(a):
    table(a, "#5d7f96", "plain")
    with pan(a, 262, 348, 222, "#2f3338", -62, 2):
        sauce(a, 262, 348, 206, colour="#d9c58a", gloss=0.5, wobble=0.02)
        for p in sp(a, 262, 348, 186, 54, 34):
            mussel(a, *p, a.r.uniform(40, 47), a.r.uniform(0, 360), a.r.random() < 0.7)
        herbs(a, sp(a, 262, 348, 180, 34, 40), 8)
        rings(a, sp(a, 262, 348, 180, 60, 12), 9, "#b7d98a")
    with a.at(524, 236, 14):
        for k in range(17):
            fry(a, a.r.uniform(-52, 52), -40 + a.r.uniform(-60, 30), 150, 90 + a.r.uniform(-20, 20))
        cone = poly([(-86, 0), (86, -8), (22, 240), (-14, 240)])
        a.solid(cone, "#f4ead2", depth=14, bevel=6)
        with a.clip(cone):
            for k in range(-5, 6):
                a.fill(box(k * 36, 110, 16, 320, 0, 10), "#c0392b", 0.8)
            a.fill(box(40, 110, 60, 300, 0, 8), "#000000", 0.1, blur=8)
    saucer(a, 556, 556, 52, "#f2efe6", "#f6e6a8")


def svickova(a):
    table(a, "#c7b299", "linen")
    plate(a, C, C, 264, "#faf6ee", rim="#b03a4a")
    sauce(a, C, 330, 186, 176, "#d99c4a", wobble=0.05)
    for k in range(4):
        x, y = 208 + k * 26, 400 - k * 62
        with a.at(x, y, -28):
            a.solid(box(0, 0, 120, 66, 30), "#f7ecd4", depth=9, bevel=7)
            for _ in range(26):
                a.fill(circle(a.r.uniform(-48, 48), a.r.uniform(-24, 24), a.r.uniform(1, 2.6)),
                       "#d9c49a", 0.6)
    for k in range(3):
        slice_meat(a, 352 + k * 34, 384 - k * 36, 72, 46, "#8a5138", -20, fat="#b98468")
    sauce(a, 420, 372, 62, 30, "#dfa552")
    citrus(a, 382, 226, 40, "#f2c733")
    a.solid(blob(a.r, 384, 220, 25, 17, 0.1), "#fffaf0", depth=4, bevel=5, gloss=0.4)
    for p in sp(a, 388, 214, 18, 11, 7):
        berry(a, *p, 8, "#b3182d")
    sprig(a, 470, 280, 34, -40)


def smorrebrod(a):
    table(a, "#d7dfe2", "wood")
    board(a, C, C, 590, 520, "#a9764a", 0, 20, hole=False)
    for i, (x, y, t) in enumerate(((190, 206, -4), (446, 210, 3), (192, 438, 2), (448, 436, -5))):
        loaf_slice(a, x, y, 216, 178, "#5c3a22", t)
        with a.at(x, y, t):
            a.solid(box(0, 0, 186, 148, 12), "#f7e7a6", depth=2, bevel=4)
            if i == 0:
                for k in range(4):
                    shrimp(a, -58 + k * 38, -16 + (k % 2) * 34, 30, k * 40)
                    shrimp(a, -46 + k * 34, 38 - (k % 2) * 20, 27, k * 70)
                citrus(a, 56, -34, 26)
                sprig(a, -46, -46, 34, 200, "#5fa04a")
            elif i == 1:
                for k in range(4):
                    a.solid(box(-54 + k * 36, 0, 28, 126, 8, 10), "#9aa7b5", depth=6, bevel=4,
                            gloss=0.5)
                    a.fill(box(-60 + k * 36, 0, 8, 118, 4, 10), "#dfe6ee", 0.7, blur=2)
                onion_rings(a, sp(a, 0, 0, 66, 42, 8, ry=50), 20)
                pulses(a, sp(a, 0, 0, 70, 38, 8, ry=54), 6, "#6b7f3a")
            elif i == 2:
                for k in range(5):
                    egg_half(a, -62 + k * 31, -16 + (k % 2) * 30, 34, 90, jam=False)
                rings(a, sp(a, 0, 0, 80, 22, 22, ry=60), 6, "#6fae4a")
            else:
                for k in range(3):
                    slice_meat(a, -48 + k * 48, 4, 44, 58, "#c9837a", 12, fat="#e9b7aa")
                for k in range(5):
                    cucumber(a, -60 + k * 30, -22 + (k % 2) * 12, 19)
                shreds(a, sp(a, 10, 34, 56, 12, 16, ry=20), 26, "#f0e6d0", 4)


