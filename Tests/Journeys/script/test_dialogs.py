"""Dialogs and pages: opening, closing, where the focus goes."""
import pytest
from playwright.sync_api import expect

PAGE = '<button data-e="c">Open</button>'
SHEET = ('<dialog data-e="x" data-m="sheet" aria-label="Sheet"><p>hi</p><button data-e="c" data-d>Done</button>'
         '<button data-e="c">More</button></dialog>')


def opened(show, stage, html=SHEET):
    show.open(PAGE)
    show.page.click("text=Open")
    assert stage.event() == [1, 1, "c"]
    show.play(["i", 0, 0, html, 10], ack=1)
    expect(show.page.locator("dialog")).to_be_visible()
    assert show.value("document.querySelector('dialog').matches(':modal')")


def focus(show):
    return show.value("document.activeElement.textContent")


def test_escape_closes_at_once_and_tells(show, stage):
    opened(show, stage)
    assert focus(show) == "Done"
    show.page.keyboard.press("Escape")
    expect(show.page.locator("dialog")).to_be_hidden()
    assert stage.event() == [2, 10, "x"]
    show.play(["r", 10], ack=2)
    assert focus(show) == "Open"
    assert show.problems == []


def test_the_backdrop_closes_a_sheet_but_not_an_alert(show, stage):
    opened(show, stage)
    show.page.click("dialog p")
    expect(show.page.locator("dialog")).to_be_visible()
    show.page.mouse.click(5, 5)
    expect(show.page.locator("dialog")).to_be_hidden()
    assert stage.event() == [2, 10, "x"]


def test_the_backdrop_leaves_an_alert_open(show, stage):
    opened(show, stage, '<dialog role="alertdialog" data-e="x" data-m><button data-e="c" data-d>OK</button></dialog>')
    show.page.mouse.click(5, 5)
    expect(show.page.locator("dialog")).to_be_visible()
    show.page.click("text=OK")
    expect(show.page.locator("dialog")).to_be_hidden()
    assert stage.event() == [2, 11, "c"]
    show.play(["r", 10], ack=2)
    assert focus(show) == "Open"


def test_the_server_removes_a_dialog_and_the_focus_returns(show, stage):
    opened(show, stage)
    show.play(["r", 10])
    assert focus(show) == "Open"
    show.page.click("text=Open")
    assert stage.event() == [2, 1, "c"]


def test_a_dialog_the_server_keeps_is_shown_again(show, stage):
    opened(show, stage)
    show.page.keyboard.press("Escape")
    assert stage.event() == [2, 10, "x"]
    stage.acknowledge(2)
    expect(show.page.locator("dialog")).to_be_visible()
    show.page.keyboard.press("Escape")
    assert stage.event() == [3, 10, "x"]


def test_a_dialog_of_the_first_page_is_shown_as_a_modal(show, stage):
    show.open(PAGE + SHEET)
    assert show.value("document.querySelector('dialog').matches(':modal')")


STACK = ('<section class="page" data-key="list"><h1 tabindex="-1">Foods</h1><a href="/one" data-e="c">One</a>'
         '<a href="/two" data-e="c">Two</a></section>')
DETAIL = ('<section class="page" data-key="two"><button data-e="c" data-back>Back</button>'
          '<h1 tabindex="-1">Dish two</h1></section>')


def test_a_pushed_page_takes_the_focus_and_gives_it_back_to_its_link(show, stage):
    show.open(STACK)
    show.page.click("text=Two")
    stage.event()
    show.play(["a", 1, "inert", ""], ["i", 0, 0, DETAIL, 10], ["u", "/two", "push", 1], ack=1, meta={"n": 1})
    assert focus(show) == "Dish two"
    show.page.click("text=Back")
    assert stage.event() == [2, 11, "c"]
    show.play(["r", 10], ["a", 1, "inert", None], ["u", "/", "back", 1], ack=2, meta={"n": -1})
    assert focus(show) == "Two"
    assert show.problems == []


def test_after_a_reload_in_the_detail_the_focus_still_finds_the_link(show, stage):
    show.open(STACK.replace('"page"', '"page" inert') + DETAIL, "/two")
    show.page.click("text=Back")
    stage.event()
    show.play(["r", 5], ["a", 1, "inert", None], ["u", "/", "back", 1], ack=1)
    assert focus(show) == "Two"


def test_a_new_page_does_not_take_the_focus_from_someone_typing(show, stage):
    show.open('<input name="q" data-e="i">')
    show.page.focus("input")
    show.play(["i", 0, 0, DETAIL, 10])
    assert show.value("document.activeElement.name") == "q"


@pytest.mark.parametrize("meta", [{"a": 200}, {"n": 1}, {"z": "7"}])
def test_motion_ends_with_the_same_page(make_show, stage, meta):
    show = make_show(reduced_motion="no-preference")
    show.open('<ul><li data-tr="opacity">a</li><li data-zoom="7">b</li><li>c</li></ul>' + STACK)
    stage.send(["r", 2], ["m", 1, 4, 3], ["i", 1, 0, '<li data-tr="scale opacity" data-zoom="7">d</li>', 20],
               ["i", 0, 0, DETAIL, 30], ["a", 5, "inert", ""], meta=meta)
    stage.send(["t", 20, "D"])
    show.settled()
    expect(show.page.locator("li")).to_have_text(["c", "b", "D"])
    assert show.problems == []
    expect(show.page.locator("li[style]:not([style=''])")).to_have_count(0)


def test_a_removed_row_fades_out_of_the_flow_and_then_is_gone(make_show, stage):
    show = make_show(reduced_motion="no-preference")
    show.open('<ul><li data-tr="opacity">a</li><li>b</li></ul>')
    show.play(["r", 2], meta={"a": 60000})
    ghost = show.page.locator("li").first
    assert [ghost.get_attribute("aria-hidden"), ghost.evaluate("e => e.style.position")] == ["true", "absolute"]
    assert show.value("document.getAnimations().length") == 2
    show.page.evaluate("document.getAnimations().forEach(each => each.finish())")
    expect(show.page.locator("li")).to_have_text(["b"])


def test_reduced_motion_stops_all_of_it(show, stage):
    show.open('<ul><li data-tr="opacity">a</li><li>b</li></ul>')
    show.play(["r", 2], meta={"a": 60000})
    assert show.html() == "<ul><li>b</li></ul>"
    assert show.value("document.getAnimations().length") == 0
