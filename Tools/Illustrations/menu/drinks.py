"""Glasses, cups, bottles and jars."""
import cocktails.pictures
import cocktails.scene
from menu.scene import *
from menu.toppings import *


def drink(name, w):
    """A glass from the side: one line as cocktails have it."""
    art = Art(name, size=cocktails.scene.SIDE)
    cocktails.pictures.draw(art, " ".join(w))
    return art


CUPS = ("#f6f1e7", "#e9e2d4", "#3f6f8f", "#c06a3f", "#4f7a5f", "#39444a", "#d9b45a", "#8a5a7a")


def cup(a, w):
    ground(a)
    tone = colours(w)[0]
    small = any(k in w for k in ("arabic", "turkish", "espresso", "dotmilk"))
    ware_ = a.r.choice(CUPS)
    r = 148 if small else 196
    plate(a, C, 336, 264, light(ware_, 0.4), flat=0.6)
    turn = a.r.uniform(-40, 40)
    if "arabic" not in w and "tea" not in w:
        with a.at(C, 330, turn):
            ear = box(r + 24, 0, 92, 84, 40)
            a.stroke(ear, "#2a1208", 24, 0.3, blur=8)
            a.stroke(ear, ware_, 22)
            a.stroke(ear, light(ware_, 0.5), 6, 0.7)
    glassy = "tea" in w
    with bowl(a, C, 330, r, "#dfe8e6" if glassy else ware_, "#fffaf0", rim=0.12) as inner:
        a.solid(circle(C, 330, inner * 0.97), tone, depth=0, bevel=10, form=0.14)
        a.stroke(circle(C, 330, inner * 0.9), light(tone, 0.4), 8, 0.5, blur=3)
        top_of_cup(a, w, inner, tone)
        a.fill(oval(C - inner * 0.42, 330 - inner * 0.5, inner * 0.26, inner * 0.09, -34),
               "#ffffff", 0.5, blur=5)
    beside_cup(a, w, tone)
    if not glassy or a.r.random() < 0.6:
        steam(a, C, 230, 2)


def top_of_cup(a, w, r, tone):
    """Foam, milk and what floats on a hot drink."""
    milk = light(tone, 0.82)
    if "heart" in w:
        for k in (1, 0.78, 0.5):
            shape = curve([(C, 330 + 92 * k), (C - 96 * k, 330 - 20 * k),
                           (C - 56 * k, 330 - 76 * k), (C, 330 - 40 * k),
                           (C + 56 * k, 330 - 76 * k), (C + 96 * k, 330 - 20 * k)], closed=True)
            a.fill(shape, milk if k != 0.78 else tone, 0.95, blur=1.4)
    elif "rosetta" in w:
        for k in range(6):
            y, n = 236 + k * 30, 34 + math.sin(k / 5 * math.pi) * 70
            a.stroke(curve([(C - n, y - 14), (C, y + 24), (C + n, y - 14)]), milk, 15, 0.95,
                     blur=1.4)
        a.stroke(curve([(C, 220), (C, 430)]), tone, 5, 0.9)
    elif any(k in w for k in ("espresso", "turkish", "black", "milkyfoam", "arabic")):
        for _ in range(40):
            p = within(a.r, C, 330, r * 0.86)
            a.fill(circle(*p, a.r.uniform(1.5, 7)), light(tone, 0.35), 0.5, blur=1)
        if "turkish" in w or "milkyfoam" in w:
            a.stroke(arc(C, 330, r * 0.7, r * 0.7, a.r.uniform(0, 360), 220), light(tone, 0.4),
                     r * 0.2, 0.5, blur=8)
    elif "dotmilk" in w:
        a.fill(blob(a.r, C, 330, r * 0.44, wobble=0.1), milk, 0.95, blur=3)
    else:
        if "tea" not in w:
            a.fill(blob(a.r, C, 330, r * 0.84, wobble=0.05), light(tone, 0.6), 0.9, blur=6)
    extra = {"caramel": ("caramel",), "pistachio": ("pistachio",), "cocoa": ("chocolate",)}
    for word in w:
        scatter(a, extra.get(word, ()), C, 330, r * 0.8, share=0.8)
    if "marshmallow" in w:
        cubes(a, sp(a, C, 330, r * 0.6, 48, 7), 44, "#fffaf4", r=12)
    if "mintleaf" in w:
        mint(a, C, 330, 66)
    if "lemonslice" in w:
        citrus(a, C + 20, 330, 64, "#f2cb3a")
    if "flower" in w:
        for x, y in sp(a, C, 330, r * 0.6, 56, 5):
            for k in range(9):
                a.solid(oval(*around(x, y, 22, k * 40), 13, 7, k * 40), "#fffaf0", depth=2, bevel=2)
            a.solid(circle(x, y, 12), "#f2b51f", depth=2, bevel=3)
    if "sprigleaf" in w:
        for k in range(4):
            leaf(a, C - 50 + k * 34, 330, 58, 60 + k * 22, "#7f9a6a", 0.24)
    if "cinnamonstick" in w:
        with a.at(C, 330, -30):
            a.solid(box(0, 0, 190, 26, 10), "#8a4a22", depth=7, bevel=7)
    if "saffronthreads" in w:
        shreds(a, sp(a, C, 330, r * 0.6, 22, 22), 26, "#c9301c", 3)


