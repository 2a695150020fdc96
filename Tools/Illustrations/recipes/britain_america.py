"""Recipes of Britain and the United States."""
import math

from common.baking import *


def victoria_sponge(a):
    table(a, "#b9cfe0", "dots")
    plate(a, C, 400, 280, "#fdfaf4", rim="#d98aa0", ry=168)
    drum(a, C, 232, 196, 170, (("#e0ae62", 0.42), ("#fff8ea", 0.12), ("#c31f3f", 0.08),
                               ("#e3b46a", 0.38)), "#e6b870")
    crumb(a, flank(C, 232, 196, 86, 170), [(a.r.uniform(124, 516), a.r.uniform(240, 490))
                                           for _ in range(200)], "#d9a55a", 2)
    for k in range(11):
        t = math.pi * (0.06 + k * 0.088)
        px, py = C - 7 - 182 * math.cos(t), 316 + 84 * math.sin(t)
        a.solid(oval(px, py + 6, 22, 11), "#c31f3f", depth=2, bevel=4, gloss=0.6)
        a.solid(oval(px + 14, py - 9, 22, 12), "#fffaf0", depth=2, bevel=4)
    dust(a, C, 232, 180, 78, 700, size=2.2)
    for x, y, s, t in ((C - 26, 214, 52, 70), (C + 34, 224, 48, 130), (C + 2, 246, 44, 95)):
        strawberry(a, x, y, s, t)
    mint(a, C + 8, 190, 30)


def eton_mess(a):
    table(a, "#e9b7bf", "plain")

    def inside():
        a.fill(box(C, 380, 420, 460), "#fff3ee")
        for y in range(560, 190, -58):
            for x in range(170, 480, 66):
                px, py = x + a.r.uniform(-16, 16), y + a.r.uniform(-14, 14)
                kind = a.r.random()
                if kind < 0.36:
                    a.solid(blob(a.r, px, py, 44, 34, 0.12), "#fffdf8", depth=4, bevel=9, form=0.06)
                elif kind < 0.72:
                    strawberry(a, px, py, 42, a.r.uniform(0, 360))
                else:
                    sauce(a, px, py, 46, 24, "#c91f3c", 0.6, 0.2, 2)
    glass_side(a, C, 210, 570, 330, 230, inside)
    for x, y, r in ((212, 196, 58), (306, 176, 70), (408, 194, 60), (264, 140, 54), (352, 128, 56)):
        dollop(a, x, y, r)
    for x, y, t in ((180, 176, 20), (452, 170, -30), (306, 96, 10), (400, 126, 60)):
        a.solid(blob(a.r, x, y, 40, 28, 0.16, 7, t), "#fbf0dc", depth=7, bevel=9, form=0.12)
        a.fill(blob(a.r, x + 4, y + 6, 22, 12, 0.3), "#d9a45f", 0.35, blur=4)
    for x, y, s, t in ((236, 152, 50, 80), (346, 168, 54, 110), (300, 204, 46, 60)):
        strawberry(a, x, y, s, t)
    mint(a, 316, 74, 32)
    for x, y, t in ((84, 540, 30), (560, 560, 140)):
        strawberry(a, x, y, 50, t)


def cornish_pasty(a):
    table(a, "#8fa9a3", "wood")
    board(a, C, C, 590, 470, "#b9814f", -3)
    for x, y, w, t in ((290, 220, 400, -8), (350, 418, 400, 6)):
        with a.at(x, y, t):
            h = w * 0.44
            shape = curve([(-w / 2, h * 0.34), (-w * 0.4, -h * 0.12), (-w * 0.18, -h * 0.46),
                           (w * 0.18, -h * 0.46), (w * 0.4, -h * 0.12), (w / 2, h * 0.34),
                           (w * 0.2, h * 0.44), (-w * 0.2, h * 0.44)], closed=True)
            a.solid(shape, "#d2913f", depth=14, bevel=16, gloss=0.4, form=0.24)
            toasty(a, shape, 0, 0, w * 0.44, h * 0.42,
                   ("#a65a1f", "#efbf6e", "#8a4718"), 40, 22, 0.3)
            for k in range(17):
                u = math.pi * (1.02 + k / 16 * 0.96)
                px, py = math.cos(u) * w * 0.46, math.sin(u) * h * 0.72 + h * 0.3
                a.solid(oval(px, py, w * 0.05, w * 0.026, math.degrees(u) + 62), "#c47f32", depth=4,
                        bevel=4, gloss=0.4)
            for k in (-50, 0, 50):
                a.stroke(curve([(k - 8, 24), (k, 8), (k + 10, -6)]), "#6a3410", 6, 0.7)
                a.stroke(curve([(k - 5, 25), (k + 3, 9), (k + 13, -5)]), "#f3cf8c", 2.4, 0.8)
    sprig(a, 96, 500, 46, -40)
    chunk(a, 540, 150, 20, "#7a4a2c")


