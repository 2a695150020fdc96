"""Dips, soups, salads, stews, rice and pasta: what comes in something round."""
from menu.scene import *
from menu.toppings import *


def dip(a, w):
    ground(a)
    tone = colours(w)[0]
    with bowl(a, 306, 316, 238, a.r.choice(BOWLS), light(tone, 0.3)):
        a.solid(circle(306, 316, 212), tone, depth=0, bevel=14, form=0.1)
        start = a.r.uniform(0, 360)
        for k in range(6):
            n = 50 + k * 26
            a.stroke(arc(306, 316, n, n * 0.97, start + k * 67, 250), dark(tone, 0.25), 9, 0.4,
                     blur=4)
            a.stroke(arc(302, 311, n, n * 0.97, start + k * 67, 250), light(tone, 0.5), 8, 0.7,
                     blur=3)
        scatter(a, w, 306, 316, 176)
    if tone not in ("#efe0c0", "#fbf7ee", "#5a2450", "#fdf9f0"):
        side_bread(a)


def soup(a, w):
    ground(a)
    tone = colours(w)[0]
    plate(a, C, 326, 284, "#f4efe4")
    with bowl(a, C, C, 236, a.r.choice(BOWLS), light(tone, 0.2)) as inner:
        a.solid(circle(C, C, inner * 0.97), tone, depth=0, bevel=8, form=0.12)
        sauce(a, C, C, 190, 184, tone, 0.5)
        oil(a, C, C, 170, light(tone, 0.4), 24, 8)
        scatter(a, w, C, C, 170, share=0.7)
    steam(a, C, 250)


def salad(a, w):
    ground(a)
    with bowl(a, C, C, 262, a.r.choice(BOWLS), "#f4f0e2"):
        bed = {"rocket": ("#3f7f35",), "parsley": ("#3f8a35", "#4f9a3a"), "grain": ("#e2cf9a",),
               "slaw": ("#dfe8b8",), "bare": ("#e9dcb0",)}
        tones = next((bed[k] for k in w if k in bed), ("#6fb53f", "#8cc152", "#4f9a3a"))
        a.fill(circle(C, C, 232), dark(tones[0], 0.2))
        if "grain" in w:
            grains(a, C, C, 226, 226, "#e6d4a0", 900, 4)
        elif "slaw" in w:
            shreds(a, sp(a, C, C, 226, 13, 400), 60, "#e3ebc0", 8)
        elif "parsley" in w:
            herbs(a, sp(a, C, C, 226, 10, 900), 15, "#3f8a35")
        elif "rocket" in w:
            for p in sp(a, C, C, 220, 28, 90):
                leaf(a, *p, 52, a.r.uniform(0, 360), "#3f7f35", 0.3)
        elif "bare" not in w:
            for p in sp(a, C, C, 222, 34, 70):
                lettuce(a.r.choice(tones))(a, *p)
        scatter(a, [x for x in w if x not in ("rocket",)], C, C, 222, share=0.95)
    cutlery(a)


def curry(a, w):
    ground(a)
    tone = colours(w)[0]
    with bowl(a, 268, 344, 214, a.r.choice(BOWLS), light(tone, 0.3)):
        sauce(a, 268, 344, 196, 192, tone, 0.5)
        sauce(a, 268, 344, 176, 170, a.jitter(tone, 0.06), 0.5)
        oil(a, 268, 344, 150, light(tone, 0.3), 18, 8)
        scatter(a, w, 268, 344, 164)
    with bowl(a, 512, 152, 124, "#f4efe4", "#fffaf0"):
        grains(a, 512, 152, 104, 104, "#fdfaf0", 380, 4.2)
        herbs(a, sp(a, 512, 152, 60, 24, 8), 6)
    for k in range(2):
        flatbread(a, 540 - k * 26, 470 + k * 50, 92, 66, "#e9c58d", 12, a.r.uniform(-30, 30))


def cazuela(a, w):
    """A small clay dish on a board."""
    ground(a)
    tone = colours(w)[0]
    board(a, C, 336, 590, 470, "#a8744a", a.r.uniform(-4, 4))
    with bowl(a, 304, C, 216, "#a5532c", "#7a3a1c", rim=0.12):
        a.fill(circle(304, C, 196), dark(tone, 0.45))
        sauce(a, 304, C, 180, 176, tone, 0.5)
        scatter(a, w, 304, C, 168)
    baguette(a, 548, 480, 190, 74, a.r.uniform(-60, -30))


