"""Recipes of France."""
from common.baking import *


def creme_brulee(a):
    table(a, "#c9b7d6", "plain")
    cloth(a, 460, 520, 300, 200, "#f6f1ea", -18, "#8a6fb0")
    for k in range(28):
        px, py = around(C, 330, 228, k * 360 / 28)
        a.solid(circle(px, py, 30), "#fbfaf6", depth=12, bevel=8)
    with bowl(a, C, 330, 232, "#fbfaf6", "#e9b04a", rim=0.08):
        top = circle(C, 330, 212)
        a.solid(top, "#d98f26", depth=0, bevel=14, form=0.2)
        toasty(a, top, C, 330, 200, 200, ("#8a3f0c", "#f6cb62", "#b3601a", "#5f2808"), 90, 30, 0.4,
               6)
        for _ in range(9):
            x, y = within(a.r, C - 30, 300, 150)
            a.fill(oval(x, y, a.r.uniform(12, 40), 5, -28), "#fff3cf", 0.55, blur=3)
    crack = [(230, 200), (268, 262), (256, 310), (312, 346), (398, 330), (450, 372)]
    for p in (crack, [(312, 346), (300, 420), (330, 480)], [(268, 262), (340, 250), (372, 212)]):
        a.stroke(curve(p), "#5a2408", 5, 0.7, blur=1)
        a.c.save()
        a.c.translate(3, 4)
        a.stroke(curve(p), "#ffe7a8", 3, 0.8)
        a.c.restore()
    hole = poly([(312, 346), (398, 330), (450, 372), (424, 440), (330, 480), (300, 420)])
    a.solid(hole, "#f9e2a0", depth=0, bevel=10, form=-0.1)
    seeds(a, [within(a.r, 370, 400, 54, 50) for _ in range(26)], 1.2, "#4a2a14")
    for x, y, t in ((470, 300, 12), (396, 250, 40)):
        a.solid(poly([(x - 40, y - 20), (x + 26, y - 34), (x + 44, y + 16), (x - 16, y + 34)]),
                "#d48a24",
                depth=7, bevel=6, gloss=0.6)
    for x, y in ((250, 250), (282, 226), (232, 288)):
        raspberry(a, x, y, 26)
    mint(a, 240, 218, 34)
    spoon(a, 560, 380, 24, "#d9c48a")


def tarte_tatin(a):
    table(a, "#6f8f7a", "wood")
    plate(a, C, C, 292, "#f7f1e4", rim="#b8742c", flat=0.9)
    a.solid(blob(a.r, C, C, 246, wobble=0.02, n=18), "#cf8f40", depth=14, bevel=10)
    a.solid(circle(C, C, 228), "#a8500f", depth=0, bevel=5)
    for ring, n, s, shift in ((168, 11, 66, 0), (82, 6, 58, 20), (0, 1, 50, 0)):
        for k in range(n):
            x, y = around(C, C, ring, k * 360 / n + shift)
            with a.at(x, y, k * 360 / n + shift + 78):
                apple = curve([(-s, 8), (-s * 0.6, -s * 0.52), (0, -s * 0.7), (s * 0.6, -s * 0.52),
                               (s, 8),
                               (s * 0.5, s * 0.36), (-s * 0.5, s * 0.36)], closed=True)
                a.solid(apple, "#d98b22", depth=7, bevel=14, gloss=0.7, form=0.26)
                toasty(a, apple, 0, 0, s * 0.9, s * 0.55,
                       ("#8f3c08", "#f5c35c", "#b3601a"), 12, 20, 0.4, 6)
                a.stroke(curve([(-s * 0.7, -s * 0.2), (0, -s * 0.4), (s * 0.7, -s * 0.2)]),
                         "#fff0bf", 4,
                         0.5, blur=2)
    with a.clip(circle(C, C, 240)):
        for _ in range(20):
            x, y = within(a.r, C, C, 220)
            a.fill(oval(x, y, a.r.uniform(6, 20), 4, -30), "#ffffff", 0.5, blur=2)
    dollop(a, 360, 300, 54, "#fff6df")
    for x, y in ((72, 84), (566, 566)):
        a.solid(circle(x, y, 56), "#c9342a", depth=12, bevel=14, gloss=0.7)
        a.fill(oval(x, y - 10, 13, 8), "#5a1a10", 0.6, blur=3)
        a.stroke(curve([(x, y - 10), (x + 8, y - 34), (x + 4, y - 48)]), "#5a3a1c", 6)


