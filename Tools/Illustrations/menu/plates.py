"""Grills and roasts: what lies on a plate or a board."""
from menu.scene import *
from menu.toppings import *


def skewers(a, w):
    ground(a)
    tones = colours(w)
    if "rice" in w:
        ware(a, 280, flat=0.86)
        grains(a, C, 260, 196, 124, "#fdfaf0", 800, 4.4)
    elif "bread" in w:
        ware(a, 282, flat=0.88)
        flatbread(a, C, 330, 236, 200, "#ecca90", 26)
    else:
        slate(a, C, C, 570, 440, turn=a.r.uniform(-4, 4))
    turn = a.r.uniform(-14, 14)
    for k in range(4):
        tone = tones[k % len(tones)]
        pieces = [(34, tone if i % 3 < 2 or len(tones) > 1 else a.r.choice((tone, "#c9402a",
                                                                            "#5f9a3a")))
                  for i in range(7)]
        skewer(a, C + a.r.uniform(-8, 8), 196 + k * 76, 500, turn + a.r.uniform(-3, 3), pieces)
    for x, y in ((118, 520), (520, 128)):
        tomato(a, x, y, 42, a.r.uniform(0, 90))
    onion_rings(a, sp(a, 500, 500, 50, 26, 6), 26)
    sprig(a, 130, 130, 54, a.r.uniform(0, 180))
    wedge(a, 562, 440, 48, 70, "#f2cb3a")


def chicken(a, w):
    ground(a)
    tone = colours(w)[0]
    ware(a, 284, flat=0.88)
    for p in sp(a, C, C, 220, 44, 30):
        if math.dist(p, (C, C)) > 150:
            lettuce()(a, *p)
    many_ = 1 if "half" in w else 2
    s = 150 if "small" in w else 190
    places = [(C, 320, 0)] if many_ == 1 else [(236, 300, -20), (404, 350, 20)]
    for x, y, t in places:
        with a.at(x, y, t, (1.25 if many_ == 1 else 0.9) * s / 190):
            body = curve([(-150, 20), (-120, -70), (-30, -112), (70, -92), (140, -20), (120, 70),
                          (20, 112), (-90, 92)], closed=True)
            a.solid(body, tone, depth=16, bevel=26, gloss=0.35, form=0.28)
            toasty(a, body, 0, 0, 140, 100, (dark(tone, 0.55), light(tone, 0.35)), 60, 22, 0.3, 6)
            drumstick(a, 66, 58, 104, 28, dark(tone, 0.06))
            drumstick(a, -26, 84, 96, 80, dark(tone, 0.02))
            a.solid(curve([(-130, -6), (-84, -70), (-20, -66), (-60, -10), (-96, 30)], closed=True),
                    light(tone, 0.06), depth=7, bevel=12, gloss=0.3)
    scatter(a, [x for x in w if x in TOPPINGS], C, C, 130, share=0.5)
    for x, y in ((120, 470), (520, 470)):
        wedge(a, x, y, 50, a.r.uniform(0, 90), "#f2cb3a")
    saucer(a, 566, 120, 64, "#f2efe8", "#fdf9ee")


def meat(a, shape, tone, size=150):
    a.solid(shape, tone, depth=14, bevel=16, gloss=0.3, form=0.22)
    toasty(a, shape, 0, 0, size, size * 0.7, (dark(tone, 0.5), light(tone, 0.25)), 40, 18, 0.3, 5)


def steak(a, w):
    ground(a)
    tone = colours(w)[0]
    board(a, C, C, 590, 520, "#8a5a36", a.r.uniform(-5, 5))
    with a.at(270, 290, a.r.uniform(-20, 20), 0.78 if "small" in w else 1):
        shape = curve([(-176, 10), (-140, -84), (-30, -112), (90, -96), (170, -30), (150, 60),
                       (40, 104),
                       (-90, 96)], closed=True)
        a.solid(shape, light(tone, 0.5), depth=16, bevel=8)
        inner = curve([(-160, 8), (-128, -74), (-30, -100), (84, -84), (154, -28), (134, 50),
                       (36, 90),
                       (-84, 84)], closed=True)
        meat(a, inner, tone)
        grill_marks(a, inner, 0, 0, 130, 38, n=6)
    for k in range(14):
        fry(a, a.r.uniform(430, 560), a.r.uniform(400, 520), 120, a.r.uniform(-60, 60))
    for x, y in ((150, 500), (220, 520), (190, 470)):
        cherry_tomato(a, x, y, 24)
    with bowl(a, 520, 180, 74, "#39332f", "#5a3a24", rim=0.14):
        a.solid(circle(520, 180, 60), "#8a5a34", depth=0, bevel=5, gloss=0.4)
    scatter(a, [x for x in w if x in TOPPINGS], 270, 290, 120, 70, 1.2)
    leaf(a, 330, 250, 70, 30, "#4a7a4f", 0.16)


def chops(a, w):
    ground(a)
    tone = colours(w)[0]
    board(a, C, C, 590, 520, "#9a653a", a.r.uniform(-5, 5), hole=False)
    for k in range(4):
        with a.at(190 + k * 88, 270 + (k % 2) * 76, -64 + k * 10):
            a.solid(box(120, 0, 170, 20, 9), "#f3e6cf", depth=8, bevel=4)
            shape = blob(a.r, 0, 0, 84, 66, 0.07, 11)
            a.solid(shape, light(tone, 0.45), depth=10, bevel=6)
            inner = blob(a.r, 2, 0, 70, 54, 0.07, 11)
            meat(a, inner, tone, 60)
            grill_marks(a, inner, 0, 0, 56, 40, n=4)
    for x, y in ((120, 500), (520, 480)):
        tomato(a, x, y, 44)
    sprig(a, 330, 520, 66, 10)


