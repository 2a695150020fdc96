"""The script of gestures: pages that the browser turns itself."""
from playwright.sync_api import expect

PAGES = ('<link rel="stylesheet" href="/_/live.css"><div class="pages gx gy" data-at="1">'
         '<div class="pg">One</div><div class="pg">Two</div><div class="pg">Three</div></div>')


def shows(tab, words):
    expect(tab.page.get_by_text(words, exact=True)).to_be_in_viewport(ratio=0.9)


def opened(tab):
    tab.open(PAGES)
    tab.play(["j", "/_/gestures.js"])
    shows(tab, "Two")


def test_the_chosen_page_is_shown_at_once_and_another_one_is_brought(tab, server):
    opened(tab)
    tab.play(["a", 2, "data-at", "2"])
    shows(tab, "Three")
    tab.play(["a", 2, "data-at", "0"])
    shows(tab, "One")
    tab.page.click("text=One")
    # What the server chose is not told to it.
    tab.page.mouse.wheel(900, 0)
    assert server.event() == [1, 2, "p", "1"]
    assert tab.problems == []


def test_a_page_that_a_person_turned_to_is_told_once_it_rests(tab, server):
    opened(tab)
    tab.page.mouse.move(100, 10)
    tab.page.mouse.wheel(900, 0)
    assert server.event() == [1, 2, "p", "2"]
    shows(tab, "Three")
    # Back where the server has it: the page follows, though the attribute is the same for it.
    tab.play(["a", 2, "data-at", "1"], ack=1)
    shows(tab, "Two")


def test_pages_from_right_to_left(tab, server):
    opened(tab)
    tab.page.evaluate("document.dir = 'rtl'")
    tab.play(["a", 2, "data-at", "2"])
    shows(tab, "Three")
    tab.play(["a", 2, "data-at", "0"])
    shows(tab, "One")
