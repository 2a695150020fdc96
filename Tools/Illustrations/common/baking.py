"""What bakes and desserts need beyond the other parts: cakes, tarts, tubes of dough, cream."""
import math

from common.parts import *


def tube(a, points, w, colour, closed=False, gloss=0.5):
    """A round rope of dough along a smooth line."""
    path = curve(points, closed)
    a.c.save()
    a.c.translate(w * 0.08, w * 0.2)
    a.stroke(path, "#2a1208", w * 1.04, 0.36, blur=w * 0.16)
    a.c.restore()
    for k, (tone, part, blur) in enumerate(((dark(colour, 0.42), 1.0, 0), (colour, 0.84, w * 0.06),
                                            (light(colour, 0.25), 0.4, w * 0.1))):
        a.c.save()
        a.c.translate(-k * w * 0.05, -k * w * 0.07)
        a.stroke(path, tone, w * part, blur=blur)
        a.c.restore()
    a.c.save()
    a.c.translate(-w * 0.16, -w * 0.22)
    a.stroke(path, "#ffffff", w * 0.08, gloss, blur=w * 0.05)
    a.c.restore()


def drum(a, x, y, r, h, bands, top, tilt=0.44):
    """A round cake from the front and above; bands are colours and shares of the height."""
    ry = r * tilt
    body = flank(x, y, r, ry, h)
    a.shadow(oval(x + 8, y + h + 6, r * 1.02, ry * 1.02), 20, 0.42)
    a.solid(body, bands[0][0], depth=0, bevel=0, form=0.2)
    with a.clip(body):
        bottom = y + h
        for colour, share in bands:
            band = flank(x, bottom - share * h, r, ry, share * h)
            a.solid(band, colour, depth=0, bevel=0, form=0.16)
            bottom -= share * h
        a.fill(box(x + r * 0.9, y + h / 2, r * 0.5, h * 2.4), "#1c0a04", 0.3, blur=r * 0.14)
        a.fill(box(x - r * 0.62, y + h / 2, r * 0.22, h * 2.4), "#ffffff", 0.2, blur=r * 0.1)
    a.solid(oval(x, y, r, ry), top, depth=0, bevel=ry * 0.06, form=0.1)
    return body


def flank(x, y, r, ry, h):
    """The outline of a cylinder's side."""
    return poly([(x - r, y)] + [(x - r * math.cos(t * math.pi / 30),
                                 y + h + ry * math.sin(t * math.pi / 30)) for t in range(31)]
                + [(x + r, y)] + [(x + r * math.cos(t * math.pi / 30),
                                   y + ry * math.sin(t * math.pi / 30)) for t in range(31)])


def crumb(a, path, points, colour, most=2.6):
    """Pores of a sponge inside a path."""
    with a.clip(path):
        for p in points:
            a.fill(oval(*p, a.r.uniform(0.8, most), a.r.uniform(0.7, most * 0.7),
                        a.r.uniform(0, 90)),
                   a.r.choice((dark(colour, 0.3), light(colour, 0.4))), 0.5)


def wedge_cake(a, x, y, w, layers, top, back=None, depth=110, rise=26):
    """A slice from its tip on the left: layers (colour, height) from the bottom."""
    h = sum(k for _, k in layers)
    far = (x + w * 0.8, y - h - rise - depth)
    tip, right = (x, y - h), (x + w, y - h - rise)
    a.shadow(poly([(x, y), (x + w, y - rise), (far[0] + w * 0.12, far[1] + h), far, tip]), 18, 0.4)
    rind = poly([right, (x + w, y - rise), (far[0] + w * 0.1, far[1] + h), far])
    a.solid(rind, back or dark(top, 0.1), depth=0, bevel=2)
    bottom = 0
    for colour, k in layers:
        face = poly([(x, y - bottom), (x + w, y - rise - bottom), (x + w, y - rise - bottom - k),
                     (x, y - bottom - k)])
        a.solid(face, colour, depth=0, bevel=min(3, k * 0.12), form=0.1)
        if k > 16:
            crumb(a, face, [(a.r.uniform(x, x + w), y - bottom - a.r.uniform(-4, k + rise))
                            for _ in range(int(w * k / 60))], colour)
        bottom += k
    lid = poly([tip, right, far])
    a.solid(lid, top, depth=0, bevel=4, form=0.08)
    return tip, right, far


