"""Every preview that `/previews` lists: nothing grave, nothing complained of, nothing too wide."""
import pytest
from playwright.sync_api import expect

from axe import grave_findings
from people import Person, at_rest
from servers import Tapas

TOO_WIDE = """() => {
    const pages = [document.scrollingElement, ...document.querySelectorAll('.page, dialog[open]')]
    return pages.filter(page => page.scrollWidth > page.clientWidth + 1
        && page.clientWidth > 0).map(page => page.className || page.tagName)
}"""


@pytest.fixture(scope="module")
def gallery():
    """Tapas with its previews, of services that no preview asks."""
    tapas = Tapas(None, "--previews", *[
        word for app in ["foods", "recipes", "cocktails"]
        for word in (f"--{app}-url", "http://127.0.0.1:9/nothing")])
    yield tapas
    tapas.close()


def listed(me):
    """The addresses on the list, in their order."""
    me.open("/previews")
    return me.page.locator(".previews a").evaluate_all(
        "links => links.map(link => link.getAttribute('href'))")


def show(me, path):
    """Opens a preview and waits until it rests."""
    answer = me.page.goto(me.origin + path)
    assert answer.status == 200, f"{path}: {answer.status}"
    at_rest(me.page)


def too_wide(me):
    """What is wider than its screen, with text of the usual size and half as large again."""
    text = me.context.new_cdp_session(me.page)
    wrong = []
    for size in [24, 16]:
        text.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})
        found = me.page.evaluate(TOO_WIDE)
        # What fits is measured anew, and the server is asked for what does.
        for _ in range(40):
            if not found:
                break
            me.page.wait_for_timeout(50)
            found = me.page.evaluate(TOO_WIDE)
        wrong += [f"too wide at {size} px: {each}" for each in found]
    text.detach()
    return wrong


@pytest.mark.slow
@pytest.mark.parametrize("locale, scheme", [("en-GB", "light"), ("ar", "dark")])
def test_every_preview(browser, gallery, locale, scheme):
    """axe-core finds nothing serious or critical, nothing is wider than a phone, from left to right
    as from right to left and with large text, and the browser has nothing to complain of."""
    def sit():
        return Person(browser, gallery.origin, locale=locale, color_scheme=scheme,
                      reduced_motion="reduce")

    me, wrong = sit(), {}
    paths = ["/previews"] + listed(me)
    assert len(paths) > 60
    for number, path in enumerate(paths):
        # One browser may open sixty pages at once.
        if number % 50 == 49:
            me.close()
            me = sit()
        show(me, path)
        wrong[path] = too_wide(me) + grave_findings(me.page) + me.complaints()
        me.problems.clear()
    me.close()
    assert {path: what for path, what in wrong.items() if what} == {}


def test_the_list_leads_to_a_preview_and_back(gallery, person):
    """A preview is opened from the list, used, and left by the way in its bar."""
    me = person(gallery)
    listed(me)
    me.page.locator("a[href='/previews/foods/list']").click()
    expect(me.heading("Foods")).to_be_visible()
    # The page stands before its script does, and a tap until then is lost.
    me.page.wait_for_load_state("load")
    me.press(me.heart("Moon Cheese"))
    me.is_liked("Moon Cheese", True)
    # The next visit begins anew.
    me.page.reload()
    me.is_liked("Moon Cheese", False)
    me.page.get_by_role("link", name="Previews").click()
    expect(me.heading("Previews")).to_be_visible()


def test_without_the_flag_there_are_none(quiet_tapas, person):
    """A site that was not asked for previews has none."""
    me = person(quiet_tapas)
    me.allow("status of 404")
    for path in ["/previews", "/previews/foods/list"]:
        assert me.page.goto(me.origin + path).status == 404


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_stack_in_a_sheet_of_two_heights(gallery, person, device):
    """Bug: the page in such a sheet was 0 pixels high, so the sheet was blank."""
    me = person(gallery, device)
    paths = listed(me)
    me.page.goto(me.origin + next(path for path in paths if path.endswith("/sheet-of-two-heights")))
    at_rest(me.page)
    sheet = me.page.get_by_role("dialog")
    row = sheet.get_by_text("First line")
    expect(row).to_be_in_viewport(ratio=1)
    half = me.page.viewport_size["height"] / 2
    assert half <= sheet.bounding_box()["height"] <= 2 * half
    me.press(sheet.get_by_role("button", name="Close"))
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_gestures(gallery, person):
    """A card follows the mouse and stays where it is let go; two taps count, one does not; a
    shortcut presses its button."""
    me = person(gallery)
    paths = listed(me)
    me.page.goto(me.origin + next(path for path in paths if path.endswith("/gestures")))
    at_rest(me.page)
    card = me.page.get_by_text("Drag me").bounding_box()
    start = card["x"] + 20, card["y"] + 10
    mouse = me.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 34, start[1] + 17, steps=4)
    expect(me.page.get_by_text("Right 34, down 17")).to_be_visible()
    mouse.move(start[0] + 68, start[1] + 34, steps=4)
    mouse.up()
    expect(me.page.get_by_text("Right 68, down 34")).to_be_visible()
    moved = me.page.get_by_text("Drag me").bounding_box()
    assert (round(moved["x"] - card["x"]), round(moved["y"] - card["y"])) == (68, 34)
    twice = me.page.get_by_text("Tap twice")
    twice.click()
    expect(me.page.get_by_text("0 taps")).to_be_visible()
    twice.dblclick()
    expect(me.page.get_by_text("2 taps")).to_be_visible()
    me.page.keyboard.press("Alt+r")
    expect(me.page.get_by_text("0 taps")).to_be_visible()
    expect(me.page.get_by_text("Right 0, down 0")).to_be_visible()
    assert me.complaints() == []


def test_scrolling_to_a_row(gallery, person):
    """The last of two hundred rows comes into view, though it was not on the page, and the first
    again."""
    me = person(gallery)
    paths = listed(me)
    me.page.goto(me.origin + next(path for path in paths if path.endswith("/scrolling")))
    at_rest(me.page)
    expect(me.page.get_by_text("Row 200", exact=True)).to_have_count(0)
    me.page.get_by_role("button", name="To the end").click()
    expect(me.page.get_by_text("Row 200", exact=True)).to_be_in_viewport()
    me.page.get_by_role("button", name="To the top").click()
    expect(me.page.get_by_text("Row 1", exact=True)).to_be_in_viewport()
    assert me.complaints() == []
