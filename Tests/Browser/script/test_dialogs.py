"""Dialogs and pages: opening, closing, where the focus goes."""
import re

import pytest
from playwright.sync_api import expect

from people import at_rest

PAGE = '<button data-e="c">Open</button>'
SHEET = ('<dialog data-e="x" data-m="sheet" aria-label="Sheet"><p>hi</p>'
         '<button data-e="c" data-d>Done</button>'
         '<button data-e="c">More</button></dialog>')


def opened(tab, server, html=SHEET):
    tab.open(PAGE)
    tab.page.click("text=Open")
    assert server.event() == [1, 1, "c"]
    tab.play(["i", 0, 0, html, 10], ack=1)
    expect(tab.page.locator("dialog")).to_be_visible()
    assert tab.value("document.querySelector('dialog').matches(':modal')")


def focus(tab):
    return tab.value("document.activeElement.textContent")


def test_escape_closes_at_once_and_tells(tab, server):
    opened(tab, server)
    assert focus(tab) == "Done"
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator("dialog")).to_be_hidden()
    assert server.event() == [2, 10, "x"]
    tab.play(["r", 10], ack=2)
    assert focus(tab) == "Open"
    assert tab.problems == []


def test_the_backdrop_closes_a_sheet_but_not_an_alert(tab, server):
    opened(tab, server)
    tab.page.click("dialog p")
    expect(tab.page.locator("dialog")).to_be_visible()
    tab.page.mouse.click(5, 5)
    expect(tab.page.locator("dialog")).to_be_hidden()
    assert server.event() == [2, 10, "x"]


def test_the_backdrop_leaves_an_alert_open(tab, server):
    opened(tab, server,
           '<dialog role="alertdialog" data-e="x" data-m>'
           '<button data-e="c" data-d>OK</button></dialog>')
    tab.page.mouse.click(5, 5)
    expect(tab.page.locator("dialog")).to_be_visible()
    tab.page.click("text=OK")
    expect(tab.page.locator("dialog")).to_be_hidden()
    assert server.event() == [2, 11, "c"]
    tab.play(["r", 10], ack=2)
    assert focus(tab) == "Open"


def test_the_server_removes_a_dialog_and_the_focus_returns(tab, server):
    opened(tab, server)
    tab.play(["r", 10])
    assert focus(tab) == "Open"
    tab.page.click("text=Open")
    assert server.event() == [2, 1, "c"]


def test_a_dialog_the_server_keeps_is_shown_again(tab, server):
    opened(tab, server)
    tab.page.keyboard.press("Escape")
    assert server.event() == [2, 10, "x"]
    server.acknowledge(2)
    expect(tab.page.locator("dialog")).to_be_visible()
    tab.page.keyboard.press("Escape")
    assert server.event() == [3, 10, "x"]


def test_a_dialog_of_the_first_page_is_shown_as_a_modal(tab, server):
    tab.open(PAGE + SHEET)
    assert tab.value("document.querySelector('dialog').matches(':modal')")


def test_what_is_announced_lies_in_the_open_dialog_and_comes_back_out_of_it(tab, server):
    alert = '<dialog role="alertdialog" data-e="x" data-m><button data-e="c">OK</button></dialog>'
    places = ("['offline', 'live'].map(id => document.getElementById(id).parentNode)"
              ".map(each => each.getAttribute('role') || each.localName)")
    opened(tab, server)
    assert tab.value(places) == ["dialog", "dialog"]
    tab.play(["l", "Saved"])
    expect(tab.page.locator("dialog #live")).to_have_text("Saved")
    tab.play(["i", 0, 0, alert, 20])
    assert tab.value(places) == ["alertdialog", "alertdialog"]
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator("dialog:not([role]) #live")).to_have_count(1)
    assert tab.value(places) == ["dialog", "dialog"]
    tab.play(["r", 10], ["r", 20])
    assert tab.value(places) == ["body", "body"]
    assert focus(tab) == "Open"
    assert tab.problems == []


def test_a_dialog_of_a_new_page_gives_the_focus_to_the_button_like_its_own(tab, server):
    tab.open(PAGE + '<button data-e="c">Other</button>')
    tab.page.click("text=Open")
    server.event()
    tab.play(["i", 0, 0, SHEET, 10], ack=1)
    server.cut()
    server.hello()
    server.fresh('<button data-e="c">Other</button>' + PAGE + SHEET)
    tab.settled()
    assert tab.value("document.getElementById('live').parentNode.localName") == "dialog"
    tab.page.keyboard.press("Escape")
    expect(tab.page.get_by_role("button", name="Open")).to_be_focused()


def test_a_dialog_that_a_new_page_lacks_gives_the_focus_back(tab, server):
    opened(tab, server)
    server.cut()
    server.hello()
    server.fresh(PAGE)
    tab.settled()
    assert focus(tab) == "Open"
    assert tab.value("document.getElementById('offline').parentNode.localName") == "body"


STACK = ('<section class="page" data-key="list"><h1 tabindex="-1">Foods</h1>'
         '<a href="/one" data-e="c">One</a>'
         '<a href="/two" data-e="c">Two</a></section>')
DETAIL = ('<section class="page" data-key="two"><button data-e="c" data-back>Back</button>'
          '<h1 tabindex="-1">Dish two</h1></section>')


def test_a_pushed_page_takes_the_focus_and_gives_it_back_to_its_link(tab, server):
    tab.open(STACK)
    tab.page.click("text=Two")
    server.event()
    tab.play(["a", 1, "inert", ""], ["i", 0, 0, DETAIL, 10], ["u", "/two", "push", 1], ack=1,
             meta={"n": 1})
    assert focus(tab) == "Dish two"
    tab.page.click("text=Back")
    assert server.event() == [2, 11, "c"]
    tab.play(["r", 10], ["a", 1, "inert", None], ["u", "/", "back", 1], ack=2, meta={"n": -1})
    assert focus(tab) == "Two"
    assert tab.problems == []


