"""The pictures of the apps' asset catalogs: the icon, and the logo of the launch screen.

The drawings are those of `icons/`. Apple's icon is one opaque square of 1024 pixels, which the
system rounds itself; the logo has round corners and comes in two scales.
"""
import io

from PIL import Image

from common.art import SIZE, Art, box
from icons.pictures import APPS, C, down

ICON = 1024
# Two drawn pixels and a half for each of the icon, and more for the logo: smooth edges.
SCALE = 4
# The logo is 160 points wide.
LOGO = {"logo@2x.png": 320, "logo@3x.png": 480}


def whole(symbol, ground):
    """The drawing, larger than any of its files."""
    art = Art(symbol.__name__, scale=SCALE)
    down(art, box(C, C, SIZE, SIZE), *ground)
    with art.zoomed(0.88):
        symbol(art)
    return art.image().convert("RGB")


def corners(pixels):
    """What is seen of a square with round corners."""
    art = Art("corners", scale=SCALE)
    art.fill(box(C, C, SIZE, SIZE, 140), "#ffffff")
    return art.image().resize((pixels, pixels), Image.LANCZOS).getchannel("A")


def png(picture):
    file = io.BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()


def few(picture):
    """The picture in 256 colours, but as RGB: Apple's tools expect no palette."""
    return picture.quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=2,
                            dither=Image.Dither.NONE).convert("RGB")


def pictures(_folder, names):
    """Each picture's path in `Apple/`, and its bytes."""
    for symbol, ground in APPS.items():
        app = symbol.__name__.capitalize()
        # Tapas itself is the web's home page; it is no app.
        if app == "Tapas" or names and symbol.__name__ not in names:
            continue
        drawing = whole(symbol, ground)
        yield (f"{app}/Assets.xcassets/AppIcon.appiconset/icon.png",
               png(few(drawing.resize((ICON, ICON), Image.LANCZOS))))
        for name, pixels in LOGO.items():
            logo = few(drawing.resize((pixels, pixels), Image.LANCZOS))
            logo.putalpha(corners(pixels))
            yield f"{app}/Assets.xcassets/LaunchLogo.imageset/{name}", png(logo)
