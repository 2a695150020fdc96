"""Dishes of the Americas."""
from common.parts import *


def tacos(a):
    table(a, "#2f8f8a", "tile")
    board(a, C, C, 600, 470, "#b9814f", 3)
    for x, y, t in ((182, 300, -10), (330, 316, 4), (476, 330, 14)):
        with a.at(x, y, t + 90):
            flatbread(a, 0, 0, 150, 74, "#f0cd80", 14)
            for p in sp(a, 0, 4, 122, 25, 34, ry=42):
                chunk(a, *p, 25, a.r.choice(("#a8431d", "#8f3415", "#c25a26")))
            cubes(a, sp(a, 0, 4, 96, 52, 5, ry=30), 25, "#f7cf3f")
            for p in sp(a, 0, 4, 110, 27, 14, ry=40):
                a.solid(box(*p, 9, 8, 2, a.r.uniform(0, 90)), "#fffaf0", depth=2.5, bevel=1.4)
            herbs(a, sp(a, 0, 4, 112, 26, 17, ry=42), 11, "#4aa03a")
            lip = curve([(-146, 30), (-80, 58), (0, 68), (80, 58), (146, 30), (96, 84), (0, 98),
                         (-96, 84)], closed=True)
            a.solid(lip, "#f3d48c", depth=6, bevel=7)
            for _ in range(7):
                p = (a.r.uniform(-90, 90), a.r.uniform(66, 84))
                a.fill(blob(a.r, *p, 9, 6, 0.3), "#8a4f1d", 0.45, blur=2.5)
    wedge(a, 92, 92, 50, -20)
    wedge(a, 560, 560, 50, 160)
    chilli(a, 540, 90, 54, 20)
    saucer(a, 100, 556, 60, "#d9542f", "#7aa83a")


def feijoada(a):
    table(a, "#e2b23f", "wood")
    with pan(a, 290, 336, 222, "#6e3a22", 30, 2):
        sauce(a, 290, 336, 204, colour="#33180f", wobble=0.01, gloss=0.35)
        pulses(a, sp(a, 290, 336, 186, 21, 190), 12, "#3a211b", bean=True)
        for p in sp(a, 290, 336, 160, 70, 10):
            chunk(a, *p, 36, "#8a4030")
        for p in sp(a, 290, 336, 150, 80, 7):
            slice_meat(a, *p, 30, 26, "#a8442e", a.r.uniform(0, 90))
        leaf(a, 250, 300, 46, -30, "#66803f", 0.4)
    for k in range(3):
        citrus(a, 512 + k * 26, 92 + k * 46, 50, "#f08a24", k * 20)
    saucer(a, 560, 560, 66, "#f4efe2", "#e3b84f")
    with bowl(a, 556, 404, 78, "#f4efe2", rim=0.12):
        shreds(a, sp(a, 556, 404, 62, 9, 90), 30, "#3f7f35", 5)


def ceviche(a):
    table(a, "#4f9ab0", "linen")
    with bowl(a, C, C, 248, "#f3ede0", "#fbf6e8", rim=0.12):
        sauce(a, C, C, 212, colour="#efe3bd", wobble=0.02, gloss=0.5)
        cubes(a, sp(a, 330, 300, 150, 50, 34), 56, "#f7e2d4", 0.45, 11, 0.06)
        onion_rings(a, sp(a, 330, 290, 130, 70, 9), 40)
        for k in range(3):
            a.solid(circle(170 + k * 34, 404 + k * 24, 36), "#e8842c", depth=7, bevel=5, gloss=0.3)
        for p in sp(a, 462, 400, 54, 22, 20, ry=62):
            a.solid(box(*p, 22, 19, 7, a.r.uniform(0, 90)), a.jitter("#f6e3a2", 0.06), depth=4,
                    bevel=4)
        rings(a, sp(a, C, 310, 160, 66, 11), 12, "#d63a26", "#f6d9b0")
        herbs(a, sp(a, C, C, 170, 34, 34), 9, "#4aa03a")
        leaf(a, 330, 160, 58, 8, "#79b856", 0.7)
    wedge(a, 548, 548, 58, 30)
    wedge(a, 596, 496, 52, 80)


