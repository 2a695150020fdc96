"""The drawing surface: colours, paths, and the shaded solid that every part is made of."""
import contextlib
import functools
import io
import math
import random

import skia
from PIL import Image

SIZE = 640


def rgb(text):
    text = text.lstrip("#")
    return tuple(int(text[i:i + 2], 16) for i in (0, 2, 4))


def mix(one, two, part):
    a, b = rgb(one), rgb(two)
    return "#%02x%02x%02x" % tuple(round(p + (q - p) * part) for p, q in zip(a, b))


def light(colour, part=0.2):
    return mix(colour, "#fffaf0", part)


def dark(colour, part=0.2):
    return mix(colour, "#24100a", part)


def toned(colour, by):
    """Lighter by a positive part, darker by a negative one."""
    return light(colour, by) if by > 0 else dark(colour, -by)


def ink(colour, alpha=1.0):
    return skia.Color(*rgb(colour), round(255 * alpha))


class Art:
    """One square picture; it is drawn larger and reduced for smooth edges."""

    def __init__(self, seed, scale=2, size=SIZE):
        self.size, self.scale = size, scale
        self.surface = skia.Surface(size * scale, size * scale)
        self.c = self.surface.getCanvas()
        self.c.scale(scale, scale)
        self.r = random.Random(seed)

    def jitter(self, colour, by=0.1):
        return toned(colour, self.r.uniform(-by, by))

    def fill(self, path, colour, alpha=1.0, blur=0.0, shader=None):
        paint = skia.Paint(AntiAlias=True, Color=ink(colour, alpha))
        if blur:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        if shader:
            paint.setShader(shader)
        self.c.drawPath(path, paint)

    def stroke(self, path, colour, width, alpha=1.0, blur=0.0, butt=False):
        paint = skia.Paint(AntiAlias=True, Color=ink(colour, alpha), StrokeWidth=width)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeCap(skia.Paint.kButt_Cap if butt else skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        if blur:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        self.c.drawPath(path, paint)

    @contextlib.contextmanager
    def clip(self, path):
        self.c.save()
        self.c.clipPath(path, doAntiAlias=True)
        yield
        self.c.restore()

    @contextlib.contextmanager
    def at(self, x, y, turn=0.0, scale=1.0, flip=False):
        self.c.save()
        self.c.translate(x, y)
        self.c.rotate(turn)
        self.c.scale(-scale if flip else scale, scale)
        yield
        self.c.restore()

    def shadow(self, path, depth=8, alpha=0.34):
        self.c.save()
        self.c.translate(depth * 0.35, depth * 0.8)
        self.fill(path, "#2a1208", alpha, blur=max(0.6, depth * 0.55))
        self.c.restore()

    def solid(self, path, colour, depth=5.0, bevel=None, gloss=0.0, form=0.2):
        """A body lit from the upper left: shadow, rounded shading, rim light."""
        box = path.computeTightBounds()
        width, height = box.width(), box.height()
        if depth:
            self.shadow(path, depth)
        shader = skia.GradientShader.MakeLinear(
            points=[(box.left() + width * 0.15, box.top()),
                    (box.right() - width * 0.15, box.bottom())],
            colors=[ink(toned(colour, form)), ink(colour), ink(toned(colour, -form))])
        self.fill(path, colour, shader=shader)
        edge = min(width, height) * 0.09 if bevel is None else bevel
        if edge > 0.4:
            with self.clip(path):
                self.c.save()
                self.c.translate(-edge * 0.55, -edge * 0.7)
                self.stroke(path, dark(colour, 0.55), edge * 1.3, 0.34, blur=edge * 0.55)
                self.c.restore()
                self.c.save()
                self.c.translate(edge * 0.5, edge * 0.6)
                self.stroke(path, light(colour, 0.75), edge * 1.1, 0.5, blur=edge * 0.5)
                self.c.restore()
        if gloss:
            with self.clip(path):
                spot = oval(box.left() + width * 0.36, box.top() + height * 0.27,
                            width * 0.2, height * 0.1, -18)
                self.fill(spot, "#ffffff", gloss, blur=min(width, height) * 0.035)

    @contextlib.contextmanager
    def zoomed(self, by):
        """Draws the block larger, around the middle."""
        self.c.save()
        self.c.translate(self.size / 2 * (1 - by), self.size / 2 * (1 - by))
        self.c.scale(by, by)
        yield
        self.c.restore()

    def image(self):
        """The picture at the size at which it was drawn, `scale` times `size`."""
        return Image.fromarray(
            self.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))

    def jpeg(self, width, height=None, detail=36, gradients=70):
        """JPEG bytes at a size; what does not fit into its shape is cut off at both sides.

        `detail` and `gradients` are qualities from 1 to 100. Coarse detail is hardly seen at the
        two pixels a point of sharp screens, but coarse gradients are seen as squares.
        """
        whole = self.image().convert("RGB")
        height = height or width
        cut = whole.height * (1 - height / width) / 2
        # A soft filter: the sharper Lanczos makes the file a tenth larger.
        small = whole.resize((width, height), Image.BILINEAR,
                             box=(0, cut, whole.width, whole.height - cut))
        file = io.BytesIO()
        small.save(file, "JPEG", qtables=quantization(detail, gradients), subsampling="4:2:0",
                   optimize=True, progressive=True)
        return file.getvalue()


