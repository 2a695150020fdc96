"""Large trays for many, and combinations with fries and a drink."""
from menu.scene import *
from menu.sweets import lozenge
from menu.toppings import *

SKEWERS = ("#7a4023", "#e3a24a", "#6f3a20", "#d99a52")


def small_burger(a, x, y, s=1.0):
    """A bun from above, its filling at the edge."""
    with a.at(x, y, a.r.uniform(-30, 30), s):
        for k in range(12):
            lettuce()(a, *around(0, 0, 56, k * 30))
        a.solid(circle(0, 4, 66), "#5f3320", depth=8, bevel=8)
        a.solid(circle(0, -4, 66), "#d98e38", depth=6, bevel=18, form=0.24)
        seeds(a, sp(a, -4, -8, 44, 18, 16), 5)


def small_wrap(a, x, y, turn):
    with a.at(x, y, turn):
        a.solid(box(0, 0, 170, 66, 30), "#e0b878", depth=9, bevel=14)
        toasty(a, box(0, 0, 170, 66, 30), 0, 0, 76, 28, ("#a8682a",), 10, 14, 0.35, 4)
        a.solid(box(-50, 0, 84, 72, 10), "#f6f1e4", depth=4, bevel=5)


def small_boat(a, x, y):
    with a.at(x, y, a.r.uniform(-40, 40)):
        a.solid(curve([(-60, 0), (-30, -30), (30, -30), (60, 0), (30, 30), (-30, 30)], closed=True),
                "#d9a050",
                depth=8, bevel=10)
        a.solid(oval(0, 0, 34, 15), a.r.choice(("#8f3f1f", "#f7e6b8", "#5f6a2f")), depth=0, bevel=4)


def small_sandwich(a, x, y):
    with a.at(x, y, a.r.uniform(-12, 12)):
        a.solid(poly([(-50, 34), (50, 34), (0, -46)]), "#dca55a", depth=8, bevel=7)
        for k, tone in ((20, "#6fb53f"), (8, "#e9b8a0"), (-3, "#f7d26a")):
            a.solid(box(0, k, 84 - (20 - k) * 1.3, 9, 4), tone, depth=1, bevel=2)


def small_sushi(a, x, y):
    grains(a, x, y, 42, 42, "#fdfaf0", 90, 3.4)
    a.stroke(circle(x, y, 27), "#1f2a24", 5)
    a.solid(circle(x, y, 15), a.r.choice(("#f5854a", "#b8324a", "#8fb84f", "#f7c63a")), depth=2,
            bevel=4)


def small_sweet(a, x, y):
    with a.at(x, y, 0, 0.72):
        lozenge(a, a.r.choice((("diamond", "pistachio"), ("maamoul", "sugar"), ("disc", "sesame"),
                               ("square", "almondtop"))),
                a.r.choice(("#d99a3c", "#ecd2a0", "#c98f48")))


def small_croissant(a, x, y):
    with a.at(x, y, a.r.uniform(-60, 60)):
        for k, half in ((-2, 20), (2, 20), (-1, 31), (1, 31), (0, 36)):
            a.solid(oval(k * 24, abs(k) * 9, 22, half, k * 16), a.jitter("#d9964a", 0.05), depth=5,
                    bevel=8)


def small_cheese(a, x, y):
    a.r.choice((TOPPINGS["manchego"][2], TOPPINGS["goat"][2], TOPPINGS["walnut"][2],
                TOPPINGS["grape"][2],
                cube("#f7b92f", 46)))(a, x, y)


def small_tapa(a, x, y):
    with a.at(x, y, a.r.uniform(-20, 20)):
        a.solid(oval(0, 0, 46, 54), "#c9863a", depth=8, bevel=6)
        a.solid(oval(0, 0, 40, 48), "#f2dcae", depth=0, bevel=4)
        scatter(a, [a.r.choice(("salmon", "tomato", "olive", "shrimp", "pepper"))], 0, 0, 36, 42, 6)


FIELDS = {"burgers": (126, small_burger), "boats": (104, small_boat), "clubs": (96, small_sandwich),
          "sushi": (94, small_sushi), "sweets": (96, small_sweet), "pastry": (100, small_croissant),
          "cheese": (66, small_cheese), "tapas": (106, small_tapa)}


