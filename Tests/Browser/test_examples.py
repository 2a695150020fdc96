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
    """A program of `LiveSwiftUI/Examples`, built by `./test` into one folder for all of them."""

    def start(self):
        folder = Path(os.environ.get("TAPAS_EXAMPLES", ROOT / ".build/debug"))
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


def test_postcards(example, person):
    """Symbols of a catalogue, a file of the bundle, and models that import Foundation alone."""
    postcards = example("Postcards")
    me = person(postcards)
    me.open("/")
    picture = me.page.get_by_role("img", name="A lighthouse by the sea")
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert abs(box["width"] / box["height"] - 2) < 0.05
    expect(me.page.get_by_text("Cape Finisterre")).to_have_css("color", "rgb(10, 79, 115)")
    me.press(me.button("Stamped 0 times"))
    expect(me.button("Stamped 1 times")).to_be_visible()


def test_a_taken_port_is_told(example):
    """A second start on the same port says so in a sentence, and ends with 1."""
    hello = example("Hello")
    folder = ROOT / ".build/debug"
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
    # The buttons behind a row are commands of its menu.
    item(me, "Call Ana").click(button="right")
    me.press(me.page.get_by_role("menuitem", name="Delete"))
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


def test_settings(example, person):
    """What is chosen in the form is there after a reload, and a reset asks first."""
    settings = example("Settings")
    me = person(settings)
    me.open("/")
    expect(me.heading("Settings")).to_be_visible()
    me.page.get_by_role("textbox", name="Name").fill("Ana")
    expect(me.page.get_by_text("15 minutes before")).to_have_count(0)
    me.press(me.page.get_by_role("switch", name="Remind me"))
    expect(me.page.get_by_text("15 minutes before")).to_be_visible()
    me.press(me.button("Increment"))
    expect(me.page.get_by_text("20 minutes before")).to_be_visible()
    expect(me.page.get_by_role("meter", name="Pictures")).to_have_attribute("aria-valuenow", "48")
    me.press(me.button("Text size"))
    expect(me.heading("Text size")).to_be_visible()
    show(me, "Large")
    expect(me.page.get_by_role("radio", name="Large")).to_be_checked()
    me.press(me.back())
    expect(me.heading("Settings")).to_be_visible()
    me.page.reload()
    expect(me.page.get_by_role("textbox", name="Name")).to_have_value("Ana")
    expect(me.page.get_by_text("20 minutes before")).to_be_visible()
    me.press(me.button("What is kept?"))
    expect(me.page.get_by_role("dialog").get_by_text("Your settings stay")).to_be_visible()
    me.press(me.button("Done"))
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.press(me.button("Clear the pictures"))
    me.press(me.page.get_by_role("alertdialog").get_by_role("button", name="Clear"))
    expect(me.page.get_by_role("meter", name="Pictures")).to_have_attribute("aria-valuenow", "0")
    expect(me.button("Clear the pictures")).to_be_disabled()
    me.press(me.button("Reset all settings"))
    me.press(me.page.get_by_role("alertdialog").get_by_role("button", name="Reset"))
    expect(me.page.get_by_role("textbox", name="Name")).to_have_value("")
    expect(me.page.get_by_role("switch", name="Remind me")).not_to_be_checked()


