"""Small things that are scattered over dishes: each draws one piece at a place."""
import skia

from common.baking import *


def bit(colour, s=16, squash=0.7, wobble=0.16, gloss=0.2):
    """Irregular pieces of one colour."""
    def draw(a, x, y):
        a.solid(blob(a.r, x, y, s * a.r.uniform(0.8, 1.15), s * squash, wobble, 8,
                     a.r.uniform(0, 180)),
                a.jitter(colour, 0.08), depth=4, bevel=s * 0.2, gloss=gloss)
    return draw


def strip(colour, length=60, w=13, r=5):
    def draw(a, x, y):
        a.solid(box(x, y, length * a.r.uniform(0.8, 1.1), w, r, a.r.uniform(0, 180)),
                a.jitter(colour, 0.08), depth=4, bevel=3, gloss=0.25)
    return draw


def ring(colour, r=20, w=8, hole=None):
    def draw(a, x, y):
        path = oval(x, y, r, r * 0.86, a.r.uniform(0, 180))
        a.stroke(path, "#2a1208", w + 3, 0.25, blur=2)
        a.stroke(path, a.jitter(colour, 0.06), w)
        a.stroke(path, light(colour, 0.5), w * 0.25, 0.8)
    return draw


def disc(colour, r=30, spots=None):
    def draw(a, x, y):
        shape = blob(a.r, x, y, r, r * 0.95, 0.04, 11)
        a.solid(shape, a.jitter(colour, 0.05), depth=5, bevel=r * 0.1, gloss=0.15)
        for _ in range(10 if spots else 0):
            a.fill(circle(*within(a.r, x, y, r * 0.8), a.r.uniform(1.5, 4)), spots, 0.6)
    return draw


def cube(colour, s=30):
    return lambda a, x, y: cubes(a, [(x, y)], s, colour)


def many(draw, **more):
    """A part that wants a list of points."""
    return lambda a, x, y: draw(a, [(x, y)], **more)


def half_tomato(a, x, y):
    tomato(a, x, y, 34, a.r.uniform(0, 90))


def mushroom(a, x, y):
    with a.at(x, y, a.r.uniform(0, 360), 0.8):
        a.solid(curve([(-30, 4), (-20, -22), (20, -22), (30, 4), (10, 8), (9, 30), (-9, 30),
                       (-10, 8)],
                      closed=True), a.jitter("#e6cfa8", 0.06), depth=5, bevel=5)
        a.stroke(arc(0, 2, 24, 8, 20, 140), "#8a5a32", 4, 0.6)


def pepper(a, x, y):
    colour = a.r.choice(("#cf3b26", "#e8a92a", "#4f9a3a"))
    with a.at(x, y, a.r.uniform(0, 180)):
        a.solid(curve([(-34, 4), (0, -12), (34, 4), (30, 14), (0, -1), (-30, 14)], closed=True),
                colour, depth=4, bevel=3, gloss=0.5)


def avocado(a, x, y):
    with a.at(x, y, a.r.uniform(0, 360)):
        a.solid(turned(arc(0, 0, 42, 34, 190, 160), 0, 0, 0), "#5a7a2f", depth=4, bevel=2)
        path = arc(0, 6, 36, 28, 190, 160)
        a.stroke(path, "#5f7f2f", 21)
        a.stroke(path, "#a8c45a", 17)
        a.stroke(path, "#dfe59a", 7, 0.9, blur=2)


def lettuce(colour="#6fb53f"):
    def draw(a, x, y):
        shape = blob(a.r, x, y, 46, 32, 0.22, 13, a.r.uniform(0, 180))
        a.solid(shape, a.jitter(colour, 0.16), depth=6, bevel=8)
        for k in (-1, 0, 1):
            a.stroke(curve([(x - 22, y + k * 8), (x, y + k * 4), (x + 24, y - k * 9)]),
                     light(colour, 0.6), 2, 0.5)
    return draw


def rocket(a, x, y):
    leaf(a, x, y, 44, a.r.uniform(0, 360), "#3f7f35", 0.3)


def sausages(a, x, y):
    sausage(a, x, y, 84, 25, a.r.uniform(-40, 40), "#8f3a22")


def pickle(a, x, y):
    cucumber(a, x, y, 21, "#7a8a2f", squash=a.r.uniform(0.7, 1))


def prawn(a, x, y):
    shrimp(a, x, y, 40, a.r.uniform(0, 360))


def shell(a, x, y):
    mussel(a, x, y, 46, a.r.uniform(0, 360))


def octopus(a, x, y):
    with a.at(x, y, a.r.uniform(0, 360)):
        a.solid(blob(a.r, 0, 0, 34, 30, 0.06), "#b8604f", depth=6, bevel=5)
        a.solid(circle(0, 0, 22), "#f6e0d2", depth=0, bevel=4)
        for k in range(5):
            a.solid(circle(*around(0, 0, 28, k * 40), 7), "#d98a7a", depth=2, bevel=2)


def cream(a, x, y):
    rosette(a, x, y, 46)


