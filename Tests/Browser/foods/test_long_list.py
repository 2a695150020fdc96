"""Somebody scrolls through 2,000 foods, of which the page has those near the ones in sight."""
import re
import time

import pytest
from playwright.sync_api import expect

from people import eventually

FOODS = [{"id": number, "name": f"Food {number:04}", "isLiked": False}
         for number in range(1, 2_001)]

# Watches each frame: the longest time without a row in the middle of the screen, and names that
# are not in order, or there twice.
WATCH = r"""() => {
  window.seen = { blank: 0, wrong: '', most: 0 }
  let since = performance.now()
  const frame = now => {
    const at = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    if (at?.closest('.row')) since = now
    window.seen.blank = Math.max(window.seen.blank, now - since)
    const names = [...document.querySelectorAll('.row')].map(row =>
      row.textContent.match(/Food (\d{4})/)?.[1]).filter(Boolean).map(Number)
    if (names.some((name, at) => at && name != names[at - 1] + 1)) window.seen.wrong = names.join()
    window.seen.most = Math.max(window.seen.most, names.length)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""

MIDDLE = r"""() => {
  const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.row')
  return row ? [row.textContent.match(/Food \d{4}/)[0], row.getBoundingClientRect().top] : null
}"""


def roll(me, step, until, within=90):
    """Rolls the wheel until `until` holds."""
    me.page.mouse.move(200, 500)
    end = time.monotonic() + within
    while not until():
        assert time.monotonic() < end, me.page.evaluate(MIDDLE)
        me.page.mouse.wheel(0, step)
        me.page.wait_for_timeout(16)


def number(me):
    """The number of the food in the middle of the screen."""
    middle = me.page.evaluate(MIDDLE)
    return int(re.search(r"[0-9]+", middle[0]).group()) if middle else -1


def stays(me):
    """Once the wheel rests nothing moves."""
    me.page.wait_for_timeout(300)
    before = me.page.evaluate(MIDDLE)
    me.page.wait_for_timeout(500)
    after = me.page.evaluate(MIDDLE)
    assert before and before[0] == after[0] and abs(before[1] - after[1]) <= 1


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_to_the_end_and_back(still_life, person, size):
    """All rows come in their order, none twice and none late; what is far away is not kept; a like
    in a far row works and keeps the focus; a lost line changes nothing."""
    tapas = still_life(FOODS)
    me = person(tapas, size)
    me.open()
    expect(me.row("Food 0001")).to_be_visible()
    me.page.evaluate(WATCH)
    roll(me, 900, lambda: number(me) >= 1_000)
    stays(me)
    name = me.page.evaluate(MIDDLE)[0]
    me.press(me.heart(name))
    me.is_liked(name, True)
    expect(me.heart(name)).to_be_focused()
    me.context.set_offline(True)
    me.context.set_offline(False)
    stays(me)
    roll(me, 900, lambda: me.row("Food 2000").count() and number(me) >= 1_990)
    stays(me)
    roll(me, -900, lambda: number(me) == 1_000)
    me.is_liked(name, True)
    roll(me, -1_500, lambda: me.page.locator(".page").first.evaluate("el => !el.scrollTop"))
    expect(me.row("Food 0001")).to_be_in_viewport()
    seen = me.page.evaluate("window.seen")
    assert not seen["wrong"] and seen["most"] <= 280 and seen["blank"] < 500, seen


@pytest.mark.slow
def test_the_scrollbar_is_dragged(still_life, person):
    """Where rows were let go they are back within half a second, and each at its place."""
    me = person(still_life(FOODS), "desktop")
    me.open()
    expect(me.row("Food 0001")).to_be_visible()
    roll(me, 2_000, lambda: number(me) >= 900)
    page = me.page.locator(".page").first
    places = [page.evaluate("el => el.scrollTop"), 0, 30_000, 3_000, 45_000]
    for place in places[1:] + places[:1]:
        page.evaluate("(el, top) => el.scrollTop = top", place)
        me.page.wait_for_timeout(500)
        assert number(me) > 0
        assert abs(page.evaluate("el => el.scrollTop") - place) < 2
        stays(me)
    assert abs(number(me) - 900) < 30
    # Back from a food, the list is where it was.
    name = me.page.evaluate(MIDDLE)[0]
    me.press(me.row(name))
    expect(me.heading(name)).to_be_visible()
    me.page.go_back()
    eventually(lambda: me.page.evaluate(MIDDLE) and me.page.evaluate(MIDDLE)[0] == name)


@pytest.mark.slow
def test_the_memory_of_a_page(still_life, person):
    """Scrolling through 2,000 foods takes less than 10 MB."""
    tapas = still_life(FOODS)
    me = person(tapas, "desktop")
    me.open()
    expect(me.row("Food 0001")).to_be_visible()

    def used():
        with open(f"/proc/{tapas.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+([0-9]+)", status.read()).group(1)) / 1024

    roll(me, 900, lambda: number(me) >= 200)
    before = used()
    roll(me, 1_500, lambda: number(me) >= 1_990)
    assert used() - before < 10
