"""Pizza, flatbreads, open pastries and slices of bread with something on them."""
from menu.scene import *
from menu.toppings import *


def pizza(a, w):
    ground(a)
    board(a, C, C, 600, 590, "#b9814f", a.r.uniform(-20, 20), 300, hole=False)
    crust = blob(a.r, C, C, 268, 268, 0.02, 18)
    a.solid(crust, "#dfa552", depth=14, bevel=24, form=0.16)
    toasty(a, crust, C, C, 268, 268, ("#8f4f1a", "#f0c880"), 80, 16, 0.35, 4)
    inner = 222 if "stuffed" in w else 236
    base = blob(a.r, C, C, inner, inner, 0.02, 18)
    a.solid(base, colours(w)[0], depth=0, bevel=6, form=0.08)
    with a.clip(base):
        for _ in range(90):
            p = within(a.r, C, C, 232)
            a.fill(blob(a.r, *p, a.r.uniform(16, 44), a.r.uniform(12, 34), 0.2),
                   a.r.choice(("#f9e6b0", "#f6d98a", "#fbefc9", "#eebc62")), 0.8, blur=3)
    scatter(a, w, C, C, 226, share=0.85)
    for k in range(4):
        turn = k * 45 + 12
        a.stroke(curve([around(C, C, 262, turn), around(C, C, 262, turn + 180)]), "#5a2a10", 3, 0.4)


def calzone(a, w):
    ground(a)
    board(a, C, C, 590, 470, "#a8744a", a.r.uniform(-5, 5))
    dumpling_half(a, C, 320, 460, -8, "#e0a850", 0.3, 15)
    saucer(a, 530, 520, 74, "#f2efe8", "#c9341d")
    basil(a, 150, 490, 60)


def manakish(a, w):
    ground(a)
    tone = colours(w)[0]
    board(a, C, C, 600, 570, "#a8744a", a.r.uniform(-6, 6), 40, hole=False)
    dough = "#c99a5b" if "brown" in w else "#e9c07a"
    flatbread(a, C, C, 262, 246, dough, 26)
    shape = blob(a.r, C, C, 222, 208, 0.03, 16)
    a.solid(shape, tone, depth=0, bevel=7, form=0.08)
    with a.clip(shape):
        for _ in range(320):
            p = within(a.r, C, C, 222, 208)
            a.fill(blob(a.r, *p, a.r.uniform(3, 11), a.r.uniform(2, 8), 0.3, 6),
                   a.r.choice((light(tone, 0.25), dark(tone, 0.25), light(tone, 0.1))), 0.5, blur=1)
        if "cheesehalf" in w:
            a.solid(box(C + 130, C, 260, 520), "#f7e6b8", depth=0, bevel=5)
            toasty(a, box(C + 130, C, 260, 520), C + 120, C, 110, 190, ("#e0a848", "#fff6dc"), 40,
                   22, 0.5, 4)
    scatter(a, w, C, C, 206, share=0.85)


def boats(a, w):
    """Open pastries, filled."""
    ground(a)
    ware(a, 286, flat=0.9)
    tone = colours(w)[0]
    for k in range(5):
        x, y = (C, C) if k == 4 else around(C, C, 164, 45 + k * 90)
        with a.at(x, y, a.r.uniform(-50, 50)):
            a.solid(curve([(-112, 0), (-60, -50), (0, -60), (60, -50), (112, 0), (60, 50), (0, 60),
                           (-60, 50)],
                          closed=True), "#d9a050", depth=11, bevel=14)
            hole = curve([(-78, 0), (-44, -30), (44, -30), (78, 0), (44, 30), (-44, 30)],
                         closed=True)
            a.solid(hole, tone, depth=0, bevel=7, form=0.1)
            toasty(a, hole, 0, 0, 70, 28, (light(tone, 0.3), dark(tone, 0.25)), 20, 9, 0.5, 2)
            if "eggy" in w:
                a.solid(circle(0, 0, 22), "#f59a12", depth=2, bevel=5, gloss=0.9)
            scatter(a, w, 0, 0, 72, 28, 2.2)


def tapa(a, w):
    """Slices of bread with something on top."""
    ground(a)
    slate(a, C, C, 590, 470, turn=a.r.uniform(-4, 4))
    for i in range(3):
        for j in range(2):
            x, y = 148 + i * 172, 226 + j * 188
            with a.at(x, y, a.r.uniform(-20, 20)):
                a.solid(oval(0, 0, 78, 92), "#c9863a", depth=11, bevel=8)
                a.solid(oval(0, -2, 70, 84), "#f2dcae", depth=0, bevel=5)
                if "tomatorub" in w:
                    toasty(a, oval(0, -2, 68, 82), 0, 0, 62, 76, ("#d9402a", "#e8663f"), 40, 18,
                           0.6, 3)
                scatter(a, [k for k in w if k not in ("oil", "tuna")], 0, 0, 66, 76, 3.2)
                if "tuna" in w:
                    a.solid(blob(a.r, 0, 0, 50, 60, 0.1), "#e6cfae", depth=6, bevel=9)
                    scatter(a, ["tuna", "olive"], 0, 0, 46, 54, 4)
                if "oil" in w:
                    oil(a, 0, 0, 60, "#c9a51f", 10, 8)


def toast(a, w):
    ground(a)
    ware(a, 284, flat=0.88)
    for x, y, t in ((216, 300, -12), (424, 340, 12)):
        with a.at(x, y, t):
            loaf_slice(a, 0, 0, 190, 290, "#b0763f")
            a.solid(blob(a.r, 0, 0, 82, 128, 0.06, 12), "#b4cc62", depth=5, bevel=9)
            scatter(a, w + ["seeds"], 0, 0, 76, 118, 1.5)


KINDS = {"pizza": pizza, "calzone": calzone, "manakish": manakish, "boats": boats, "tapa": tapa,
         "toast": toast}
