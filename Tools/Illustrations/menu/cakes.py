"""Cakes, tarts, pancakes and waffles."""
from menu.scene import *
from menu.sweets import extras
from menu.toppings import *


def finish(a, w, x, y, r, ry):
    """What lies on top of a slice."""
    for word in w:
        if word == "strawberry":
            for k in range(3):
                strawberry(a, x - r * 0.3 + k * r * 0.36, y + (k % 2) * 10, 34, -40 + k * 30)
        elif word == "blueberry":
            for p in sp(a, x, y, r * 0.6, 26, 9, ry=ry * 0.7):
                berry(a, *p, 15)
        elif word in ("chocolate", "caramel", "burnt"):
            tone = {"chocolate": "#2f160c", "caramel": "#b8702a", "burnt": "#6a3410"}[word]
            a.fill(blob(a.r, x, y, r * 0.7, ry * 0.7, 0.1), tone, 0.85, blur=2)
            a.fill(oval(x - r * 0.2, y - ry * 0.2, r * 0.2, ry * 0.1, -10), "#ffffff", 0.4, blur=3)
        elif word in ("pistachio", "walnut", "crumbtop", "oreo", "beans"):
            tone = {"pistachio": "#8fb03f", "walnut": "#b07a42", "crumbtop": "#c98a3c",
                    "oreo": "#2a201e",
                    "beans": "#3a1c10"}[word]
            nuts(a, sp(a, x, y, r * 0.72, 9, 70, ry=ry * 0.72), 7, tone)
        elif word == "lemon":
            citrus(a, x, y, 34, "#f2cb3a")
        elif word == "mango":
            cubes(a, sp(a, x, y, r * 0.6, 26, 9, ry=ry * 0.6), 28, "#f7b02e")
        elif word == "creamtop":
            rosette(a, x, y, 34)


def slice_of(a, w, layers, top):
    ground(a)
    ware(a, 288, 356, 0.84)
    wedge_cake(a, 128, 450, 372, layers, top, depth=120, rise=40)
    h = sum(k for _, k in layers)
    finish(a, w, 366, 450 - h - 80, 130, 62)
    if "scoop" in w:
        scoop(a, 500, 500, 84)
        mint(a, 500, 426, 30)
    else:
        mint(a, 500, 520, 40)
    crumbs(a, 200, 530, 90, 20, layers[0][0], 16)


def cake(a, w):
    base, cream_ = colours(w)[:2]
    layers = [(base, 44), (cream_, 14), (base, 44), (cream_, 14), (base, 40), (cream_, 16)]
    slice_of(a, w, layers, light(cream_, 0.1))


def cheesecake(a, w):
    tone = colours(w)[0]
    slice_of(a, w, [("#a8713a", 30), (tone, 124)], light(tone, 0.2))


def fondant(a, w):
    ground(a)
    ware(a, 284, flat=0.84)
    tone = colours(w)[0]
    drum(a, 290, 270, 124, 116, ((tone, 1.0),), light(tone, 0.12), 0.5)
    flow = curve([(224, 272), (290, 240), (352, 272), (360, 350), (402, 420), (350, 470),
                  (300, 440), (270, 360)],
                 closed=True)
    a.solid(flow, "#b8702a" if "caramel" in w else "#2a1008", depth=4, bevel=9, gloss=0.7)
    dust(a, 280, 250, 100, 40, 120)
    raspberry(a, 180, 470, 26)
    raspberry(a, 226, 494, 24)
    extras(a, w)


def pie(a, w):
    ground(a)
    board(a, C, C, 600, 560, "#9f6a3f", a.r.uniform(-5, 5), hole=False)
    tones = colours(w)
    inner = tart(a, C, C, 250, tones[-1] if len(tones) > 1 else tones[0])
    if "pie" in w or "apple" in w:
        if "apple" in w:
            scatter(a, ["apple"], C, C, inner, share=1.4)
        for k in range(-3, 4):
            half = math.sqrt(max(inner ** 2 - (k * 58) ** 2, 1))
            for turn in (0, 90):
                with a.at(C, C, turn + 45):
                    strip_ = box(0, k * 58, half * 2, 30, 8)
                    a.solid(strip_, "#e0ac62", depth=5, bevel=6)
    else:
        scatter(a, w, C, C, inner, share=1.5)
    extras(a, w)


