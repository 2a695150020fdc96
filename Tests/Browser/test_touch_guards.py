"""What a hand does that looks like something else: a screen keyboard, and a press that is held."""
import pytest
from playwright.sync_api import expect

from fingers import Finger
from people import at_rest

# What a screen keyboard sends: letters, or on Android none by name, and its own larger keys.
TYPED = [("s", 83), ("Unidentified", 229), ("Process", 229), ("Backspace", 8), ("Enter", 13),
         ("Shift", 16)]
# The control of a row that has a menu.
MENU = "[aria-haspopup=menu]:not([hidden])"


@pytest.mark.parametrize("path", ["/foods", "/recipes", "/menu", "/humour", "/cocktails"])
def test_a_screen_keyboard_is_still_a_finger(quiet_tapas, person, path):
    """What it types leaves the way out of a search, and draws no ring; a key that moves the focus
    comes from a keyboard. Bug: the first letter ended the touch."""
    me = person(quiet_tapas)
    me.open(path)
    field = me.page.get_by_role("searchbox")
    field.tap()
    keyboard = me.context.new_cdp_session(me.page)

    def press(key, code):
        for kind in ["rawKeyDown", "keyUp"]:
            keyboard.send("Input.dispatchKeyEvent", {
                "type": kind, "key": key, "windowsVirtualKeyCode": code})

    def ring():
        return me.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")

    for key, code in TYPED:
        press(key, code)
        assert (ring(), me.button("Cancel").is_visible()) == ("none", True), key
    press("ArrowLeft", 37)
    assert ring() == "solid"
    expect(me.button("Cancel")).to_be_hidden()
    field.tap()
    assert (ring(), me.button("Cancel").is_visible()) == ("none", True)


@pytest.mark.parametrize("tells", [True, False], ids=["with contextmenu", "as in Safari"])
@pytest.mark.parametrize("path", ["/foods", "/recipes"])
def test_a_held_row_opens_its_menu_alone(quiet_tapas, person, path, tells):
    """The lifted finger presses nothing, a tap elsewhere only closes the menu, one on an item
    presses that and not the row below, and the one after that opens the row again. Bug: the row
    was opened too, and a tap moved the menu away from under the finger."""
    me = person(quiet_tapas)
    if not tells:
        me.context.add_init_script("""addEventListener('contextmenu', event => {
            event.preventDefault()
            event.stopImmediatePropagation()
        }, true)""")
    me.open(path)
    me.page.wait_for_function("() => document.querySelector('.search .undo')")
    row = me.rows().filter(has=me.page.locator(MENU)).first
    box = row.bounding_box()
    menu = me.page.get_by_role(
        "menu", name=row.locator(MENU).get_attribute("aria-label"), exact=True)
    finger = Finger(me.page)
    finger.down(150, box["y"] + box["height"] / 2)
    expect(menu).to_be_visible()
    finger.up()
    me.quiet()
    expect(menu).to_be_visible()
    me.page.touchscreen.tap(150, 800)
    expect(menu).to_be_hidden()
    me.quiet()
    me.at(path)
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    finger.down(150, box["y"] + box["height"] / 2)
    item = me.page.get_by_role("menuitem").first
    expect(item).to_be_visible()
    finger.up()
    if path == "/foods":
        item.tap()
        expect(menu).to_be_hidden()
        me.quiet()
        me.at(path)
        me.press(row.get_by_role("link"))
        me.page.wait_for_url("**/foods/*")


@pytest.mark.parametrize("locale", ["en-GB", "ar"])
def test_leading_buttons_come_from_their_edge(tapas, person, locale):
    """A finger that moves away from the leading edge reveals them, called like their row; a tap
    elsewhere closes the row and opens nothing, a whole swipe likes. Bugs: they stood behind the
    trailing edge, the row stayed open, and the tap opened the page under it."""
    me = person(tapas, locale=locale)
    me.open()
    me.page.wait_for_function("() => document.querySelector('.acts-l[inert]')")
    row = me.rows().filter(has=me.row("Sushi"))
    heart = row.locator("[aria-pressed]")
    button = row.get_by_role("button", name="Sushi").and_(row.locator(".acts button"))
    box = row.bounding_box()
    y, finger = box["y"] + 40, Finger(me.page)

    def x(way):
        return 390 - way if locale == "ar" else way

    def drag(start, end):
        finger.drag((x(start), y), (x(end), y))
        at_rest(me.page)

    drag(250, 150)
    expect(button).to_have_count(0)
    drag(100, 180)
    expect(button).to_be_in_viewport()
    place = button.bounding_box()
    assert abs(x(place["x"] + place["width"] / 2) - box["x"]) < 60
    me.page.touchscreen.tap(195, 700)
    expect(button).to_have_count(0)
    me.quiet()
    me.at("/foods")
    expect(heart).to_have_attribute("aria-pressed", "false")
    drag(60, 340)
    expect(heart).to_have_attribute("aria-pressed", "true")
    expect(button).to_have_count(0)
    me.at("/foods")
