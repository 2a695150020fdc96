"""Recipes of India, Thailand and Vietnam."""
import math

from common.baking import *


def gulab_jamun(a):
    table(a, "#c9578a", "dots")
    with bowl(a, C, C, 252, "#d9a83f", "#c98a2a"):
        sauce(a, C, C, 230, colour="#d08f2c", wobble=0.01, gloss=0.6)
        for k, (x, y) in enumerate([(C, C)] + [around(C, C, 138, j * 60 + 10) for j in range(6)]):
            a.fill(oval(x + 8, y + 16, 68, 62), "#5a2a08", 0.4, blur=10)
            a.solid(circle(x, y, 66), "#7a3412", depth=6, bevel=20, gloss=0.0, form=0.26)
            toasty(a, circle(x, y, 66), x, y, 60, 60, ("#5a220a", "#9a4a1c"), 16, 18, 0.3, 6)
            a.fill(oval(x - 22, y - 28, 20, 10, -32), "#ffffff", 0.7, blur=3)
            a.stroke(arc(x, y, 60, 60, 30, 90), "#f0b04a", 4, 0.6, blur=2)
            for p in sp(a, x, y, 34, 11, 12):
                nuts(a, [p], 5.6, a.r.choice(("#8fae4a", "#a8c25c", "#e9d6a8")))
        for _ in range(24):
            p = within(a.r, C, C, 200)
            a.stroke(curve([p, (p[0] + 8, p[1] + 4), (p[0] + 15, p[1])]), "#b8240f", 2, 0.9)
        for k in range(5):
            p = around(C, C, 78, k * 72 + 40)
            a.solid(blob(a.r, *p, 17, 10, 0.2, 7, k * 50), "#d9466f", depth=3, bevel=3)
    for x, y in ((80, 96), (118, 76), (556, 566), (524, 586)):
        a.solid(blob(a.r, x, y, 25, 15, 0.2, 7, x), "#d9466f", depth=4, bevel=4)


def palak_paneer(a):
    table(a, "#e0a03f", "linen")
    flatbread(a, 546, 120, 150, 110, "#efd6a2", 22, 40)
    with pan(a, 300, 340, 230, "#b87333", 0, 2):
        sauce(a, 300, 340, 212, colour="#3f6f2a", wobble=0.01, gloss=0.35)
        for p in sp(a, 300, 340, 195, 20, 120):
            a.fill(blob(a.r, *p, a.r.uniform(5, 16), a.r.uniform(4, 9), 0.3, 7),
                   a.r.choice(("#2f5a20", "#5a8f3a", "#6fa048")), 0.6, blur=1.4)
        for p in sp(a, 300, 340, 168, 72, 14):
            with a.at(*p, a.r.uniform(0, 90)):
                a.solid(box(0, 0, 60, 56, 7), "#f9efd6", depth=8, bevel=7, form=0.1)
                toasty(a, box(0, 0, 60, 56, 7), 0, 0, 28, 26, ("#c98a3f", "#b8742c"), 5, 11, 0.4, 4)
        for k in range(3):
            a.stroke(arc(300, 340, 56 + k * 46, 50 + k * 44, 190 + \
                     k * 60, 170), "#fff6e2", 7, 0.9, blur=1.2)
        for p in sp(a, 300, 340, 160, 80, 7):
            shreds(a, [p], 36, "#f0c86a", 4)
        oil(a, 300, 340, 180, "#d9b03a", 20, 6)
    chilli(a, 320, 330, 46, 30, "#cf2a1e")
    sprig(a, 270, 316, 36, 200)


def samosas(a):
    table(a, "#7f5a9a", "dots")
    plate(a, C, C, 288, "#f3e6cc", rim="#d9642a")
    for x, y, t in ((200, 220, -14), (420, 210, 12), (180, 420, 10), (454, 410, -10), (C, 322, 0)):
        with a.at(x, y, t):
            shape = curve([(0, -112), (26, -92), (84, 24), (102, 66), (70, 86), (0, 92), (-70, 86),
                           (-102, 66),
                           (-84, 24), (-26, -92)], closed=True)
            a.solid(shape, "#d4943e", depth=15, bevel=16, gloss=0.25, form=0.24)
            toasty(a, shape, 0, 10, 80, 80, ("#a8601c", "#f0c880", "#b8722a"), 40, 15, 0.4, 4)
            a.stroke(curve([(8, -104), (20, -20), (58, 84)]), "#8a4a14", 4, 0.6, blur=1.4)
            a.stroke(curve([(2, -104), (13, -20), (50, 84)]), "#f6d9a0", 4, 0.6, blur=1.4)
            for _ in range(14):
                p = within(a.r, 0, 26, 66, 50)
                a.stroke(circle(*p, a.r.uniform(3, 6)), "#f3d398", 1.8, 0.6)
            for k in range(13):
                px = -84 + k * 14
                a.solid(
    oval(
        px,
        80 +
        11 *
        math.cos(
            px /
            90),
            9,
            7,
            60),
            "#cf8c36",
            depth=2,
             bevel=2.4)
    saucer(a, C, 130, 66, "#b87333", "#4f8f35")
    saucer(a, C, 520, 66, "#b87333", "#6a2412")
    sprig(a, 92, 92, 46, -30)
    chilli(a, 560, 560, 54, 200, "#5d9a3a")


