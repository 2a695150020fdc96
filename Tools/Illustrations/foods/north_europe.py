"""Dishes of northern, central and eastern Europe."""
import math

from common.parts import *


def borscht(a):
    table(a, "#d9b38c", "linen")
    cloth(a, 500, 510, 280, 210, "#f4efe6", 24, "#b5202f")
    with bowl(a, C, 314, 238, "#f3ede2", "#8f1230"):
        sauce(a, C, 314, 216, colour="#9c1438", wobble=0.01, gloss=0.4)
        shreds(a, sp(a, C, 314, 180, 26, 50), 44, "#b8204a", 6)
        shreds(a, sp(a, C, 314, 180, 44, 18), 40, "#e78a35", 5)
        cubes(a, sp(a, C, 314, 170, 64, 9), 30, "#eecb86")
        oil(a, C, 314, 190, "#e8632a", 30, 8)
        a.solid(blob(a.r, 330, 300, 66, 52, 0.12), "#fffaf3", depth=6, bevel=12, gloss=0.6,
                form=0.08)
        a.stroke(arc(330, 300, 34, 24, 20, 250), "#e9d5d0", 5, 0.8, blur=2)
        herbs(a, sp(a, C, 306, 150, 24, 46), 8, "#5ba744")
    sprig(a, 340, 296, 36, -30, "#5ba744")
    for x, y in ((78, 90), (150, 66)):
        a.solid(circle(x, y, 44), "#c98a3f", depth=10, bevel=11, gloss=0.4)
        herbs(a, sp(a, x, y, 30, 12, 8), 5)


def pierogi(a):
    table(a, "#8fae8b", "dots")
    plate(a, C, C, 264, "#fdf9f0", rim="#c0392b")
    for k, (x, y, t) in enumerate(((214, 230, -20), (372, 206, 14), (200, 352, 30), (330, 318, -8),
                                   (458, 322, 40), (286, 440, 12), (420, 436, -24))):
        dumpling_half(a, x, y, 150, t, "#f6e8c4", 0.4, 11)
    for p in sp(a, C, C, 170, 34, 30):
        chunk(a, *p, 8, "#b8682c")
    shreds(a, sp(a, C, C, 165, 40, 22), 30, "#c98a3a", 4)
    herbs(a, sp(a, C, C, 180, 36, 26), 7)
    saucer(a, 540, 110, 66, "#c0392b", "#fffaf0")


def goulash(a):
    table(a, "#c98b5b", "wood")
    with pan(a, C, 330, 236, "#33302f", 0, 2):
        sauce(a, C, 330, 216, colour="#a82c14", wobble=0.01)
        for p in sp(a, C, 330, 180, 62, 20):
            chunk(a, *p, 36, "#6e351d")
        for p in sp(a, C, 330, 180, 80, 9):
            potato(a, *p, 27)
        for p in sp(a, C, 330, 180, 84, 7):
            carrot(a, *p, 19)
        for p in sp(a, C, 330, 185, 90, 7):
            a.solid(box(*p, 52, 13, 5, a.r.uniform(0, 180)), "#d33a22", depth=4, bevel=3, gloss=0.5)
        oil(a, C, 330, 195, "#f0641e", 46, 9)
        herbs(a, sp(a, C, 330, 180, 44, 24), 7)
    chilli(a, 540, 560, 58, -20)
    chilli(a, 500, 596, 52, 8, "#b3241a")
    steam(a, C, 280, 3, 80, 150, 0.26)


def schnitzel(a):
    table(a, "#b9cbb0", "linen")
    plate(a, C, C, 266, "#fbf8f1", rim="#4f7d4f")
    for x, y, rx, ry, t in ((296, 284, 158, 110, -14), (344, 372, 150, 98, 12)):
        shape = blob(a.r, x, y, rx, ry, 0.09, 13, t)
        a.solid(shape, "#d79a3f", depth=12, bevel=9)
        with a.clip(shape):
            for _ in range(260):
                p = within(a.r, x, y, rx * 1.05)
                a.fill(blob(a.r, *p, a.r.uniform(2, 5.5), wobble=0.3, n=6),
                       a.r.choice(("#b87328", "#efc06a", "#f3cf85", "#9a5a1d")), 0.5)
            for _ in range(7):
                line = curve([within(a.r, x, y, rx) for _ in range(3)])
                a.stroke(line, "#8a4f18", 7, 0.22, blur=4)
                a.stroke(line, "#f7d792", 4, 0.3, blur=3)
    citrus(a, 318, 320, 46, "#f2c733")
    sprig(a, 372, 290, 40, -30)
    for p in sp(a, 168, 420, 52, 34, 6):
        potato(a, *p, 28)
    herbs(a, sp(a, 168, 420, 60, 18, 16), 6)
    for p in sp(a, 482, 238, 26, 16, 8):
        berry(a, *p, 9, "#b3182d")


