"""The service sends bad recipes, none, or nothing at all; the screen stays honest."""
import re

import pytest
from playwright.sync_api import expect

from axe import grave_findings
from people import at_rest


def test_one_malformed_recipe_spoils_the_list(book, over, reader):
    """The record and its part are named; once the service is well, Retry brings the list."""
    good = dict(book.recipes[1])
    book.recipes[1]["name"] = "  "
    me = reader(over(book.address)).open()
    expect(me.page.get_by_role("heading", name="The recipes could not be loaded")).to_be_visible()
    expect(me.page.get_by_role("main")).to_contain_text("Recipe 2 has no name.")
    expect(me.rows()).to_have_count(0)
    book.recipes[1] = good
    retry = me.page.get_by_role("button", name="Retry", exact=True)
    assert retry.bounding_box()["height"] >= 44
    me.press(retry)
    expect(me.rows()).to_have_count(3)


@pytest.mark.parametrize("part, value, words", [
    ("name", None, "Recipe 3 has no name."), ("cuisine", "", "Recipe 3 has no cuisine."),
    ("uuid", "seven", "Recipe 3 has no valid ID of its own."),
])
def test_a_malformed_refresh_keeps_the_list(book, over, reader, part, value, words):
    """The list that is there stays, marked as a saved copy, with why;
    a good answer takes the mark away."""
    me = reader(over(book.address), "desktop").open()
    expect(me.rows()).to_have_count(3)
    good = dict(book.recipes[2])
    book.recipes[2][part] = value
    me.refresh()
    expect(me.saved()).to_contain_text(words)
    expect(me.rows()).to_have_count(3)
    book.recipes[2] = good
    me.refresh()
    expect(me.saved()).to_have_count(0)


def test_the_services_own_malformed_and_empty_lists(services, over, reader):
    """The sandbox's siblings, as their upstream has them."""
    sandbox, _ = services
    me = reader(over(sandbox.origin + "/recipes/recipes-malformed.json")).open()
    expect(me.page.get_by_role("main")).to_contain_text(re.compile(r"Recipe \d+ has no name\."))
    friend = reader(over(sandbox.origin + "/recipes/recipes-empty.json")).open()
    expect(friend.page.get_by_role("heading", name="No recipes", exact=True)).to_be_visible()


def test_an_empty_list(book, over, reader):
    """A service without recipes is said to have none; Refresh finds them once they are there."""
    kept, book.recipes = book.recipes, []
    me = reader(over(book.address)).open()
    expect(me.page.get_by_role("heading", name="No recipes", exact=True)).to_be_visible()
    expect(me.page.get_by_text(
        "The service has no recipes yet. Refresh to look again.")).to_be_visible()
    book.recipes = kept
    me.refresh()
    expect(me.rows()).to_have_count(3)


def test_the_service_goes_and_comes_back(services, reader):
    """A failed refresh keeps the list as a saved copy;
    a start without the service opens with it."""
    sandbox, tapas = services
    me = reader(tapas).open()
    expect(me.row("Banana Split")).to_be_visible()
    first = me.rows().all_inner_texts()[:10]
    sandbox.end()
    me.refresh()
    expect(me.saved()).to_contain_text("127.0.0.1 could not be reached.")
    assert me.rows().all_inner_texts()[:10] == first
    me.person.may_lose_the_line()
    tapas.kill()
    tapas.start()
    friend = reader(tapas, "desktop").open()
    expect(friend.saved()).to_be_visible()
    assert friend.rows().all_inner_texts()[:10] == first
    sandbox.start()
    friend.refresh()
    expect(friend.saved()).to_have_count(0)


@pytest.mark.parametrize("size, scheme", [("phone", "light"), ("desktop", "dark")])
def test_axe(book, over, reader, size, scheme):
    """No serious finding in the list, in a sheet, or when nothing is found."""
    me = reader(over(book.address), size, color_scheme=scheme).open()
    expect(me.rows()).to_have_count(3)

    def findings():
        # A sheet that is still coming up is paler than it will be.
        at_rest(me.page)
        return grave_findings(me.page)

    assert findings() == []
    me.press(me.row("Bakewell Tart"))
    expect(me.sheet("Bakewell Tart")).to_be_visible()
    assert findings() == []
    me.page.keyboard.press("Escape")
    me.search().fill("xyzzy")
    expect(me.page.get_by_role("heading", name="No recipes found")).to_be_visible()
    assert findings() == []


@pytest.mark.parametrize("size", ["phone", "ipad", "desktop"])
@pytest.mark.parametrize("language, heading", [("es", "Recetas"), ("ar", "الوصفات")])
def test_languages(quiet_tapas, reader, size, language, heading):
    """Spanish and Arabic readers get their words, and nothing sticks out at any size."""
    me = reader(quiet_tapas, size, locale=language)
    me.person.open("/recipes")
    expect(me.page.get_by_role("heading", name=heading, level=1, exact=True)).to_be_visible()
    expect(me.row("Banana Split")).to_be_visible()
    sideways = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert me.page.evaluate(sideways) <= 0
    me.press(me.row("Banana Split"))
    expect(me.sheet("Banana Split")).to_be_visible()
    assert me.page.evaluate(sideways) <= 0
