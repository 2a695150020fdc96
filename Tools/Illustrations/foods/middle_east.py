"""Dishes from Lebanon to Uzbekistan."""
from common.parts import *


def hummus(a):
    table(a, "#5f8fa8", "tile")
    with bowl(a, 290, 320, 232, "#c06a3f", "#ecd7a8"):
        a.solid(circle(290, 320, 206), "#e9cf9a", depth=0, bevel=14, form=0.1)
        for k in range(5):
            a.stroke(arc(290, 320, 70 + k * 27, 68 + k * 27, k * 67, 250), "#c9a466", 9, 0.5,
                     blur=4)
            a.stroke(arc(286, 315, 70 + k * 27, 68 + k * 27, k * 67, 250), "#fbeccb", 8, 0.8,
                     blur=3)
        sauce(a, 290, 320, 78, 70, "#c9a51f", 0.8, 0.1, 0)
        a.stroke(arc(290, 320, 124, 122, 30, 200), "#c9a51f", 13, 0.75, blur=1.5)
        pulses(a, sp(a, 290, 320, 50, 25, 12), 14, "#e2b766")
        for _ in range(160):
            p = within(a.r, 290, 320, 150)
            a.fill(circle(*p, a.r.uniform(0.8, 2.2)), "#b3331c", 0.75)
        herbs(a, sp(a, 290, 320, 150, 28, 40), 8)
    for x, y, t in ((520, 430, 20), (556, 520, -16), (470, 556, 40)):
        flatbread(a, x, y, 94, 62, "#ecc98c", 12, t)
    olive(a, 540, 120, 18, "#4a3a4a")
    olive(a, 576, 158, 18, "#5a662f", 120)
    olive(a, 520, 170, 17, "#5a662f", 220)
    wedge(a, 560, 240, 46, 60, "#f2cb3a")


def khachapuri(a):
    table(a, "#a8433a", "linen")
    board(a, C, C, 590, 520, "#9f6a3f", 0)
    with a.at(C, C, -32):
        boat = curve([(-268, 0), (-190, -76), (-70, -132), (70, -132), (190, -76), (268, 0),
                      (190, 76), (70, 132), (-70, 132), (-190, 76)], closed=True)
        a.solid(boat, "#d59a48", depth=18, bevel=26, form=0.2)
        with a.clip(boat):
            for _ in range(40):
                p = within(a.r, 0, 0, 250, 128)
                a.fill(blob(a.r, *p, a.r.uniform(6, 18), wobble=0.3), "#8f4f1a", 0.22, blur=5)
        for side in (-1, 1):
            for k in range(4):
                a.stroke(curve([(side * (196 + k * 14), -16 + k * 4), (side * (214 + k * 12), 0),
                                (side * (196 + k * 14), 16 - k * 4)]), "#8a4c18", 3, 0.5, blur=1)
        hole = curve([(-174, 0), (-110, -66), (0, -88), (110, -66), (174, 0), (110, 66), (0, 88),
                      (-110, 66)], closed=True)
        a.fill(hole, "#7a4416", 0.6, blur=7)
        a.solid(hole, "#f7dc86", depth=0, bevel=12, gloss=0.3, form=0.1)
        with a.clip(hole):
            for _ in range(26):
                p = within(a.r, 0, 0, 160, 76)
                a.fill(blob(a.r, *p, a.r.uniform(8, 24), a.r.uniform(6, 14), 0.25),
                       a.r.choice(("#fff3c4", "#e5a73f", "#fbe7a6")), 0.55, blur=3)
        a.solid(circle(-18, 0, 52), "#f59a12", depth=5, bevel=9, gloss=0.9)
        a.solid(box(84, -8, 50, 36, 7, 12), "#fbeaa6", depth=6, bevel=6)
        herbs(a, sp(a, 0, 0, 130, 44, 10, ry=60), 6)


def baklava(a):
    table(a, "#3f8a7f", "tile")
    plate(a, C, 330, 268, "#c9a35a", rim="#8a6a2a")
    for cx, cy in ((320, 186), (196, 286), (444, 286), (320, 340), (210, 446), (436, 446)):
        w, h, d = 92, 56, 46
        top = [(cx - w, cy), (cx, cy - h), (cx + w, cy), (cx, cy + h)]
        left = [top[0], top[3], (cx, cy + h + d), (cx - w, cy + d)]
        right = [top[3], top[2], (cx + w, cy + d), (cx, cy + h + d)]
        a.shadow(poly([top[0], top[1], top[2], (cx + w, cy + d), (cx, cy + h + d),
                       (cx - w, cy + d)]),
                 14, 0.45)
        for face, tone in ((left, "#d99a3c"), (right, "#b97a2a")):
            pastry_sheet(a, face, tone, 9)
            (x0, y0), (x1, y1) = face[0], face[1]
            band = [(x0, y0 + d * 0.42), (x1, y1 + d * 0.42), (x1, y1 + d * 0.66),
                    (x0, y0 + d * 0.66)]
            a.fill(poly(band), "#7f8f2f", 0.9)
            for _ in range(16):
                t = a.r.random()
                nuts(a, [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + d * 0.54)], 4.5, "#8fa83a")
        a.solid(poly(top), "#e6ad4c", depth=0, bevel=6, gloss=0.5)
        for k in range(5):
            a.stroke(curve([(cx - w * 0.6 + k * 24, cy - 16 + k * 6),
                            (cx + k * 12, cy - 6 + k * 4)]),
                     "#b87a28", 1.6, 0.4)
        nuts(a, sp(a, cx, cy, 36, 9, 22, ry=20), 5.5, "#86a637")
    sauce(a, 320, 538, 60, 14, "#d99a2a", 0.7)


