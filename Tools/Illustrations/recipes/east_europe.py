"""Recipes of central, northern and eastern Europe, Greece, Turkey and Morocco."""
from common.baking import *


def choriatiki(a):
    table(a, "#4f8fd0", "tile")
    with bowl(a, C, C, 256, "#f6f3ea", "#e9e4d0"):
        for k in range(12):
            wedge_ = around(C, C, a.r.uniform(100, 180), k * 30)
            with a.at(*wedge_, a.r.uniform(0, 360)):
                slice_ = curve([(-62, 8), (-30, -34), (30, -34), (62, 8),
                               (30, 30), (-30, 30)], closed=True)
                a.solid(slice_, "#d8371f", depth=8, bevel=7, gloss=0.5)
                a.fill(oval(0, 0, 36, 15), "#f0705a", 0.7, blur=3)
                seeds(a, [(a.r.uniform(-28, 28), a.r.uniform(-9, 9))
                      for _ in range(6)], 2, "#f8dc8a")
        for p in sp(a, C, C, 190, 70, 14):
            cucumber(a, *p, 36, turn=a.r.uniform(0, 90), squash=0.86)
        for p in sp(a, C, C, 190, 90, 9):
            path = turned(arc(*p, 40, 33, a.r.uniform(0, 360), 300), *p, a.r.uniform(0, 180))
            a.stroke(path, "#2a1208", 14, 0.25, blur=4)
            a.stroke(path, "#5f9f3a", 11)
            a.stroke(path, "#b9dc8a", 4, 0.9)
        onion_rings(a, sp(a, C, C, 190, 60, 14), 34)
        for p in sp(a, C, C, 200, 62, 14):
            olive(a, *p, 18, "#4a2340", a.r.uniform(0, 360))
        with a.at(C, 312, -14):
            a.solid(box(0, 0, 216, 136, 10), "#fffdf4", depth=14, bevel=9, form=0.08)
            for _ in range(46):
                a.fill(oval(a.r.uniform(-100, 100), a.r.uniform(-62, 62), a.r.uniform(1.5, 5), 1.6,
                            a.r.uniform(0, 90)), "#cfc8b4", 0.7)
            for _ in range(190):
                a.fill(oval(*within(a.r, 0, 0, 100, 60), a.r.uniform(2, 5), 1.6,
                            a.r.uniform(0, 180)),
                       a.r.choice(("#5a6a2a", "#7f8a3f", "#4a5a24")), 0.8)
            for p in ((-50, 20), (40, -20), (66, 30)):
                sauce(a, *p, 26, 12, "#d9bc3a", 0.8, 0.2, 1)
    sprig(a, 78, 84, 44, -40)


def spanakopita(a):
    table(a, "#8fb5d6", "linen")
    board(a, C, C, 600, 480, "#b9814f", 4)
    for x, y, t in ((190, 220, 4), (440, 210, -8), (C, 410, 3)):
        with a.at(x, y, t):
            tri = [(-128, 84), (0, -104), (128, 84)]
            low = [(-128, 84), (128, 84), (128, 128), (-128, 128)]
            a.shadow(poly([(-128, 84), (0, -104), (128, 84), (128, 130), (-128, 130)]), 16, 0.42)
            pastry_sheet(a, low, "#dfa548", 3)
            a.solid(box(0, 106, 250, 26, 9), "#3f6f2a", depth=0, bevel=5)
            for _ in range(44):
                p = (a.r.uniform(-120, 120), 106 + a.r.uniform(-11, 11))
                a.solid(blob(a.r, *p, a.r.uniform(4, 9), wobble=0.3, n=6),
                        a.r.choice(("#fffaf0", "#5a8f3a", "#2f5a22", "#f3ecd8")), depth=1.4,
                        bevel=1.6)
            lid = poly(tri)
            a.solid(lid, "#e6b456", depth=2, bevel=9, form=0.2)
            toasty(a, lid, 0, 10, 100, 90, ("#b06a1c", "#f9dfa0", "#c9832c"), 40, 22, 0.4, 5)
            with a.clip(lid):
                for k in range(7):
                    y0 = -84 + k * 26 + a.r.uniform(-5, 5)
                    line = curve([(-130, y0 + 14), (-50, y0 - 4), (30, y0 + 8), (130, y0 - 6)])
                    a.stroke(line, "#8f5416", 2.2, 0.55)
                    a.stroke(turned(line, 0, y0, 1), "#fdeec2", 2, 0.6)
            seeds(a, sp(a, 0, 20, 60, 15, 22, ry=50), 3, "#fbf0d2")
            for _ in range(7):
                p = within(a.r, 0, 20, 80, 50)
                a.solid(poly([(p[0] - 11, p[1]), (p[0] + 2, p[1] - 6), (p[0] + 12, p[1] + 4)]),
                        "#f3cd80", depth=3,
                        bevel=1)
    crumbs(a, C, 560, 220, 24, "#e6b456", 40)
    leaf(a, 84, 420, 60, 60, "#3f8a3a", 0.55)
    leaf(a, 562, 430, 60, 120, "#4a943f", 0.55)