@functools.cache
def quantization(detail, gradients):
    """Tables with the three lowest frequencies of `gradients` and the others of `detail`."""
    def tables(quality):
        file = io.BytesIO()
        Image.new("RGB", (8, 8)).save(file, "JPEG", quality=quality)
        return Image.open(file).quantization.values()
    return [[low if place in (0, 1, 8) else high for place, (low, high) in enumerate(zip(*pair))]
            for pair in zip(tables(gradients), tables(detail))]


def turned(path, x, y, degrees):
    matrix = skia.Matrix()
    matrix.setRotate(degrees, x, y)
    path.transform(matrix)
    return path


def circle(x, y, r):
    path = skia.Path()
    path.addCircle(x, y, r)
    return path


def oval(x, y, rx, ry, turn=0):
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    return turned(path, x, y, turn) if turn else path


def box(x, y, w, h, r=0, turn=0):
    """A rounded rectangle around its centre."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x - w / 2, y - h / 2, w, h), r, r)
    return turned(path, x, y, turn) if turn else path


def poly(points):
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.close()
    return path


def curve(points, closed=False):
    """A smooth line through all points (Catmull-Rom)."""
    n = len(points)
    path = skia.Path()
    path.moveTo(*points[0])
    for i in range(n if closed else n - 1):
        at = (lambda k: points[k % n]) if closed else (lambda k: points[min(max(k, 0), n - 1)])
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (at(i + k) for k in (-1, 0, 1, 2))
        path.cubicTo(x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6,
                     x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2)
    if closed:
        path.close()
    return path


def blob(r, x, y, rx, ry=None, wobble=0.08, n=9, turn=0):
    """A soft irregular shape."""
    ry = rx if ry is None else ry
    points = []
    for i in range(n):
        angle = 2 * math.pi * i / n
        k = 1 + r.uniform(-wobble, wobble)
        points.append((x + math.cos(angle) * rx * k, y + math.sin(angle) * ry * k))
    path = curve(points, closed=True)
    return turned(path, x, y, turn) if turn else path


def arc(x, y, rx, ry, start, sweep):
    """An open piece of an ellipse; degrees, clockwise from the right."""
    path = skia.Path()
    path.arcTo(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry), start, sweep, True)
    return path


def around(x, y, r, degrees):
    return x + r * math.cos(math.radians(degrees)), y + r * math.sin(math.radians(degrees))


def within(r, x, y, rx, ry=None):
    """A random point in an ellipse, evenly spread."""
    ry = rx if ry is None else ry
    angle, k = r.uniform(0, 2 * math.pi), math.sqrt(r.random())
    return x + rx * k * math.cos(angle), y + ry * k * math.sin(angle)


def spread(r, x, y, rx, ry=None, gap=20, most=400):
    """Random points in an ellipse that keep `gap` apart."""
    points = []
    for _ in range(most * 12):
        p = within(r, x, y, rx, ry)
        if all((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 >= gap * gap for q in points):
            points.append(p)
            if len(points) >= most:
                break
    return points
