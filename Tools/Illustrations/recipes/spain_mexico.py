"""Recipes of Spain, Portugal, Mexico, Brazil and Argentina."""
import math

from common.baking import *


def pozole_rojo(a):
    table(a, "#3f9a9a", "tile")
    with bowl(a, 300, 330, 250, "#b8592f", "#c2391a"):
        sauce(a, 300, 330, 224, colour="#b8301a", wobble=0.01, gloss=0.4)
        for p in sp(a, 300, 330, 190, 34, 60):
            a.solid(blob(a.r, *p, 18, 15, 0.14, 7), "#f4e6c6", depth=4, bevel=5, gloss=0.3)
            a.fill(circle(p[0] + 3, p[1] + 3, 3.6), "#c9a56a", 0.6)
        for p in sp(a, 300, 330, 170, 80, 9):
            chunk(a, *p, 36, "#a8583a")
            shreds(a, sp(a, *p, 26, 9, 8), 40, "#c47a58", 5)
        oil(a, 300, 330, 190, "#f0641e", 40, 8)
        shreds(a, sp(a, 214, 262, 70, 11, 56, ry=50), 46, "#c6d98f", 6)
        for k in range(6):
            x, y = 356 + k * 17, 250 + k * 22
            a.solid(circle(x, y, 27), "#d9264f", depth=5, bevel=2)
            a.solid(circle(x, y, 23), "#fffaf6", depth=0, bevel=3)
        onion_rings(a, sp(a, 280, 420, 80, 40, 8), 26)
        herbs(a, sp(a, 300, 330, 180, 40, 30), 7)
        wedge(a, 250, 400, 46, 20)
    flatbread(a, 556, 116, 92, 90, "#f0cf7a", 10)
    flatbread(a, 580, 150, 90, 88, "#eec870", 12)
    chilli(a, 540, 560, 62, -30, "#8f1a14")
    chilli(a, 500, 590, 52, 10, "#a8241a")


def guacamole(a):
    table(a, "#e08a3f", "linen")
    for k in range(24):
        x, y = around(C, C, a.r.uniform(216, 268), k * 15)
        with a.at(x, y, a.r.uniform(0, 360)):
            chip = curve([(-58, 34), (0, -56), (58, 34), (0, 44)], closed=True)
            a.solid(chip, a.jitter("#e5ae4c", 0.08), depth=8, bevel=7)
            toasty(a, chip, 0, 0, 44, 36, ("#b5701f", "#f7d98c"), 9, 10, 0.35, 3)
            seeds(a, [within(a.r, 0, 6, 34, 24) for _ in range(5)], 1.6, "#ffffff")
    with bowl(a, C, C, 190, "#4a4644", "#5c8f35", rim=0.13):
        a.solid(blob(a.r, C, C, 168, wobble=0.03), "#9dbd4c", depth=0, bevel=14)
        for p in sp(a, C, C, 152, 22, 90):
            a.solid(blob(a.r, *p, a.r.uniform(8, 20), wobble=0.2, n=7),
                    a.r.choice(("#b6cf63", "#8fb03f", "#c6d97c", "#a3c250")), depth=3, bevel=5)
        cubes(a, sp(a, C, C, 140, 46, 20), 17, "#d8371f")
        cubes(a, sp(a, C, C, 140, 50, 14), 11, "#f0e2ee")
        rings(a, sp(a, C, C, 130, 74, 8), 13, "#5a9a3a")
        herbs(a, sp(a, C, C, 145, 36, 40), 8)
    with a.at(120, 122, -30):
        a.solid(curve([(-98, 4), (-50, -52), (20, -58), (80, -28), (96, 4), (70, 42), (10, 58),
                       (-56, 48)],
                      closed=True), "#3a4a2a", depth=14, bevel=6)
        a.solid(curve([(-86, 4), (-46, -42), (20, -48), (70, -22), (84, 4), (62, 34), (10, 48),
                       (-50, 40)],
                      closed=True), "#d9e28a", depth=0, bevel=12, form=0.1)
        a.solid(circle(26, 0, 34), "#8a5528", depth=4, bevel=11, gloss=0.6)
    wedge(a, 548, 540, 58, 150)
    sprig(a, C, C - 6, 44, -40)


