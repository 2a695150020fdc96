"""Dishes of Africa and Oceania, and one of no country."""
import math

from common.parts import *


def jollof(a):
    table(a, "#4f9a5f", "linen")
    plate(a, C, C, 270, "#fbf4e2", rim="#2f7f4f")
    grains(a, 296, 312, 170, 156, "#d9541f", 1250, 4.6)
    for p in sp(a, 296, 312, 150, 60, 12):
        a.solid(box(*p, 30, 9, 3, a.r.uniform(0, 180)), a.jitter("#c9261c", 0.1), depth=3, bevel=2)
    pulses(a, sp(a, 296, 312, 150, 50, 18), 7, "#7fae3f")
    drumstick(a, 396, 276, 112, -150, "#9a4f1c")
    for k in range(5):
        a.solid(oval(430 + k * 4, 370 + k * 24, 48, 22, -14), "#c9791f", depth=6, bevel=7,
                gloss=0.4)
        a.fill(oval(430 + k * 4, 370 + k * 24, 30, 11, -14), "#f2b848", 0.75, blur=4)
    leaf(a, 232, 240, 44, 30, "#6f8a3f", 0.4)
    onion_rings(a, sp(a, 210, 430, 50, 30, 6), 24)
    for p, c in (((90, 90), "#d6331f"), ((140, 66), "#f0a51f")):
        a.solid(blob(a.r, *p, 28, 25, 0.12, 7), c, depth=8, bevel=7, gloss=0.8)
        a.stroke(curve([(p[0], p[1] - 20), (p[0] + 6, p[1] - 38)]), "#5d8a35", 6)


def doro_wat(a):
    table(a, "#c9a13f", "wood")
    plate(a, C, C, 290, "#a8703f", rim="#6a3a1c", flat=0.94)
    flatbread(a, C, C, 262, 260, "#c3ab8a", 0, 0, 900)
    sauce(a, C, 310, 124, 112, "#8a1f10", 0.5, 0.1)
    drumstick(a, 300, 282, 104, 12, "#a8481c")
    egg_whole(a, 380, 346, 40, 20, "#f0d3b4")
    egg_whole(a, 316, 372, 38, -30, "#f0d3b4")
    for x, y, c in ((160, 260, "#e0a92f"), (476, 250, "#4f7f3a"), (190, 430, "#b8632a"),
                    (456, 430, "#e7dcc0"), (318, 142, "#b84a2a"), (322, 496, "#5f8f3f")):
        sauce(a, x, y, 56, 46, c, 0.35, 0.14)
        for p in sp(a, x, y, 42, 12, 26, ry=34):
            a.fill(blob(a.r, *p, 6, 4, 0.3), a.jitter(c, 0.3), 0.7)
    for k, (x, y) in enumerate(((70, 560), (120, 590), (560, 570))):
        with a.at(x, y, k * 40):
            a.solid(box(0, 0, 130, 46, 22), "#c3ab8a", depth=9, bevel=8)
            for _ in range(50):
                a.fill(circle(a.r.uniform(-58, 58), a.r.uniform(-18, 18), 1.7), "#7f6a4f", 0.5)


def tajine(a):
    table(a, "#4f86a8", "tile")
    with bowl(a, 280, 356, 234, "#b8592f", "#d9a24a"):
        sauce(a, 280, 356, 208, colour="#d9962f", wobble=0.01, gloss=0.5)
        for x, y, t in ((222, 300, 20), (344, 330, 160), (256, 430, -20)):
            drumstick(a, x, y, 106, t, "#a8541d")
        for k in range(5):
            wedge(a, *around(280, 356, 164, k * 72 + 30), 42, k * 72 + 120, "#f2c92f")
        for p in sp(a, 280, 356, 168, 66, 10):
            olive(a, *p, 14, a.r.choice(("#6f7a35", "#5a662f", "#59334a")), a.r.uniform(0, 360))
        shreds(a, sp(a, 280, 356, 160, 70, 8), 40, "#f0d07a", 5)
        herbs(a, sp(a, 280, 356, 170, 30, 46), 8)
    lid = circle(516, 138, 118)
    a.solid(lid, "#b8592f", depth=18, bevel=12)
    for k, tone in ((0.8, "#c66a3a"), (0.58, "#b8592f"), (0.36, "#cf7a48")):
        a.solid(circle(516 - (1 - k) * 18, 138 - (1 - k) * 26, 118 * k), tone, depth=5, bevel=8)
    a.solid(circle(500, 112, 24), "#a84e28", depth=10, bevel=7, gloss=0.4)
    for k in range(20):
        px, py = around(516, 138, 105, k * 18)
        a.fill(circle(px, py, 4.4), "#f3dfb4", 0.85)
    steam(a, 270, 290, 3, 80, 150, 0.28)


