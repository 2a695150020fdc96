"""In a regular width a list stands beside the open page, and a photo beside its text; a phone on
its side has one column."""
import pytest
from playwright.sync_api import expect

SIZES = {"upright": ("ipad", (820, 1180)), "on its side": ("ipad", (1180, 820)),
         "window": ("desktop", (1280, 900))}

APPS = {
    "/foods": {"title": "Foods", "empty": "Choose a food", "search": "Search foods",
               "first": ("Sushi", "/foods/1"), "second": ("Croissant", "/foods/4")},
    "/cocktails": {"title": "Cocktails", "empty": "Choose a cocktail", "search": "Filter by name",
                   "first": ("50/50 Martini", "/cocktails/11026"),
                   "second": ("Adonis", "/cocktails/11110")},
}


def seated(person, tapas, size):
    device, (width, height) = SIZES[size]
    return person(tapas, device, viewport={"width": width, "height": height})


def link(me, name):
    return me.page.get_by_role("link", name=name, exact=True)


def paper(me, name):
    """The colour behind the row of a link."""
    return link(me, name).evaluate(
        "el => getComputedStyle(el.closest('li')).backgroundColor")


def beside(first, second):
    """Whether the second stands at the right of the first and they share a height."""
    one, other = first.bounding_box(), second.bounding_box()
    return (one["x"] + one["width"] <= other["x"]
            and one["y"] < other["y"] + other["height"]
            and other["y"] < one["y"] + one["height"])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", APPS)
def test_a_list_beside_its_page(quiet_tapas, person, path, size):
    """What is chosen opens beside the list, which stays, marks the whole row, and can be searched;
    the browser's own ways and a reload keep both columns."""
    words = APPS[path]
    (first, first_at), (second, second_at) = words["first"], words["second"]
    me = seated(person, quiet_tapas, size)
    me.open(path)
    empty = me.page.get_by_role("heading", name=words["empty"], exact=True)
    expect(empty).to_be_visible()
    expect(me.heading(words["title"])).to_be_visible()
    expect(me.page.get_by_role("heading", level=1)).to_have_count(1)
    me.press(link(me, first))
    expect(me.heading(first)).to_be_visible()
    expect(me.page).to_have_title(first)
    me.at(first_at)
    expect(empty).to_have_count(0)
    expect(me.page.get_by_role("heading", name=words["title"], level=2, exact=True)).to_be_visible()
    assert beside(link(me, first), me.page.get_by_role("main"))
    expect(link(me, first)).to_have_attribute("aria-current", "page")
    expect(link(me, second)).not_to_have_attribute("aria-current", "page")
    assert paper(me, first) != paper(me, second)
    # Nothing leads back to what is beside.
    expect(me.back()).to_have_count(0)

    search = me.page.get_by_role("searchbox", name=words["search"])
    search.fill(second)
    expect(link(me, first)).to_have_count(0)
    expect(me.heading(first)).to_be_visible()
    me.press(link(me, second))
    expect(me.heading(second)).to_be_visible()
    me.at(second_at)
    search.fill("")
    expect(link(me, second)).to_have_attribute("aria-current", "page")
    expect(link(me, first)).not_to_have_attribute("aria-current", "page")

    me.page.reload()
    expect(me.heading(second)).to_be_visible()
    expect(link(me, first)).to_be_visible()
    me.at(second_at)
    # One page takes the other's place, so that one step leads back to the list alone.
    me.page.go_back()
    expect(empty).to_be_visible()
    expect(me.heading(words["title"])).to_be_visible()
    me.at(path)
    me.page.go_forward()
    expect(me.heading(second)).to_be_visible()


def test_a_shared_link_in_two_columns(quiet_tapas, person):
    """The address of a food opens it beside the list; one of no food says so there."""
    me = person(quiet_tapas, "desktop")
    me.open("/foods/63")
    expect(me.heading("Ramen (ラーメン)")).to_be_visible()
    expect(me.row("Sushi")).to_be_visible()
    me.open("/foods/987654")
    expect(me.page.get_by_role("heading", name="No such food")).to_be_visible()
    expect(me.row("Sushi")).to_be_visible()


def test_a_failure_is_told_once(tapas, sandbox, person):
    """A list that fails says so for both columns; after Retry it is there with the food that was
    asked for."""
    sandbox.end()
    me = person(tapas, "desktop")
    me.open("/foods/1")
    expect(me.page.get_by_role("heading", name="The foods could not be loaded")).to_be_visible()
    expect(me.button("Retry")).to_have_count(1)
    sandbox.start()
    me.button("Retry").click()
    expect(me.row("Croissant")).to_be_visible()
    expect(me.heading("Sushi")).to_be_visible()
    me.at("/foods/1")