def beside_cup(a, w, tone):
    """What is brought with it: dates, beans, sugar or a pot."""
    if "pot" in w:
        pot_tone = a.r.choice(("#c9a35a", "#b0b4b8", "#8a5a7a", "#3f6f8f"))
        with a.at(534, 128, a.r.uniform(-20, 20)):
            a.solid(curve([(-90, -20), (-150, -44), (-164, -26), (-96, 24)], closed=True), pot_tone,
                    depth=9, bevel=7)
            a.solid(circle(0, 0, 102), pot_tone, depth=18, bevel=20, gloss=0.4, form=0.3)
            a.solid(circle(0, 0, 54), light(pot_tone, 0.2), depth=5, bevel=10)
            a.solid(circle(0, 0, 17), dark(pot_tone, 0.2), depth=5, bevel=5, gloss=0.6)
    if "arabic" in w:
        for x, y in ((120, 520), (170, 556), (96, 570)):
            a.solid(oval(x, y, 42, 25, a.r.uniform(-40, 40)), "#4a2212", depth=8, bevel=8,
                    gloss=0.7)
    elif "tea" in w:
        cubes(a, [(112, 540), (158, 560)], 40, "#fffdf6")
    else:
        pulses(a, sp(a, 110, 550, 60, 30, 7, ry=40), 15, "#4a2412", bean=True)


def bottle(a, w):
    """A bottle from the side on a table."""
    tone = colours(w)[0]
    room = cocktails.scene.PAIRS[a.r.randrange(len(cocktails.scene.PAIRS))]
    a.fill(box(C, C, 640, 640), room[0])
    a.fill(circle(C + a.r.uniform(-40, 40), 250, 220), light(room[0], 0.5), 0.5, blur=20)
    a.fill(box(C, 560, 640, 200), room[1])
    water = "water" in w
    body = curve([(278, 120), (362, 120), (364, 200), (420, 280), (424, 400), (420, 540),
                  (320, 552), (220, 540),
                  (216, 400), (220, 280), (276, 200)], closed=True)
    a.shadow(oval(350, 548, 130, 24), 16, 0.5)
    a.solid(body, tone, depth=0, bevel=22, form=0.3)
    with a.clip(body):
        a.fill(box(250, 380, 26, 300, 13), "#ffffff", 0.5, blur=5)
        a.fill(box(400, 380, 14, 280, 7), "#ffffff", 0.3, blur=4)
    a.solid(box(C, 108, 100, 46, 10), "#3f6f8f" if water else "#c9a35a", depth=6, bevel=7)
    label = box(C, 410, 208, 120, 6)
    a.solid(label, "#fbf7ee", depth=2, bevel=3)
    a.stroke(box(C, 410, 188, 100, 4), light(tone, 0.1), 3)
    with a.at(C, 410):
        (leaf(a, 0, 0, 40, -40) if not water else a.solid(
            curve([(0, -34), (24, 10), (0, 34), (-24, 10)], closed=True), "#5f9fc9", depth=0,
            bevel=5))


def jar(a, w):
    tone = colours(w)[0]
    room = cocktails.scene.PAIRS[a.r.randrange(len(cocktails.scene.PAIRS))]
    a.fill(box(C, C, 640, 640), room[0])
    a.fill(circle(C, 260, 230), light(room[0], 0.5), 0.4, blur=20)
    a.fill(box(C, 560, 640, 200), room[1])
    a.shadow(oval(350, 548, 170, 26), 16, 0.5)
    body = box(C, 380, 320, 330, 56)
    a.solid(body, tone, depth=0, bevel=26, form=0.24)
    with a.clip(body):
        for _ in range(420):
            p = (a.r.uniform(160, 480), a.r.uniform(210, 550))
            a.fill(blob(a.r, *p, a.r.uniform(3, 9), wobble=0.2, n=6), a.jitter(tone, 0.3), 0.5)
        a.fill(box(206, 380, 34, 300, 16), "#ffffff", 0.45, blur=7)
        a.fill(box(448, 380, 16, 280, 8), "#ffffff", 0.28, blur=4)
    a.solid(box(C, 196, 290, 74, 16), "#c9a35a", depth=8, bevel=10)
    a.solid(box(C, 410, 220, 124, 6), "#fbf7ee", depth=2, bevel=3)
    a.stroke(box(C, 410, 200, 104, 4), dark(tone, 0.1), 3)
    leaf(a, C, 410, 46, -30)


KINDS = {"drink": drink, "cup": cup, "bottle": bottle, "jar": jar}
