"""Dishes of China, Japan, Korea, Mongolia and Taiwan."""
from common.parts import *


def nigiri(a, x, y, turn, colour, stripes):
    with a.at(x, y, turn):
        grains(a, 0, 12, 72, 36, "#fdfaf0", 200, 4)
        shape = curve([(-84, 8), (-60, -26), (0, -38), (60, -28), (86, 6), (56, 26), (0, 22),
                       (-56, 28)], closed=True)
        a.solid(shape, colour, depth=6, bevel=9, gloss=0.5)
        with a.clip(shape):
            for k in range(-4, 5):
                a.stroke(curve([(k * 22 - 12, -44), (k * 22 + 10, -8), (k * 22 - 2, 34)]), stripes,
                         3.4, 0.65, blur=0.8)


def maki(a, x, y, r, filling):
    a.solid(circle(x, y, r), "#1f2b26", depth=9, bevel=3)
    grains(a, x, y, r * 0.74, r * 0.74, "#fdfaf0", 80, 3.6)
    for k, colour in enumerate(filling):
        px, py = around(x, y, r * 0.2 if len(filling) > 1 else 0, k * 360 / len(filling))
        a.solid(box(px, py, r * 0.46, r * 0.4, 5, k * 60), colour, depth=2, bevel=3, gloss=0.4)


def sushi(a):
    table(a, "#a7bfae", "plain")
    slate(a, C, C, 570, 470, "#42494f", -3)
    for k, (colour, stripes) in enumerate((("#f27b4a", "#fbd2b8"), ("#c9263a", "#e87a80"),
                                           ("#f7e8da", "#f0b7a4"))):
        nigiri(a, 190, 206 + k * 108, -12, colour, stripes)
    for i in range(2):
        for j in range(3):
            maki(a, 372 + i * 106, 206 + j * 104, 46,
                 (("#f27b4a",), ("#7fb24a",), ("#f27b4a", "#f5c63a", "#7fb24a"))[j])
    for p in sp(a, 330, 486, 40, 15, 7, ry=16):
        a.solid(blob(a.r, *p, 20, 12, 0.2), "#f7c9b4", depth=4, bevel=4)
    a.solid(blob(a.r, 236, 490, 26, 20, 0.14), "#a3c35a", depth=5, bevel=6)
    saucer(a, 560, 548, 62, "#f2efe8", "#2a120b")
    chopsticks(a, 330, 66, 4, "#a8552f", 500)


def bibimbap(a):
    table(a, "#b9a58c", "wood")
    with bowl(a, C, C, 256, "#39332f", "#f4eee2"):
        grains(a, C, C, 232, 232, "#fcf8ec", 700)
        parts = ((0, "#f0892c"), (60, "#3f7f3a"), (120, "#f0ead0"), (180, "#7d4526"),
                 (240, "#e9d9a0"), (300, "#6a4a34"))
        for turn, colour in parts:
            x, y = around(C, C, 146, turn)
            shreds(a, sp(a, x, y, 74, 9, 120), 54, colour, 7)
        for turn, colour in ((30, "#c9302a"), (150, "#8cc152")):
            x, y = around(C, C, 176, turn)
            shreds(a, sp(a, x, y, 34, 10, 26), 36, colour, 6)
        fried_egg(a, C, 312, 88, "#f39a1a")
        a.solid(blob(a.r, 392, 400, 40, 32, 0.12), "#b3201a", depth=5, bevel=7, gloss=0.8)
        seeds(a, sp(a, C, C, 200, 20, 90), 3, "#fbedc9")
        rings(a, sp(a, C, C, 200, 60, 14), 7)
    chopsticks(a, 560, 330, 86, "#b9bcc2", 520)


def mapo_tofu(a):
    table(a, "#b5483a", "plain")
    with bowl(a, C, C, 252, "#f0e9dc", "#a32414"):
        sauce(a, C, C, 226, colour="#a8260f", wobble=0.01, gloss=0.6)
        for p in sp(a, C, C, 200, 17, 170):
            chunk(a, *p, 9, "#5a2413", seared=False)
        cubes(a, sp(a, C, C, 182, 58, 36), 60, "#f9eed6", 0.3, 8, 0.03)
        for _ in range(16):
            p = within(a.r, C, C, 180)
            sauce(a, *p, a.r.uniform(14, 30), a.r.uniform(9, 15), "#b52c10", 0.7, 0.25, 0)
        oil(a, C, C, 200, "#ef4f14", 60, 9)
        rings(a, sp(a, C, C, 186, 34, 44), 9)
        seeds(a, sp(a, C, C, 190, 26, 60), 2.6, "#3a1c10")
    for p in sp(a, 560, 570, 48, 22, 12):
        a.solid(circle(*p, 7), "#7a2a1c", depth=4, bevel=2)
    chilli(a, 80, 560, 56, -30)
    chilli(a, 110, 596, 50, 10)
    steam(a, C, 270, 3, 80, 150, 0.26)


