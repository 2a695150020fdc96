"""The table of fields: what a person means is what the app has, and what is shown.

Nine fields, over four lines, brought in by five kinds of hands. The twenty cells of a field are
played at once, in pages of their own.
"""
import asyncio
import contextlib
import re

import pytest
from playwright.async_api import TimeoutError

from hands import HANDS, typed

WORDS = "milk and eggs"


async def texts(page, name, hand, expected):
    field = page.get_by_role("textbox", name=name, exact=True)
    await HANDS[hand](page, field, WORDS)
    return [(await settled(page, name, expected)), await shows(field, expected)]


async def settled(page, name, expected):
    """Waits until the app has what is expected, and returns what it has."""
    place = page.get_by_text(re.compile(rf"^{name} has <.*>$"))
    wanted = page.get_by_text(f"{name} has <{expected}>", exact=True)
    # The cell then tells what was there instead.
    with contextlib.suppress(TimeoutError):
        await wanted.first.wait_for(timeout=8000)
    return (await place.last.text_content())[len(name) + 6:-1]


async def shows(field, expected):
    """What the field shows, once it shows what is expected or two seconds are over."""
    for _ in range(40):
        value = await field.input_value()
        if value == expected:
            break
        await asyncio.sleep(0.05)
    return value


async def left(page, name, hand, text, has, shown):
    field = page.get_by_role("textbox", name=name, exact=True)
    await field.fill("")
    await HANDS[hand](page, field, text)
    await page.keyboard.press("Tab")
    return [await settled(page, name, has), await shows(field, shown)]


async def plain(page, hand):
    return await texts(page, "Plain", hand, WORDS), [WORDS, WORDS]


async def upper(page, hand):
    return await texts(page, "Upper", hand, WORDS.upper()), [WORDS.upper()] * 2


async def number(page, hand):
    return (await left(page, "Number", hand, "1234567", "1234567.0", "1,234,567"),
            ["1234567.0", "1,234,567"])


async def price(page, hand):
    return await left(page, "Price", hand, "12.34", "12.34", "€12.34"), ["12.34", "€12.34"]


async def day(page, hand):
    field = page.get_by_label("Day", exact=True)
    if hand in ("80 ms", "200 ms"):
        await typed(page, field, "05252012", 80 if hand == "80 ms" else 200)
    else:
        await field.focus()
        await field.evaluate(
            "(e, names) => { e.value = '2012-05-25'; names.forEach("
            "name => e.dispatchEvent(new Event(name, {bubbles: true}))) }",
            ["change"] if hand == "filled" else ["input", "change"])
    await page.keyboard.press("Tab")
    wanted = ["2012-05-25", "2012-05-25"]
    return [await settled(page, "Day", wanted[0]), await shows(field, wanted[1])], wanted


async def chat(page, hand):
    field = page.get_by_role("textbox", name="Message", exact=True)
    for word in ("milk", "eggs", "salt"):
        await HANDS[hand](page, field, word)
        await page.keyboard.press("Enter")
    wanted = ["milk|eggs|salt", ""]
    return [await settled(page, "Messages", wanted[0]), await shows(field, "")], wanted


async def moving(page, hand):
    return await texts(page, "B", hand, WORDS), [WORDS, WORDS]


async def beside(page, hand):
    return await texts(page, "Beside", hand, WORDS), [WORDS, WORDS]


async def sheet(page, hand):
    await page.get_by_role("button", name="Open").click()
    field = page.get_by_role("textbox", name="Sheet", exact=True)
    await field.wait_for()
    return await texts(page, "Sheet", hand, WORDS), [WORDS, WORDS]


FIELDS = {plain: "texts", upper: "texts", number: "values", price: "values", day: "values",
          chat: "chat", moving: "moving", beside: "moving", sheet: "texts"}


async def opened(page, line, field, few):
    """Opens the field's screen, and waits until the server has answered over the socket."""
    ready = asyncio.Event()
    async with few:
        # The page of the last field, and its socket, are left first.
        await page.goto("about:blank")
        page.once("websocket", lambda socket: socket.on("framereceived", lambda _: ready.set()))
        await page.goto(f"{line.origin}/{FIELDS[field]}", timeout=30_000)
    await asyncio.wait_for(ready.wait(), 30)


async def cells(pages, lines, field):
    few = asyncio.Semaphore(6)
    await asyncio.gather(*(opened(pages[name], lines[name[0]], field, few) for name in pages))
    lines["cut"].break_soon()
    got = await asyncio.gather(
        *(field(page, hand) for (_, hand), page in pages.items()), return_exceptions=True)
    # Else a break could cut the socket of a page that the next field opens.
    await asyncio.to_thread(lines["cut"].whole)
    return {", ".join(name): each for name, each in zip(pages, got)
            if isinstance(each, BaseException) or each[0] != each[1]}


@pytest.fixture(scope="module")
def pages(crowd, typing_lines):
    """A page for each line and hand, which all fields use in turn."""
    names = [(line, hand) for line in typing_lines for hand in HANDS]
    return dict(zip(names, crowd.pages(len(names))))


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.__name__)
def test_what_was_meant_is_what_the_app_has_and_what_is_shown(crowd, pages, typing_lines, field):
    """The cells that are wrong are named, with [the app has, the field shows], and the wanted."""
    assert crowd.do(cells(pages, typing_lines, field)) == {}