def fillet(a, w):
    ground(a)
    tone = colours(w)[0]
    ware(a, 280, flat=0.84)
    for k in range(9):
        a.solid(box(196 + k * 24, 424, 17, 150, 8, a.r.uniform(-16, 16)), a.jitter("#5f9a3f", 0.1),
                depth=5, bevel=4)
    with a.at(310, 280, -14):
        shape = curve([(-180, 0), (-150, -60), (0, -82), (150, -58), (186, 0), (140, 64), (0, 82),
                       (-150, 58)], closed=True)
        a.solid(shape, tone, depth=14, bevel=16, gloss=0.3)
        with a.clip(shape):
            for k in range(8):
                a.stroke(curve([(-190 + k * 50, -90), (-160 + k * 50, 0), (-190 + k * 50, 90)]),
                         light(tone, 0.65), 5, 0.7)
        grill_marks(a, shape, 0, 0, 150, 60, n=6, alpha=0.45)
    herbs(a, sp(a, 310, 280, 110, 26, 22, ry=60), 8, "#5fa04a")
    for x, y in ((488, 420), (526, 372)):
        wedge(a, x, y, 50, a.r.uniform(0, 180), "#f2cb3a")


def fishplate(a, w):
    ground(a)
    ware(a, 288, flat=0.88)
    for p in sp(a, C, 330, 220, 52, 18, ry=170):
        lettuce()(a, *p)
    fish_whole(a, 306, C, 166, a.r.uniform(-16, 10), colours(w)[0])
    for k in range(3):
        citrus(a, 236 + k * 76, 316 + (k % 2) * 10, 30, "#f2cb3a")
    cherry_tomato(a, 190, 470, 24)
    cherry_tomato(a, 244, 494, 24)
    saucer(a, 520, 520, 70, "#f2efe8", "#f2e2c0")
    herbs(a, sp(a, C, C, 150, 34, 22, ry=60), 8)


def slices(a, w):
    ground(a)
    board(a, C, C, 570, 470, "#b9814f", a.r.uniform(-6, 6))
    for k in range(16):
        x, y = around(296, C, 140 if k < 11 else 56, k * 33)
        with a.at(x, y, k * 33 + 90):
            shape = blob(a.r, 0, 0, 62, 42, 0.1, 11)
            a.solid(shape, a.jitter(colours(w)[0], 0.06), depth=5, bevel=4, gloss=0.15)
            for _ in range(3):
                a.stroke(curve([within(a.r, 0, 0, 46, 28) for _ in range(3)]), "#f2d9d0", 3, 0.6)
    scatter(a, w, 296, C, 110, share=0.9)


def shank(a, w):
    ground(a)
    ware(a, 284, flat=0.86)
    a.solid(blob(a.r, C, 380, 200, 130, 0.06, 14), "#f6e2a8", depth=8, bevel=20)
    sauce(a, C, 370, 150, 84, "#6a2f16", 0.5)
    with a.at(290, 300, -24, 1.5):
        drumstick(a, 0, 0, 128, 0, colours(w)[0])
    herbs(a, sp(a, C, 350, 160, 30, 24, ry=100), 8)
    scatter(a, [x for x in w if x in TOPPINGS], C, 420, 120, 60, 1)


def ribs(a, w):
    ground(a)
    board(a, C, C, 590, 500, "#8a5a36", a.r.uniform(-5, 5), hole=False)
    with a.at(C, 290, a.r.uniform(-12, 6)):
        for k in range(6):
            a.solid(box(-190 + k * 76, 88, 26, 130, 12), "#f1e2c8", depth=7, bevel=4)
        shape = box(0, 0, 480, 190, 44)
        a.solid(shape, colours(w)[0], depth=14, bevel=18, gloss=0.5)
        toasty(a, shape, 0, 0, 230, 90, ("#2a0f06", "#a8542a"), 70, 18, 0.35, 4)
        for k in range(5):
            a.stroke(curve([(-152 + k * 76, -88), (-146 + k * 76, 0), (-152 + k * 76, 88)]),
                     "#2a0f06", 9, 0.45, blur=3)
    seeds(a, sp(a, C, 290, 200, 34, 30, ry=70))
    saucer(a, 130, 530, 70, "#39332f", "#5a2212")
    scatter(a, [x for x in w if x in TOPPINGS] + ["parsley"], C, 290, 170, 70, 0.9)


def rolls(a, w):
    """Stuffed leaves, side by side."""
    ground(a)
    ware(a, 280, flat=0.86)
    tone = colours(w)[0]
    for j in range(3):
        for i in range(5 if j != 1 else 6):
            x, y = 150 + i * 78 + (0 if j == 1 else 34), 196 + j * 118
            with a.at(x, y, a.r.uniform(-8, 8)):
                shape = box(0, 0, 58, 112, 24)
                a.solid(shape, a.jitter(tone, 0.08), depth=9, bevel=12, gloss=0.45)
                with a.clip(shape):
                    for k in range(5):
                        a.stroke(curve([(-30, -40 + k * 22), (30, -56 + k * 22)]), light(tone, 0.4),
                                 2, 0.5)
    scatter(a, w, C, C, 190, share=0.9)
    saucer(a, 560, 550, 66, "#f2efe8", "#fdfaf0")


KINDS = {"skewers": skewers, "chicken": chicken, "steak": steak, "chops": chops,
         "fillet": fillet, "fishplate": fishplate, "slices": slices, "shank": shank,
         "ribs": ribs, "rolls": rolls}
