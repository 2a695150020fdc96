"""Two processes over one PostgreSQL: how fast a like on one shows on the other, and how often
the service is asked for the list that all their pages show."""
import asyncio
import shutil
import statistics
import tempfile
import time

from database import Database, programs
from foods import Foods, share
from harness import LONGEST_SILENCE, Server
from wire import Elements, Ended, Visitor

# The service is asked for its list five times at once and then once a second, so likes that come
# faster show with the next list. This is slower but for the first.
PACE, AT_ONCE = 1.1, 3
MOST_LIKES = 100
# The list of a page that is opened within this time of an answer needs no request.
FRESH = 5.0
PAGES = 500
LATEST = 0.3


class Heart(Visitor):
    """The page of one food, which notes when its heart changes."""

    def __init__(self, port):
        super().__init__(port)
        self.heart, self.shown, self.changed = None, False, asyncio.Event()

    async def open(self, path):
        await self.page(path)
        self.find(self.text, 1)
        await self.connect()
        self.hello()
        await self.hear()
        self.ear = asyncio.ensure_future(self.listen())
        return self

    async def listen(self):
        while True:
            await self.hear(LONGEST_SILENCE * 12)
            # As the script does; without it 48 batches are the last.
            self.say([0, self.applied])

    def find(self, html, first):
        for at, (_, attributes, _) in enumerate(Elements(html).found):
            if "t" in attributes.get("data-e", ""):
                self.heart, self.shown = first + at, attributes.get("aria-pressed") == "true"

    def take(self, batch):
        super().take(batch)
        before = self.shown
        for each in batch[2] if len(batch) > 2 else []:
            if each[0] == "h":
                self.find(each[1], 1)
            elif each[0] == "i":
                self.find(each[3], each[4])
            elif each[:3] == ["a", self.heart, "aria-pressed"]:
                self.shown = each[3] == "true"
        if self.shown != before:
            self.changed.set()
        return batch

    async def until(self, liked):
        while self.shown != liked:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), LONGEST_SILENCE)


async def likes(report, here, there, count):
    """The times from a press on one page until the other page shows it."""
    times, wanted = [], False
    for number in range(count):
        start, wanted = time.monotonic(), not wanted
        here.act(here.heart, "t", wanted)
        try:
            await there.until(wanted)
        except asyncio.TimeoutError:
            report.fail("a like was not shown on the other process")
            break
        times.append(time.monotonic() - start)
        report.count("done")
        if number >= AT_ONCE:
            await asyncio.sleep(max(0, PACE - times[-1]))
    return times


async def pages(report, servers, foods, count):
    """Opens pages of the list on both processes in turn; fails on more requests than one a
    freshness period. The first may be two, since the answers of both may grow old together."""
    gate = asyncio.Semaphore(4)
    opened = []

    async def one(number):
        async with gate:
            try:
                opened.append(await Visitor(servers[number % len(servers)].port).open("/foods"))
            except (Ended, OSError) as error:
                report.fail(f"a page was not opened: {error!r}")

    start, before = time.monotonic(), foods.lists
    await asyncio.gather(*(one(number) for number in range(count)))
    await asyncio.sleep(0.2)
    took, asked = time.monotonic() - start, foods.lists - before
    allowed = len(servers) + int(took / FRESH)
    print(f"    {len(opened)} pages of one list on {len(servers)} processes in {took:.1f} s cost "
          f"the service {asked} requests, of {allowed} allowed", flush=True)
    report.count("pages", len(opened))
    if asked > allowed:
        report.fail(f"{asked} requests of the list in {took:.1f} s")
    for each in opened:
        each.cut()


async def play(report, rng, seconds):
    """The suite; prints the times at the median and at p95."""
    if programs() is None:
        print("  live: NOT RUN: PostgreSQL is not installed.", flush=True)
        return
    start, database = time.monotonic(), Database()
    foods, servers, folders = Foods(40), [], []
    url = await foods.listen()
    try:
        for _ in range(2):
            folders.append(tempfile.mkdtemp(prefix="tapas-endurance-"))
            servers.append(Server("--database", database.url, "--foods-url", url,
                                  folder=folders[-1]))
        before = sum(server.figures()[0] for server in servers)
        hearts = [await Heart(server.port).open("/foods/7") for server in servers]
        # A heart may come a moment after its page.
        await asyncio.sleep(0.5)
        count = max(4, min(MOST_LIKES, int(seconds / PACE)))
        times = sorted(await likes(report, *hearts, count))
        if [each for each in foods.likes[7]] != [at % 2 == 0 for at in range(len(times))]:
            report.fail(f"the service got other likes than {len(times)} pressed in turn")
        await pages(report, servers, foods, PAGES if count == MOST_LIKES else 5 * count)
        for heart in hearts:
            heart.ear.cancel()
            heart.cut()
        after = sum(server.figures()[0] for server in servers)
    finally:
        codes = [server.close() for server in servers]
        database.close()
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
    if set(codes) != {0}:
        report.fail(f"the processes ended with {codes}")
    late = share(times, 0.95)
    # Few likes have no p95 that says anything.
    if times and (late if len(times) >= 50 else statistics.median(times)) > LATEST:
        report.fail(f"a like took {late * 1000:.0f} ms to the other process")
    report.print(time.monotonic() - start, 0, before, after, after)
    if times:
        print(f"    {len(times)} likes on one process showed on the other after "
              f"{statistics.median(times) * 1000:.0f} ms at the median, {late * 1000:.0f} ms at "
              f"p95, {times[-1] * 1000:.0f} ms at most", flush=True)
