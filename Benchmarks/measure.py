"""Measures one server-drawn list from outside: its process, its wire, and a browser that uses it.

    measure.py --name ours --start "COMMAND" --url URL --row CSS --like CSS --count CSS
      --search CSS --json FILE

Of the selectors, --row matches every row; --like and --count match as often, in the same order.
Without --start, the server runs already; its CPU and memory are then measured if --pid names it.
A list may begin with --first rows and bring the others as a person scrolls.
Every time is taken by the page's own clock, from a trusted event to the change of the document.
The order matters: memory first, on a server that has freed nothing yet, then loading, pressing,
typing and bytes.
"""
import argparse
import json
import os
import shlex
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

# Debian has the browser with windows and without; a machine for tests has the second.
CHROMIUM = os.environ.get("CHROMIUM") or next(
    filter(os.path.exists, ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"]),
    "/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]

# Runs in the page before any other script. The driver prepares `press` or `type`, does it, and
# awaits `probe.took`, which the change of the document resolves. There is no polling: it would cost
# the page frames, and strict policies forbid the `eval` that Playwright's polling uses.
PROBE = """
(() => {
  const now = () => performance.now();
  const soon = start => Promise.race([
    new Promise(start),
    new Promise((_, fail) => setTimeout(() => fail(Error('nothing changed')), 30000))]);
  const watch = (condition, found) => {
    const look = new MutationObserver(() => {
      const time = now();
      if (condition()) { look.disconnect(); found(time); }
    });
    look.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
  };
  const probe = window.probe = {
    rows: () => document.querySelectorAll(ROW).length,
    shown: () => [...document.querySelectorAll(ROW)].filter(e => e.getClientRects().length).length,
    text: (selector, index) => document.querySelectorAll(selector)[index]?.textContent,
    after(event, condition) {
      probe.took = soon(found => {
        let began = null;
        document.addEventListener(
          event, e => { if (e.isTrusted) began ??= now(); }, {capture: true, once: true});
        watch(() => began !== null && condition(), time => found(time - began));
      });
      probe.took.catch(() => {});
    },
    press(selector, index) {
      const before = probe.text(selector, index);
      probe.after('click', () => ![undefined, before].includes(probe.text(selector, index)));
    },
    type(count) { probe.after('input', () => probe.shown() === count); },
    show(count) {
      return soon(found => {
        if (probe.shown() >= count) found();
        watch(() => probe.shown() >= count, found);
      });
    },
    more(count) {
      return soon(found => {
        watch(() => probe.rows() > count, found);
        [...document.querySelectorAll(ROW)].at(-1).scrollIntoView();
      });
    },
  };
  probe.full = soon(found => watch(() => probe.rows() >= FIRST, found));
})()
"""


class Running:
    """A server that others have started, with its child processes; None for one elsewhere."""

    started_ms = None

    def __init__(self, pid):
        self.pid = pid

    def family(self):
        parents = {}
        for entry in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = entry.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue  # It ended meanwhile.
            parents[int(entry.parent.name)] = int(fields[1])
        members = {self.pid}
        while more := {pid for pid, parent in parents.items() if parent in members} - members:
            members |= more
        return members

    def memory_kb(self):
        total = 0
        for pid in self.family() if self.pid else []:
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Rss:"):
                    total += int(line.split()[1])
        return total if self.pid else None

    def cpu_ms(self):
        return cpu_ms(self.family()) if self.pid else None

    def end(self):
        """Leaves it running."""


def cpu_ms(pids):
    """The CPU time of processes, with that of their threads that have ended."""
    # The clock of a process's CPU time, as clock_getcpuclockid() makes its number.
    return sum(time.clock_gettime((~pid << 3) | 2) for pid in pids) * 1000


def growth(before, after, count):
    return None if before is None else (after - before) / count


class Process(Running):
    """The server and its child processes."""

    def __init__(self, command, address):
        # A log would fill a pipe that nothing reads.
        self.child = subprocess.Popen(
            shlex.split(command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        super().__init__(self.child.pid)
        began = time.monotonic()
        while True:
            try:
                socket.create_connection(address, 1).close()
                break
            except OSError:
                if self.child.poll() is not None or time.monotonic() - began > 60:
                    raise SystemExit(f"the server did not come up: {command}")
                time.sleep(0.02)
        self.started_ms = (time.monotonic() - began) * 1000

    def end(self):
        for pid in sorted(self.family(), reverse=True):
            try:
                os.kill(pid, signal.SIGTERM)
            except ProcessLookupError:
                pass
        self.child.wait(timeout=20)


class Meter:
    """A TCP relay in front of the server that counts bytes."""

    def __init__(self, target):
        self.target, self.up, self.down = target, 0, 0
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.welcome, daemon=True).start()

    def welcome(self):
        while True:
            browser, _ = self.door.accept()
            server = socket.create_connection(self.target)
            for end in (browser, server):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self.relay, args=(browser, server, "up"), daemon=True).start()
            threading.Thread(target=self.relay, args=(server, browser, "down"), daemon=True).start()

    def relay(self, source, sink, way):
        try:
            while chunk := source.recv(1 << 16):
                setattr(self, way, getattr(self, way) + len(chunk))
                sink.sendall(chunk)
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # One side hung up; the other relay ends the same way.

    def counts(self):
        return self.up, self.down


class Run:
    """One round of one server."""

    def __init__(self, options, playwright):
        self.options, self.playwright = options, playwright
        self.probe = PROBE.replace("ROW", json.dumps(options.row)).replace(
            "FIRST", str(options.first))

    @contextmanager
    def profile(self):
        """A browser that has never been anywhere."""
        folder = tempfile.mkdtemp(prefix="bench-")
        browser = self.playwright.chromium.launch_persistent_context(
            folder, executable_path=CHROMIUM, headless=True, args=FLAGS,
            viewport={"width": 1280, "height": 900})
        browser.add_init_script(self.probe)
        try:
            yield browser
        finally:
            browser.close()
            shutil.rmtree(folder, ignore_errors=True)

    @contextmanager
    def visitors(self):
        """A function that opens the page in a browser of its own: one may have twenty pages."""
        browser = self.playwright.chromium.launch(
            executable_path=CHROMIUM, headless=True, args=FLAGS)

        def visitor():
            context = browser.new_context(viewport={"width": 1280, "height": 900})
            context.add_init_script(self.probe)
            return self.visit(context)

        try:
            yield visitor
        finally:
            browser.close()

    def visit(self, browser, url=None):
        page = browser.new_page()
        page.goto(url or self.options.url, wait_until="commit")
        full = page.evaluate("() => probe.full")
        return page, full

    def show_all(self, page):
        """Scrolls until every row is there, and back."""
        while (count := page.evaluate("() => probe.rows()")) < self.options.rows:
            page.evaluate("count => probe.more(count)", count)
        time.sleep(0.5)

    def press(self, page, index):
        button = page.locator(self.options.like).nth(index)
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        # Scrolling and hovering take frames, which do not count for the server.
        time.sleep(0.15)
        page.evaluate("([selector, index]) => probe.press(selector, index)",
                      [self.options.count, index])
        page.mouse.down()
        page.mouse.up()
        return page.evaluate("() => probe.took")

    def press_many(self, page, count):
        # 37 and 200 have no common factor: every press is on another row, far from the last one.
        return [self.press(page, number * 37 % self.options.rows) for number in range(count)]

    def memory(self, server):
        with self.visitors() as visitor:
            visitor()
            time.sleep(1.5)
            one = server.memory_kb()
            pages = [visitor()[0] for _ in range(self.options.sessions)]
            time.sleep(2)
            many = server.memory_kb()
            for page in pages:
                self.show_all(page)
            time.sleep(2)
            return {"one_session_kb": one,
                    "further_session_kb": growth(one, many, self.options.sessions),
                    "full_session_kb": growth(one, server.memory_kb(), self.options.sessions)}

    def loading(self):
        times = []
        for _ in range(self.options.loads):
            with self.profile() as browser:
                times.append(self.visit(browser)[1])
        return {"cold_ms": times}

    def using(self, server):
        with self.profile() as browser:
            page, _ = self.visit(browser)
            time.sleep(1)
            self.show_all(page)
            self.press_many(page, 3)
            before = server.cpu_ms()
            clicks = self.press_many(page, self.options.clicks)
            cpu = growth(before, server.cpu_ms(), self.options.clicks)
            return {"click_ms": clicks, "click_cpu_ms": cpu, "search_ms": self.searching(page)}

    def searching(self, page):
        field = page.locator(self.options.search).first
        field.scroll_into_view_if_needed()
        times = []
        for _ in range(self.options.searches):
            field.fill("")
            page.evaluate("count => probe.show(count)", self.options.first)
            time.sleep(0.2)
            page.evaluate("count => probe.type(count)", 11)
            field.fill("number 19")
            times.append(page.evaluate("() => probe.took"))
        return times

    def wire(self, address):
        meter = Meter(address)
        path = urlsplit(self.options.url).path
        with self.profile() as browser:
            page, _ = self.visit(browser, f"http://127.0.0.1:{meter.port}{path}")
            time.sleep(1.5)
            load = meter.down
            self.show_all(page)
            self.press_many(page, 3)
            # Bytes of an idle connection (heartbeats) do not count for the click.
            time.sleep(1)
            start = meter.counts()
            time.sleep(4)
            idle = [(after - before) / 4 for before, after in zip(start, meter.counts())]
            began, start = time.monotonic(), meter.counts()
            self.press_many(page, self.options.clicks)
            time.sleep(0.5)
            took = time.monotonic() - began
            up, down = [(after - before - rest * took) / self.options.clicks
                        for before, after, rest in zip(start, meter.counts(), idle)]
            return {"load_bytes": load, "click_up_bytes": up, "click_down_bytes": down}


def measure(options):
    """All figures of one freshly started server, in a flat dictionary."""
    url = urlsplit(options.url)
    address = (url.hostname, url.port)
    server = Process(options.start, address) if options.start else Running(options.pid)
    try:
        with sync_playwright() as playwright:
            run = Run(options, playwright)
            time.sleep(1)
            result = {"name": options.name, "start_ms": server.started_ms}
            result |= run.memory(server)
            result |= run.loading()
            result |= run.using(server)
            result |= run.wire(address)
            return result
    finally:
        server.end()


def read_options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("name", "url", "row", "like", "count", "search", "json"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--start")
    parser.add_argument("--pid", type=int)
    for name, value in (("rows", 200), ("first", 20), ("clicks", 50), ("loads", 7),
                        ("sessions", 20),
                        ("searches", 15)):
        parser.add_argument(f"--{name}", type=int, default=value)
    return parser.parse_args()


if __name__ == "__main__":
    given = read_options()
    Path(given.json).write_text(json.dumps(measure(given)))
