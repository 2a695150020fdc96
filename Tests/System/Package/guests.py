"""The menu of a restaurant as a helper and its guests find it: the helper opens the printed link on
a phone, and a guest, who has the address without the code, looks and tries to change something."""
import asyncio
import contextlib
import http.client
import json
import random
import re
import socket
import sqlite3
import sys
import time
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect, sync_playwright

TESTS = Path(__file__).resolve().parents[2]
sys.path[1:1] = [str(TESTS / "Browser"), str(TESTS / "System/Endurance")]
from attacker import Page  # noqa: E402
from harness import Report  # noqa: E402
from people import Person, eventually  # noqa: E402
from servers import CHROMIUM  # noqa: E402
from wire import Ended, ask  # noqa: E402

FLAGS = ["--apps", "menu", "--guests"]
REFUSED = "Guests can only look."
METHODS = ["POST", "PUT", "PATCH", "DELETE"]
# Every kind of event on the wire, with a value that it may have.
KINDS = [("c",), ("t", True), ("i", "a"), ("s", "a"), ("p", "1"), ("f",), ("b",), ("n",), ("o",),
         ("r",), ("x",), ("z", "0 0 100 100"), ("h",), ("k",), ("d", "2 0 0 0 0 0 0 0 0"),
         ("m", True)]
# The server takes this many events a second, and twice as many at once.
PACE = 100


def printed_link(said):
    """The link with the code, and the address that guests are given."""
    link = re.search(r"^With the access code: (\S+)$", said, re.M).group(1)
    origin = re.search(r"^Other machines reach it at:\n  (\S+)$", said, re.M).group(1)
    assert urlsplit(link)[:2] == urlsplit(origin)[:2], said
    assert "Without the code guests can only look." in said, said
    return link, origin


