"""One guest behind nginx takes all pages that it can get, from two addresses: the people with the
code and other guests come in all the same. What guests request of services is bounded too."""
import asyncio
import base64
import json
import os
import re
import ssl
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from people import Person
from servers import Program, Service
from test_proxy import NAME, Nginx, free_port

CODE = "open-sesame-please"
TOLD = "This page made room for others. Reload it to go on."
# Pages of one guest, as many as the process has for everybody.
PAGES = 400


class Line:
    """A visitor at an address of this machine, with connections of its own through nginx."""

    def __init__(self, nginx, address):
        self.nginx, self.address = nginx, address
        self.trust = ssl._create_unverified_context()
        self.cookies = {}

    async def send(self, path, *fields):
        """Sends a GET on a new connection; returns it with the status and the head."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.nginx.port, ssl=self.trust, server_hostname=NAME,
            local_addr=(self.address, 0), limit=1 << 24)
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        lines = [f"GET {path} HTTP/1.1", f"Host: {NAME}:{self.nginx.port}", f"Cookie: {cookies}",
                 *fields, "", ""]
        writer.write("\r\n".join(lines).encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        for name, value in re.findall(r"(?i)set-cookie: (\w+)=([^;\r]*)", head):
            self.cookies[name] = value
        return reader, writer, int(head.split()[1])

    async def get(self, path):
        """One request; returns its status and body."""
        reader, writer, status = await self.send(path, "Connection: close")
        body = (await reader.read()).decode()
        writer.close()
        return status, body

    async def open(self, path="/menu"):
        """Opens a page and its socket as a browser does. Returns the socket and its first frame;
        None with the status where either is refused."""
        status, body = await self.get(path)
        if status != 200:
            return None, status
        token = re.search(r'data-session="([^"]+)"', body).group(1)
        reader, writer, status = await self.send(
            "/_/socket", f"Origin: {self.nginx.origin}", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}")
        if status != 101:
            writer.close()
            return None, status
        hello = json.dumps(
            [0, 0, 0, "hello", {"s": token, "u": path, "p": None, "f": 0, "e": {}, "i": []}])
        writer.write(bytes([0x81, 0xFE]) + len(hello).to_bytes(2, "big") + bytes(4)
                     + hello.encode())
        return (reader, writer), await frame(reader)


async def frame(reader):
    """The next frame of a socket, as a text or as a close code with its reason."""
    first, length = await reader.readexactly(2)
    if length >= 126:
        length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
    payload = await reader.readexactly(length)
    return f"{int.from_bytes(payload[:2], 'big')} {payload[2:].decode()}" \
        if first & 15 == 8 else payload.decode("utf-8", "replace")


async def ending(reader):
    """The close code of a socket and its reason, after the batches and pings before it."""
    while not (said := await frame(reader))[:4].isdigit():
        pass
    return said


class Site:
    """The menu for guests and for people with the code, behind nginx-one.conf."""

    def __init__(self, started):
        port = free_port()
        self.tapas = started(Program(
            "serve", "--guests", "--apps", "menu", "--access-code", CODE,
            "--name", f"{NAME}:{port}", "--behind", "127.0.0.1"))
        self.nginx = started(Nginx(port, self.tapas.port))

    def ready(self):
        try:
            with urllib.request.urlopen(f"{self.tapas.origin}/ready", timeout=5) as answer:
                return answer.status
        except urllib.error.HTTPError as error:
            return error.code

    async def greedy(self):
        """One guest opens pages without a cookie, twelve at a time, and keeps their sockets."""
        held, seats = [], asyncio.Semaphore(12)

        async def one(address):
            async with seats:
                held.append(await Line(self.nginx, address).open())

        await asyncio.gather(*(one(f"127.0.0.{2 + page % 2}") for page in range(PAGES)))
        return [socket for socket, _ in held if socket]


@pytest.fixture
def site(started):
    return Site(started)


async def comes_in(site, address, code=None):
    """Whether somebody at this address has a living page within two seconds."""
    line = Line(site.nginx, address)
    start = time.monotonic()
    if code:
        assert (await line.get(f"/_/enter?code={code}"))[0] == 303
    socket, said = await line.open()
    assert socket, f"{address} got {said}"
    assert said.startswith("["), said
    assert time.monotonic() - start < 2
    return socket


def test_one_guest_keeps_nobody_out(site, browser, started):
    """Before, 400 sockets of one guest left 503 for everybody, with the code or without."""
    me = started(Person(browser, site.nginx.origin, ignore_https_errors=True))

    async def story():
        held = await site.greedy()
        assert len(held) >= 100
        assert site.ready() == 200
        lines = [await comes_in(site, "127.0.0.4", CODE), await comes_in(site, "127.0.0.5")]
        # At the very address of the greedy guest a page that nobody uses ends for a new one.
        lines.append(await comes_in(site, "127.0.0.2"))
        ended = [asyncio.create_task(ending(reader)) for reader, _ in held]
        done, waiting = await asyncio.wait(ended, timeout=1)
        told = {each.result() for each in done if each.exception() is None}
        assert f"4004 {TOLD}" in told, told
        for each in waiting:
            each.cancel()
        return held, lines

    loop = asyncio.new_event_loop()
    # Playwright's own loop runs on this thread.
    with ThreadPoolExecutor(1) as thread:
        kept = thread.submit(loop.run_until_complete, story()).result()
    try:
        # All sockets are open while somebody with the code opens the menu in a browser.
        me.page.goto(f"{site.nginx.origin}/_/enter?code={CODE}")
        expect(me.page.get_by_text("Cold Mezze").first).to_be_visible()
        assert site.ready() == 200 and me.problems == [] and kept
    finally:
        loop.close()


def test_a_restaurant_alone(browser, started):
    """The menu alone is the restaurant's: its name in the tab and on the cards, which fill a sheet;
    guests have the languages in the bar, nothing to update, and no page of another app."""
    tapas = started(Program("serve", "--guests", "--apps", "menu", "--menu-name", "Casa Lola",
                            "--access-code", CODE))
    guest, me = (started(Person(browser, tapas.origin)) for _ in range(2))
    guest.open("/")
    expect(guest.page.get_by_role("heading", name="Categories", level=1)).to_be_visible()
    expect(guest.page).to_have_title("Categories – Casa Lola")
    expect(guest.page.get_by_role("main").get_by_text("Casa Lola", exact=True)).to_be_visible()
    expect(guest.page.get_by_role("button", name="Update menu")).to_have_count(0)
    guest.press(guest.page.get_by_role("button", name="Language", exact=True))
    guest.press(guest.page.get_by_role("menuitem", name="Español", exact=True))
    expect(guest.page.get_by_role("heading", name="Categorías", level=1)).to_be_visible()
    guest.allow("404")
    for path in ("/foods", "/cocktails/1"):
        answer = guest.page.goto(tapas.origin + path)
        assert answer.status == 404
        expect(guest.page.get_by_role("link", name="Casa Lola", exact=True)).to_be_visible()
    me.page.goto(f"{tapas.origin}/_/enter?code={CODE}")
    expect(me.page.get_by_role("button", name="Update menu")).to_be_visible()
    me.page.goto(tapas.origin + "/_/tables")
    for cards, sheets in ((8, 1), (12, 2)):
        expect(me.page.get_by_role("heading", name="Casa Lola")).to_have_count(cards)
        pdf = me.page.pdf(format="A4")
        assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == sheets
        me.page.get_by_label("Number of tables").fill("12")
        me.press(me.page.get_by_role("button", name="Make the cards"))
    expect(me.page.get_by_text("Table 12", exact=True)).to_be_visible()
    assert guest.complaints() == me.complaints() == []


class Drinks(Service):
    """A cocktail service of 200 drinks that counts the lookups."""

    def __init__(self):
        self.lookups = []
        super().__init__(self.answer)
        self.base = f"{self.origin}/api/json/v1/1"

    def answer(self, path):
        number = path.partition("lookup.php?i=")[2]
        if not number:
            return {"drinks": [{"idDrink": str(each), "strDrink": f"Drink {each}"}
                               for each in range(1_000, 1_200)]}
        self.lookups.append(number)
        return {"drinks": [{"idDrink": number, "strDrink": f"Drink {number}",
                            "strIngredient1": "Gin", "strMeasure1": "2 oz"}]}


def goes_down(person):
    """Goes down the list of drinks and rests at every tenth row, so that each is looked up."""
    person.open("/cocktails")
    for number in range(9, 200, 10):
        person.down_to(person.rows().nth(number))
        person.page.wait_for_timeout(400)


def test_what_a_guest_requests_of_a_service_ends_where_a_persons_does_not(browser, started):
    """A guest who goes down a list of 200 drinks has 150 of them looked up, then one in two
    seconds; somebody with the code has the next at once."""
    drinks = started(Drinks())
    tapas = started(Program(
        "serve", "--guests", "--access-code", CODE, "--cocktails-url", drinks.base))
    guest, me = (started(Person(browser, tapas.origin)) for _ in range(2))
    start = time.monotonic()
    goes_down(guest)
    assert 150 <= len(drinks.lookups) <= 151 + (time.monotonic() - start) / 2
    me.page.goto(f"{tapas.origin}/_/enter?code={CODE}")
    missing = next(each for each in range(1_000, 1_200) if str(each) not in drinks.lookups)
    me.open(f"/cocktails/{missing}")
    expect(me.page.get_by_text("Gin").first).to_be_visible()
    assert str(missing) in drinks.lookups
    assert guest.complaints() == me.complaints() == []
