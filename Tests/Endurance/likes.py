"""Many processes, many pages: processes are killed or restarted in turn while everybody acts.

Each page shows a food of its own and presses its heart again and again, so that the service can
tell for each press whether it came, came twice or came never.
"""
import argparse
import asyncio
import json
import random
import re
import statistics
import sys
import time

from harness import Server
from wire import Elements, Ended, Visitor

LONGEST_AWAY = 10.0


class Foods:
    """A food service that remembers every like in the order in which they came."""

    def __init__(self, many):
        self.likes, self.lists = {each: [] for each in range(1, many + 1)}, 0

    async def listen(self):
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{self.port}/api/v1/everybody"

    async def serve(self, reader, writer):
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                if length := re.search(r"(?i)content-length: (\d+)", head):
                    await reader.readexactly(int(length.group(1)))
                method, path = head.split()[:2]
                body = json.dumps(self.answer(method, path)).encode()
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                             b"Content-Length: %d\r\n\r\n" % len(body) + body)
                await writer.drain()
        except (asyncio.IncompleteReadError, OSError, asyncio.CancelledError):
            writer.close()

    def answer(self, method, path):
        if method == "PUT":
            food, what = path.split("/")[-2:]
            self.likes[int(food)].append(what == "like")
            return {"success": True}
        self.lists += 1
        return [{"id": each, "name": f"Food {each}", "isLiked": bool(said and said[-1]),
                 "description": "", "countryOfOrigin": "ES",
                 "lastUpdatedDate": "2026-01-01T12:00:00Z"} for each, said in self.likes.items()]


class Page(Visitor):
    """A page that stays open for the whole run, as the script of the browser keeps it."""

    def __init__(self, port, food, rng, report):
        super().__init__(port)
        self.food, self.rng, self.report = food, rng, report
        self.queue, self.liked, self.presses = [], False, []
        self.heart, self.shown, self.ready = None, False, False

    async def live(self, end):
        await self.page(f"/foods/{self.food}")
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


def share(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0


async def run(asked):
    rng = random.Random(asked.seed)
    foods = Foods(asked.pages)
    url = await foods.listen()
    first = Server("--foods-url", url, *asked.flags)
    servers = [first] + [Server("--foods-url", url, *asked.flags, folder=first.folder)
                         for _ in range(asked.processes - 1)]
    report = {"resumed": [], "answered": [], "codes": [], "made anew": 0,
              "presses sent again": 0, "presses not sent again": 0, "pages without their heart": 0}
    end = time.monotonic() + asked.pages / 15 + asked.minutes * 60
    pages, tasks = [], []
    for at in range(asked.pages):
        pages.append(Page(servers[at % len(servers)].port, at + 1, rng, report))
        tasks.append(asyncio.ensure_future(pages[-1].live(end)))
        await asyncio.sleep(1 / 15)
    kills = 0
    while time.monotonic() < end - 15:
        await asyncio.sleep(asked.every)
        server = rng.choice(servers)
        await asyncio.to_thread(server.kill if asked.how == "kill" else server.end)
        await asyncio.to_thread(server.start)
        kills += 1
    await asyncio.gather(*tasks)
    await asyncio.sleep(LONGEST_AWAY)
    lost = sum(not page.ready for page in pages)
    wrong = [(page.food, len(page.presses), len(foods.likes[page.food])) for page in pages
             if page.presses != foods.likes[page.food]]
    memory = [round(server.figures()[0] / 1e6) for server in servers]
    print(f"{asked.pages} pages, {asked.processes} processes, {kills} x {asked.how}, "
          f"{sum(len(page.presses) for page in pages)} presses")
    print(f"  pages lost {lost}; made anew {report['made anew']}; resume p50 "
          f"{share(report['resumed'], .5):.2f} s, p95 {share(report['resumed'], .95):.2f} s, "
          f"worst {max(report['resumed'], default=0):.2f} s, {len(report['resumed'])} times")
    print(f"  answers p50 {statistics.median(report['answered'] or [0]) * 1000:.0f} ms, p95 "
          f"{share(report['answered'], .95) * 1000:.0f} ms; sent again to a new page "
          f"{report['presses sent again']}, not {report['presses not sent again']}; "
          f"without a heart {report['pages without their heart']}")
    print(f"  foods whose likes are not those pressed: {len(wrong)} {wrong[:5]}")
    codes = {code: report["codes"].count(code) for code in set(report["codes"])}
    print(f"  closed with {codes}; lists asked {foods.lists}; RSS {memory} MB", flush=True)
    for page in pages:
        page.ear.cancel()
        page.cut()
    for server in reversed(servers):
        server.close()
    return 1 if lost or wrong else 0


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--pages", type=int, default=40)
    words.add_argument("--processes", type=int, default=2)
    words.add_argument("--minutes", type=float, default=1)
    words.add_argument("--every", type=float, default=10, help="seconds between two kills")
    words.add_argument("--how", choices=["kill", "restart"], default="kill")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("flags", nargs="*", help="further flags of tapas serve, after --")
    return asyncio.run(run(words.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
