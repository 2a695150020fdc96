"""Recipes of Japan and Korea."""
from common.baking import *


def dorayaki(a):
    table(a, "#8fb39a", "linen")
    slate(a, C, 372, 560, 400, "#3d4348", -3)

    def cake(x, y, r, t):
        with a.at(x, y, t):
            a.shadow(oval(0, 20, r, r * 0.66), 16, 0.5)
            a.solid(oval(0, 24, r, r * 0.62), "#eec27a", depth=0, bevel=8)
            a.solid(oval(0, 24, r * 0.9, r * 0.52), "#a8602a", depth=0, bevel=8)
            a.solid(oval(0, 8, r * 0.95, r * 0.6), "#3a1420", depth=0, bevel=8)
            a.solid(oval(0, -10, r, r * 0.62), "#f2cd88", depth=3, bevel=6)
            top = oval(0, -16, r * 0.92, r * 0.54)
            a.solid(top, "#a65a22", depth=0, bevel=12, gloss=0.5, form=0.2)
            toasty(a, top, 0, -16, r * 0.9, r * 0.5, ("#8a4416", "#c47a38"), 20, 20, 0.25, 6)
    cake(212, 236, 150, -8)
    cake(446, 300, 146, 8)
    cake(250, 430, 156, 2)
    with a.at(470, 480, -14):
        a.shadow(arc(0, 0, 120, 84, 180, 180), 14, 0.5)
        for dy, tone in ((40, "#eec27a"), (14, "#3a1420"), (-10, "#f2cd88")):
            half = curve([(-120, dy), (-112, dy - 26), (0, dy - 36), (112, dy - 26), (120, dy),
                          (112, dy + 12),
                          (-112, dy + 12)], closed=True)
            a.solid(half, tone, depth=3, bevel=8)
            if tone == "#3a1420":
                pulses(a, [(a.r.uniform(-100, 100), dy + a.r.uniform(-10, 10)) for _ in range(26)],
                       8, "#5a2030",
                       bean=True)
        a.solid(curve([(-116, -16), (-100, -42), (0, -52), (100, -42), (116, -16), (0, -24)],
                      closed=True),
                "#a65a22", depth=0, bevel=8, gloss=0.4)
    with bowl(a, 556, 110, 88, "#55705f", "#8fb548", rim=0.13):
        a.solid(circle(556, 110, 76), "#8fb03a", depth=0, bevel=4)
        for _ in range(40):
            p = within(a.r, 556, 110, 66)
            a.fill(circle(*p, a.r.uniform(1.5, 4)), "#d3e29a", 0.7)


def tonkatsu(a):
    table(a, "#5a6a8a", "wood")
    plate(a, C, C, 284, "#2f3f55", rim="#8fa3bd")
    for k in range(5):
        shreds(a, sp(a, 436, 236, 104, 12, 120, ry=92), 66,
               ("#e3eec0", "#cfe2a0", "#f0f5d8", "#b9d488",
                                                            "#e9f2cc")[k], 4.4, 14)
    for k in range(7):
        with a.at(160 + k * 46, 372 + k * 3, 12):
            piece = curve([(-30, -108), (14, -116), (34, -60),
                          (36, 60), (14, 112), (-28, 104)], closed=True)
            a.solid(piece, "#c98a34", depth=12, bevel=8)
            with a.clip(piece):
                for _ in range(70):
                    p = (a.r.uniform(-34, 38), a.r.uniform(-112, 112))
                    a.solid(blob(a.r, *p, a.r.uniform(3, 7), a.r.uniform(2, 4), 0.3, 6,
                                 a.r.uniform(0, 180)),
                            a.r.choice(("#e6b45a", "#b3701f", "#f3cf85", "#9a5a1a")), depth=1.6,
                            bevel=1.4)
            face = curve([(-36, -98), (-22, -104), (-14, -50),
                         (-12, 50), (-22, 98), (-34, 96)], closed=True)
            a.solid(face, "#f3dcc2", depth=2, bevel=4)
    for k in range(2):
        a.stroke(curve([(136 + j * 32, 330 + k * 74 + (16 if j % 2 else -12)) for j in range(11)]),
                 "#4a1c0c", 13,
                 0.95)
        a.stroke(curve([(133 + j * 32, 327 + k * 74 + (16 if j % 2 else -12)) for j in range(11)]),
                 "#9a5a3a", 3,
                 0.7)
    citrus(a, 214, 202, 42, "#f4cb2c")
    for p in ((300, 160), (338, 190)):
        cherry_tomato(a, *p, 24)
    cucumber(a, 290, 210, 26)
    saucer(a, 548, 520, 70, "#8fa3bd", "#4a1c0c")
    chopsticks(a, 300, 588, -3, "#7a3a22", 420)


