"""Every state of Menu, in light and dark, in three languages, on a phone, an iPad and a desktop."""
import re

import pytest
from playwright.sync_api import expect

from axe import findings_at_rest
from people import eventually

SIZES = {
    "phone": ("phone", {}),
    "upright": ("ipad", {"viewport": {"width": 768, "height": 1024}}),
    "landscape": ("ipad", {"viewport": {"width": 1024, "height": 768}}),
    "desktop": ("desktop", {}),
}


def sideways(page):
    """By how many pixels anything can be scrolled sideways."""
    return page.evaluate(
        """() => Math.max(...[document.documentElement, ...document.querySelectorAll('[data-key]')]
        .map(box => box.scrollWidth - box.clientWidth))""")


def to_the_popup(me):
    """Goes through the screens, and stands still on each of them."""
    me.open()
    expect(me.tiles().first).to_be_visible()
    yield "categories"
    me.press(me.tiles().nth(3))
    expect(me.page.locator("[data-back]")).to_be_visible()
    expect(me.tiles().first).to_be_visible()
    yield "products"
    me.press(me.tiles().first)
    expect(me.page.get_by_role("dialog")).to_be_visible()
    yield "popup"
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.page.get_by_role("searchbox").fill("a")
    expect(me.tiles().filter(has_text=re.compile(r"\d")).first).to_be_visible()
    yield "search"
    me.page.get_by_role("searchbox").fill("xyzzy")
    expect(me.tiles()).to_have_count(0)
    yield "nothing found"


def test_photos_of_categories_fill_their_circles(quiet, guest):
    """A photo of another shape than its frame is cut, and leaves no part of the frame empty."""
    me = guest(quiet).open()
    expect(me.tiles().first).to_be_visible()
    sizes = me.page.locator("main img").evaluate_all(
        "photos => photos.map(each => [each.offsetWidth, each.offsetHeight])")
    assert sizes and set(map(tuple, sizes)) == {(44, 44)}


@pytest.mark.parametrize("scheme, locale", [("light", "en-GB"), ("dark", "ar")])
def test_axe(quiet, guest, scheme, locale):
    """No serious finding on any screen."""
    me = guest(quiet, color_scheme=scheme, locale=locale)
    found = {state: findings_at_rest(me.page) for state in to_the_popup(me)}
    assert found == dict.fromkeys(found, [])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_without_a_menu(restaurant, guest, scheme):
    """Nor in the alert, after it, or while the menu is downloaded."""
    bab = restaurant()
    bab.fault("status", "/products?page=20", status=400)
    me = guest(bab, "phone", color_scheme=scheme).open()
    expect(me.page.get_by_role("alertdialog")).to_be_visible()
    assert findings_at_rest(me.page) == []
    me.press(me.button("OK"))
    expect(me.page.get_by_role("alertdialog")).to_have_count(0)
    assert findings_at_rest(me.page) == []
    bab.heal()
    bab.fault("delay", ms=4000)
    me.press(me.button("Retry"))
    expect(me.progress()).to_be_visible()
    assert findings_at_rest(me.page) == []


@pytest.mark.parametrize("place, locale", [
    ("phone", "en-GB"), ("phone", "ar"), ("upright", "ar"), ("landscape", "en-GB"),
    ("desktop", "ar")])
def test_room_for_everything(quiet, guest, place, locale):
    """Nothing sticks out, tiles are large enough for a finger,
    and the way to the next page is always in sight."""
    size, more = SIZES[place]
    me = guest(quiet, size, locale=locale, **more)
    for state in to_the_popup(me):
        assert sideways(me.page) <= 0, state
        if state in ("categories", "products"):
            for tile in me.tiles().all():
                box = tile.bounding_box()
                assert box["width"] >= 120 and box["height"] >= 80, (state, box)
            if not me.pager().count():
                continue
            box = me.pager().bounding_box()
            assert box["y"] + box["height"] <= me.page.viewport_size["height"] + 1
    columns = {"phone": 2, "upright": 4, "landscape": 5, "desktop": 7}[place]
    me.open()
    expect(me.tiles().first).to_be_visible()
    tops = [tile.bounding_box()["y"] for tile in me.tiles().all()]
    assert tops.count(tops[0]) == columns


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_cards_stand_out(quiet, guest, scheme):
    """A card has another colour than the page, which is white or black.
    Bug: white cards on a white page."""
    me = guest(quiet, "phone", color_scheme=scheme).open().at_categories()
    me.search().fill("chicken")
    card = me.tiles().filter(has_text="Chicken").first.locator(".bg").first
    expect(card).to_be_visible()
    colour = "el => getComputedStyle(el).backgroundColor"
    page = me.page.locator(".page:not([inert])").evaluate(colour)
    assert card.evaluate(colour) not in (page, "rgba(0, 0, 0, 0)")


def test_large_text(quiet, guest):
    """With text twice as large nothing sticks out of a phone."""
    me = guest(quiet, "phone").open().at_categories()
    me.page.evaluate("document.documentElement.style.fontSize = '200%'")
    # The pager is drawn once more when the browser has measured it.
    eventually(lambda: sideways(me.page) <= 0)
    me.press(me.tile("Soups"))
    expect(me.heading("Soups")).to_be_visible()
    eventually(lambda: sideways(me.page) <= 0)


def test_arabic(quiet, guest):
    """A reader of Arabic reads from right to left: Arabic names,
    and the restaurant's own where there is none."""
    me = guest(quiet, locale="ar").open()
    expect(me.heading("الفئات")).to_be_visible()
    assert me.page.evaluate("document.documentElement.dir") == "rtl"
    expect(me.tile("شوربات")).to_be_visible()
    first, second = me.tiles().nth(0).bounding_box(), me.tiles().nth(1).bounding_box()
    assert first["x"] > second["x"]
    before, after = me.button("السابق").bounding_box(), me.button("التالي").bounding_box()
    assert before["x"] > after["x"]
    expect(me.pager()).to_contain_text("الصفحة 1 من 3")
    me.press(me.tile("شوربات"))
    expect(me.heading("شوربات")).to_be_visible()
    me.press(me.tiles().first)
    expect(me.page.get_by_role("dialog")).to_contain_text("ر.س.")


def test_spanish(quiet, guest):
    """A reader of Spanish reads Spanish words and Spanish money."""
    me = guest(quiet, locale="es-ES").open()
    expect(me.heading("Categorías")).to_be_visible()
    expect(me.pager()).to_contain_text("Página 1 de 3")
    me.press(me.tile("Soups"))
    expect(me.heading("Soups")).to_be_visible()
    me.press(me.tiles().first)
    expect(me.page.get_by_role("dialog")).to_contain_text(re.compile(r"\d,\d\d\sSAR"))


@pytest.mark.parametrize("width", [360, 375])
def test_a_narrow_phone(quiet, guest, width):
    """The buttons that turn pages stand in one line. Bug: "Previous" was broken in two."""
    me = guest(quiet, "phone", viewport={"width": width, "height": 667}).open().at_categories()
    for name in ["Previous", "Next"]:
        assert me.button(name).bounding_box()["height"] < 60