def jalebi(a):
    table(a, "#3f7f8f", "plain")
    plate(a, C, C, 288, "#e3e6ea", rim="#a8adb5")
    for x, y, t in ((216, 216, 0), (424, 206, 60), (206, 424, 120), (432, 420, 200), (C, C, 300)):
        points = []
        for k in range(46):
            r = 14 + k * 1.95
            points.append(around(x + a.r.uniform(-2.4, 2.4), y + \
                          a.r.uniform(-2.4, 2.4), r, t + k * 25))
        tube(a, points, 23, "#ee8312", gloss=0.75)
        tube(a, [around(x, y, 88, t + 180), (x + a.r.uniform(-14, 14), y),
                 around(x, y, 88, t + 20)], 20, "#f2901c",
             gloss=0.75)
    nuts(a, sp(a, C, C, 200, 26, 60), 5, "#9dbb4c")
    for k in range(7):
        p = around(C, C, 236, k * 51)
        a.solid(blob(a.r, *p, 19, 12, 0.2, 7, k * 60), "#d9466f", depth=4, bevel=4)
    for _ in range(30):
        p = within(a.r, C, C, 200)
        a.stroke(curve([p, (p[0] + 7, p[1] + 4), (p[0] + 14, p[1])]), "#a81c0c", 2, 0.9)


def banh_mi(a):
    table(a, "#e0b23f", "plain")
    paper(a, C, C, 600, 480, "#f3ecdc", -8, "#c9402a")
    for y, t in ((220, -9), (430, -9)):
        with a.at(C, y, t):
            bottom = curve([(-264, 10), (-230, -24), (0, -34), (230, -24), (264, 10), (230, 76),
                            (0, 92), (-230, 76)],
                           closed=True)
            a.solid(bottom, "#cf8c3c", depth=16, bevel=16)
            for k in range(16):
                a.solid(curve([(-240 + k * 31, 20), (-222 + k * 31, -24), (-204 + k * 31, 22),
                               (-220 + k * 31, 44)],
                              closed=True), a.r.choice(("#8fbf5a", "#6fa544")), depth=4, bevel=4)
            for k in range(8):
                chunk(a, -210 + k * 60, 4, 31, "#8a4a26", gloss=0.5)
            for k in range(7):
                cucumber(a, -190 + k * 64, -8, 27, turn=k * 9, squash=0.6)
            shreds(a, [(a.r.uniform(-230, 230), a.r.uniform(-22, 20))
                   for _ in range(50)], 50, "#f08a2c", 5)
            shreds(a, [(a.r.uniform(-230, 230), a.r.uniform(-22, 20))
                   for _ in range(40)], 50, "#fbf6e6", 5)
            for k in range(7):
                rings(a, [(-200 + k * 66, -4)], 12, "#d8321f" if k % 2 else "#5fa03f")
            top = curve([(-270, -28), (-230, -78), (0, -104), (230, -78), (270, -28), (230, -14),
                         (0, -30), (-230, -14)],
                        closed=True)
            a.solid(top, "#d9983f", depth=9, bevel=14, gloss=0.3)
            toasty(a, top, 0, -60, 250, 40, ("#b36a20", "#f3cf85"), 30, 24, 0.3, 6)
            for k in range(4):
                a.solid(oval(-170 + k * 112, -66, 46, 10, -16), "#f3d99c", depth=0, bevel=3)
            for k in range(5):
                sprig(a, -190 + k * 96, 22, 30, a.r.uniform(-60, -10))
    chilli(a, 566, 566, 46, 200)


