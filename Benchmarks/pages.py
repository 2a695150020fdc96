"""What a real page costs: memory for each that is open, CPU, time and bytes of its first HTML.

    pages.py [--pages 60] [--json FILE]

The five apps over the sandbox, which is a process of its own and is not counted, beside our list of
200 rows and NiceGUI's. Twenty pages are opened first, which are not counted. Then the first HTML of
as many pages as asked for is fetched, one after the other, and as many pages are opened with their
sockets. CPU times are those of the whole process, from /proc.
"""
import argparse
import contextlib
import json
import statistics
import sys
import time
from pathlib import Path

from interactions import Server, cpu_ms, memory_kb
from load import BINARIES, ROOT, NiceGUI, Ours, free_port, served, wait_for
# In a folder that `interactions` adds.
import registry

PATHS = registry.pages()


def settled(pid):
    """Waits until the server is idle."""
    before = cpu_ms(pid)
    for _ in range(100):
        time.sleep(0.25)
        now = cpu_ms(pid)
        if now - before < 4:
            return
        before = now


def fetched(make, path):
    """The bytes of a page; asked again while too many pages were asked for."""
    while True:
        try:
            head, text = make().html(path)
            return len(head) + len(text.encode())
        except ConnectionError as error:
            if " 429 " not in f"{error} ":
                raise
            time.sleep(1)


def weighed(pid, make, path, count):
    """The figures of a page; `make` makes a client's page, which `open` connects."""
    def opened(many):
        pages = []
        while len(pages) < many:
            try:
                pages.append(make())
                pages[-1].connect(path)
            except ConnectionError as error:
                pages.pop()
                if " 429 " not in f"{error} ":
                    raise
                time.sleep(1)
            for page in pages:
                list(page.answers())
        settled(pid)
        for page in pages:
            list(page.answers())
        return pages

    first = opened(20)
    settled(pid)
    # Without a socket a page is kept for some seconds only, so its memory is not what is looked at.
    cpu = cpu_ms(pid)
    sizes, times = [], []
    for _ in range(count):
        start = time.monotonic()
        sizes.append(fetched(make, path))
        times.append((time.monotonic() - start) * 1000)
    cpu = (cpu_ms(pid) - cpu) / count
    for page in first:
        page.line.close()
    time.sleep(25)
    first = opened(20)
    settled(pid)
    before = memory_kb(pid)
    pages = opened(count)
    settled(pid)
    result = dict(kb=(memory_kb(pid) - before) / count, html_ms=cpu,
                  whole_ms=statistics.median(times), html_kb=sizes[-1] / 1000)
    for page in [*first, *pages]:
        page.line.close()
    return result


class OurPage(Ours):
    """A page as it is opened, with the rows that fill a screen."""

    scrolls = False

    def connect(self, path):
        self.open(path, lambda _: False, None, self.scrolls)
        # As the script does after a moment; until then the server keeps the whole page as text.
        self.say("[0,1]")

    def answers(self):
        before = self.applied
        yield from super().answers()
        if self.applied != before:
            self.say(f"[0,{self.applied}]")


class WholeList(OurPage):
    """A page with all rows, as the peer's has them."""

    scrolls = True


class TheirPage(NiceGUI):
    def connect(self, path):
        self.open(path)


@contextlib.contextmanager
def over_sandbox():
    server = Server(str(BINARIES / "tapas"))
    try:
        yield server
    finally:
        server.end()


def main():
    words = argparse.ArgumentParser(description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--pages", type=int, default=60)
    words.add_argument("--json", help="keep every number here")
    asked, results = words.parse_args(), {}
    for path in PATHS:
        with over_sandbox() as server:
            results[path] = weighed(
                server.pid, lambda: OurPage(server.port), path, asked.pages)
    lists = [("list of 200 rows: ours", [BINARIES / "bench", "page", "--port"],
              WholeList, "/dishes"),
             ("list of 200 rows: NiceGUI", [sys.executable, ROOT / "Benchmarks/nicegui_page.py"],
              TheirPage, "/")]
    for name, command, kind, path in lists:
        port = free_port()
        with served([*command, port]) as (_, pid):
            wait_for(port)
            results[name] = weighed(pid, lambda: kind(port), path, asked.pages)
    print("| | memory a page, KB | first HTML, CPU ms | until it is there, ms | first HTML, KB |")
    print("|---|---|---|---|---|")
    for name, each in results.items():
        print(f"| {name} | {each['kb']:.0f} | {each['html_ms']:.1f} | {each['whole_ms']:.0f} "
              f"| {each['html_kb']:.1f} |")
    if asked.json:
        Path(asked.json).write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