def tart(a, x, y, r, filling, crust="#d9a25a", crimps=34, rim=0.13, tin=None):
    """A pie from above with a crimped edge."""
    if tin:
        a.solid(circle(x, y, r * 1.07), tin, depth=20, bevel=7, form=0.3)
    else:
        a.shadow(circle(x, y, r), 18, 0.4)
    a.solid(circle(x, y, r), dark(crust, 0.16), depth=0, bevel=8)
    for k in range(crimps):
        t = k * 360 / crimps
        px, py = around(x, y, r * (1 - rim * 0.42), t)
        a.solid(oval(px, py, r * rim * 0.62, r * 2.6 / crimps, t), a.jitter(crust, 0.08), depth=3,
                bevel=r * 0.02, form=0.22)
    inner = r * (1 - rim)
    a.fill(circle(x, y, inner * 1.01), dark(crust, 0.5), 0.7, blur=3)
    a.solid(circle(x, y, inner), filling, depth=0, bevel=inner * 0.03, form=0.1)
    return inner


def rosette(a, x, y, r, colour="#fffaf0", points=8):
    """A piped turn of cream from above."""
    for k in range(points):
        px, py = around(x, y, r * 0.58, k * 360 / points)
        a.solid(oval(px, py, r * 0.46, r * 0.34, k * 360 / points + 50), colour, depth=3,
                bevel=r * 0.1, form=0.1)
    for k in range(6):
        px, py = around(x, y, r * 0.24, k * 60 + 20)
        a.solid(oval(px, py, r * 0.3, r * 0.22, k * 60 + 70), light(colour, 0.1), depth=2,
                bevel=r * 0.07, form=0.1)
    a.solid(
    circle(
        x - r * 0.03,
        y - r * 0.05,
        r * 0.16),
        light(
            colour,
            0.2),
            depth=2,
             bevel=r * 0.04)


def dollop(a, x, y, r, colour="#fffaf2"):
    """A spoonful of cream with a turned tip."""
    a.solid(blob(a.r, x, y, r, r * 0.84, 0.08, 10), colour, depth=7, bevel=r * 0.2, form=0.08)
    a.stroke(curve([(x - r * 0.5, y + r * 0.16), (x, y + r * 0.36), (x + r * 0.42, y),
                    (x + r * 0.02, y - r * 0.28), (x - r * 0.1, y)]), dark(colour, 0.22), r * 0.09,
             0.4, blur=r * 0.05)


def dust(a, x, y, rx, ry, n=260, colour="#ffffff", size=1.7, clip=None):
    """Icing sugar or cocoa through a sieve."""
    def grainwise():
        a.fill(oval(x, y, rx * 0.8, ry * 0.8), colour, 0.22, blur=min(rx, ry) * 0.2)
        for _ in range(n):
            p = within(a.r, x, y, rx, ry)
            a.fill(circle(*p, a.r.uniform(0.5, size)), colour, a.r.uniform(0.5, 0.95))
    if clip is None:
        grainwise()
    else:
        with a.clip(clip):
            grainwise()


def toasty(a, shape, x, y, rx, ry, colours, n=60, size=16, alpha=0.4, blur=5):
    """Browned clouds inside a shape."""
    with a.clip(shape):
        for _ in range(n):
            p = within(a.r, x, y, rx, ry)
            a.fill(blob(a.r, *p, size * a.r.uniform(0.3, 1.3), size * a.r.uniform(0.25, 0.8), 0.3),
                   a.r.choice(colours), alpha, blur=blur)


def raspberry(a, x, y, r, colour="#cf2a4c"):
    a.solid(circle(x, y, r), dark(colour, 0.2), depth=5, bevel=0)
    for ring, n in ((0.72, 10), (0.38, 6)):
        for k in range(n):
            px, py = around(x, y, r * ring, k * 360 / n + ring * 40)
            a.solid(circle(px, py, r * 0.27), a.jitter(colour, 0.08), depth=1.4, bevel=r * 0.07,
                    gloss=0.5)
    a.fill(circle(x, y, r * 0.16), dark(colour, 0.6), 0.8)


def cherry(a, x, y, r, colour="#b3122a", stem=30):
    a.solid(circle(x, y, r), colour, depth=7, bevel=r * 0.2, gloss=0.9, form=0.28)
    if stem:
        a.stroke(curve([(x, y - r * 0.7), (x + 7, y - r - stem * 0.5), (x + 20, y - r - stem)]),
                 "#6a7a2f", 4)


def mint(a, x, y, s=28, turn=-40):
    leaf(a, x - s * 0.4, y, s, turn + 180, "#4fa45a", 0.55)
    leaf(a, x + s * 0.4, y, s, turn, "#57ad60", 0.55)


def ladder(a, x, y, w, h, colour, n=5):
    """Cords of pastry across a long shape."""
    for k in range(n):
        px = x - w / 2 + w * (k + 0.5) / n
        a.stroke(curve([(px - 14, y - h / 2), (px, y), (px + 14, y + h / 2)]),
                 colour, 4, 0.5, blur=1)