def lemon_drizzle_cake(a):
    table(a, "#f0d36a", "linen")
    board(a, C, 340, 590, 400, "#e9e2d2", 0, 20, hole=False)
    for k in range(2):
        x = 96 + k * 84
        loaf = box(x, 372 + k * 6, 150, 210, 50, -6)
        a.solid(box(x, 372 + k * 6, 164, 222, 54, -6), "#b8742c", depth=12, bevel=6)
        a.solid(loaf, "#f5d987", depth=0, bevel=5, form=0.08)
        crumb(a, loaf, [within(a.r, x, 372, 70, 100) for _ in range(160)], "#f0cf78")
    side = curve([(222, 250), (560, 210), (586, 250), (580, 430),
                 (552, 470), (232, 500)], closed=True)
    a.solid(side, "#c9853a", depth=16, bevel=12)
    toasty(a, side, 400, 380, 180, 120, ("#a9651f", "#e0a658"), 50, 20, 0.3)
    top = curve([(222, 262), (250, 190), (330, 164), (470, 148), (548, 164), (586, 236), (500, 262),
                 (400, 270), (300, 290)], closed=True)
    a.solid(top, "#e3b25a", depth=4, bevel=10)
    glaze = curve([(214, 268), (244, 190), (330, 160), (470, 144), (552, 160), (592, 236),
                   (584, 286),
                   (566, 250), (540, 262), (528, 330), (508, 268), (470, 270), (452, 316),
                   (432, 276),
                   (396, 280), (376, 362), (352, 286), (316, 292), (296, 336), (274, 296),
                   (250, 300),
                   (232, 346)], closed=True)
    a.solid(glaze, "#fffdf6", depth=5, bevel=8, gloss=0.5, form=0.05)
    shreds(a, sp(a, 400, 212, 150, 17, 50, ry=46), 28, "#f2c221", 4.4)
    for k in range(4):
        citrus(a, 300 + k * 66, 222 - k * 14, 34, "#f4c926", k * 20)
    citrus(a, 96, 150, 56, "#f4c926")
    wedge(a, 190, 118, 54, -20, "#f4d03a")
    mint(a, 540, 540, 34)


def cream_tea_scones(a):
    table(a, "#a9c3a0", "dots")
    plate(a, 300, 336, 272, "#fdf8f0", rim="#7fa8c9")
    for x, y, r, whole in ((210, 250, 96, False), (400, 250, 98, True), (300, 420, 100, False)):
        for k in (14, 0):
            a.solid(circle(x + k * 0.3, y + k, r), "#c98d42" if k else "#e2b566",
                    depth=12 if k else 0,
                    bevel=9)
        if whole:
            shape = circle(x, y, r)
            toasty(a, shape, x, y, r * 0.9, r * 0.9, ("#b86f22", "#f2d08a", "#a65f1a"), 40, 20,
                   0.45)
            a.stroke(circle(x, y, r * 0.9), "#f6e0ac", 7, 0.6, blur=3)
            for p in sp(a, x, y, r * 0.7, 32, 9):
                a.solid(blob(a.r, *p, 9, 6, 0.2), "#4a2418", depth=1, bevel=2)
            dust(a, x, y, r * 0.7, r * 0.7, 120)
        else:
            shape = circle(x, y, r * 0.9)
            a.solid(shape, "#f6e3b4", depth=0, bevel=5)
            crumb(a, shape, [within(a.r, x, y, r * 0.85) for _ in range(120)], "#eed49a")
            sauce(a, x, y, r * 0.74, r * 0.7, "#b3142f", 0.6, 0.1, 3)
            dollop(a, x - 4, y - 6, r * 0.46, "#fff4d6")
            strawberry(a, x + 34, y + 30, 30, 50)
    with bowl(a, 538, 500, 84, "#f3efe6", "#fff4d6", rim=0.12):
        dollop(a, 538, 500, 60, "#fff2cf")
    saucer(a, 560, 110, 70, "#8fb6d3", "#b3142f")