def tray(a, w):
    ground(a)
    wide = "large" in w
    shape = box(C, C, 596, 596 if wide else 500, 40 if a.r.random() < 0.6 else 120)
    tone = a.r.choice(("#c3c7cb", "#c9a35a", "#8a5a36", "#e9e2d4"))
    a.solid(shape, tone, depth=22, bevel=14, form=0.16)
    h = 548 if wide else 452
    a.solid(box(C, C, 548, h, 30), light(tone, 0.35), depth=0, bevel=5, form=-0.1)
    for word, (gap, draw) in FIELDS.items():
        if word in w:
            across, down = int(520 // gap), int((h - 30) // gap)
            for j in range(down):
                for i in range(across):
                    draw(a, C + (i - (across - 1) / 2) * gap, C + (j - (down - 1) / 2) * gap)
            return
    _heaps(a, w, h)


def _heaps(a, w, h):
    if "rice" in w or "lamb" in w:
        grains(a, C, C, 250, h * 0.44, a.r.choice(("#f2c45a", "#e0a04a", "#f6e3a8")), 1900, 4.6)
        if "lamb" in w:
            with a.at(C, C, -16, 1.5):
                drumstick(a, -40, -20, 130, 10, "#8a4a24")
                drumstick(a, 30, 40, 120, 190, "#7a4022")
        else:
            scatter(a, ["drum"], C, C, 230, h * 0.38, 1.4)
        scatter(a, ["almond", "raisin", "parsley"], C, C, 240, h * 0.4, 0.9)
    elif "skewers" in w:
        flatbread(a, C, C, 262, h * 0.46, "#ecca90", 40)
        for k in range(6):
            tone = SKEWERS[k % 4]
            skewer(a, C, C + (k - 2.5) * h * 0.145, 520, a.r.uniform(-3, 3),
                   [(30, tone if i % 4 else a.r.choice((tone, "#c9402a",
                                                        "#5f9a3a"))) for i in range(9)])
        scatter(a, ["tomato", "onion"], C, C, 250, h * 0.4, 0.3)
    elif "wraps" in w:
        for k in range(14):
            small_wrap(a, 150 + (k % 3) * 172, 130 + (k // 3) * 94, a.r.uniform(-14, 14))
        saucer(a, 528, 520, 62, "#f2efe8", "#fdf9ee")
    elif "drums" in w:
        for x, y in sorted(sp(a, C, C, 200, 84, 12, ry=h * 0.34), key=lambda p: p[1]):
            drumstick(a, x, y, 92, a.r.uniform(-180, 180), "#c98432")
        for _ in range(20):
            fry(a, a.r.uniform(90, 210), a.r.uniform(400, 500), 110, a.r.uniform(-80, 80))
    elif "pizza" in w:
        small_pizza(a, C - 4, C, 0.82 if h < 500 else 0.98)
    elif "fruit" in w:
        for _ in range(2):
            scatter(a, ["watermelon", "pineapple", "kiwi", "orange", "mango", "strawberry",
                        "grape"], C, C, 256,
                    h * 0.46, 0.8)
    else:
        scatter(a, ["lettuce"], C, C, 250, h * 0.42, 1)
        for k in range(2):
            fish_whole(a, C, 230 + k * 170, 130, -8, a.r.choice(("#b9803f", "#a8a08a")))
        scatter(a, ["shrimp", "mussel", "lemon", "calamari"], C, C, 250, h * 0.4, 0.7)


def small_pizza(a, x, y, s):
    """A whole pizza without its table."""
    with a.at(x, y, a.r.uniform(0, 90), s):
        flatbread(a, 0, 0, 262, 262, "#dfa552", 20)
        a.solid(circle(0, 0, 226), "#c93a1f", depth=0, bevel=6)
        toasty(a, circle(0, 0, 224), 0, 0, 220, 220, ("#f9e6b0", "#f6d98a"), 60, 36, 0.8, 3)
        scatter(a, ["mozzarella", "pepperoni", "olive", "basil"], 0, 0, 210)


def combo(a, w):
    """The main thing at the left, fries and a cup at the right."""
    ground(a)
    board(a, C, C, 608, 560, "#5a4a3f", a.r.uniform(-2, 2), hole=False)
    paper(a, 236, 350, 370, 410, turn=a.r.uniform(-6, 6),
          print_=a.r.choice(("#c9402a", "#3f7a5a", None)))
    if "burger" in w or "chickenburger" in w:
        small_burger(a, 226, 340, 1.9)
    elif "pizza" in w:
        small_pizza(a, 226, 344, 0.66)
    elif "salad" in w:
        with bowl(a, 226, 340, 170, "#4f7a5f", "#f4f0e2"):
            scatter(a, ["lettuce", "tomato", "cucumber", "feta", "olive"], 226, 340, 160, share=1.4)
    elif "wrap" in w:
        for k in range(2):
            small_wrap(a, 226, 296 + k * 96, -24)
        scatter(a, ["pickle"], 226, 470, 90, 30, 3)
    else:
        kind = next(k for k in ("falafel", "wings", "strips", "nuggets") if k in w)
        for x, y in sp(a, 226, 340, 130, 64 if kind != "wings" else 74, 12):
            if kind == "falafel":
                ball(a, x, y, 38, "#8a5a2a")
            elif kind == "wings":
                drumstick(a, x, y, 66, a.r.uniform(0, 360), "#c9702a")
            else:
                shape = blob(a.r, x, y, 62 if kind == "strips" else 40, 30, 0.1, 9,
                             a.r.uniform(0, 180))
                a.solid(shape, "#d9963a", depth=8, bevel=9)
    for _ in range(44):
        fry(a, a.r.uniform(430, 560), a.r.uniform(400, 520), 124, a.r.uniform(40, 140))
    tone = {"cola": "#3a160c", "orange": "#f59a2e", "lemonade": "#f2e08a"}[next(
        k for k in w if k in ("cola", "orange", "lemonade"))]
    with bowl(a, 500, 190, 98, "#f2f4f4", "#ffffff", rim=0.1):
        a.solid(circle(500, 190, 88), tone, depth=0, bevel=8)
        for x, y in sp(a, 500, 190, 60, 46, 5):
            a.solid(box(x, y, 42, 42, 8, a.r.uniform(0, 90)), light(tone, 0.6), depth=3, bevel=6,
                    gloss=0.6)
        a.solid(box(522, 168, 130, 16, 8, -40), "#d9402a", depth=4, bevel=4)


KINDS = {"tray": tray, "combo": combo}
