"""What a hand expects of an iPhone's screen: titles, sheets, lists and searches under a finger."""
import re

import pytest
from playwright.sync_api import expect

from fingers import Finger
from people import at_rest
from servers import Tapas


@pytest.fixture(scope="module")
def gallery():
    """Tapas with its previews."""
    tapas = Tapas(None, "--previews")
    yield tapas
    tapas.close()


def scroll_top(me):
    return me.page.get_by_role("main").evaluate("el => el.closest('[data-key]').scrollTop")


def wait_for_scroll_end(me):
    """Waits until the page has not scrolled for twelve frames in a row."""
    me.page.get_by_role("main").evaluate("""async el => {
        const page = el.closest('[data-key]')
        for (let still = 0, top; still < 12; still++) {
            if (page.scrollTop != top) [still, top] = [0, page.scrollTop]
            await new Promise(requestAnimationFrame)
        }
    }""")


def opened_sheet(me):
    me.open("/recipes")
    me.press(me.page.get_by_role("main").get_by_role("listitem").first.get_by_role("button"))
    sheet = me.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    at_rest(me.page)
    return sheet, sheet.bounding_box()


def test_a_title_that_scrolls_away_names_the_bar(quiet_tapas, person):
    """The bar names the screen once the large title is under it; a tap on the bar goes back up."""
    me = person(quiet_tapas)
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    bar = me.page.locator("header")
    expect(bar).not_to_have_attribute("data-t", "Foods")
    Finger(me.page).drag((200, 700), (200, 250))
    expect(bar).to_have_attribute("data-t", "Foods")
    me.page.wait_for_function("() => getComputedStyle(document.querySelector('header'), '::after')"
                              ".content.startsWith('\"Foods\"')")
    # A finger on a page that still moves stops it, and presses nothing.
    wait_for_scroll_end(me)
    me.page.touchscreen.tap(200, 22)
    expect(bar).not_to_have_attribute("data-t", "Foods")
    me.page.wait_for_function("() => document.querySelector('main').closest('[data-key]')"
                              ".scrollTop == 0")


def test_a_sheet_follows_the_finger(quiet_tapas, person):
    """A short pull comes back, one beyond a quarter closes the sheet, and the server knows it."""
    me = person(quiet_tapas)
    sheet, box = opened_sheet(me)
    finger, top = Finger(me.page), box["y"] + 12
    finger.down(195, top)
    finger.move(195, top + 100)
    assert sheet.bounding_box()["y"] > box["y"] + 80
    finger.move(195, top + 90, steps=30)
    finger.up()
    at_rest(me.page)
    assert sheet.bounding_box() == box
    finger.drag((195, top), (195, top + 400))
    expect(sheet).to_have_count(0)
    me.page.reload()
    expect(me.heading("Recipes")).to_be_visible()
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_a_closed_sheet_is_seen_leaving(quiet_tapas, person):
    """After Done the sheet slides out of the window, and nothing of it stays behind."""
    me = person(quiet_tapas)
    opened_sheet(me)
    me.page.evaluate("""() => {
        window.seen = 0
        new MutationObserver(() => seen += document.querySelectorAll('body>dialog').length)
            .observe(document.body, { childList: true })
    }""")
    me.press(me.button("Done"))
    expect(me.page.locator("dialog")).to_have_count(0)
    assert me.page.evaluate("seen") > 0


def test_a_sheet_of_two_heights_is_pulled_from_one_to_the_other(gallery, person):
    """It begins at the lower height; the finger raises it, lowers it, and closes it below."""
    me = person(gallery)
    me.open("/previews/controls/sheet-of-two-heights")
    sheet = me.page.get_by_role("dialog", name="Sheet")
    expect(sheet).to_be_visible()
    at_rest(me.page)
    low = sheet.bounding_box()
    assert 0.4 < low["height"] / 844 < 0.6
    finger = Finger(me.page)
    finger.drag((195, low["y"] + 12), (195, 90), steps=30)
    at_rest(me.page)
    high = sheet.bounding_box()
    assert high["height"] / 844 > 0.85
    finger.drag((195, high["y"] + 12), (195, low["y"] + 12), steps=40)
    at_rest(me.page)
    assert sheet.bounding_box() == low
    finger.drag((195, low["y"] + 12), (195, 830))
    expect(sheet).to_have_count(0)