def tab(me, name):
    return me.page.get_by_role("tab", name=re.compile(f"^{name}"))


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_dashboard(example, person, size):
    """A walk fills the ring, the chart of the week fills its room, and a held chart has a menu."""
    dashboard = example("Dashboard")
    me = person(dashboard, size)
    me.open("/")
    ring = me.page.get_by_role("meter", name="Today")
    expect(ring).to_have_attribute("aria-valuetext", "20")
    me.press(me.button("Add a walk of 10 minutes"))
    expect(ring).to_have_attribute("aria-valuenow", "100")
    me.press(tab(me, "Week"))
    expect(me.heading("Week")).to_be_visible()
    chart = me.page.get_by_role("figure")
    bars = chart.get_by_role("img", name=re.compile("^Day: "))
    expect(bars).to_have_count(7)
    expect(chart.get_by_role("img", name="Goal: 30")).to_be_attached()
    monday = chart.get_by_role("img", name="Day: Mon, Minutes: 24")
    # The axis ends at 60, so the bar of Thursday takes most of the plot, and Monday's less.
    def height(bar):
        return bar.bounding_box()["height"]
    highest = chart.get_by_role("img", name="Day: Thu, Minutes: 55")
    assert abs(height(highest) / height(monday) - 55 / 24) < 0.05
    # The chart is as high as its room, which gets lower with the window.
    before = height(monday)
    me.page.set_viewport_size({"width": 390, "height": 500})
    me.page.wait_for_function(
        "([el, height]) => el.getBoundingClientRect().height < height",
        arg=[monday.element_handle(), before])
    # The numbers over the bars go where the browser tells that there is no room.
    number = chart.get_by_text("24", exact=True)
    expect(number).to_be_visible()
    me.page.set_viewport_size({"width": 300, "height": 500})
    expect(number).to_have_count(0)
    me.page.set_viewport_size({"width": 390, "height": 700})
    expect(number).to_be_visible()
    chart.click(button="right")
    me.press(me.page.get_by_role("menuitem", name="Clear Mon"))
    expect(chart.get_by_role("img", name="Day: Mon, Minutes: 0")).to_be_attached()
    me.press(tab(me, "Goal"))
    expect(me.page.get_by_text("Today’s goal is reached.")).to_be_visible()
    me.press(me.button("Increment"))
    expect(me.page.get_by_text("Today’s goal is not reached yet.")).to_be_visible()
    # Pages, turned by a dot, by a key, and by scrolling; another tab leaves them as they are.
    dots = me.page.get_by_role("radiogroup", name="Pages").get_by_role("radio")
    advice = me.page.get_by_text(re.compile("stairs|earlier|telephone"))
    expect(dots).to_have_count(3)
    expect(advice.nth(0)).to_be_in_viewport()
    me.press(dots.nth(1))
    expect(advice.nth(1)).to_be_in_viewport()
    expect(advice.nth(0)).not_to_be_in_viewport()
    me.page.keyboard.press("ArrowRight")
    expect(advice.nth(2)).to_be_in_viewport()
    expect(dots.nth(2)).to_be_checked()
    advice.nth(2).hover()
    # A wheel goes as far as it is turned; more than half a page leads to the page before.
    me.page.mouse.wheel(me.page.locator("[data-at]").bounding_box()["width"] * -0.7, 0)
    expect(advice.nth(1)).to_be_in_viewport()
    expect(dots.nth(1)).to_be_checked()
    expect(dots.nth(1)).to_have_accessible_name("Page 2 of 3")
    me.press(tab(me, "Week"))
    expect(me.heading("Week")).to_be_visible()
    expect(me.page).to_have_title("Week")
    me.press(tab(me, "Goal"))
    expect(me.page).to_have_title("Goal")
    expect(dots.nth(1)).to_be_checked()
    expect(advice.nth(1)).to_be_in_viewport()
    me.page.reload()
    expect(me.heading("Goal")).to_be_visible()


def note(me, title):
    return me.page.get_by_role("listitem").filter(has_text=title)


def add_note(me, title):
    me.press(me.button("New note"))
    me.page.get_by_role("textbox", name="Title").fill(title)
    me.press(me.button("Save"))
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(note(me, title)).to_be_visible()


