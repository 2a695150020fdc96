"""Arabic sweets, warm desserts, ice cream, dates, fruit and small baked things."""
from menu.scene import *
from menu.toppings import *


def lozenge(a, w, tone):
    """One sweet around the middle."""
    nut = next((k for k in w if k in ("pistachio", "walnut", "cashew", "sesame", "almondtop",
                                      "sugar")), None)
    if "diamond" in w or "square" in w:
        shape = poly([(-66, 0), (0, -44), (66, 0), (0, 44)]) if "diamond" in w else box(0, 0, 92,
                                                                                        92, 8)
        a.c.save()
        a.c.translate(0, 16)
        a.solid(shape, dark(tone, 0.3), depth=10, bevel=3)
        a.c.restore()
        a.solid(shape, tone, depth=0, bevel=7, gloss=0.4)
    elif "finger" in w:
        shape = box(0, 0, 128, 40, 14)
        a.solid(shape, tone, depth=9, bevel=9, gloss=0.4)
        for k in range(9):
            a.stroke(curve([(-56 + k * 14, -18), (-50 + k * 14, 18)]), dark(tone, 0.4), 2, 0.4)
    elif "rollcream" in w:
        shape = box(0, 0, 106, 64, 24)
        a.solid(shape, tone, depth=9, bevel=10)
        a.fill(oval(52, 0, 12, 26), dark(tone, 0.15), 0.6)
    elif "halfmoon" in w:
        return dumpling_half(a, 0, 0, 132, 0, tone, 0.3, 0)
    elif "ringcookie" in w or "nest" in w:
        a.solid(circle(0, 0, 54), tone, depth=9, bevel=12, form=0.14)
        if "nest" in w:
            for _ in range(50):
                t = a.r.uniform(0, 360)
                a.stroke(arc(0, 0, a.r.uniform(30, 52), a.r.uniform(30, 52), t, 70),
                         a.jitter(tone, 0.2), 4, 0.8)
        a.fill(circle(0, 0, 24), dark(tone, 0.5), 0.7, blur=3)
    else:
        shape = blob(a.r, 0, 0, 52, 52, 0.03, 14)
        a.solid(shape, a.jitter(tone, 0.05), depth=10, bevel=14, gloss=0.7 if "ball" in w else 0.1)
        if "maamoul" in w:
            for k in range(12):
                a.stroke(curve([around(0, 0, 12, k * 30), around(0, 0, 44, k * 30 + 16)]),
                         dark(tone, 0.35), 4,
                         0.5, blur=1)
    if nut == "almondtop":
        almond(a, 0, 0, 26, -30)
    elif nut:
        small = {"cashew": 20, "walnut": 26}.get(nut, 26)
        scatter(a, [nut] * (2 if nut in ("walnut", "cashew") else 1), 0, 0, small, small, 12)


def sweets(a, w):
    ground(a)
    ware(a, 284, flat=0.9)
    tone = colours(w)[0]
    rows = ((184, 3), (292, 4), (400, 4),
            (492, 3)) if "finger" not in w else ((170, 2), (240, 3), (310, 3), (380, 3), (450, 2))
    step = 112 if "finger" not in w else 146
    for y, n in rows:
        for k in range(n):
            x = C + (k - (n - 1) / 2) * step
            with a.at(x, y, 0 if "diamond" in w else a.r.uniform(-9, 9), 0.92):
                lozenge(a, w, tone)
    if "syrup" in w:
        a.fill(circle(C, C, 150), "#ffd98a", 0.12, blur=30)
    extras(a, w)


def extras(a, w):
    """Cream or a ball of ice cream, when the words name them."""
    if "cream" in w:
        rosette(a, C, C, 84)
        scatter(a, ["pistachio"], C, C, 50, share=4)
    if "scoop" in w:
        scoop(a, 506, 468, 82)
        mint(a, 506, 392, 30)


