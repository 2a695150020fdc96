#!/usr/bin/env python3
"""Takes pictures of every screen and face of Foods from the running program.

  take.py FOLDER            every face at 390, 820 and 1280 pixels, light and dark
  take.py FOLDER detail …   only these faces

Needs what Tests/Browser/requirements.txt names, and Debian's chromium. strips.py takes the
pictures that README shows.
"""
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from playwright.sync_api import expect, sync_playwright  # noqa: E402

from states import STATES, at_rest  # noqa: E402
from people import SIZES, Person  # noqa: E402
from servers import CHROMIUM, Sandbox, Tapas  # noqa: E402

CODE = "open-sesame-please"


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


def at_rest_with_photos(page):
    """Waits until nothing moves and every visible photo is loaded or has failed."""
    page.wait_for_function("""() => [...document.images].every(image => {
        const box = image.getBoundingClientRect()
        return box.bottom < 0 || box.top > innerHeight || image.complete
            || !image.checkVisibility() })""")
    at_rest(page)
    # The focus of a heading or field is for keys; a picture shows what a finger sees.
    page.evaluate("document.activeElement?.closest('dialog') || document.activeElement?.blur()")


def take(browser, face, size, scheme, path):
    """Takes one picture, with servers of its own, whose state it may change."""
    sandbox = Sandbox()
    flags = ["--access-code", CODE] if "code" in face else []
    tapas = Tapas(sandbox.foods, *flags)
    me = Person(browser, tapas.origin, size, color_scheme=scheme, reduced_motion="reduce",
                **({"locale": "ar"} if face == "arabic" else {}))
    try:
        FACE[face](me, sandbox)
        at_rest_with_photos(me.page)
        me.page.screenshot(path=path)
    finally:
        me.close()
        tapas.close()
        sandbox.close()


def for_looking(browser, folder, faces):
    folder.mkdir(parents=True, exist_ok=True)
    for face in faces or FACE:
        for size, how in SIZES.items():
            for scheme in ("light", "dark"):
                take(browser, face, size, scheme,
                     folder / f"{face}-{how['viewport']['width']}-{scheme}.png")
        print(face, flush=True)


def main(words):
    if not words or words[0].startswith("-"):
        raise SystemExit(__doc__)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for_looking(browser, Path(words[0]), words[1:])
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
