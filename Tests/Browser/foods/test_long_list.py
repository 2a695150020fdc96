"""Somebody scrolls through 800 foods, of which the page has those near the ones in sight."""
import re
import time

import pytest
from playwright.sync_api import expect

from people import eventually

FOODS = [{"id": number, "name": f"Food {number:04}", "isLiked": False}
         for number in range(1, 801)]

MIDDLE = r"""() => {
  const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.row')
  return row ? [row.textContent.match(/Food \d{4}/)[0], row.getBoundingClientRect().top] : null
}"""


def roll(me, step, until, within=120):
    """Rolls the wheel until `until` holds."""
    room = me.page.viewport_size
    me.page.mouse.move(room["width"] / 2, room["height"] / 2)
    end = time.monotonic() + within
    while not until():
        assert time.monotonic() < end, me.page.evaluate(MIDDLE)
        me.page.mouse.wheel(0, step)
        me.page.wait_for_timeout(16)


def number(me):
    """The number of the food in the middle of the screen."""
    middle = me.page.evaluate(MIDDLE)
    return int(re.search(r"[0-9]+", middle[0]).group()) if middle else -1


@pytest.mark.slow
def test_the_memory_of_a_page(still_life, person):
    """Scrolling through 800 foods takes less than 10 MB."""
    tapas = still_life(FOODS)
    me = person(tapas, "window")
    me.open()
    expect(me.row("Food 0001")).to_be_visible()

    def used():
        with open(f"/proc/{tapas.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+([0-9]+)", status.read()).group(1)) / 1024

    roll(me, 900, lambda: number(me) >= 150)
    before = used()
    roll(me, 1_500, lambda: number(me) >= 790)
    assert used() - before < 10


def test_jumps(still_life, person):
    """Whoever drags the scrollbar is where it was dropped, and sees the rows of that part."""
    me = person(still_life(FOODS), "window")
    me.open()
    expect(me.row("Food 0001")).to_be_visible()
    roll(me, 900, lambda: number(me) >= 260)
    for share in (0, 1, 0.5, 0):
        at, end = me.page.evaluate("""share => {
          let box = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
          const scrolls = el => /auto|scroll/.test(getComputedStyle(el).overflowY)
          while (box && !scrolls(box)) box = box.parentElement
          box ??= document.scrollingElement
          window.box = box
          box.scrollTop = share * (box.scrollHeight - box.clientHeight)
          return [box.scrollTop, box.scrollHeight]
        }""", share)
        eventually(lambda: me.page.evaluate(MIDDLE))
        # Rows whose heights were guessed move what is below them.
        assert abs(me.page.evaluate("box.scrollTop") - at) < end / 20
