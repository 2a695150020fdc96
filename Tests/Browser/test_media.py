"""What a person's system asks of every page: colours of its own, paper, a notch."""
import pytest
from playwright.sync_api import expect

from people import Person

INSETS = {"top": 59, "bottom": 34, "left": 47, "right": 47}


def style(locator, name):
    return locator.evaluate("(el, name) => getComputedStyle(el)[name]", name)


def test_forced_colours_leave_an_edge(quiet_tapas, person):
    """A field and a button are known by their edge, not by a background that is gone."""
    me = person(quiet_tapas, forced_colors="active")
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    for control in [me.search(), me.heart("Sushi")]:
        assert style(control, "borderTopWidth") == "1px"


def test_a_list_is_printed_whole(quiet_tapas, person):
    """Paper has every row that is there and no bar."""
    me = person(quiet_tapas)
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    me.page.emulate_media(media="print")
    last = me.rows().last.bounding_box()
    page = me.page.locator(".page").last
    assert style(page, "overflowY") == "visible"
    assert page.bounding_box()["height"] >= last["y"] + last["height"] - page.bounding_box()["y"]
    expect(me.search()).to_be_hidden()


@pytest.mark.parametrize("path, is_sheet", [("list", False), ("sheet-of-two-heights", True)])
def test_a_notch_covers_nothing(browser, serve, sandbox, path, is_sheet):
    """A screen keeps clear of the notch in landscape; a sheet has no strip for a status bar."""
    tapas = serve(sandbox.foods, "--previews")
    me = Person(browser, tapas.origin, viewport={"width": 844, "height": 390})
    me.context.new_cdp_session(me.page).send(
        "Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})
    me.open("/previews")
    links = me.page.locator(".previews a").evaluate_all(
        "links => links.map(link => link.getAttribute('href'))")
    me.page.goto(me.origin + next(each for each in links if each.endswith("/" + path)))
    bar = me.page.locator(".bar").last
    expect(bar).to_be_visible()
    if is_sheet:
        assert style(bar, "paddingTop") == "0px"
    else:
        assert style(bar, "paddingTop") == "59px"
        assert bar.bounding_box()["x"] >= 47
    me.close()
