"""What lies on a dish of the menu: one word, one way to scatter it."""
from menu.bits import *

# word: (distance between pieces, how many at most on a dish of radius 170, drawing)
TOPPINGS = {
    "oil": (400, 1, oil_pool), "honey": (400, 1, drizzle("#e0962a")),
    "chocolate": (400, 1, drizzle("#3a1c0f")), "caramel": (400, 1, drizzle("#b8702a")),
    "mayo": (400, 1, drizzle("#f8f0d8")), "bravas": (400, 1, drizzle("#c9401f")),
    "cheesesauce": (400, 1, drizzle("#f2b52e")), "chillimayo": (400, 1, drizzle("#e8824a")),
    "creamswirl": (400, 1, drizzle("#fdf6e6")), "creamsauce": (400, 1, drizzle("#fffaf0")),
    "chickpea": (20, 26, many(pulses, r=12, colour="#e2b766")),
    "bean": (24, 34, many(pulses, r=13, colour="#8a4a32", bean=True)),
    "pea": (22, 26, many(pulses, r=9, colour="#7fb84a")),
    "corn": (18, 40, many(pulses, r=8, colour="#f7cf4a")),
    "pomegranate": (17, 46, many(pulses, r=8, colour="#b8203f")),
    "raisin": (34, 14, bit("#4a2416", 11)), "pine": (17, 40, many(seeds, s=8, colour="#ecd29a")),
    "sesame": (13, 90, many(seeds, s=3.6)),
    "blackseed": (14, 70, many(seeds, s=3.2, colour="#2a2018")),
    "seeds": (26, 22, many(seeds, s=7, colour="#b8c47a")),
    "zaatar": (11, 120, many(herbs, s=6, colour="#6a7030")),
    "walnut": (40, 12, bit("#b07a42", 22, 0.8, 0.24)),
    "pistachio": (13, 90, many(nuts, s=7, colour="#8fb03f")),
    "almond": (40, 14, lambda a, x, y: almond(a, x, y, 20, a.r.uniform(0, 180))),
    "nutcrumb": (14, 60, many(nuts, s=6)), "granola": (17, 80, many(nuts, s=10, colour="#c98f4a")),
    "cashew": (34, 14, bit("#ecd29a", 17)), "parsley": (17, 46, many(herbs, s=9)),
    "coriander": (56, 9, lambda a, x, y: sprig(a, x, y, 34, a.r.uniform(0, 360))),
    "dill": (22, 26, many(herbs, s=8, colour="#5fa04a")),
    "mint": (80, 5, lambda a, x, y: mint(a, x, y, 34, a.r.uniform(0, 360))),
    "basil": (96, 4, lambda a, x, y: basil(a, x, y, 44)),
    "lemon": (120, 3, lambda a, x, y: wedge(a, x, y, 46, a.r.uniform(0, 360), "#f2cb3a")),
    "lime": (120, 3, lambda a, x, y: wedge(a, x, y, 44, a.r.uniform(0, 360))),
    "limeslice": (90, 4, lambda a, x, y: citrus(a, x, y, 36, "#a8cf45")),
    "orange": (64, 7, lambda a, x, y: citrus(a, x, y, 42, "#f09a2e")),
    "tomato": (64, 9, half_tomato), "cherry": (44, 10, lambda a, x, y: cherry_tomato(a, x, y, 20)),
    "cucumber": (46, 14, lambda a, x, y: cucumber(a, x, y, 25)), "pickle": (46, 10, pickle),
    "radish": (44, 9, disc("#f6e6e6", 19, "#d94a6a")), "onion": (42, 12, many(onion_rings, r=24)),
    "onionring": (60, 8, ring("#dfa650", 28, 13)), "springonion": (18, 34, many(rings, r=8)),
    "olive": (44, 10, lambda a, x, y: olive(a, x, y, 16, "#3a3038", a.r.uniform(0, 360))),
    "greenolive": (44, 12, lambda a, x, y: olive(a, x, y, 16, "#7a8a35", a.r.uniform(0, 360))),
    "chilli": (70, 6, lambda a, x, y: chilli(a, x, y, 34, a.r.uniform(0, 360))),
    "pepper": (48, 14, pepper),
    "padron": (52, 18, lambda a, x, y: chilli(a, x, y, 44, a.r.uniform(0, 360), "#4a7a32")),
    "okra": (38, 20, strip("#6f9a3f", 52, 18, 9)), "greenbean": (34, 22, strip("#5d9a3c", 62, 11)),
    "carrot": (44, 12, lambda a, x, y: carrot(a, x, y, 19)),
    "cabbage": (20, 40, many(shreds, colour="#cfe0a0")),
    "potato": (50, 14, lambda a, x, y: potato(a, x, y, 31)),
    "cauliflower": (52, 12, bit("#ecd9a8", 34, 0.9, 0.2)),
    "artichoke": (60, 8, bit("#a8a85a", 30, 0.7, 0.22)),
    "eggplant": (62, 8, disc("#7a4a3a", 32, "#3a1a24")),
    "zucchini": (52, 9, lambda a, x, y: cucumber(a, x, y, 27, "#3f7a35")),
    "beet": (46, 12, cube("#8f1f45", 34)), "mushroom": (50, 12, mushroom),
    "spinach": (40, 14, rocket),
    "bread": (48, 13, lambda a, x, y: bread_cube(a, x, y, 32, a.r.uniform(0, 90), "#dca55a")),
    "crouton": (46, 9, lambda a, x, y: bread_cube(a, x, y, 28, a.r.uniform(0, 90), "#dfac60")),
    "feta": (46, 11, cube("#fdfaf0", 32)), "goat": (70, 5, disc("#fdf8ec", 36)),
    "halloumi": (78, 7, halloumi),
    "cheddar": (24, 46, many(shreds, length=40, colour="#f5b02e", w=6)),
    "parmesan": (40, 14, bit("#f6e3a8", 22, 0.55, 0.3)),
    "mozzarella": (62, 8, disc("#fffaf0", 32, "#f2d9a0")),
    "bluecheese": (52, 9, bit("#e9e6d6", 18, 0.8, 0.2)),
    "cheddarslice": (60, 6, cube("#f7b92f", 44)), "manchego": (80, 6, cube("#f2dc9a", 54)),
    "tofu": (52, 8, cube("#fbf3de", 36)),
    "egg": (84, 4, lambda a, x, y: egg_half(a, x, y, 36, a.r.uniform(0, 90), jam=False)),
    "chicken": (46, 16, lambda a, x, y: chunk(a, x, y, 28, "#d9a35c")),
    "beef": (44, 17, lambda a, x, y: chunk(a, x, y, 27, "#6a3a22")),
    "lamb": (48, 14, lambda a, x, y: chunk(a, x, y, 31, "#7a4426")),
    "turkey": (52, 8, disc("#e9b8a0", 30)), "meatball": (68, 8, lambda a, x, y: ball(a, x, y, 36)),
    "sausage": (60, 9, sausages), "pepperoni": (62, 12, disc("#b8321f", 29, "#7a1a10")),
    "falafel": (66, 6, lambda a, x, y: ball(a, x, y, 30, "#8a5a2a")),
    "drum": (116, 4, lambda a, x, y: drumstick(a, x, y, 78, a.r.uniform(-40, 40), "#c07a35")),
    "fish": (104, 4, bit("#e8c088", 58, 0.6)), "shrimp": (70, 9, prawn), "mussel": (76, 7, shell),
    "calamari": (56, 9, ring("#f2dfc4", 22, 12)), "octopus": (70, 8, octopus),
    "salmon": (56, 9, cube("#f58a5a", 42)), "tuna": (48, 10, bit("#d9b89a", 26, 0.7, 0.25)),
    "anchovy": (56, 8, strip("#7a6a5a", 80, 13, 6)),
    "fries": (24, 20, lambda a, x, y: fry(a, x, y, 84, a.r.uniform(0, 180))),
    "noodlecut": (15, 90, strip("#d99a3a", 28, 4, 2)), "edamame": (46, 24, pod),
    "stuffedpepper": (116, 3, stuffed),
    "strawberry": (62, 7, lambda a, x, y: strawberry(a, x, y, 36, a.r.uniform(0, 360))),
    "blueberry": (30, 16, lambda a, x, y: berry(a, x, y, 15)),
    "kiwi": (70, 5, lambda a, x, y: kiwi(a, x, y, 34)), "mango": (46, 12, fruit_chunk("#f7b02e")),
    "banana": (48, 10, banana), "grape": (36, 14, lambda a, x, y: olive(a, x, y, 19, "#7a9a3a")),
    "pineapple": (54, 9, fruit_chunk("#f6d65a")), "watermelon": (96, 6, watermelon),
    "quince": (60, 6, cube("#a83a1f", 36)), "apple": (48, 12, apple), "oreo": (84, 4, oreo),
    "rose": (46, 9, bit("#e87a8a", 17, 0.6)), "cream": (110, 2, cream),
    "butter": (400, 1, cube("#fbe38a", 60)),
    "beans": (40, 10, many(pulses, r=11, colour="#3a1c10", bean=True)), "scoop": (400, 1, scoop),
    "sugar": (9, 160, lambda a, x, y: a.fill(circle(x, y, a.r.uniform(0.6, 2)), "#ffffff", 0.9)),
    "specks": (18, 40, lambda a, x, y: a.fill(circle(x, y, a.r.uniform(1, 2.6)), "#2a201a", 0.8)),
    "herbs": (16, 40, many(herbs, s=6)), "chunks": (22, 24, bit("#e0523a", 9)),
    "lettuce": (54, 10, lettuce()), "brulee": (40, 12, bit("#8a4412", 26, 0.7, 0.3)),
    "roe": (10, 120, lambda a, x,
            y: a.solid(circle(x, y, 5), "#f5862e", depth=1, bevel=1.4, gloss=0.8)),
}


def scatter(a, words, x, y, r, ry=None, share=1.0):
    """Lays every topping among the words on an ellipse, in their order."""
    for word in words:
        if word not in TOPPINGS:
            continue
        gap, most, draw = TOPPINGS[word]
        count = max(1, round(most * share * (r / 170) ** 2)) if most > 1 else 1
        if gap >= 400:
            points = [(x, y)]
        else:
            points = sp(a, x, y, r * 0.86, gap, count, ry=(ry or r) * 0.86)
        for p in points:
            draw(a, *p)
