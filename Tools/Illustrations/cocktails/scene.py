"""Bars, terraces and tables behind a drink: wall, table edge, light and a little shadow."""
import math

import skia

from common.art import box, circle, curve, dark, ink, light, mix, oval, poly, rgb

SIDE, MID, EDGE, FLOOR = 500, 250, 352, 430

# Wall and table, in pairs that look well together.
PAIRS = (
    ("#f4d9c6", "#dba981"), ("#cfe3dc", "#8fb9a8"), ("#2f4a57", "#1d3039"),
    ("#f2e3b8", "#cfae68"), ("#d9d3ea", "#a99dcc"), ("#43304a", "#291b30"),
    ("#bcd8ea", "#7fabc9"), ("#f1c9cf", "#d08d9b"), ("#24443a", "#152b24"),
    ("#e8e2d6", "#b9a688"), ("#d97a58", "#a84a30"), ("#f0bd6a", "#c58231"),
    ("#5d7a8c", "#3b5363"), ("#7a3f3f", "#4d2222"), ("#94b8a0", "#5e8a69"),
    ("#2b4170", "#172548"), ("#e9cfa9", "#87583a"), ("#dfe7ea", "#f1efe9"),
    ("#e6b7a0", "#8d5b4a"), ("#9fc9c6", "#e7dcc7"), ("#c9a2b8", "#7d5069"),
    ("#f7ead9", "#d9c2a4"), ("#365c56", "#8a6a48"), ("#8aa4c8", "#54709a"),
)
STYLES = ("plain", "sun", "arch", "beams", "palm", "window", "dots", "bokeh")


def away(one, two):
    return math.dist(rgb(one), rgb(two))


