"""Faces: one head with shoulders, and what a person wears on and around it."""
from common.art import arc, box, circle, curve, dark, light, oval, poly

INK = "#3a2a26"


def backdrop(a, colour):
    a.fill(box(128, 128, 256, 256), colour)
    a.fill(circle(128, 150, 118), light(colour, 0.35), alpha=0.55)


def shoulders(a, colour, wide=88):
    a.fill(curve([(128 - wide, 270), (128 - wide + 8, 222), (96, 194), (128, 190), (160, 194),
                  (128 + wide - 8, 222), (128 + wide, 270)], closed=True), colour)


def head(a, skin, wide=47, tall=55):
    a.fill(box(128, 178, 38, 46, 14), dark(skin, 0.16))
    for side in (-1, 1):
        a.fill(oval(128 + side * wide, 122, 9, 13), dark(skin, 0.08))
    a.fill(oval(128, 116, wide, tall), skin)


def face(a, skin, mouth="smile", brow=INK, eyes="dot", tilt=0):
    """Eyes, brows, nose, cheeks and one of four mouths; `tilt` above 0 frowns."""
    for side in (-1, 1):
        x = 128 + side * 19
        if eyes == "shut":
            a.stroke(arc(x, 115, 7, 5, 200, 140), INK, 3)
        else:
            a.fill(oval(x, 115, 4.6, 5.6), INK)
            a.fill(circle(x + 1.6, 113, 1.5), "#ffffff")
        a.stroke(curve([(x - side * 9, 102 + tilt), (x, 99), (x + side * 10, 102 - tilt * 0.4)]),
                 brow, 3.4)
        a.fill(circle(128 + side * 30, 132, 9), "#e2574c", alpha=0.2)
    a.stroke(curve([(128, 118), (124, 129), (130, 131)]), dark(skin, 0.35), 2.6)
    if mouth == "grin":
        a.fill(poly([(110, 140), (146, 140), (142, 149), (128, 155), (114, 149)]), "#7c2a2a")
        a.fill(box(128, 142.5, 32, 5, 2), "#ffffff")
    elif mouth == "smile":
        a.stroke(arc(128, 136, 16, 11, 25, 130), "#8c3030", 3.6)
    elif mouth == "flat":
        a.stroke(curve([(115, 147), (128, 145), (142, 148)]), "#8c3030", 3.6)
    else:
        a.stroke(arc(128, 154, 14, 9, 205, 130), "#8c3030", 3.6)


def glasses(a, colour="#33363f", size=14):
    for side in (-1, 1):
        a.fill(circle(128 + side * 19, 116, size), "#ffffff", alpha=0.22)
        a.stroke(circle(128 + side * 19, 116, size), colour, 3)
    a.stroke(arc(128, 116, 6, 5, 200, 140), colour, 3)


def fringe(a, colour, low=88, lean=0):
    """Hair on top, from ear to ear, its lower edge at `low`."""
    a.fill(curve([(78, 118), (82, 78), (106, 56), (140, 54), (170, 72), (178, 118),
                  (166, low + 4), (142 + lean, low - 6), (112 + lean, low), (92, low + 8)],
                 closed=True), colour)


def long_hair(a, colour, down=206, wide=62):
    a.fill(curve([(128, 50), (128 + wide - 6, 84), (128 + wide, 150), (128 + wide - 4, down),
                  (128, down - 14), (128 - wide + 4, down), (128 - wide, 150),
                  (128 - wide + 6, 84)], closed=True), colour)


def curls(a, colour, places, size=17):
    for x, y in places:
        a.fill(circle(x, y, size), a.jitter(colour, 0.1))


def beard(a, colour, low=176):
    a.fill(curve([(81, 122), (88, 150), (104, low - 6), (128, low), (152, low - 6), (168, 150),
                  (175, 122), (160, 134), (128, 130), (96, 134)], closed=True), colour)


def scarf(a, one, two):
    a.fill(box(128, 192, 104, 30, 14), one)
    for x in range(86, 176, 28):
        a.fill(box(x, 192, 12, 30, 2), two)
    a.fill(box(158, 226, 28, 62, 6, 8), one)
    a.fill(box(160, 232, 28, 12, 2, 8), two)
