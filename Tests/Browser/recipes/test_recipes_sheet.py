"""A recipe is opened over the list, and closed."""
import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("size", ["phone", "ipad", "desktop"])
def test_open_and_close(book, over, reader, size):
    """A row opens a sheet with its name and the ways out; Done and Escape close it,
    and the row has the focus again."""
    me = reader(over(book.address), size).open()
    for close in ["Done", "Escape"]:
        me.press(me.row("Bakewell Tart"))
        sheet = me.sheet("Bakewell Tart")
        expect(sheet).to_be_visible()
        expect(sheet.get_by_role("heading", name="Bakewell Tart")).to_be_visible()
        expect(sheet).to_contain_text("British")
        for name, address in {"Source": "http://recipes.example/tart",
                              "Video": "https://videos.example/watch?v=1&t=2"}.items():
            link = sheet.get_by_role("link", name=name, exact=True)
            expect(link).to_have_attribute("href", address)
            expect(link).to_have_attribute("target", "_blank")
            expect(link).to_have_attribute("rel", "noopener noreferrer")
        if close == "Done":
            me.press(sheet.get_by_role("button", name="Done", exact=True))
        else:
            me.page.keyboard.press("Escape")
        expect(me.page.get_by_role("dialog")).to_have_count(0)
        expect(me.row("Bakewell Tart")).to_be_focused()
    assert me.page.url.endswith("/recipes")


def test_room_for_a_finger(book, over, reader):
    """Bug: the buttons of a recipe were 36 points high."""
    me = reader(over(book.address)).open()
    me.press(me.row("Bakewell Tart"))
    sheet = me.sheet("Bakewell Tart")
    expect(sheet).to_be_visible()
    me.person.quiet()
    for role, name in [("link", "Source"), ("link", "Video"),
                       ("button", "Favourite Bakewell Tart")]:
        control = sheet.get_by_role(role, name=name, exact=True)
        assert control.bounding_box()["height"] >= 44, name


def test_a_printed_recipe(book, over, reader):
    """Bug: paper had the whole list, and the recipe on each page of it."""
    me = reader(over(book.address), "desktop").open()
    me.press(me.row("Bakewell Tart"))
    expect(me.sheet("Bakewell Tart")).to_be_visible()
    me.page.emulate_media(media="print")
    expect(me.sheet("Bakewell Tart")).to_be_visible()
    expect(me.page.get_by_text("Apple Crumble").first).to_be_hidden()


