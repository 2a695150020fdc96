"""Glasses from the side: a profile turned around its axis, filled, iced and lit."""
import dataclasses

import numpy as np
import skia

from cocktails.scene import FLOOR, MID
from common.art import arc, box, circle, curve, dark, ink, light, mix, oval, poly

TILT = 0.15  # how much of a circle's width is seen as height


@dataclasses.dataclass(frozen=True)
class Glass:
    """`profile` runs down from the rim: (y, half width). A stem stands on a foot."""
    profile: tuple
    fill: float
    foot: float = 0
    base: float = 0
    handle: tuple = ()
    zoom: float = 1

    def half(self, y):
        """Half the width at a height, smooth between the points."""
        ys, ws = zip(*self._fine())
        return float(np.interp(y, ys, ws))

    def _fine(self):
        points, p = [], self.profile
        for i in range(len(p) - 1):
            p0, p1, p2, p3 = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, len(p) - 1)]
            for k in range(12):
                t = k / 12
                w = 0.5 * (2 * p1[1] + (p2[1] - p0[1]) * t
                           + (2 * p0[1] - 5 * p1[1] + 4 * p2[1] - p3[1]) * t * t
                           + (3 * p1[1] - p0[1] - 3 * p2[1] + p3[1]) * t ** 3)
                points.append((p1[0] + (p2[0] - p1[0]) * t, max(w, 0.5)))
        return points + [p[-1]]

    @property
    def rim(self):
        return self.profile[0]

    @property
    def bottom(self):
        return self.profile[-1][0]

    @property
    def floor(self):
        """Where what is inside ends."""
        return self.bottom - self.base


def tumbler(top, w_top, w_bottom, fill, base=18, handle=(), zoom=1):
    return Glass(((top, w_top), ((top + FLOOR) / 2, (w_top + w_bottom) / 2), (FLOOR, w_bottom)),
                 fill, base=base, handle=handle, zoom=zoom)


def stemmed(profile, fill, foot, down=0, zoom=1, handle=()):
    """A bowl on a stem, moved down to make the stem shorter."""
    return Glass(tuple((y + down, w) for y, w in profile), fill + down, foot, handle=handle,
                 zoom=zoom)


GLASSES = {
    "coupe": stemmed(((148, 112), (168, 110), (200, 94), (226, 60), (240, 20), (244, 5)), 164, 62,
                     62, 1.3),
    "martini": stemmed(((134, 122), (180, 76), (225, 32), (252, 5)), 150, 64, 50, 1.25),
    "nick": stemmed(((132, 72), (165, 78), (205, 70), (240, 40), (254, 6)), 150, 56, 50, 1.35),
    "margarita": stemmed(((138, 124), (156, 120), (176, 92), (192, 64), (222, 54), (246, 30),
                          (256, 6)),
                         150, 64, 54, 1.25),
    "flute": stemmed(((70, 40), (140, 46), (210, 43), (270, 27), (300, 5)), 98, 52, 36, 1.08),
    "wine": stemmed(((88, 68), (130, 84), (180, 92), (226, 76), (256, 34), (266, 6)), 132, 62, 46,
                    1.15),
    "copa": stemmed(((104, 86), (150, 110), (200, 112), (246, 78), (272, 24), (278, 7)), 134, 64,
                    52, 1.15),
    "snifter": stemmed(((120, 64), (175, 90), (240, 112), (300, 104), (346, 58), (360, 10)), 210,
                       66, 20, 1.1),
    "sour": stemmed(((112, 66), (165, 66), (220, 54), (262, 26), (276, 6)), 132, 56, 56, 1.25),
    "hurricane": stemmed(((66, 76), (105, 66), (160, 56), (215, 62), (280, 76), (330, 62),
                          (372, 24),
                          (386, 10)), 92, 62, 8, 0.96),
    "poco": stemmed(((74, 78), (120, 66), (170, 66), (225, 78), (280, 62), (314, 20), (324, 7)), 96,
                    60, 40),
    "toddy": stemmed(((118, 76), (190, 76), (260, 68), (320, 50), (356, 24), (372, 12)), 138, 60,
                     20, 1.1,
                     handle=(190, 320, 58)),
    "cordial": stemmed(((150, 48), (200, 50), (250, 40), (285, 16), (294, 5)), 166, 46, 50, 1.5),
    "pousse": stemmed(((84, 46), (150, 45), (240, 40), (310, 26), (340, 8)), 98, 50, 36, 1.12),
    "highball": tumbler(82, 66, 58, 110, zoom=0.96),
    "collins": tumbler(58, 56, 51, 84, zoom=0.93),
    "pilsner": tumbler(70, 74, 46, 96, base=26, zoom=0.95),
    "rocks": tumbler(226, 100, 86, 262, base=22, zoom=1.32),
    "double": tumbler(196, 98, 88, 232, base=20, zoom=1.24),
    "shot": tumbler(238, 66, 50, 258, base=30, zoom=1.5),
    "mug": tumbler(120, 82, 80, 150, base=24, handle=(170, 370, 62)),
    "jar": Glass(((110, 74), (140, 72), (160, 88), (250, 92), (360, 90), (FLOOR, 80)), 150, base=14,
                 handle=(190, 340, 56)),
}