@contextlib.contextmanager
def phone(origin):
    """A person with a phone, whose browser may not complain."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        person = Person(browser, origin, "phone")
        # A header that browsers take over https only.
        person.allow("Cross-Origin-Opener-Policy")
        yield person
        assert person.complaints() == [], person.complaints()
        browser.close()


def see_menu(page, link):
    """Opens the menu, and waits until its categories are there."""
    page.goto(link)
    expect(page.get_by_role("heading", name="Categories", level=1)).to_be_visible(timeout=60_000)
    expect(page.get_by_role("main").get_by_role("button").first).to_be_visible()


def open_menu(said, pictures):
    """Opens the menu by the printed link; returns the moment in which it was there."""
    link, origin = printed_link(said)
    with phone(origin) as helper:
        see_menu(helper.page, link)
        shown = time.monotonic()
        helper.page.wait_for_load_state("networkidle")
        helper.page.screenshot(path=pictures / "helper.png")
        helper.page.goto(origin + "/_/tables")
        # The cards lead guests to where the helper went, without the code.
        expect(helper.page.get_by_text(origin, exact=True).first).to_be_visible()
        helper.page.screenshot(path=pictures / "tables.png")
    return shown


def saved(data):
    """What is saved, as text: the records, the menu with its time, the access code."""
    found = {}
    for name in ("records.sqlite", "menu.sqlite"):
        with contextlib.closing(sqlite3.connect(f"file:{data / name}?mode=ro", uri=True)) as base:
            found[name] = [line for line in base.iterdump() if "photo" not in line.split("(")[0]]
    for name in ("access-code", "access-generation", "secret"):
        found[name] = (data / name).read_bytes()
    return found


def asked(data):
    """What the services were asked for, but for photos, and how often each."""
    port = (data / "sandbox/port").read_text().strip()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/_log", timeout=10) as answer:
        log = json.load(answer)
    return {path: count for path, count in log["counts"].items() if "/photos/" not in path}


def look(origin, pictures):
    """A guest reads, and finds no way to update the menu."""
    with phone(origin) as guest:
        page = guest.page
        see_menu(page, origin)
        guest.press(page.get_by_role("button", name="Soups", exact=True))
        expect(page.get_by_role("heading", name="Soups", level=1)).to_be_visible()
        guest.press(page.get_by_role("main").get_by_role("button").first)
        expect(page.get_by_role("dialog")).to_contain_text("SAR")
        see_menu(page, origin)
        expect(page.get_by_role("button", name="Update menu", exact=True)).to_have_count(0)
        page.screenshot(path=pictures / "guest.png")
        html, cookies = page.content(), guest.context.cookies()
    found = set(re.findall(r'(?:href|src|content)="(/[^"#]*)"', html))
    assert not any(each["name"] == "tapas_a" for each in cookies), "A guest got a pass"
    return {each.replace("&amp;", "&") for each in found}


def request(origin, method, path, body=b"", headers=()):
    """The status and the headers of an answer; redirections are not followed."""
    place = urlsplit(origin)
    link = http.client.HTTPConnection(place.hostname, place.port, timeout=20)
    link.request(method, path, body, dict(headers))
    answer = link.getresponse()
    answer.read()
    link.close()
    return answer.status, dict(answer.getheaders())


def every_route(origin, paths):
    """Tries each route with each method that changes something, and says how many were tried."""
    own = {"/", "/menu", "/menu/~2", "/menu/nothing", "/foods", "/previews", "/health", "/ready",
           "/metrics", "/_/enter", "/_/leave", "/_/socket", "/_/tables", "/_/watch", "/_log",
           "/_faults"}
    count = 0
    form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": origin}
    for path in sorted(own | paths):
        for method in METHODS:
            status, headers = request(origin, method, path, b"code=guest", form)
            count += 1
            assert "tapas_a=" not in headers.get("Set-Cookie", "").replace("tapas_a=;", ""), path
            if method == "POST" and path in ("/_/enter", "/_/leave"):
                # A wrong code, and a browser that signs itself out.
                assert status in (303, 429), (method, path, status)
            else:
                assert status == 405, (method, path, status)
    # The helper's own pages, of which one has more than guests may know.
    for path in ("/_/tables", "/metrics"):
        assert request(origin, "GET", path)[0] == 404, path
    return count


async def every_event(report, port, path, most):
    """Sends each kind of event on each element of a page, and on some that are not there."""
    page = await Page(port, random.Random(1), report).start(path)
    await page.settled()
    sent, refused = 0, 0
    start = time.monotonic()
    for kind, *value in KINDS:
        for element in range(1, most):
            page.act(element, kind, *value)
            sent += 1
            await asyncio.sleep(max(0, start + sent / PACE - time.monotonic()))
            if sent % 20 == 0:
                texts = "".join(each.text for each in page.document.root.all())
                refused += REFUSED in texts
            assert page.ended is None, f"{path} {kind} {element}: {page.ended}"
    assert await page.settled(), "Its events were not handled"
    await page.leave()
    return sent, refused


async def by_chance(report, port, count):
    """Plays as nobody plays: any element, any value, any order."""
    rng = random.Random(20)
    page = await Page(port, rng, report).start("/")
    done = 0
    while done < count:
        page.play()
        done += 1
        await asyncio.sleep(1 / PACE)
        if page.ended:
            # What fits nothing may close the socket, and the next page goes on.
            page = await Page(port, rng, report).start("/")
    await page.leave()
    return done


async def events(port):
    report = Report("guest", 1)
    pages = [await every_event(report, port, path, most)
             for path, most in (("/", 170), ("/menu/~2", 60))]
    assert not any(refused for _, refused in pages), "An element was there only to be refused"
    done = sum(sent for sent, _ in pages) + await by_chance(report, port, 500)
    assert report.failures == [], report.failures
    return done


def change_nothing(said, data, pictures):
    """Has a guest look and try everything; what is saved and what was asked stay the same. The
    program must have started over a saved menu: after a download it makes no other for a minute."""
    link, origin = printed_link(said)
    before = saved(data), asked(data)
    paths = look(origin, pictures)
    routes = every_route(origin, paths)
    done = asyncio.run(events(urlsplit(origin).port))
    # What was started has its time to go wrong.
    time.sleep(1)
    for name, was in before[0].items():
        assert saved(data)[name] == was, f"A guest changed {name}"
    assert asked(data) == before[1], "A guest made the server ask its services"
    # Nor does a guest reach the services themselves.
    port = int((data / "sandbox/port").read_text())
    with contextlib.suppress(ConnectionRefusedError):
        socket.create_connection((urlsplit(origin).hostname, port), timeout=5).close()
        raise AssertionError("Other machines reach the sandbox")
    # The same press does update the menu where the code was entered.
    with phone(origin) as helper:
        see_menu(helper.page, link)
        helper.press(helper.page.get_by_role("button", name="Update menu", exact=True))
        eventually(lambda: any("/menu/" in path for path in asked(data)), within=30)
    return f"a guest tried {routes} requests and {done} events, and nothing changed"
