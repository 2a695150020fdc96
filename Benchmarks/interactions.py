"""CPU time of the server for one interaction, with many pages open, and its memory for a page.

    interactions.py [--binary .build/release/tapas] [--pages 100] [--rounds 4] [--only CASE]
                    [--memory 180] [--json FILE] [--hold]

Each page is a session with a cookie and a socket of its own. In each round every page sends one
event, and the round ends when all are answered; so the server always has work. CPU time is read
from /proc for the whole process, because other programs may use the machine. The sandbox, which
plays the services, is a process of its own and is not counted.

Interactions a second are what one busy core would do: 1,000 divided by the CPU milliseconds of one.
--memory opens so many pages of each list and prints resident memory for each. --hold waits for
Return before the measured rounds, so that a profiler can be attached.
"""
import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/System/Endurance"))
from wire import Ended, Visitor  # noqa: E402
import registry  # noqa: E402


class Numbers(HTMLParser):
    """The elements of a piece of HTML by their numbers."""

    def __init__(self, text, first):
        super().__init__(convert_charrefs=True)
        self.next, self.found = first, {}
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.found[self.next] = (tag, dict(attrs))
        self.next += 1


class Page(Visitor):
    """A visitor that remembers the page's elements."""

    def __init__(self, port):
        super().__init__(port)
        self.elements, self.answered, self.bytes = {}, 0, 0

    def take(self, batch):
        super().take(batch)
        if len(batch) > 1:
            self.answered = max(self.answered, batch[1])
        for each in batch[2] if len(batch) > 2 else []:
            if each[0] == "h":
                self.elements = Numbers(each[1], 1).found
                self.answered = 0
            elif each[0] == "i":
                self.elements.update(Numbers(each[3], each[4]).found)
            elif each[0] == "r":
                self.elements.pop(each[1], None)
            elif each[0] == "a" and each[1] in self.elements:
                self.elements[each[1]][1][each[2]] = each[3]
        return batch

    def where(self, tag, **attributes):
        return [number for number, (kind, has) in self.elements.items()
                if kind == tag and all(has.get(k.replace("_", "-")) == v
                                       for k, v in attributes.items())]

    async def answer(self):
        while self.answered < self.seq:
            self.bytes += len(json.dumps(await self.hear()))

    async def open(self, path):
        await self.page(path)
        await self.connect()
        self.hello()
        await self.hear()
        # Numbers are certain only for a whole page, and it is whole once the list is there.
        for _ in range(50):
            await self.quiet(0.4, 1.2)
            await self.connect()
            self.hello(fresh=1)
            await self.hear()
            # As the script does after a moment; until then the server keeps what it sent.
            self.say([0, self.applied])
            if self.text.count("<li") > 20 and "<progress" not in self.text:
                return self
        raise SystemExit(f"{path} stays without its list")


def cpu_ms(pid):
    total = 0
    for task in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        try:
            total += int(task.read_text().split()[0])
        except OSError:
            pass  # The thread ended meanwhile.
    return total / 1e6


def memory_kb(pid):
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Rss:"):
            return int(line.split()[1])


# Each case: its path, and what a page does in a round; an act waits for its answer.
def typing(words):
    async def act(page, turn):
        field = page.where("input", type="search")[0]
        page.act(field, "i", words[turn % len(words)])
        await page.answer()
    return act