def region(g, y0, y1, inset=0.0, back=True):
    """The solid between two heights, its ends rounded as seen from a little above."""
    ys = np.linspace(y0, y1, 60)
    halves = [max(g.half(y) - inset, 0.6) for y in ys]
    right = [(MID + w, y) for y, w in zip(ys, halves)]
    left = [(MID - w, y) for y, w in zip(ys, halves)][::-1]
    angles = np.linspace(0, np.pi, 24)[1:-1]
    w1, w0 = halves[-1], halves[0]
    low = [(MID + w1 * np.cos(t), y1 + w1 * TILT * np.sin(t)) for t in angles]
    sign = -1 if back else 1
    top = [(MID - w0 * np.cos(t), y0 + sign * w0 * TILT * np.sin(t)) for t in angles]
    return poly([(float(x), float(y)) for x, y in right + low + left + top])


def ring(g, y, inset=0.0):
    w = max(g.half(y) - inset, 0.6)
    return oval(MID, y, w, w * TILT)


def behind(a, g):
    """The far wall, the stem and the foot."""
    if g.foot:
        _stem(a, g)
    if g.handle:
        top, low, out = g.handle
        w = g.half((top + low) / 2)
        ear = curve([(MID + g.half(top) - 4, top), (MID + w + out * 0.8, top + 4),
                     (MID + w + out, (top + low) / 2 - 6), (MID + w + out * 0.62, low - 16),
                     (MID + g.half(low) - 4, low)])
        a.stroke(ear, "#0d1820", 17, 0.16, blur=4)
        a.stroke(ear, "#ffffff", 15, 0.34)
        a.stroke(ear, "#ffffff", 4, 0.75)
    a.fill(region(g, g.rim[0], g.bottom), "#ffffff", 0.13)
    a.stroke(ring(g, g.rim[0]), "#ffffff", 2, 0.55)


def _stem(a, g):
    y0, y1, foot = g.bottom - 3, FLOOR, g.foot
    a.fill(oval(MID, y1, foot, foot * TILT), "#ffffff", 0.26)
    a.fill(oval(MID + 8, y1 + 1, foot * 0.72, foot * TILT * 0.6), "#0d1820", 0.12, blur=3)
    w = max(g.half(g.bottom), 4.5)
    stem = curve([(MID - w, y0), (MID - 4, y0 + (y1 - y0) * 0.25), (MID - 4, y1 - 16),
                  (MID - foot * 0.3, y1 - 2), (MID, y1 + 2), (MID + foot * 0.3, y1 - 2),
                  (MID + 4, y1 - 16), (MID + 4, y0 + (y1 - y0) * 0.25), (MID + w, y0)], closed=True)
    shader = skia.GradientShader.MakeLinear(
        points=[(MID - 8, 0), (MID + 8, 0)],
        colors=[ink("#ffffff", 0.75), ink("#ffffff", 0.25), ink("#22333d", 0.3),
                ink("#ffffff", 0.6)],
        positions=[0, 0.45, 0.75, 1])
    a.fill(stem, "#ffffff", shader=shader)
    a.stroke(oval(MID, y1, foot, foot * TILT), "#ffffff", 1.8, 0.7)
    a.stroke(arc(MID, y1 + 1.5, foot, foot * TILT, 10, 160), "#22333d", 1.5, 0.3)
    a.stroke(arc(MID, y1 - 1, foot * 0.8, foot * TILT * 0.75, 190, 60), "#ffffff", 2.4, 0.8, blur=1)


def pour(a, g, colours, sharp=False, cloudy=False, level=None):
    """The liquid from its surface to the floor; colours run from the top down."""
    level = g.fill if level is None else level
    body = region(g, level, g.floor, 3.2)
    stops, tones = [], []
    n = len(colours)
    for i, colour in enumerate(colours):
        if sharp:
            stops += [i / n + (0.02 if i else 0), (i + 1) / n - (0.02 if i < n - 1 else 0)]
            tones += [ink(colour, 0.96), ink(colour, 0.96)]
        else:
            stops.append(i / max(n - 1, 1))
            tones.append(ink(colour, 0.98 if cloudy else 0.95))
    if len(tones) == 1:
        stops, tones = [0, 1], tones * 2
    shader = skia.GradientShader.MakeLinear(
        points=[(0, level), (0, g.floor + 6)], colors=tones, positions=stops)
    a.fill(body, colours[0], shader=shader)
    wide = max(g.half(y) for y in np.linspace(level, g.floor, 20))
    edge = dark(colours[-1], 0.5)
    shader = skia.GradientShader.MakeLinear(
        points=[(MID - wide, 0), (MID + wide, 0)],
        colors=[ink(edge, 0.4), ink("#ffffff", 0.1), ink("#ffffff", 0.06), ink(edge, 0.02),
                ink(edge, 0.4)], positions=[0, 0.17, 0.4, 0.62, 1])
    with a.clip(body):
        a.fill(body, edge, shader=shader)
        if not cloudy:
            low = level + (g.floor - level) * 0.68
            a.fill(oval(MID + wide * 0.22, low, wide * 0.6, (g.floor - level) * 0.3),
                   light(colours[-1], 0.55), 0.26, blur=16)
    return body


