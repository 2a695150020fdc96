"""Starts the suites of endurance: seeded, bounded in time, each against a program of its own."""
import argparse
import asyncio
import functools
import logging
import random
import signal
import sys
from pathlib import Path

import faults
import frames
import heads
import hostile
import live
import processes
import services
from harness import Report, Server, binary, play

MEGABYTE = 1_000_000


def line_chart(notes, title):
    """An SVG with memory, descriptors and threads over time, one below the other."""
    parts = [f'<text x="10" y="20" font-size="15">{title}</text>']
    rows = [("resident MB", 1, MEGABYTE), ("descriptors", 2, 1), ("threads", 3, 1)]
    for row, (name, column, unit) in enumerate(rows):
        values = [(each[0], each[column] / unit) for each in notes]
        wide, high = max(each[0] for each in values) or 1, max(each[1] for each in values) or 1
        base = 170 + row * 150
        points = " ".join(f"{60 + 560 * x / wide:.1f},{base - 110 * y / high:.1f}"
                          for x, y in values)
        parts.append(
            f'<path d="M60 {base - 110}V{base}H620" fill="none" stroke="#999"/>'
            f'<polyline points="{points}" fill="none" stroke="#06c" stroke-width="1.5"/>'
            f'<text x="60" y="{base - 116}">{name}, at most {high:.0f}</text>'
            f'<text x="570" y="{base + 16}">{wide:.0f} s</text>')
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 500" font-size="12" '
            'font-family="sans-serif">' + "".join(parts) + "</svg>\n")


def draw(notes, folder, name):
    if folder and notes:
        Path(folder).mkdir(parents=True, exist_ok=True)
        path = Path(folder) / f"{name}.svg"
        path.write_text(line_chart(notes, f"tapas: {name}"))
        print(f"    drawn: {path}", flush=True)


async def mutated(report, kind, rng, seconds, chart):
    """Answers of the services, mutated; JSON of the posts in each of their three forms."""
    kinds = {"services": ["x", "bluesky", "mastodon"]}.get(kind, ["mastodon"])

    async def one(posts):
        sandbox, mutator, flags = await services.started(rng, report, kind, posts)
        try:
            part = Report(f"{kind}" if len(kinds) == 1 else f"{kind} {posts}", report.seed)
            mutator.report = part
            notes = await play(part, services.visits(kind), rng, seconds,
                               Server(*flags), 400 * MEGABYTE)
            report.failures += part.failures
            draw(notes, chart, part.name.replace(" ", "-"))
        finally:
            mutator.server.close()
            sandbox.close()

    await asyncio.gather(*(one(each) for each in kinds))


async def alone(report, suite, bound, rng, seconds, chart):
    """A suite against a program with its own sandbox."""
    make = {faults.full_disk: faults.on_small_disk, hostile.suite: hostile.Program}
    server = make.get(suite, Server)()
    if server is None:
        print("  full disk: NOT RUN: this user may not mount a small tmpfs (unshare -m).",
              flush=True)
        return
    draw(await play(report, suite, rng, seconds, server, bound), chart, report.name)


# Each with the share of the time it takes and the memory by which the program may grow.
SUITES = {
    "heads": (heads.suite, 4, 150), "frames": (frames.suite, 5, 800),
    "snapshots": (frames.snapshots, 2, 600), "services": (None, 3, 400),
    "photos": (None, 4, 400), "html": (None, 2, 400), "kills": (faults.kills, 3, 400),
    "disk": (faults.full_disk, 3, 400), "soak": (faults.soak, 3, 600),
    "processes": (None, 3, 0), "live": (None, 3, 0), "hostile": (hostile.suite, 20, 300),
}


def main():
    words = argparse.ArgumentParser(prog="./test endurance", description=__doc__)
    words.add_argument("minutes", nargs="?", type=float, default=5, help="of all suites together")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--suite", action="append", choices=SUITES, help="only these suites")
    words.add_argument("--people", type=int, default=20, help="of the soak, 20 unless given")
    words.add_argument("--chart", metavar="FOLDER", help="draws an SVG of each suite there")
    asked = words.parse_args()
    chosen = asked.suite or list(SUITES)
    whole = sum(SUITES[each][1] for each in chosen)
    # So that the programs end with this one.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    # A socket that the other side closed is expected here, again and again.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    print(f"{binary()}: {len(chosen)} suites, {asked.minutes:g} minutes, seed {asked.seed}",
          flush=True)
    failed = []
    for name in chosen:
        suite, share, bound = SUITES[name]
        report, rng = Report(name, asked.seed), random.Random(f"{asked.seed} {name}")
        if suite is faults.soak:
            suite = functools.partial(suite, many=asked.people)
        seconds = asked.minutes * 60 * share / whole
        if suite is hostile.suite:
            seconds = max(seconds, hostile.SHORTEST)
        several = {"processes": processes.play, "live": live.play}.get(name)
        work = (several(report, rng, seconds) if several else
                alone(report, suite, bound * MEGABYTE, rng, seconds, asked.chart) if suite
                else mutated(report, name, rng, seconds, asked.chart))
        asyncio.run(work)
        if report.failures:
            failed.append(name)
    print("endurance: " + (f"FAILED: {', '.join(failed)}" if failed else "passed"), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
