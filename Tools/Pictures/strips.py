#!/usr/bin/env python3
"""Takes the strips of pictures that README shows of every app but Foods, from the running program.

  strips.py            writes Notes/pictures/recipes.jpg, cocktails.jpg, menu.jpg and humour.jpg
  strips.py menu …     writes these only

Needs what Tests/Journeys/requirements.txt names, Debian's chromium, and ImageMagick.
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Journeys"))

from playwright.sync_api import expect, sync_playwright  # noqa: E402

from servers import Tapas  # noqa: E402


def at_rest(page):
    """Waits until everything visible is loaded."""
    page.wait_for_function("""() => [...document.images].every(image => {
        const box = image.getBoundingClientRect()
        return box.bottom < 0 || box.top > innerHeight || image.complete })""")
    page.evaluate("document.activeElement?.closest('dialog') || document.activeElement?.blur()")


def recipe_list(page):
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def recipe_sheet(page):
    page.get_by_role("listitem").get_by_role("button").nth(3).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def drinks_list(page):
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    # The last row in sight has its ingredients.
    expect(page.get_by_role("listitem").nth(6)).to_contain_text(",")


def drink(page):
    page.get_by_role("searchbox").fill("pina")
    page.get_by_role("link", name="Piña Colada").first.click()
    expect(page.get_by_role("heading", name="Piña Colada")).to_be_visible()


def categories(page):
    expect(page.get_by_role("heading", level=1)).to_have_text(
        re.compile("Categories|الفئات"), timeout=20_000)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=20_000)


def products(page):
    categories(page)
    page.get_by_role("main").get_by_role("button").nth(0).click()
    expect(page.get_by_role("button", name=re.compile("Back|العودة"))).to_be_visible()


def popup(page):
    products(page)
    page.get_by_role("main").get_by_role("button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def posts(page):
    # The reading of a hundred posts is done when the chart says what they are.
    expect(page.get_by_text(re.compile(r"Happy: \d+"))).to_be_visible(timeout=20_000)


def happy_post(page):
    posts(page)
    page.get_by_role("main").get_by_role("listitem").get_by_role("button").first.click()
    expect(page.get_by_role("heading", level=1, name=re.compile("Happy"))).to_be_visible()


PHONE, IPAD = (390, 844), (1024, 768)
# File: the faces side by side, as address, what to do, colours, language, and the size where it is
# no phone's.
STRIPS = {
    "recipes": [("/recipes", recipe_list, "light", "en"), ("/recipes", recipe_sheet, "light", "en"),
                ("/recipes", recipe_list, "dark", "ar")],
    "cocktails": [("/cocktails", drinks_list, "light", "en"), ("/cocktails", drink, "light", "en"),
                  ("/cocktails", drinks_list, "dark", "es")],
    "menu": [("/menu", categories, "light", "en", IPAD), ("/menu", products, "light", "en", IPAD),
             ("/menu", popup, "dark", "en", IPAD)],
    "humour": [("/humour/maya_runs", posts, "light", "en", (1024, 844)),
               ("/humour/maya_runs", happy_post, "light", "en"),
               ("/humour/tomas_bakes", posts, "dark", "en")],
}


def main(wanted):
    folder = ROOT / "Notes/pictures"
    with tempfile.TemporaryDirectory() as work, sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        tapas = Tapas("")
        for name, faces in STRIPS.items():
            if wanted and name not in wanted:
                continue
            pictures = []
            for number, (address, act, scheme, language, *size) in enumerate(faces):
                width, height = size[0] if size else PHONE
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=scheme,
                    locale=language,
                    reduced_motion="reduce")
                page = context.new_page()
                page.goto(tapas.origin + address, wait_until="networkidle")
                act(page)
                page.wait_for_load_state("networkidle")
                at_rest(page)
                pictures.append(Path(work) / f"{name}{number}.png")
                page.screenshot(path=pictures[-1])
                context.close()
            subprocess.run(["convert", *pictures, "-resize",
                            f"x{height if height > IPAD[1] else 560}>", "-bordercolor", "#8888",
                            "-border", "1", "+append", "-strip",
                            "-quality", "84", folder / f"{name}.jpg"], check=True)
            print(name, (folder / f"{name}.jpg").stat().st_size)
        tapas.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