def choose(r, colours):
    """A pair that the drink stands out from: one of the farther half."""
    def gap(pair):
        return min(away(pair[0], c) for c in colours)
    return r.choice(sorted(PAIRS, key=gap)[len(PAIRS) // 2:])


def is_dark(colour):
    return sum(rgb(colour)) < 330


def scene(a, colours, pair=None, style=None):
    """Draws the room and returns the colour of its table."""
    wall, table = pair or choose(a.r, colours)
    style = style or a.r.choice(("bokeh", "bokeh", "plain",
                                 "beams") if is_dark(wall) else STYLES[:7])
    lamp = a.r.uniform(0.22, 0.42) * SIDE
    shader = skia.GradientShader.MakeRadial(
        center=(lamp, 110), radius=430,
        colors=[ink(light(wall, 0.42)), ink(wall), ink(dark(wall, 0.22))], positions=[0, 0.55, 1])
    a.fill(box(MID, MID, SIDE, SIDE), wall, shader=shader)
    {"plain": _plain, "sun": _sun, "arch": _arch, "beams": _beams, "palm": _palm,
     "window": _window, "dots": _dots, "bokeh": _bokeh}[style](a, wall)
    top = box(MID, (EDGE + SIDE) / 2, SIDE, SIDE - EDGE)
    shader = skia.GradientShader.MakeLinear(
        points=[(80, EDGE), (380, SIDE)],
        colors=[ink(light(table, 0.3)), ink(table), ink(dark(table, 0.24))], positions=[0, 0.5, 1])
    a.fill(box(MID, EDGE - 5, SIDE, 12), "#000000", 0.14, blur=5)
    a.fill(top, table, shader=shader)
    a.fill(box(MID, EDGE + 1, SIDE, 2), light(table, 0.6), 0.45)
    if a.r.random() < 0.4:
        with a.clip(top):
            for _ in range(7):
                y = EDGE + 10 + a.r.random() ** 1.4 * 130
                line = curve([(-10, y), (160, y + a.r.uniform(-4, 4)), (330, y), (520, y + 3)])
                a.stroke(line, dark(table, 0.35), 0.8 + (y - EDGE) / 110, 0.16)
    return table


def _plain(a, wall):
    a.fill(circle(a.r.choice((90, 410)), a.r.uniform(60, 200), 150), light(wall, 0.5), 0.16,
           blur=34)


def _sun(a, wall):
    x = MID + a.r.uniform(-36, 36)
    a.fill(circle(x, 208, 158), light(wall, 0.5), 0.5)
    a.fill(circle(x, 208, 128), light(wall, 0.6), 0.22)


def _arch(a, wall):
    x, w = MID + a.r.uniform(-24, 24), 150
    for grow, tone, alpha in ((22, light(wall, 0.4), 0.5), (0, dark(wall, 0.25), 0.3)):
        path = skia.Path()
        path.addRoundRect(skia.Rect.MakeLTRB(x - w - grow, 54 - grow, x + w + grow, 600),
                          w + grow, w + grow)
        a.fill(path, tone, alpha)


def _beams(a, wall):
    for k in range(3):
        x = 40 + k * 150 + a.r.uniform(-20, 20)
        w = a.r.uniform(36, 70)
        beam = poly([(x, -10), (x + w, -10), (x + w + 170, EDGE), (x + 170 - w * 0.4, EDGE)])
        a.fill(beam, light(wall, 0.8), 0.2, blur=6)


def _palm(a, wall):
    """The shadow that leaves outside the picture throw on the wall."""
    side = a.r.choice((-1, 1))
    for turn, length in ((-6, 300), (24, 330), (56, 290)):
        with a.at(MID - side * 262, 40, 0, 1, flip=side < 0):
            with a.at(0, 0, turn):
                for k in range(11):
                    x = 40 + k * length / 12
                    for up in (-1, 1):
                        with a.at(x, 0, up * (62 - k * 3)):
                            n = 96 - k * 6
                            leaf = curve([(0, 0), (n * 0.4, -7), (n, 0), (n * 0.4, 7)], closed=True)
                            a.fill(leaf, dark(wall, 0.5), 0.2, blur=2.6)


def _window(a, wall):
    """Sun through a window with bars."""
    x, y = a.r.uniform(60, 150), 46
    for i in range(2):
        for j in range(3):
            px, py = x + i * 118 + j * 15, y + j * 92
            pane = poly([(px, py), (px + 106, py - 22), (px + 120, py + 60), (px + 14, py + 82)])
            a.fill(pane, light(wall, 0.85), 0.34, blur=3)


def _dots(a, wall):
    for _ in range(46):
        x, y = a.r.uniform(0, SIDE), a.r.uniform(0, EDGE)
        tone = a.r.choice((light(wall, 0.6), dark(wall, 0.3), mix(wall, "#d9825f", 0.4)))
        chip = [(x + a.r.uniform(-9, 9), y + a.r.uniform(-7, 7)) for _ in range(5)]
        a.fill(curve(chip, closed=True), tone, 0.3)


def _bokeh(a, wall):
    for _ in range(17):
        x, y, r = a.r.uniform(0, SIDE), a.r.uniform(0, EDGE - 30), a.r.uniform(10, 40)
        tone = a.r.choice(("#ffd58a", "#ffb26b", "#fff0cf", light(wall, 0.5), "#f08a7a"))
        a.fill(circle(x, y, r), tone, a.r.uniform(0.08, 0.22), blur=3)
        a.stroke(circle(x, y, r), tone, 1.4, 0.16, blur=1)


def shade(a, rx, tint, table):
    """What a glass throws on the table: its shadow, and its own colour as light."""
    a.fill(oval(MID + 52, FLOOR + 8, rx * 1.5, rx * 0.26, 4), "#150806", 0.3, blur=12)
    a.fill(oval(MID + 3, FLOOR + 3, rx * 1.05, rx * 0.19), "#150806", 0.42, blur=6)
    a.fill(oval(MID + rx * 1.25, FLOOR + 12, rx * 0.9, rx * 0.13, 5), light(tint, 0.25), 0.5,
           blur=7)
    a.fill(oval(MID + rx * 1.3, FLOOR + 12, rx * 0.45, rx * 0.05, 5), light(tint, 0.8), 0.5, blur=4)