def firin_sutlac(a):
    table(a, "#3f8f9a", "tile")
    for x, y, r, t in ((200, 210, 142, 0), (446, 300, 138, 60), (226, 470, 136, 130)):
        with bowl(a, x, y, r, "#a8552c", "#fbf1d8", rim=0.1) as inner:
            milk = circle(x, y, inner)
            a.solid(milk, "#fbf0d2", depth=0, bevel=12, form=0.08)
            skin = blob(a.r, x, y, inner * 0.82, inner * 0.78, 0.14, 11)
            a.solid(skin, "#d9a04a", depth=0, bevel=10)
            toasty(a, skin, x, y, inner * 0.8, inner * 0.8,
                   ("#5a280c", "#8f4a14", "#f3d38a", "#3a1808"), 60, 19,
                   0.5, 5)
            for p in sp(a, x, y, inner * 0.9, 17, 40):
                a.solid(oval(*p, 6.5, 3, a.r.uniform(0, 180)), "#fffaf0", depth=1.4, bevel=1.4)
            nuts(a, sp(a, x, y, 30, 9, 22), 6, "#8fae4a")
    with a.at(500, 512, 20):
        for k in (-10, 10):
            tube(a, [(-76, k), (76, k)], 17, "#9a5a2c")
    for p in ((530, 110), (566, 140), (506, 140), (548, 76)):
        nuts(a, [p], 13, "#b3793f")


def imam_bayildi(a):
    table(a, "#d9a85f", "dots")
    plate(a, C, C, 290, "#f3efe4", rim="#2f7f8f")
    for y, t in ((182, -5), (326, 3), (470, -3)):
        with a.at(C - 8, y, t):
            body = curve([(-214, 0), (-190, -48), (-90, -70), (60, -60), (170, -40), (214, -8),
                          (214, 10),
                          (170, 42), (60, 62), (-90, 70), (-190, 50)], closed=True)
            a.solid(body, "#3f2048", depth=14, bevel=16, gloss=0.5, form=0.26)
            a.solid(curve([(206, -22), (236, -13), (266, -20), (262, 14), (234, 13), (206, 24)],
                          closed=True),
                    "#6a8a3a", depth=5, bevel=5)
            slit = curve([(-170, 0), (-120, -36), (20, -40),
                         (160, -4), (20, 38), (-120, 38)], closed=True)
            a.solid(slit, "#c9a86a", depth=0, bevel=5)
            filling = curve([(-154, 0), (-110, -28), (20, -31),
                            (140, -3), (20, 29), (-110, 30)], closed=True)
            a.solid(filling, "#c23c1c", depth=0, bevel=6, gloss=0.4)
            with a.clip(filling):
                for _ in range(40):
                    p = within(a.r, -10, 0, 146, 28)
                    a.solid(blob(a.r, *p, a.r.uniform(6, 13), a.r.uniform(5, 9), 0.2, 7),
                            a.r.choice(("#d8482a", "#e8794a", "#b3301a")), depth=2, bevel=2.4,
                            gloss=0.3)
            onion_rings(a, [within(a.r, -10, 0, 120, 18) for _ in range(7)], 19, "#d9b77a")
            herbs(a, [within(a.r, -10, 0, 130, 22) for _ in range(18)], 7)
            tomato(a, -60, 0, 24, 20)
            tomato(a, 40, 0, 22, 70)
    sprig(a, 572, 90, 40, 120)


