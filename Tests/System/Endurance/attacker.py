"""A page that is acted on: every kind of event that its elements take, with values of any kind."""
import asyncio
import collections
import json
import time

import today
import values
from document import Document, Wrong
from wire import Ended, Visitor

LONGEST_ANSWER = 20.0


class Page(Visitor):
    """A browser's page with a copy of its document; `silent` acknowledges nothing."""

    def __init__(self, port, rng, report):
        super().__init__(port)
        self.rng, self.report = rng, report
        self.document, self.ear, self.ended = None, None, None
        self.silent, self.handled, self.last = False, 0, collections.deque(maxlen=8)
        self.taken = None
        self.heard, self.stale, self.unasked = asyncio.Event(), [], 0

    async def start(self, path, typed=(), address=None):
        """Opens a page by GET and its socket."""
        await self.page(path)
        self.document = Document(self.text)
        await self.join(typed, address)
        return self

    async def join(self, typed=(), address=None, fresh=0, token=None):
        """Says hello, with texts that were typed or an address of another page."""
        await self.connect()
        self.ended, self.silent = None, False
        about = {"s": token or self.token, "u": address or self.path, "p": self.snapshot,
                 "f": fresh, "i": [list(each) for each in typed],
                 "e": {"tz": "Europe/Berlin", "scheme": "light", "w": 1000, "motion": 0}}
        self.say([0, self.applied, 0, "hello", about])
        self.ear = asyncio.ensure_future(self.listen())

    async def listen(self):
        try:
            while True:
                batch = await self.hear(3600)
                if len(batch) > 2:
                    self.unasked += 1
                    # As the script does, or the server would hold back what comes after 48.
                    if not self.silent and self.unasked % 10 == 0:
                        self.say([0, self.applied])
        except Ended as ended:
            self.ended = ended
        except Wrong as wrong:
            self.report.fail(f"{self.path}: {wrong}; {list(self.last)}; {self.taken}"[:1500])
            self.ended = Ended(4999)
        # The last: a listener that was called off still had its turn at the new connection.
        except (OSError, ValueError, RuntimeError) as error:
            self.ended = Ended(1006, str(error))
        self.heard.set()

    def take(self, batch):
        fresh = len(batch) > 3 and batch[3].get("fresh")
        if fresh:
            self.handled, self.seq, self.token, self.applied = 0, 0, batch[3]["s"], 0
        if len(batch) > 2 and batch[0] == self.applied + 1:
            self.applied, self.taken = batch[0], batch
            self.document.take(batch[2])
            for each in batch[2]:
                if each[0] == "s":
                    self.snapshot = each[1]
        elif len(batch) > 2 and batch[0] > self.applied:
            raise Wrong(f"batch {batch[0]} after {self.applied}")
        if batch:
            self.handled = max(self.handled, batch[1])
        self.heard.set()
        return batch

    def act(self, element, kind, *value):
        """Sends an event; `silent` pages acknowledge no batch."""
        self.seq += 1
        self.last.append([self.seq, element, kind, *value])
        self.report.count("done")
        self.report.count(f"kind {kind}")
        self.report.count(f"events of /{self.path.split('?')[0].split('/')[1]}")
        if kind in ("i", "s") and element in self.document.numbered:
            if self.document.at(element).tag in ("input", "textarea"):
                self.document.edit(element, value[0] if value else "", self.seq)
        if kind == "p" and value and element in self.document.numbered:
            self.document.turn(element, value[0])
        self.say([self.seq, 0 if self.silent else self.applied, element, kind, *value])

    async def settled(self, wait=LONGEST_ANSWER):
        """Waits until the server has handled all events. False when it has not."""
        end = time.monotonic() + wait
        while self.handled < self.seq and self.ended is None:
            self.heard.clear()
            if self.handled >= self.seq or self.ended:
                break
            try:
                await asyncio.wait_for(self.heard.wait(), max(0.01, end - time.monotonic()))
            except asyncio.TimeoutError:
                return False
        return self.ended is None

    async def leave(self):
        if self.ear:
            self.ear.cancel()
        self.cut()

    # What can be done

    def top(self):
        """The elements of the screen on top, or of a dialog over it, else of the whole page."""
        pages = [each for each in self.document.root.all()
                 if each.tag == "dialog" or "page" in each.attributes.get("class", "").split()]
        return list(pages[-1].all()) + [pages[-1]] if pages else list(self.document.root.all())

    def choices(self, elements):
        """(element, kind, value or None) for all that these elements take."""
        found = []
        for each in elements:
            found += offers(each, self.rng)
        return found

    def play(self):
        """One act, as a person and as nobody does it."""
        rng = self.rng
        chance = rng.random()
        if chance < 0.04:
            return self.strange()
        if chance < 0.08 and self.stale:
            self.report.count("stale elements")
            return self.act(rng.choice(self.stale), rng.choice("cctipsk"), self.odd())
        known = self.choices(self.top() if chance < 0.9 else list(self.document.root.all()))
        if not known:
            return self.strange()
        # Kinds by turns, or the many buttons of a list would be nearly all.
        kind = rng.choice(sorted({each[1] for each in known}))
        element, kind, value = rng.choice([each for each in known if each[1] == kind])
        if len(self.stale) < 400:
            self.stale.append(element.number)
        self.act(element.number, kind, *([] if value is None else [value]))

    def strange(self):
        """An event that fits nothing: kinds, elements and counts at random."""
        rng = self.rng
        chance = rng.random()
        if chance < 0.15:
            self.seq = max(1, self.seq + rng.choice([-1, -5, 1, 7, 1000]))
            self.report.count("out of order")
        elif chance < 0.3 and self.last:
            self.report.count("sent twice")
            seq, *rest = self.last[-1]
            self.say([seq, 0 if self.silent else self.applied, *rest])
            return
        elif chance < 0.45:
            self.report.count("invented addresses")
            return self.act(0, "u", values.address(rng, ["", self.path.split("?")[0]]))
        elif chance < 0.5:
            return self.act(0, "v", rng.choice([0, 1, True, "x", None]))
        elif chance < 0.55:
            return self.act(0, "e", {"w": rng.choice([0, -1, 300, 10 ** 9, "x"]),
                                     "scheme": rng.choice(["dark", "light", 1]),
                                     "tz": rng.choice(["Asia/Tokyo", "../x", "UTC", 5])})
        # Events of element 0 that a browser does not have close the socket.
        element = rng.choice([-1, 1, 2 ** 31, 2 ** 63 - 1, rng.randrange(1, 3000)])
        self.act(element, rng.choice([*today.events(), "?"]), self.odd())

    def odd(self):
        rng = self.rng
        return rng.choice([
            rng.choice(values.TEXTS), rng.choice(values.NUMBERS), rng.choice([0, -1, 2 ** 63 - 1]),
            True, False, None, [], {}, 1e308, values.drag(rng), values.pinch(rng),
            values.size(rng)])


