"""Recipes of Italy."""
from common.baking import *


def tiramisu(a):
    table(a, "#b7a18f", "stone")
    plate(a, C, 420, 286, "#fbf8f2", rim="#7a4a2a", ry=160)
    x0, x1, y1 = 150, 470, 462
    w, d = 70, 84
    a.shadow(poly([(x0, 230), (x0 + w, 150), (x1 + w, 150),
             (x1 + w, y1 - 60), (x1, y1), (x0, y1)]), 20, 0.42)
    bands = (("#fdf3d8", 50), ("#b9793c", 54), ("#fff6df", 62), ("#a8682f", 54), ("#fbeed0", 12))
    y = y1
    for colour, h in bands:
        face, side = box((x0 + x1) / 2, y - h / 2, x1 - x0, h + 1), poly(
            [(x1, y), (x1 + w, y - d), (x1 + w, y - d - h), (x1, y - h)])
        a.solid(face, colour, depth=0, bevel=3, form=0.08)
        a.solid(side, dark(colour, 0.2), depth=0, bevel=2, form=0.08)
        if h == 54:
            for k in range(5):
                px = x0 + 34 + k * 63
                a.solid(oval(px, y - h / 2, 33, 26), "#dba860", depth=2, bevel=6)
                ring = oval(px, y - h / 2, 33, 26)
                toasty(a, ring, px, y - h / 2 + 9, 30, 17, ("#5a2a10",), 14, 11, 0.35, 3)
                crumb(a, ring, [within(a.r, px, y - h / 2, 28, 22)
                      for _ in range(30)], "#d9a55a", 2)
        y -= h
    a.stroke(curve([(x0 + 4, y1 - 30), (x0 + 110, y1 - 42), (x1 - 90, y1 - 32), (x1, y1 - 40)]),
             "#e6d2a0",
             4, 0.6, blur=2)
    top = poly([(x0, y), (x0 + w, y - d), (x1 + w, y - d), (x1, y)])
    a.solid(top, "#5f3018", depth=0, bevel=5)
    for _ in range(900):
        p = (a.r.uniform(x0, x1 + w), a.r.uniform(y - d, y))
        with a.clip(top):
            a.fill(circle(*p, a.r.uniform(0.8, 2.4)),
                   a.r.choice(("#3a190a", "#7a4424", "#4f2610")), 0.8)
    for p in ((300, 188), (346, 176), (392, 196)):
        a.solid(oval(*p, 17, 12, 30), "#3a1c0e", depth=4, bevel=4, gloss=0.5)
        a.stroke(curve([(p[0] - 12, p[1] - 6), p, (p[0] + 12, p[1] + 7)]), "#1c0a04", 2.4, 0.8)
    mint(a, 452, 186, 34)
    dust(a, 200, 520, 80, 26, 160, "#5f3018", 1.8)
    dust(a, 470, 512, 60, 22, 110, "#5f3018", 1.8)
    fork(a, 590, 350, 4, scale=0.85)


def panna_cotta(a):
    table(a, "#d6a5b8", "linen")
    plate(a, C, 400, 288, "#fdfbf8", rim="#a8305a", ry=172)
    sauce(a, C, 424, 216, 104, "#a8123a", 0.6, 0.07)
    body = curve([(176, 424), (196, 320), (222, 214), (262, 186), (378, 186), (418, 214),
                  (444, 320),
                  (464, 424), (400, 462), (320, 472), (240, 462)], closed=True)
    a.solid(body, "#fff8ec", depth=14, bevel=20, gloss=0.0, form=0.1)
    a.fill(curve([(240, 250), (232, 320), (216, 400), (250, 412), (268, 320), (268, 240)],
                 closed=True),
           "#ffffff", 0.8, blur=8)
    a.solid(oval(C, 208, 108, 38), "#fffdf6", depth=0, bevel=6, form=0.06)
    spill = curve([(214, 206), (260, 176), (330, 168), (398, 182), (430, 214), (436, 300),
                   (424, 350),
                   (410, 300), (398, 256), (366, 258), (354, 330), (340, 356), (326, 310),
                   (316, 262),
                   (278, 258), (264, 300), (250, 312), (242, 268), (222, 240)], closed=True)
    a.solid(spill, "#b3143f", depth=3, bevel=8, gloss=0.7, form=0.2)
    for x, y in ((262, 186), (320, 168), (372, 188), (310, 214),
                 (170, 470), (452, 476), (500, 420)):
        raspberry(a, x, y, 27)
    for x, y in ((292, 160), (352, 158), (404, 206), (140, 424),
                 (210, 500), (486, 462), (418, 506)):
        berry(a, x, y, 19)
    for x, y, t in ((240, 220, 40), (300, 520, 90), (356, 508, 20)):
        strawberry(a, x, y, 40, t)
    mint(a, 340, 124, 38)