def sachertorte(a):
    table(a, "#b3926f", "plain")
    plate(a, C, 424, 290, "#fdfbf6", rim="#8a1f2a", ry=166)
    tip, right, far = wedge_cake(a, 84, 466, 396,
                                 (("#5a2c14", 70), ("#e0861f", 10), ("#5a2c14", 70),
                                                   ("#2f120a", 12)), "#341309", "#2a0f08", 140, 40)
    lid = poly([tip, right, far])
    with a.clip(lid):
        a.fill(oval(300, 240, 150, 16, -22), "#ffffff", 0.24, blur=9)
    a.stroke(poly([right, far]), "#5a2c1a", 4, 0.6)
    with a.at(372, 208, -6, 0.9):
        a.solid(oval(0, 0, 56, 33), "#4a2010", depth=6, bevel=6, gloss=0.3)
        a.stroke(curve([(12, -17), (-12, -18), (-14, -3),
                 (12, 3), (13, 16), (-15, 17)]), "#e9c88f", 4)
    dollop(a, 508, 460, 76)
    a.fill(oval(500, 448, 20, 9, -30), "#ffffff", 0.6, blur=4)
    mint(a, 520, 400, 32)
    crumbs(a, 220, 510, 120, 22, "#5a2c14", 34)
    with bowl(a, 114, 112, 92, "#f6f1e7", "#3a1d0f", rim=0.13):
        a.solid(circle(114, 112, 80), "#b98a58", depth=0, bevel=4)
        a.solid(blob(a.r, 114, 112, 50, wobble=0.12), "#fff6e6", depth=0, bevel=8)
        a.stroke(arc(114, 112, 28, 26, 30, 250), "#c99a66", 5, 0.7, blur=1.6)
    a.stroke(arc(212, 138, 32, 27, -110, 210), "#f6f1e7", 15)


def apfelstrudel(a):
    table(a, "#a9b98f", "linen")
    plate(a, C, 350, 296, "#fbf8f0", rim="#b8402a", ry=230)
    sauce(a, 420, 424, 150, 90, "#f6dc8c", 0.5, 0.1)

    def piece(x, y, t, s):
        with a.at(x, y, t, s):
            a.solid(box(-40, -6, 300, 150, 56), "#d39a48", depth=18, bevel=16, form=0.24)
            top = box(-40, -6, 300, 150, 56)
            toasty(a, top, -60, -10, 150, 70, ("#a8601c", "#f6dca0", "#b8742c"), 40, 24, 0.36, 5)
            with a.clip(top):
                for k in range(6):
                    a.stroke(curve([(-190, -66 + k * 25), (-60, -74 + k * 27),
                                    (100, -64 + k * 24)]), "#8f5416", 2.4,
                             0.5)
                    a.stroke(curve([(-190, -63 + k * 25), (-60, -71 + k * 27),
                                    (100, -61 + k * 24)]), "#fdeec2", 2,
                             0.5)
            dust(a, -60, -16, 130, 52, 420, size=2.1, clip=top)
            a.solid(oval(110, 4, 62, 78), "#c98a3c", depth=6, bevel=4)
            for k in (0.9, 0.8):
                a.stroke(oval(110, 4, 62 * k, 78 * k), "#f0cf8c", 3, 0.9)
            a.solid(oval(110, 4, 46, 60), "#e9c878", depth=0, bevel=7)
            for p in sp(a, 110, 4, 38, 21, 14, ry=52):
                a.solid(box(*p, 25, 17, 5, a.r.uniform(0, 180)),
                        a.jitter("#f3dc94", 0.07), depth=3, bevel=3, gloss=0.3)
            for p in sp(a, 110, 4, 38, 24, 9, ry=52):
                a.solid(blob(a.r, *p, 8, 6, 0.2), "#4a2416", depth=2, bevel=2, gloss=0.4)
            for p in sp(a, 110, 4, 38, 26, 6, ry=52):
                nuts(a, [p], 6, "#b3793f")
    piece(290, 230, -8, 1.08)
    piece(300, 400, 6, 1.08)
    a.solid(blob(a.r, 506, 300, 56, 50, 0.06), "#fdf3d4", depth=9, bevel=14, form=0.1)
    seeds(a, [within(a.r, 506, 300, 44) for _ in range(20)], 1.1, "#4a2a14")
    mint(a, 520, 246, 32)
    a.solid(circle(80, 92, 54), "#c9342a", depth=12, bevel=14, gloss=0.7)
    a.stroke(curve([(80, 82), (88, 58), (84, 40)]), "#5a3a1c", 6)


