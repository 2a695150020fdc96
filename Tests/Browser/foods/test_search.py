"""Somebody looks for a food by its name."""
import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_search_as_you_type(quiet_tapas, person, size):
    """Each letter narrows the list; clearing brings all of it back."""
    me = person(quiet_tapas, size)
    me.open()
    me.press(me.search())
    me.page.keyboard.type("pi")
    expect(me.row("Pizza Margherita")).to_be_visible()
    expect(me.row("Pierogi Ruskie")).to_be_visible()
    expect(me.row("Sushi")).to_have_count(0)
    me.page.keyboard.type("zz")
    expect(me.rows()).to_have_count(1)
    expect(me.row("Pizza Margherita")).to_be_visible()
    expect(me.search()).to_have_value("pizz")
    expect(me.search()).to_be_focused()
    me.search().fill("")
    expect(me.row("Sushi")).to_be_visible()
    expect(me.row("Spaghetti al Pomodoro")).to_be_visible()


def test_accents_and_case(quiet_tapas, person):
    """Letters without accents find those with them, in any case,
    whatever the order of the words."""
    me = person(quiet_tapas)
    me.open()
    for typed, found in {"SMETANE": "Svíčková na smetaně", "pho bo": "Phở Bò", "cevapi": "Ćevapi",
                         "nata past": "Pastéis de Nata", "борщ": "Борщ (Borscht)"}.items():
        me.search().fill(typed)
        expect(me.rows()).to_have_count(1)
        expect(me.row(found)).to_be_visible()


def test_creme(still_life, person):
    """"creme" finds crème."""
    me = person(still_life([{"id": 1, "name": "Crème brûlée", "isLiked": False},
                            {"id": 2, "name": "Cream tea"}]))
    me.open()
    expect(me.rows()).to_have_count(2)
    me.search().fill("creme")
    expect(me.rows()).to_have_count(1)
    expect(me.row("Crème brûlée")).to_be_visible()


def test_nothing_found(quiet_tapas, person):
    """Nothing found says what was looked for and what to do; the way back is to clear the field."""
    me = person(quiet_tapas)
    me.open()
    me.search().fill("<b>xyzzy")
    expect(me.page.get_by_role("heading", name="No foods found")).to_be_visible()
    expect(me.page.get_by_role("main")).to_contain_text(
        "No food is called “<b>xyzzy”. Try another name.")
    me.search().fill("")
    expect(me.row("Sushi")).to_be_visible()


def test_the_search_outlives_a_reload(quiet_tapas, person):
    """A reload has what was looked for, and what was found."""
    me = person(quiet_tapas)
    me.open()
    me.search().fill("ramen")
    expect(me.rows()).to_have_count(1)
    me.page.reload()
    expect(me.search()).to_have_value("ramen")
    expect(me.rows()).to_have_count(1)
    expect(me.row("Ramen (ラーメン)")).to_be_visible()
    me.search().fill("")
    expect(me.row("Sushi")).to_be_visible()


def test_the_search_waits_below_a_detail(quiet_tapas, person):
    """A food is opened from what was found; back from it,
    the search and its finds are still there."""
    me = person(quiet_tapas)
    me.open()
    me.search().fill("ramen")
    expect(me.rows()).to_have_count(1)
    me.press(me.row("Ramen (ラーメン)"))
    expect(me.heading("Ramen (ラーメン)")).to_be_visible()
    me.press(me.back())
    expect(me.search()).to_have_value("ramen")
    expect(me.rows()).to_have_count(1)
    expect(me.row("Ramen (ラーメン)")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_filter(quiet_tapas, person, size):
    """The menu of the bar leaves the liked foods, or those of a country; a reload keeps the
    choice, and "Show all foods" takes it back."""
    me = person(quiet_tapas, size)
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    me.press(me.button("Filter"))
    me.press(me.page.get_by_role("menuitemradio", name="Italy"))
    expect(me.row("Sushi")).to_have_count(0)
    expect(me.row("Pizza Margherita")).to_be_visible()
    me.page.reload()
    expect(me.row("Pizza Margherita")).to_be_visible()
    expect(me.row("Sushi")).to_have_count(0)
    me.search().fill("sushi")
    expect(me.page.get_by_text("No food is called “sushi”")).to_be_visible()
    me.press(me.button("Show all foods"))
    expect(me.row("Sushi")).to_be_visible()
    me.search().fill("")
    me.press(me.button("Filter"))
    liked = me.page.get_by_role("menuitemcheckbox", name="Liked foods only")
    expect(liked).not_to_be_checked()
    me.press(liked)
    expect(liked).to_be_hidden()
    expect(me.row("Sushi")).to_have_count(0)
    expect(me.row("Spaghetti al Pomodoro")).to_be_visible()
