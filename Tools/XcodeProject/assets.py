"""The asset catalogs of the apps: what stands beside the pictures that `draw.py apple` draws."""
import json

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
# What WCAG asks of text against its background.
CONTRAST = 4.5


def rgb(text):
    return tuple(int(text[i:i + 2], 16) for i in (1, 3, 5))


def luminance(color):
    parts = [c / 255 for c in color]
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def readable(color, background):
    """The colour, or the nearest shade of it that can be read on the background."""
    goal = BLACK if background == WHITE else WHITE
    for step in range(101):
        shade = tuple(round(c + (g - c) * step / 100) for c, g in zip(color, goal))
        if contrast(shade, background) >= CONTRAST:
            return shade
    return goal


def accent(app):
    """The accent colours for light and dark: the icon's colours, as far as they can be read."""
    colors = sorted(map(rgb, app.colors), key=luminance)
    return readable(colors[0], WHITE), readable(colors[1], BLACK)


def color_set(light, dark):
    def entry(color, **more):
        names = ("red", "green", "blue")
        return {**more, "idiom": "universal", "color": {
            "color-space": "srgb",
            "components": {"alpha": "1.000", **{
                name: f"0x{part:02X}" for name, part in zip(names, color)}}}}

    return {"colors": [entry(light), entry(dark, appearances=[
        {"appearance": "luminosity", "value": "dark"}])]}


def icon_set():
    """The icon of each appearance, as the template of Xcode 16 lists them."""
    def entry(name, **more):
        return {**more, "filename": name, "idiom": "universal", "platform": "ios",
                "size": "1024x1024"}

    return {"images": [entry("icon.png")] + [
        entry(f"icon-{value}.png", appearances=[{"appearance": "luminosity", "value": value}])
        for value in ("dark", "tinted")]}


def catalog(app):
    """The path in the catalog and the text of each Contents.json."""
    parts = {
        "": {},
        "AppIcon.appiconset/": icon_set(),
        "AccentColor.colorset/": color_set(*accent(app)),
        "LaunchBackground.colorset/": color_set(WHITE, BLACK),
        "LaunchLogo.imageset/": {"images": [
            {"filename": f"logo@{scale}.png", "idiom": "universal", "scale": scale}
            for scale in ("2x", "3x")] + [{"idiom": "universal", "scale": "1x"}]},
    }
    for folder, contents in parts.items():
        whole = {**contents, "info": {"author": "xcode", "version": 1}}
        yield f"{folder}Contents.json", json.dumps(whole, indent=2) + "\n"