def okonomiyaki(a):
    table(a, "#6a4a3a", "wood")
    plate(a, C, C, 286, "#30343c", rim="#8a5a3a")
    cake = blob(a.r, C, C, 226, wobble=0.03, n=16)
    a.solid(cake, "#d9a24c", depth=16, bevel=14)
    shreds(a, sp(a, C, C, 220, 20, 90), 34, "#dbe5a8", 6)
    top = blob(a.r, C, C, 204, wobble=0.04, n=15)
    a.solid(top, "#5f240e", depth=3, bevel=12, gloss=0.5)
    with a.clip(top):
        for k in range(-7, 8):
            line = curve([(C - 230, C + k * 30), (C - 80, C + k * 30 + 7), (C + 80, C + k * 30 - 7),
                          (C + 230, C + k * 30)])
            a.stroke(turned(line, C, C, -24), "#fff6dd", 7, 0.98)
    for p in sp(a, C, C, 160, 32, 42):
        with a.at(*p, a.r.uniform(0, 360)):
            flake = blob(a.r, 0, 0, a.r.uniform(17, 30), a.r.uniform(9, 15), 0.3, 8)
            a.solid(
    flake,
    a.r.choice(
        ("#e9b59a",
        "#d99a80",
        "#f0cdb6")),
        depth=6,
        bevel=2,
         form=0.3)
            a.stroke(curve([(-15, 0), (0, 4), (15, -2)]), "#a8604a", 1.4, 0.6)
    for _ in range(160):
        p = within(a.r, C, C, 180)
        a.fill(oval(*p, a.r.uniform(2, 6), 2, a.r.uniform(0, 180)),
               a.r.choice(("#2f6f35", "#4a8f3f")), 0.95)
    shreds(a, sp(a, C, C, 44, 9, 30), 26, "#e0355a", 5)
    rings(a, sp(a, C, C, 170, 50, 22), 9, "#8cc152")


def mitarashi_dango(a):
    table(a, "#d6c3a8", "linen")
    with a.at(C, C, -28):
        slate(a, 0, 0, 560, 430, "#55705f")
        for y in (-128, 0, 128):
            a.solid(box(90, y, 520, 11, 5), "#dcb67f", depth=6, bevel=3)
            for k in range(4):
                x = -170 + k * 92
                a.solid(circle(x, y, 50), "#f6ead2", depth=12, bevel=14, form=0.16)
                toasty(a, circle(x, y, 50), x, y, 40, 40,
                       ("#7a3f14", "#a8642a", "#4a240c"), 9, 13, 0.5, 4)
            glaze = curve([(-222, y - 6), (-190, y - 44), (-124, y - 34), (-76, y - 50),
                           (-30, y - 34), (16, y - 50),
                           (62, y - 34), (110, y - 48), (152, y - \
                            4), (130, y + 20), (108, y + 50), (90, y + 18),
                           (30, y + 26), (6, y + 60), (-16, y + 26), (-80,
                            y + 22), (-104, y + 52), (-126, y + 20),
                           (-190, y + 28)], closed=True)
            a.fill(glaze, "#8a3f0a", 0.8)
            with a.clip(glaze):
                a.stroke(glaze, "#4a1c04", 10, 0.6, blur=5)
                for k in range(4):
                    x = -170 + k * 92
                    a.fill(circle(x, y, 42), "#d98a2c", 0.45, blur=12)
                    a.fill(oval(x - 15, y - 22, 18, 8, -24), "#ffffff", 0.85, blur=2.4)
    for x, y in ((90, 110), (550, 540)):
        for k in range(5):
            a.solid(oval(*around(x, y, 25, k * 72), 21, 15, k * 72), "#f6c3d0", depth=5, bevel=4)
        a.fill(circle(x, y, 8), "#e06a8a")


