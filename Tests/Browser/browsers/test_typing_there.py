"""A part of the table of fields in Firefox and WebKit, over a line of 300 ms."""
import time

import pytest

from lines import SlowLine
from typing_app import TypingApp
from visitor import eventually


@pytest.fixture
def far_app(started):
    return started(SlowLine(started(TypingApp("TypingApp")).port, 0.3))


def field(me, name):
    return me.by_role("textbox", name)


def typed(me, text):
    for letter in text:
        me.window.type(letter)
        time.sleep(0.08)


def has(me, name, value):
    """Waits until the app has `value` under this name."""
    words = f"{name} has <{value}>"
    eventually(lambda: me.window.run(
        "() => [...document.querySelectorAll('.t')].map(e => e.textContent).join('\\n')"
    ).find(words) >= 0, words)


def value(me, element):
    return me.window.run("el => el.value", element)


def opened(me, path):
    me.open(path)
    time.sleep(1)


def test_a_chat_over_a_slow_line(far_app, visitor):
    me = visitor(far_app, "desktop")
    opened(me, "/chat")
    message = field(me, "Message")
    me.window.focus(message)
    for word in ("milk", "eggs", "salt"):
        typed(me, word)
        me.window.key("Enter")
    has(me, "Messages", "milk|eggs|salt")
    eventually(lambda: value(me, message) == "", "an empty field")


def test_a_field_that_moves_and_one_that_the_app_changes(far_app, visitor):
    me = visitor(far_app, "desktop")
    opened(me, "/moving")
    me.window.focus(field(me, "B"))
    typed(me, "milk and eggs")
    has(me, "B", "milk and eggs")
    opened(me, "/texts")
    upper = field(me, "Upper")
    me.window.focus(upper)
    typed(me, "milk and eggs")
    has(me, "Upper", "MILK AND EGGS")
    eventually(lambda: value(me, upper) == "MILK AND EGGS", "capitals")


def test_a_number_and_a_picker_without_a_choice(far_app, visitor):
    me = visitor(far_app, "desktop")
    opened(me, "/values")
    number = field(me, "Number")
    me.window.run("el => { el.focus(); el.select() }", number)
    typed(me, "1234567")
    assert value(me, number) == "1234567"
    me.window.key("Tab")
    has(me, "Number", "1234567.0")
    eventually(lambda: value(me, number) not in ("1234567", ""), "a tidied number")
    opened(me, "/choices")
    picker = me.by_role("combobox", "Name")
    assert me.window.run("el => el.value + el.selectedOptions[0].label", picker) == "-1"