def shepherds_pie(a):
    table(a, "#9aa7b5", "linen")
    with dish(a, C, C, 540, 440, "#2f5f7f", 0, 54) as (w, h):
        a.solid(box(0, 0, w, h, 40), "#6a3418", depth=0, bevel=8)
        for p in sp(a, 0, 0, 235, 22, 60, ry=185):
            chunk(a, *p, 16, "#7a4020")
        mash = box(0, -2, w - 18, h - 16, 46)
        a.solid(mash, "#f2d68c", depth=7, bevel=12)
        with a.clip(mash):
            for j in range(-4, 5):
                for i in range(-6, 7):
                    x, y = i * 46 + (23 if j % 2 else 0), j * 46
                    peak = blob(a.r, x, y, 30, 27, 0.08)
                    a.solid(peak, "#f6dfa2", depth=5, bevel=8, form=0.2)
                    a.fill(oval(x + 7, y + 9, 17, 12), "#c98a3a", 0.4, blur=6)
                    a.stroke(arc(x, y, 18, 15, 190, 210), "#d9ad5c", 3, 0.6, blur=1.2)
                    a.fill(blob(a.r, x - 3, y - 5, 10, 7, 0.2),
                           a.r.choice(("#b3661a", "#8f4a12", "#d9942f")),
                           0.6, blur=3)
        spoonful = blob(a.r, 150, 110, 86, 66, 0.1)
        a.fill(spoonful, "#2a1208", 0.5, blur=8)
        a.solid(spoonful, "#5a2a14", depth=0, bevel=8)
        for p in sp(a, 150, 110, 70, 24, 20, ry=50):
            chunk(a, *p, 17, "#7a4020")
        pulses(a, sp(a, 150, 110, 66, 30, 10, ry=46), 8, "#79b04a")
        for p in sp(a, 150, 110, 60, 40, 6, ry=44):
            carrot(a, *p, 11)
        herbs(a, sp(a, -40, -30, 180, 40, 28, ry=120), 7)
    steam(a, 270, 230, 3, 80, 150, 0.3)


def pumpkin_pie(a):
    table(a, "#8a5a3a", "wood")
    inner = tart(a, C, 330, 258, "#c9641c", "#d9a25a", 38)
    shape = circle(C, 330, inner)
    toasty(a, shape, C, 330, inner, inner, ("#a84a10", "#e0863a"), 50, 30, 0.2, 9)
    a.fill(oval(240, 230, 80, 40, -35), "#ffffff", 0.22, blur=20)
    for k in range(9):
        px, py = around(C, 330, 176, k * 40)
        with a.at(px, py, k * 40 + 45):
            leafy = curve([(-34, 0), (-14, -18), (10, -14), (34, 0),
                          (10, 14), (-14, 18)], closed=True)
            a.solid(leafy, "#e0b068", depth=5, bevel=4)
            a.stroke(curve([(-26, 0), (24, 0)]), "#a8702f", 2.4, 0.8)
    rosette(a, C, 326, 74)
    dust(a, C, 326, 60, 60, 70, "#8a4a1c", 1.8)
    for x, y, r in ((84, 92, 66), (556, 86, 56)):
        for k in range(-2, 3):
            a.solid(oval(x + k * r * 0.34, y, r * 0.36, r * 0.78), "#e07a22", depth=8, bevel=8)
        a.solid(box(x, y - r * 0.7, 13, 30, 5, 14), "#6a7a3a", depth=4, bevel=3)


def key_lime_pie(a):
    table(a, "#7fc4b0", "tile")
    plate(a, C, 410, 276, "#fdfaf4", rim="#3f9a7a", ry=160)
    tip, right, far = wedge_cake(a, 96, 450, 400,
                                 (("#b9793a", 34), ("#d9dd86", 112), ("#fffaf0", 22)),
                                 "#fffdf6", "#c98a48", 130, 40)
    for t in (0.3, 0.5, 0.7, 0.9):
        x = tip[0] + (right[0] - tip[0]) * t + 6 + 20 * t
        rosette(a, x, tip[1] + (right[1] - tip[1]) * t - 22 * t - 6, 26 + 16 * t)
    rosette(a, far[0] - 8, far[1] + 26, 44)
    citrus(a, 392, 184, 58, "#7fb53a")
    for p in sp(a, 330, 250, 120, 16, 24, ry=26):
        shreds(a, [p], 16, "#6fae2f", 3.4)
    citrus(a, 120, 140, 66, "#86bb3e", 20)
    wedge(a, 210, 96, 52, -30, "#8fc43f")
    crumbs(a, 320, 490, 170, 30, "#b9793a", 40)
    fork(a, 590, 400, 6, scale=0.85)


