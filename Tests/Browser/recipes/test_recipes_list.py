"""Somebody looks through the recipes: sorts, filters, searches,
and finds it all again after a reload."""
import pytest
from playwright.sync_api import expect

from weight import weighs_at_most

SIZES = ["phone", "ipad", "desktop"]


@pytest.mark.parametrize("size", SIZES)
def test_list(quiet_tapas, reader, size):
    """Every recipe is a row with its name, cuisine and a small photo, in the order of names."""
    me = reader(quiet_tapas, size).open()
    expect(me.row("Banana Split")).to_be_visible()
    assert me.person.down_to_the_end(me.rows()) >= 63
    expect(me.row("Banana Split")).to_contain_text("American")
    names = me.names()
    places = [names.index(each) for each in
              ("Banana Split", "Bánh mì thịt nướng", "Blueberry Muffins")]
    assert places == sorted(places)


@pytest.mark.parametrize("size", SIZES)
def test_sort_filter_search(book, over, reader, size):
    """Each choice changes the rows at once."""
    me = reader(over(book.address), size).open()
    expect(me.rows()).to_have_count(3)
    assert me.names() == ["Apple Crumble", "Bakewell Tart", "Crème Brûlée"]
    book.recipes[2]["cuisine"] = "Zulu"
    me.refresh()
    me.choice("Sort").select_option(label="By cuisine")
    expect(me.rows().first).to_have_accessible_name("Bakewell Tart")
    assert me.names() == ["Bakewell Tart", "Crème Brûlée", "Apple Crumble"]
    me.choice("Cuisine").select_option(label="French")
    expect(me.rows()).to_have_count(1)
    me.choice("Cuisine").select_option(label="All cuisines")
    expect(me.rows()).to_have_count(3)
    me.press(me.search())
    me.page.keyboard.type("BRULEE creme")
    expect(me.rows()).to_have_count(1)
    expect(me.row("Crème Brûlée")).to_be_visible()
    expect(me.search()).to_be_focused()
    me.search().fill("french")
    expect(me.row("Crème Brûlée")).to_be_visible()


def test_nothing_found(book, over, reader):
    """Nothing found says what was looked for; one button brings all of it back."""
    me = reader(over(book.address)).open()
    expect(me.rows()).to_have_count(3)
    me.search().fill("<b>xyzzy")
    expect(me.page.get_by_role("heading", name="No recipes found")).to_be_visible()
    expect(me.page.get_by_role("main")).to_contain_text(
        "No recipe has “<b>xyzzy” in its name or cuisine.")
    me.choice("Cuisine").select_option(label="French")
    expect(me.page.get_by_role("main")).to_contain_text(
        "No French recipe has “<b>xyzzy” in its name.")
    everything = me.page.get_by_role("button", name="Show all recipes")
    assert everything.bounding_box()["height"] >= 44
    me.press(everything)
    expect(me.rows()).to_have_count(3)
    expect(me.search()).to_have_value("")
    expect(me.choice("Cuisine")).to_have_value("0")


def test_a_reload_keeps_what_was_chosen(book, over, reader):
    """Sort, cuisine and search are the same after a reload,
    and after the server was killed and started again."""
    tapas = over(book.address)
    me = reader(tapas, "desktop").open()
    expect(me.rows()).to_have_count(3)
    me.choice("Sort").select_option(label="By cuisine")
    me.choice("Cuisine").select_option(label="British")
    me.search().fill("tart")
    expect(me.rows()).to_have_count(1)

    def as_before():
        expect(me.rows()).to_have_count(1)
        expect(me.row("Bakewell Tart")).to_be_visible()
        expect(me.search()).to_have_value("tart")
        assert me.choice("Sort").evaluate("el => el.selectedOptions[0].label") == "By cuisine"
        assert me.choice("Cuisine").evaluate("el => el.selectedOptions[0].label") == "British"

    me.page.reload()
    as_before()
    me.person.may_lose_the_line()
    tapas.kill()
    tapas.start()
    me.search().fill("a")
    expect(me.search()).to_have_value("a")
    expect(me.rows()).to_have_count(2)
    me.search().fill("tart")
    expect(me.rows()).to_have_count(1)
    me.page.reload()
    as_before()


def test_the_page_is_no_heavier_than_it_was(quiet_tapas, person):
    weighs_at_most(person(quiet_tapas), "/recipes", 800, 4.9, 34)