def cannoli(a):
    table(a, "#7fa8a0", "tile")
    with a.at(C, C, 8):
        board(a, 0, 0, 600, 480, "#efe6d6", 0, 20, hole=False)
    for x, y, t, tip in ((300, 176, -14, "#6fa03a"), (340, 318, - \
                         10, "#b3142a"), (300, 462, -16, "#3a1a0c")):
        with a.at(x, y, t):
            tube_ = curve([(-170, -52), (0, -60), (170, -52), (176, 0), (170, 52), (0, 60),
                           (-170, 52),
                           (-176, 0)], closed=True)
            a.solid(tube_, "#c07a32", depth=16, bevel=22, gloss=0.2, form=0.26)
            with a.clip(tube_):
                for _ in range(120):
                    p = (a.r.uniform(-170, 170), a.r.uniform(-56, 56))
                    a.solid(blob(a.r, *p, a.r.uniform(3, 11), wobble=0.2, n=7),
                            a.r.choice(("#cf8f45", "#b06a28", "#dba55c")), depth=1.5, bevel=2)
                flap = curve([(-140, -70), (-60, -30), (40, 20), (150, 70)])
                a.stroke(flap, "#5a2a0c", 7, 0.5, blur=3)
                a.stroke(curve([(-146, -70), (-66, -30), (34, 20), (144, 70)]), "#f0c88a", 4, 0.7)
            for side in (-1, 1):
                a.solid(oval(side * 176, 0, 30, 56), "#8f5520", depth=3, bevel=3)
                a.solid(
    blob(
        a.r,
        side * 190,
        0,
        40,
        58,
        0.06),
        "#fffaf0",
        depth=5,
        bevel=13,
         form=0.08)
                for k in range(3):
                    a.stroke(arc(side * 190, 0, 12 + k * 10, 16 + k * \
                             15, 120, 200), "#ddd2c0", 3, 0.6, blur=2)
                if tip == "#b3142a":
                    cherry(a, side * 200, 0, 25, "#c21430", 0)
                else:
                    nuts(a, sp(a, side * 192, 0, 26, 9, 26, ry=46), 6, tip)
            dust(a, 0, -16, 150, 36, 300, clip=tube_)


def minestrone(a):
    table(a, "#d9a84a", "linen")
    with bowl(a, C, 330, 250, "#2f6f5a", "#e08a3a"):
        sauce(a, C, 330, 226, colour="#d0622a", wobble=0.01, gloss=0.4)
        cubes(a, sp(a, C, 330, 186, 56, 16), 32, "#eecf86")
        for p in sp(a, C, 330, 190, 58, 14):
            carrot(a, *p, 19)
        for p in sp(a, C, 330, 190, 62, 10):
            cucumber(a, *p, 22, "#4f8f3a")
        pulses(a, sp(a, C, 330, 190, 40, 20), 13, "#f0e2c4", bean=True)
        pulses(a, sp(a, C, 330, 190, 34, 30), 9, "#7fb043")
        for p in sp(a, C, 330, 186, 58, 14):
            with a.at(*p, a.r.uniform(0, 180)):
                tube(a, [(-22, 5), (0, -7), (22, 5)], 16, "#f3d990")
        for p in sp(a, C, 330, 186, 80, 8):
            leaf(a, *p, 32, a.r.uniform(0, 360), "#4a8a3a", 0.6)
        cubes(a, sp(a, C, 330, 180, 60, 11), 20, "#d2371f")
        oil(a, C, 330, 190, "#f2b04a", 26, 7)
        shreds(a, sp(a, 330, 320, 70, 14, 36), 22, "#fbf2d6", 5)
    basil(a, 330, 316, 46)
    baguette(a, 96, 96, 190, 64, -40)
    spoon(a, 590, 340, 6)


