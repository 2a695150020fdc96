"""What comes out of the fryer or off the spit, on paper or in a basket."""
from menu.scene import *
from menu.toppings import *


def shawarma(a, w):
    ground(a)
    tone = colours(w)[0]
    ware(a, 284, flat=0.86)
    for _ in range(150):
        p = within(a.r, 270, 270, 140, 110)
        strip(a.jitter(tone, 0.16), 74, 17, 7)(a, *p)
    herbs(a, sp(a, 270, 270, 120, 26, 30), 7)
    for k in range(16):
        fry(a, a.r.uniform(400, 500), a.r.uniform(300, 460), 110, a.r.uniform(-80, 80))
    scatter(a, [x for x in w if x != "fries"], 236, 452, 100, 54, 2.4)
    with bowl(a, 462, 196, 70, "#f2efe8", "#fffdf4", rim=0.14):
        a.solid(circle(462, 196, 56), "#fdfaf0", depth=0, bevel=6)
    flatbread(a, 120, 540, 90, 60, "#ecc98c", 10, 20)


def bites(a, w):
    """Cut rolls with their filling up."""
    ground(a)
    board(a, C, C, 580, 470, "#9f6a3f", a.r.uniform(-5, 5), hole=False)
    tone = colours(w)[0]
    for i in range(4):
        for j in range(3):
            x, y = 140 + i * 112, 190 + j * 116
            a.solid(blob(a.r, x, y, 52, 48, 0.05, 12), light(tone, 0.2), depth=10, bevel=8)
            a.solid(blob(a.r, x, y, 39, 36, 0.1, 12), "#8a5230", depth=0, bevel=5)
            scatter(a, ["beef", "parsley"], x, y, 32, share=8)
    scatter(a, [x for x in w if x in ("pickle", "tomato")], C, 560, 200, 40, 0.9)
    for k in range(9):
        fry(a, 540 + a.r.uniform(-30, 30), 470 + a.r.uniform(-60, 60), 100, a.r.uniform(-80, 80))


def piece(a, w, x, y, tone):
    """One fried thing in the shape that the words name."""
    turn = a.r.uniform(-70, 70)
    if "ball" in w:
        return ball(a, x, y, 40, tone)
    if "drum" in w:
        return drumstick(a, x, y, 92, turn, tone)
    if "halfmoon" in w:
        return dumpling_half(a, x, y, 128, turn / 2, tone, 0.35)
    if "ring" in w:
        return ring(tone, 36, 22)(a, x, y)
    with a.at(x, y, turn):
        if "triangle" in w:
            shape = curve([(0, -56), (20, -14), (54, 40), (0, 34), (-54, 40), (-20, -14)],
                          closed=True)
        elif "torpedo" in w:
            shape = curve([(-70, 0), (-34, -26), (0, -32), (34, -26), (70, 0), (34, 26), (0, 32),
                           (-34, 26)], closed=True)
        elif "roll" in w:
            shape = box(0, 0, 142, 40, 14)
        elif "strip" in w:
            shape = blob(a.r, 0, 0, 82, 28, 0.1, 12)
        else:
            shape = blob(a.r, 0, 0, 48, 40, 0.1, 9)
        a.solid(shape, a.jitter(tone, 0.07), depth=9, bevel=11, gloss=0.2)
        toasty(a, shape, 0, 0, 60, 34, (dark(tone, 0.4), light(tone, 0.4)), 16, 14, 0.35, 3)
        if "triangle" in w:
            for k in range(3):
                a.stroke(curve([(0, 8), around(0, 8, 40, k * 120 - 90)]), dark(tone, 0.5), 4, 0.5,
                         blur=1)
        if "roll" in w:
            for k in (-1, 1):
                a.fill(oval(k * 68, 0, 6, 15), dark(tone, 0.4), 0.6)


def fried(a, w):
    ground(a)
    tone = colours(w)[0]
    if a.r.random() < 0.5:
        ware(a, 270, flat=0.84)
        paper(a, C, C, 400, 380, turn=a.r.uniform(-12, 12), print_=a.r.choice((None, "#c9402a")))
    else:
        board(a, C, C, 580, 500, "#a8744a", a.r.uniform(-5, 5), hole=False)
        paper(a, C, C, 500, 420, turn=a.r.uniform(-8, 8), print_=a.r.choice((None, "#3f7a5a")))
    scatter(a, [x for x in w if x in ("fries",)], C, 470, 150, 70, 1.4)
    gap, most = (112, 6) if "drum" in w else (72, 14) if "ball" in w or "ring" in w else (84, 10)
    for x, y in sorted(sp(a, 296, 312, 176, gap, most, ry=150), key=lambda p: p[1]):
        piece(a, w, x, y, tone)
    saucer(a, 520, 520, 76, a.r.choice(BOWLS),
           a.r.choice(("#f6e7c1", "#c9402a", "#fdf6e6", "#e0b02a")))
    scatter(a, [x for x in w if x in TOPPINGS and x != "fries"], 300, 320, 140, share=0.6)
    sprig(a, 126, 540, 60, a.r.uniform(-40, 40))
    wedge(a, 540, 130, 48, 40, "#f2cb3a")


def wings(a, w):
    ground(a)
    tone = colours(w)[0]
    ware(a, 274, flat=0.86)
    for x, y in sorted(sp(a, 292, 316, 160, 92, 8), key=lambda p: p[1]):
        turn = a.r.uniform(-60, 60)
        with a.at(x, y, turn):
            shape = curve([(-72, 6), (-50, -30), (-6, -26), (24, -40), (66, -20), (60, 12), (20, 4),
                           (-10, 22), (-48, 30)], closed=True)
            a.solid(shape, a.jitter(tone, 0.06), depth=10, bevel=12, gloss=0.6)
            toasty(a, shape, 0, 0, 60, 30, (dark(tone, 0.5), light(tone, 0.4)), 14, 10, 0.4, 2)
    seeds(a, sp(a, 292, 316, 150, 26, 30))
    for k in range(3):
        a.solid(box(516, 180 + k * 30, 110, 20, 8, 62), "#bcd88a", depth=5, bevel=4)
    saucer(a, 510, 470, 72, "#f2efe8", "#fdf6e6")
    scatter(a, ["parsley"], 292, 316, 130, share=0.6)


def basket(a, w):
    ground(a)
    board(a, C, 356, 570, 500, "#9f6a3f", a.r.uniform(-4, 4), hole=False)
    with bowl(a, C, C, 236, "#c99a5b", "#a8743a", rim=0.1):
        paper(a, C, C, 460, 460, turn=a.r.uniform(0, 40), print_=a.r.choice(("#c9402a", None)))
        for _ in range(64):
            x, y = within(a.r, C, C, 150)
            turn = a.r.uniform(0, 180)
            if "curly" in w:
                with a.at(x, y, turn):
                    tube(a, [around(k * 9 - 36, 0, 22, k * 62) for k in range(9)], 15, "#e0952f")
            elif "wedges" in w:
                with a.at(x, y, turn):
                    a.solid(curve([(-62, 0), (0, -24), (62, 0), (0, 20)], closed=True),
                            a.jitter("#e0a848", 0.08), depth=7, bevel=7)
            else:
                fry(a, x, y, 132, turn, "#e8843a" if "sweetfries" in w else "#f0bd50", 18)
    saucer(a, 548, 540, 76, a.r.choice(BOWLS), a.r.choice(("#c9301f", "#fdf6e6", "#f2a92e")))


KINDS = {"fried": fried, "wings": wings, "basket": basket, "shawarma": shawarma, "bites": bites}
