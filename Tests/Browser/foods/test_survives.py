"""The server is killed, the line is lost; the person hardly notices."""
import pytest
from playwright.sync_api import expect

from servers import Line


def bar(me):
    return me.page.get_by_role("status").filter(has_text="Connection lost. Trying again…")


def no_modal(me):
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(me.page.get_by_role("alertdialog")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_kill_9_with_a_search_typed(tapas, person, size):
    """kill -9 with text in the search; after the restart the text,
    the finds and the focus are the same."""
    me = person(tapas, size)
    me.may_lose_the_line()
    me.open()
    me.press(me.search())
    me.page.keyboard.type("pi")
    expect(me.row("Sushi")).to_have_count(0)
    tapas.kill()
    expect(bar(me)).to_be_visible()
    expect(me.row("Pizza Margherita")).to_be_visible()
    no_modal(me)
    me.page.keyboard.type("zz")
    tapas.start()
    expect(bar(me)).to_be_hidden()
    expect(me.search()).to_have_value("pizz")
    expect(me.search()).to_be_focused()
    expect(me.rows()).to_have_count(1)
    expect(me.row("Pizza Margherita")).to_be_visible()
    no_modal(me)
    me.search().fill("")
    expect(me.row("Sushi")).to_be_visible()


@pytest.mark.slow
def test_kill_9_in_a_detail(tapas, person):
    """kill -9 in a detail over a search; afterwards the same detail,
    and beneath it the same search."""
    me = person(tapas)
    me.may_lose_the_line()
    me.open()
    me.search().fill("ramen")
    expect(me.rows()).to_have_count(1)
    me.press(me.row("Ramen (ラーメン)"))
    expect(me.heading("Ramen (ラーメン)")).to_be_visible()
    tapas.kill()
    expect(bar(me)).to_be_visible()
    expect(me.heading("Ramen (ラーメン)")).to_be_visible()
    tapas.start()
    expect(bar(me)).to_be_hidden()
    me.at("/foods/63")
    expect(me.heading("Ramen (ラーメン)")).to_be_visible()
    no_modal(me)
    me.press(me.heart("Ramen (ラーメン)"))
    me.is_liked("Ramen (ラーメン)", False)
    me.press(me.back())
    me.at("/foods")
    expect(me.search()).to_have_value("ramen")
    expect(me.rows()).to_have_count(1)


@pytest.mark.slow
def test_kill_9_far_down_the_list(tapas, person):
    """The place in the list is kept over a restart, and over a reload."""
    me = person(tapas)
    me.may_lose_the_line()
    me.open()
    me.scroll_to(me.row("Laksa Lemak"))
    expect(me.row("Laksa Lemak")).to_be_in_viewport()
    top = me.row("Laksa Lemak").bounding_box()["y"]
    tapas.kill()
    expect(bar(me)).to_be_visible()
    tapas.start()
    expect(bar(me)).to_be_hidden()
    expect(me.row("Laksa Lemak")).to_be_in_viewport()
    assert abs(me.row("Laksa Lemak").bounding_box()["y"] - top) < 40
    me.page.reload()
    expect(me.row("Laksa Lemak")).to_be_in_viewport()
    assert abs(me.row("Laksa Lemak").bounding_box()["y"] - top) < 40
    me.press(me.row("Laksa Lemak"))
    expect(me.heading("Laksa Lemak")).to_be_visible()


@pytest.mark.slow
def test_the_line_is_lost_and_found(tapas, started, person):
    """Out of the tunnel the page goes on: what was tapped and typed meanwhile is not lost."""
    line = started(Line(tapas.port))
    me = person(line)
    me.may_lose_the_line()
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    line.cut()
    expect(bar(me)).to_be_visible()
    no_modal(me)
    me.press(me.heart("Sushi"))
    me.is_liked("Sushi", True)
    me.search().fill("su")
    expect(me.search()).to_have_value("su")
    line.mend()
    expect(bar(me)).to_be_hidden()
    expect(me.row("Croissant")).to_have_count(0)
    expect(me.search()).to_have_value("su")
    me.is_liked("Sushi", True)
    expect(me.rows().filter(has=me.row("Sushi"))).to_contain_text("now")


def test_a_short_loss_is_not_told(tapas, started, person):
    """A line that breaks for a moment is taken up again without a word."""
    line = started(Line(tapas.port))
    me = person(line, "desktop")
    me.may_lose_the_line()
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    line.cut()
    line.mend()
    me.search().fill("laksa")
    expect(me.rows()).to_have_count(1)
    expect(bar(me)).to_be_hidden()


def test_two_tabs(tapas, person):
    """Two tabs of one browser each have their own place;
    a like in one is in the other without a refresh."""
    me = person(tapas, "desktop")
    me.open()
    other = me.context.new_page()
    me.open("/foods/1", other)
    expect(me.heading("Sushi", other)).to_be_visible()
    me.search().fill("su")
    expect(me.row("Croissant")).to_have_count(0)
    expect(me.heading("Foods")).to_be_visible()
    me.heart("Sushi", other).click()
    expect(other.get_by_role("main")).to_contain_text("now")
    me.is_liked("Sushi", True)
    expect(me.search()).to_have_value("su")
    expect(me.heading("Sushi", other)).to_be_visible()
