"""An app of every control and modifier under hostile values: nothing ends, hangs or fills it."""
import asyncio
import os
import random
import re
import signal
import time
from urllib.parse import unquote

import today
import values
from attacker import Page, described, typed_value
from document import Document
from harness import ROOT, Server
from wire import Ended, ask

# What a run must have sent, or it met no page and proves nothing.
NEEDED = [f"kind {each}" for each in today.events() + today.PAGE_EVENTS] + [
    "stale elements", "invented addresses", "sent twice", "out of order", "batches held back",
    "pages compared", "second pages compared", "hellos with texts"]
LONGEST_TURN = 1.0
# Seconds in which every kind of event is sent and every comparison made.
SHORTEST = 25
MOST_ENDS = 40


def binary():
    """The program of the suite, beside the release build of tapas, or as HOSTILE_BINARY says."""
    return os.environ.get("HOSTILE_BINARY") or str(ROOT / ".build/release/HostileApp")


class Program(Server):
    """The app of the suite. A crash or a hang is noted with its backtrace, and it starts again."""

    paths = ["/screens", "/indices", "/stack"]

    def __init__(self):
        self.ends, self.read = 0, 0
        os.environ.setdefault("SWIFT_BACKTRACE", "enable=yes,color=no,limit=30,cache=no")
        super().__init__(executable=binary())

    def news(self):
        """What it wrote to standard error since this was asked last."""
        text = os.pread(self.errors.fileno(), 1 << 22, self.read)
        self.read += len(text)
        return text.decode(errors="replace")


def reason(text):
    """The sentence and the frames of the backtrace that lead to a cause."""
    said = re.findall(r"Fatal [^\n]*|Program crashed: [^\n0]*", text)[:2]
    frames = [each.strip() for each in re.findall(r"^\s*\d+ .* in .* at (.*)$", text, re.M)]
    near = [each.rsplit("/", 1)[-1] for each in frames
            if ("/Sources/" in each or "Hostile" in each) and "PassWatch" not in each]
    return f"{' '.join(said) or 'no words'}; {' < '.join(near[:6])}"