@pytest.mark.parametrize("size", SIZES)
def test_a_photo_beside_its_text(quiet_tapas, person, size):
    """A food, a drink and a recipe: the photo leaves the text its place."""
    me = seated(person, quiet_tapas, size)
    me.open("/foods/1")
    main = me.page.get_by_role("main")
    expect(me.heading("Sushi")).to_be_visible()
    me.quiet()
    assert beside(main.get_by_role("img", name="Sushi", exact=True),
                  main.get_by_text("eaten standing up in two bites"))
    me.open("/cocktails/11026")
    expect(me.page.get_by_role("heading", name="Ingredients", level=2)).to_be_visible()
    me.quiet()
    assert beside(main.get_by_role("img", name="50/50 Martini", exact=True),
                  main.get_by_text("Cocktail · Nick and Nora glass · Alcoholic"))
    height = me.page.viewport_size["height"]
    heading = me.page.get_by_role("heading", name="Ingredients", level=2)
    assert heading.bounding_box()["y"] < height * .6
    me.open("/recipes")
    me.press(me.button("Banana Split"))
    sheet = me.page.get_by_role("dialog", name="Banana Split")
    expect(sheet).to_be_visible()
    me.quiet()
    last = sheet.get_by_role("switch", name="Keep the screen on")
    assert beside(sheet.get_by_role("img", name="Banana Split", exact=True), last)
    expect(last).to_be_in_viewport(ratio=1)


def test_no_photo_no_room(still_life, person):
    """A food without a photo has a low header, and no empty picture."""
    me = person(still_life([{"id": 1, "name": "Soup", "isLiked": False,
                             "description": "Hot and plain."}]), "desktop")
    me.open("/foods/1")
    text = me.page.get_by_role("main").get_by_text("Hot and plain.")
    expect(text).to_be_visible()
    assert text.bounding_box()["y"] < 350


def test_a_phone_on_its_side(quiet_tapas, person):
    """A phone on its side has one column: its rows, its search and its choices have all the width,
    and a page leads back."""
    me = person(quiet_tapas, "phone on its side")
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    me.page.reload()
    assert me.row("Sushi").bounding_box()["width"] > 500
    assert me.search().bounding_box()["width"] > 500
    me.press(me.row("Sushi"))
    expect(me.back()).to_have_accessible_name("Back to Foods")
    me.quiet()
    main = me.page.get_by_role("main")
    assert beside(main.get_by_role("img", name="Sushi", exact=True),
                  main.get_by_text("eaten standing up in two bites"))
    me.open("/cocktails")
    me.press(me.page.get_by_role("link", name="50/50 Martini", exact=True))
    expect(me.back()).to_have_accessible_name("Back to Cocktails")
    me.quiet()
    assert beside(main.get_by_role("img", name="50/50 Martini", exact=True),
                  main.get_by_text("Nick and Nora glass"))
    me.open("/humour")
    choices = me.page.get_by_role("radio")
    expect(choices.first).to_be_visible()
    assert len({each.bounding_box()["y"] for each in choices.all()}) == 1


def test_keys_in_two_columns(quiet_tapas, person):
    """A slash goes to the search of the list although a page is open; the keys by which a browser
    finds on a page stay its own."""
    me = person(quiet_tapas, "desktop")
    me.open("/foods/1")
    expect(me.heading("Sushi")).to_be_visible()
    expect(me.row("Croissant")).to_be_visible()
    me.page.wait_for_function("() => document.querySelector('.search .undo')")
    me.page.evaluate("() => addEventListener('keydown', event => {"
                     "window.taken = event.defaultPrevented })")
    me.page.keyboard.press("Control+f")
    assert me.page.evaluate("window.taken") is False
    me.page.keyboard.press("/")
    expect(me.search()).to_be_focused()
    me.page.keyboard.type("croissant")
    expect(me.row("Ramen (ラーメン)")).to_have_count(0)
    expect(me.heading("Sushi")).to_be_visible()


def test_paper_has_what_is_open(quiet_tapas, person):
    """What is printed is the open food without its list, or the list without an empty column."""
    me = person(quiet_tapas, "desktop")
    me.open()
    expect(me.page.get_by_text("Choose a food")).to_be_visible()
    me.page.emulate_media(media="print")
    expect(me.page.get_by_text("Choose a food")).to_be_hidden()
    assert me.row("Sushi").bounding_box()["width"] > 500
    me.page.emulate_media(media="screen")
    me.row("Sushi").click()
    expect(me.heading("Sushi")).to_be_visible()
    me.page.emulate_media(media="print")
    expect(me.row("Croissant")).to_be_hidden()
    expect(me.page.get_by_role("main")).to_contain_text("eaten standing up in two bites")


def test_the_chosen_person_is_marked_whole(quiet_tapas, person):
    """The mark of a chosen row reaches over the button beside its link, and the post whose mood is
    open is marked in the list beside it."""
    me = person(quiet_tapas, "desktop")
    me.open("/humour/maya_runs")
    name = "Maya Osei @maya_runs"
    expect(link(me, name)).to_have_attribute("aria-current", "page")
    assert paper(me, name) != "rgba(0, 0, 0, 0)"
    posts = me.page.get_by_role("main").get_by_role("listitem").get_by_role("button").and_(
        me.page.locator("[href]"))
    expect(posts.first).to_be_visible()
    me.press(posts.first)
    me.page.wait_for_url("**~*")
    expect(me.page.locator("li button[aria-current=true]")).to_have_count(1)