def schwarzwaelder_kirschtorte(a):
    table(a, "#8f3a4a", "linen")
    plate(a, C, 424, 290, "#fbf8f2", rim="#c9a24a", ry=166)
    tip, right, far = wedge_cake(a, 84, 474, 396, (("#43200f", 48), ("#fffaf0", 24),
                                                   ("#a8142c", 12), ("#43200f", 44),
                                                   ("#fffaf0", 26), ("#43200f", 34),
                                                   ("#fffdf6", 18)), "#fffdf8",
                                 "#f3ece0", 130, 40)
    for k in range(5):
        x = 110 + k * 82
        cherry(a, x, 474 - 84 - k * 8 + 6, 16, "#8f1024", 0)
    lid = poly([tip, right, far])
    with a.clip(lid):
        for _ in range(90):
            p = (a.r.uniform(180, 440), a.r.uniform(120, 270))
            t = a.r.uniform(0, 180)
            a.solid(box(*p, a.r.uniform(18, 40), 8, 4, t),
                    a.r.choice(("#43200f", "#5f3018", "#351508")), depth=3,
                    bevel=2)
    for _ in range(40):
        p = (a.r.uniform(470, 500), a.r.uniform(250, 420))
        a.solid(box(*p, a.r.uniform(14, 26), 7, 3, a.r.uniform(0, 180)), "#43200f", depth=2,
                bevel=2)
    rosette(a, 424, 176, 62)
    cherry(a, 424, 150, 33, "#b3122a", 46)
    rosette(a, 130, 256, 30)
    cherry(a, 130, 244, 18, "#b3122a", 26)
    for x, y in ((510, 486), (546, 462), (92, 530)):
        cherry(a, x, y, 25)
    crumbs(a, 240, 524, 150, 22, "#43200f", 40)


def prinsesstarta(a):
    table(a, "#f0b9c4", "dots")
    plate(a, C, 412, 288, "#fbfaf6", rim="#7fb04a", ry=160)
    dome = curve([(84, 412), (90, 330), (120, 246), (190, 186), (C, 164), (450, 186), (520, 246),
                  (550, 330), (556, 412),
                  (500, 462), (420, 490), (C, 498), (220, 490), (140, 462)], closed=True)
    a.solid(dome, "#a9cf5f", depth=20, bevel=26, form=0.2)
    a.fill(oval(220, 250, 90, 40, -36), "#ffffff", 0.4, blur=22)
    for p in ((146, 460), (206, 486)):
        a.stroke(curve([(p[0] + 10, p[1] - 120), (p[0], p[1] - 60), p]), "#7fa83f", 7, 0.3, blur=5)
    dust(a, 290, 230, 150, 50, 320, clip=dome)
    slab = poly([(C + 10, 176), (400, 186), (470, 216), (520, 266),
                (546, 336), (552, 412), (510, 448), (C + 10, 500)])
    a.solid(slab, "#fffdf4", depth=0, bevel=4, form=0.06)
    with a.clip(slab):
        for y, h, c in ((468, 50, "#f0cd80"), (454, 15, "#c2183a"), (420, 35, "#f0cd80"),
                        (394, 27, "#f9e3a0"), (358, 37, "#f0cd80")):
            band = poly([(C + 10, y), (620, y - 44), (620, y - 44 + h), (C + 10, y + h)])
            a.solid(band, c, depth=0, bevel=2, form=0.05)
            if c == "#f0cd80":
                crumb(a, band, [(a.r.uniform(330, 556), a.r.uniform(y - 46, y + h))
                      for _ in range(110)], c, 2.2)
    a.stroke(curve([(C + 10, 176), (400, 186), (470, 216), (520, 266),
             (546, 336), (552, 412)]), "#a9cf5f", 11, butt=True)
    a.stroke(curve([(C + 10, 176), (C + 10, 500)]), "#7fa83f", 4, 0.5)
    for k in range(5):
        a.solid(blob(a.r, *around(270, 176, 27, k * 72), 26, 22, 0.1), "#f08aa5", depth=5, bevel=6)
    for k in range(3):
        a.solid(
    blob(
        a.r,
        *
        around(
            270,
            174,
            11,
            k *
            120 +
            20),
            18,
            14,
            0.1),
            "#e0638a",
            depth=3,
             bevel=4)
    a.stroke(arc(270, 174, 7, 6, 0, 280), "#a8305a", 3, 0.8)
    leaf(a, 206, 196, 44, 160, "#5f9a3a", 0.5)
    leaf(a, 326, 192, 38, 20, "#5f9a3a", 0.5)