def kunafa(a, w):
    ground(a)
    ware(a, 286, flat=0.9)
    tone = colours(w)[0]
    a.solid(circle(C, C, 226), dark(tone, 0.3), depth=14, bevel=6)
    cake = circle(C, C, 214)
    a.solid(cake, tone, depth=0, bevel=12, form=0.14)
    with a.clip(cake):
        for _ in range(520):
            x, y = within(a.r, C, C, 212)
            t = a.r.uniform(0, 360)
            a.stroke(curve([(x, y), around(x, y, 18, t), around(x, y, 34, t + 30)]),
                     a.jitter(tone, 0.3), 2.6, 0.8)
        wedge_ = poly([(C, C), around(C, C, 240, 20), around(C, C, 240, 62)])
        a.fill(wedge_, "#fff6e2", 1)
        toasty(a, wedge_, 440, 420, 90, 60, ("#f2dcae", "#ffffff"), 30, 16, 0.7, 3)
    scatter(a, [k for k in w if k in ("mango", "chocolate")], C, C, 150, share=0.9)
    if "pistachio" in w or "chocolate" in w:
        nuts(a, sp(a, C, C, 70, 9, 160), 8, "#8fb03f")
    if "cream" in w:
        rosette(a, C, 300, 74)
    saucer(a, 566, 560, 58, "#f2efe8", "#e0a83a")


def scoops(a, w):
    ground(a)
    tone = colours(w)[0]
    count = 1 if "one" in w else 3 if "three" in w else 2
    plate(a, C, 360, 264, "#f4efe4")
    glass = a.r.choice(("#bcd8e2", "#e9d0c4", "#cfe0c4", "#e6e2da"))
    with bowl(a, C, 346, 208, glass, light(glass, 0.5)):
        places = {1: ((C, 340, 128),), 2: ((250, 350, 108), (396, 340, 108)),
                  3: ((238, 390, 98), (404, 386, 98), (C, 270, 98))}[count]
        for x, y, r in places:
            scoop(a, x, y, r, tone)
        bits = {"#b8c47a": "pistachio", "#5a2f1a": "chocolate", "#f59aa8": "strawberry",
                "#8a6ab0": "blueberry",
                "#f7b23a": "mango", "#dca258": "caramel", "#b98a5e": "beans", "#f6b8c4": "rose",
                "#fdf8ea": "pistachio"}.get(tone)
        if bits:
            scatter(a, [bits], C, 330, 110, share=0.5)
    with a.at(470, 210, 34):
        a.solid(box(0, 0, 26, 190, 12), "#d9a050", depth=8, bevel=7)
    mint(a, 214, 236, 34)


def dates(a, w):
    ground(a)
    with bowl(a, C, C, 254, a.r.choice(("#c9a35a", "#a8743a", "#e9e2d4", "#5f7a6a")), "#efe2c4"):
        tone = colours(w)[0]
        for x, y in sorted(sp(a, C, C, 196, 56, 46), key=lambda p: p[1]):
            if "mixed" in w:
                a.r.choice((TOPPINGS["walnut"][2], TOPPINGS["cashew"][2], TOPPINGS["pistachio"][2],
                            TOPPINGS["almond"][2]))(a, x, y)
                scatter(a, ["almond", "cashew"], x, y, 30, share=8)
                continue
            with a.at(x, y, a.r.uniform(-60, 60)):
                a.solid(blob(a.r, 0, 0, 54, 31, 0.05, 12), a.jitter(tone, 0.1), depth=9, bevel=9,
                        gloss=0.7)
                for k in (-10, 6):
                    a.stroke(curve([(-36, k), (0, k + 5), (36, k - 2)]), dark(tone, 0.5), 2.4, 0.5)
                if "almondin" in w:
                    almond(a, 0, 0, 20)
                if "pistachioin" in w:
                    nuts(a, sp(a, 0, 0, 22, 8, 12, ry=7), 7, "#8fb03f")
                if "drizzle" in w:
                    a.stroke(curve([(-40 + k * 14, -20 if k % 2 else 20) for k in range(7)]),
                             "#f2e0c4", 4)
    with bowl(a, 548, 118, 74, "#f4efe4", "#fffaf0"):
        a.solid(circle(548, 118, 58), "#d9a53a", depth=0, bevel=5)


def fruit(a, w):
    ground(a)
    if a.r.random() < 0.5:
        ware(a, 284, flat=0.9)
    else:
        slate(a, C, C, 570, 520, "#e9e6e0", a.r.uniform(-4, 4))
    words_ = [k for k in w if k in TOPPINGS]
    main_ = [k for k in words_ if k not in ("mint", "feta", "cream", "limeslice")]
    for _ in range(2 if len(main_) > 1 else 3):
        scatter(a, main_, C, C, 216, share=0.8)
    scatter(a, [k for k in words_ if k not in main_], C, C, 170, share=0.8)
    mint(a, C, 190, 40)