def titles(me):
    return [text.split("\n")[0] for text in me.page.get_by_role("link").all_inner_texts()]


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_notes(example, person, size):
    """Writes, finds, pins, moves and deletes notes; a new start has them again."""
    notes = example("Notes")
    me = person(notes, size)
    me.may_lose_the_line()
    me.open("/")
    expect(me.page.get_by_text("No notes yet")).to_be_visible()
    for title in ("Bread", "Soup", "Books"):
        add_note(me, title)
    me.press(me.page.get_by_role("link", name=re.compile("^Soup")))
    me.page.get_by_role("textbox", name="Text").fill("Carrots and ginger")
    me.page.go_back()
    expect(note(me, "Soup").get_by_text("Carrots and ginger")).to_be_visible()
    me.page.get_by_role("searchbox").fill("ginger")
    expect(me.page.get_by_role("link")).to_have_count(1)
    # The scopes of the search: one stop of the Tab key, and the arrow keys choose.
    scopes = me.page.get_by_role("radiogroup", name="Search notes")
    me.page.keyboard.press("Tab")
    expect(scopes.get_by_role("radio", name="All")).to_be_focused()
    me.page.keyboard.press("ArrowRight")
    expect(scopes.get_by_role("radio", name="Titles")).to_be_checked()
    expect(me.page.get_by_role("link")).to_have_count(0)
    me.page.reload()
    expect(scopes.get_by_role("radio", name="Titles")).to_be_checked()
    expect(me.page.get_by_role("link")).to_have_count(0)
    me.press(scopes.get_by_role("radio", name="All"))
    expect(note(me, "Soup")).to_be_visible()
    me.page.get_by_role("searchbox").fill("")
    expect(me.page.get_by_role("link")).to_have_count(3)
    # The menu of a row, by the other mouse button.
    note(me, "Bread").click(button="right")
    me.press(me.page.get_by_role("menuitem", name="Pin"))
    expect(me.page.get_by_role("heading", name="Pinned")).to_be_visible()
    # The menu of a row, by the keyboard.
    note(me, "Soup").get_by_role("link").focus()
    me.page.keyboard.press("Shift+F10")
    me.press(me.page.get_by_role("menuitem", name="Pin"))
    show(me, "Pinned")
    expect(note(me, "Books")).to_have_count(0)
    expect(note(me, "Bread")).to_be_visible()
    show(me, "All")
    me.press(me.button("Edit"))
    me.press(note(me, "Bread").get_by_role("button", name="Move up"))
    expect(me.page.get_by_role("listitem").first).to_contain_text("Bread")
    me.press(me.button("Done"))
    note(me, "Books").click(button="right")
    me.press(me.page.get_by_role("menuitem", name="Delete"))
    expect(note(me, "Books")).to_have_count(0)
    notes.kill()
    expect(bar(me)).to_be_visible()
    notes.start()
    expect(bar(me)).to_be_hidden()
    expect(note(me, "Bread")).to_be_visible()
    me.press(me.page.get_by_role("link", name=re.compile("^Soup")))
    expect(me.page.get_by_role("textbox", name="Text")).to_have_value("Carrots and ginger")
    me.press(me.button("Delete"))
    me.press(me.page.get_by_role("alertdialog").get_by_role("button", name="Delete"))
    expect(note(me, "Soup")).to_have_count(0)
    expect(note(me, "Bread")).to_be_visible()


def test_template(example, person):
    """An app of the template has its own icon and tint, speaks Spanish, and keeps its list."""
    recital = example("Recital")
    me = person(recital, locale="es-ES")
    me.may_lose_the_line()
    me.open("/")
    expect(me.heading("Piezas")).to_be_visible()
    expect(me.page.get_by_role("heading", name="Aún no hay piezas")).to_be_visible()
    icon = me.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    own = ROOT / "LiveSwiftUI/Template/Sources/AppName/Assets.xcassets/AppIcon.appiconset/icon.png"
    assert me.page.request.get(recital.origin + icon).body() == own.read_bytes()
    add_button = me.page.get_by_role("button", name="Añadir")
    assert add_button.evaluate("el => getComputedStyle(el).color") == "rgb(94, 51, 166)"
    me.press(add_button)
    me.page.get_by_role("textbox", name="Título").fill("Für Elise")
    me.press(me.page.get_by_role("button", name="Guardar"))
    row = me.page.get_by_role("listitem").filter(has_text="Für Elise")
    expect(row).to_be_visible()
    # The card is as high as its row, though the list fills the screen.
    assert me.page.get_by_role("list").bounding_box()["height"] < 120
    recital.end()
    recital.start()
    me.page.reload()
    expect(row).to_be_visible()
