"""Many processes, many pages: processes are killed or restarted in turn while everybody acts.

Each page shows a food of its own and presses its heart again and again, so that the service can
tell for each press whether it came, came twice or came never. The processes share a folder, or
with --database a PostgreSQL of their own; with --nginx they are behind nginx. Every page has all
foods beneath it, so a thousand pages are some with hearts and --readers who search in Recipes.
--browsers of them are real ones.
"""
import argparse
import asyncio
import random
import resource
import statistics
import sys
import time

from foods import Foods, share
from harness import Report
from processes import person
from shared_site import Site
from wire import Elements, Ended, Visitor

LONGEST_AWAY = 10.0


class Page(Visitor):
    """A page that stays open for the whole run, as the script of the browser keeps it."""

    def __init__(self, port, food, rng, report):
        super().__init__(port)
        self.food, self.rng, self.report = food, rng, report
        self.queue, self.liked, self.presses = [], False, []
        self.heart, self.shown, self.ready = None, False, False
        self.ear = None

    async def live(self, end):
        try:
            await self.page(f"/foods/{self.food}")
        except (Ended, OSError, AttributeError) as error:
            self.report["not opened"].append(getattr(error, "code", type(error).__name__))
            return
        self.find(self.text, 1)
        self.ear = asyncio.ensure_future(self.stay())
        await asyncio.sleep(self.rng.uniform(1, 10))
        while time.monotonic() < end:
            self.press()
            await asyncio.sleep(self.rng.uniform(8, 12))

    def press(self):
        if self.heart is None:
            self.report["pages without their heart"] += 1
            return
        self.liked = not self.liked
        self.presses.append(self.liked)
        self.send_toggle(time.monotonic())

    def send_toggle(self, at):
        self.seq += 1
        event = [self.seq, self.heart, "t", self.liked, at]
        self.queue.append(event)
        if self.ready:
            self.post(event)

    def post(self, event):
        try:
            self.say([event[0], self.applied, *event[1:4]])
        except Ended:
            # The ear hears of it as well.
            self.ready = False

    async def stay(self):
        """Keeps the page connected; a lost connection is made again as the script does it."""
        lost, attempt = None, 0
        while True:
            try:
                await self.connect()
                self.hello()
                while True:
                    await self.hear(90)
                    if not self.ready:
                        self.ready, attempt = True, 0
                        if lost is not None:
                            self.report["resumed"].append(time.monotonic() - lost)
                            lost = None
                        for event in self.queue:
                            self.post(event)
            except (Ended, OSError, asyncio.TimeoutError) as error:
                self.report["codes"].append(getattr(error, "code", type(error).__name__))
            self.ready = False
            lost = lost or time.monotonic()
            attempt += 1
            if attempt > 1:
                pause = min(8, 0.25 * 2 ** (attempt - 2))
                await asyncio.sleep(pause * self.rng.uniform(0.75, 1.25))

    def take(self, batch):
        super().take(batch)
        waiting = []
        if len(batch) > 3 and batch[3].get("fresh"):
            self.report["made anew"] += 1
            waiting, self.queue = self.queue, []
        for each in batch[2] if len(batch) > 2 else []:
            if each[0] == "h":
                self.heart = None
                self.find(each[1], 1)
                # As the script does: what was not handled is chosen again where it is not so.
                if waiting and self.heart and self.shown != self.liked:
                    self.report["presses sent again"] += 1
                    self.send_toggle(waiting[-1][4])
                elif waiting:
                    self.report["presses not sent again"] += 1
            elif each[0] == "i":
                self.find(each[3], each[4])
        now = time.monotonic()
        while self.queue and len(batch) > 1 and self.queue[0][0] <= batch[1]:
            self.report["answered"].append(now - self.queue.pop(0)[4])
        return batch

    def find(self, html, first):
        for at, (_, attributes, _) in enumerate(Elements(html).found):
            if "t" in attributes.get("data-e", ""):
                self.heart, self.shown = first + at, attributes.get("aria-pressed") == "true"


async def disturb(asked, site, rng, end):
    """Kills or restarts a process now and then, or with `rolling` one after the other."""
    count = 0
    while time.monotonic() < end - 15:
        await asyncio.sleep(asked.every)
        server = (site.servers[count % len(site.servers)] if asked.how == "rolling"
                  else rng.choice(site.servers))
        await asyncio.to_thread(server.kill if asked.how == "kill" else server.end)
        await asyncio.to_thread(server.start)
        count += 1
    return count


def is_merged(presses, came):
    """Whether what came is what was pressed but for pairs: a like that waits and is taken back is
    never sent. What came then ends as the presses do, and never says the same twice in a row."""
    fewer = len(presses) - len(came)
    alternates = all(one != other for one, other in zip(came, came[1:]))
    return fewer > 0 and fewer % 2 == 0 and alternates and came[-1:] == presses[-1:]


def differing(presses, came):
    """Where the two part, with what is around it; letters are likes (L) and unlikes (u)."""
    def text(given):
        return "".join("L" if each else "u" for each in given)
    at = next((at for at, (one, other) in enumerate(zip(presses, came)) if one != other),
              min(len(presses), len(came)))
    return f"{at}: {text(presses[max(0, at - 3):at + 5])} {text(came[max(0, at - 3):at + 5])}"