def kanelbullar(a):
    table(a, "#7f9fc0", "linen")
    paper(a, C, C, 590, 560, "#f4ecdc", 4)
    for x, y, r, t in ((190, 190, 124, 0), (448, 196, 120, 130),
                       (196, 450, 120, 220), (452, 452, 124, 60)):
        a.solid(blob(a.r, x, y, r, wobble=0.03, n=14), "#b8722a", depth=16, bevel=14)
        points = [around(x, y, 9 + k * (r - 24) / 44, t + k * 22) for k in range(45)]
        tube(a, points, 36, "#d49443", gloss=0.4)
        inner = curve([around(x, y, 20 + k * (r - 30) / 40, t + k * 22 + 6) for k in range(38)])
        a.stroke(inner, "#4a1f0a", 8, 0.85, blur=1.6)
        toasty(a, circle(x, y, r), x, y, r * 0.9, r * 0.9, ("#8f4a14", "#f3c878"), 30, 16, 0.3, 5)
        for p in sp(a, x, y, r * 0.8, 18, 46):
            with a.at(*p, a.r.uniform(0, 90)):
                a.solid(box(0, 0, a.r.uniform(8, 13), a.r.uniform(7, 11), 2),
                        "#ffffff", depth=3, bevel=1.6)
        for _ in range(5):
            px, py = within(a.r, x - 20, y - 30, r * 0.5)
            a.fill(oval(px, py, 18, 6, -30), "#ffffff", 0.4, blur=3)
    with a.at(C, 322, 40):
        for k in (-12, 12):
            tube(a, [(-66, k), (66, k)], 20, "#9a5a2c")
        a.stroke(curve([(0, -26), (4, 0), (0, 26)]), "#f0e2c4", 5)


def syrniki(a):
    table(a, "#d6c36a", "plain")
    plate(a, C, C, 288, "#fdfaf2", rim="#3f6fb0")
    for x, y, r in ((210, 226, 92), (390, 204, 94), (470, 366, 90), (346, 470, 92), (180, 410, 94)):
        a.solid(circle(x, y + 12, r), "#e9c888", depth=14, bevel=8)
        top = blob(a.r, x, y, r * 0.97, wobble=0.025, n=14)
        a.solid(top, "#f0cf8a", depth=0, bevel=8, form=0.12)
        brown = blob(a.r, x, y, r * 0.82, wobble=0.06, n=12)
        a.solid(brown, "#c98232", depth=0, bevel=10)
        toasty(a, brown, x, y, r * 0.8, r * 0.8, ("#8f4a14", "#e6b05a", "#a8601c"), 34, 17, 0.4, 4)
    dust(a, C, 250, 180, 90, 380)
    dollop(a, 318, 330, 78)
    a.stroke(curve([(250, 300), (300, 350), (340, 316),
             (390, 360), (420, 330)]), "#b3142f", 11, 0.9)
    for x, y in ((300, 306), (340, 344), (282, 350)):
        raspberry(a, x, y, 26)
    for x, y in ((362, 300), (318, 380), (262, 296), (150, 300), (540, 290), (270, 540)):
        berry(a, x, y, 20)
    mint(a, 330, 272, 34)
    saucer(a, 562, 552, 66, "#3f6fb0", "#b3142f")


def harira(a):
    table(a, "#2f6f9a", "tile")
    with bowl(a, C, 330, 246, "#c9802f", "#c9562a"):
        for k in range(24):
            x, y = around(C, 330, 234, k * 15)
            a.fill(circle(x, y, 7), "#2f6f9a", 0.9)
            a.fill(circle(x, y, 3), "#fdf3d8", 0.9)
        sauce(a, C, 330, 216, colour="#c65426", wobble=0.01, gloss=0.4)
        pulses(a, sp(a, C, 330, 180, 36, 34), 14, "#e6b970")
        pulses(a, sp(a, C, 330, 185, 24, 70), 7, "#7a5a2c")
        for p in sp(a, C, 330, 170, 80, 9):
            chunk(a, *p, 28, "#7a3f24")
        for _ in range(50):
            p = within(a.r, C, 330, 180)
            a.stroke(curve([p, (p[0] + 9, p[1] + 5), (p[0] + 20,
                     p[1] + a.r.uniform(-8, 8))]), "#f3d592", 3.4, 0.9)
        cubes(a, sp(a, C, 330, 170, 66, 10), 17, "#d8371f")
        oil(a, C, 330, 190, "#f0a03a", 18, 6)
        herbs(a, sp(a, C, 330, 185, 26, 70), 9)
    wedge(a, 440, 250, 54, 30, "#f4cb2c")
    sprig(a, 300, 320, 46, -40)
    for x, y, t in ((76, 92, 20), (132, 72, 70), (88, 150, 120), (560, 560, 40), (508, 588, 0)):
        a.solid(oval(x, y, 36, 21, t), "#7a3a1c", depth=8, bevel=7, gloss=0.5)
        a.stroke(turned(curve([(x - 26, y), (x, y + 5), (x + 26, y)]),
                 x, y, t), "#4a1f0c", 2.4, 0.6)
    steam(a, 300, 250, 3, 86, 150, 0.28)