def test_a_pull_moves_the_list(quiet_tapas, person):
    """The list goes down with the finger and comes back once the answer is there."""
    me = person(quiet_tapas)
    me.open()
    heading = me.heading("Foods")
    expect(me.row("Sushi")).to_be_visible()
    before = heading.bounding_box()["y"]
    finger = Finger(me.page)
    finger.down(200, 300)
    finger.move(200, 480)
    assert heading.bounding_box()["y"] > before + 60
    finger.up()
    expect(me.page.locator("#pull")).to_be_hidden()
    me.page.wait_for_function("y => document.querySelector('h1').getBoundingClientRect().y == y",
                              arg=before)


# Chromium without a window has no installed apps, and its protocol does not play that query.
STANDALONE = """{
    const real = matchMedia
    window.matchMedia = query => /display-mode/.test(query) ? { matches: true } : real(query)
}"""


def pushed_food(me):
    me.open()
    me.press(me.rows().first.get_by_role("link"))
    me.page.wait_for_url("**/foods/*")
    still(me)


def still(me):
    at_rest(me.page)


def edges(me):
    """Where the topmost page begins, and whether the one below it is seen."""
    return me.page.evaluate("""() => {
        const pages = [...document.querySelectorAll('.stack>.page')]
        return [Math.round(pages.at(-1).getBoundingClientRect().x),
            pages.length > 1 && getComputedStyle(pages.at(-2)).visibility == 'visible']
    }""")


@pytest.mark.parametrize("locale", ["en-GB", "ar"])
def test_an_installed_app_goes_back_under_a_finger_from_the_edge(quiet_tapas, person, locale):
    """The screen follows the finger over the one below, comes back from a short way, and leaves
    beyond a third of its width or on a flick."""
    me = person(quiet_tapas, locale=locale)
    side = -1 if locale == "ar" else 1

    def x(way):
        return way if side > 0 else 390 - way

    me.context.add_init_script(STANDALONE)
    pushed_food(me)
    finger = Finger(me.page)
    finger.down(x(5), 400)
    finger.move(x(105), 410)
    assert edges(me) == [100 * side, True]
    finger.move(x(100), 410, steps=30)
    finger.up()
    still(me)
    assert edges(me) == [0, False]
    finger.drag((x(5), 400), (x(180), 405), steps=30)
    me.page.wait_for_url("**/foods")
    expect(me.page.locator(".stack>.page")).to_have_count(1)
    still(me)
    assert edges(me) == [0, False]
    me.press(me.rows().first.get_by_role("link"))
    me.page.wait_for_url("**/foods/*")
    still(me)
    finger.drag((x(5), 400), (x(115), 405), steps=1)
    me.page.wait_for_url("**/foods")
    expect(me.page.locator(".stack>.page")).to_have_count(1)
    # The first screen has nothing below it.
    finger.drag((x(5), 400), (x(300), 405))
    assert edges(me) == [0, False]


def test_only_an_installed_app_has_its_own_way_back(quiet_tapas, person):
    """In a browser's window the edge is the browser's; away from the edge nothing moves."""
    me = person(quiet_tapas)
    pushed_food(me)
    finger = Finger(me.page)
    finger.down(5, 400)
    finger.move(205, 400)
    assert edges(me) == [0, False]
    finger.up()
    me.context.add_init_script(STANDALONE)
    pushed_food(me)
    finger.down(60, 400)
    finger.move(260, 400)
    assert edges(me) == [0, False]
    finger.up()


def test_the_way_back_moves_nothing_by_itself_where_motion_is_reduced(quiet_tapas, person):
    """The screen still follows the finger, and is gone at once when that lets go."""
    me = person(quiet_tapas, reduced_motion="reduce")
    me.context.add_init_script(STANDALONE)
    pushed_food(me)
    finger = Finger(me.page)
    finger.down(5, 400)
    finger.move(205, 400)
    assert edges(me) == [200, True]
    finger.up()
    me.page.wait_for_url("**/foods")
    expect(me.page.locator(".stack>.page")).to_have_count(1)


@pytest.mark.parametrize("name", ["focus-on-appearing", "default-focus"])
def test_a_sheet_opens_with_the_keyboard_in_its_field(gallery, person, name):
    """A focus of onAppear and a default one are in the second field, and stay there."""
    me = person(gallery)
    me.open(f"/previews/controls/{name}")
    me.press(me.button("Open"))
    note = me.page.get_by_role("textbox", name="Note")
    expect(note).to_be_focused()
    me.quiet()
    expect(note).to_be_focused()
    me.page.keyboard.type("Salt")
    expect(note).to_have_value("Salt")
    me.page.get_by_role("textbox", name="Your name").tap()
    me.page.keyboard.type("Ada")
    me.quiet()
    expect(me.page.get_by_role("textbox", name="Your name")).to_be_focused()
    expect(me.page.get_by_role("textbox", name="Your name")).to_have_value("Ada")


