"""Sheets as high as on iOS, on a phone that stands or lies and on a wide screen."""
import pytest
from playwright.sync_api import expect

from people import Person, at_rest
from typing_app import TypingApp

PHONE, SIDE, WIDE = (390, 844), (844, 390), (820, 1180)
INSETS = {PHONE: {"top": 59, "bottom": 34}, SIDE: {"left": 59, "right": 59, "bottom": 21},
          WIDE: {"top": 24, "bottom": 20}}
WHOLE, FORM = {PHONE: 776, SIDE: 390, WIDE: 620}, {PHONE: 390, SIDE: 844, WIDE: 540}
HEIGHTS = {
    "medium": {PHONE: 422, SIDE: 390, WIDE: 590},
    "mediumLong": {PHONE: 422, SIDE: 390, WIDE: 590},
    "fraction": {PHONE: 253, SIDE: 390, WIDE: 354},
    # What the system keeps clear at the lower edge comes on top.
    "height": {PHONE: 234, SIDE: 390, WIDE: 200},
    "two": {PHONE: 422, SIDE: 390, WIDE: 620},
}


@pytest.fixture(scope="module")
def app():
    app = TypingApp("TypingApp")
    yield app
    app.close()


@pytest.fixture(params=[PHONE, SIDE, WIDE], ids=["phone", "side", "wide"])
def me(browser, app, request):
    width, height = request.param
    me = Person(browser, app.origin, "phone", viewport={"width": width, "height": height})
    me.screen = request.param
    me.context.new_cdp_session(me.page).send(
        "Emulation.setSafeAreaInsetsOverride", {"insets": INSETS[request.param]})
    me.open("/sheets")
    yield me
    me.close()


def opened(me, name):
    me.press(me.button(name))
    sheet = me.page.get_by_role("dialog").last
    expect(sheet).to_be_visible()
    at_rest(me.page)
    return sheet


def closed(me, sheet):
    me.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_sheet_has_the_height_of_its_screen_or_of_its_detent(me):
    """Without detents it is nearly the screen of a phone, and a form on a wide screen; what it
    contains is not asked. Its handle keeps its height, and it is seen from its beginning."""
    wanted = {name: WHOLE for name in ["spacers", "small", "long", "scrolling", "stack"]} | HEIGHTS
    found = {}
    for name in wanted:
        sheet = opened(me, name)
        box = sheet.bounding_box()
        handle, top = sheet.evaluate(
            "el => [getComputedStyle(el, '::before').height, el.scrollTop]")
        found[name] = (round(box["height"]), round(box["width"]), handle, top)
        closed(me, sheet)
    assert found == {name: (heights[me.screen], FORM[me.screen], "5px", 0)
                     for name, heights in wanted.items()}


def test_spacers_in_a_sheet_take_its_height(me):
    """Buttons are at its upper edge, a field in its middle, words above the home indicator."""
    sheet = opened(me, "spacers")
    box = sheet.bounding_box()
    bottom = INSETS[me.screen]["bottom"] if me.screen != WIDE else 0
    field = sheet.get_by_role("textbox").bounding_box()
    below = sheet.get_by_text("Below").bounding_box()
    assert sheet.get_by_role("button", name="Cancel").bounding_box()["y"] == box["y"]
    assert below["y"] + below["height"] == box["y"] + box["height"] - bottom
    middle = box["y"] + (box["height"] - bottom) / 2
    assert abs(field["y"] + field["height"] / 2 - middle) < 1


def test_a_small_view_is_in_the_middle_of_its_sheet(me):
    sheet = opened(me, "small")
    box, words = sheet.bounding_box(), sheet.get_by_text("Words").bounding_box()
    bottom = INSETS[me.screen]["bottom"] if me.screen != WIDE else 0
    assert abs(words["y"] + words["height"] / 2 - box["y"] - (box["height"] - bottom) / 2) < 1


def test_several_views_are_in_the_middle_of_their_sheet_together(me):
    """Bug: each further view was at the lower edge."""
    sheet = opened(me, "several")
    box = sheet.bounding_box()
    above = sheet.get_by_role("button", name="Above").bounding_box()
    below = sheet.get_by_text("Under it").bounding_box()
    bottom = INSETS[me.screen]["bottom"] if me.screen != WIDE else 0
    end = below["y"] + below["height"]
    assert abs(below["y"] - above["y"] - above["height"]) < 1
    assert abs((above["y"] + end) / 2 - box["y"] - (box["height"] - bottom) / 2) < 1


def test_spacers_in_a_cover_take_the_height_of_the_screen(me):
    """Bug: a cover without bars had its content in a corner, and no room for spacers."""
    opened(me, "spacedCover")
    me.press(me.button("Cover"))
    cancel = me.button("Cancel")
    expect(cancel).to_be_visible()
    at_rest(me.page)
    below = me.page.get_by_text("Below").bounding_box()
    insets, height = INSETS[me.screen], me.page.viewport_size["height"]
    assert cancel.bounding_box()["y"] == insets.get("top", 0)
    assert below["y"] + below["height"] == height - insets.get("bottom", 0)


def test_the_bar_of_a_cover_over_a_sheet_is_below_the_status_bar(me):
    """A sheet has no strip for the status bar, a cover over it has."""
    sheet = opened(me, "cover")
    first = sheet.get_by_role("button", name="First")
    assert first.bounding_box()["y"] - sheet.bounding_box()["y"] < 1
    me.press(me.button("Cover"))
    done = me.button("Done")
    expect(done).to_be_visible()
    at_rest(me.page)
    assert done.bounding_box()["y"] == INSETS[me.screen].get("top", 0)
