"""Sushi, dumplings, tacos and similar dishes."""
from menu.scene import *
from menu.toppings import *


def nigiri(a, w):
    ground(a)
    slate(a, C, C, 580, 440, turn=a.r.uniform(-5, 5))
    tone = colours(w)[0]
    for k in range(4):
        with a.at(200 + (k % 2) * 236, 230 + (k // 2) * 170, -14):
            grains(a, 0, 16, 96, 44, "#fdfaf0", 220, 4)
            top = curve([(-112, 6), (-90, -34), (0, -48), (90, -34), (114, 6), (60, 20), (-60, 20)],
                        closed=True)
            a.solid(top, tone, depth=7, bevel=9, gloss=0.45)
            with a.clip(top):
                for i in range(7):
                    a.stroke(curve([(-120 + i * 38, -50), (-96 + i * 38, 24)]), light(tone, 0.6), 4,
                             0.7)
    _beside(a)


def _beside(a):
    for p in sp(a, 150, 500, 44, 15, 8, ry=20):
        a.solid(blob(a.r, *p, 22, 13, 0.2), "#f7c9b4", depth=4, bevel=4)
    a.solid(blob(a.r, 250, 510, 28, 22, 0.14), "#a3c35a", depth=5, bevel=6)
    saucer(a, 560, 556, 62, "#f2efe8", "#2a120b")
    chopsticks(a, 360, 70, a.r.uniform(-4, 8), "#a8552f", 500)


CENTRES = {"crab": ("#f7f0e2", "#e8604a", "#8fb84f"), "tunaroll": ("#b8324a", "#8fb84f"),
           "salmonroll": ("#f5854a", "#b4cc62"), "shrimproll": ("#f6a98a", "#b4cc62"),
           "cucumberroll": ("#7fb24a",)}


def maki(a, w):
    ground(a)
    board(a, C, 330, 590, 430, "#5a4a3f", a.r.uniform(-4, 4), hole=False)
    outer = colours(w)[0]
    inside = next(CENTRES[k] for k in w if k in CENTRES)
    for i in range(4):
        for j in range(2):
            x, y, r = 132 + i * 124, 258 + j * 136, 58
            a.solid(circle(x, y, r), outer, depth=10, bevel=6)
            if outer != "#1f2a24":
                grains(a, x, y, r * 0.95, r * 0.95, "#fdfaf0", 160, 3.6)
                a.stroke(circle(x, y, r * 0.6), "#1f2a24", 5)
            else:
                grains(a, x, y, r * 0.86, r * 0.86, "#fdfaf0", 130, 3.6)
            for k, tone in enumerate(inside):
                px, py = around(x, y, 0 if len(inside) == 1 else 15, k * 360 / len(inside) + 30)
                a.solid(blob(a.r, px, py, 17, wobble=0.12), tone, depth=2, bevel=4, gloss=0.4)
            if "avocadotop" in w:
                for k in (-22, 0, 22):
                    a.solid(oval(x + k, y - 30, 14, 26, 12), "#a8c45a", depth=3, bevel=4)
            if "crumb" in w:
                crumbs(a, x, y - 30, 40, 18, "#e0a848", 22)
            scatter(a, [k for k in w if k in ("sesame", "roe")], x, y, 60, share=2.4)
    if "chillimayo" in w:
        for y in (250, 390):
            a.stroke(curve([(90 + k * 40, y + (18 if k % 2 else -18)) for k in range(12)]),
                     "#e8824a", 7)
    _beside(a)


def steamed(a, w):
    ground(a)
    with steamer(a, C, C, 262):
        for k in range(6):
            x, y = around(C, C, 126, k * 60)
            dumpling_round(a, x, y, 68, colours(w)[0], filling="#f08a5d" if "shrimp" in w else None)
        dumpling_round(a, C, C, 64, colours(w)[0])
    chopsticks(a, 430, 560, -20)
    saucer(a, 96, 560, 58, "#f2efe8", "#2a120b")


def filling(w):
    return [k for k in w if k in TOPPINGS] or ["beef"]


def tacos(a, w):
    ground(a)
    board(a, C, 340, 590, 440, "#b9814f", a.r.uniform(-4, 4), hole=False)
    for k in range(3):
        with a.at(170 + k * 152, 320 + (k % 2) * 20, a.r.uniform(-10, 10)):
            back_ = curve([(-100, 90), (-96, -40), (0, -130), (96, -40), (100, 90)], closed=True)
            a.solid(back_, "#d99a3a", depth=12, bevel=8)
            for p in sp(a, 0, -20, 74, 30, 16, ry=60):
                lettuce()(a, *p)
            scatter(a, filling(w) + ["tomato", "cheddar"], 0, -20, 80, 62, 2.2)
            front = curve([(-104, 100), (-98, 20), (0, -34), (98, 20), (104, 100), (0, 118)],
                          closed=True)
            a.solid(front, "#efc060", depth=7, bevel=12)
            toasty(a, front, 0, 60, 90, 50, ("#b8742a",), 14, 12, 0.3, 4)
    wedge(a, 120, 550, 50, 0)
    saucer(a, 540, 540, 66, "#f2efe8", "#c9402a")


def quesadilla(a, w):
    ground(a)
    ware(a, 284, flat=0.9)
    for k in range(5):
        with a.at(C, C, k * 72 + 10):
            shape = poly([(24, 0), (226, -82), (236, 0), (226, 82)])
            a.solid(shape, "#e9c07a", depth=12, bevel=10)
            toasty(a, shape, 150, 0, 90, 60, ("#9a5a22", "#c98a42"), 18, 18, 0.4, 4)
            for _ in range(7):
                a.solid(blob(a.r, 228 + a.r.uniform(-4, 8), a.r.uniform(-70, 70), 12, 9, 0.3),
                        a.r.choice(("#f7b92f", "#6a3a22", "#5f9a3a")), depth=3, bevel=2)
    scatter(a, filling(w), C, C, 90, share=1.6)
    saucer(a, 540, 540, 64, "#f2efe8", "#fdfaf0")


def nachos(a, w):
    ground(a)
    ware(a, 286, flat=0.9)
    for x, y in sp(a, C, C, 210, 40, 60):
        with a.at(x, y, a.r.uniform(0, 360)):
            a.solid(curve([(0, -50), (26, -2), (46, 40), (0, 34), (-46, 40), (-26, -2)],
                          closed=True),
                    a.jitter("#eab042", 0.08), depth=7, bevel=5)
    for x, y in sp(a, C, C, 150, 80, 7):
        sauce(a, x, y, 60, 40, "#f5b52e", 0.5)
    scatter(a, filling(w) + ["tomato", "olive", "coriander"], C, C, 176, share=0.8)
    for x, y, tone in ((500, 140, "#a8c45a"), (548, 230, "#fdfaf0")):
        saucer(a, x, y, 60, "#39332f", tone)


def fajita(a, w):
    ground(a)
    board(a, C, 350, 600, 460, "#6a4428", a.r.uniform(-4, 4), hole=False)
    with pan(a, 300, 310, 222, "#2f2f33", 20, 1):
        scatter(a, ["pepper", "onion"] + filling(w) * 2 + ["pepper"], 300, 310, 190, share=1.0)
    for k in range(3):
        flatbread(a, 520 + k * 12, 500 + k * 24, 100, 62, "#f0d6a0", 12, -20)
    steam(a, 300, 230)


KINDS = {"nigiri": nigiri, "maki": maki, "steamed": steamed, "tacos": tacos, "nachos": nachos,
         "quesadilla": quesadilla, "fajita": fajita}