def lahmacun(a):
    table(a, "#c9b48f", "wood")
    board(a, C, C, 600, 560, "#a8744a", 0, 40, hole=False)
    flatbread(a, C, 316, 262, 216, "#e6bf80", 60, -8)
    shape = blob(a.r, C, 316, 232, 186, 0.04, 15, -8)
    a.solid(shape, "#a8401f", depth=0, bevel=6, form=0.1)
    with a.clip(shape):
        for _ in range(700):
            p = within(a.r, C, 316, 236, 190)
            a.fill(blob(a.r, *p, a.r.uniform(2, 6.5), wobble=0.3, n=6),
                   a.r.choice(("#7f2c14", "#c9542a", "#8f3a1c", "#d66a35", "#5a7a2f")), 0.7)
    for p in sp(a, 300, 290, 120, 28, 14, ry=90):
        sprig(a, *p, 32, a.r.uniform(0, 360))
    onion_rings(a, sp(a, 340, 330, 120, 50, 10, ry=90), 28)
    wedge(a, 120, 540, 54, -20, "#f2cb3a")
    wedge(a, 188, 562, 50, 10, "#f2cb3a")
    tomato(a, 520, 548, 40, 10)
    tomato(a, 566, 504, 38, 50)


def chelo_kabab(a):
    table(a, "#7f8fb5", "tile")
    plate(a, C, C, 270, "#fbf7ee", rim="#2f6f8f")
    grains(a, 246, 262, 136, 104, "#fdfaf0", 700, 4.6, -10)
    with a.at(0, 0):
        for p in sp(a, 236, 240, 70, 7, 110, ry=44):
            a.fill(oval(*p, 6.4, 2.5, a.r.uniform(0, 180)), a.jitter("#f2b31f", 0.1))
    a.solid(box(300, 236, 46, 38, 7, 16), "#fbe58f", depth=6, bevel=6)
    for k in range(2):
        with a.at(346 + k * 30, 372 + k * 56, -14):
            points = [(-164, 0)]
            for i in range(12):
                points.append((-150 + i * 27, -24 - (5 if i % 2 else 0)))
            points.append((164, 0))
            for i in range(12):
                points.append((150 - i * 27, 24 + (5 if i % 2 else 0)))
            shape = curve(points, closed=True)
            a.solid(shape, "#7d4526", depth=11, bevel=9, gloss=0.2)
            with a.clip(shape):
                for i in range(12):
                    a.fill(box(-150 + i * 27, 0, 6, 70, 3), "#3a1a0c", 0.45, blur=3)
                for _ in range(90):
                    p = within(a.r, 0, 0, 160, 26)
                    a.fill(blob(a.r, *p, 3, 2, 0.3, 6), a.r.choice(("#4a2412", "#b3774a")), 0.5)
    for p in ((170, 410), (436, 220)):
        cherry_tomato(a, *p, 40, "#cf3b22")
        for _ in range(7):
            q = within(a.r, *p, 30)
            a.fill(blob(a.r, *q, 9, 6, 0.3), "#2a1008", 0.55, blur=3)
    saucer(a, 560, 92, 60, "#2f6f8f", "#6a1a2a")
    sprig(a, 470, 300, 44, -50)
    onion_rings(a, sp(a, 180, 476, 40, 22, 7), 20)


def shakshuka(a):
    table(a, "#6fa3a8", "linen")
    with pan(a, 300, 320, 244, "#2f2f33", 42, 1):
        sauce(a, 300, 320, 226, colour="#c2371a", wobble=0.01, gloss=0.45)
        for p in sp(a, 300, 320, 200, 44, 40):
            a.solid(blob(a.r, *p, a.r.uniform(14, 24), wobble=0.2), a.jitter("#d64523", 0.12),
                    depth=3,
                    bevel=5, gloss=0.4)
        shreds(a, sp(a, 300, 320, 190, 54, 18), 60, "#e2551f", 10)
        shreds(a, sp(a, 300, 320, 190, 62, 10), 56, "#7fa83a", 9)
        for k in range(4):
            fried_egg(a, *around(300, 320, 118, k * 90 + 30), 70, "#f59f18")
        herbs(a, sp(a, 300, 320, 200, 24, 80), 8)
        cubes(a, sp(a, 300, 320, 180, 74, 9), 19, "#fdf8ea")
    baguette(a, 120, 560, 300, 92, -10)
    steam(a, 300, 250, 3, 90, 150, 0.26)