def chiles_en_nogada(a):
    table(a, "#d9a0b0", "dots")
    plate(a, C, C, 288, "#3f6fb0", rim="#f6efe0", flat=0.8)
    for x, y, t in ((270, 236, 14), (370, 410, -166)):
        with a.at(x, y, t):
            body = curve([(-196, -6), (-150, -66), (-40, -88), (80, -66), (170, -16), (196, 22),
                          (150, 44),
                          (40, 78), (-80, 84), (-164, 52)], closed=True)
            a.solid(body, "#4a7a35", depth=14, bevel=16, gloss=0.4)
            toasty(a, body, 0, 0, 180, 70, ("#2a4a1c", "#6f9a45"), 20, 20, 0.4, 5)
            a.stroke(curve([(-190, -6), (-226, -16), (-250, -34)]), "#6a8a3a", 15)
            cream = curve([(-92, -70), (-10, -84), (70, -62), (86, -10), (64, 48), (20, 56),
                           (-10, 84),
                           (-34, 62), (-74, 66), (-98, 16)], closed=True)
            a.solid(cream, "#fbf3e2", depth=6, bevel=14, gloss=0.5, form=0.08)
            for p in sp(a, -8, -6, 74, 15, 40, ry=54):
                a.solid(
    blob(
        a.r,
        *p,
        8,
        7,
        0.2,
        6),
        a.jitter(
            "#c2142f",
            0.1),
            depth=2.5,
            bevel=3,
             gloss=0.9)
            herbs(a, sp(a, -8, -6, 76, 24, 18, ry=56), 9, "#3f8f3a")
    nuts(a, sp(a, 190, 440, 50, 16, 20, ry=34), 10, "#c98f52")
    pulses(a, sp(a, 456, 206, 46, 14, 20, ry=30), 7, "#c2142f")
    sprig(a, C + 10, 318, 44, -20)


def elotes(a):
    table(a, "#d9593f", "plain")
    with a.at(C, C, -10):
        paper(a, 0, 0, 560, 520, "#f3ead6", 0, "#3f8f6a")
        for y, t in ((-156, 3), (0, -4), (156, 4)):
            with a.at(0, y, t):
                a.solid(box(-250, 0, 140, 16, 8), "#d9b27a", depth=8, bevel=4)
                cob = curve([(-196, 0), (-170, -52), (-60, -66), (90, -60), (180, -36), (214, 0),
                             (180, 36),
                             (90, 60), (-60, 66), (-170, 52)], closed=True)
                a.solid(cob, "#eebd3a", depth=15, bevel=20, form=0.22)
                with a.clip(cob):
                    for j in range(-3, 4):
                        for i in range(-9, 10):
                            px, py = i * 23 + (11 if j % 2 else 0), j * 19
                            tone = a.r.choice(("#f8cf4a", "#f3c13a", "#f9da6a", "#eab02c"))
                            if a.r.random() < 0.13:
                                tone = "#8a4a18"
                            a.solid(box(px, py, 21, 17, 7), tone, depth=2, bevel=4, gloss=0.4)
                sauce_ = curve([(-130, -30), (-70, -56), (20, -40), (110, -52), (168, -18),
                                (120, 14), (50, 2),
                                (-10, 34), (-70, 8), (-128, 24)], closed=True)
                a.solid(sauce_, "#fffaf0", depth=4, bevel=9, gloss=0.4, form=0.06)
                for p in sp(a, 20, -16, 150, 13, 70, ry=30):
                    a.solid(blob(a.r, *p, 5, 4, 0.3, 6), "#fffdf6", depth=2, bevel=1.4)
                for _ in range(120):
                    p = within(a.r, 20, -12, 150, 36)
                    a.fill(circle(*p, a.r.uniform(1, 2.6)),
                           a.r.choice(("#b8240f", "#d9481a", "#8f1a0c")), 0.85)
                herbs(a, sp(a, 20, -12, 150, 34, 16, ry=34), 7)
    wedge(a, 566, 90, 52, 40)
    wedge(a, 84, 566, 52, -20)