def ile_flottante(a):
    table(a, "#8fc0cf", "linen")
    with bowl(a, C, 336, 250, "#5f8fb8", "#f6e2a0"):
        sauce(a, C, 336, 228, colour="#f6dc8c", wobble=0.01, gloss=0.5)
        seeds(a, [within(a.r, C, 336, 200) for _ in range(70)], 1.1, "#5a3a1c")
        for x, y, r in ((250, 290, 104), (404, 300, 100), (320, 432, 102)):
            a.fill(oval(x + 8, y + 22, r * 1.04, r * 0.86), "#a8742a", 0.4, blur=12)
            isle = blob(a.r, x, y, r, r * 0.84, 0.06, 10)
            a.solid(isle, "#fffdf8", depth=8, bevel=26, form=0.07)
            for k in range(3):
                a.stroke(arc(x - 6, y - 8, r * (0.3 + k * 0.2), r * (0.22 + k * 0.16), 150 + k * 20,
                             150),
                         "#d9d3cc", 5, 0.5, blur=3)
            for k in range(3):
                t = k * 60 + a.r.uniform(-12, 12)
                web = turned(curve([(x - r * 0.74, y + 8), (x - r * 0.3, y - r * 0.34 + k * 20),
                                    (x + r * 0.2, y + r * 0.2 - k * 12), (x + r * 0.74, y - 6)]), x,
                             y, t)
                a.stroke(web, "#b3601a", 3.4, 0.9)
                a.stroke(web, "#f6c065", 1.2, 0.9)
            for p in sp(a, x, y, r * 0.6, 26, 9):
                with a.at(*p, a.r.uniform(0, 180)):
                    a.solid(oval(0, 0, 13, 6), "#e9c088", depth=2, bevel=2)
    spoon(a, 578, 480, 34, "#d9c48a")


def ratatouille(a):
    table(a, "#b8a08a", "plain")
    with pan(a, C, C, 262, "#a8392a", 0, 2):
        sauce(a, C, C, 244, colour="#c23c1e", wobble=0.01)
        kinds = (("#4f7f35", "#e6edb8"), ("#d8371f", "#f0705a"),
                 ("#4a2a55", "#f0e3c0"), ("#e9b42c", "#f9e48c"))
        k = 0
        for ring, n in ((196, 26), (134, 18), (74, 10), (20, 3)):
            for i in range(n):
                x, y = around(C, C, ring, i * 360 / n + ring)
                skin, flesh = kinds[(k) % 4]
                k += 1
                with a.at(x, y, i * 360 / n + ring + 10):
                    disc = oval(0, 0, 30, 42)
                    a.solid(disc, skin, depth=7, bevel=3)
                    inner = oval(-2, 0, 26, 37.5)
                    a.solid(inner, flesh, depth=0, bevel=4, gloss=0.3)
                    seeds(a, [around(-2, 0, 15, q * 60 + 10)
                          for q in range(6)], 2, light(skin, 0.3))
        herbs(a, sp(a, C, C, 210, 30, 60), 7, "#3f7a30")
        oil(a, C, C, 210, "#f0a03a", 16, 5)
    basil(a, C, C, 50)
    steam(a, 300, 250, 3, 90, 150, 0.22)


def soupe_a_l_oignon(a):
    table(a, "#7a6a5a", "wood")
    with bowl(a, C, 336, 246, "#8a4a2a", "#7a3a14"):
        sauce(a, C, 336, 222, colour="#8f4514", wobble=0.01, gloss=0.5)
        for p in sp(a, C, 336, 200, 24, 46):
            x, y = p
            a.stroke(arc(x, y, 30, 18, a.r.uniform(0, 360), 150), "#d99a45", 6, 0.85)
        for x, y, t in ((250, 286, -20), (396, 300, 24), (316, 430, 4)):
            with a.at(x, y, t):
                slab = box(0, 0, 176, 124, 52)
                a.solid(slab, "#c07f32", depth=10, bevel=8)
                cheese = blob(a.r, 0, 2, 96, 70, 0.12, 13)
                a.solid(cheese, "#f6d06a", depth=5, bevel=11, gloss=0.4)
                toasty(
    a,
    cheese,
    0,
    0,
    86,
    60,
    ("#b3611a",
    "#8f430f",
    "#fbe9a8",
    "#d98f30"),
    34,
    17,
    0.5,
     4)
        for x, y in ((236, 372), (410, 396), (330, 240)):
            a.stroke(curve([(x, y), (x + 12, y + 26), (x + 3, y + 50)]), "#f6d06a", 9)
        herbs(a, sp(a, C, 340, 160, 34, 30), 6)
    for x, y, r in ((82, 92, 62), (560, 92, 50)):
        a.solid(circle(x, y, r), "#c98a3f", depth=12, bevel=12, gloss=0.4)
        for k in range(-3, 4):
            a.stroke(arc(x, y, abs(k) * r * 0.24 + 2, r * 0.95, - \
                     90 if k > 0 else 90, 180), "#8f5a20", 2, 0.5)
    sprig(a, 550, 560, 50, -140)
    steam(a, C, 250, 3, 84, 170, 0.36)


