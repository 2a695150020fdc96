#!/usr/bin/env python3
"""Takes pictures of every screen and face of Foods from the running program.

  take.py FOLDER            every face at 390, 820 and 1280 pixels, light and dark
  take.py FOLDER detail …   only these faces
  take.py --readme          the few that README shows, small, into Notes/pictures

Needs what Tests/Journeys/requirements.txt names, Debian's chromium, and for --readme ImageMagick.
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Journeys"))

from playwright.sync_api import expect, sync_playwright  # noqa: E402

from states import STATES, at_rest  # noqa: E402
from people import SIZES, Person  # noqa: E402
from servers import Sandbox, Tapas  # noqa: E402

CODE = "open-sesame-please"
# File, face, size, colours. What README shows.
README = [
    ("foods-phone-light", "list_shown", "phone", "light"),
    ("foods-phone-dark", "list_shown", "phone", "dark"),
    ("foods-detail-phone-light", "detail_over_the_list", "phone", "light"),
    ("foods-detail-phone-dark", "detail_over_the_list", "phone", "dark"),
    ("foods-desktop-light", "list_shown", "desktop", "light"),
]
# The largest picture in bytes, because the README should load fast.
LARGEST = 150_000


def access_code(me, sandbox):
    me.open("/")
    expect(me.page.get_by_role("textbox", name="Access code")).to_be_visible()


def wrong_code(me, sandbox):
    access_code(me, sandbox)
    me.page.get_by_role("textbox").fill("wrong")
    me.press(me.button("Continue"))
    expect(me.page.get_by_role("alert")).to_be_visible()


def arabic(me, sandbox):
    me.open()
    expect(me.row("Sushi")).to_be_visible()


FACE = {face.__name__: face for face in [*STATES, access_code, wrong_code, arabic]}


def photos_are_there(page):
    """Waits until every visible photo is loaded or has failed."""
    page.wait_for_function("""() => [...document.images].every(image => {
        const box = image.getBoundingClientRect()
        return box.bottom < 0 || box.top > innerHeight || image.complete
            || !image.checkVisibility() })""")


def take(browser, face, size, scheme, path, scale=1):
    """Takes one picture, with servers of its own, whose state it may change."""
    sandbox = Sandbox()
    flags = ["--access-code", CODE] if "code" in face else []
    tapas = Tapas(sandbox.foods, *flags)
    me = Person(browser, tapas.origin, size, color_scheme=scheme, reduced_motion="reduce",
                device_scale_factor=scale,
                **({"locale": "ar"} if face == "arabic" else {}))
    try:
        FACE[face](me, sandbox)
        photos_are_there(me.page)
        at_rest(me.page)
        # The focus of a heading or field is for keys; a picture shows what a finger sees.
        me.page.evaluate(
            "document.activeElement?.closest('dialog') || document.activeElement?.blur()")
        me.page.screenshot(path=path)
    finally:
        me.close()
        tapas.close()
        sandbox.close()


def shrink(source, target):
    """Reduces the colours until the picture is small enough."""
    for colours in (256, 128, 64, 32):
        subprocess.run(["convert", source, "-strip", "-dither", "FloydSteinberg", "-colors",
                        str(colours),
                        "-define", "png:compression-level=9", f"PNG8:{target}"], check=True)
        if target.stat().st_size <= LARGEST:
            return
    raise SystemExit(f"{target.name} stays larger than {LARGEST} bytes.")


def for_readme(browser):
    folder = ROOT / "Notes/pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        for name, face, size, scheme in README:
            raw = Path(work) / f"{name}.png"
            take(browser, face, size, scheme, raw, scale=1.5 if size == "phone" else 1)
            shrink(raw, folder / f"{name}.png")
            print(f"{name}.png: {(folder / f'{name}.png').stat().st_size:,} bytes")


def for_looking(browser, folder, faces):
    folder.mkdir(parents=True, exist_ok=True)
    for face in faces or FACE:
        for size, how in SIZES.items():
            for scheme in ("light", "dark"):
                take(browser, face, size, scheme,
                     folder / f"{face}-{how['viewport']['width']}-{scheme}.png")
        print(face, flush=True)


def main(words):
    if not words or any(re.match("-", word) and word != "--readme" for word in words):
        raise SystemExit(__doc__)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        if words == ["--readme"]:
            for_readme(browser)
        else:
            for_looking(browser, Path(words[0]), words[1:])
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
