"""Long lists: what is in sight stays where it is while rows far away go and come back."""
import queue
import re

import pytest

ROWS = 1_000


def height(row):
    """Rows of different heights."""
    return 40 + row * 37 % 60


class LongList:
    """The server's side of a list: answers the reports of the page as the tree does."""

    def __init__(self, tab, server):
        self.tab, self.server = tab, server
        self.first, self.last, self.seen = 0, 140, 140
        self.events = []
        self.ids = {}
        html = "".join(self.row(row) for row in range(140))
        for row in range(140):
            self.ids[row] = 4 + row
        self.end, self.next = 144, 145
        tab.open('<section class="box" data-key="k"><div class="rows">'
                 '<div class="room" data-w="0 140 140" hidden></div>'
                 f'{html}<div class="more" data-n></div></div></section>')
        tab.page.evaluate("import('/_/rows.js').then(() => 1)")

    @staticmethod
    def row(row):
        return f'<div class="row" data-c="height:{height(row)}px">row {row}</div>'

    def show(self, first, last):
        """The operations that lead from the rows that are shown to these."""
        ops = [["r", self.ids.pop(row)] for row in list(self.ids) if not first <= row < last]
        ops.append(["r", self.end])
        added = ((range(first, min(last, self.first)), self.ids.get(self.first, 0)),
                 (range(max(first, self.last), last), 0))
        if not self.ids:
            added = ((range(first, last), 0),)
        for rows, before in added:
            for row in rows:
                ops.append(["i", 2, before, self.row(row), self.next])
                self.ids[row] = self.next
                self.next += 1
        self.end = self.next
        self.next += 1
        ops.append(["i", 2, 0, '<div class="more" data-n></div>' if last < ROWS
                    else '<div class="room"></div>', self.end])
        self.first, self.last, self.seen = first, last, max(self.seen, last)
        ops.append(["a", 3, "data-w", f"{first} {last} {self.seen}"])
        ops.append(["a", 3, "hidden", None if first else ""])
        return ops

    def answer(self):
        """Answers what the page has reported so far."""
        while True:
            try:
                frame = self.server.frames.get(timeout=0.15)
            except queue.Empty:
                return
            if len(frame) < 4 or frame[0] == 0:
                continue
            self.events.append(frame[2:])
            ops = []
            if frame[3] == "n" and self.last < ROWS and frame[2] == self.end:
                ops = self.show(self.first, min(ROWS, self.last + 60))
            elif frame[3] == "g":
                a, b = map(int, frame[4].split())
                low, high = max(0, a - 40), min(self.seen, b + 40)
                if not (abs(low - self.first) > 30 or low != self.first and low == 0):
                    low = self.first
                if not (abs(high - self.last) > 30 or high != self.last and high == self.seen):
                    high = self.last
                if (low, high) != (self.first, self.last):
                    ops = self.show(low, high)
            self.server.send(*ops, ack=frame[0])
            self.tab.settled()

    def scroll(self, top):
        self.tab.page.evaluate("top => document.querySelector('.box').scrollTop = top", top)
        self.tab.page.wait_for_timeout(30)
        self.answer()

    def top(self):
        return self.tab.page.evaluate("document.querySelector('.box').scrollTop")

    def in_sight(self):
        """The first row in sight and its distance from the top; nothing on a blank screen."""
        return self.tab.page.evaluate("""() => {
            const box = document.querySelector('.box'), top = box.getBoundingClientRect().top
            const row = [...box.querySelectorAll('.row')].find(row => {
                const { top: above, bottom } = row.getBoundingClientRect()
                return bottom > top && above < top + box.clientHeight
            })
            return row && [+row.textContent.slice(4), row.getBoundingClientRect().top - top]
        }""")


def place(row):
    return sum(height(each) for each in range(row))


def test_down_and_up_again(tab, server):
    """Each row is at its place all the way, and the page never has more than some 200."""
    rows = LongList(tab, server)
    for top in [*range(0, 60_000, 800), *range(60_000, 0, -800), 0]:
        rows.scroll(top)
        row, distance = rows.in_sight()
        assert abs(place(row) - rows.top() - distance) <= 2, (row, distance, rows.top())
        assert rows.last - rows.first <= 200
    assert rows.seen > 800 and rows.first == 0
    assert tab.problems == []


def test_the_scrollbar_is_dragged(tab, server):
    """Rows are shown wherever somebody lets it go, and lie still."""
    rows = LongList(tab, server)
    for top in range(0, 50_000, 800):
        rows.scroll(top)
    assert rows.seen * 69 > 42_000
    for top in (10_000, 40_000, 0, 25_000, 3_000, 41_000):
        rows.scroll(top)
        rows.answer()
        assert abs(rows.top() - top) < 2
        row, distance = rows.in_sight()
        assert abs(place(row) - top - distance) < 1_200
        before = rows.in_sight()
        rows.answer()
        assert rows.in_sight() == before
    for top in [*range(41_000, 0, -800), 0]:
        rows.scroll(top)
    assert rows.in_sight() == [0, 0]


def test_rows_stay_that_somebody_types_in(tab, server):
    """A row with the focus of a key is not let go."""
    rows = LongList(tab, server)
    tab.play(["i", rows.ids[3], 0, '<input name="a">', 90_000])
    tab.page.locator("input").focus()
    for top in range(0, 12_000, 800):
        rows.scroll(top)
    assert rows.first == 0
    tab.page.locator("input").blur()
    rows.scroll(12_100)
    assert rows.first > 100
    assert re.fullmatch(r"\d+ \d+", rows.events[-1][2])


@pytest.mark.parametrize("top", [0, 20_000])
def test_a_page_that_is_replaced_keeps_its_place(tab, server, top):
    """The same rows come anew: the room above them is made again."""
    rows = LongList(tab, server)
    for each in range(0, top + 1, 800):
        rows.scroll(each)
    before = rows.in_sight(), rows.top()
    html = "".join(rows.row(row) for row in range(rows.first, rows.last))
    mark = f'data-w="{rows.first} {rows.last} {rows.seen}"' + ("" if rows.first else " hidden")
    server.fresh('<section class="box" data-key="k"><div class="rows">'
                 f'<div class="more" {mark}></div>{html}'
                 '<div class="more" data-n></div></div></section>')
    tab.page.wait_for_timeout(300)
    assert (rows.in_sight(), rows.top()) == before


def test_what_comes_above_pushes_nothing_away(tab, server):
    """Rows added and removed before those that are shown leave them where they are."""
    rows = LongList(tab, server)
    for top in range(0, 20_001, 800):
        rows.scroll(top)
    before = rows.in_sight()
    first = rows.ids[rows.first]
    tab.play(["i", 2, first, rows.row(7), 90_000], ["r", rows.ids[rows.last - 1]])
    assert rows.in_sight() == before
    tab.play(["r", 90_000])
    assert rows.in_sight() == before