def scoop(a, x, y, r=74, colour="#fbf0cf"):
    for k in range(15):
        px, py = around(x, y, r * 0.95, k * 24)
        a.solid(blob(a.r, px, py, r * 0.15, r * 0.12, 0.2), a.jitter(colour, 0.05), depth=5,
                bevel=3)
    body = blob(a.r, x, y, r, r * 0.97, 0.02, 16)
    shader = skia.GradientShader.MakeRadial(
        center=(x - r * 0.35, y - r * 0.4), radius=r * 1.5,
        colors=[ink(light(colour, 0.5)), ink(colour), ink(dark(colour, 0.34))],
        positions=[0, 0.5, 1])
    a.fill(body, colour, shader=shader)
    with a.clip(body):
        for _ in range(30):
            px, py = within(a.r, x, y, r * 0.95)
            n = r * a.r.uniform(0.1, 0.3)
            line = curve([(px - n, py + n * 0.2), (px, py - n * 0.14), (px + n, py + n * 0.2)])
            a.stroke(line, dark(colour, 0.3), r * 0.03, 0.22, blur=r * 0.012)
            a.stroke(line, light(colour, 0.7), r * 0.022, 0.4, blur=r * 0.01)
    a.fill(oval(x - r * 0.36, y - r * 0.42, r * 0.26, r * 0.13, -34), "#ffffff", 0.5, blur=r * 0.06)


def fruit_chunk(colour, inner=None):
    def draw(a, x, y):
        cubes(a, [(x, y)], 46, colour, gloss=0.4, r=9)
        if inner:
            a.fill(blob(a.r, x, y, 9, wobble=0.2), inner, 0.5, blur=3)
    return draw


def watermelon(a, x, y):
    with a.at(x, y, a.r.uniform(-60, 60)):
        a.solid(poly([(-52, 40), (52, 40), (0, -52)]), "#e8434c", depth=7, bevel=6, gloss=0.2)
        a.solid(box(0, 44, 108, 16, 6), "#f2f0c8", depth=0, bevel=2)
        a.solid(box(0, 53, 112, 11, 5), "#3f8a3f", depth=3, bevel=3)
        seeds(a, [(-16, 16), (14, 18), (0, -10), (26, 30), (-28, 30)], 4, "#2a1410")


def banana(a, x, y):
    a.solid(blob(a.r, x, y, 25, 24, 0.04, 11), "#f6e6b0", depth=5, bevel=4)
    a.stroke(circle(x, y, 24), "#e8c95a", 3, 0.8)
    for k in range(3):
        a.fill(oval(*around(x, y, 7, k * 120), 3.4, 1.8, k * 120), "#8a6a32", 0.7)


def oreo(a, x, y):
    a.solid(circle(x, y, 34), "#2a201e", depth=6, bevel=4)
    a.stroke(circle(x, y, 25), "#5a4a44", 2.4, 0.8)
    for k in range(12):
        a.fill(circle(*around(x, y, 30, k * 30), 2.6), "#51423d")
    a.fill(circle(x, y, 8), "#4a3c37")


def drizzle(colour):
    def draw(a, x, y):
        points = [(x - 110 + k * 22,
                   y + (30 if k % 2 else -30) + a.r.uniform(-8, 8)) for k in range(11)]
        a.stroke(curve(points), dark(colour, 0.4), 10, 0.4, blur=3)
        a.stroke(curve(points), colour, 8)
        a.stroke(curve(points), light(colour, 0.6), 2, 0.6)
    return draw


def oil_pool(a, x, y):
    sauce(a, x, y, 74, 62, "#c9a51f", 0.8, 0.12, 0)


def halloumi(a, x, y):
    turn = a.r.uniform(-30, 30)
    shape = box(x, y, 86, 52, 9, turn)
    a.solid(shape, "#f2e0b4", depth=7, bevel=6)
    grill_marks(a, shape, x, y, 40, turn + 70, "#8a5a1f", n=4, alpha=0.5)


def pod(a, x, y):
    with a.at(x, y, a.r.uniform(0, 180)):
        a.solid(curve([(-44, 0), (-22, -13), (0, -11), (22, -13), (46, 0), (22, 13), (0, 11),
                       (-22, 13)],
                      closed=True), a.jitter("#6f9f42", 0.1), depth=5, bevel=5)
        for k in (-22, 0, 22):
            a.solid(oval(k, 0, 10, 8), "#8fbf55", depth=0, bevel=3)


def stuffed(a, x, y):
    a.solid(blob(a.r, x, y, 64, 58, 0.05), "#c9301f", depth=10, bevel=12, gloss=0.5)
    a.solid(blob(a.r, x, y, 44, 39, 0.08), "#e0b870", depth=0, bevel=6)
    herbs(a, sp(a, x, y, 34, 16, 10), 6)


def apple(a, x, y):
    with a.at(x, y, a.r.uniform(0, 360)):
        a.solid(curve([(-34, 8), (0, -20), (34, 8), (0, 2)], closed=True), "#f0d58a", depth=4,
                bevel=4)
        a.stroke(arc(0, 10, 33, 28, 195, 150), "#c9502a", 3, 0.8)
