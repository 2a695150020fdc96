#!/usr/bin/env python3
"""Takes the pictures that README shows, from the running program: screens side by side.

  .venv/bin/pip install -r Tools/Pictures/requirements.txt
  .venv/bin/python Tools/Pictures/strips.py            all of Notes/pictures, a minute
  .venv/bin/python Tools/Pictures/strips.py menu …     writes these only

Needs `swift build -c release --product tapas` and Debian's chromium.
"""
import re
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from PIL import Image, ImageOps  # noqa: E402
from playwright.sync_api import expect, sync_playwright  # noqa: E402

from servers import CHROMIUM, Tapas  # noqa: E402
from take import at_rest_with_photos, take  # noqa: E402


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
    page.get_by_role("button", name=re.compile("So happy I could burst")).click()
    expect(page.get_by_role("heading", level=1, name=re.compile("Happy"))).to_be_visible()


PHONE, IPAD = (390, 844), (1024, 768)
# File: the faces side by side, as address, what to do, colours, language, and the size where it is
# no phone's. Those of Foods are faces of states.py, some of which need a service that fails.
STRIPS = {
    "foods": [("list_shown", "phone", "light"), ("detail_over_the_list", "phone", "dark"),
              ("search_shown", "ipad", "light")],
    "failures": [("failed", "phone", "light"), ("saved_copy", "phone", "light"),
                 ("alert", "phone", "dark")],
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


def picture(browser, origin, path, address, act, scheme, language, size=PHONE):
    """Takes the picture of one screen."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, locale=language,
        reduced_motion="reduce")
    page = context.new_page()
    page.goto(origin + address, wait_until="networkidle")
    act(page)
    page.wait_for_load_state("networkidle")
    at_rest_with_photos(page)
    page.screenshot(path=path)
    context.close()


def side_by_side(paths, target):
    """Joins pictures into one, as high as phones are or, of desktops alone, as wide as a README."""
    pictures = [Image.open(path).convert("RGB") for path in paths]
    height = PHONE[1] if any(each.width < each.height for each in pictures) else 560
    pictures = [ImageOps.expand(
        each.resize((round(each.width * height / each.height), height), Image.LANCZOS),
        border=1, fill="#888888") for each in pictures]
    strip = Image.new("RGB", (sum(each.width for each in pictures), pictures[0].height))
    left = 0
    for each in pictures:
        strip.paste(each, (left, 0))
        left += each.width
    strip.save(target, quality=84, optimize=True, progressive=True)
    print(f"{target.name}: {target.stat().st_size:,} bytes", flush=True)


def main(wanted):
    folder = ROOT / "Notes/pictures"
    with tempfile.TemporaryDirectory() as work, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        tapas = Tapas("")
        for name, faces in STRIPS.items():
            if wanted and name not in wanted:
                continue
            paths = [Path(work) / f"{name}{number}.png" for number in range(len(faces))]
            for path, face in zip(paths, faces):
                if face[0].startswith("/"):
                    picture(browser, tapas.origin, path, *face)
                else:
                    take(browser, *face, path)
            side_by_side(paths, folder / f"{name}.jpg")
        tapas.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
