"""Rows fill in as they come near, six lookups at a time, each drink once;
the list follows the filter."""
import re

from conftest import most_at_once
from playwright.sync_api import expect

from people import eventually
from weight import weighs_at_most


def test_rows_fill_in(bar, guest):
    """The first rows say their first two ingredients and how many more;
    rows far below were not looked up."""
    me = guest(bar).open()
    expect(me.heading("Cocktails")).to_be_visible()
    expect(me.row("Añejo Highball")).to_contain_text(
        re.compile(r"\w+, \w.* and 3 more ingredients$"))
    expect(me.link("50/50 Martini")).to_have_accessible_description(
        "Gin, Dry vermouth and 1 more ingredient")
    assert 0 < len(bar.lookups()) < 40


def test_end_to_end_and_again(bar, guest):
    """Scrolled to the end, every drink was looked up once and never more than six at a time;
    a restart looks up none."""
    drinks = bar.drinks()
    bar.fault("delay", ms=60)
    me = guest(bar, "desktop").open()
    me.scroll_to_the_end()
    expect(me.rows()).to_have_count(len(drinks))
    expect(me.skeletons()).to_have_count(0)
    asked = [each["path"] for each in bar.lookups()]
    assert len(asked) == len(set(asked)) == len(drinks)
    assert 2 <= most_at_once(bar.lookups()) <= 6
    me.person.may_lose_the_line()
    bar.tapas.end()
    bar.tapas.start()
    friend = guest(bar, "desktop").open()
    friend.scroll_to_the_end()
    expect(friend.skeletons()).to_have_count(0)
    assert len(bar.lookups()) == len(drinks)


def test_filter(bar, guest):
    """Each letter narrows the list, whatever the accents; nothing found is said;
    the filter outlives a reload."""
    me = guest(bar).open()
    me.filter().press_sequentially("pina")
    expect(me.link("Piña Colada")).to_be_visible()
    expect(me.row("Piña Colada")).to_contain_text("more ingredients")
    expect(me.link("50/50 Martini")).to_have_count(0)
    me.page.reload()
    expect(me.filter()).to_have_value("pina")
    expect(me.link("50/50 Martini")).to_have_count(0)
    me.filter().fill("xyzzy")
    expect(me.page.get_by_text("No cocktail is called “xyzzy”. Try another name.")).to_be_visible()
    me.filter().fill("")
    expect(me.link("50/50 Martini")).to_be_visible()


def test_what_can_i_make(bar, guest):
    """The line over the list leads to the bottles; then all drinks are looked up, few at a time.
    Bottles are searched and kept, and the drinks made of them lead to their pages."""
    drinks = bar.drinks()
    me = guest(bar).open()
    me.press(me.page.get_by_role("button", name="Choose your bottles", exact=True))
    cabinet = me.page.get_by_role("dialog")
    eventually(lambda: len(bar.lookups()) == len(drinks), within=60)
    expect(cabinet.get_by_text("Looking up")).to_have_count(0)
    asked = [each["path"] for each in bar.lookups()]
    assert len(asked) == len(set(asked)) == len(drinks)
    assert most_at_once(bar.lookups()) <= 6
    search = cabinet.get_by_role("searchbox", name="Search bottles")
    for name in ["Gin", "Dry vermouth", "Orange bitters"]:
        search.fill(name)
        me.press(cabinet.get_by_role("switch", name=name, exact=True))
        expect(cabinet.get_by_role("switch", name=name, exact=True)).to_be_checked()
    search.fill("")
    expect(cabinet.get_by_role("heading", name="You lack one")).to_be_visible()
    me.press(cabinet.get_by_role("button", name="50/50 Martini", exact=True))
    expect(me.heading("50/50 Martini")).to_be_visible()
    me.open()
    line = me.page.get_by_role("button", name=re.compile(r"You can make \d+ of these"))
    expect(line).to_be_visible()
    assert len(bar.lookups()) == len(drinks)


def test_names_as_they_are(bar, guest):
    """Quotes, slashes and number signs in names lead to their own pages."""
    me = guest(bar, "desktop").open()
    for name in ["50/50 Martini", "Corpse Reviver #2", "Hemingway \"Papa Doble\"",
                 "Dark 'n' Stormy"]:
        me.press(me.person.down_to(me.link(name)))
        expect(me.heading(name)).to_be_visible()
        expect(me.heading("Ingredients", 2)).to_be_visible()
        me.page.go_back()
        expect(me.heading("Cocktails")).to_be_visible()


def test_in_spanish(bar, guest):
    """A Spanish browser reads Spanish plurals in the list, and Spanish ingredients, measures and
    instructions in the page."""
    me = guest(bar, locale="es-MX").open()
    expect(me.row("50/50 Martini")).to_contain_text("Ginebra, Vermut seco y 1 ingrediente más")
    expect(me.row("Añejo Highball")).to_contain_text("y 3 ingredientes más")
    me.press(me.link("50/50 Martini"))
    expect(me.heading("Ingredientes", 2)).to_be_visible()
    expect(me.page.get_by_role("main").last).to_contain_text(
        "Partes iguales, removidas con mucho hielo.")
    expect(me.page.get_by_role("listitem").filter(
        has_text="1 golpe Bíter de naranja")).to_be_visible()
    expect(me.page.get_by_text("Cóctel · Copa Nick and Nora · Con alcohol")).to_be_visible()


def test_the_page_is_no_heavier_than_it_was(quiet_tapas, person):
    weighs_at_most(person(quiet_tapas), "/cocktails", 505, 4, 13)
