"""An app that ends or holds its own process, started again as systemd would: the page that does it
comes back at its root or not at all, and everybody else is served."""
import os
import re
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

from servers import ROOT, Program

# A whole-word limit for what the tests wait for; the restarts take a fraction of it.
SOON = 10


def program():
    named = os.environ.get("TAPAS_CRASHING_APP")
    places = [Path(named)] if named else [ROOT / f".build/{kind}/CrashingApp"
                                          for kind in ("release", "debug")]
    return next(str(place) for place in places if place.exists())


class Crashing(Program):
    """The app under a supervisor: started again 0.2 s after each end."""

    def __init__(self, **environment):
        self.ends, self.over = [], False
        super().__init__("CrashingApp", environment=environment)
        self.keeper = threading.Thread(target=self._keep, daemon=True)
        self.keeper.start()

    def start(self):
        self.process = subprocess.Popen(
            [program(), "--port", str(self.port), "--data", str(self.folder)],
            stdout=subprocess.PIPE, stderr=self.errors,
            env={"SWIFT_BACKTRACE": "enable=no", **self.environment})
        self.said = self._first_lines()
        self.port = int(re.search(r"://[^ ]*:(\d+)", self.said).group(1))

    def _keep(self):
        while not self.over:
            self.ends.append(self.process.wait())
            self.process.stdout.close()
            if self.over:
                return
            time.sleep(0.2)
            self.start()

    def fault(self, words):
        (self.folder / "faults").write_text(words)

    def signal(self, number):
        """Sends a signal and waits until the next process serves."""
        ends, process = len(self.ends), self.process
        process.send_signal(number)
        self.wait_for(ends + 1)

    def wait_for(self, ends):
        """Waits until so many processes have ended and the next one serves."""
        end = time.monotonic() + 3 * SOON
        while len(self.ends) < ends or not self.serves():
            assert time.monotonic() < end, (self.ends, (self.folder / "errors").read_text())
            time.sleep(0.05)

    def serves(self):
        return self.health(1) == 200

    def health(self, timeout=5):
        try:
            with urllib.request.urlopen(f"{self.origin}/health", timeout=timeout) as answer:
                return answer.status
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            return None

    def records(self):
        file = self.folder / ".server/crashes"
        return file.stat().st_size // 72 if file.exists() else 0

    def close(self):
        self.over = True
        super().close()


@pytest.fixture
def crashing(started):
    return lambda **more: started(Crashing(**more))


