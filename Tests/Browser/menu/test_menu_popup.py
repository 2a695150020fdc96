"""The popup of a product: whole on every screen, at every size of text."""
import re

import pytest
from playwright.sync_api import expect

from people import at_rest

SCREENS = {
    "phone": ((390, 844), {"top": 59, "bottom": 34}),
    "phone on its side": ((844, 390), {"left": 59, "right": 59, "bottom": 21}),
    "tablet": ((820, 1180), {"top": 24, "bottom": 20}),
    "tablet on its side": ((1180, 820), {"top": 24, "bottom": 20}),
}


def opened(quiet, guest, screen, text=16):
    """The popup of a salad, once it has its height; the reader has chosen a size of text."""
    (width, height), insets = SCREENS[screen]
    me = guest(quiet, "phone", viewport={"width": width, "height": height})
    line = me.page.context.new_cdp_session(me.page)
    line.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    line.send("Page.setFontSizes", {"fontSizes": {"standard": text, "fixed": text}})
    me.open().at_categories()
    me.press(me.tile("Salads"))
    expect(me.heading("Salads")).to_be_visible()
    me.press(me.tiles().nth(1))
    popup = me.page.get_by_role("dialog")
    expect(popup).to_be_visible()
    me.person.quiet()
    at_rest(me.page)
    return me, popup


@pytest.mark.parametrize("text", [16, 32])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_popup_is_whole(quiet, guest, screen, text):
    """Name, photo, price and Close are in sight together, and no home indicator lies over them.
    Bug: half of the screen was the height of the popup, whatever it held."""
    me, popup = opened(quiet, guest, screen, text)
    (_, height), insets = SCREENS[screen]
    box = popup.bounding_box()
    bottom = min(box["y"] + box["height"], height - insets["bottom"])
    name = popup.get_by_role("heading")
    assert popup.get_attribute("aria-label") == name.inner_text()
    close = popup.get_by_role("button", name="Close")
    parts = {
        "name": name, "photo": popup.get_by_role("img").first,
        "price": popup.get_by_text(re.compile(r"SAR\s\d+\.\d\d")), "close": close}
    boxes = {part: each.bounding_box() for part, each in parts.items()}
    cut = [part for part, each in boxes.items()
           if each["y"] < box["y"] or each["y"] + each["height"] > bottom]
    assert cut == []
    # What scrolls passes below Close.
    assert all(boxes[part]["y"] + boxes[part]["height"] <= boxes["close"]["y"]
               for part in ["name", "photo", "price"])
    assert close.evaluate("el => el === document.activeElement")
    assert popup.evaluate("el => el.scrollTop") == 0
    assert popup.evaluate("el => getComputedStyle(el, '::before').height") == "5px"


def test_the_popup_is_as_high_as_its_content(quiet, guest):
    """On a phone nothing is left empty below a short product; a photo is not drawn much larger
    than it is."""
    me, popup = opened(quiet, guest, "phone")
    assert popup.evaluate("el => el.scrollHeight - el.clientHeight") <= 1
    box = popup.bounding_box()
    close = popup.get_by_role("button", name="Close").bounding_box()
    assert box["y"] + box["height"] == 844
    assert 34 <= 844 - close["y"] - close["height"] <= 60
    assert popup.get_by_role("img").first.bounding_box()["width"] <= 360