async def run(asked):
    foods = Foods(asked.pages + (asked.browsers + 1) // 2)
    url = await foods.listen()
    site, start = Site(asked, url), time.monotonic()
    try:
        return await play(asked, foods, site)
    finally:
        site.close()
        used, own = (resource.getrusage(who) for who in
                     (resource.RUSAGE_CHILDREN, resource.RUSAGE_SELF))
        print(f"  CPU in {time.monotonic() - start:.0f} s: {used.ru_utime + used.ru_stime:.0f} s "
              f"of all processes, {own.ru_utime + own.ru_stime:.0f} s of these pages", flush=True)


async def play(asked, foods, site):
    rng, servers = random.Random(asked.seed), site.servers
    report = {"resumed": [], "answered": [], "codes": [], "not opened": [], "made anew": 0,
              "presses sent again": 0, "presses not sent again": 0, "pages without their heart": 0}
    opening = (asked.pages + asked.readers) / asked.rate
    end = time.monotonic() + opening + asked.minutes * 60
    readers, times, pages, tasks = Report("readers", asked.seed), [], [], []
    for at in range(asked.readers):
        tasks.append(asyncio.ensure_future(person(
            site.port(at), random.Random(rng.random()), end, readers, times, opening, 10)))
    for at in range(asked.pages):
        pages.append(Page(site.port(at), at + 1, rng, report))
        tasks.append(asyncio.ensure_future(pages[-1].live(end)))
        await asyncio.sleep(opening / asked.pages)
    if asked.browsers:
        # The other suites run with the standard library of Python.
        from browsers import Browsers
        browsers = Browsers(site.port(0), list(foods.likes)[asked.pages:], rng, asked.how == "kill")
        tasks.append(asyncio.ensure_future(browsers.play(asked.browsers, end)))
    began, lists = time.monotonic(), foods.lists
    kills = await disturb(asked, site, rng, end)
    await asyncio.gather(*tasks)
    took, lists = time.monotonic() - began, foods.lists - lists
    await asyncio.sleep(LONGEST_AWAY)
    lost = sum(not page.ready for page in pages)
    wrong, merged, pressed = [], 0, {page.food: page.presses for page in pages}
    if asked.browsers:
        pressed |= browsers.presses
    for food, presses in pressed.items():
        came = foods.likes[food]
        if is_merged(presses, came):
            merged += (len(presses) - len(came)) // 2
        elif presses != came:
            wrong.append((food, len(presses), len(came), differing(presses, came)))
    memory = [round(server.figures()[0] / 1e6) for server in servers]
    presses = sum(map(len, pressed.values()))
    came = sum(len(each) for each in foods.likes.values())
    print(f"{asked.pages} pages, {asked.processes} processes{' on PostgreSQL' * asked.database}"
          f"{' behind nginx' * asked.nginx}, {kills} x {asked.how}, {presses} presses, {came} at "
          "the service")
    print(f"  pages lost {lost}; made anew {report['made anew']}; resume p50 "
          f"{share(report['resumed'], .5):.2f} s, p95 {share(report['resumed'], .95):.2f} s, "
          f"worst {max(report['resumed'], default=0):.2f} s, {len(report['resumed'])} times")
    print(f"  answers p50 {statistics.median(report['answered'] or [0]) * 1000:.0f} ms, p95 "
          f"{share(report['answered'], .95) * 1000:.0f} ms; sent again to a new page "
          f"{report['presses sent again']}, not {report['presses not sent again']}; "
          f"without a heart {report['pages without their heart']}")
    print(f"  foods whose likes are not those pressed: {len(wrong)} {wrong[:5]}; pairs of presses "
          f"that took each other back before either was sent: {merged}")
    if asked.readers:
        times.sort()
        counts = ", ".join(f"{name} {many}" for name, many in sorted(readers.counts.items()))
        print(f"  {asked.readers} readers: {counts}; resume p50 {share(times, .5):.2f} s, p95 "
              f"{share(times, .95):.2f} s, worst {share(times, 1):.2f} s, {len(times)} times")
        for why in readers.failures:
            print(f"    FAILED: {why}")
    if asked.browsers:
        acts = browsers.acts
        problems = browsers.problems
        print(f"  {asked.browsers} browsers: {len(acts)} acts, p50 {share(acts, .5) * 1000:.0f} "
              f"ms, p95 {share(acts, .95) * 1000:.0f} ms, worst {max(acts, default=0):.2f} s; "
              f"problems {len(problems)} {problems[:5]}")
    codes = {code: report["codes"].count(code) for code in set(report["codes"])}
    print(f"  closed with {codes}; not opened {report['not opened'][:10]}; lists asked "
          f"{lists / took:.1f}/s; RSS {memory} MB", flush=True)
    for page in pages:
        if page.ear:
            page.ear.cancel()
        page.cut()
    problems = asked.browsers and browsers.problems
    return 1 if lost or wrong or readers.failures or problems else 0


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--pages", type=int, default=40)
    words.add_argument("--readers", type=int, default=0, help="further pages, of Recipes")
    words.add_argument("--browsers", type=int, default=0,
                       help="further pages in Chromium; needs the Python of .venv")
    words.add_argument("--processes", type=int, default=2)
    words.add_argument("--minutes", type=float, default=1)
    words.add_argument("--every", type=float, default=10, help="seconds between two kills")
    words.add_argument("--how", choices=["kill", "restart", "rolling"], default="kill")
    words.add_argument("--rate", type=float, default=15, help="pages opened a second")
    words.add_argument("--database", action="store_true", help="share a PostgreSQL of their own")
    words.add_argument("--nginx", action="store_true", help="behind nginx, as a browser comes")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("flags", nargs="*", help="further flags of tapas serve, after --")
    return asyncio.run(run(words.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