def gazpacho(a):
    table(a, "#6fb0a0", "tile")
    with bowl(a, 310, 346, 236, "#f4efe4", "#e0502a"):
        sauce(a, 310, 346, 214, colour="#e0492a", wobble=0.01, gloss=0.5)
        for k in range(3):
            a.stroke(arc(310, 346, 70 + k * 44, 64 + k * 42, 160 + \
                     k * 40, 130), "#f07f58", 12, 0.4, blur=7)
        cubes(a, sp(a, 260, 300, 56, 17, 16), 17, "#b9d98a")
        cubes(a, sp(a, 360, 300, 50, 17, 14), 17, "#cf2a1a")
        cubes(a, sp(a, 312, 396, 52, 17, 14), 17, "#f2c436")
        for p in sp(a, 310, 346, 150, 74, 8):
            bread_cube(a, *p, 32, a.r.uniform(0, 90), "#efcf8f")
        for p in sp(a, 310, 346, 180, 40, 24):
            a.fill(circle(*p, a.r.uniform(3, 8)), "#c9b02a", 0.75)
            a.fill(circle(p[0] - 2, p[1] - 2, 1.6), "#ffffff", 0.9)
        herbs(a, sp(a, 310, 346, 160, 40, 18), 7)
    basil(a, 312, 336, 42)
    for x, y, r in ((80, 90, 56), (560, 96, 62)):
        a.solid(circle(x, y, r), "#d63421", depth=12, bevel=14, gloss=0.8)
        for k in range(5):
            leaf(a, *around(x, y, r * 0.3, k * 72), r * 0.34, k * 72, "#4a8a3a", 0.3, veins=False)
    for k in range(4):
        cucumber(a, 556 + k * 9, 470 + k * 36, 34, squash=0.9)


def tortilla_espanola(a):
    table(a, "#c94f3a", "plain")
    plate(a, C, 400, 288, "#fbf7ea", rim="#e0a92f", ry=180)
    drum(a, C, 262, 212, 96, (("#e5b23f", 0.2), ("#f6d874", 0.62), ("#d99a2f", 0.18)), "#dfa436")
    top = oval(C, 262, 212, 93)
    toasty(a, top, C, 262, 206, 90, ("#a8601a", "#f3cf64", "#8f4a12", "#f9e08c"), 90, 32, 0.38, 6)
    for p in sp(a, C, 262, 180, 56, 14, ry=72):
        a.stroke(turned(oval(*p, 34, 13), *p, a.r.uniform(-30, 30)), "#8f5a1a", 3, 0.4, blur=1.5)
    w = [(C - 30, 262), (C + 96, 342), (C - 84, 350)]
    cut = poly([w[0], w[1], (w[1][0], w[1][1] + 100), (w[2][0], w[2][1] + 100), w[2]])
    a.fill(cut, "#fbf7ea")
    a.fill(poly([w[0], (w[1][0], w[1][1] + 100), (w[2][0], w[2][1] + 100)]), "#8a6a3a", 0.35,
           blur=8)
    for face in (poly([w[0], w[1], (w[1][0], w[1][1] + 96), (w[0][0], w[0][1] + 96)]),
                 poly([w[0], w[2], (w[2][0], w[2][1] + 96), (w[0][0], w[0][1] + 96)])):
        a.solid(face, "#f4d878", depth=0, bevel=3)
        with a.clip(face):
            for _ in range(34):
                p = (a.r.uniform(230, 420), a.r.uniform(280, 440))
                a.solid(oval(*p, 26, 7, a.r.uniform(-14, 14)),
                        a.r.choice(("#fbeab0", "#f0ca5a", "#fdf2c6")),
                        depth=2, bevel=2)
    slice_ = [(330, 470), (514, 420), (470, 514)]
    a.solid(poly([slice_[0], slice_[2], (470, 552), (330, 512)]), "#f6d874", depth=12, bevel=3)
    a.solid(poly([slice_[2], slice_[1], (514, 456), (470, 552)]), "#d99a2f", depth=0, bevel=3)
    for k in range(7):
        a.solid(oval(352 + k * 17, 500 + k * 4.4, 17, 5, 14), "#fdf2c6", depth=1, bevel=1.5)
    lid = poly(slice_)
    a.solid(lid, "#dfa436", depth=0, bevel=4)
    toasty(a, lid, 430, 470, 90, 50, ("#a8601a", "#f3cf64"), 24, 18, 0.4, 4)
    for p in ((120, 440), (150, 486), (196, 510)):
        olive(a, *p, 20, "#7f8a35", a.r.uniform(0, 360))
    sprig(a, 250, 226, 44, -20)