def test_no_links(book, over, reader):
    """A link that is blank, null or leads to no page is not there."""
    me = reader(over(book.address)).open()
    for name in ["Crème Brûlée", "Apple Crumble"]:
        me.press(me.row(name))
        expect(me.sheet(name)).to_be_visible()
        expect(me.sheet(name).get_by_role("link")).to_have_count(0)
        me.page.keyboard.press("Escape")
        expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_a_reload_keeps_it_open(book, over, reader):
    """A reload opens the same recipe again; once closed it stays closed."""
    me = reader(over(book.address), "desktop").open()
    me.press(me.row("Crème Brûlée"))
    expect(me.sheet("Crème Brûlée")).to_be_visible()
    me.page.reload()
    expect(me.sheet("Crème Brûlée")).to_be_visible()
    me.press(me.sheet("Crème Brûlée").get_by_role("button", name="Done"))
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.page.reload()
    expect(me.rows()).to_have_count(3)
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_a_restart_under_it(book, over, reader):
    """The lost connection is told inside the sheet, where a screen reader hears it;
    after the restart the closed sheet gives the focus back to its row."""
    tapas = over(book.address)
    me = reader(tapas).open()
    me.person.may_lose_the_line()
    me.press(me.row("Bakewell Tart"))
    sheet = me.sheet("Bakewell Tart")
    expect(sheet).to_be_visible()
    notice = sheet.get_by_role("status").filter(has_text="Connection lost")
    tapas.kill()
    expect(notice).to_be_visible()
    tapas.start()
    expect(notice).to_be_hidden()
    expect(sheet).to_be_visible()
    me.press(sheet.get_by_role("button", name="Done", exact=True))
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(me.row("Bakewell Tart")).to_be_focused()
    tapas.kill()
    expect(me.page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()


def test_photos_only_when_needed(services, reader):
    """Only photos near the screen are fetched, a large one only on opening, and none twice."""
    sandbox, tapas = services
    me = reader(tapas).open()
    expect(me.row("Banana Split")).to_be_visible()
    me.page.wait_for_load_state("networkidle")

    def fetched(kind):
        return [each["path"] for each in sandbox.requests("/photos/")
                if f"-{kind}.jpg" in each["path"]]

    count = len(fetched("small"))
    assert 5 <= count <= 30, f"{count} photos for a screen of about eight rows"
    assert fetched("large") == []
    me.press(me.row("Banana Split"))
    photo = me.sheet("Banana Split").get_by_role("img", name="Banana Split")
    expect(photo).to_be_visible()
    me.page.wait_for_function(
        "() => [...document.querySelectorAll('dialog img')].every(each => each.naturalWidth)")
    assert [each.split("/")[-1] for each in fetched("large")] == ["banana-split-large.jpg"]
    me.page.keyboard.press("Escape")
    me.page.reload()
    me.page.wait_for_load_state("networkidle")
    everything = fetched("small") + fetched("large")
    assert sorted(set(everything)) == sorted(everything), "a photo was fetched twice"


def test_photos_outlive_the_server(services, reader):
    """After a restart nothing that was seen is fetched again, even for another reader."""
    sandbox, tapas = services
    me = reader(tapas).open()
    expect(me.row("Banana Split")).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    assert sandbox.requests("/photos/")
    me.person.may_lose_the_line()
    tapas.kill()
    tapas.start()
    friend = reader(tapas).open()
    expect(friend.row("Banana Split")).to_be_visible()
    friend.page.wait_for_load_state("networkidle")
    friend.page.wait_for_function(
        "() => [...document.images].filter(each => each.complete && each.naturalWidth).length >= 5")
    photos = [each["path"] for each in sandbox.requests("/photos/")]
    assert sorted(photos) == sorted(set(photos))


SCREEN = """
window.held = 0
Object.defineProperty(navigator, 'wakeLock', { value: { async request() {
  window.held++
  return { async release() { window.held-- } }
} } })
"""


@pytest.mark.parametrize("size", ["phone", "ipad"])
def test_a_screen_that_stays_on(book, over, reader, size):
    """While a recipe is open the page holds the screen, and lets go of it with the recipe; the
    switch is set for the next one. That the screen really stays on needs a phone."""
    me = reader(over(book.address), size)
    me.page.add_init_script(SCREEN)
    me.open()
    me.press(me.row("Bakewell Tart"))
    me.page.wait_for_function("() => window.held == 0")
    switch = me.sheet("Bakewell Tart").get_by_role("switch", name="Keep the screen on")
    me.press(switch)
    me.page.wait_for_function("() => window.held == 1")
    expect(switch).to_be_checked()
    me.press(me.sheet("Bakewell Tart").get_by_role("button", name="Done", exact=True))
    me.page.wait_for_function("() => window.held == 0")
    me.press(me.row("Crème Brûlée"))
    me.page.wait_for_function("() => window.held == 1")


def test_a_favourite(book, over, reader):
    """A heart marks its recipe's row; the one above the list leaves only those, also reloaded."""
    me = reader(over(book.address)).open()
    me.press(me.row("Bakewell Tart"))
    sheet = me.sheet("Bakewell Tart")
    heart = sheet.get_by_role("button", name="Favourite Bakewell Tart")
    me.press(heart)
    expect(heart).to_have_attribute("aria-pressed", "true")
    share = sheet.get_by_role("button", name="Share", exact=True)
    assert share.evaluate("el => JSON.parse(el.dataset.sh)") == {
        "title": "Bakewell Tart", "url": "http://recipes.example/tart"}
    me.press(sheet.get_by_role("button", name="Done", exact=True))
    expect(me.row("Bakewell Tart")).to_have_attribute("aria-description", "British, favourite")
    me.press(me.page.get_by_role("button", name="Favourites only"))
    expect(me.rows()).to_have_count(1)
    me.page.reload()
    expect(me.rows()).to_have_count(1)
    expect(me.row("Bakewell Tart")).to_be_visible()