def typed_value(element, rng):
    """A text for a field, by what the browser offers there."""
    form = element.attributes.get("type", "text")
    chance = rng.random()
    if form in ("date", "time", "datetime-local", "month", "week"):
        return rng.choice(values.DATES)
    if form == "color":
        return rng.choice(values.COLOURS)
    if form in ("range", "number"):
        return values.ordinary(rng) if chance < 0.3 else values.numbers(rng)
    if chance < 0.3:
        return values.ordinary(rng)
    return values.numbers(rng) if chance < 0.7 else rng.choice(values.TEXTS)


# What the script reports of an element with a mark: the letter of the event, and its value.
REPORTS = [
    ("data-g", "l", values.size), ("data-hp", "v", values.size), ("data-sg", "g", values.size),
    ("data-sp", "g", values.size), ("data-sv", "w", lambda rng: rng.choice([True, False])),
    ("data-kp", "y", lambda rng: rng.choice(values.TEXTS)),
    ("data-dg", "a", lambda rng: rng.choice(values.TEXTS)),
    ("data-dp", "j", lambda rng: f"{rng.choice('0123x')} {values.size(rng)}"),
]


def offers(element, rng):
    has = element.attributes
    if has.get("aria-disabled") == "true" or "disabled" in has:
        return []
    found, event = [], has.get("data-e")
    if event == "c" or "data-back" in has:
        found.append((element, "c", None))
    elif event == "t":
        found.append((element, "t", rng.choice([True, False, True, "true", 1, None])))
    elif event == "i":
        found.append((element, "i", typed_value(element, rng)))
    elif event == "p":
        wanted = [each.attributes.get("data-v", each.attributes.get("value", ""))
                  for each in element.all() if each.tag == "option" or "data-v" in each.attributes]
        found.append((element, "p", rng.choice((wanted or ["0"]) + ["-1", "99", "x", ""])))
    elif event == "x":
        found.append((element, "x", None))
    if "data-s" in has:
        found.append((element, "s", typed_value(element, rng)))
    if "data-fo" in has:
        found += [(element, "f", None), (element, "b", None)]
    if "data-n" in has:
        found += [(element, "n", None), (element, "o", None)]
    if "data-r" in has:
        found.append((element, "r", None))
    if "data-g" in has:
        found.append((element, "z", values.size(rng)))
    if "data-h" in has:
        found.append((element, "h", rng.choice([None, True, False])))
    if "data-tap" in has:
        found.append((element, "k", None))
    if "data-dr" in has:
        found.append((element, "d", values.drag(rng)))
    if "data-pi" in has:
        found.append((element, "q", values.pinch(rng)))
    if "data-hv" in has:
        found.append((element, "m", rng.choice([True, False])))
    if "data-at" in has:
        found.append((element, "p", rng.choice(["0", "1", "2", "-1", "99", "x"])))
    found += [(element, letter, value(rng)) for mark, letter, value in REPORTS if mark in has]
    if "data-k" in has:
        found.append((element, "c", None))
    return found


def described(page):
    """What a page did last, for the report of a failure."""
    acts = [[each if len(str(each)) < 60 else f"{str(each)[:20]}… {len(str(each))}" for each in act]
            for act in page.last]
    return json.dumps([page.path, acts], ensure_ascii=True)[:600]