def rice(a, w):
    ground(a)
    tone = colours(w)[0]
    ware(a, 276, flat=0.84)
    grains(a, C, C, 212, 200, tone, 1300, 4.4, a.r.uniform(0, 90))
    if tone not in ("#fdfaf0", "#fbf6ea"):
        for p in sp(a, C, C, 190, 13, 120):
            a.fill(oval(*p, 6.4, 2.5, a.r.uniform(0, 180)), a.r.choice(("#fffaf0", "#e8862a")), 0.9)
    scatter(a, w, C, C, 176, share=0.85)
    saucer(a, 562, 556, 62, "#f2efe8", "#c9462a")
    cutlery(a)


def paella(a, w):
    ground(a)
    with pan(a, C, C, 268, "#4a4a4e", a.r.uniform(-25, 25), 2):
        grains(a, C, C, 252, 252, colours(w)[0], 1500, 4.4)
        scatter(a, w, C, C, 232, share=0.8)
        sprig(a, C, C, 42, a.r.uniform(0, 360))


def pasta(a, w):
    ground(a)
    tone = colours(w)[0]
    ware(a, 276, flat=0.78)
    noodles(a, C, C, 196, tone, 10, 84, 188)
    if "tomatosauce" in w:
        sauce(a, C, 306, 104, 92, "#c9341d", 0.5)
    for x, y in sp(a, C, C, 90, 60, 3):
        if "tomatosauce" not in w:
            swirl(a, x, y, 62, tone, 8, 2.4)
    scatter(a, w, C, C, 140, share=0.85)
    cutlery(a)


def penne(a, w):
    ground(a)
    tone = colours(w)[0]
    with bowl(a, C, C, 250, a.r.choice(BOWLS), light(tone, 0.4)):
        sauce(a, C, C, 220, 214, tone, 0.4)
        for x, y in sp(a, C, C, 204, 31, 110):
            with a.at(x, y, a.r.uniform(0, 180)):
                body = mix("#f4d58a", tone, 0.4)
                a.solid(poly([(-36, -11), (28, -11), (38, 11), (-26, 11)]), a.jitter(body, 0.07),
                        depth=5, bevel=4, gloss=0.3)
                a.fill(oval(31, 0, 5, 9, -24), dark(body, 0.6), 0.6)
                for k in (-4, 3):
                    a.stroke(curve([(-32, k), (28, k)]), dark(body, 0.3), 1.4, 0.4)
        scatter(a, w, C, C, 190, share=0.7)
    cutlery(a)


def noodle(a, w):
    ground(a)
    with bowl(a, C, C, 254, a.r.choice(BOWLS), "#efe3cf"):
        noodles(a, C, C, 214, colours(w)[0], 10, 100)
        scatter(a, w, C, C, 186, share=0.95)
        seeds(a, sp(a, C, C, 170, 26, 30))
    chopsticks(a, 380, 96, a.r.uniform(-24, 4))


def pots(a, w):
    """A sauce in a little bowl with bread and green beside it."""
    ground(a)
    tone = colours(w)[0]
    board(a, C, 350, 560, 420, "#b9814f", a.r.uniform(-8, 8))
    with bowl(a, 300, 330, 168, a.r.choice(BOWLS), light(tone, 0.4), rim=0.13):
        a.solid(circle(300, 330, 142), tone, depth=0, bevel=10, form=0.12)
        for k in range(3):
            a.stroke(arc(297, 326, 44 + k * 30, 42 + k * 30, a.r.uniform(0, 360), 230),
                     light(tone, 0.5), 7, 0.6, blur=3)
        scatter(a, w, 300, 330, 116)
        a.fill(oval(250, 270, 40, 14, -34), "#ffffff", 0.5, blur=6)
    for k in range(4):
        fry(a, 520, 400 + k * 30, 150, -30 + a.r.uniform(-12, 12))
    sprig(a, 500, 200, 62, a.r.uniform(-60, 0))


KINDS = {"dip": dip, "soup": soup, "salad": salad, "curry": curry, "cazuela": cazuela, "rice": rice,
         "paella": paella, "pasta": pasta, "penne": penne, "noodles": noodle, "pots": pots}