def poutine(a):
    table(a, "#b03a36", "plain")
    paper(a, C, C, 600, 560, "#f3ecdf", 5, "#a83230")
    with dish(a, C, 324, 520, 400, "#3a3f45", -4, 30) as (w, h):
        a.fill(box(0, 0, w, h), "#b9813a")
        for _ in range(150):
            p = within(a.r, 0, 0, 236, 178)
            fry(a, *p, a.r.uniform(96, 146), a.r.uniform(0, 180), "#e8b04a", 19)
        for _ in range(8):
            p = within(a.r, 0, 0, 170, 116)
            sauce(a, *p, a.r.uniform(44, 80), a.r.uniform(26, 44), "#6b3416", 0.6, 0.2, 2)
        for p in sp(a, 0, 0, 190, 48, 26, ry=126):
            a.solid(blob(a.r, *p, a.r.uniform(20, 28), a.r.uniform(15, 21), 0.16), "#fbf1d6",
                    depth=6, bevel=6, gloss=0.4, form=0.1)
        for _ in range(9):
            p = within(a.r, 0, 0, 150, 96)
            sauce(a, *p, a.r.uniform(14, 34), a.r.uniform(8, 16), "#74391a", 0.6, 0.25, 1)
        herbs(a, sp(a, 0, 0, 180, 44, 22, ry=120), 7)


def hamburger(a):
    table(a, "#e9a23b", "plain")
    board(a, C, 540, 560, 120, "#9a653a", 0, 40, hole=False)
    a.shadow(oval(C, 520, 210, 30), 16, 0.5)
    bottom = curve([(112, 462), (320, 452), (528, 462), (532, 500), (470, 528), (320, 534),
                    (170, 528), (108, 500)], closed=True)
    a.solid(bottom, "#d7933f", depth=4, bevel=12)
    for k in range(15):
        x = 104 + k * 31
        a.solid(blob(a.r, x, 452 + (k % 2) * 8, 30, 16, 0.2), a.jitter("#6fb53f", 0.12), depth=4,
                bevel=5)
    a.solid(box(C, 420, 440, 66, 32), "#5d2f1a", depth=6, bevel=14)
    for _ in range(130):
        p = (a.r.uniform(112, 528), a.r.uniform(392, 448))
        a.fill(blob(a.r, *p, a.r.uniform(2, 6), wobble=0.3, n=6),
               a.r.choice(("#3a1a0c", "#84492a")), 0.55)
    a.solid(poly([(104, 380), (536, 380), (556, 392), (470, 396), (420, 440), (366, 396),
                  (250, 396),
                  (206, 430), (166, 396), (92, 392)]), "#f7b92f", depth=4, bevel=4, gloss=0.2)
    for x in (178, 320, 462):
        a.solid(box(x, 366, 148, 28, 13), "#d63a26", depth=4, bevel=5, gloss=0.35)
    for k in range(7):
        a.solid(box(146 + k * 58, 344, 66, 15, 7), a.jitter("#7fa83f", 0.1), depth=3, bevel=3)
    for k in range(4):
        a.solid(box(170 + k * 100, 332, 104, 12, 6), "#f3e3ee", depth=2, bevel=2)
        a.fill(box(170 + k * 100, 327, 100, 4, 2), "#a8457d", 0.8)
    top = curve([(104, 322), (106, 250), (164, 158), (320, 112), (476, 158), (534, 250), (536, 322),
                 (470, 334), (320, 338), (170, 334)], closed=True)
    a.solid(top, "#d98e38", depth=6, bevel=26, gloss=0.0, form=0.26)
    a.fill(oval(250, 176, 92, 32, -20), "#fff0d0", 0.5, blur=16)
    with a.clip(top):
        for p in sp(a, C, 210, 186, 27, 60, ry=84):
            a.solid(oval(*p, 8, 5, a.r.uniform(-60, 60)), "#fbe9bd", depth=2, bevel=1.6)