async def like(page, turn):
    hearts = [n for n, (_, has) in page.elements.items() if "aria-pressed" in has]
    heart = hearts[(turn // 2 * 7 + page.index) % len(hearts)]
    page.act(heart, "t", turn % 2 == 0)
    await page.answer()


async def push(page, turn):
    if turn % 2:
        page.act(0, "u", page.path)
    else:
        links = [n for n, (tag, has) in page.elements.items()
                 if tag == "a" and (has.get("href") or "").startswith(page.path + "/")]
        page.act(links[turn // 2 % len(links)], "c")
    await page.answer()


async def sheet(page, turn):
    if turn % 2:
        page.act(page.where("dialog")[-1], "x")
    else:
        rows = [n for n, (tag, has) in page.elements.items()
                if tag == "button" and "plain" in (has.get("class") or "").split()
                and has.get("data-e") == "c"]
        page.act(rows[turn // 2 % len(rows)], "c")
    await page.answer()


async def scheme(page, turn):
    page.act(0, "e", {"tz": "Europe/Berlin", "scheme": "light" if turn % 2 else "dark", "w": 1000,
                      "motion": 0, "lang": "en", "touch": 0})
    await page.answer()


SEARCH = ["a", "ap", "a", ""]
CASES = {
    "search, Recipes": ("/recipes", typing(SEARCH)),
    "search, Foods": ("/foods", typing(SEARCH)),
    "search, Cocktails": ("/cocktails", typing(SEARCH)),
    "like, Foods": ("/foods", like),
    "detail and back, Foods": ("/foods", push),
    "sheet and away, Recipes": ("/recipes", sheet),
    "light and dark, Foods": ("/foods", scheme),
}


class Server:
    """A sandbox and a server over it, each with a folder of its own."""

    def __init__(self, binary):
        self.folder = tempfile.TemporaryDirectory(prefix="tapas-bench-")
        self.children, self.port = [], 0
        sandbox = self.start(binary, "sandbox", "--quiet")
        self.port = self.start(
            binary, "serve", "--quiet", *registry.service_flags(f"http://127.0.0.1:{sandbox}"))
        self.pid = self.children[-1].pid

    def start(self, binary, command, *flags):
        folder = Path(self.folder.name) / command
        log = open(folder.with_suffix(".log"), "w+")
        child = subprocess.Popen(
            [binary, command, "--port", "0", "--data", str(folder), *flags], stdout=log,
            stderr=log)
        self.children.append(child)
        for _ in range(200):
            found = re.search(r"http://127\.0\.0\.1:(\d+)", folder.with_suffix(".log").read_text())
            if found:
                return int(found.group(1))
            time.sleep(0.05)
        raise SystemExit(f"{command} did not start")

    def end(self):
        for child in self.children:
            child.terminate()
        for child in self.children:
            child.wait(20)
        self.folder.cleanup()


async def opened(server, path, count):
    first = await Page(server.port).open(path)  # The services are asked once, before the others.
    pages = [first]
    while len(pages) < count:
        try:
            some = [Page(server.port).open(path) for _ in range(min(5, count - len(pages)))]
            pages += await asyncio.gather(*some)
        except Ended as ended:
            if ended.code != 429:
                raise
            await asyncio.sleep(1)
    for index, page in enumerate(pages):
        page.index = index
    return pages


async def settled(pid):
    """Waits until the server is idle: a like ends with the list fetched again."""
    before = cpu_ms(pid)
    for _ in range(100):
        await asyncio.sleep(0.25)
        now = cpu_ms(pid)
        if now - before < 4:
            return
        before = now


async def measured(server, path, act, arguments):
    pages = await opened(server, path, arguments.pages)
    turn = 0
    for _ in range(4):  # Not counted: first renderings, and caches of words and dates.
        await asyncio.gather(*(act(page, turn) for page in pages))
        turn += 1
    await settled(server.pid)
    if arguments.hold:
        print("server", server.pid, flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    sent = sum(page.bytes for page in pages)
    cpu, wall = cpu_ms(server.pid), time.monotonic()
    for _ in range(arguments.rounds * 4):
        await asyncio.gather(*(act(page, turn) for page in pages))
        turn += 1
    wall = time.monotonic() - wall
    await settled(server.pid)
    count = arguments.rounds * 4 * len(pages)
    cpu = (cpu_ms(server.pid) - cpu) / count
    result = {"cpu ms": round(cpu, 3), "a second of CPU": round(1000 / cpu),
              "a second of wall time": round(count / wall),
              "bytes": round((sum(page.bytes for page in pages) - sent) / count)}
    for page in pages:
        page.cut()
    return result


async def weighed(server, path, count):
    await opened(server, path, 20)
    before = memory_kb(server.pid)
    pages = await opened(server, path, count)
    await settled(server.pid)
    result = {"KB a page": round((memory_kb(server.pid) - before) / count)}
    for page in pages:
        page.cut()
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--binary", default=str(ROOT / ".build/release/tapas"))
    parser.add_argument("--pages", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--only")
    parser.add_argument("--memory", type=int, default=0)
    parser.add_argument("--json")
    parser.add_argument("--hold", action="store_true")
    arguments = parser.parse_args()
    results = {}
    jobs = [(name, path, act) for name, (path, act) in CASES.items()
            if not arguments.only or arguments.only in name]
    if arguments.memory:
        jobs = [(f"memory, {path[1:]}", path, None)
                for path in ["/foods", "/recipes", "/cocktails"]]
    for name, path, act in jobs:
        server = Server(os.path.abspath(arguments.binary))
        try:
            results[name] = asyncio.run(
                measured(server, path, act, arguments) if act
                else weighed(server, path, arguments.memory))
        finally:
            server.end()
        print(f"{name:26}", results[name], flush=True)
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