def xiaolongbao(a):
    table(a, "#8fb0a0", "linen")
    with steamer(a, 300, 322, 262):
        a.solid(circle(300, 322, 216), "#e9e4d2", depth=4, bevel=0, form=0.05)
        dumpling_round(a, 300, 322, 72, "#f8efdd", 18)
        for k in range(6):
            px, py = around(300, 322, 146, k * 60 + 12)
            dumpling_round(a, px, py, 70, "#f8efdd", 18)
    saucer(a, 552, 104, 68, "#f2efe8", "#33150c")
    shreds(a, sp(a, 552, 104, 34, 10, 16), 30, "#f0d890", 4)
    steam(a, 300, 250, 4, 90, 180, 0.36)


def beef_noodle_soup(a):
    table(a, "#c8a06c", "wood")
    with bowl(a, C, C, 256, "#b8342c", "#8a4318"):
        sauce(a, C, C, 230, colour="#7d3614", wobble=0.01, gloss=0.4)
        noodles(a, 300, 330, 176, "#f0d79a", 11, 74)
        oil(a, C, C, 210, "#d9531a", 40, 8)
        for p in sp(a, 384, 260, 96, 66, 8):
            chunk(a, *p, 46, "#6a3219")
        for k in range(5):
            leaf(a, 176 + k * 16, 240 - k * 18, 66, -60 + k * 14, "#4f9a45", 0.46)
            a.stroke(curve([(196 + k * 14, 300 - k * 8), (210 + k * 12, 350)]), "#dcecc0", 11, 0.9)
        for p in sp(a, 420, 420, 48, 11, 46):
            a.solid(box(*p, 17, 9, 3, a.r.uniform(0, 90)), a.jitter("#8f8a34", 0.16), depth=3,
                    bevel=2)
        rings(a, sp(a, C, C, 190, 34, 40), 9)
        rings(a, sp(a, C, C, 190, 90, 8), 11, "#c9302a", "#f3d6a8")
    chopsticks(a, 330, 74, -8, "#2f2622", 500)
    steam(a, C, 250, 3, 84, 150, 0.24)


def ramen(a):
    table(a, "#d8a24a", "plain")
    with bowl(a, C, C, 260, "#23303f", "#e6c68f"):
        sauce(a, C, C, 234, colour="#dcb274", wobble=0.01, gloss=0.4)
        noodles(a, 330, 344, 180, "#f4d680", 9, 84)
        oil(a, C, C, 214, "#e8a53a", 50, 8)
        for k in range(3):
            a.solid(box(466 - k * 8, 156 + k * 20, 128, 150, 3, 24 - k * 6), "#1d2b24", depth=9,
                    bevel=3)
        slice_meat(a, 226, 236, 84, 72, "#c58a63", -20)
        slice_meat(a, 300, 190, 80, 70, "#b87a54", 30)
        egg_half(a, 400, 330, 56, -20)
        egg_half(a, 470, 400, 56, 30)
        for k in range(5):
            a.solid(box(196 + k * 15, 404 + k * 11, 118, 22, 6, -34), a.jitter("#c99a52", 0.08),
                    depth=5, bevel=4)
        a.solid(blob(a.r, 356, 468, 46, wobble=0.09, n=16), "#fdf8f2", depth=6, bevel=4)
        for k in range(4):
            a.stroke(arc(356, 468, 26 - k * 6, 26 - k * 6, k * 80, 250), "#ea6a90", 5)
        rings(a, sp(a, 300, 330, 90, 19, 48), 9)
    chopsticks(a, 330, 590, 6, "#8f3226", 520)
    steam(a, 290, 260, 3, 90, 160, 0.26)


def buuz(a):
    table(a, "#7f9fc9", "linen")
    plate(a, C, C, 268, "#f4f6f8", rim="#2f5f9f")
    for k in range(7):
        x, y = (C, C) if k == 6 else around(C, C, 130, k * 60)
        dumpling_round(a, x, y, 66, "#f3e7cd", 20, filling="#8a5638")
    herbs(a, sp(a, C, C, 190, 50, 16), 6)
    shreds(a, sp(a, 548, 560, 44, 12, 26), 36, "#f08a2c", 5)
    saucer(a, 90, 92, 64, "#2f5f9f", "#f4ead2")
    steam(a, C, 270, 3, 100, 170, 0.36)