class Suite:
    """One run: pages by themselves with each number, then many pages beside each other."""

    def __init__(self, server, rng, seconds, report, watch):
        self.server, self.rng, self.seconds = server, rng, seconds
        self.report, self.watch = report, watch
        self.pages, self.screens, self.skipped = set(), [], set()
        self.found, self.resident, self.mending = {}, [], asyncio.Lock()

    # The program

    async def watched(self):
        """Asks for a page ten times a second and starts the program again when it ended."""
        while True:
            await asyncio.sleep(0.1)
            try:
                await ask(self.server.port, "/indices", wait=15, own="127.250.0.1")
                self.report.count("canary")
            except asyncio.TimeoutError:
                await self.hung()
            except (OSError, Ended):
                if not self.server.alive:
                    await self.ended()

    async def hung(self):
        if self.server.alive:
            self.watch.expected_down = True
            self.server.process.send_signal(signal.SIGABRT)
            # For the backtrace, which a thread that allocates for ever may never let be written.
            end = time.monotonic() + 15
            while self.server.alive and time.monotonic() < end:
                await asyncio.sleep(0.1)
            self.server.process.kill()
            await self.ended("hang")

    async def ended(self, how="end"):
        """Notes an end with what the pages did last, and starts anew."""
        self.watch.expected_down = True
        suspects = sorted((each for each in self.pages if each.last), key=lambda each: -each.acted)
        await asyncio.sleep(0.1)
        self.server.process.wait()
        said = self.server.news()
        why = f"{how}: {reason(said)}"
        known = why in self.found
        self.found[why] = self.found.get(why, 0) + 1
        if not known:
            self.report.fail(f"{why}; {' | '.join(map(described, suspects[:3]))}"[:2500])
            self.note(why, suspects, said)
        self.server.ends += 1
        for each in suspects[:1]:
            self.skipped.add(each.path)
        if self.server.ends > MOST_ENDS:
            raise RuntimeError("too many ends")
        self.server.process.stdout.close()
        self.server.start()
        self.watch.expected_down = False

    def note(self, why, suspects, said=""):
        """Appends what was found to the file that HOSTILE_NOTES names."""
        if path := os.environ.get("HOSTILE_NOTES"):
            with open(path, "a", encoding="utf8") as file:
                file.write(f"- {why}\n" + "".join(
                    f"    {described(each)}\n" for each in suspects[:4]))
            with open(path + ".stderr", "a", encoding="utf8") as file:
                file.write(f"=== {why}\n{said}\n")

    # Pages

    async def opened(self, path, typed=(), address=None):
        page = Page(self.server.port, random.Random(self.rng.random()), self.report)
        page.acted = time.monotonic()
        self.pages.add(page)
        try:
            await page.start(path, typed, address)
            await page.settled(5)
        except BaseException:
            self.pages.discard(page)
            await page.leave()
            raise
        return page

    async def closed(self, page):
        self.pages.discard(page)
        await page.leave()

    async def discover(self):
        """The apps, and the screens that the first app leads to."""
        async def links(path, base):
            _, _, body = await ask(self.server.port, path)
            found = re.findall(r'<a [^>]*href="([^"]*)"', body.decode())
            return sorted({unquote(each) for each in found if each.startswith(base)})

        self.apps = await links("/", "/")
        self.screens = await links("/screens", "/screens/")
        self.report.count("screens", len(self.screens))
        if len(self.screens) < 40 or len(self.apps) < 5:
            self.report.fail(f"only {len(self.screens)} screens and {self.apps} were found")
        # Each app is met as often as the one of the screens.
        others = [each for each in self.apps if each != "/screens"]
        self.places = self.screens + others * max(1, len(self.screens) // max(1, len(others)))

    async def guarded(self, work):
        """Runs what one page does; that the program ended is told elsewhere."""
        try:
            await work
        except Ended as ended:
            self.report.count(f"closed {ended.code}")
            if ended.code in (500, 502, 504, 1011):
                self.report.fail(f"closed with {ended}")
            await asyncio.sleep(0.1)
        except (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError) as error:
            self.report.count(type(error).__name__)
            await asyncio.sleep(0.3)

    # Each number in each field

    async def numbers(self, share, end):
        """Types numbers into the fields of every screen, one screen after the other."""
        waiting = list(self.screens)
        self.rng.shuffle(waiting)

        async def worker():
            while waiting and time.monotonic() < end:
                await self.guarded(self.typed(waiting.pop(), share, end))

        await asyncio.gather(*(worker() for _ in range(4)))
        self.report.count("screens typed into", len(self.screens) - len(waiting))

    async def typed(self, path, share, end):
        page = await self.opened(path)
        try:
            fields = [each.number for each in page.top() if each.attributes.get("data-e") == "i"]
            for field in fields[:12]:
                every = values.NUMBERS + values.TEXTS
                for text in self.rng.sample(every, max(1, int(len(every) * share))):
                    if field not in page.document.numbered or time.monotonic() > end:
                        break
                    element = page.document.at(field)
                    if element.attributes.get("type", "text") != "text":
                        text = typed_value(element, page.rng)
                    page.acted = time.monotonic()
                    page.act(field, "i", text)
                    if not await page.settled():
                        return
                page.act(field, "i", values.ordinary(page.rng))
            self.report.count("fields", len(fields))
        finally:
            await self.closed(page)

    # Many pages

    async def round(self, seconds, innocents):
        """Pages beside each other act for a while; then each is compared with the server's."""
        end = time.monotonic() + seconds
        places = [each for each in self.places if each not in self.skipped] or self.apps
        acting = []

        async def one(path):
            typed = [(self.rng.choice(["One", "Two", "Words", "Name 0", "x" * 300]),
                      self.rng.choice([0, 1, -1, 2 ** 40]), self.rng.choice(values.TEXTS))
                     for _ in range(self.rng.choice([0, 0, 3, 64]))]
            self.report.count("hellos with texts", bool(typed))
            page = await self.opened(path, typed)
            acting.append(page)
            await self.acts(page, end)

        await asyncio.gather(*(self.guarded(one(self.rng.choice(places))) for _ in range(24)),
                             *(self.guarded(self.strangers(end)) for _ in range(2)))
        await asyncio.sleep(0.3)
        for page in acting:
            await self.guarded(self.compared(page))
        for page in innocents:
            await self.guarded(self.untouched(page))
        await self.guarded(self.pairs())
        if figures := self.server.figures():
            self.resident.append(figures[0])

    async def acts(self, page, end):
        """Acts without a pause, acknowledging or not."""
        page.silent = page.rng.random() < 0.3
        while time.monotonic() < end and page.ended is None:
            for _ in range(page.rng.choice((1, 3, 10, 30))):
                page.acted = time.monotonic()
                page.play()
            if page.silent:
                self.report.count("batches held back", page.unasked >= 48)
                await asyncio.sleep(0.1)
            elif not await page.settled():
                return

    async def strangers(self, end):
        """Addresses that no link has written, by GET and in a hello."""
        while time.monotonic() < end:
            address = values.address(self.rng, self.apps)
            status, _, _ = await ask(self.server.port, address, wait=15)
            self.report.count("invented addresses")
            self.report.status(status, address)
            page = await self.opened(self.rng.choice(self.apps))
            await page.leave()
            page.token = "A" * 22
            await page.join(address=address)
            page.last.append(["hello", address])
            await asyncio.sleep(0.1)
            await self.closed(page)

    # What must be equal

    async def compared(self, page):
        """The page's own document, after all it has heard, and the server's whole page."""
        try:
            if page.ended is None:
                page.silent = False
                page.say([0, page.applied])
                # The surroundings that the hello below names, or dates are of another zone.
                page.act(0, "e", {"tz": "Europe/Berlin", "scheme": "light", "w": 1000, "motion": 0})
                if not await page.settled(30) and page.ended is None:
                    self.report.count("pages that did not settle")
                    return
                await quiet(page)
            if page.ended is not None:
                self.report.count(f"page closed {page.ended.code}")
                return
            mine, page.document = page.document, Document("")
            mine_edits = set(mine.edits)
            await page.leave()
            await page.join(fresh=1)
            if not await whole(page):
                self.report.count("pages without a fresh copy")
                return
            mine.edits = dict.fromkeys(mine_edits, 0)
            self.report.count("pages compared")
            found = mine.differences(page.document)
            if found and await self.moves(page):
                self.report.count("pages that move")
            elif found:
                self.report.fail(f"{page.path}: {found}; {described(page)}"[:900])
                self.note(f"difference {page.path}: {found}", [page])
        finally:
            await self.closed(page)

    @staticmethod
    async def moves(page):
        """Whether the page changes by itself, so that two moments of it are no two copies."""
        for _ in range(3):
            before, page.document = page.document, Document("")
            await page.leave()
            await page.join(fresh=1)
            await whole(page)
            if before.differences(page.document):
                return True
        return False

    async def untouched(self, page):
        """A page of one that did nothing is what it was, and heard nothing."""
        if page.ended is not None:
            return
        self.report.count("second pages compared")
        if page.unasked > page.before_unasked:
            self.report.fail(f"{page.path}: a page heard what others did on theirs")
        if found := page.before.differences(page.document):
            self.report.fail(f"{page.path}: a page nobody touched: {found}"[:600])

    async def pairs(self):
        """Two pages of what everybody shares show the same."""
        for path in ["/screens/places", "/screens/errands", "/screens/numberRows", "/stack"]:
            if path in self.skipped:
                continue
            one, other = await self.opened(path), await self.opened(path)
            await quiet(one)
            await quiet(other)
            self.report.count("second pages compared")
            if found := one.document.differences(other.document):
                self.report.fail(f"{path}: two pages differ: {found}"[:600])
            await self.closed(one)
            await self.closed(other)

    async def sit(self):
        """Pages on which nobody acts."""
        innocents = []

        async def one(path):
            page = await self.opened(path)
            await quiet(page)
            page.before, page.before_unasked = Document(page.text), page.unasked
            innocents.append(page)

        for path in ["/screens/frames", "/screens/numberFields", "/screens/bars", "/indices"]:
            await self.guarded(one(path))
        return innocents

    async def run(self):
        start, ends = time.monotonic(), self.server.ends
        canary = asyncio.ensure_future(self.watched())
        await self.discover()
        await self.numbers(min(1, self.seconds / 120), start + self.seconds * 0.4)
        innocents = await self.sit()
        while time.monotonic() < start + self.seconds and not canary.done():
            if self.server.ends > ends:
                ends, innocents = self.server.ends, await self.sit()
            await self.round(min(8, max(2, self.seconds / 5)), innocents)
        canary.cancel()
        self.judge()

    def judge(self):
        """Whether the suite met what it came for, and what it cost."""
        said = re.findall(r"longest turn ([0-9.]+) s", self.server.complaints())
        longest = max(map(float, said), default=0)
        self.report.count("longest turn in ms", int(longest * 1000))
        if longest > LONGEST_TURN:
            self.report.fail(f"one turn of the main thread took {longest:.3f} s of CPU")
        missing = [each for each in NEEDED if not self.report.counts.get(each)]
        if missing:
            self.report.fail(f"never sent or met: {', '.join(missing)}")
        half = self.resident[len(self.resident) // 2:]
        if len(half) >= 10 and half[-1] > max(half[:3]) * 1.15 + 20e6:
            self.report.fail(f"memory went on growing: {[each // 1_000_000 for each in half]} MB")


async def whole(page, longest=30):
    """Waits until the page has the whole copy that it asked for. False if it was refused."""
    end = time.monotonic() + longest
    while not page.document.root.children and page.ended is None and time.monotonic() < end:
        await asyncio.sleep(0.05)
    await quiet(page)
    return bool(page.document.root.children)


async def quiet(page, wait=0.25, longest=4):
    """Waits until the page has heard nothing for a while."""
    end = time.monotonic() + longest
    while time.monotonic() < end:
        before = page.unasked, page.handled
        await asyncio.sleep(wait)
        if (page.unasked, page.handled) == before:
            return


async def suite(server, rng, seconds, report, watch):
    """The whole of it; see Suite."""
    await Suite(server, rng, seconds, report, watch).run()