class Supervised(Program):
    """The app under its own `--workers`, which starts it again by itself."""

    def __init__(self, workers):
        self.workers = workers
        super().__init__("CrashingApp")

    def start(self):
        self.process = subprocess.Popen(
            [program(), "--port", str(self.port), "--data", str(self.folder),
             "--workers", str(self.workers)],
            stdout=subprocess.PIPE, stderr=self.errors,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
        self.said = self._first_lines()
        self.port = int(re.search(r"://[^ ]*:(\d+)", self.said).group(1))

    def printed(self):
        return (self.folder / "errors").read_text()


@pytest.fixture
def sit(person):
    def sit_down(app, size="desktop", path="/"):
        me = person(app, size)
        me.may_lose_the_line()
        me.open(path)
        return me
    return sit_down


def press(me, name):
    me.press(me.button(name))


def type_name(me, text):
    me.page.get_by_role("textbox", name="Name").fill(text)


def open_row(me, number):
    me.page.get_by_role("link", name=f"Row {number}").click()
    expect(me.page.get_by_text(f"This is row {number}")).to_be_visible()


def is_served(me):
    """A press is answered. One from before the page is connected again may be lost."""
    button = me.page.get_by_role("button", name=re.compile("^Count"))
    before, end = int(button.inner_text().split()[1]), time.monotonic() + SOON
    while int(button.inner_text().split()[1]) == before:
        assert time.monotonic() < end, me.page.content()
        button.click()
        me.page.wait_for_timeout(500)


def stays(app, ends, seconds=3):
    """No further process ends."""
    time.sleep(seconds)
    assert len(app.ends) == ends, app.ends
    assert app.serves()


@pytest.mark.parametrize("fault, most", [("address", 1), ("task", 1), ("queue", 3)])
def test_one_address_that_traps_does_not_keep_the_others_out(crashing, sit, fault, most):
    """H1: a browser left open on an address that has become wrong ended every new process, five
    of five, so that nobody was served."""
    app = crashing()
    guilty, innocent = sit(app), sit(app)
    open_row(guilty, 3)
    address = guilty.page.url
    open_row(innocent, 2)
    # As a deploy with fewer rows.
    app.fault(fault)
    app.signal(signal.SIGTERM)
    app.wait_for(2)
    expect(guilty.page.get_by_role("heading", name="Rows")).to_be_visible(timeout=SOON * 1000)
    is_served(guilty)
    expect(innocent.page.get_by_text("This is row 2")).to_be_visible()
    is_served(innocent)
    stays(app, len(app.ends))
    assert len(app.ends) - 1 <= most, app.ends
    # Another tab, and a visitor who follows the link, end nothing once the address is known.
    if fault != "queue":
        ends = len(app.ends)
        visitor = sit(app, path=address.removeprefix(app.origin))
        expect(visitor.page.get_by_role("heading", name="Rows")).to_be_visible()
        is_served(visitor)
        stays(app, ends, 1)


def test_a_text_that_traps_is_not_typed_again(crashing, sit):
    """C3 and H1: a text that ends the process was sent again to each new one."""
    app = crashing()
    app.fault("text")
    guilty, innocent = sit(app), sit(app)
    type_name(innocent, "calm")
    expect(innocent.page.get_by_text("Hello calm")).to_be_visible()
    type_name(guilty, "boom")
    app.wait_for(1)
    is_served(guilty)
    is_served(innocent)
    expect(innocent.page.get_by_text("Hello calm")).to_be_visible()
    stays(app, 1)


def test_a_toggle_that_traps_is_chosen_again_once_at_most(crashing, sit):
    """A toggle that was not handled is chosen again by the script, at the root too."""
    app = crashing()
    app.fault("toggle")
    guilty, innocent = sit(app), sit(app)
    guilty.page.get_by_role("switch", name="Danger").click()
    app.wait_for(1)
    is_served(innocent)
    # The choice that is made again may end the process a second time.
    time.sleep(3)
    ends = len(app.ends)
    assert ends <= 2, app.ends
    stays(app, ends)


@pytest.mark.parametrize("fault, name", [("press", "Trap"), ("depth", "Recurse")])
def test_a_press_that_traps_takes_nothing_from_its_page(crashing, sit, fault, name):
    """The press is not sent again, so the page comes back as it was, also after a stack that has
    overflown."""
    app = crashing()
    app.fault(fault)
    me = sit(app)
    open_row(me, 1)
    press(me, name)
    app.wait_for(1)
    expect(me.page.get_by_text("This is row 1")).to_be_visible()
    is_served(me)
    assert app.records() == 1
    stays(app, 1, 1)


def test_a_page_that_traps_at_its_root_is_refused_and_told(crashing, sit):
    """A page that ends the process wherever it begins does not come a third time, and says so."""
    app = crashing()
    guilty, innocent = sit(app, "phone"), sit(app, "desktop")
    app.fault("narrow")
    app.signal(signal.SIGTERM)
    app.wait_for(3)
    told = guilty.page.get_by_role("status").filter(has_text="This page failed")
    expect(told).to_be_visible(timeout=SOON * 1000)
    is_served(innocent)
    stays(app, 3)


def test_nobody_is_blamed_for_a_kill(crashing, sit):
    """`kill -9` in the middle of a turn is no page's fault; neither is an orderly restart."""
    app = crashing()
    me = sit(app)
    open_row(me, 1)
    press(me, "Hang")
    time.sleep(0.5)
    app.signal(signal.SIGKILL)
    expect(me.page.get_by_text("This is row 1")).to_be_visible()
    is_served(me)
    app.signal(signal.SIGTERM)
    is_served(me)
    assert app.ends == [-signal.SIGKILL, 0] and app.records() == 0


def test_a_main_thread_that_hangs_is_noticed(crashing, sit, tmp_path):
    """H3: a hang was seen by nobody. /health is 503 within seconds, the watchdog hears nothing,
    and its SIGABRT, as systemd sends it, ends the process."""
    path = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(path)
        manager.settimeout(SOON)
        app = crashing(NOTIFY_SOCKET=path, WATCHDOG_USEC="1000000")
        assert [manager.recv(100) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
        me, other = sit(app), sit(app)
        press(me, "Hang")
        time.sleep(0.5)
        start = time.monotonic()
        assert app.health() == 503
        first = time.monotonic() - start
        # Once it is known, nobody waits.
        start = time.monotonic()
        assert app.health() == 503
        assert time.monotonic() - start < first / 2
        manager.settimeout(0.01)
        with pytest.raises(TimeoutError):
            while True:
                manager.recv(100)
        manager.settimeout(1.5)
        with pytest.raises(TimeoutError):
            manager.recv(100)
        app.signal(signal.SIGABRT)
        assert app.ends == [-signal.SIGABRT] and app.records() == 1
        is_served(other)
        is_served(me)


def test_a_main_thread_that_hangs_stops_all_the_same(crashing, sit):
    """H3: the first SIGTERM did not end a process whose main thread hung."""
    app = crashing()
    me = sit(app)
    press(me, "Hang")
    time.sleep(0.5)
    app.signal(signal.SIGTERM)
    assert app.ends == [1] and app.records() == 1
    assert "The main thread hangs" in (app.folder / "errors").read_text()
    is_served(me)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_app_with_workers_is_started_again_by_its_own_program(started, sit, workers):
    """With `--workers`, a trap ends one process, the page comes back as it was, and a stop ends
    all processes."""
    app = started(Supervised(workers))
    me = sit(app)
    open_row(me, 1)
    (app.folder / "faults").write_text("press")
    press(me, "Trap")
    is_served(me)
    expect(me.page.get_by_text("This is row 1")).to_be_visible()
    assert re.search(r"worker \d \(process \d+\) ended \(signal \d+\); it is started again",
                     app.printed())
    children = Path(f"/proc/{app.process.pid}/task/{app.process.pid}/children").read_text().split()
    assert len(children) == workers
    app.process.send_signal(signal.SIGTERM)
    assert app.process.wait(SOON) == 0
    assert not any(Path(f"/proc/{child}").exists() for child in children)
