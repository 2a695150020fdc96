"""Events a second that a server answers with a 95th percentile of at most 50 ms.

    load.py [--only CASE] [--pages 100] [--seconds 4] [--limit 50] [--json FILE]

Each page is a browser's page without the browser: its HTML is fetched, its socket opened, and
events are sent through it at a steady rate, whether or not earlier ones are answered. The rate
rises by a quarter until answers take longer than the limit, or fewer events are answered than
sent; the last rate that held is printed. Servers and these clients share the machine, so CPU
times of both are printed too.

"list" presses like buttons in a list of 200 rows, in ours (one process) and in NiceGUI's. "search"
types into the search of Recipes, for one process and for two workers.
"""
import argparse
import ast
import base64
import contextlib
import json
import os
import random
import re
import selectors
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.parse
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/System/Endurance"))
from wire import ADDRESSES, Elements, masked  # noqa: E402

BINARIES = ROOT / ".build/release"


def written(value):
    """JSON as browsers write it."""
    return json.dumps(value, separators=(",", ":"))


class Page:
    """One page: a socket that sends events and notes when they are answered."""

    def __init__(self, port):
        self.port, self.own = port, next(ADDRESSES)
        self.buffer, self.sent, self.seq = b"", {}, 0
        self.turn = random.randrange(100)

    def ask(self, path, headers=()):
        """Sends a request on a connection of its own; returns the connection, head and rest."""
        line = socket.create_connection(("127.0.0.1", self.port), 20, (self.own, 0))
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", *headers]
        line.sendall("\r\n".join(lines).encode() + b"\r\n\r\n")
        whole = b""
        while b"\r\n\r\n" not in whole:
            piece = line.recv(65536)
            if not piece:
                raise ConnectionError(f"{path} was not answered")
            whole += piece
        head, _, rest = whole.partition(b"\r\n\r\n")
        return line, head.decode("latin-1"), rest

    def html(self, path):
        line, head, rest = self.ask(path, ["Connection: close"])
        if " 200 " not in head.splitlines()[0] + " ":
            raise ConnectionError(head.splitlines()[0])
        while piece := line.recv(1 << 20):
            rest += piece
        line.close()
        if "chunked" in head.lower():
            rest = b"".join(re.split(rb"(?:^|\r\n)[0-9a-f]+\r\n", rest))
        return head, rest.decode(errors="replace")

    def upgrade(self, path, headers=()):
        key = base64.b64encode(os.urandom(16)).decode()
        self.line, head, self.buffer = self.ask(path, [
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}", f"Origin: http://127.0.0.1:{self.port}", *headers])
        if " 101 " not in head.splitlines()[0]:
            raise ConnectionError(head.splitlines()[0])
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def say(self, text):
        self.line.sendall(masked(text))

    def texts(self, reads=True):
        """The whole texts that have come; pings are answered."""
        with contextlib.suppress(BlockingIOError):
            piece = reads and self.line.recv(1 << 20)
            if piece == b"":
                raise ConnectionError("closed")
            self.buffer += piece or b""
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size > 125:
                form, start = (">H", 4) if size == 126 else (">Q", 10)
                if len(self.buffer) < start:
                    return
                size = struct.unpack_from(form, self.buffer, 2)[0]
            if len(self.buffer) < start + size:
                return
            kind, body = self.buffer[0] & 15, self.buffer[start:start + size]
            self.buffer = self.buffer[start + size:]
            if kind == 9:
                self.line.sendall(masked(body, 10))
            elif kind == 8:
                raise ConnectionError(f"closed with {body[:2]}")
            elif kind < 3:
                yield body

    def first(self, begins):
        """Waits for a text that begins so."""
        # What came with the answer to the upgrade is looked at before more is waited for.
        reads = False
        while True:
            for text in self.texts(reads):
                if text.startswith(begins):
                    return text
            reads = True


class Ours(Page):
    """A page of our live server; `target` finds the element that events go to."""

    def open(self, path, target, event, scrolls=True):
        head, text = self.html(path)
        self.applied, self.event = 0, event
        cookie = re.search(r"Set-Cookie: (tapas_b=[^;]*)", head, re.I).group(1)
        token = re.search(r'data-session="([^"]*)"', text).group(1)
        self.upgrade("/_/socket", [f"Cookie: {cookie}"])
        self.say(json.dumps([0, 0, 0, "hello", {
            "s": token, "u": path, "p": None, "f": 1, "i": [], "e": {
                "tz": "Europe/Berlin", "scheme": "light", "w": 1000, "motion": 0, "lang": "en",
                "touch": 0}}]))
        whole = json.loads(self.first(b"[1,"))
        self.applied = 1
        self.elements, self.ends = [], []
        self.learn(next(each[1] for each in whole[2] if each[0] == "h"), 1, target)
        # A list begins with the rows that fill a screen; the others come as a person scrolls.
        while scrolls and self.ends:
            self.seq += 1
            self.say(written([self.seq, self.applied, self.ends.pop(), "n"]))
            batch = json.loads(self.first(b"[%d," % (self.applied + 1)))
            self.applied = batch[0]
            for each in batch[2]:
                if each[0] == "i":
                    self.learn(each[3], each[4], target)
        self.line.setblocking(False)
        return self

    def learn(self, html, first, target):
        """Notes the elements of `html`, numbered from `first`, that are pressed or bring more."""
        for at, each in enumerate(Elements(html).found):
            if target(each):
                self.elements.append(first + at)
            elif each[1].get("class") == "more":
                self.ends.append(first + at)

    def act(self):
        self.seq += 1
        self.sent[self.seq] = time.monotonic()
        self.say(written([self.seq, self.applied, *self.event(self)]))

    def answers(self):
        """How long each event took that is answered now."""
        now = time.monotonic()
        for text in self.texts():
            batch, handled = map(int, re.match(rb"\[(\d+),(\d+)", text).groups())
            self.applied = batch or self.applied
            # They are in the order sent, so the first that is not handled ends the search.
            while self.sent and (seq := next(iter(self.sent))) <= handled:
                yield now - self.sent.pop(seq)


class NiceGUI(Page):
    """A page of NiceGUI 3: Engine.IO 4 and Socket.IO 5 over a WebSocket."""

    def open(self, path):
        _, text = self.html(path)
        query = ast.literal_eval(re.search(r"query: (\{.*?\}),\n", text).group(1))
        self.client = query["client_id"]
        elements = re.search(r"String\.raw`(.*?)`", text, re.S).group(1)
        for sign, written in [("`", "&#96;"), ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"),
                              ("$", "&#36;")]:
            elements = elements.replace(written, sign)
        # What a press of each button sends.
        self.presses = []
        for number, each in json.loads(elements).items():
            for event in each.get("events", []):
                if each.get("tag") == "q-btn" and event["type"] == "click":
                    self.presses.append((int(number), event["listener_id"]))
        query |= {"document_id": self.client, "tab_id": self.own, "old_tab_id": "",
                  "implicit_handshake": "true", "EIO": "4", "transport": "websocket"}
        self.upgrade("/_nicegui_ws/socket.io/?" + urllib.parse.urlencode(query))
        self.first(b"0")
        self.say("40")
        self.first(b"40")
        self.line.setblocking(False)
        return self

    def act(self):
        self.seq += 1
        self.sent[self.seq] = time.monotonic()
        number, listener = random.choice(self.presses)
        self.say("42" + json.dumps(["event", {
            "id": number, "client_id": self.client, "listener_id": listener, "args": []}]))

    def answers(self):
        now = time.monotonic()
        for text in self.texts():
            if text == b"2":
                self.say("3")
            elif text.startswith(b'42["update"'):
                # An update may be of several presses, since it is sent some milliseconds later.
                for seq in list(self.sent)[:max(1, text.count(b'"text"'))]:
                    yield now - self.sent.pop(seq)


def cpu_seconds(pid):
    """CPU time of a process and its children, with that of their threads that have ended."""
    total, children = 0.0, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            words = stat.read_text().rpartition(")")[2].split()
            children.setdefault(int(words[1]), []).append(int(stat.parent.name))
    todo = [pid]
    while todo:
        one = todo.pop()
        todo += children.get(one, [])
        with contextlib.suppress(OSError):
            # The clock of a process's CPU time, as clock_getcpuclockid() makes its number.
            total += time.clock_gettime((~one << 3) | 2)
    return total


def play(pages, rate, seconds):
    """Sends `rate` events a second for so long; the times of the answers, and how many came not."""
    chooser = selectors.DefaultSelector()
    for page in pages:
        page.sent.clear()
        chooser.register(page.line, selectors.EVENT_READ, page)
    start, count, times = time.monotonic(), 0, []
    warm, end = start + 1, start + 1 + seconds
    while (now := time.monotonic()) < end + 0.5:
        due = int((min(now, end) - start) * rate)
        while count < due:
            pages[count % len(pages)].act()
            count += 1
        pause = 0.001 if now < end else 0.05
        for key, _ in chooser.select(pause):
            times += [(now, each) for each in key.data.answers()]
    chooser.close()
    missing = sum(len(page.sent) for page in pages)
    return [each for at, each in times if at >= warm], missing


def opened(asked, make):
    """As many pages as asked for; those that are open answer pings meanwhile."""
    pages = []
    for _ in range(asked.pages):
        pages.append(make())
        for page in pages:
            list(page.answers())
    return pages


def climb(pages, asked, pid):
    """The highest rate that holds, with its figures."""
    rate, best = asked.first, None
    while True:
        cpu, own, start = cpu_seconds(pid), time.process_time(), time.monotonic()
        times, missing = play(pages, rate, asked.seconds)
        took = time.monotonic() - start
        times.sort()
        p95 = times[int(len(times) * 0.95)] * 1000 if times else float("inf")
        figures = dict(rate=round(rate), answered=round(len(times) / asked.seconds), p95_ms=p95,
                       median_ms=times[len(times) // 2] * 1000 if times else None,
                       server_cpu=(cpu_seconds(pid) - cpu) / took,
                       client_cpu=(time.process_time() - own) / took)
        print(f"    {rate:6.0f}/s: p95 {p95:6.1f} ms, server {figures['server_cpu']:.2f} and "
              f"clients {figures['client_cpu']:.2f} cores, {missing} unanswered", file=sys.stderr)
        if p95 > asked.limit or missing > rate * 0.05:
            return best or figures
        best, rate = figures, rate * 1.25
        # What is still under way must not count for the next rate.
        time.sleep(0.5)


@contextlib.contextmanager
def served(command, *said):
    """A server, and the port that it said or that it was given."""
    with tempfile.TemporaryDirectory() as folder:
        words = [each.replace("FOLDER", folder) for each in map(str, command)]
        process = subprocess.Popen(words, stdout=subprocess.PIPE if said else subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        try:
            text = b""
            while said and not (found := re.search(said[0], text)):
                text += process.stdout.readline()
            yield (int(found.group(1)) if said else None), process.pid
        finally:
            process.terminate()
            process.wait(20)


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as line:
        return line.getsockname()[1]


def wait_for(port):
    end = time.monotonic() + 30
    while time.monotonic() < end:
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("A server did not start.")


def list_of_ours(asked):
    port = free_port()
    with served([BINARIES / "bench", "page", "--port", port]) as (_, pid):
        wait_for(port)
        return climb(opened(asked, lambda: Ours(port).open(
            "/dishes", lambda each: each[0] == "button" and "c" in each[1].get("data-e", ""),
            lambda page: [random.choice(page.elements), "c"])), asked, pid)


def list_of_nicegui(asked):
    port = free_port()
    with served([sys.executable, ROOT / "Benchmarks/nicegui_page.py", port]) as (_, pid):
        wait_for(port)
        return climb(opened(asked, lambda: NiceGUI(port).open("/")), asked, pid)


def search_of_recipes(asked, workers):
    words = ["t", "ta", "tar", "tart", "", "s", "sy", "syr", ""]

    def typed(page):
        # Not all pages at once the same, since an empty field costs most.
        return [page.elements[0], "i", words[(page.seq + page.turn) % len(words)]]

    with served([BINARIES / "tapas", "serve", "--port", 0, "--data", "FOLDER",
                 "--workers", workers],
                rb"http://127\.0\.0\.1:(\d+)") as (port, pid):
        return climb(opened(asked, lambda: Ours(port).open(
            "/recipes", lambda each: each[1].get("type") == "search", typed)), asked, pid)


CASES = {
    "list of 200 rows, a like: ours": list_of_ours,
    "list of 200 rows, a like: NiceGUI": list_of_nicegui,
    "search in Recipes: one process": lambda asked: search_of_recipes(asked, 1),
    "search in Recipes: two workers": lambda asked: search_of_recipes(asked, 2),
}


def main():
    words = argparse.ArgumentParser(description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--only", default="", help="a part of the case's name")
    words.add_argument("--pages", type=int, default=100)
    words.add_argument("--seconds", type=float, default=4)
    words.add_argument("--first", type=float, default=50, help="events a second to begin with")
    words.add_argument("--limit", type=float, default=50, help="milliseconds at p95")
    words.add_argument("--json", help="keep every number here")
    asked, results = words.parse_args(), {}
    for name, case in CASES.items():
        if asked.only in name:
            print(f"  {name}", file=sys.stderr)
            results[name] = case(asked)
    print("| | events a second | median, ms | p95, ms | server, cores | clients, cores |")
    print("|---|---|---|---|---|---|")
    for name, each in results.items():
        print(f"| {name} | {each['answered']} | {each['median_ms']:.1f} | {each['p95_ms']:.1f} | "
              f"{each['server_cpu']:.2f} | {each['client_cpu']:.2f} |")
    if asked.json:
        Path(asked.json).write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
