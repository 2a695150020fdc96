#!/usr/bin/env python3
"""Records the film at the top of README: half a minute of the five apps on a phone.

  .venv/bin/pip install -r Tools/Pictures/requirements.txt
  .venv/bin/python Tools/Pictures/film.py              about a minute
  .venv/bin/python Tools/Pictures/film.py menu …       these apps only, into the folder --out
  --out FILE    default: Notes/pictures/film.webp
  --stills DIR  also writes a frame of every second, to look at

Needs `swift build -c release --product tapas` and Debian's chromium. Each screen is recorded by
Chromium's own screencast while a script acts on it. It is upright, so that a phone shows it large.
On a busy machine a screen takes longer than its six seconds and is shown faster: see the output.
"""
import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from playwright.sync_api import sync_playwright  # noqa: E402

from frames import Canvas, Recording  # noqa: E402
from servers import CHROMIUM, Tapas  # noqa: E402

PER_SECOND = 8
# The README should load fast.
LARGEST = 3_000_000
PHONE = {"viewport": {"width": 390, "height": 780}, "has_touch": True, "is_mobile": True}


# What is done on each screen. `on` is a Recording; its times are seconds from the beginning.

def foods(on):
    on.until(0.6).press(on.page.get_by_role("button", name="Like Sushi", exact=True))
    on.until(1.8).press(on.page.get_by_role("link", name="Sushi", exact=True))
    on.until(4.2).press(on.page.get_by_role("button", name=re.compile("^Back")))


def recipes(on):
    on.until(0.6).scroll(420)
    on.until(2.0).press(on.page.get_by_role("listitem").get_by_role("button").nth(7))


def menu(on):
    on.until(1.0).press(on.page.get_by_role("main").get_by_role("button").nth(1))
    on.until(2.6).scroll(300)
    on.until(3.8).press(on.page.get_by_role("main").get_by_role("button").nth(3))


def drinks(on):
    on.until(0.5).scroll(600)
    on.until(1.8).scroll(600)
    on.until(3.2).press(on.page.get_by_role("main").get_by_role("link").nth(12))


def posts(on):
    on.until(1.2).scroll(500)
    on.until(2.6).press(on.posts().nth(4))


# App: what is written above, where it begins, what it does, its colours and language.
SCENES = {
    "foods": ("A like shows at once", "/foods", foods, "light", "en"),
    "recipes": ("One list, opened in place", "/recipes", recipes, "light", "en"),
    "menu": ("A whole menu on disk, in Arabic too", "/menu", menu, "light", "ar"),
    "cocktails": ("Ingredients come as one scrolls", "/cocktails", drinks, "dark", "es"),
    "humour": ("Moods of posts, found on this machine", "/humour/tomas_bakes", posts, "light",
               "en"),
}
SECONDS = 6


def record(browser, tapas, path, act, scheme, language):
    """The pictures of one screen, by time."""
    context = browser.new_context(**PHONE, color_scheme=scheme, locale=language)
    page = context.new_page()
    page.goto(tapas.origin + path, wait_until="networkidle")
    # A first launch downloads the menu, and posts are classified; the film begins after that.
    page.wait_for_timeout(1500)
    page.evaluate("document.activeElement?.blur()")
    recording = Recording(page, SECONDS)
    act(recording)
    recording.finish()
    context.close()
    return recording


def write(frames, path):
    """Writes the film in the best quality that is small enough."""
    for quality in (80, 70, 60, 50, 40, 30):
        frames[0].save(path, save_all=True, append_images=frames[1:], loop=0, method=4,
                       duration=1000 // PER_SECOND, quality=quality, minimize_size=False,
                       allow_mixed=True)
        size = path.stat().st_size
        print(f"{path.name}: quality {quality}, {size:,} bytes, {len(frames)} frames", flush=True)
        if size <= LARGEST:
            return
    raise SystemExit(f"{path.name} stays larger than {LARGEST:,} bytes.")


def main(given):
    frames = []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        tapas = Tapas("")
        # The menu is downloaded and the moods are found before the first scene.
        for path in ("/menu", "/humour/maya_runs"):
            page = browser.new_page()
            page.goto(tapas.origin + path, wait_until="networkidle")
            page.wait_for_timeout(3000)
            page.close()
        for app, (words, *scene) in SCENES.items():
            if given.apps and app not in given.apps:
                continue
            phone = record(browser, tapas, *scene)
            canvas = Canvas(app.capitalize(), words)
            frames += [canvas.frame(phone, number / PER_SECOND)
                       for number in range(SECONDS * PER_SECOND)]
            print(f"{app}: {phone.took:.1f} s", flush=True)
        tapas.close()
        browser.close()
    if given.stills:
        given.stills.mkdir(parents=True, exist_ok=True)
        for second in range(len(frames) // PER_SECOND):
            frames[second * PER_SECOND + PER_SECOND // 2].save(given.stills / f"{second:02}.png")
    write(frames, given.out)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("apps", nargs="*", metavar="APP")
    parser.add_argument("--out", type=Path, default=ROOT / "Notes/pictures/film.webp")
    parser.add_argument("--stills", type=Path)
    main(parser.parse_args())