def bobotie(a):
    table(a, "#d9a55f", "linen")
    with dish(a, 296, 330, 500, 400, "#3f7f8f", -4, 46) as (w, h):
        a.solid(box(0, 0, w, h, 34), "#e9b23f", depth=0, bevel=16, form=0.12)
        for _ in range(60):
            p = within(a.r, 0, 0, w * 0.5, h * 0.5)
            a.fill(blob(a.r, *p, a.r.uniform(10, 36), a.r.uniform(6, 18), 0.25),
                   a.r.choice(("#f6d574", "#b8651f", "#f8e29a", "#c97f2a")), 0.36, blur=6)
        for x, y, t in ((-130, -70, 30), (0, 20, -20), (130, -60, 60), (120, 90, 10),
                        (-120, 90, -50)):
            leaf(a, x, y, 56, t, "#6a7f3a", 0.36)
        for p in sp(a, 0, 0, 190, 70, 10, ry=130):
            almond(a, *p, 15, a.r.uniform(0, 360))
        wedge_cut = poly([(60, h / 2), (w / 2, h / 2), (w / 2, 66), (60, 60)])
        a.fill(wedge_cut, "#2a1208", 0.3, blur=6)
        a.solid(wedge_cut, "#6a3418", depth=0, bevel=8)
        for _ in range(150):
            p = (a.r.uniform(66, w / 2), a.r.uniform(72, h / 2))
            a.fill(blob(a.r, *p, a.r.uniform(3, 8), wobble=0.3, n=6),
                   a.r.choice(("#8a4a24", "#4a220e", "#a8622f", "#e09a3a")), 0.7)
    with bowl(a, 566, 110, 82, "#f4efe2", "#f2c84f"):
        grains(a, 566, 110, 68, 68, "#f2c53f", 220)
        for p in sp(a, 566, 110, 48, 26, 6):
            a.solid(circle(*p, 6), "#5a2a22", depth=2, bevel=2)
    saucer(a, 578, 560, 52, "#f4efe2", "#b8481f")


def thieboudienne(a):
    table(a, "#d9823f", "dots")
    with bowl(a, C, C, 276, "#e9dfca", "#c9602a", rim=0.08):
        grains(a, C, C, 256, 256, "#cf6a2a", 1500, 4.6)
        fish_whole(a, 312, 306, 116, -18, "#a8703a")
        for x, y, t in ((170, 240, 10), (220, 190, 40)):
            with a.at(x, y, t):
                a.solid(curve([(-70, -10), (40, -20), (78, 0), (40, 20), (-70, 14)], closed=True),
                        "#ea8a2e", depth=7, bevel=8)
        for x, y, t in ((430, 440, 30), (170, 410, -20)):
            with a.at(x, y, t):
                a.solid(box(0, 0, 112, 46, 16), "#f7eed4", depth=7, bevel=8)
                a.stroke(curve([(-50, 0), (50, 2)]), "#d6c494", 2.4, 0.7)
        for k in range(4):
            leaf(a, 420 + k * 18, 180 + k * 12, 78, 60 + k * 26, "#b9d27a", 0.7)
        for x, y in ((300, 460), (350, 480)):
            a.solid(oval(x, y, 24, 56, 50), "#5a2f5f", depth=7, bevel=9, gloss=0.6)
        a.solid(blob(a.r, 500, 330, 30, 27, 0.1, 7), "#e8a51f", depth=7, bevel=7, gloss=0.8)
        herbs(a, sp(a, C, C, 210, 40, 44), 8)
        wedge(a, 470, 280, 44, 40)
        wedge(a, 236, 480, 42, -10)


def pavlova(a):
    table(a, "#a9cfc0", "plain")
    plate(a, C, C, 276, "#f2f6f4", rim="#6fae9a", flat=0.84)
    for k in range(15):
        px, py = around(C, C, 172, k * 24)
        a.solid(blob(a.r, px, py, 58, 50, 0.1, 8, k * 24), "#f8ecd6", depth=9, bevel=14, form=0.14)
    a.solid(blob(a.r, C, C, 180, wobble=0.03), "#fbf2e0", depth=0, bevel=20, form=0.08)
    for k in range(13):
        px, py = around(C, C, 128, k * 27.7)
        a.solid(blob(a.r, px, py, 46, 38, 0.12), "#fffdf9", depth=6, bevel=11, form=0.07)
    a.solid(circle(C, C, 130), "#fffdf9", depth=0, bevel=8, form=0.05)
    for p in ((250, 250), (392, 280), (300, 400), (240, 350), (400, 380)):
        kiwi(a, *p, 42)
    for k, p in enumerate(((320, 232), (214, 300), (356, 340), (430, 330), (350, 430), (300, 310))):
        strawberry(a, *p, 42, k * 63)
    for p in sp(a, C, C, 140, 50, 12):
        berry(a, *p, 13, "#41508f")
    for k in range(6):
        p = within(a.r, C, C, 110)
        sauce(a, *p, 22, 14, "#f0a91f", 0.7, 0.2, 1)
        seeds(a, sp(a, *p, 15, 8, 6), 2.4, "#1e1a12")
    leaf(a, 334, 288, 30, -40, "#4fa45a", 0.55)
    leaf(a, 300, 276, 28, 200, "#4fa45a", 0.55)