def test_after_a_reload_in_the_detail_the_focus_still_finds_the_link(tab, server):
    tab.open(STACK.replace('"page"', '"page" inert') + DETAIL, "/two")
    tab.page.click("text=Back")
    server.event()
    tab.play(["r", 5], ["a", 1, "inert", None], ["u", "/", "back", 1], ack=1)
    assert focus(tab) == "Two"


def test_a_new_page_does_not_take_the_focus_from_someone_typing(tab, server):
    tab.open('<input name="q" data-e="i">')
    tab.page.focus("input")
    tab.play(["i", 0, 0, DETAIL, 10])
    assert tab.value("document.activeElement.name") == "q"


@pytest.mark.parametrize("meta", [{"a": 200}, {"n": 1}, {"z": "7"}])
def test_motion_ends_with_the_same_page(make_tab, server, meta):
    tab = make_tab(reduced_motion="no-preference")
    tab.open('<ul><li data-tr="opacity">a</li><li data-zoom="7">b</li><li>c</li></ul>' + STACK)
    server.send(["r", 2], ["m", 1, 4, 3],
                ["i", 1, 0, '<li data-tr="scale opacity" data-zoom="7">d</li>', 20],
               ["i", 0, 0, DETAIL, 30], ["a", 5, "inert", ""], meta=meta)
    server.send(["t", 20, "D"])
    tab.settled()
    expect(tab.page.locator("li")).to_have_text(["c", "b", "D"])
    assert tab.problems == []
    expect(tab.page.locator("li[style]:not([style=''])")).to_have_count(0)


def test_a_removed_row_fades_out_of_the_flow_and_then_is_gone(make_tab, server):
    tab = make_tab(reduced_motion="no-preference")
    tab.open('<ul><li data-tr="opacity">a</li><li>b</li></ul>')
    tab.play(["r", 2], meta={"a": 60000})
    ghost = tab.page.locator("li").first
    assert [ghost.get_attribute("aria-hidden"), ghost.evaluate("e => e.style.position")] == [
        "true", "absolute"]
    assert tab.value("document.getAnimations().length") == 2
    tab.page.evaluate("document.getAnimations().forEach(each => each.finish())")
    expect(tab.page.locator("li")).to_have_text(["b"])


def test_reduced_motion_stops_all_of_it(tab, server):
    tab.open('<ul><li data-tr="opacity">a</li><li>b</li></ul>')
    tab.play(["r", 2], meta={"a": 60000})
    assert tab.html() == "<ul><li>b</li></ul>"
    assert tab.value("document.getAnimations().length") == 0


def test_a_view_that_replaces_its_match_starts_from_the_frame_of_that(make_tab, server):
    tab = make_tab(reduced_motion="no-preference")
    tab.open('<p class="small" data-match="m">a</p><p>b</p>')
    tab.page.evaluate("""for (const rule of ['.small{width:40px;height:10px;margin:0}',
        '.large{width:80px;height:40px;margin:0}']) document.styleSheets[0].insertRule(rule)""")
    tab.play(["r", 1], ["i", 0, 0, '<p class="large" data-match="m">c</p>', 20],
             meta={"a": 60000})
    frames = tab.value("""document.getAnimations().map(each => each.effect)
        .filter(each => each.target.dataset.match).map(each => each.getKeyframes()[0].transform)""")
    assert len(frames) == 1
    # The new one stands below the other; the old one stood above, half as wide, a quarter as high.
    assert re.fullmatch(r"translate\(0px, -\d+(\.\d+)?px\) scale\(0\.5, 0\.25\)", frames[0]), frames
    tab.page.evaluate("document.getAnimations().forEach(each => each.finish())")
    expect(tab.page.locator("p")).to_have_text(["b", "c"])


def test_without_a_match_or_an_animation_nothing_moves(make_tab, server):
    tab = make_tab(reduced_motion="no-preference")
    tab.open('<p data-match="m">a</p><p>b</p>')
    tab.play(["r", 1], ["i", 0, 0, '<p data-match="n">c</p>', 20], meta={"a": 60000})
    assert tab.value("document.getAnimations().filter(each => each.effect.target.dataset.match)"
                     ".length") == 0
    tab.play(["r", 20], ["i", 0, 0, '<p data-match="n">d</p>', 21])
    assert tab.value("document.getAnimations().filter(each => each.effect.target.dataset.match)"
                     ".length") == 0


def test_a_dialog_of_a_covered_page_is_seen_and_used(tab, server):
    """Bug: it was as hidden as its page, and kept everything else from being pressed."""
    tab.open('<link rel="stylesheet" href="/_/live.css"><div class="stack">'
             '<section class="page" inert><h1 tabindex="-1">Below</h1></section>'
             '<section class="page pushed"><h1 tabindex="-1">Above</h1>'
             '<button data-e="c">Open</button></section></div>')
    tab.page.click("text=Open")
    number = tab.number("section[inert]")
    assert server.event()[2] == "c"
    tab.play(["i", number, 0, SHEET.replace('data-m="sheet"', 'data-m="sheet" class="dlg sheet"'),
              20], ack=1)
    expect(tab.page.locator("dialog")).to_be_visible()
    at_rest(tab.page)
    # Playwright takes it for inert, the browser does not.
    box = tab.page.locator("dialog button").last.bounding_box()
    tab.page.mouse.click(box["x"] + 8, box["y"] + 8)
    assert server.event()[1:] == [23, "c"]
    tab.play(["r", 20], ack=2)
    assert focus(tab) == "Open"