def arepa(a):
    table(a, "#7fae63", "linen")
    plate(a, C, C, 266, "#f6f0e2", rim="#c98a2f")
    for x, y, t in ((230, 250, -18), (400, 380, 14)):
        with a.at(x, y, t):
            flatbread(a, 10, 34, 142, 112, "#efd28c", 18)
            a.solid(blob(a.r, 0, 12, 132, 96, 0.05), "#c9d98a", depth=6, bevel=9)
            for p in sp(a, -8, 30, 128, 20, 50, ry=84):
                a.solid(blob(a.r, *p, 19, 10, 0.25, 7, a.r.uniform(0, 180)), "#f1e2c2", depth=4,
                        bevel=3)
            for k in range(5):
                a.solid(turned(arc(-84 + k * 42, 74, 32, 22, 10, 160), 0, 0, 0), "#9cc04f", depth=4,
                        bevel=4)
            herbs(a, sp(a, 0, 60, 110, 18, 26, ry=46), 7)
            flatbread(a, -6, -22, 138, 94, "#f3d994", 20)
    wedge(a, 520, 190, 46, 30)


def empanadas(a):
    table(a, "#7fb2d6", "linen")
    board(a, C, C, 600, 500, "#a06c40", -3)
    for x, y, t in ((190, 208, -18), (430, 214, 16), (300, 356, 4), (148, 452, 22),
                    (470, 450, -14)):
        dumpling_half(a, x, y, 204, t, "#dfa651", 0.5, 15)
    saucer(a, 320, 520, 64, "#f3ede0", "#5f9a3c")
    herbs(a, sp(a, 320, 520, 44, 13, 20), 6)
    wedge(a, 560, 330, 44, 80, "#f2cb3a")


def ropa_vieja(a):
    table(a, "#5fa7a0", "tile")
    plate(a, C, C, 268, "#fbf3e0", rim="#d9542f")
    grains(a, 220, 226, 108, 92, "#fdf9ee", 520, turn=-20)
    sauce(a, 210, 406, 104, 80, "#2c1712", wobble=0.06)
    pulses(a, sp(a, 210, 406, 84, 20, 48, ry=62), 12, "#39201b", bean=True)
    sauce(a, 400, 320, 116, 142, "#b5401d", wobble=0.09)
    shreds(a, sp(a, 400, 320, 104, 12, 110, ry=128), 56, "#8a4424", 8)
    shreds(a, sp(a, 400, 320, 96, 40, 12, ry=116), 60, "#d93a26", 10)
    shreds(a, sp(a, 400, 320, 96, 46, 9, ry=116), 60, "#6da53a", 9)
    rings(a, sp(a, 400, 320, 90, 56, 8, ry=110), 13, "#7d8a3a", "#c9382a")
    for k in range(4):
        a.solid(oval(286 + k * 34, 498 - k * 3, 42, 22, -24), "#c97f24", depth=6, bevel=6,
                gloss=0.4)
        a.fill(oval(286 + k * 34, 498 - k * 3, 26, 11, -24), "#f0b84c", 0.7, blur=4)


def jerk_chicken(a):
    table(a, "#3f8f5a", "wood")
    leaf_plate(a, C, C, 600, 460, "#4f9645", -8)
    for x, y, t in ((220, 220, 20), (420, 236, 160), (270, 350, -16), (430, 400, 196)):
        drumstick(a, x, y, 108, t, "#7a3a17")
        with a.at(x, y, t):
            for _ in range(30):
                p = within(a.r, -10, 0, 84, 48)
                a.fill(blob(a.r, *p, a.r.uniform(2, 6), wobble=0.3, n=6),
                       a.r.choice(("#240d05", "#4a1d0a", "#55702f")), 0.65)
    grains(a, 170, 452, 92, 60, "#e6cba5", 300)
    pulses(a, sp(a, 170, 452, 74, 24, 18, ry=46), 8, "#7a2a22", bean=True)
    for p, c in (((520, 320), "#f0b429"), ((110, 320), "#d63a26"), ((550, 370), "#e8601f")):
        a.solid(blob(a.r, *p, 27, 24, 0.12, 7), c, depth=7, bevel=7, gloss=0.8)
        a.stroke(curve([(p[0], p[1] - 20), (p[0] + 5, p[1] - 38)]), "#5d8a35", 6)
    wedge(a, 330, 500, 48, 10)
    herbs(a, sp(a, C, 310, 190, 30, 44), 7)