def macarons(a):
    table(a, "#f0c3cf", "plain")
    plate(a, C, C, 276, "#fdfbf8", rim="#d9b04a")

    def shell(x, y, t, colour, filling):
        with a.at(x, y, t):
            a.shadow(box(0, 6, 166, 104, 44), 14, 0.4)
            bottom = box(0, 34, 164, 46, 22)
            a.solid(bottom, colour, depth=0, bevel=6)
            for k in range(19):
                a.solid(blob(a.r, -78 + k * 8.7, 16, 7, 6, 0.2, 6),
                        light(colour, 0.25), depth=1, bevel=1)
            a.solid(box(0, 6, 152, 22, 10), filling, depth=0, bevel=4)
            for k in range(19):
                a.solid(blob(a.r, -78 + k * 8.7, -6, 7, 6, 0.2, 6),
                        light(colour, 0.25), depth=2, bevel=1)
            dome = curve([(-84, -10), (-76, -44), (-40, -64),
                         (40, -64), (76, -44), (84, -10)], closed=True)
            a.solid(dome, colour, depth=0, bevel=9, gloss=0.6, form=0.16)
    for x, y, t, c, f in ((200, 190, -16, "#f08aa5", "#fff3ee"),
                          (430, 180, 12, "#d9466f", "#ffd9e2"),
                          (316, 292, -4, "#f5b3c3", "#b3143c"),
                          (186, 396, 14, "#c92d5a", "#fff3ee"),
                          (448, 384, -14, "#f08aa5", "#b3143c"),
                          (316, 478, 3, "#e0638a", "#fff0f2")):
        shell(x, y, t, c, f)
    for x, y in ((84, 92), (116, 66), (560, 540), (532, 566), (572, 576), (320, 120)):
        raspberry(a, x, y, 24)
    mint(a, 92, 130, 32)


def eclairs(a):
    table(a, "#d9b58f", "linen")
    with a.at(C, C, -24):
        slate(a, 0, 0, 620, 470, "#f2ede4")
        for y, c, zig in ((-150, "#4a220f", "#f3dfc0"),
                          (0, "#351508", None), (150, "#4a220f", "#e9a32c")):
            a.solid(box(0, y + 8, 470, 112, 54), "#c88a3c", depth=14, bevel=14)
            a.fill(box(0, y + 30, 440, 30, 15), "#fff3d6", 0.95)
            for k in range(-9, 10):
                a.solid(circle(k * 23, y + 32, 13), "#fff7e2", depth=2, bevel=4)
            bun = box(0, y - 4, 470, 92, 46)
            a.solid(bun, "#d59a48", depth=4, bevel=14)
            glaze = curve([(-222, y - 8), (-190, y - 44), (0, y - 50), (190, y - 44), (222, y - 8),
                           (190, y + 16), (120, y + 24), (60, y + 14), (-10, y + 26), (-90, y + 15),
                           (-160, y + 25), (-204, y + 12)], closed=True)
            a.solid(glaze, c, depth=3, bevel=12, gloss=0.5, form=0.24)
            a.fill(oval(-80, y - 28, 110, 7, -1), "#ffffff", 0.4, blur=4)
            if zig:
                a.stroke(curve([(-190 + k * 22,
                                 y - 12 + (15 if k % 2 else -15)) for k in range(18)]), zig,
                         5, 0.95)
            else:
                nuts(a, [(a.r.uniform(-190, 190),
                          y - 14 + a.r.uniform(-20, 20)) for _ in range(46)], 5.5,
                     "#e0b068")