def lasagne(a):
    table(a, "#a8b8a0", "plain")
    plate(a, C, 420, 288, "#fbf8f0", rim="#b8402a", ry=164)
    sauce(a, C, 462, 226, 74, "#b3301a", 0.4, 0.08)
    x0, x1, w, d, y = 134, 470, 72, 92, 476
    a.shadow(poly([(x0, 250), (x0 + w, 160), (x1 + w, 160),
             (x1 + w, y - 60), (x1, y), (x0, y)]), 20, 0.42)
    for k in range(5):
        for colour, h in (("#a8381c", 26), ("#fbeecb", 11), ("#ecc56c", 13)):
            n = 12
            wob = [a.r.uniform(-4, 4) for _ in range(n + 1)]
            top = [(x0 + (x1 - x0) * i / n, y - h + wob[i]) for i in range(n + 1)]
            face = poly([(x0 - a.r.uniform(0, 5), y + 4)] + top + [(x1, y + 4)])
            side = poly([(x1, y + 3), (x1 + w, y - d + 3), (x1 + w, y - d - h), (x1, y - h)])
            a.solid(side, dark(colour, 0.22), depth=0, bevel=2)
            a.solid(face, colour, depth=0, bevel=3, form=0.1)
            if h == 26:
                for _ in range(46):
                    p = (a.r.uniform(x0 + 4, x1 - 4), y - a.r.uniform(2, h - 3))
                    a.solid(blob(a.r, *p, a.r.uniform(3, 8), wobble=0.2, n=7),
                            a.r.choice(("#7a3218", "#8f4522", "#c9522a")), depth=1, bevel=1.6)
            y -= h
    top = curve([(x0 - 12, y + 8), (x0 + 20, y - 40), (x0 + w, y - d), (x0 + 240, y - d - 12),
                 (x1 + w + 8, y - d), (x1 + 50, y - 34), (x1 + 8,
                  y + 8), (x1 - 20, y + 44), (x1 - 46, y + 12),
                 (x1 - 120, y + 10), (x1 - 150, y + 56), (x1 - 178, y + 14), (x0 + 90, y + 12),
                 (x0 + 64, y + 40), (x0 + 40, y + 12)], closed=True)
    a.solid(top, "#f3cd68", depth=4, bevel=9, gloss=0.3)
    toasty(
    a,
    top,
    330,
    y - 30,
    190,
    60,
    ("#b5661a",
    "#8f430f",
    "#fbedb8",
    "#d98a2c",
    "#c24420"),
    70,
    22,
    0.42,
     5)
    herbs(a, sp(a, 340, y - 40, 150, 34, 18, ry=34), 6)
    basil(a, 350, y - 46, 44)
    fork(a, 56, 350, -6, scale=0.8)