def onigiri(a):
    table(a, "#9fb0d0", "dots")
    plate(a, C, C, 288, "#6a5a4a", rim="#c9a86a")
    for x, y, t, s in ((214, 240, -8, 1.0), (438, 256, 9, 1.0), (322, 444, 2, 1.02)):
        with a.at(x, y, t, s):
            shape = curve([(0, -124), (34, -104), (86, -14), (112, 46), (96, 84), (0, 92),
                           (-96, 84), (-112, 46),
                           (-86, -14), (-34, -104)], closed=True)
            a.solid(shape, "#f3eddc", depth=16, bevel=20, form=0.14)
            with a.clip(shape):
                for _ in range(620):
                    p = (a.r.uniform(-116, 116), a.r.uniform(-126, 96))
                    turn = a.r.uniform(0, 180)
                    a.fill(oval(p[0] + 1, p[1] + 1.6, 7.4, 3.6, turn), "#b8ae94", 0.55)
                    a.fill(oval(*p, 7, 3.3, turn), a.r.choice(("#fffdf6", "#f8f2e2", "#fdf9ec")))
                a.stroke(shape, "#8a7a5a", 12, 0.3, blur=8)
            nori = poly([(-46, 2), (46, 2), (50, 94), (-50, 94)])
            a.solid(nori, "#1f2f28", depth=4, bevel=3)
            with a.clip(nori):
                for _ in range(46):
                    a.fill(oval(a.r.uniform(-46, 46), a.r.uniform(4, 94), a.r.uniform(3, 12), 1.4,
                                a.r.uniform(0, 90)),
                           a.r.choice(("#3f5a4a", "#101a15")), 0.7)
    for p in ((214, 196), (442, 212)):
        a.solid(blob(a.r, *p, 21, 18, 0.1), "#d9304f", depth=4, bevel=6, gloss=0.6)
    seeds(a, sp(a, 322, 388, 40, 9, 24, ry=24), 3.2, "#2a221c")
    for k in range(4):
        a.solid(circle(110 + k * 10, 400 + k * 32, 27), "#f2c62f", depth=6, bevel=5, gloss=0.4)
    for k in range(3):
        cucumber(a, 512 - k * 7, 410 + k * 34, 26)


def tteokbokki(a):
    table(a, "#4a4a52", "stone")
    with pan(a, C, 330, 240, "#2f2f33", 0, 2):
        sauce(a, C, 330, 220, colour="#c92a12", wobble=0.01, gloss=0.6)
        for k in range(26):
            x, y = within(a.r, C, 330, 160)
            with a.at(x, y, a.r.uniform(0, 180)):
                tube(a, [(-62, a.r.uniform(-9, 9)), (0, a.r.uniform(-7, 7)),
                         (62, a.r.uniform(-9, 9))], 33, "#ec6234",
                     gloss=0.7)
        for p in sp(a, C, 330, 150, 84, 8):
            with a.at(*p, a.r.uniform(0, 180)):
                a.solid(poly([(-44, 26), (0, -32), (44, 26)]), "#d9963f", depth=6, bevel=5)
        sauce(a, 250, 420, 40, 22, "#d8341a", 0.6, 0.2, 1)
        rings(a, sp(a, C, 330, 180, 34, 40), 10, "#7fb548")
        seeds(a, sp(a, C, 330, 185, 22, 70), 3, "#fbf0d2")
    egg_half(a, 270, 280, 52, 20)
    egg_half(a, 388, 372, 50, 200)
    chopsticks(a, 470, 582, -12, "#c9ccd2", 400)
    steam(a, 300, 240, 3, 84, 150, 0.28)


def kimbap(a):
    table(a, "#b5c98f", "plain")
    with a.at(C, C, -12):
        board(a, 0, 0, 600, 420, "#3a3430", 0, 20, hole=False)
    for k, (x, y) in enumerate([(x, y) for y in (180, 320, 460) for x in (144, 262, 380, 498)]):
        px, py = x + (y - 320) * 0.16 - 4, y + (C - x) * 0.17
        a.solid(circle(px + 3, py + 5, 60), "#101a15", depth=14, bevel=0)
        a.solid(blob(a.r, px, py, 59, wobble=0.02, n=14), "#1f2f28", depth=0, bevel=4)
        rice = blob(a.r, px, py, 51, wobble=0.03, n=14)
        a.solid(rice, "#f6f0e0", depth=0, bevel=4, form=0.08)
        with a.clip(rice):
            for _ in range(110):
                p = within(a.r, px, py, 50)
                t = a.r.uniform(0, 180)
                a.fill(oval(p[0] + 0.7, p[1] + 1, 5, 2.6, t), "#b8ae94", 0.5)
                a.fill(oval(*p, 4.8, 2.4, t), "#fffdf6")
        for dx, dy, w, h, c in ((-14, -14, 24, 22, "#f4ce3c"), (12, -16, 22, 20, "#ea8a2e"),
                                (16, 10, 20, 22, "#e58a92"),
                                (-6, 14, 24, 17, "#3f7f35"), (-19, 7, 13, 15, "#7a4426"),
                                (2, -2, 15, 15, "#f2e6c4")):
            a.solid(box(px + dx, py + dy, w, h, 4, a.r.uniform(-12, 12)),
                    a.jitter(c, 0.06), depth=2, bevel=3)
        seeds(a, [around(px, py, a.r.uniform(44, 56), a.r.uniform(0, 360))
              for _ in range(6)], 2.4, "#f6e7c1")
    chopsticks(a, 330, 590, 3, "#c9ccd2", 400)
