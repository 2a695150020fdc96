"""Opaque cups: copper, silver, clay and coconut."""
import math

import skia

from cocktails.glasses import TILT, Glass, region, ring, tumbler
from cocktails.scene import FLOOR, MID
from common.art import arc, box, circle, curve, dark, ink, light, oval, poly

CUPS = {
    "copper": Glass(((196, 88), (230, 92), (320, 96), (390, 92), (FLOOR, 76)), 206,
                    handle=(240, 370, 64), zoom=1.12),
    "julep": tumbler(188, 88, 62, 198, base=0, zoom=1.14),
    "tiki": Glass(((104, 80), (150, 86), (260, 84), (370, 78), (FLOOR, 68)), 116, zoom=0.98),
    "coconut": Glass(((236, 96), (270, 118), (320, 124), (370, 106), (410, 64), (FLOOR, 34)), 246,
                     zoom=1.2),
    "clay": Glass(((230, 86), (270, 94), (330, 92), (390, 76), (FLOOR, 60)), 240, zoom=1.3),
}
METAL = {"copper": ("#5f2a16", "#d9824f", "#ffd9b8", "#b8613a", "#f0a878", "#6b3019"),
         "julep": ("#545c63", "#c3cbd1", "#ffffff", "#8f999f", "#e6ecef", "#5d666d"),
         "tiki": None,
         "coconut": ("#2c180e", "#7a4b2c", "#a06b43", "#6b3f24", "#5a331d", "#27140b"),
         "clay": ("#7d3a22", "#c9714a", "#e39a70", "#bd6540", "#a85534", "#6b301c")}
TIKI = (("#1f4a3f", "#3d8a72", "#6fb69a", "#34795f", "#2a6450", "#173a31"),
        ("#4a2413", "#9a5a30", "#c58a58", "#8a4d28", "#7a4222", "#3b1c0e"),
        ("#1e3556", "#3f6fa3", "#7fa8d0", "#35618f", "#2c5078", "#182b46"),
        ("#6b2a22", "#c4573f", "#e58f73", "#b34b35", "#9a3f2c", "#55201a"))


def back(a, name, g, colour):
    """The handle, the wall and the opening with the drink in it."""
    tones = METAL[name] or a.r.choice(TIKI)
    if g.handle:
        top, low, out = g.handle
        w = g.half((top + low) / 2)
        ear = curve([(MID + w - 6, top), (MID + w + out * 0.7, top + 2),
                     (MID + w + out, (top + low) / 2 - 8),
                     (MID + w + out * 0.5, low - 14), (MID + w - 10, low)])
        for tone, width in ((tones[0], 19), (tones[1], 16), (tones[2], 5)):
            a.stroke(ear, tone, width)
    wide = max(g.half(y) for y in range(int(g.rim[0]), FLOOR, 8))
    shader = skia.GradientShader.MakeLinear(
        points=[(MID - wide, 0), (MID + wide, 0)], colors=[ink(t) for t in tones],
        positions=[0, 0.2, 0.32, 0.55, 0.78, 1])
    body = region(g, g.rim[0], g.bottom)
    a.fill(body, tones[1], shader=shader)
    with a.clip(body):
        a.fill(box(MID, FLOOR + 4, wide * 2.4, 44), "#140806", 0.3, blur=14)
        if name == "tiki":
            _face(a, tones)
        if name == "coconut":
            for _ in range(130):
                x, y = MID + a.r.uniform(-wide, wide), a.r.uniform(g.rim[0], FLOOR)
                a.stroke(curve([(x - 12, y + a.r.uniform(-2, 2)), (x, y - 2),
                                (x + 12, y + a.r.uniform(-2, 2))]),
                         a.jitter(tones[1], 0.3), 1.6, 0.45)
        if name in ("copper", "julep"):
            for k in (0.9,) if name == "copper" else (0.06, 0.93):
                y = g.rim[0] + (FLOOR - g.rim[0]) * k
                line = arc(MID, y, g.half(y), g.half(y) * TILT, 0, 180)
                a.stroke(line, tones[0], 3, 0.55)
                a.stroke(arc(MID, y + 3, g.half(y), g.half(y) * TILT, 0, 180), tones[2], 2, 0.6)
        if name == "copper":
            for i in range(9):
                for j in range(19):
                    t = (j + i % 2 * 0.5) / 19 * math.pi
                    y = g.rim[0] + 24 + i * 21
                    x = MID - math.cos(t) * g.half(y)
                    a.fill(oval(x, y + math.sin(t) * g.half(y) * TILT, 9 * math.sin(t), 8),
                           tones[0], 0.16)
                    a.fill(oval(x - 2, y - 3 + math.sin(t) * g.half(y) * TILT, 5 * math.sin(t),
                                3.4), tones[2], 0.2)
        if name == "julep":
            for k in range(44):
                x, y = MID + a.r.uniform(-76, 76), a.r.uniform(230, 420)
                a.fill(circle(x, y, a.r.uniform(1.6, 4)), "#ffffff", 0.3, blur=1)
    inner = "#fbf6ea" if name == "coconut" else dark(tones[1], 0.3)
    a.fill(ring(g, g.rim[0]), tones[2])
    a.fill(ring(g, g.rim[0], 4 if name != "coconut" else 2), inner)
    w = g.half(g.rim[0]) - (11 if name == "coconut" else 7)
    a.fill(oval(MID, g.rim[0] + 2.5, w, w * TILT - 1), colour)
    a.fill(oval(MID - w * 0.3, g.rim[0], w * 0.4, w * 0.05), "#ffffff", 0.4, blur=2)


