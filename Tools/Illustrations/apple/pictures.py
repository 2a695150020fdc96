"""The pictures of the apps' asset catalogs: the icons, and the logo of the launch screen.

The drawings are those of `icons/`. Apple's icon is one square of 1024 pixels, which the system
rounds itself, for each appearance: opaque; for dark without a ground, where the system's own
shows; for tinted in greys, which the system colours. The logo has round corners and two scales.
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
# The ground of a tinted icon, and its shades of grey, which keep the file small.
GREYS, SHADES = ("#313131", "#141414"), 96


def whole(symbol, ground=None):
    """The drawing, larger than any of its files; without a ground it is clear around it."""
    art = Art(symbol.__name__, scale=SCALE)
    if ground:
        down(art, box(C, C, SIZE, SIZE), *ground)
    with art.zoomed(0.88):
        symbol(art)
    return art.image().convert("RGB" if ground else "RGBA")


def dark(symbol):
    """The icon on whatever the system has behind it."""
    drawing = whole(symbol).resize((ICON, ICON), Image.LANCZOS)
    alpha = drawing.getchannel("A").point(lambda part: min(255, (part + 8) // 16 * 17))
    picture = Image.new("RGB", drawing.size)
    picture.paste(drawing, mask=alpha.point(lambda part: 255 if part else 0))
    picture = few(picture)
    picture.putalpha(alpha)
    return picture


def tinted(symbol):
    """The icon in greys."""
    grey = whole(symbol, GREYS).resize((ICON, ICON), Image.LANCZOS).convert("L")
    return grey.quantize(SHADES, dither=Image.Dither.NONE).convert("L")


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
        for name, picture in (("dark", dark(symbol)), ("tinted", tinted(symbol))):
            yield f"{app}/Assets.xcassets/AppIcon.appiconset/icon-{name}.png", png(picture)
        for name, pixels in LOGO.items():
            logo = few(drawing.resize((pixels, pixels), Image.LANCZOS))
            logo.putalpha(corners(pixels))
            yield f"{app}/Assets.xcassets/LaunchLogo.imageset/{name}", png(logo)
