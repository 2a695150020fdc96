"""Wraps, sandwiches and burgers."""
from menu.scene import *
from menu.toppings import *


def wrap(a, w):
    """A roll cut in two, both cuts to the front."""
    ground(a)
    tone = a.r.choice(("#e0b070", "#d9a46a", "#e9c48a"))
    board(a, C, 350, 580, 470, "#a8744a", a.r.uniform(-5, 5), hole=False)
    paper(a, C, 350, 500, 360, turn=a.r.uniform(-8, 8),
          print_=a.r.choice((None, "#c9402a", "#3f7a5a")))
    for x, y, turn in ((224, 316, -26), (410, 372, -20)):
        with a.at(x, y, turn):
            body = curve([(-92, 20), (-94, -150), (-60, -186), (60, -186), (94, -150), (92, 20)],
                         closed=True)
            a.solid(body, light(tone, 0.24), depth=15, bevel=20, form=0.22)
            toasty(a, body, 0, -80, 90, 100, (dark(tone, 0.4),), 26, 20, 0.22, 6)
            a.solid(oval(0, 26, 94, 66), light(tone, 0.3), depth=4, bevel=6)
            inside = oval(0, 26, 78, 52)
            a.fill(inside, "#5a2f1a")
            with a.clip(inside):
                filling = [x for x in w if x in TOPPINGS] or ["chicken"]
                scatter(a, ["lettuce"], 0, 26, 84, 56, 2.4)
                scatter(a, filling * 2, 0, 26, 88, 58, 2.4)
                a.stroke(inside, "#1c0a04", 14, 0.35, blur=6)
    for k in range(9):
        fry(a, 530 + a.r.uniform(-30, 30), 150 + a.r.uniform(-50, 50), 100, a.r.uniform(-80, 80))
    saucer(a, 120, 540, 62, "#f2efe8", "#fdf9ee")


def loaf(a, x, y, length, tone, w, height=120):
    """A long bread, open to the front."""
    with a.at(x, y, a.r.uniform(-10, 4)):
        a.solid(box(0, 40, length, height * 0.72, 44), dark(tone, 0.06), depth=15, bevel=14)
        for k in range(12):
            lettuce()(a, -length / 2 + 40 + k * (length - 80) / 11, 14 + a.r.uniform(-6, 6))
        filling = [word for word in w if word in TOPPINGS and word != "fries"]
        if "escalope" in w:
            for k in range(3):
                shape = blob(a.r, -130 + k * 130, 2, 84, 38, 0.1, 11)
                a.solid(shape, "#d9963a", depth=8, bevel=9)
                toasty(a, shape, -130 + k * 130, 2, 80, 34, ("#a8641f", "#efbf6a"), 16, 12, 0.4, 3)
        scatter(a, filling, 0, 4, length * 0.46, 44, 1.0)
        top = curve([(-length / 2, 0), (-length * 0.46, -70), (-length * 0.2, -104),
                     (length * 0.2, -104),
                     (length * 0.46, -70), (length / 2, 0), (0, -26)], closed=True)
        a.solid(top, tone, depth=10, bevel=20, gloss=0.2, form=0.22)
        seeds(a, sp(a, 0, -72, length * 0.36, 24, 26, ry=18), 4)


def with_fries(a, w, x=500, y=500):
    if "fries" in w:
        for _ in range(22):
            fry(a, x + a.r.uniform(-70, 60), y + a.r.uniform(-50, 70), 120, a.r.uniform(-80, 80))


def sub(a, w):
    ground(a)
    board(a, C, 340, 600, 400, "#9f6a3f", a.r.uniform(-4, 4), hole=False)
    with_fries(a, w)
    loaf(a, C, 330, 470, colours(w)[0], w)
    pickle(a, 120, 520)
    pickle(a, 160, 540)


def hotdog(a, w):
    ground(a)
    board(a, C, 340, 600, 400, "#9f6a3f", a.r.uniform(-4, 4), hole=False)
    with_fries(a, w, 480, 520)
    for y in (236, 386):
        with a.at(300, y, a.r.uniform(-8, 2)):
            a.solid(box(0, 0, 420, 116, 56), "#d99a48", depth=14, bevel=18)
            a.solid(box(0, 4, 390, 60, 28), "#f2dcae", depth=0, bevel=6)
            sausage(a, 0, 0, 440, 56, 0, "#a8432a")
            a.stroke(curve([(-190 + k * 32, 14 if k % 2 else -14) for k in range(13)]), "#f2c12e",
                     9)


def panini(a, w):
    ground(a)
    board(a, C, C, 580, 500, "#a8744a", a.r.uniform(-5, 5), hole=False)
    with_fries(a, w, 500, 510)
    for x, y, t in ((230, 250, -24), (390, 360, 12)):
        with a.at(x, y, t):
            lower = poly([(-160, -20), (150, -110), (170, 84), (-140, 130)])
            a.solid(lower, "#c98a42", depth=14, bevel=10)
            scatter(a, [k for k in w if k in TOPPINGS and k != "fries"] + ["cheddar"], 0, 30, 130,
                    90, 1.4)
            upper = poly([(-166, -40), (146, -130), (164, 56), (-146, 100)])
            a.solid(upper, mix("#e0a850", colours(w)[0], 0.25), depth=9, bevel=14)
            grill_marks(a, upper, 0, -10, 170, 74, "#6a3a14", n=8, alpha=0.55)
    scatter(a, ["rocket", "cherry"], 150, 520, 70, 40, 4)