def surface(a, g, colour, level=None):
    """The liquid's top, seen at a slant."""
    level = g.fill if level is None else level
    w = g.half(level) - 3.2
    top = oval(MID, level, w, w * TILT)
    shader = skia.GradientShader.MakeLinear(
        points=[(MID - w, level), (MID + w, level)],
        colors=[ink(light(colour, 0.42)), ink(light(colour, 0.14)), ink(dark(colour, 0.14))])
    a.fill(top, colour, shader=shader)
    a.stroke(arc(MID, level, w - 1, w * TILT - 1, 8, 164), light(colour, 0.75), 2, 0.75)
    a.stroke(arc(MID, level, w - 1, w * TILT - 1, 190, 160), dark(colour, 0.4), 1.4, 0.35)
    return top


def foam(a, g, colour, height=16, level=None, rough=1.0):
    """Froth on top: small bubbles where it meets the drink."""
    level = g.fill if level is None else level
    band = region(g, level - 2, level + height, 3.2)
    a.fill(band, colour)
    with a.clip(region(g, level - 8, level + height + 12, 3.2)):
        w = g.half(level + height) - 3
        for k in range(int(w * 1.1 * rough)):
            x = MID + a.r.uniform(-w, w)
            sag = (1 - ((x - MID) / w) ** 2) ** 0.5 * w * TILT
            a.fill(circle(x, level + height + sag - 1, a.r.uniform(1.2, 4.2)),
                   a.jitter(colour, 0.06))
        shader = skia.GradientShader.MakeLinear(
            points=[(MID - w, 0), (MID + w, 0)],
            colors=[ink("#3a2010", 0.24), ink("#ffffff", 0.2), ink("#3a2010", 0.0),
                    ink("#3a2010", 0.26)], positions=[0, 0.2, 0.6, 1])
        a.fill(band, colour, shader=shader)
    surface(a, g, light(colour, 0.25), level - 2)
    w = g.half(level) - 8
    for _ in range(26):
        x, y = MID + a.r.uniform(-w, w) * 0.9, level - 2 + a.r.uniform(-w, w) * TILT * 0.7
        a.fill(oval(x, y, a.r.uniform(0.8, 2.2), a.r.uniform(0.5, 1.1)), dark(colour, 0.2), 0.28)


def shine(a, g):
    """The near wall: edges, two gleams, a thick base."""
    y0, y1 = g.rim[0], g.bottom
    whole = region(g, y0, y1, back=False)
    with a.clip(region(g, y0, y1)):
        if g.base:
            low = region(g, g.floor + 2, y1, 1)
            shader = skia.GradientShader.MakeLinear(
                points=[(0, g.floor), (0, y1 + 10)],
                colors=[ink("#ffffff", 0.5), ink("#c9d6dc", 0.35), ink("#ffffff", 0.75)])
            a.fill(low, "#ffffff", shader=shader)
            a.stroke(ring(g, g.floor + 2, 4), "#ffffff", 2, 0.5)
        ys = np.linspace(y0 + 10, y1 - max(g.base, 12) - 6, 24)
        for at, width, alpha, blur in ((-0.78, 0.13, 0.62, 2.6), (-0.56, 0.04, 0.4, 1.6),
                                       (0.84, 0.06, 0.42, 2)):
            gleam = ([(MID + (g.half(y) - 3) * at, float(y)) for y in ys]
                     + [(MID + (g.half(y) - 3) * (at + width), float(y)) for y in ys[::-1]])
            a.fill(poly([(float(x), y) for x, y in gleam]), "#ffffff", alpha, blur=blur)
    a.stroke(whole, "#20303a", 2.6, 0.16)
    a.stroke(whole, "#ffffff", 1.7, 0.72)
    w = g.half(y0)
    a.stroke(arc(MID, y0, w, w * TILT, 0, 180), "#ffffff", 2.6, 0.9)
    a.stroke(arc(MID, y0 + 2.6, w - 1, w * TILT, 12, 156), "#20303a", 1.2, 0.22)


def crust(a, g, colour, part=1.0):
    """Salt, sugar or cocoa on the rim; `part` of its front."""
    y, w = g.rim
    for k in range(int(w * 5 * part)):
        t = a.r.uniform(np.pi * (1 - part), np.pi) if part < 1 else a.r.uniform(0, np.pi * 2)
        front = np.sin(t) > 0
        x = MID + w * np.cos(t) * a.r.uniform(0.97, 1.02)
        py = y + w * TILT * np.sin(t) + (a.r.uniform(-3, 7) if front else a.r.uniform(-2, 3))
        r = a.r.uniform(1.0, 2.5)
        a.fill(circle(x + 0.6, py + 0.9, r), "#1d120c", 0.22)
        a.fill(circle(x, py, r), a.jitter(colour, 0.1))