def lamington(a):
    table(a, "#e0a2a8", "linen")
    plate(a, C, 340, 270, "#fbf8f2", rim="#8a4a3a")
    for cx, cy in ((320, 190), (206, 300), (436, 300), (320, 394)):
        w, h, d = 102, 56, 92
        top = [(cx - w, cy), (cx, cy - h), (cx + w, cy), (cx, cy + h)]
        left = [top[0], top[3], (cx, cy + h + d), (cx - w, cy + d)]
        right = [top[3], top[2], (cx + w, cy + d), (cx, cy + h + d)]
        a.shadow(poly([top[0], top[1], top[2], (cx + w, cy + d), (cx, cy + h + d),
                       (cx - w, cy + d)]),
                 18, 0.45)
        for face, tone in ((left, "#5a2a18"), (right, "#43200f"), (top, "#6a3520")):
            a.solid(poly(face), tone, depth=0, bevel=7)
            xs, ys = [p[0] for p in face], [p[1] for p in face]
            with a.clip(poly(face)):
                for _ in range(170):
                    p = (a.r.uniform(min(xs), max(xs)), a.r.uniform(min(ys), max(ys)))
                    turn = a.r.uniform(0, 180)
                    a.fill(oval(p[0] + 1, p[1] + 2, 7, 2.2, turn), "#1c0a04", 0.4)
                    a.fill(oval(*p, 7, 2, turn), a.r.choice(("#fffdf8", "#f3e8d6")), 0.95)
    cut = [(320, 450), (422, 394), (422, 486), (320, 542)]
    a.solid(poly([(326, 456), (416, 407), (416, 480), (326, 530)]), "#f2cf7a", depth=0, bevel=4)
    a.solid(poly([(326, 488), (416, 439), (416, 451), (326, 500)]), "#c92a3f", depth=0, bevel=2)
    for _ in range(40):
        p = within(a.r, 372, 468, 40, 34)
        a.fill(circle(*p, a.r.uniform(1, 2.4)), "#d9a94a", 0.5)
    crumbs(a, C, 520, 190, 40, "#fffaf0", 40)


def space_ice_cream(a):
    table(a, "#23306a", "plain")
    for _ in range(150):
        p = (a.r.uniform(0, SIZE), a.r.uniform(0, SIZE))
        a.fill(circle(*p, a.r.uniform(0.7, 2.4)), "#ffffff", a.r.uniform(0.3, 0.9))
    a.fill(circle(560, 90, 150), "#8fb0ff", 0.25, blur=40)
    a.solid(circle(560, 92, 84), "#5f8fd0", depth=0, bevel=16)
    with a.clip(circle(560, 92, 84)):
        for _ in range(7):
            p = within(a.r, 560, 92, 80)
            a.fill(blob(a.r, *p, 34, 18, 0.3), "#6fae6a", 0.8, blur=3)
        for _ in range(6):
            p = within(a.r, 560, 92, 80)
            a.fill(oval(*p, 38, 7, -20), "#ffffff", 0.7, blur=4)
    with a.at(310, 340, -14):
        a.shadow(box(0, 0, 380, 250, 18), 26, 0.6)
        for k, colour in enumerate(("#6a3a22", "#f7ecd2", "#ef9aa8")):
            a.solid(box(0, -84 + k * 84, 372, 86, 14), colour, depth=0, bevel=10)
            for _ in range(90):
                p = (a.r.uniform(-180, 180), -84 + k * 84 + a.r.uniform(-38, 38))
                a.fill(blob(a.r, *p, a.r.uniform(1, 5), wobble=0.3, n=6),
                       a.r.choice((light(colour, 0.5), dark(colour, 0.35))), 0.5)
        bite = [(196, -80), (150, -46), (170, -10), (140, 20), (160, 60), (196, 70)]
        a.fill(curve(bite, closed=True), "#2a386f")
        wrap = poly([(-226, -140), (-70, -140), (-84, -100), (-66, -60), (-86, -20), (-68, 20),
                     (-88, 60), (-70, 100), (-84, 140), (-226, 140)])
        a.solid(wrap, "#b9c0cc", depth=12, bevel=6, form=0.3)
        with a.clip(wrap):
            for _ in range(26):
                p, q = within(a.r, -150, 0, 90, 150), within(a.r, -150, 0, 90, 150)
                a.stroke(poly([p, q]), a.r.choice(("#ffffff", "#6a7180")), 3, 0.3, blur=2)
        a.solid(circle(-150, 0, 40), "#d6423a", depth=0, bevel=4)
        a.solid(curve([(-150, -28), (-136, 0), (-140, 22), (-160, 22), (-164, 0)], closed=True),
                "#ffffff", depth=0, bevel=3)
    crumbs(a, 500, 330, 90, 120, "#ef9aa8", 24)
    crumbs(a, 500, 260, 80, 100, "#f7ecd2", 20)