def buttermilk_pancakes(a):
    table(a, "#7fa9c4", "plain")
    plate(a, C, 452, 278, "#fbf8f0", rim="#c9542f", ry=140)
    for k in range(6):
        y = 446 - k * 40
        r = 192 - k * 3 + a.r.uniform(-6, 6)
        x = C + a.r.uniform(-9, 9)
        drum(a, x, y, r, 32, (("#eec97e", 0.55), ("#c98a3a", 0.45)), "#cf8f40", 0.4)
        top = oval(x, y, r, r * 0.4)
        a.stroke(oval(x, y, r * 0.95, r * 0.37), "#f2d490", 7, 0.7, blur=3)
        if k == 5:
            toasty(a, top, x, y, r * 0.8, r * 0.3, ("#a9601f", "#dba253"), 30, 26, 0.3)
    syrup = curve([(180, 236), (240, 196), (330, 186), (430, 200), (470, 240), (478, 330),
                   (462, 392),
                   (446, 330), (430, 280), (390, 294), (376, 420), (356, 470), (338, 400),
                   (330, 304),
                   (270, 292), (258, 352), (240, 372), (226, 300), (196, 268)], closed=True)
    a.solid(syrup, "#a8540f", depth=3, bevel=8, gloss=0.5, form=0.2)
    a.fill(oval(270, 222, 60, 12, -8), "#ffffff", 0.5, blur=5)
    a.solid(poly([(282, 206), (344, 190), (378, 212), (318, 232)]), "#fbe38a", depth=4, bevel=3)
    a.solid(poly([(282, 206), (318, 232), (318, 256), (282, 230)]), "#efcf66", depth=0, bevel=2)
    a.solid(poly([(318, 232), (378, 212), (378, 234), (318, 256)]), "#e6c256", depth=0, bevel=2)
    for x, y in ((142, 480), (176, 512), (470, 506), (504, 478), (230, 528), (428, 536)):
        berry(a, x, y, 20)
    for x, y in ((118, 448), (534, 448), (204, 482)):
        raspberry(a, x, y, 20)


def clam_chowder(a):
    table(a, "#4f7f9a", "wood")
    with bowl(a, C, 330, 244, "#f4efe4", "#f6ead0"):
        sauce(a, C, 330, 222, colour="#f5e8cb", wobble=0.01, gloss=0.5)
        cubes(a, sp(a, C, 330, 178, 60, 15), 34, "#efd58c")
        for p in sp(a, C, 330, 178, 76, 9):
            a.solid(blob(a.r, *p, 30, 22, 0.16), "#d9b48c", depth=4, bevel=6, gloss=0.4)
            a.stroke(arc(*p, 17, 11, 20, 200), "#8a6344", 4, 0.6, blur=1)
        for p in sp(a, C, 330, 180, 50, 16):
            chunk(a, *p, 11, "#a8482f")
        oil(a, C, 330, 185, "#e9b54a", 22, 7)
        herbs(a, sp(a, C, 330, 185, 30, 60), 8)
        for t in (0, 130, 240):
            x, y = around(C, 330, 92, t)
            mussel(a, x, y, 60, t + 20)
    for p in ((76, 98), (128, 76), (98, 150), (556, 560), (508, 590)):
        with a.at(*p, a.r.uniform(0, 90)):
            shape = poly([around(0, 0, 28, k * 60) for k in range(6)])
            a.solid(shape, "#eecb86", depth=6, bevel=5)
            for q in ((-8, -6), (8, -6), (0, 8)):
                a.fill(circle(*q, 2.4), "#a8742f", 0.8)
    spoon(a, 590, 320, 8)