def club(a, w):
    """Three triangles standing on their long side, a pick through each."""
    ground(a)
    ware(a, 286, flat=0.9)
    with_fries(a, w, 500, 470)
    for x, y, t in ((210, 240, -8), (418, 256, 8), (300, 420, 0)):
        with a.at(x, y, t, 1.06):
            bands = (("#c98a42", 14), ("#f6e6c2", 20), ("#6fb53f", 10), ("#e9b8a0", 12),
                     ("#f6e6c2", 18),
                     ("#d63a26", 11), ("#f7d26a", 11), ("#f6e6c2", 20), ("#c98a42", 10))
            whole = curve([(-118, 62), (-112, 48), (-14, -80), (14, -80), (112, 48), (118, 62),
                           (0, 72)],
                          closed=True)
            a.solid(whole, "#f2dcae", depth=13, bevel=6)
            with a.clip(whole):
                low = 76
                for tone, h in bands:
                    band = curve([(-140, low - h), (0, low - h + a.r.uniform(-4, 4)),
                                  (140, low - h),
                                  (140, low), (-140, low)], closed=True)
                    a.solid(band, a.jitter(tone, 0.05), depth=2, bevel=3)
                    low -= h
                a.stroke(whole, "#b8742a", 13, 0.8, blur=2)
            a.stroke(curve([(0, -136), (0, -40)]), "#c9a464", 6)
            olive(a, 0, -136, 15, "#7a8a35")


def burger(a, w):
    ground(a)
    board(a, C, 552, 580, 120, "#9a653a", 0, 40, hole=False)
    if "fries" in w:
        for _ in range(26):
            fry(a, a.r.uniform(500, 620), a.r.uniform(430, 540), 120, a.r.uniform(55, 125))
    x = 280 if "fries" in w else C
    bun = a.r.choice(("#d98e38", "#c97a2e", "#e0a050"))
    a.shadow(oval(x, 520, 206, 28), 16, 0.5)
    a.solid(box(x, 488, 400, 62, 30), bun, depth=4, bevel=12)
    y = 452
    stack = ["patty"] + (["cheddarslice", "patty"] if "double" in w else [])
    stack = ["lettuce"] + stack + [k for k in w if k in BURGER and k != "lettuce"]
    for part in stack:
        y = layer(a, x, y, part, colours(w)[0])
    h = 130
    top = curve([(x - 208, y + 4), (x - 204, y - h * 0.5), (x - 140, y - h * 0.95),
                 (x, y - h * 1.2),
                 (x + 140, y - h * 0.95), (x + 204, y - h * 0.5), (x + 208, y + 4), (x, y + 12)],
                closed=True)
    a.solid(top, bun, depth=6, bevel=24, form=0.26)
    a.fill(oval(x - 66, y - h * 0.8, 84, 24, -20), "#fff0d0", 0.5, blur=16)
    with a.clip(top):
        for p in sp(a, x, y - h * 0.66, 170, 27, 50, ry=56):
            a.solid(oval(*p, 8, 5, a.r.uniform(-60, 60)), "#fbe9bd", depth=2, bevel=1.6)


BURGER = ("lettuce", "tomato", "cheddarslice", "cheeseslice", "onionring", "mushroom", "mayo",
          "chillisauce", "tahini", "bbq", "cheddar")


def layer(a, x, y, part, tone):
    """One layer of a burger with its lower edge at a height; returns its upper edge."""
    if part == "lettuce":
        for k in range(13):
            a.solid(blob(a.r, x - 206 + k * 34, y + (k % 2) * 8, 30, 16, 0.2),
                    a.jitter("#6fb53f", 0.12),
                    depth=4, bevel=5)
        return y - 12
    if part == "patty":
        shape = box(x, y - 28, 416, 60, 28)
        a.solid(shape, tone, depth=6, bevel=14)
        toasty(a, shape, x, y - 28, 200, 26, (dark(tone, 0.5), light(tone, 0.3)), 90, 8, 0.5, 1)
        return y - 54
    if part == "tomato":
        for k in (-130, 0, 130):
            a.solid(box(x + k, y - 10, 140, 26, 12), "#d63a26", depth=4, bevel=5, gloss=0.35)
        return y - 22
    if part == "onionring":
        for k in (-120, -10, 100):
            a.solid(box(x + k, y - 12, 116, 24, 11), "#dfa650", depth=4, bevel=6)
        return y - 24
    if part == "mushroom":
        for k in range(9):
            mushroom(a, x - 170 + k * 42, y - 10)
        return y - 24
    tones = {"cheddarslice": "#f7b92f", "cheddar": "#f7b92f", "cheeseslice": "#f7e3a0",
             "mayo": "#fbf3dc",
             "chillisauce": "#d9401f", "tahini": "#ecd9b0", "bbq": "#5a2212"}
    drips = [(x - 206, y - 14), (x + 206, y - 14), (x + 214, y), (x + 140, y + 2), (x + 96, y + 38),
             (x + 50, y + 2),
             (x - 60, y + 2), (x - 100, y + 30), (x - 140, y + 2), (x - 214, y)]
    a.solid(poly(drips), tones[part], depth=4, bevel=4, gloss=0.3)
    return y - 12


KINDS = {"wrap": wrap, "sub": sub, "hotdog": hotdog, "panini": panini, "club": club,
         "burger": burger}