def goi_cuon(a):
    table(a, "#7fb5b0", "linen")
    plate(a, C, 310, 292, "#fbfaf4", rim="#3f8f7a")
    for k, y in enumerate((150, 262, 374)):
        with a.at(C - 10, y, -7):
            roll = box(0, 0, 430, 96, 44)
            a.solid(roll, "#eef0e2", depth=14, bevel=8)
            with a.clip(roll):
                for _ in range(46):
                    x = a.r.uniform(-200, 200)
                    a.stroke(curve([(x - 34, a.r.uniform(0, 46)), (x, a.r.uniform(0, 46)),
                                    (x + 34, a.r.uniform(0, 46))]),
                             "#ffffff", 5, 0.95)
                for j in range(9):
                    leaf(a, -196 + j * 50, 24, 40, a.r.uniform(0, 360), "#6fae4a", 0.55)
                shreds(a, [(a.r.uniform(-200, 200), a.r.uniform(6, 44))
                       for _ in range(36)], 46, "#f08a2c", 5)
                for j in range(4):
                    with a.at(-144 + j * 96, -14, 0):
                        shrimp(a, 0, 0, 54, 200, "#f58a5a")
                a.fill(roll, "#f6faf2", 0.26)
                for j in range(5):
                    a.stroke(curve([(-210, -40 + j * 19), (0, -34 + j * 17), (210, -42 + j * 20)]),
                             "#ffffff", 3, 0.35,
                             blur=2)
                a.fill(oval(-30, -34, 170, 9), "#ffffff", 0.6, blur=5)
            a.stroke(roll, "#ffffff", 3, 0.6)
    with bowl(a, 320, 510, 88, "#3f6fa8", "#a8602a", rim=0.14):
        a.solid(circle(320, 510, 74), "#a3602c", depth=0, bevel=4, gloss=0.4)
        nuts(a, sp(a, 320, 510, 46, 12, 24), 6, "#e6c088")
        rings(a, sp(a, 320, 510, 46, 34, 4), 9, "#d8321f")
    sprig(a, 120, 500, 50, -50)
    wedge(a, 500, 500, 52, 20)
    mint(a, 560, 90, 36)


def tom_yum_goong(a):
    table(a, "#b8a03f", "wood")
    with bowl(a, C, 330, 250, "#3a4f8a", "#d9642a"):
        sauce(a, C, 330, 226, colour="#d8602a", wobble=0.01, gloss=0.5)
        for k in range(4):
            a.stroke(arc(C, 330, 60 + k * 40, 56 + k * 38, 100 + \
                     k * 70, 160), "#f3a56a", 13, 0.45, blur=7)
        for p in sp(a, C, 330, 170, 90, 8):
            a.solid(blob(a.r, *p, 38, 30, 0.1), "#e9d6b4", depth=6, bevel=8)
            a.solid(blob(a.r, p[0], p[1] + 4, 19, 13, 0.1), "#c9ae84", depth=0, bevel=3)
        for t in (20, 110, 200, 290):
            x, y = around(C, 330, 112, t)
            shrimp(a, x, y, 74, t + 100, "#f2703a")
        for p in sp(a, C, 330, 170, 92, 6):
            cherry_tomato(a, *p, 25)
        for x, y, t in ((210, 250, 40), (430, 400, -30), (400, 210, 80)):
            with a.at(x, y, t):
                a.solid(box(0, 0, 110, 22, 8), "#cddb92", depth=6, bevel=5)
                a.fill(circle(50, 0, 6), "#f6f3d6", 0.9)
        for x, y, t in ((270, 430, 20), (360, 260, 200)):
            leaf(a, x, y, 46, t, "#2f7a3a", 0.46)
            leaf(a, *around(x, y, 60, t), 38, t, "#2f7a3a", 0.5)
        oil(a, C, 330, 200, "#c9200c", 46, 8)
        rings(a, sp(a, C, 330, 170, 60, 12), 11, "#d8221a")
        sprig(a, 320, 330, 50, -30)
    wedge(a, 84, 96, 54, -20)
    chilli(a, 560, 90, 52, 150)
    spoon(a, 594, 420, 14)


def mango_sticky_rice(a):
    table(a, "#5fa58f", "plain")
    with a.at(C, C, -14):
        leaf_plate(a, 0, 0, 600, 470, "#4f9645")
    grains(a, 222, 330, 142, 128, "#fdfaf0", 900, 5)
    sauce(a, 230, 300, 84, 60, "#fffdf6", 0.5, 0.16, 2)
    seeds(a, sp(a, 226, 310, 100, 17, 40, ry=86), 3.2, "#e6c36a")
    with a.at(436, 320, -64):
        for k in range(7):
            with a.at(-132 + k * 44, 0, 10):
                cheek = curve([(-36, -92), (0, -116), (34, -88), (42, 0), (34, 88), (0, 112),
                               (-36, 90), (-22, 0)],
                              closed=True)
                a.solid(cheek, a.jitter("#f7b01f", 0.06), depth=9, bevel=10, gloss=0.5)
                a.fill(oval(-8, -30, 7, 44, 8), "#fff0b8", 0.5, blur=4)
    with bowl(a, 116, 120, 84, "#f6f1e6", "#fffdf6", rim=0.13):
        a.solid(circle(116, 120, 72), "#fffdf8", depth=0, bevel=5, gloss=0.3, form=0.06)
        seeds(a, sp(a, 116, 120, 40, 13, 12), 3, "#e6c36a")
    mint(a, 250, 236, 36)
    for x, y in ((540, 560), (104, 548)):
        for k in range(5):
            a.solid(oval(*around(x, y, 27, k * 72), 25, 17, k * 72), "#fffaf4", depth=5, bevel=5)
        a.fill(circle(x, y, 13), "#f6c22f", 0.9, blur=4)
