#!/usr/bin/env python3
"""Takes the strips of pictures that README shows of Recipes and Cocktails, from the running program.

  strips.py            writes Notes/pictures/recipes.jpg and Notes/pictures/cocktails.jpg

Needs what Tests/Journeys/requirements.txt names, Debian's chromium, and ImageMagick.
"""
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Journeys"))

from playwright.sync_api import expect, sync_playwright  # noqa: E402

from servers import Tapas  # noqa: E402


def at_rest(page):
    """Waits until what is in sight has come."""
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


# File: the faces side by side, as address, what to do, colours, language.
STRIPS = {
    "recipes": [("/recipes", recipe_list, "light", "en"), ("/recipes", recipe_sheet, "light", "en"),
                ("/recipes", recipe_list, "dark", "ar")],
    "cocktails": [("/cocktails", drinks_list, "light", "en"), ("/cocktails", drink, "light", "en"),
                  ("/cocktails", drinks_list, "dark", "es")],
}


def main():
    folder = ROOT / "Notes/pictures"
    with tempfile.TemporaryDirectory() as work, sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        tapas = Tapas("")
        for name, faces in STRIPS.items():
            pictures = []
            for number, (address, act, scheme, language) in enumerate(faces):
                context = browser.new_context(
                    viewport={"width": 390, "height": 844}, color_scheme=scheme, locale=language,
                    reduced_motion="reduce")
                page = context.new_page()
                page.goto(tapas.origin + address, wait_until="networkidle")
                act(page)
                page.wait_for_load_state("networkidle")
                at_rest(page)
                pictures.append(Path(work) / f"{name}{number}.png")
                page.screenshot(path=pictures[-1])
                context.close()
            subprocess.run(["convert", *pictures, "-bordercolor", "#8888", "-border", "1", "+append", "-strip",
                            "-quality", "84", folder / f"{name}.jpg"], check=True)
            print(name, (folder / f"{name}.jpg").stat().st_size)
        tapas.close()
        browser.close()


if __name__ == "__main__":
    main()
