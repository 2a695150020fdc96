"""Eggs, omelettes and the plates of a long breakfast."""
from menu.scene import *
from menu.toppings import *


def eggpan(a, w):
    ground(a)
    tone = "#b8321f" if "tomato" in w else "#e9c46a"
    with pan(a, C, C, 252, "#3a3a40", a.r.uniform(20, 60), 1):
        sauce(a, C, C, 222, 216, tone, 0.5)
        scatter(a, [k for k in w if k in ("tomato", "sausage", "halloumi", "mushroom")], C, C, 200,
                share=0.8)
        for k in range(3):
            x, y = around(C, C, 104, k * 120 + 20)
            fried_egg(a, x, y, 88, a.r.choice(("#f7a81b", "#f59a12")))
        scatter(a, [k for k in w if k in ("parsley", "cheddar")] + ["parsley"], C, C, 180,
                share=0.5)
    side_bread(a)


def omelette(a, w):
    ground(a)
    ware(a, 284, flat=0.88)
    with a.at(300, 300, a.r.uniform(-20, 0)):
        shape = curve([(-200, 30), (-160, -60), (0, -112), (160, -70), (204, 20), (150, 80),
                       (0, 100), (-150, 90)],
                      closed=True)
        a.solid(shape, "#f6cf5a", depth=14, bevel=22)
        toasty(a, shape, 0, 0, 190, 90, ("#d98a2a", "#fbe6a0"), 50, 22, 0.35, 6)
        scatter(a, [k for k in w if k in TOPPINGS], 0, 60, 150, 32, 1.3)
        herbs(a, sp(a, 0, -10, 150, 26, 30, ry=60), 7)
    scatter(a, ["rocket", "cherry"], 460, 480, 90, 60, 2)
    side_bread(a)


DISHES = (("#e9cf9a", "chickpea"), ("#fbf6ea", "mint"), ("#a8401f", "walnut"), ("#7a4a2a", "bean"),
          ("#d8c7a0", "pomegranate"), ("#b8321f", "parsley"), ("#f7e6b8", "olive"),
          ("#b9c26a", "sesame"))


def mezzetray(a, w):
    """Many small bowls on one tray."""
    ground(a)
    a.solid(circle(C, C, 296), a.r.choice(("#c9a35a", "#8a5a36", "#b0b4b8")), depth=20, bevel=12)
    a.solid(circle(C, C, 276), "#e6d6b0", depth=0, bevel=4)
    tones = list(DISHES)
    a.r.shuffle(tones)
    for k, (tone, top) in enumerate(tones[:7]):
        x, y = (C, C) if k == 6 else around(C, C, 182, k * 60 + 10)
        with bowl(a, x, y, 84, a.r.choice(BOWLS), light(tone, 0.3), rim=0.13):
            a.solid(circle(x, y, 72), tone, depth=0, bevel=8)
            scatter(a, ["oil"] if k % 2 else [], x, y, 40)
            scatter(a, [top], x, y, 58, share=3)
    for k in range(6):
        x, y = around(C, C, 246, k * 60 + 40)
        if k % 2:
            flatbread(a, x, y, 58, 42, "#ecc98c", 8, k * 60)
        else:
            scatter(a, ["cucumber", "cherry"], x, y, 34, share=9)


def breakfastplate(a, w):
    ground(a)
    ware(a, 292, flat=0.92)
    fried_egg(a, 240, 220, 92)
    fried_egg(a, 390, 206, 88)
    for y in (330, 380):
        sausage(a, 220, y, 190, 44, a.r.uniform(-10, 6), "#9a5232")
    with bowl(a, 440, 360, 92, "#f2efe8", "#c9642a", rim=0.12):
        sauce(a, 440, 360, 80, 78, "#c9582a")
        pulses(a, sp(a, 440, 360, 70, 20, 30), 12, "#d98a4a", bean=True)
    for x, y in ((240, 470), (320, 480)):
        tomato(a, x, y, 42)
    for x, y in ((400, 480), (456, 466)):
        mushroom(a, x, y)
    loaf_slice(a, 560, 520, 130, 150, "#d9a050", 20)


KINDS = {"eggpan": eggpan, "omelette": omelette, "mezzetray": mezzetray,
         "breakfastplate": breakfastplate}
