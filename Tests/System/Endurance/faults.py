"""kill -9 under load, a full disk under load, and a soak."""
import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path

from harness import Server
from wire import PATHS, Elements, Ended, Visitor, ask

STORES = ["records.sqlite", "menu.sqlite"]
# How long the server keeps the session of a browser that has left, in seconds.
SESSION_LIFE = 180
# By how many MB memory may grow along the line of a soak of ten minutes or more.
LARGEST_GROWTH = 10


async def people(server, rng, end, report, watch, many=10, pause=(0.05, 0.15)):
    """People who open pages, press, type and like until the end, with a pause after each act."""

    async def person(rng):
        while time.monotonic() < end:
            visitor = Visitor(server.port)
            try:
                await visitor.open(rng.choice(PATHS))
                await visitor.quiet(0.1, 0.5)
                found = Elements(visitor.text)
                targets = [(at + 1, each[1]["data-e"]) for at, each in enumerate(found.found)
                           if each[1].get("data-e") and each[0] != "a"]
                for _ in range(rng.randrange(3, 20)):
                    if not targets or time.monotonic() > end:
                        break
                    element, kinds = rng.choice(targets)
                    kind = kinds[0]
                    value = {"t": rng.random() < 0.5, "i": rng.choice(["a", "so", ""])}.get(kind)
                    visitor.act(element, kind, *([] if value is None else [value]))
                    report.count("done")
                    await visitor.quiet(rng.uniform(*pause), 2 * pause[1])
            except (Ended, OSError, asyncio.TimeoutError, AttributeError) as error:
                code = getattr(error, "code", None)
                if isinstance(code, int) and 500 <= code < 600:
                    report.status(code, "a page")
                elif isinstance(error, asyncio.TimeoutError) and not watch.expected_down:
                    report.fail("no answer within 20 s")
                else:
                    report.count("lines cut")
                await asyncio.sleep(0.1)
            visitor.cut()

    await asyncio.gather(*(person(random.Random(rng.random())) for _ in range(many)))


def check(folder, report):
    """Asks SQLite whether both databases are whole."""
    for name in STORES:
        try:
            link = sqlite3.connect(f"file:{folder / name}?mode=ro", uri=True)
            said = link.execute("pragma quick_check").fetchone()[0]
            link.close()
        except sqlite3.Error as error:
            said = repr(error)
        report.count("database checks")
        if said != "ok":
            report.fail(f"{name}: {said}"[:300])
    if damaged := [each.name for each in folder.iterdir() if "damaged" in each.name]:
        report.fail(f"a store was set aside: {damaged}")


async def kills(server, rng, seconds, report, watch):
    """Kills the program again and again under load; each time it starts with whole stores."""
    end = time.monotonic() + seconds
    load = asyncio.ensure_future(people(server, rng, end, report, watch))
    while time.monotonic() < end - 1:
        await asyncio.sleep(1.2 + rng.random())
        watch.expected_down = True
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(check, server.folder, report)
        await asyncio.to_thread(server.start)
        report.count("kills")
        watch.expected_down = False
    await load
    for path in PATHS:
        status, _, _ = await ask(server.port, path)
        if status != 200:
            report.fail(f"{path} answers {status} after the last start")


def small_disk():
    """The words before a command that mount 6 MB at its folder, or None without that right."""
    script = 'mount -t tmpfs -o size=6m tmpfs "$0" && exec "$@"'
    folder = tempfile.mkdtemp(prefix="tapas-small-disk-")
    for way in (["unshare", "-m"], ["unshare", "-rm"]):
        words = [*way, "sh", "-c", script, folder]
        try:
            if subprocess.run([*words, "true"], capture_output=True).returncode == 0:
                return folder, words
        except FileNotFoundError:
            break
    os.rmdir(folder)
    return None


def on_small_disk():
    """A server whose data folder has 6 MB, or None without the right to mount."""
    if not (found := small_disk()):
        return None
    folder, words = found
    server = Server(prefix=words, folder=folder)
    # The mount ends with the program; what is left outside is an empty folder.
    server.own = True
    return server


async def full_disk(server, rng, seconds, report, watch):
    """Fills the disk to the last byte under load, frees it, and looks at both databases."""
    inside = Path(f"/proc/{server.process.pid}/root{server.folder}")
    room = shutil.disk_usage(inside).total
    if room > 1 << 24:
        report.fail(f"the small disk has {room} bytes")
        return
    end, filler = time.monotonic() + seconds, inside / "filler"
    load = asyncio.ensure_future(people(server, rng, end, report, watch))
    while time.monotonic() < end - 1 and server.alive:
        try:
            with open(filler, "ab", buffering=0) as file:
                for size in (1 << 16, 512, 1):
                    try:
                        while file.write(b"\0" * size) == size:
                            pass
                    except OSError:
                        report.count("times full")
        except OSError:
            report.count("times full")
        await asyncio.sleep(min(2, seconds / 4))
        for path in PATHS:
            status, _, _ = await ask(server.port, path)
            report.status(status, path)
        filler.unlink(missing_ok=True)
        await asyncio.sleep(min(1, seconds / 8))
    await load
    if server.alive:
        # SQLite would follow the path out of the program's own mounts, so it reads a copy.
        with tempfile.TemporaryDirectory() as copy:
            for name in STORES:
                for part in inside.glob(name + "*"):
                    shutil.copy(part, copy)
            check(Path(copy), report)


def slope(notes, column, since):
    """What a figure grows by in an hour, as the line of least squares from `since` on."""
    points = [(each[0], each[column]) for each in notes if each[0] >= since]
    if not points:
        return 0.0
    middle = sum(x for x, _ in points) / len(points)
    spread = sum((x - middle) ** 2 for x, _ in points)
    return 3600 * sum((x - middle) * y for x, y in points) / spread if spread else 0.0


async def soak(server, rng, seconds, report, watch, many=20):
    """People who come, act and go; then all leave, and their sessions end.

    In a run of ten minutes or more the pauses are those of people who look at what they see, and
    growth is measured after a third of the time, when all that is kept for everybody is there.
    """
    long = seconds >= 600
    for path in PATHS:
        await Visitor(server.port).page(path)
    await asyncio.sleep(2)
    start = server.figures()
    began = watch.notes[-1][0]
    pause = (0.5, 4) if long else (0.05, 0.15)
    await people(server, rng, time.monotonic() + seconds, report, watch, many, pause)
    notes = [each for each in watch.notes if each[0] < began + seconds] or watch.notes[-1:]
    since = began + seconds / 3
    growth = slope(notes, 1, since) / 1e6
    report.count("MB an hour", round(growth, 1))
    for column, name in ((2, "descriptors"), (3, "threads")):
        # A run of seconds may have its last note before.
        seen = [each[column] for each in notes if each[0] >= since] or [notes[-1][column]]
        report.count(f"least {name}", min(seen))
        report.count(f"most {name}", max(seen))
    if max(each[2] for each in notes) > 600 or max(each[3] for each in notes) > 200:
        report.fail("over 600 descriptors or 200 threads")
    if not long:
        return
    if growth * seconds / 3600 > LARGEST_GROWTH:
        report.fail(f"memory grows by {growth:.1f} MB an hour")
    # Until the last session has ended and the heap was trimmed after it.
    await asyncio.sleep(SESSION_LIFE + 15)
    left = server.figures()
    report.count("MB at the start", round(start[0] / 1e6))
    report.count("MB with people", round(notes[-1][1] / 1e6))
    report.count("MB after they left", round(left[0] / 1e6))
