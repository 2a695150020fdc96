"""Dishes of southern and south-eastern Asia."""
from common.parts import *


def pad_thai(a):
    table(a, "#5fae9a", "plain")
    plate(a, C, C, 268, "#f6efe0", rim="#c9542f")
    noodles(a, 310, 316, 184, "#d9954a", 12, 96)
    for p, t in (((236, 236), 20), ((356, 220), 120), ((256, 380), 200), ((400, 346), 300)):
        shrimp(a, *p, 46, t, "#f0804f")
    cubes(a, sp(a, 310, 316, 150, 70, 9), 32, "#e7bf72")
    for p in sp(a, 310, 316, 140, 70, 9):
        a.solid(blob(a.r, *p, 24, 16, 0.25), "#f8d35a", depth=4, bevel=4)
    shreds(a, sp(a, 458, 392, 58, 10, 56), 50, "#f6f0dc", 5)
    shreds(a, sp(a, 310, 316, 150, 40, 26), 56, "#5fa043", 6)
    nuts(a, sp(a, 220, 440, 56, 10, 60, ry=34), 7, "#dcae6c")
    nuts(a, sp(a, 310, 316, 160, 36, 34), 6, "#dcae6c")
    wedge(a, 478, 226, 54, 60)
    wedge(a, 506, 280, 46, 100)
    a.solid(blob(a.r, 148, 262, 26, 18, 0.2), "#b3281a", depth=4, bevel=5)
    chopsticks(a, 320, 590, -4, "#6b3a22", 470)


def butter_chicken(a):
    table(a, "#d9773a", "linen")
    flatbread(a, 506, 150, 150, 104, "#efd6a2", 24, 34)
    flatbread(a, 548, 226, 130, 92, "#f0d8a6", 20, 50)
    with bowl(a, 288, 344, 234, "#b9783f", "#d9622a"):
        sauce(a, 288, 344, 208, colour="#dd6526", wobble=0.01, gloss=0.55)
        for p in sp(a, 288, 344, 160, 74, 14):
            chunk(a, *p, 42, "#c2501d")
            sauce(a, p[0] + 8, p[1] + 12, 34, 17, "#df6b2b", 0.4, 0.2, 0)
        for k in range(3):
            a.stroke(arc(288, 344, 56 + k * 42, 46 + k * 40, 200 + k * 50, 210), "#fff3df", 8, 0.9,
                     blur=1.4)
        herbs(a, sp(a, 288, 344, 170, 34, 40), 8, "#4aa03a")
        a.solid(box(214, 290, 44, 34, 7, 20), "#fbe08a", depth=4, bevel=5)
    sprig(a, 300, 336, 44, -30)
    herbs(a, sp(a, 520, 180, 90, 34, 18), 6)


def pho(a):
    table(a, "#9dbb8f", "wood")
    with bowl(a, 290, 338, 246, "#f4f1ea", "#d9b782"):
        a.stroke(circle(290, 338, 234), "#2f6fa0", 5, 0.7)
        sauce(a, 290, 338, 220, colour="#c9985a", wobble=0.01, gloss=0.45)
        noodles(a, 270, 362, 166, "#fbf4e4", 13, 60)
        oil(a, 290, 338, 200, "#e9b45f", 36, 7)
        for k, p in enumerate(((330, 250), (390, 300), (396, 376), (250, 262), (330, 330))):
            shape = blob(a.r, *p, 62, 38, 0.14, 9, k * 40)
            a.solid(shape, a.jitter("#a8654e", 0.1), depth=6, bevel=6, gloss=0.3)
            with a.clip(shape):
                for j in range(4):
                    a.stroke(curve([within(a.r, *p, 60, 36) for _ in range(3)]), "#e6bfa8", 2.4,
                             0.6)
        onion_rings(a, sp(a, 290, 338, 170, 80, 9), 30, "#d8d6b0")
        rings(a, sp(a, 290, 338, 180, 28, 54), 9)
        rings(a, sp(a, 290, 338, 160, 80, 8), 11, "#d63222", "#f6d9b0")
        basil(a, 204, 420, 50)
    for k in range(4):
        leaf(a, 520 + (k % 2) * 44, 70 + k * 34, 50, 30 + k * 70, "#3f8a45", 0.5)
    wedge(a, 568, 250, 46, 70)
    chilli(a, 580, 330, 44, 100)
    chopsticks(a, 570, 470, 64, "#8a4b2a", 330)
    steam(a, 290, 280, 3, 90, 160, 0.3)