def front(a, name, g):
    """The near lip over what lies in the cup."""
    w = g.half(g.rim[0])
    tone = {"copper": "#ffc79e", "julep": "#ffffff", "coconut": "#8a5a38"}.get(name, "#ffe9d2")
    a.stroke(arc(MID, g.rim[0], w - 1.5, w * TILT, 4, 172), dark(tone, 0.35), 4.5, 0.9)
    a.stroke(arc(MID, g.rim[0] - 1, w - 1.5, w * TILT, 4, 172), tone, 2.4)


def _face(a, tones):
    """A carved face: brow, eyes, nose, teeth; lines above and below."""
    deep, lit = tones[0], tones[2]
    for y in (146, 158, 398, 410):
        a.stroke(arc(MID, y, 92, 12, 0, 180), deep, 4, 0.7)
        a.stroke(arc(MID, y + 3, 92, 12, 0, 180), lit, 1.6, 0.5)
    for side in (-1, 1):
        brow = curve([(MID + side * 8, 206), (MID + side * 34, 186), (MID + side * 70, 200)])
        a.stroke(brow, deep, 15)
        a.stroke(brow, lit, 6, 0.7)
        a.solid(oval(MID + side * 36, 232, 25, 18, side * 8), deep, depth=0, bevel=0)
        a.solid(oval(MID + side * 36, 232, 17, 11, side * 8), "#f3ead2", depth=0, bevel=2)
        a.fill(circle(MID + side * 34, 233, 5.5), "#1b0f0a")
        a.stroke(arc(MID + side * 58, 330, 20, 60, 250 if side > 0 else 200, 90), deep, 3, 0.5)
    a.solid(curve([(MID - 9, 216), (MID - 24, 282), (MID, 292), (MID + 24, 282), (MID + 9, 216)],
                  closed=True),
            tones[1], depth=4, bevel=5)
    for side in (-1, 1):
        a.fill(oval(MID + side * 10, 282, 5, 3.4), deep)
    mouth = box(MID, 336, 104, 50, 20)
    a.solid(mouth, deep, depth=0, bevel=0)
    with a.clip(mouth):
        for row, y in ((0, 323), (1, 350)):
            for k in range(5):
                a.solid(box(MID - 40 + k * 20, y, 17, 20, 4), "#f3ead2", depth=1, bevel=2)
    a.stroke(mouth, lit, 2, 0.5)
