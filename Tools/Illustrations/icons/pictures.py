"""The app icons: six apps in four files each, all under 30 KB.

Light runs straight down and nothing is blurred: rows of one colour are what keeps a PNG small.
"""
import io

import numpy as np
import skia
from PIL import Image

from common.art import (SIZE, Art, arc, around, box, circle, curve, ink, oval, poly, rgb)

WHITE = "#fffaf1"
C = SIZE / 2


def down(a, path, top, bottom):
    """Fills with a gradient that only runs downwards."""
    frame = path.computeTightBounds()
    a.fill(path, top, shader=skia.GradientShader.MakeLinear(
        points=[(0, frame.top()), (0, frame.bottom())], colors=[ink(top), ink(bottom)]))


def lifted(a, path, top, bottom, by=12):
    """A body with a hard, quiet shadow under it."""
    a.c.save()
    a.c.translate(0, by)
    a.fill(path, "#3a1208", 0.2)
    a.c.restore()
    down(a, path, top, bottom)


def heart(x, y, s):
    path = skia.Path()
    path.moveTo(x, y + s * 0.9)
    path.cubicTo(x - s * 1.5, y - s * 0.1, x - s * 0.9, y - s * 1.1, x, y - s * 0.34)
    path.cubicTo(x + s * 0.9, y - s * 1.1, x + s * 1.5, y - s * 0.1, x, y + s * 0.9)
    path.close()
    return path


def tapas(a):
    for x, y, r, top, bottom in ((214, 246, 122, "#f3b13a", "#e0912a"),
                                 (430, 258, 106, "#7fae3f", "#5f8f33"),
                                 (314, 442, 128, "#c8382a", "#a82a22")):
        lifted(a, circle(x, y, r), WHITE, "#f1dfc6", 14)
        down(a, circle(x, y, r * 0.72), top, bottom)
    for k in range(3):
        a.stroke(arc(214, 246, 28 + k * 20, 28 + k * 20, 200 + k * 100, 150), "#ffdf8f", 10)
    for px, py in ((400, 240), (456, 232), (430, 290)):
        a.fill(circle(px, py, 27), "#465f26")
        a.fill(circle(px + 4, py - 3, 9), "#e0512f")
    for turn in (20, 140, 260):
        px, py = around(314, 442, 42, turn)
        a.fill(circle(px, py, 32), "#f2cb98")
    stick = poly([(300, 452), (520, 92), (530, 98), (314, 460)])
    a.fill(stick, "#f7dfae")
    a.fill(circle(525, 95, 15), "#f7dfae")


def foods(a):
    lifted(a, circle(C, C, 222), WHITE, "#f4e3d2", 16)
    a.fill(circle(C, C, 168), "#f0d9c4")
    down(a, circle(C, C + 4, 160), "#fffdf8", "#f9ecdd")
    lifted(a, heart(C, C + 6, 104), "#f0523f", "#cf2438", 9)
    a.stroke(arc(C - 48, C - 32, 36, 34, 185, 80), "#ffb0a0", 13)


def recipes(a):
    for x in (232, 320, 408):
        a.stroke(curve([(x, 176), (x - 18, 146), (x + 16, 112), (x, 78)]), WHITE, 19, 0.9)
    for side in (-1, 1):
        lifted(a, box(C + side * 206, 372, 90, 48, 24), "#f3e0c4", "#dcbf97")
    pot = curve([(138, 318), (502, 318), (502, 400), (478, 508), (410, 544), (230, 544), (162, 508),
                 (138, 400)], closed=True)
    pot = box(C, 420, 364, 240, 64)
    lifted(a, pot, WHITE, "#efd9b9", 16)
    lifted(a, box(C, 282, 420, 54, 27), "#fff6e6", "#ecd3ae", 8)
    lifted(a, box(C, 232, 78, 50, 24), "#fff6e6", "#ecd3ae", 6)
    leafed = curve([(C - 92, 436), (C - 40, 378), (C + 40, 366), (C + 96, 372), (C + 84, 430),
                    (C + 40, 482), (C - 30, 490)], closed=True)
    down(a, leafed, "#4fae5a", "#2f8a48")
    a.stroke(curve([(C - 108, 494), (C - 40, 452), (C + 60, 398)]), "#d9f0c4", 11)


def menu(a):
    dome = skia.Path()
    dome.arcTo(skia.Rect.MakeLTRB(122, 184, 518, 620), 180, 180, True)
    dome.lineTo(518, 416)
    dome.lineTo(122, 416)
    dome.close()
    lifted(a, dome, WHITE, "#f2d8bd", 14)
    lifted(a, circle(C, 170, 34), WHITE, "#f2d8bd", 6)
    lifted(a, box(C, 452, 470, 50, 25), WHITE, "#ecd0b2", 12)
    a.stroke(arc(C, 402, 146, 150, 196, 58), "#ffffff", 20)
    a.fill(box(C, 512, 250, 22, 11), WHITE, 0.75)