def churros(a):
    table(a, "#c98a5f", "dots")
    plate(a, 290, 330, 274, "#f6efe4", rim="#7a4424")
    for x, y, t, s in ((220, 400, -62, 1), (300, 430, -48, 1), (170, 320, -80, 0.9),
                       (330, 350, -30, 1.05),
                       (240, 300, -58, 1.05)):
        with a.at(x, y, t, s):
            a.shadow(box(0, 6, 330, 52, 22), 14, 0.4)
            for k in (-18, -6, 7, 19):
                a.solid(box(0, k, 330, 18, 9), "#c98638", depth=2, bevel=6, form=0.2)
            for _ in range(150):
                p = (a.r.uniform(-160, 160), a.r.uniform(-26, 26))
                a.fill(box(*p, 3.4, 3.2, 0.6, a.r.uniform(0, 90)), "#ffffff", 0.9)
            for end in (-165, 165):
                star = poly([around(end, 0, 27 if k % 2 else 20, k * 30) for k in range(12)])
                a.solid(star, "#b8722a", depth=2, bevel=4)
    with bowl(a, 480, 190, 134, "#f7f2e9", "#2e130a", rim=0.12):
        a.solid(circle(480, 190, 116), "#4a220f", depth=0, bevel=6, gloss=0.2)
        for k in range(4):
            a.stroke(arc(480, 190, 24 + k * 24, 20 + k * 23,
                     180 + k * 50, 180), "#7a4424", 8, 0.5, blur=4)
        a.fill(oval(440, 150, 34, 12, -35), "#ffffff", 0.5, blur=5)
    a.c.save()
    with a.at(510, 196, -66):
        for k in (-16, -5, 6, 17):
            a.solid(box(70, k, 190, 16, 8), "#c98638", depth=3, bevel=6, form=0.2)
        a.solid(blob(a.r, -24, 0, 30, 29, 0.05), "#43200f", depth=0, bevel=6, gloss=0.4)
        for _ in range(60):
            a.fill(box(a.r.uniform(16, 160), a.r.uniform(-24, 24), 3.2, 3, 0.6), "#ffffff", 0.9)
    a.c.restore()
    dust(a, 300, 540, 180, 30, 200, size=2)
    steam(a, 450, 130, 2, 44, 100, 0.3)


def caldo_verde(a):
    table(a, "#3f6fb0", "tile")
    with bowl(a, C, 330, 246, "#b86a3a", "#d9c98f"):
        sauce(a, C, 330, 222, colour="#cfc98a", wobble=0.01, gloss=0.4)
        for k in range(4):
            shreds(a, sp(a, C, 330, 196, 17, 110), 64,
                   ("#2f6f35", "#4a8f3f", "#3a7f3a", "#5fa04a")[k], 5.5, 20)
        for t in range(0, 360, 60):
            x, y = around(C + a.r.uniform(-10, 10), 326, 96, t + 20)
            a.solid(oval(x, y, 44, 37, t), "#8a2a18", depth=7, bevel=4)
            a.solid(oval(x, y, 38, 31, t), "#b8432a", depth=0, bevel=3)
            for _ in range(12):
                p = within(a.r, x, y, 30, 24)
                a.fill(blob(a.r, *p, a.r.uniform(2, 5), wobble=0.3, n=6), "#f3cdb4", 0.8)
        oil(a, C, 330, 190, "#e08a2a", 40, 8)
    a.solid(oval(92, 560, 120, 84, 30), "#c9964f", depth=14, bevel=12)
    a.solid(oval(92, 560, 104, 68, 30), "#f4dfa6", depth=0, bevel=6)
    spoon(a, 592, 330, 4, "#c9b27c")
    steam(a, 300, 250, 3, 86, 160, 0.3)


