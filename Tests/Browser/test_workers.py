"""`tapas serve --workers 2`: two processes share a port and a folder, and a person hardly notices
when one of them is killed."""
import os
import signal
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

from people import Person, eventually
from servers import Program


class Workers(Program):
    """A `tapas serve` with two workers."""

    def __init__(self, sandbox, **environment):
        super().__init__(
            "serve", "--workers", "2", "--foods-url", sandbox.foods, environment=environment)

    def numbers(self):
        """The numbers of the worker processes, in their order."""
        found = {}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1]) == \
                        self.process.pid:
                    place = dict(each.split("=", 1) for each in (folder / "environ").read_text()
                                 .split("\0") if "=" in each)["TAPAS_WORKER_PLACE"]
                    found[int(place.split()[0])] = int(folder.name)
            except (OSError, KeyError):
                continue
        return [found[each] for each in sorted(found)]

    def are_new(self, old):
        """Whether both workers run and one of them was none of the `old`."""
        # Looked at once: a worker that is just dying would be seen the first time and not again.
        numbers = self.numbers()
        return len(numbers) == 2 and numbers != old

    def close(self):
        """Ends all of it: the workers of a killed program still write for a moment."""
        numbers = self.numbers()
        self.kill()
        eventually(lambda: are_gone(numbers), within=15)
        super().close()

    def sockets(self):
        """How many sockets each worker has, as its own counters say."""
        return [next(int(float(line.split()[1])) for line in self.metrics(each)
                     if line.startswith("tapas_sockets ")) for each in range(2)]

    def metrics(self, worker):
        with urllib.request.urlopen(f"{self.origin}/metrics?worker={worker}", timeout=5) as answer:
            return answer.read().decode().splitlines()


def are_gone(numbers):
    """Whether no process has one of these numbers."""
    return not any(Path(f"/proc/{each}").exists() for each in numbers)


@pytest.fixture
def workers(started, sandbox):
    return started(Workers(sandbox))


@pytest.fixture
def sit(workers, browser, started):
    """Sits down people until each worker has one; `people[0]` is at the first worker."""
    def sit(path):
        seats = {}
        for _ in range(40):
            before = workers.sockets()
            person = started(Person(browser, workers.origin))
            person.may_lose_the_line()
            person.open(path)
            eventually(lambda: sum(workers.sockets()) > sum(before))
            after = workers.sockets()
            seats.setdefault(int(after[1] > before[1]), person)
            if len(seats) == 2:
                return seats[0], seats[1]
        raise AssertionError("One worker answers everybody.")
    return sit


def test_both_workers_answer_and_tell_each_other_of_a_like(workers, sit):
    """Two people at two processes: a heart that one presses is soon red for the other."""
    ana, ben = sit("/foods")
    ana.press(ana.heart("Sushi"))
    ben.is_liked("Sushi", True)
    ben.press(ben.heart("Sushi"))
    ana.is_liked("Sushi", False)


def test_a_killed_worker_is_started_again_and_its_page_goes_on(workers, sit):
    """What was typed stays, the page works again, and its photos come."""
    people = sit("/recipes")
    for number, me in enumerate(people):
        field = me.page.get_by_role("searchbox", name="Search recipes")
        field.fill("tart")
        expect(me.page.get_by_role("button", name="Tarte Tatin", exact=True)).to_be_visible()
        old = workers.numbers()
        os.kill(old[number], signal.SIGKILL)
        eventually(lambda: workers.are_new(old))
        expect(field).to_have_value("tart")
        field.fill("syrn")
        found = me.page.get_by_role("button", name="Syrniki (Сирники)", exact=True)
        expect(found).to_be_visible()
        expect(me.page.get_by_role("button", name="Tarte Tatin", exact=True)).to_have_count(0)
        expect(me.page.get_by_role("status").filter(has_text="Connection lost")).to_be_hidden()
    assert "is started again" in (workers.folder / "errors").read_text()


def test_a_worker_that_does_not_start_is_ended_and_started_again(sandbox, started):
    """Before, only workers that had reported once were watched. The silence that counts as a hang
    is three seconds here, so a start has twelve."""
    workers = started(Workers(sandbox, WATCHDOG_USEC="3000000"))
    old = workers.numbers()
    threads = Path(f"/proc/{workers.process.pid}/task")
    new = set()

    def has_new():
        for each in threads.glob("*/children"):
            new.update(set(map(int, each.read_text().split())) - set(old))
        return new

    os.kill(old[0], signal.SIGKILL)
    eventually(has_new)
    # In its first milliseconds, before it can report.
    stuck = new.pop()
    os.kill(stuck, signal.SIGSTOP)
    eventually(lambda: workers.are_new([stuck, old[1]]), within=30)
    told = (workers.folder / "errors").read_text()
    assert "worker 0 does not start; it is ended" in told
    for each in [old[0], stuck]:
        assert f"worker 0 (process {each}) ended (signal 9); it is started again" in told


def test_the_site_stops_as_a_whole(workers, sit):
    """A stop ends with 0 and leaves no process; so does a `kill -9` of the first process."""
    sit("/cocktails")
    numbers = workers.numbers()
    workers.process.send_signal(signal.SIGTERM)
    assert workers.process.wait(15) == 0
    assert are_gone(numbers)
    workers.process.stdout.close()
    workers.start()
    numbers = workers.numbers()
    workers.kill()
    eventually(lambda: are_gone(numbers), within=15)