def pretzel(a):
    table(a, "#8fb3d3", "dots")
    board(a, C, C, 580, 480, "#c2905a", -4)
    loop = [(300, 470), (214, 440), (130, 330), (150, 210), (232, 168), (312, 232), (352, 330),
            (420, 446), (470, 470)]
    other = [(640 - x, y) for x, y in loop]
    body = curve([(220, 470)] + [(160, 400), (116, 300), (150, 206), (236, 180), (306, 250),
                                 (352, 350), (432, 448), (470, 462)])
    back = curve([(420, 470), (480, 400), (524, 300), (490, 206), (404, 180), (334, 250),
                  (288, 350), (208, 448), (170, 462)])
    belly = curve([(160, 400), (220, 478), (320, 500), (420, 478), (480, 400)])
    for path, w in ((belly, 62), (back, 46), (body, 46)):
        a.stroke(path, "#2a1208", w + 4, 0.35, blur=12)
        for k, (tone, part, alpha) in enumerate((("#5a280e", 1.0, 1), ("#8a4518", 0.9, 1),
                                                 ("#a85a22", 0.66, 0.8), ("#c97f3a", 0.36, 0.6))):
            a.c.save()
            a.c.translate(-k * 1.6, -k * 2.2)
            a.stroke(path, tone, w * part, alpha, blur=0 if k < 2 else 4)
            a.c.restore()
        a.c.save()
        a.c.translate(-7, -11)
        a.stroke(path, "#ffe2b8", 4, 0.4, blur=3)
        a.c.restore()
    gash = curve([(236, 486), (280, 478), (330, 480), (404, 484), (330, 508), (270, 506)],
                 closed=True)
    a.solid(gash, "#f3ddb0", depth=0, bevel=4)
    for p in sp(a, C, 330, 190, 22, 190):
        if any((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 < 330 for q in
               ((150, 206), (130, 250), (122, 300), (236, 186), (270, 210), (404, 186), (370, 210),
                (490, 206), (512, 260), (518, 310), (200, 450), (440, 450), (320, 300), (300, 250),
                (340, 270), (160, 390), (480, 390), (180, 184), (460, 186))):
            a.solid(box(*p, 10, 9, 2, a.r.uniform(0, 90)), "#ffffff", depth=3, bevel=1.5)


def fish_and_chips(a):
    table(a, "#7f9fb0", "plain")
    paper(a, C, 330, 560, 500, "#efe9dc", -6, "#3f6f9f")
    for _ in range(46):
        p = within(a.r, 390, 410, 160, 116)
        fry(a, *p, a.r.uniform(100, 140), a.r.uniform(0, 180), "#eab94f", 19)
    fish = curve([(100, 330), (150, 250), (260, 196), (390, 176), (470, 130), (520, 150),
                  (500, 206),
                  (430, 262), (330, 310), (210, 366), (130, 376)], closed=True)
    a.solid(fish, "#d4913a", depth=16, bevel=14, form=0.22)
    with a.clip(fish):
        for _ in range(150):
            p = within(a.r, 310, 260, 220, 130)
            a.solid(blob(a.r, *p, a.r.uniform(4, 13), wobble=0.25, n=7),
                    a.r.choice(("#e4ab55", "#c57f2c", "#efc274")), depth=2, bevel=2)
    wedge(a, 130, 466, 52, -20, "#f2cb3a")
    saucer(a, 218, 528, 62, "#f4f1ea", "#8fb65a")
    seeds(a, sp(a, 390, 400, 150, 26, 40), 1.8, "#ffffff")


def irish_stew(a):
    table(a, "#6f9a6a", "wood")
    with bowl(a, C, 322, 244, "#e8dcc4", "#a8773f"):
        sauce(a, C, 322, 222, colour="#b5854a", wobble=0.01, gloss=0.35)
        for p in sp(a, C, 322, 184, 66, 12):
            chunk(a, *p, 36, "#7a4a2c")
        for p in sp(a, C, 322, 184, 72, 12):
            potato(a, *p, 34, "#f0dca4")
        for p in sp(a, C, 322, 186, 66, 12):
            carrot(a, *p, 23)
        onion_rings(a, sp(a, C, 322, 180, 80, 8), 26, "#e3cf9a")
        herbs(a, sp(a, C, 322, 190, 30, 46), 8)
    sprig(a, 330, 310, 44, 20)
    spoon(a, 582, 330, 8, "#c9b27c")
    steam(a, 300, 260, 3, 80, 140, 0.25)


def kottbullar(a):
    table(a, "#a8c4d8", "plain")
    plate(a, C, C, 266, "#fbfaf5", rim="#3f6fa8")
    sauce(a, 300, 296, 150, 122, "#c49a62", wobble=0.09)
    for p in sp(a, 290, 280, 112, 56, 13, ry=92):
        ball(a, *p, 33, "#7d4522")
    for p in sp(a, 290, 280, 100, 56, 9, ry=80):
        sauce(a, p[0], p[1] - 6, 20, 12, "#cda470", depth=1)
    for p in sp(a, 424, 414, 60, 46, 6):
        potato(a, *p, 33, "#f2dc94")
    herbs(a, sp(a, 400, 380, 110, 26, 30), 6, "#5fa045")
    for p in sp(a, 240, 452, 54, 17, 24, ry=32):
        berry(a, *p, 11, "#b8152c")
    for k in range(5):
        cucumber(a, 440 + k * 13, 226 + k * 20, 25, turn=k * 10, squash=0.8)
    fork(a, 44, 330, 0, scale=0.9)


def karjalanpiirakka(a):
    table(a, "#c2d2c0", "linen")
    board(a, C, C, 590, 500, "#a87a4e", 0)
    for x, y, t in ((210, 226, -16), (392, 300, 12), (226, 430, 8)):
        with a.at(x, y, t):
            a.shadow(oval(0, 0, 140, 74), 14, 0.4)
            for k in range(34):
                u = k * 360 / 34
                px, py = 132 * math.cos(math.radians(u)), 66 * math.sin(math.radians(u))
                a.solid(oval(px, py, 19, 9, math.degrees(math.atan2(py * 2, px))), "#7d4a26",
                        depth=4, bevel=3)
            grains(a, 0, 0, 118, 54, "#f6e6bd", 330, 3.8)
            for _ in range(9):
                p = within(a.r, 0, 0, 96, 40)
                a.fill(blob(a.r, *p, 16, 9, 0.3), "#c98a35", 0.42, blur=5)
            if y < 400:
                for p in sp(a, 0, 0, 78, 15, 26, ry=30):
                    a.solid(blob(a.r, *p, 9, 7, 0.3, 6),
                            a.r.choice(("#fffaf0", "#f7c64a", "#fbe7a4")),
                            depth=3, bevel=2)
                herbs(a, sp(a, 0, 0, 76, 26, 9, ry=30), 5)
    a.solid(box(492, 486, 92, 62, 8, 10), "#f8df82", depth=8, bevel=6)


def sarmale(a):
    table(a, "#c9a184", "linen")
    with bowl(a, C, C, 250, "#8a4b32", "#c2502a"):
        sauce(a, C, C, 226, colour="#c9562c", wobble=0.01)
        for x, y, t in ((214, 224, 20), (346, 198, -12), (452, 274, 60), (190, 348, -50),
                        (322, 316, 10), (434, 396, -20), (288, 436, 24)):
            with a.at(x, y, t):
                roll = curve([(-66, -20), (-40, -36), (40, -36), (66, -18), (68, 16), (40, 34),
                              (-42, 35), (-67, 16)], closed=True)
                a.solid(roll, "#b3a54e", depth=11, bevel=12, gloss=0.35)
                with a.clip(roll):
                    for k in range(-3, 4):
                        a.stroke(curve([(-70, k * 13), (0, k * 9 + 4), (70, k * 14)]), "#e0d78c", 2,
                                 0.6)
                    a.stroke(curve([(10, -40), (34, 0), (16, 40)]), "#6f6a2a", 4, 0.5, blur=2)
        herbs(a, sp(a, C, C, 190, 36, 34), 7)
        a.solid(blob(a.r, 386, 312, 46, 38, 0.12), "#fffaf2", depth=5, bevel=9, gloss=0.5)
    sprig(a, 384, 306, 30, -20)
    chilli(a, 556, 560, 56, 200, "#5d9a3a")


def cepelinai(a):
    table(a, "#b8a7c4", "plain")
    plate(a, C, C, 266, "#f8f4ea", rim="#7a5fa0")
    sauce(a, C, 336, 170, 140, "#fbf3df", wobble=0.1)
    for x, y, t in ((246, 290, -38), (374, 344, -30)):
        with a.at(x, y, t):
            shape = curve([(-118, 0), (-80, -44), (0, -58), (80, -44), (118, 0), (80, 44), (0, 58),
                           (-80, 44)], closed=True)
            a.solid(shape, "#ddd3b4", depth=14, bevel=20, gloss=0.6, form=0.16)
    for p in sp(a, 316, 318, 130, 24, 40):
        chunk(a, *p, a.r.uniform(8, 13), a.r.choice(("#b8582c", "#8a3f1f", "#d98a5a")))
    a.solid(blob(a.r, 428, 236, 54, 40, 0.12), "#fffdf8", depth=5, bevel=9, gloss=0.5)
    herbs(a, sp(a, 330, 310, 160, 28, 44), 7, "#5fa045")
    sprig(a, 424, 230, 34, -30, "#5fa045")
    fork(a, 590, 330, 4, scale=0.9)


def skyr(a):
    table(a, "#a9bfe0", "linen")
    with bowl(a, C, C, 232, "#f1f4f8", "#fdfcf8"):
        a.solid(blob(a.r, C, C, 206, wobble=0.02), "#fefdfa", depth=0, bevel=12, form=0.07)
        for k in range(6):
            a.stroke(arc(C, C, 60 + k * 26, 50 + k * 25, k * 60, 160), "#dfe3ea", 9, 0.6, blur=5)
            a.stroke(arc(C - 5, C - 6, 60 + k * 26, 50 + k * 25, k * 60, 160), "#ffffff", 6, 0.9,
                     blur=3)
        for p in sp(a, 330, 300, 110, 31, 34, ry=84):
            berry(a, *p, a.r.uniform(17, 22), "#41508f")
        for p in sp(a, 330, 330, 150, 30, 18):
            nuts(a, [p], 8, "#d9a05b")
    for p in ((364, 270), (300, 352)):
        leaf(a, *p, 30, a.r.uniform(0, 360), "#5fae5a", 0.55)
    for p in ((88, 110), (128, 88), (110, 140), (548, 560), (590, 540)):
        berry(a, *p, 20, "#41508f")
    spoon(a, 574, 300, 12)


def stroopwafel(a):
    table(a, "#e79a52", "plain")
    plate(a, 300, 350, 240, "#3f6fa8", rim="#f3efe6")
    for x, y, r in ((250, 396, 128), (318, 330, 132)):
        shape = blob(a.r, x, y, r, wobble=0.012, n=16)
        a.solid(circle(x + 3, y + 9, r), "#8a4a18", depth=14, bevel=4)
        a.solid(shape, "#d18a3c", depth=3, bevel=6)
        with a.clip(shape):
            for k in range(-8, 9):
                for turn in (40, 130):
                    with a.at(x, y, turn):
                        a.fill(box(0, k * 24, 2 * r, 9), "#e6ac61", 0.85)
                        a.fill(box(0, k * 24 + 6, 2 * r, 4), "#8a4c1a", 0.6, blur=1)
            a.fill(oval(x - 40, y - 46, 60, 34, -30), "#ffe9c0", 0.3, blur=16)
    with bowl(a, 500, 158, 108, "#f6f1e7", "#3a1d0f", rim=0.12):
        a.solid(circle(500, 158, 92), "#4a2614", depth=0, bevel=4, gloss=0.3)
        a.stroke(arc(500, 158, 70, 64, 200, 120), "#b98a5a", 5, 0.6, blur=2)
    a.stroke(arc(606, 190, 36, 30, -110, 220), "#efe8da", 17)
    steam(a, 490, 130, 2, 40, 110, 0.4)


def cevapi(a):
    table(a, "#8d9a75", "wood")
    plate(a, C, C, 266, "#f4efe4", rim="#8a5a3a")
    flatbread(a, C, 318, 196, 180, "#ecca93", 22)
    for k in range(5):
        sausage(a, 250 + k * 22, 236 + k * 34, 190, 38, -14)
    for p in sp(a, 440, 244, 56, 14, 44):
        a.solid(box(*p, 13, 11, 2, a.r.uniform(0, 90)), "#fbf8f0", depth=3, bevel=2)
    a.solid(blob(a.r, 216, 414, 56, 42, 0.12), "#fff9ea", depth=6, bevel=9, gloss=0.4)
    a.solid(blob(a.r, 404, 432, 50, 34, 0.1), "#c9422a", depth=5, bevel=7, gloss=0.5)
    chilli(a, 150, 300, 52, 80, "#6ba044")