def brigadeiros(a):
    table(a, "#5fb58a", "plain")
    plate(a, C, C, 286, "#fdf7ea", rim="#e0a92f")
    spots = [(C, C)] + [around(C, C, 128, k * 60) for k in range(6)] + [
        around(C, C, 216, k * 60 + 30) for k in range(6)]
    for i, (x, y) in enumerate(spots):
        r = 50
        a.shadow(circle(x, y, r * 1.18), 9, 0.35)
        tint = ("#f7e3a8", "#f3b6c4", "#b9dcef")[i % 3]
        a.solid(poly([around(x, y, r * (1.25 if k % 2 else 1.12), k * 7.5) for k in range(48)]),
                tint, depth=0,
                bevel=3)
        for k in range(24):
            a.stroke(poly([around(x, y, r, k * 15), around(x, y, r * 1.2, k * 15)]),
                     dark(tint, 0.3), 1.6, 0.6)
        a.solid(circle(x, y, r), "#4a220f", depth=6, bevel=14, form=0.26)
        with a.clip(circle(x, y, r)):
            for _ in range(150):
                p = within(a.r, x, y, r)
                t = a.r.uniform(0, 180)
                tone = a.r.choice(("#3a180a", "#6f3a1c", "#8a5230",
                                   "#552810")) if i % 4 else a.r.choice(
                    ("#d9334a", "#f2b62a", "#3f9ad0", "#6fb548", "#fffaf0"))
                a.fill(box(p[0] + 1, p[1] + 1.6, 12, 4.4, 2.2, t), "#1c0a04", 0.5)
                a.fill(box(*p, 12, 4, 2, t), tone)
                a.fill(box(p[0] - 0.5, p[1] - 0.8, 8, 1.1, 0.5, t), "#ffffff", 0.35)
        a.fill(oval(x - 15, y - 19, 15, 9, -30), "#ffffff", 0.26, blur=5)


def alfajores(a):
    table(a, "#9fc3dd", "linen")
    board(a, C, C, 600, 480, "#a8703f", -5)
    for x, y, k in ((170, 250, 2), (430, 236, 3), (300, 410, 2)):
        for j in range(k):
            cy = y + 70 - j * 76
            cx = x + (j % 2) * 9
            drum(a, cx, cy, 104, 50, (("#f3dcae", 0.36),
                 ("#a8581a", 0.3), ("#f6e2b8", 0.34)), "#f6e4bc", 0.42)
            band = flank(cx, cy + 14, 108, 45, 22)
            for _ in range(90):
                t = a.r.uniform(0.04, 0.96) * math.pi
                px, py = cx - 106 * math.cos(t), cy + 25 + 45 * math.sin(t) + a.r.uniform(-8, 8)
                a.fill(
    oval(
        px, py, 6, 2.2, a.r.uniform(
            0, 180)), a.r.choice(
                ("#fffdf6", "#f3e8d2")), 0.95)
            dust(a, cx, cy, 92, 38, 240, size=2, clip=oval(cx, cy, 104, 44))
    with a.at(500, 470, -20):
        for k in (10, 0):
            a.solid(circle(0, k, 82), "#f3dcae" if k else "#a8581a", depth=10 if k else 0, bevel=6)
        for k in range(3):
            a.stroke(arc(0, 0, 20 + k * 22, 20 + k * 22, k * 80, 260), "#d98a3a", 9, 0.7, blur=3)
        a.fill(oval(-26, -30, 26, 10, -30), "#ffffff", 0.5, blur=4)
    dust(a, 130, 520, 70, 40, 120, "#fffdf6", 2.4)