def pastry(a, w):
    """Two croissants and what was put on them."""
    ground(a)
    ware(a, 282, flat=0.86)
    tone = colours(w)[0]
    for x, y, t in ((236, 250, -24), (400, 402, 14)):
        with a.at(x, y, t):
            for k, half in ((-3, 26), (3, 26), (-2, 48), (2, 48), (-1, 66), (1, 66), (0, 76)):
                px, py = k * 46, abs(k) ** 1.8 * 9 - 20
                a.solid(oval(px, py, 40, half, k * 13),
                        a.jitter(mix(tone, "#a85c1c", abs(k) * 0.13), 0.03),
                        depth=8, bevel=12, form=0.24)
                for i in (-1, 1):
                    a.stroke(turned(arc(px, py, 34, half * 0.85, 250 + i * 20, 40), px, py, k * 13),
                             light(tone, 0.5), 3, 0.5, blur=1)
            if "chocolate" in w:
                a.stroke(curve([(-130 + k * 26, 10 if k % 2 else -44) for k in range(11)]),
                         "#3a1c0f", 8)
            if "almondflakes" in w:
                for p in sp(a, 0, -16, 100, 22, 22, ry=40):
                    almond(a, *p, 14, a.r.uniform(0, 180), "#f2dcae")
                dust(a, 0, -16, 120, 56, 160)
            scatter(a, [k for k in w if k in ("zaatar", "cheddar", "pistachio")], 0, -16, 110, 44,
                    1.4)


def rounds(a, w, kind):
    ground(a)
    board(a, C, C, 580, 500, "#b9814f", a.r.uniform(-5, 5), hole=False)
    tone = colours(w)[0]
    for x, y in ((200, 214), (434, 226), (318, 416)):
        with a.at(x, y, a.r.uniform(0, 60)):
            shape = blob(a.r, 0, 0, 106, 104, 0.02, 16)
            a.solid(shape, tone, depth=14, bevel=28, gloss=0.3, form=0.22)
            if kind == "bagel":
                a.solid(circle(0, 0, 34), "#8a5a36", depth=0, bevel=0)
                a.stroke(circle(0, 0, 35), dark(tone, 0.3), 10, 0.6, blur=3)
                seeds(a, [around(0, 0, a.r.uniform(46, 92),
                                 a.r.uniform(0, 360)) for _ in range(70)], 4)
            elif kind == "roll":
                for k in range(3):
                    a.stroke(arc(0, 0, 82 - k * 26, 80 - k * 26, k * 70, 300), "#6a3410", 11, 0.75,
                             blur=1)
                a.stroke(curve([(-80 + k * 16, 20 if k % 2 else -30) for k in range(11)]),
                         "#fffaf0", 9, 0.9)
            else:
                a.fill(oval(-24, -40, 40, 18, -24), "#fff0d0", 0.4, blur=9)
                seeds(a, sp(a, 0, 0, 60, 26, 8), 4)
            scatter(a, [k for k in w if k == "cheddar"], 0, 0, 70, share=3)


def bagel(a, w):
    rounds(a, w, "bagel")


def bun(a, w):
    rounds(a, w, "bun")


def roll(a, w):
    rounds(a, w, "roll")


def breads(a, w):
    ground(a)
    with bowl(a, C, C, 262, "#b9894f", "#e9d6b4", rim=0.08):
        cloth(a, C, C, 400, 400, "#f4efe4", a.r.uniform(0, 40), "#a8433a")
        for x, y in ((250, 270), (396, 300), (310, 400)):
            flatbread(a, x, y, 138, 112, colours(w)[0], 24, a.r.uniform(-30, 30))
            scatter(a, [k for k in w if k in TOPPINGS], x, y, 110, 90, 1.4)


def baguettes(a, w):
    ground(a)
    board(a, C, C, 600, 470, "#a8744a", a.r.uniform(-5, 5))
    for k in range(3):
        baguette(a, C, 220 + k * 104, 490, 92, a.r.uniform(-16, -6))


KINDS = {"sweets": sweets, "kunafa": kunafa, "scoops": scoops, "dates": dates, "fruit": fruit,
         "pastry": pastry,
         "bagel": bagel, "bun": bun, "roll": roll, "breads": breads, "baguettes": baguettes}