def test_a_search_has_a_way_out(quiet_tapas, person):
    """Under a finger the field has a button that empties and leaves it; no ring is drawn."""
    me = person(quiet_tapas)
    me.open()
    expect(me.button("Cancel")).to_be_hidden()
    me.search().tap()
    expect(me.button("Cancel")).to_be_visible()
    assert me.search().evaluate("el => getComputedStyle(el).outlineStyle") == "none"
    me.page.keyboard.type("sushi")
    expect(me.rows()).to_have_count(1)
    me.page.touchscreen.tap(350, 112)
    expect(me.search()).to_have_value("")
    expect(me.search()).not_to_be_focused()
    expect(me.row("Croissant")).to_be_visible()


def test_keys_scroll_and_search_at_once(quiet_tapas, person):
    """Before anything has the focus, keys scroll the screen; a slash goes to the search."""
    me = person(quiet_tapas, "desktop")
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    me.page.wait_for_function("() => document.querySelector('.search .undo')")
    for key, goes in [("PageDown", True), ("Home", False), ("Space", True), ("Home", False),
                      ("End", True)]:
        me.page.keyboard.press(key)
        assert (scroll_top(me) > 0) == goes, key
    me.page.keyboard.press("/")
    expect(me.search()).to_be_focused()
    me.page.keyboard.type("sushi")
    expect(me.rows()).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(me.search()).to_have_value("")
    expect(me.row("Croissant")).to_be_visible()


def test_separators_begin_at_the_text(quiet_tapas, person):
    """The line above a row begins where the row's words do, on both sides of the page."""
    for locale, side in [("en-GB", "left"), ("ar", "right")]:
        me = person(quiet_tapas, locale=locale)
        me.open()
        row = me.rows().nth(1)
        expect(row).to_be_visible()
        me.page.wait_for_function("() => document.querySelectorAll('.row')[1].style.cssText")
        gap = row.evaluate("""(el, side) => {
            const words = el.querySelector('.t').getBoundingClientRect()
            return Math.abs(words[side] - el.getBoundingClientRect()[side])
                - parseFloat(getComputedStyle(el, '::before').insetInlineStart)
        }""", side)
        assert abs(gap) <= 1


def test_a_whole_list_is_printed(quiet_tapas, person):
    """The print key first asks for the rows that are not there yet."""
    me = person(quiet_tapas, "desktop")
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    me.page.wait_for_function("() => document.querySelector('.search .undo')")
    assert me.rows().count() < 70
    me.page.evaluate("() => { window.print = () => window.printed = true }")
    me.page.keyboard.press("Control+p")
    me.page.wait_for_function("() => window.printed")
    assert me.rows().count() == 76
    me.page.emulate_media(media="print")
    expect(me.page.locator("header")).to_be_hidden()
    expect(me.rows().last).to_be_visible()


def test_paper_tells_what_it_lacks(quiet_tapas, person):
    """What a menu prints has a line with the number of its rows, and the next print has all."""
    me = person(quiet_tapas, "desktop")
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    me.page.wait_for_function("() => document.querySelector('.search .undo')")
    count = me.rows().count()
    assert count < 70
    me.page.emulate_media(media="print")
    line = me.page.locator(".more")
    expect(line).to_be_visible()
    # Rows that come meanwhile replace the line.
    me.page.wait_for_function("""text => [...document.querySelectorAll('.more')].some(
        line => getComputedStyle(line, '::after').content === text)""",
                              arg=f'"The first {count} of 76"')
    me.page.evaluate("() => { dispatchEvent(new Event('beforeprint')) }")
    expect(me.rows()).to_have_count(76)
    expect(line).to_have_count(0)


def test_forms_and_confirmations_look_as_on_an_iphone(gallery, person):
    """Fields have no box, a confirmation stands at the lower edge, links have chevrons."""
    me = person(gallery)
    me.open("/previews/controls/text-field")
    field = me.page.get_by_role("textbox", name="Your name").first
    assert field.evaluate("el => getComputedStyle(el).backgroundColor") == "rgba(0, 0, 0, 0)"
    me.open("/previews/controls/confirmation")
    cancel = me.button("Cancel")
    expect(cancel).to_be_visible()
    at_rest(me.page)
    box = cancel.bounding_box()
    assert box["y"] + box["height"] > 820 and box["width"] > 340
    me.open("/previews/controls/form")
    more = me.page.get_by_role("main").get_by_role("button", name="More")
    chevron = more.evaluate("el => getComputedStyle(el, '::after').rotate")
    assert re.match("45deg", chevron)
    assert more.bounding_box()["width"] > 300