def halo_halo(a):
    table(a, "#f0a6b8", "plain")

    def inside():
        for y, colour in ((548, "#a8304a"), (500, "#f4c64a"), (452, "#63b04f"), (404, "#f4f1ea")):
            a.fill(box(C, y, 320, 62), mix(colour, "#f7efe6", 0.35))
            for _ in range(46):
                p = (a.r.uniform(180, 460), y + a.r.uniform(-24, 24))
                a.solid(blob(a.r, *p, a.r.uniform(9, 14), a.r.uniform(8, 11), 0.14, 7),
                        a.jitter(colour, 0.14), depth=3, bevel=3, gloss=0.5)
        a.fill(box(C, 320, 340, 150), "#f6fafc")
        for _ in range(240):
            p = (a.r.uniform(150, 490), a.r.uniform(240, 384))
            a.solid(blob(a.r, *p, a.r.uniform(5, 12), wobble=0.3, n=5),
                    a.r.choice(("#ffffff", "#eaf3f8", "#d5e6f0")), depth=1.5, bevel=1.2)
    for _ in range(120):
        p = within(a.r, C, 244, 140, 40)
        a.solid(blob(a.r, *p, a.r.uniform(7, 14), wobble=0.3, n=5),
                a.r.choice(("#ffffff", "#eaf3f8", "#d5e6f0")), depth=2, bevel=1.4)
    glass_side(a, C, 226, 588, 330, 250, inside)
    a.solid(blob(a.r, 262, 178, 78, 70, 0.04), "#8a5ab8", depth=9, bevel=16, gloss=0.4)
    for _ in range(40):
        p = within(a.r, 262, 178, 70, 62)
        a.fill(blob(a.r, *p, a.r.uniform(2, 6), wobble=0.3), a.r.choice(("#a37bd0", "#6f43a0")),
               0.5)
    a.solid(poly([(346, 176), (446, 160), (458, 218), (352, 232)]), "#f0bd4a", depth=8, bevel=6)
    a.solid(poly([(346, 176), (446, 160), (430, 140), (340, 154)]), "#8f4a18", depth=2, bevel=4,
            gloss=0.4)
    for p, c in (((330, 130), "#d6263a"), ((330, 222), "#63b04f"), ((214, 232), "#f4c64a")):
        a.solid(circle(*p, 19), c, depth=6, bevel=6, gloss=0.9)
    a.stroke(curve([(330, 112), (342, 84), (366, 70)]), "#5d7a35", 4)
    spoon(a, 478, 170, 30, scale=0.7)