def koshari(a):
    table(a, "#d9b25f", "tile")
    with bowl(a, C, C, 254, "#3f6a9f", "#f0e2c4"):
        grains(a, C, C, 230, 230, "#e6cfa2", 900)
        pulses(a, sp(a, C, C, 206, 15, 180), 6, "#7a5232")
        for p in sp(a, C, C, 206, 36, 54):
            with a.at(*p, a.r.uniform(0, 180)):
                tube = arc(0, 0, 21, 18, 180, 170)
                a.stroke(tube, "#2a1208", 17, 0.3, blur=3)
                a.stroke(tube, "#f0cd7a", 14)
                a.stroke(arc(-1, -3, 21, 18, 190, 150), "#fdeab6", 4, 0.8)
        sauce(a, C, 330, 128, 116, "#c23a1c", 0.5, 0.14)
        pulses(a, sp(a, C, C, 190, 34, 44), 12, "#e6be76")
        shreds(a, sp(a, C, 306, 84, 9, 130), 40, "#7a3f16", 6, 12)
        shreds(a, sp(a, C, 306, 80, 14, 40), 36, "#b8742e", 5, 12)
    saucer(a, 562, 562, 60, "#f4efe2", "#c23a1c")
    saucer(a, 78, 562, 60, "#f4efe2", "#e3d58a")


def mansaf(a):
    table(a, "#a8503f", "linen")
    plate(a, C, C, 284, "#c3c7cc", rim="#8f959c", flat=0.88)
    flatbread(a, C, C, 236, 236, "#f2dfb4", 26)
    grains(a, C, C, 196, 190, "#f9e6a8", 1100)
    for p in sp(a, C, 316, 110, 82, 8):
        chunk(a, *p, 56, "#8f5836")
    for k in range(6):
        px, py = around(C, 316, a.r.uniform(30, 110), k * 60)
        sauce(a, px, py, 44, 26, "#fdf6e4", 0.5, 0.2, 2)
    for p in sp(a, C, C, 170, 26, 46):
        almond(a, *p, 13, a.r.uniform(0, 360), "#d9974a")
    seeds(a, sp(a, C, C, 160, 34, 26), 5, "#f3dba6")
    herbs(a, sp(a, C, C, 175, 22, 90), 8)
    saucer(a, 562, 82, 68, "#f4efe2", "#fdf6e4")


def kabsa(a):
    table(a, "#5f8f6a", "tile")
    plate(a, C, C, 284, "#c9a95f", rim="#8f6f2a", flat=0.88)
    grains(a, C, C, 232, 226, "#e39a45", 1500, 4.8)
    for x, y, t in ((236, 262, 24), (402, 262, 156), (320, 392, 92)):
        drumstick(a, x, y, 108, t, "#a8531d")
    for p in sp(a, C, C, 200, 34, 40):
        a.solid(blob(a.r, *p, 9, 7, 0.2), "#5a2a22", depth=3, bevel=2.5, gloss=0.4)
    for p in sp(a, C, C, 200, 40, 30):
        almond(a, *p, 14, a.r.uniform(0, 360), "#e3b06a")
    for p in ((150, 360), (490, 380)):
        a.solid(circle(*p, 24), "#3a2a1c", depth=6, bevel=6)
    a.solid(box(300, 160, 110, 17, 7, -16), "#7d4220", depth=6, bevel=5)
    herbs(a, sp(a, C, C, 200, 36, 44), 7)
    for k in range(3):
        px, py = around(C, C, 200, 100 + k * 40)
        wedge(a, px, py, 40, k * 40 + 10, "#f2cb3a")


def plov(a):
    table(a, "#3f7fb0", "tile")
    plate(a, C, C, 280, "#2f5fa0", rim="#f3efe4", flat=0.78)
    a.stroke(circle(C, C, 238), "#f3efe4", 9, 0.85)
    grains(a, C, C, 204, 198, "#efc068", 1200)
    shreds(a, sp(a, C, C, 186, 21, 120), 50, "#ef8f24", 7)
    for p in sp(a, C, 310, 104, 66, 9):
        chunk(a, *p, 42, "#6f3d20")
    for p in ((226, 392), (420, 384)):
        a.solid(blob(a.r, *p, 44, 40, 0.06, 12), "#f3e6cc", depth=9, bevel=10)
        for k in range(8):
            a.stroke(curve([p, around(*p, 40, k * 45)]), "#c9ad82", 2.4, 0.6)
        a.solid(circle(*p, 8), "#d6c09a", depth=2, bevel=2)
    pulses(a, sp(a, C, C, 180, 46, 24), 10, "#e8c684")
    seeds(a, sp(a, C, C, 190, 28, 50), 2.6, "#5a3a1c")
    rings(a, sp(a, C, C, 180, 90, 7), 11, "#c9302a", "#f3d6a8")