def risotto_alla_milanese(a):
    table(a, "#7f6fa0", "plain")
    plate(a, C, C, 290, "#fdfaf3", rim="#d9b04a", flat=0.74)
    a.solid(blob(a.r, C, C, 206, wobble=0.03, n=16), "#f2b62a", depth=5, bevel=10)
    grains(a, C, C, 198, 194, "#f7c63c", 1500, 5.2)
    for k in range(3):
        a.stroke(arc(C, C, 70 + k * 46, 66 + k * 44, 190 + k * 60, 190), "#fde9a0", 13, 0.35,
                 blur=8)
    for _ in range(70):
        p = within(a.r, C, C, 180)
        q = (p[0] + a.r.uniform(-13, 13), p[1] + a.r.uniform(-13, 13))
        a.stroke(curve([p, ((p[0] + q[0]) / 2 + 4, (p[1] + q[1]) / 2), q]), "#b8240f", 2.3, 0.9)
    for x, y, t in ((250, 260, 20), (300, 230, 60), (360, 262, 100), (284, 300, 140)):
        with a.at(x, y, t):
            a.solid(curve([(-44, -16), (0, -24), (46, -12), (40, 14), (0, 22), (-40, 16)],
                          closed=True),
                    "#fbf0cc", depth=5, bevel=4)
    a.solid(blob(a.r, 380, 360, 40, 30, 0.1), "#fdeaa0", depth=4, bevel=8, gloss=0.6)
    sprig(a, 330, 292, 40, -40)
    spoon(a, 570, 470, 30, "#d9c48a")


def caprese(a):
    table(a, "#8fb0a0", "stone")
    plate(a, C, C, 288, "#fdfbf6", rim="#2f7a4a")
    for k in range(14):
        x, y = around(C, C, 150, k * 360 / 14 - 90)
        if k % 2:
            tomato(a, x, y, 66, k * 20)
        else:
            a.solid(
    blob(
        a.r,
        x,
        y,
        64,
        wobble=0.04,
        n=12),
        "#fffdf6",
        depth=9,
        bevel=10,
        gloss=0.5,
         form=0.08)
            a.stroke(arc(x, y, 50, 48, 200, 130), "#e6dfd2", 4, 0.6, blur=2)
    for k in range(7):
        x, y = around(C, C, 166, k * 360 / 7 - 74)
        leaf(a, x, y, 38, k * 51 + 20, "#3f8f3a", 0.58)
    for t, s in ((0, 60), (120, 56), (240, 58)):
        x, y = around(C, C, 36, t)
        leaf(a, x, y, s, t, "#3f8f3a", 0.6)
    cherry_tomato(a, C, C, 26)
    for k in range(9):
        p = within(a.r, C, C, 180)
        sauce(a, *p, a.r.uniform(7, 17), a.r.uniform(5, 11), "#c9b02a", 0.7, 0.2, 1)
    seeds(a, sp(a, C, C, 200, 22, 60), 1.7, "#2a221c")


def focaccia(a):
    table(a, "#9fb8c9", "wood")
    paper(a, C, C, 590, 560, "#efe6d4", -4)
    with a.at(C, C, -4):
        slab = box(0, 0, 510, 470, 50)
        a.solid(slab, "#d69c48", depth=18, bevel=20, form=0.16)
        toasty(a, slab, 0, 0, 260, 240, ("#f2d08a", "#b3702a", "#f7dfa6", "#a8641f"), 120, 34, 0.35,
               8)
        for j in range(-2, 3):
            for i in range(-2, 3):
                x, y = i * 94 + a.r.uniform(-9, 9), j * 88 + a.r.uniform(-9, 9)
                a.fill(oval(x, y, 27, 23), "#6a3a10", 0.5, blur=7)
                a.fill(oval(x + 4, y + 6, 20, 16), "#f6dda0", 0.8, blur=5)
                a.fill(oval(x, y, 13, 11), "#c9a02a", 0.5, blur=2)
                a.fill(oval(x - 4, y - 4, 5, 3, -30), "#ffffff", 0.8)
                if (i + j) % 3 == 0:
                    cherry_tomato(a, x, y, 25)
                elif (i + j) % 3 == 1:
                    olive(a, x, y, 19, "#33283a", a.r.uniform(0, 360))
        for p in sp(a, 0, 0, 210, 92, 14):
            with a.at(*p, a.r.uniform(0, 180)):
                a.stroke(curve([(-34, 0), (0, 4), (34, 0)]), "#5a6a3a", 3)
                for k in range(-5, 6):
                    for side in (-1, 1):
                        a.stroke(curve([(k * 6, 2), (k * 6 + 7, side * 12)]), "#55803f", 3.4)
        seeds(a, sp(a, 0, 0, 225, 20, 110), 2.4, "#ffffff")
