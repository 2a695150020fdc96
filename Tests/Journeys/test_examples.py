"""The examples: packages of their own, whose programs serve one app each at /."""
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from servers import ROOT, Program


class Example(Program):
    """A program of `Examples`, built by `./test` into one folder for all of them."""

    def start(self):
        folder = Path(os.environ.get("TAPAS_EXAMPLES", ROOT / ".build/examples/debug"))
        self.process = subprocess.Popen(
            [folder / self.command, "--port", str(self.port), "--data", str(self.folder),
             *self.flags],
            stdout=subprocess.PIPE, stderr=self.errors)
        self.said = self._first_lines()
        self.port = int(re.search(r"://[^ ]*:(\d+)", self.said).group(1))


@pytest.fixture
def example(started):
    return lambda *more: started(Example(*more))


def bar(me):
    return me.page.get_by_role("status").filter(has_text="Connection lost. Trying again…")


def add(me, title, priority=None):
    me.press(me.button("Add"))
    me.page.get_by_role("textbox", name="What is to be done?").fill(title)
    if priority:
        me.page.get_by_role("combobox", name="Priority").select_option(priority)
    me.press(me.button("Save"))
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def item(me, title):
    return me.page.get_by_role("switch", name=re.compile(f"^{title}"))


def show(me, name):
    me.press(me.page.get_by_role("radio", name=name, exact=True))


def test_hello(example, person):
    """Hello is at /, counts for everybody, and ends with 0 when it is asked to stop."""
    hello = example("Hello")
    assert hello.said.startswith(f"Hello is at {hello.origin}\n")
    me, other = person(hello), person(hello, "desktop")
    for each in (me, other):
        each.open("/")
        expect(each.page).to_have_title("Hello")
        expect(each.page.get_by_text("Hello, world!")).to_be_visible()
    me.press(me.button("Waved 0 times"))
    # State of the app itself is one for all windows.
    expect(other.button("Waved 1 times")).to_be_visible()
    other.may_lose_the_line()
    me.may_lose_the_line()
    hello.end(signal.SIGTERM)
    assert hello.process.returncode == 0


def test_a_taken_port_is_told(example):
    """A second start on the same port says so in a sentence, and ends with 1."""
    hello = example("Hello")
    folder = ROOT / ".build/examples/debug"
    program = Path(os.environ.get("TAPAS_EXAMPLES", folder)) / "Hello"
    second = subprocess.run(
        [program, "--port", str(hello.port), "--data", str(hello.folder)],
        capture_output=True, text=True, timeout=20, check=False)
    assert second.returncode == 1
    assert second.stderr == (f"Hello: port {hello.port} is taken by another program. "
                             "Choose another; --port 0 takes a free one.\n")


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_todo(example, person, size):
    """Adds two, ticks one, reloads; after kill -9 and a new start both are where they were."""
    todo = example("Todo")
    me = person(todo, size)
    me.may_lose_the_line()
    me.open("/")
    expect(me.heading("Todo")).to_be_visible()
    expect(me.page.get_by_text("Nothing is to be done.")).to_be_visible()
    add(me, "Buy bread")
    add(me, "Call Ana", "High")
    expect(me.page.get_by_role("switch")).to_have_count(2)
    expect(me.page.get_by_role("switch").first).to_have_accessible_name("Call Ana Urgent")
    me.press(item(me, "Buy bread"))
    expect(item(me, "Buy bread")).to_have_count(0)
    show(me, "Done")
    expect(item(me, "Buy bread")).to_be_checked()
    me.page.reload()
    expect(item(me, "Buy bread")).to_be_checked()
    todo.kill()
    expect(bar(me)).to_be_visible()
    todo.start()
    expect(bar(me)).to_be_hidden()
    # The list is read from its file, the choice is what the browser kept.
    expect(item(me, "Buy bread")).to_be_checked()
    show(me, "To do")
    expect(item(me, "Call Ana")).not_to_be_checked()
    me.press(me.button("Delete"))
    expect(me.page.get_by_text("Nothing is to be done.")).to_be_visible()
    show(me, "Done")
    me.press(me.button("Clear"))
    expect(me.page.get_by_text("Nothing is done yet.")).to_be_visible()


def test_todo_in_another_language(example, person):
    """The string table of the app's own bundle is found, and the page runs from right to left."""
    todo = example("Todo")
    me = person(todo, locale="ar")
    me.open("/")
    expect(me.heading("المهام")).to_be_visible()
    assert me.page.locator("html").get_attribute("dir") == "rtl"
    me.press(me.button("إضافة"))
    expect(me.page.get_by_role("textbox", name="ماذا يجب أن تفعل؟")).to_be_visible()


def test_todo_for_two(example, person):
    """What one adds is on the other's page at once: the store is one for all windows."""
    todo = example("Todo")
    me, other = person(todo), person(todo, "desktop")
    me.open("/")
    other.open("/")
    expect(other.page.get_by_text("Nothing is to be done.")).to_be_visible()
    add(me, "Buy bread")
    expect(item(other, "Buy bread")).to_be_visible()