def cocktails(a):
    glass = poly([(126, 146), (514, 146), (C + 15, 372), (C - 15, 372)])
    lifted(a, box(C, 448, 30, 190, 8), WHITE, "#dff1ee", 12)
    lifted(a, box(C, 540, 226, 38, 19), WHITE, "#dff1ee", 12)
    lifted(a, glass, WHITE, "#e6f4f1", 12)
    down(a, poly([(186, 196), (454, 196), (C + 8, 348), (C - 8, 348)]), "#ff9a3d", "#f0485a")
    a.stroke(curve([(248, 292), (420, 86)]), "#7a3b1e", 13)
    down(a, circle(388, 126, 37), "#8fbf3f", "#5f9430")
    a.fill(circle(400, 116, 12), "#e0412f")
    lifted(a, circle(498, 150, 76), "#ffd54a", "#f5b82e", 6)
    a.fill(circle(498, 150, 60), "#fff2bd")
    for k in range(6):
        p, q = around(498, 150, 53, k * 60 + 6), around(498, 150, 53, k * 60 + 54)
        down(a, curve([around(498, 150, 13, k * 60 + 30), p, around(498, 150, 57, k * 60 + 30), q],
                      closed=True), "#ffc93a", "#f7b52e")


def humour(a):
    bubble = box(C, 298, 424, 336, 128)
    tail = poly([(216, 420), (350, 440), (212, 560)])
    both = skia.Op(bubble, tail, skia.PathOp.kUnion_PathOp)
    lifted(a, both, WHITE, "#ffe7b8", 16)
    for x in (236, 404):
        down(a, oval(x, 252, 29, 41), "#4a2418", "#33160e")
        a.fill(circle(x + 9, 236, 10), WHITE)
    smile = skia.Path()
    smile.moveTo(208, 322)
    smile.cubicTo(232, 452, 408, 452, 432, 322)
    smile.cubicTo(370, 346, 270, 346, 208, 322)
    smile.close()
    down(a, smile, "#5a1f1c", "#3a1210")
    with a.clip(smile):
        down(a, oval(C, 428, 74, 42), "#ff7a6a", "#f0505a")


APPS = {tapas: ("#e2703a", "#a8322a"), foods: ("#ff9a62", "#e8474a"),
        recipes: ("#f2b13c", "#d9772a"), menu: ("#a8385f", "#6a1f4a"),
        cocktails: ("#2fb5a5", "#11708a"), humour: ("#ffc83a", "#f58a2e")}


def smaller(art, pixels):
    """The drawing as a square of `pixels`, by way of its own size."""
    whole = art.image().resize((SIZE, SIZE), Image.LANCZOS)
    return whole.resize((pixels, pixels), Image.LANCZOS)


def draw(symbol, ground, pixels, zoom):
    """The icon as a full square."""
    art = Art(symbol.__name__)
    down(art, box(C, C, SIZE, SIZE), *ground)
    with art.zoomed(zoom):
        symbol(art)
    return smaller(art, pixels).convert("RGB")


def corners(pixels):
    """What is seen of an icon with round corners."""
    art = Art("corners")
    art.fill(box(C, C, SIZE, SIZE, 140), "#ffffff")
    return smaller(art, pixels).getchannel("A")


def small(picture, ground, alpha=None):
    """PNG bytes with a palette; its last 17 places are for the edges of clear corners."""
    best = picture.quantize(239, method=Image.Quantize.MEDIANCUT, kmeans=2,
                            dither=Image.Dither.NONE)
    file = io.BytesIO()
    if alpha is None:
        best.save(file, "PNG", optimize=True)
        return file.getvalue()
    places, seen = np.array(best), np.asarray(alpha)
    palette = (best.getpalette() + [0] * 768)[:239 * 3] + [0, 0, 0]
    clear = [255] * 239 + [0]
    low = np.arange(len(seen))[:, None] > len(seen) / 2
    for k, colour in enumerate(ground):
        for level in range(8):
            mine = (seen > 0) & (seen < 255) & (seen // 32 == level) & (low == bool(k))
            places[mine] = 240 + k * 8 + level
            palette += rgb(colour)
            clear.append(level * 32 + 16)
    places[seen == 0] = 239
    best = Image.fromarray(places, "P")
    best.putpalette(palette)
    best.save(file, "PNG", optimize=True, transparency=bytes(clear))
    return file.getvalue()


def pictures(folder, names):
    """Each icon's path in the folder, and its bytes."""
    for symbol, ground in APPS.items():
        if names and symbol.__name__ not in names:
            continue
        # The 180 one is Apple's, whose system rounds it; the maskable one keeps clear of any mask.
        for name, pixels, zoom, is_round in (("180", 180, 0.88, False), ("192", 192, 0.88, True),
                                             ("512", 512, 0.88, True),
                                             ("maskable", 512, 0.74, False)):
            yield f"{symbol.__name__}-{name}.png", small(
                draw(symbol, ground, pixels, zoom), ground, corners(pixels) if is_round else None)