def blueberry_muffins(a):
    table(a, "#c9bfe0", "linen")
    for x, y, r in ((196, 196, 122), (452, 210, 118), (200, 456, 118), (448, 462, 124)):
        a.shadow(circle(x, y, r), 20, 0.4)
        case = poly([around(x, y, r * (1.0 if k % 2 else 0.93), k * 5) for k in range(72)])
        a.solid(case, "#7f8fc4", depth=0, bevel=3)
        for k in range(36):
            p, q = around(x, y, r * 0.8, k * 10), around(x, y, r, k * 10)
            a.stroke(poly([p, q]), "#5a6aa5", 2.2, 0.6)
        dome = blob(a.r, x, y, r * 0.86, wobble=0.05, n=12)
        a.solid(dome, "#dca653", depth=8, bevel=20, form=0.2)
        toasty(a, dome, x, y, r * 0.8, r * 0.8, ("#b36d22", "#f3d28c", "#efc671"), 60, 16, 0.4, 4)
        for p in sp(a, x, y, r * 0.66, 33, 12):
            if a.r.random() < 0.45:
                a.fill(blob(a.r, p[0], p[1] + 5, 24, 20, 0.2), "#5a3566", 0.55, blur=5)
            berry(a, *p, a.r.uniform(12, 17), "#46549c")
        for p in sp(a, x, y, r * 0.75, 10, 46):
            a.solid(blob(a.r, *p, 4, 3, 0.3, 6), "#f6e2ae", depth=1.5, bevel=1)
    for x, y in ((322, 320), (344, 352), (306, 356), (330, 76), (52, 330)):
        berry(a, x, y, 18, "#46549c")


def chocolate_chip_cookies(a):
    table(a, "#8fb9c4", "plain")
    paper(a, C, C, 580, 540, "#f4ead6", 5)
    for x, y, r in ((190, 190, 108), (440, 176, 100), (312, 330, 116), (150, 440, 98),
                    (478, 436, 106), (312, 548, 84)):
        shape = blob(a.r, x, y, r, wobble=0.05, n=13)
        a.solid(shape, "#d39a50", depth=12, bevel=12, form=0.2)
        toasty(a, shape, x, y, r, r, ("#a9682a", "#efc784", "#b8742f"), 50, 14, 0.35, 4)
        with a.clip(shape):
            a.stroke(shape, "#8f5018", r * 0.12, 0.4, blur=7)
            for _ in range(7):
                p = within(a.r, x, y, r * 0.8)
                q = (p[0] + a.r.uniform(-34, 34), p[1] + a.r.uniform(-26, 26))
                a.stroke(curve([p, ((p[0] + q[0]) / 2 + 7, (p[1] + q[1]) / 2 - 5), q]), "#6a3a12",
                         2.4,
                         0.45, blur=0.8)
        for p in sp(a, x, y, r * 0.78, 30, 15):
            with a.at(*p, a.r.uniform(0, 360)):
                a.solid(blob(a.r, 0, 0, 15, 12, 0.18, 6), "#43220f", depth=4, bevel=4, gloss=0.5)
        seeds(a, sp(a, x, y, r * 0.7, 34, 9), 2.2, "#ffffff")


def banana_split(a):
    table(a, "#f3a7b5", "dots")
    with a.at(C, 340, -8):
        a.shadow(oval(0, 30, 288, 150), 22, 0.42)
        a.solid(oval(0, 30, 288, 150), "#dfeaf2", depth=0, bevel=12, form=0.16)
        a.solid(oval(0, 24, 262, 124), "#b9cfdf", depth=0, bevel=6, form=-0.2)
        for y, bend in ((96, 34), (-66, -40)):
            tube(a, [(-236, y * 0.34), (-120, y + bend * 0.3), (0, y + bend * 0.5),
                     (120, y + bend * 0.3),
                     (236, y * 0.34)], 56, "#f6dc8c")
        for x, c in ((-140, "#f7ecd0"), (0, "#6f3d22"), (140, "#f09aa9")):
            shape = blob(a.r, x, 4, 84, 82, 0.05, 13)
            a.solid(shape, c, depth=10, bevel=22, form=0.2)
            toasty(a, shape, x, 0, 76, 74, (light(c, 0.4), dark(c, 0.2)), 34, 11, 0.3, 3)
        for x, c in ((-140, "#b3142f"), (0, "#3a1a0c"), (140, "#e0a51f")):
            drip = curve([(x - 56, -22), (x, -58), (x + 56, -22), (x + 60, 20), (x + 36, 4),
                          (x + 22, 50),
                          (x + 2, 14), (x - 20, 40), (x - 36, 8), (x - 60, 14)], closed=True)
            a.solid(drip, c, depth=3, bevel=6, gloss=0.6)
        for x in (-140, 0, 140):
            rosette(a, x, -36, 40)
            cherry(a, x, -54, 20)
        nuts(a, sp(a, 0, 30, 200, 20, 44, ry=56), 5.5)
        for x, y, t in ((-90, 78, 20), (60, 86, 70), (-30, 94, 120)):
            a.fill(box(x, y, 20, 5, 2.5, t), "#3f8fd0")