def pancakes(a, w):
    ground(a)
    plate(a, C, 456, 280, *a.r.choice((("#fbf8f0", "#c9542f"), ("#f4f6f8", "#2f6fb0"))), ry=142)
    for k in range(5):
        y, x, r = 440 - k * 40, C + a.r.uniform(-8, 8), 190 - k * 3
        drum(a, x, y, r, 30, (("#eec97e", 0.55), ("#c98a3a", 0.45)), "#cf8f40", 0.4)
        toasty(a, oval(x, y, r, r * 0.4), x, y, r * 0.8, r * 0.3, ("#a9601f", "#dba253"), 20, 26,
               0.3)
    tone = "#3a1c0f" if "chocolate" in w else "#b8702a" if "caramel" in w else "#a8540f"
    syrup = curve([(186, 276), (250, 238), (330, 228), (430, 240), (468, 280), (474, 370),
                   (456, 420), (440, 350),
                   (420, 322), (386, 330), (370, 440), (350, 470), (334, 400), (324, 340),
                   (268, 330), (254, 384),
                   (236, 400), (222, 340), (200, 310)], closed=True)
    a.solid(syrup, tone, depth=3, bevel=8, gloss=0.5)
    a.fill(oval(270, 262, 60, 12, -8), "#ffffff", 0.45, blur=5)
    if "butter" in w:
        a.solid(box(C, 244, 74, 42, 6, -8), "#fbe38a", depth=6, bevel=7)
    top_fruit(a, w, 256)
    for x, y in ((140, 486), (176, 516), (470, 510), (506, 482)):
        berry(a, x, y, 20)


def top_fruit(a, w, y):
    if "strawberry" in w:
        for k in range(5):
            strawberry(a, 226 + k * 48, y + (k % 2) * 18, 38, a.r.uniform(-60, 60))
    if "banana" in w:
        for k in range(6):
            banana(a, 214 + k * 42, y + (k % 2) * 20)


def waffle(a, w):
    ground(a)
    ware(a, 286, flat=0.9)
    shape = box(C, C, 372, 372, 54, a.r.uniform(-12, 12))
    a.solid(shape, "#d9983f", depth=18, bevel=22)
    with a.clip(shape):
        for i in range(5):
            for j in range(5):
                x, y = 172 + i * 74, 172 + j * 74
                a.fill(box(x, y, 54, 54, 10), "#9a5a1c", 0.85, blur=2)
                a.fill(box(x + 4, y + 5, 44, 44, 8), "#c98432")
    scatter(a, [k for k in w if k in ("chocolate", "caramel")], 260, 280, 120)
    scatter(a, [k for k in w if k in ("chocolate", "caramel")], 390, 370, 120)
    scatter(a, [k for k in w if k in ("butter", "pistachio")], C, C, 130, share=1.2)
    top_fruit(a, w, 330)
    dust(a, C, C, 170, 170, 160)


def crepe(a, w):
    ground(a)
    ware(a, 286, flat=0.9)
    for x, y, t in ((250, 260, -30), (390, 330, 10), (290, 420, -14)):
        with a.at(x, y, t):
            shape = curve([(0, -120), (90, -70), (130, 30), (60, 80), (-60, 80), (-130, 30),
                           (-90, -70)], closed=True)
            a.solid(shape, "#efcf8a", depth=11, bevel=10)
            toasty(a, shape, 0, 0, 110, 80, ("#b8742a", "#d9a04a"), 30, 16, 0.35, 4)
            a.stroke(curve([(-100, 40), (0, -20), (100, 40)]), "#b07a32", 3, 0.5)
    scatter(a, [k for k in w if k in ("chocolate", "caramel")], 300, 280, 120)
    scatter(a, [k for k in w if k in ("chocolate", "caramel")], 350, 390, 120)
    top_fruit(a, w, 330)
    dust(a, C, C, 190, 170, 120)


def frenchtoast(a, w):
    ground(a)
    ware(a, 286, flat=0.9)
    for x, y, t in ((230, 280, -20), (330, 330, -4), (430, 380, 12)):
        with a.at(x, y, t):
            shape = box(0, 0, 190, 210, 34)
            a.solid(shape, "#dc9f45", depth=14, bevel=16)
            toasty(a, shape, 0, 0, 90, 100, ("#9a5a1c", "#f0c870"), 30, 20, 0.4, 5)
    scatter(a, ["honey"], C, 320, 120)
    top_fruit(a, w, 300)
    dust(a, C, C, 180, 150, 140)


KINDS = {"cake": cake, "cheesecake": cheesecake, "fondant": fondant, "tart": pie,
         "pancakes": pancakes,
         "waffle": waffle, "crepe": crepe, "frenchtoast": frenchtoast}
