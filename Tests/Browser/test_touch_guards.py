"""What a hand does that looks like something else: a screen keyboard, and a press that is held."""
import pytest
from playwright.sync_api import expect

from fingers import Finger

# What a screen keyboard sends: letters, or on Android none by name, and its own larger keys.
TYPED = [("s", 83), ("Unidentified", 229), ("Process", 229), ("Backspace", 8), ("Enter", 13),
         ("Shift", 16)]


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
    """The lifted finger presses nothing, its next tap presses an item and not the row below, and
    the one after that opens the row again. Bug: the row was opened too, and a tap moved the menu
    away from under the finger."""
    me = person(quiet_tapas)
    if not tells:
        me.context.add_init_script("""addEventListener('contextmenu', event => {
            event.preventDefault()
            event.stopImmediatePropagation()
        }, true)""")
    me.open(path)
    me.page.wait_for_function("() => document.querySelector('.search .undo')")
    row = me.page.get_by_role("main").get_by_role("listitem").filter(
        has=me.page.get_by_role("button", name="Actions")).first
    box = row.bounding_box()
    finger = Finger(me.page)
    finger.down(150, box["y"] + box["height"] / 2)
    expect(me.page.get_by_role("menu")).to_be_visible()
    finger.up()
    me.quiet()
    expect(me.page.get_by_role("menu")).to_be_visible()
    me.at(path)
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.page.touchscreen.tap(5, 100)
    expect(me.page.get_by_role("menu")).to_be_hidden()
    finger.down(150, box["y"] + box["height"] / 2)
    item = me.page.get_by_role("menuitem").first
    expect(item).to_be_visible()
    finger.up()
    if path == "/foods":
        item.tap()
        expect(me.page.get_by_role("menu")).to_be_hidden()
        me.quiet()
        me.at(path)
        me.press(row.get_by_role("link"))
        me.page.wait_for_url("**/foods/*")