def quiche_lorraine(a):
    table(a, "#a8b58a", "linen")
    inner = tart(a, C, 326, 262, "#f0c24e", "#cf9448", 44, 0.12, tin="#a9adb5")
    shape = circle(C, 326, inner)
    toasty(
    a,
    shape,
    C,
    326,
    inner,
    inner,
    ("#c9761c",
    "#f9e29a",
    "#a8560f",
    "#fbe8ae"),
    110,
    30,
    0.38,
     7)
    for p in sp(a, C, 326, 205, 44, 44):
        with a.at(*p, a.r.uniform(0, 180)):
            a.solid(box(0, 0, 42, 15, 4), a.jitter("#b8452f", 0.1), depth=4, bevel=3)
            a.fill(box(0, -2, 38, 4, 2), "#f6d3bd", 0.85)
    rings(a, sp(a, C, 326, 200, 46, 24), 9, "#7fae3f")
    herbs(a, sp(a, C, 326, 205, 36, 40), 6)
    cut = poly([(C, 326), around(C, 326, 262, 48), around(C, 326, 262, 51)])
    other = poly([(C, 326), around(C, 326, 262, 96), around(C, 326, 262, 99)])
    for line in (cut, other):
        a.fill(line, "#5a2a0c", 0.7, blur=1.5)
    sprig(a, C - 4, 322, 52, -30)
    fork(a, 42, 330, -4, scale=0.85)


def madeleines(a):
    table(a, "#c7d3e8", "dots")
    plate(a, C, C, 286, "#f6f1ea", rim="#8f7fb8")
    for x, y, t in ((206, 186, -30), (372, 158, 18), (494, 286, 70), (150, 338, -84), (318, 318, 8),
                    (236, 470, 200), (414, 450, 140)):
        with a.at(x, y, t):
            shell = curve([(0, 92), (-34, 60), (-66, 4), (-62, -52), (-30, -84), (0, -92),
                           (30, -84),
                           (62, -52), (66, 4), (34, 60)], closed=True)
            a.solid(shell, "#dba24f", depth=12, bevel=12, form=0.2)
            with a.clip(shell):
                for k in range(-4, 5):
                    a.stroke(curve([(0, 96), (k * 8.5, 10), (k * 17, -92)]),
                             "#8f5618", 4, 0.6, blur=1.6)
                    a.stroke(curve([(4, 96), (k * 8.5 + 6, 10), (k * 17 + 8, -92)]), "#f9dfa2", 5,
                             0.7,
                             blur=2)
            toasty(a, shell, 0, 60, 50, 40, ("#a8641f",), 8, 24, 0.25, 8)
            dust(a, -4, -40, 50, 40, 110, clip=shell)
    citrus(a, 88, 560, 52, "#f4cb2c")
    mint(a, 566, 86, 36)


def salade_nicoise(a):
    table(a, "#7fb0c9", "linen")
    plate(a, C, C, 286, "#fbf8ef", rim="#3f6fa8", flat=0.86)
    for k in range(16):
        x, y = around(C, C, a.r.uniform(90, 186), k * 22.5)
        leaf(a, x, y, a.r.uniform(66, 88), a.r.uniform(0, 360),
             a.r.choice(("#7fae4a", "#95bd57", "#6a9f42")),
             0.66)
    for x, y, t in ((232, 240, 30), (290, 210, 80), (350, 236, 130)):
        chunk(a, x, y, 40, "#c98a70", t)
        chunk(a, x + 14, y + 30, 30, "#d69c82", t + 40)
    for k in range(9):
        with a.at(430 + a.r.uniform(-10, 10), 250 + k * 12, -30 + a.r.uniform(-16, 16)):
            a.solid(box(0, 0, 130, 12, 6), a.jitter("#5f9a3a", 0.1), depth=4, bevel=3, gloss=0.3)
    for p in ((180, 380), (222, 420), (170, 440), (232, 362)):
        potato(a, *p, 34, "#eed58a")
    for x, y, t in ((324, 398, 10), (404, 434, 130), (324, 482, 250)):
        egg_half(a, x, y, 42, t, jam=True)
    for x, y, t in ((140, 268, 20), (168, 208, 60), (468, 400, 10), (494, 350, 80)):
        tomato(a, x, y, 32, t)
    for p in ((276, 330), (374, 330), (250, 296), (390, 180), (420, 484), (300, 150), (214, 470)):
        olive(a, *p, 15, "#2f2630", a.r.uniform(0, 360))
    for y, t in ((286, 12), (344, -20)):
        tube(a, [(266, y), (310, y + 8 + t * 0.3), (356, y - 4), (394, y + 6)], 11, "#9a5f45")
    onion_rings(a, sp(a, C, C, 170, 90, 8), 30)
    herbs(a, sp(a, C, C, 190, 40, 34), 6)