def satay(a):
    table(a, "#7a9f5a", "wood")
    leaf_plate(a, C, C, 600, 420, "#559a47", 6)
    for k in range(6):
        skewer(a, 270 + k * 9, 166 + k * 52, 430, -10 + k * 2, [(25, "#a5581f")] * 6)
        for _ in range(6):
            p = within(a.r, 290 + k * 9, 162 + k * 52, 130, 9)
            sauce(a, *p, 15, 6, "#6b3310", 0.7, 0.25, 0)
    saucer(a, 526, 220, 82, "#7a4a2c", "#9a5a22")
    nuts(a, sp(a, 526, 220, 50, 15, 22), 6, "#d9a866")
    for k in range(4):
        cubes(a, [(490 + (k % 2) * 56, 388 + k // 2 * 52)], 48, "#f3efd8", 0.2)
    for k in range(3):
        cucumber(a, 520 + k * 26, 318 + k * 6, 26)
    chilli(a, 130, 520, 50, 10)
    onion_rings(a, sp(a, 440, 470, 40, 26, 6), 20)


def nasi_goreng(a):
    table(a, "#d9a44a", "linen")
    plate(a, C, C, 268, "#3f6a6f", rim="#e9c46a")
    grains(a, 306, 324, 164, 148, "#b3702f", 1000)
    herbs(a, sp(a, 306, 324, 150, 30, 40), 8)
    cubes(a, sp(a, 306, 324, 140, 46, 16), 15, "#ee8a2e")
    pulses(a, sp(a, 306, 324, 140, 44, 18), 8, "#7fb846")
    for p, t in (((220, 400), 20), ((386, 414), 200)):
        shrimp(a, *p, 42, t)
    fried_egg(a, 306, 290, 98)
    rings(a, sp(a, 306, 290, 100, 46, 9), 9, "#c9302a", "#f3d6a8")
    for k, p in enumerate(((478, 200), (500, 262), (440, 160))):
        shape = blob(a.r, *p, 54, 42, 0.12, 9, k * 40)
        a.solid(shape, "#f7d3b4", depth=8, bevel=7, gloss=0.2)
        for q in sp(a, *p, 36, 13, 14):
            a.stroke(circle(*q, a.r.uniform(2.5, 5)), "#d99a70", 1.4, 0.6)
    for k in range(4):
        cucumber(a, 462 + k * 8, 366 + k * 24, 30)
    for k in range(2):
        tomato(a, 170 + k * 40, 190 - k * 26, 32, k * 30)


def laksa(a):
    table(a, "#5f9fa8", "tile")
    with bowl(a, C, C, 256, "#f3ede0", "#e0803a"):
        a.stroke(circle(C, C, 244), "#c0392b", 5, 0.7)
        sauce(a, C, C, 230, colour="#e5853a", wobble=0.01, gloss=0.5)
        noodles(a, 300, 340, 160, "#fbf1dc", 9, 56)
        oil(a, C, C, 214, "#cf4314", 70, 9)
        for p in sp(a, 270, 260, 110, 74, 7):
            a.solid(box(*p, 54, 50, 10, a.r.uniform(0, 90)), "#c98a3a", depth=7, bevel=9)
            herb = sp(a, *p, 18, 9, 7)
            seeds(a, herb, 2, "#8a561d")
        for p, t in (((410, 250), 20), ((440, 340), 120), ((390, 420), 220)):
            shrimp(a, *p, 50, t)
        egg_half(a, 232, 404, 52, 30, jam=False)
        shreds(a, sp(a, 330, 470, 60, 9, 40, ry=26), 46, "#f8f2de", 5)
        sprig(a, 330, 310, 50, -30, "#4aa03a")
        rings(a, sp(a, C, C, 180, 80, 8), 10, "#d63222", "#f6d9b0")
    wedge(a, 560, 566, 48, 20)
    steam(a, C, 260, 3, 90, 150, 0.26)


def chicken_rice(a):
    table(a, "#e3d3a8", "plain")
    plate(a, C, 326, 268, "#f7faf7", rim="#5fa08a")
    grains(a, 216, 272, 104, 96, "#f8eecb", 560)
    for k in range(7):
        cucumber(a, 300 + k * 32, 436 - k * 3, 30)
    for k in range(7):
        with a.at(322 + k * 26, 352 - k * 6, -16):
            a.solid(box(0, 0, 36, 132, 13), "#f8ecd2", depth=7, bevel=7)
            a.fill(box(-12, 0, 10, 124, 6), "#eebc62", 0.9)
            a.fill(box(-14, -10, 4, 90, 2), "#fff6df", 0.7)
    sprig(a, 396, 262, 40, -20, "#4aa03a")
    for x, colour in ((110, "#d2361c"), (218, "#c9d07a"), (326, "#2a120b")):
        saucer(a, x, 80, 48, "#f4f1ea", colour)
    with bowl(a, 540, 110, 84, "#f4f1ea", "#ecd9a0"):
        sauce(a, 540, 110, 72, colour="#e9d08a", wobble=0.01)
        rings(a, sp(a, 540, 110, 50, 16, 14), 6)


def hoppers(a):
    table(a, "#c95f45", "linen")
    leaf_plate(a, C, 326, 610, 520, "#4f8f45", -10)
    for x, y, r, egg in ((246, 256, 170, True), (438, 438, 140, False)):
        shape = blob(a.r, x, y, r, wobble=0.02, n=18)
        a.solid(shape, "#c98a3f", depth=16, bevel=4)
        for k, tone in enumerate(("#dda656", "#e9c27a", "#f3dba6", "#faeccb", "#fff8e6")):
            a.fill(circle(x, y, r * (0.95 - k * 0.13)), tone, 0.85, blur=r * 0.05)
        for p in sp(a, x, y, r * 0.9, r * 0.055, 240):
            d = ((p[0] - x) ** 2 + (p[1] - y) ** 2) ** 0.5 / r
            if d > 0.5:
                a.fill(circle(*p, a.r.uniform(1.5, 4) * d), "#9a5f24", 0.4)
        a.stroke(shape, "#a86a2a", 5, 0.7, blur=1.4)
        a.stroke(arc(x, y, r * 0.72, r * 0.72, 20, 120), "#ffffff", 9, 0.4, blur=6)
        if egg:
            fried_egg(a, x, y, r * 0.48)
            seeds(a, sp(a, x, y, r * 0.4, 14, 22), 1.8, "#2a1a12")
    saucer(a, 506, 190, 66, "#8a5a35", "#b3281a")
    onion_rings(a, sp(a, 506, 190, 38, 22, 8), 15)
    saucer(a, 150, 510, 60, "#8a5a35", "#f6efdc")
    herbs(a, sp(a, 150, 510, 36, 12, 14), 5)


def momo(a):
    table(a, "#8f5f8f", "plain")
    plate(a, C, C, 268, "#b58a4f", rim="#e9c88a")
    for k in range(9):
        x, y = around(C, C, 166, k * 40)
        dumpling_half(a, x, y, 136, k * 40 + 90, "#f6ecd6", 0.0, 10)
    saucer(a, C, C, 78, "#f4efe4", "#e0631f")
    seeds(a, sp(a, C, C, 46, 12, 22), 3, "#fbedc9")
    herbs(a, sp(a, C, C, 46, 18, 9), 6, "#4aa03a")
    chilli(a, 566, 82, 50, 30)
    steam(a, C, 240, 3, 110, 170, 0.3)


def ema_datshi(a):
    table(a, "#d9a83f", "dots")
    with bowl(a, 280, 340, 234, "#8a3a2a", "#f3e2b0"):
        sauce(a, 280, 340, 210, colour="#f2dc9a", wobble=0.01, gloss=0.6)
        for k, p in enumerate(sp(a, 280, 340, 160, 50, 26)):
            chilli(a, *p, a.r.uniform(46, 58), a.r.uniform(0, 360),
                   ("#4f9a3a", "#cf2f1e", "#6bb04a")[k % 3], stem=False)
        for _ in range(14):
            p = within(a.r, 280, 340, 170)
            sauce(a, *p, a.r.uniform(20, 44), a.r.uniform(10, 20), "#f7e6b2", 0.6, 0.2, 1)
        for p in sp(a, 280, 340, 150, 84, 7):
            a.solid(blob(a.r, *p, 22, 16, 0.16), "#d63a26", depth=4, bevel=5, gloss=0.5)
    with bowl(a, 530, 148, 104, "#6a3a22", "#c98a78"):
        grains(a, 530, 148, 88, 88, "#c58a78", 340)
    steam(a, 280, 280, 3, 80, 140, 0.28)
