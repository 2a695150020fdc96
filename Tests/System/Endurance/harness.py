"""What all suites share: the real program, a watch over its process, a canary, and a report."""
import asyncio
import http.client
import os
import re
import selectors
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import today
from today import ROOT
from wire import PATHS

PAGE = os.sysconf("SC_PAGE_SIZE")
HONEST_FAILURES = {501, 503, 505}
LONGEST_SILENCE = 10.0


def binary():
    """The release binary, or the one that TAPAS_BINARY names."""
    return os.environ.get("TAPAS_BINARY") or str(ROOT / ".build/release/tapas")


class Server:
    """A running `tapas` with a data folder of its own."""

    # The pages that a suite must meet.
    paths = PATHS

    def __init__(self, *flags, command="serve", prefix=(), folder=None, executable=None):
        self.own, self.executable = folder is None, executable or binary()
        self.folder = Path(folder or tempfile.mkdtemp(prefix="tapas-endurance-"))
        self.flags, self.command, self.prefix = list(flags), command, list(prefix)
        self.port, self.boots = 0, 0
        self.errors = tempfile.TemporaryFile()
        self.start()

    def start(self):
        """Starts it, on the port it had before, and waits for its address."""
        known = {k: v for k, v in os.environ.items() if not k.startswith("TAPAS_")}
        self.process = subprocess.Popen(
            [*self.prefix, self.executable, self.command, "--port", str(self.port), "--data",
             str(self.folder), *self.flags],
            stdout=subprocess.PIPE, stderr=self.errors, env=known)
        said, end = b"", time.monotonic() + 20
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while not (found := re.search(rb"http://127\.0\.0\.1:(\d+)\n", said)):
                if not selector.select(max(0, end - time.monotonic())):
                    self.kill()
                    raise TimeoutError("The program did not print its address.")
                piece = os.read(self.process.stdout.fileno(), 65536)
                if not piece:
                    raise RuntimeError("The program ended at its start: " + self.complaints())
                said += piece
        self.port, self.boots = int(found.group(1)), self.boots + 1

    @property
    def alive(self):
        return self.process.poll() is None

    def complaints(self):
        """What it wrote to standard error."""
        return os.pread(self.errors.fileno(), 1 << 20, 0).decode(errors="replace")

    def figures(self):
        """Resident bytes, descriptors and threads, or None when it is gone."""
        try:
            home = Path(f"/proc/{self.process.pid}")
            resident = int((home / "statm").read_text().split()[1]) * PAGE
            stat = (home / "stat").read_text()
            return resident, len(os.listdir(home / "fd")), int(stat.rpartition(")")[2].split()[17])
        except (FileNotFoundError, ProcessLookupError, IndexError):
            return None

    def kill(self):
        """Ends it as `kill -9` does."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def end(self):
        """Asks it to stop, as a restart does, and waits; its folder stays."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        self.process.stdout.close()

    def close(self):
        """Asks it to stop and returns its exit code, or None when it does not stop."""
        code = self.process.poll()
        if code is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                code = self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdout.close()
        if self.own:
            shutil.rmtree(self.folder, ignore_errors=True)
        return code


class Watch(threading.Thread):
    """Asks GET /health four times a second and notes the figures of the process."""

    def __init__(self, server, report):
        super().__init__(daemon=True)
        self.server, self.report, self.over = server, report, threading.Event()
        self.notes, self.worst, self.expected_down = [], 0.0, False
        self.began = time.monotonic()

    def run(self):
        while not self.over.is_set():
            down, start = self.expected_down, time.monotonic()
            try:
                link = http.client.HTTPConnection("127.0.0.1", self.server.port,
                                                  timeout=LONGEST_SILENCE)
                link.request("GET", "/health")
                status = link.getresponse().status
                link.close()
                if status not in (200, 503):
                    self.report.fail(f"/health answered {status}")
            except (OSError, http.client.HTTPException) as error:
                if not (down or self.expected_down):
                    self.report.fail(f"/health: {type(error).__name__} {error}")
                    self.over.wait(1)
            if not (down or self.expected_down):
                self.worst = max(self.worst, time.monotonic() - start)
            if figures := self.server.figures():
                self.notes.append((time.monotonic() - self.began, *figures))
            self.over.wait(0.25)

    def stop(self):
        self.over.set()
        self.join(LONGEST_SILENCE + 2)


class Report:
    """What a suite counted, and what it found wrong."""

    def __init__(self, name, seed):
        self.name, self.seed, self.counts, self.failures = name, seed, {}, []

    def count(self, what, more=1):
        self.counts[what] = self.counts.get(what, 0) + more

    def fail(self, why):
        if len(self.failures) < 20:
            self.failures.append(why)

    def status(self, status, about):
        """Counts a status; of those from 500 on only honest refusals are allowed."""
        self.count(f"status {status}")
        if status >= 500 and status not in HONEST_FAILURES:
            self.fail(f"status {status} for {about!r}"[:400])

    def print(self, seconds, worst, before, after, peak):
        whole = max(self.counts.get("done", 0), 0)
        self.counts.setdefault("done", 0)
        if whole == 0 and seconds > 10:
            self.fail("it did nothing")
        rest = ", ".join(f"{k} {v}" for k, v in sorted(self.counts.items()) if k != "done")
        print(f"  {self.name:<10} seed {self.seed}: {whole} in {seconds:.1f} s "
              f"({whole / max(seconds, 0.01):.0f}/s); /health worst {worst * 1000:.0f} ms; "
              f"RSS {before / 1e6:.0f} MB before, {after / 1e6:.0f} after, {peak / 1e6:.0f} peak",
              flush=True)
        print(f"    {rest}", flush=True)
        for why in self.failures:
            print(f"    FAILED: {why}", flush=True)


async def play(report, suite, rng, seconds, server, bound):
    """Runs one suite against one server; every rule that holds for all suites is checked here."""
    await today.met(server, report)
    watch = Watch(server, report)
    before = (server.figures() or (0,))[0]
    watch.start()
    start = time.monotonic()
    try:
        await asyncio.wait_for(suite(server, rng, seconds, report, watch), seconds * 2 + 60)
    except asyncio.TimeoutError:
        report.fail("the suite hung")
    took = time.monotonic() - start
    watch.stop()
    after = (server.figures() or (0,))[0]
    peak = max([each[1] for each in watch.notes] + [after])
    if not server.alive:
        report.fail(f"the program ended with {server.process.returncode}")
    elif (code := server.close()) != 0:
        report.fail("it did not stop when asked" if code is None else f"it stopped with {code}")
    if "Fatal error" in server.complaints() or "Sanitizer" in server.complaints():
        report.fail("standard error: " + server.complaints()[-400:])
    if peak - before > bound:
        report.fail(f"memory grew by {(peak - before) / 1e6:.0f} MB, allowed {bound / 1e6:.0f}")
    report.print(took, watch.worst, before, after, peak)
    return watch.notes