def pupusas(a):
    table(a, "#3f7fb5", "tile")
    plate(a, C, C, 268, "#f7efdf", rim="#e0a12f")
    for x, y in ((236, 250), (360, 214), (280, 396)):
        flatbread(a, x, y, 126, 120, "#e9c887", 18)
        for k in range(3):
            p = around(x, y, 112, a.r.uniform(0, 360))
            sauce(a, *p, 26, 15, "#f4cf6a", 0.5, 0.2, 3)
            a.fill(blob(a.r, *p, 9, 6, 0.3), "#a86420", 0.6, blur=3)
    shreds(a, sp(a, 444, 388, 74, 10, 110), 42, "#eef0d2", 6)
    shreds(a, sp(a, 444, 388, 70, 24, 22), 38, "#f08a2c", 5)
    shreds(a, sp(a, 444, 388, 70, 28, 12), 34, "#a8457d", 4)
    saucer(a, 552, 548, 68, "#c96a3a", "#cf3a22")
    chilli(a, 96, 100, 54, 40, "#6ba044")


def gallo_pinto(a):
    table(a, "#d98a4f", "linen")
    plate(a, C, C, 268, "#fbf5e6", rim="#2f7f4f")
    grains(a, 286, 324, 156, 138, "#d6b795", 900)
    pulses(a, sp(a, 286, 324, 142, 22, 100, ry=124), 10, "#41211c", bean=True)
    cubes(a, sp(a, 286, 324, 130, 46, 18), 13, "#d63a26")
    herbs(a, sp(a, 286, 324, 136, 28, 46), 8, "#4aa03a")
    fried_egg(a, 430, 232, 84)
    for k in range(4):
        a.solid(oval(442 + k * 10, 336 + k * 34, 52, 24, -18), "#c57a22", depth=6, bevel=7,
                gloss=0.4)
        a.fill(oval(442 + k * 10, 336 + k * 34, 33, 12, -18), "#f2bd52", 0.7, blur=4)
    for k in range(3):
        tomato(a, 186 + k * 46, 476 + k * 5, 27, k * 30)
    with bowl(a, 560, 92, 74, "#f6f1e7", "#3a1d0f", rim=0.13):
        a.solid(circle(560, 92, 64), "#40210f", depth=0, bevel=3, gloss=0.4)


def poke(a):
    table(a, "#e58f6a", "plain")
    with bowl(a, C, C, 250, "#2f6f86", "#f5efe2"):
        grains(a, C, C, 226, 226, "#fcf8ec", 900)
        cubes(a, sp(a, 290, 300, 136, 40, 32), 44, "#b3202f", 0.55, 8)
        for k in range(8):
            a.c.save()
            leaf(a, 446 + k * 4, 210 + k * 16, 52, 30 + k * 5, "#a9c455", 0.5, veins=False)
            a.c.restore()
        for p in sp(a, 440, 410, 60, 20, 26):
            pulses(a, [p], 12, "#8fc153")
        shreds(a, sp(a, 250, 470, 80, 9, 80, ry=46), 40, "#2f5f3a", 5)
        rings(a, sp(a, 290, 300, 130, 40, 24), 9, "#8cc152")
        onion_rings(a, sp(a, 290, 300, 120, 84, 7), 30)
        seeds(a, sp(a, C, C, 200, 18, 90), 3.4, "#fbedc9")
        seeds(a, sp(a, C, C, 200, 26, 50), 3.2, "#2a221c")
    chopsticks(a, 470, 560, -12, "#3a2a26", 420)
