"""Two processes over one folder behind a real nginx, with the very lines of Deploy/nginx.conf:
one is killed or restarted, and the person hardly notices."""
import gzip
import re
import ssl
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

from people import Person, eventually
from registry import service_flags
from servers import ROOT, Program
from test_proxy import NAME, Nginx, free_port, replaced


class Several(Nginx):
    """nginx in front of two processes; `upstream` has their ports."""

    def lines(self, folder):
        text = (ROOT / "Deploy/nginx.conf").read_text()
        return replaced(text, [
            ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
            ("443 ssl http2", f"127.0.0.1:{self.port} ssl http2"),
            ("/etc/ssl/example.org.crt", f"{folder}/certificate"),
            ("/etc/ssl/example.org.key", f"{folder}/key"),
            ("example.org", NAME),
            ("127.0.0.1:8081", f"127.0.0.1:{self.upstream[0]}"),
            ("127.0.0.1:8082", f"127.0.0.1:{self.upstream[1]}"),
            ("/var/lib/nginx/tapas-cache", f"{folder}/cache")])


class Site:
    """nginx, its two processes and what they share."""

    def __init__(self, started, sandbox):
        port = free_port()
        flags = [
            "--name", f"{NAME}:{port}", "--behind", "127.0.0.1",
            *service_flags(sandbox.origin)]
        one = started(Program("serve", *flags))
        self.processes = [one, started(Program("serve", *flags, folder=one.folder))]
        self.nginx = started(Several(port, [each.port for each in self.processes]))
        self.origin = self.nginx.origin

    def visit(self, path, cookie=""):
        """One request through nginx; returns its status."""
        request = urllib.request.Request(
            f"https://127.0.0.1:{self.nginx.port}{path}",
            headers={"Host": f"{NAME}:{self.nginx.port}", "Cookie": cookie})
        trust = ssl._create_unverified_context()
        try:
            with urllib.request.urlopen(request, timeout=20, context=trust) as answer:
                answer.read()
                return answer.status
        except urllib.error.HTTPError as error:
            return error.code


@pytest.fixture
def site(started, sandbox):
    return Site(started, sandbox)


@pytest.fixture
def me(site, browser, started):
    """Somebody at a browser who counts the sockets that the page opens."""
    person = started(Person(browser, site.origin, ignore_https_errors=True))
    person.may_lose_the_line()
    person.sockets, person.heard = 0, False

    def heard(_):
        person.heard = True

    def counted(socket):
        person.sockets, person.heard = person.sockets + 1, False
        socket.on("framereceived", heard)

    person.page.on("websocket", counted)
    return person


def as_text(frame):
    """The text of a frame; long ones come as gzip."""
    return gzip.decompress(frame).decode() if isinstance(frame, bytes) else frame


def recipes_as_left(me):
    """What was chosen, typed and scrolled before is still there, and only the thin bar may show."""
    expect(me.page.get_by_role("searchbox", name="Search recipes")).to_have_value("tart")
    order = me.page.get_by_role("combobox", name="Sort", exact=True)
    assert order.evaluate("each => each.selectedOptions[0].label") == "By cuisine"
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(me.page.get_by_role("alertdialog")).to_have_count(0)


def choose(me):
    me.open("/recipes")
    me.page.get_by_role("combobox", name="Sort", exact=True).select_option(label="By cuisine")
    me.page.get_by_role("searchbox", name="Search recipes").fill("tart")
    expect(me.page.get_by_role("button", name="Tarte Tatin", exact=True)).to_be_visible()
    expect(me.page.get_by_role("button", name="Syrniki (Сирники)", exact=True)).to_have_count(0)


def test_kill_9_of_each_process_in_turn(site, me):
    """One of the two holds the page; after both were killed and came back, the page has moved, and
    nothing that was chosen or typed is lost."""
    choose(me)
    for process in site.processes:
        process.kill()
        # Typed while there may be no line: it is sent when there is one.
        recipes_as_left(me)
        me.page.get_by_role("searchbox", name="Search recipes").fill("tar")
        expect(me.page.get_by_role("button", name="Tarte Tatin", exact=True)).to_be_visible()
        me.page.get_by_role("searchbox", name="Search recipes").fill("tart")
        process.start()
        eventually(lambda: site.visit("/health") == 200)
        recipes_as_left(me)
    assert me.sockets >= 2, "Neither process had the page."
    expect(me.page.get_by_role("status").filter(has_text="Connection lost")).to_be_hidden()
    me.page.get_by_role("searchbox", name="Search recipes").fill("")
    expect(me.down_to(
        me.page.get_by_role("button", name="Syrniki (Сирники)", exact=True))).to_be_visible()


def top_of(row):
    """Where a row begins, in pixels. A resumed page replaces its rows, and one that is just being
    replaced has no place for a moment."""
    while (box := row.bounding_box()) is None:
        expect(row).to_be_in_viewport()
    return box["y"]


def test_the_place_is_kept(site, me):
    """Far down a list, and then on a page of it: kill -9 of either process moves nothing."""
    me.open("/foods")
    row = me.row("Laksa Lemak")
    me.scroll_to(row)
    top = top_of(row)
    for place in ["list", "page"]:
        for process in site.processes:
            process.kill()
            process.start()
            # The page notices at once if it was there, and its next socket is answered soon.
            me.page.wait_for_timeout(500)
            while not me.heard:
                me.page.wait_for_timeout(50)
            if place == "list":
                expect(row).to_be_in_viewport()
                assert abs(top_of(row) - top) < 40
            else:
                expect(me.heading("Laksa Lemak")).to_be_visible()
        if place == "list":
            # A press in the very moment of the change would be lost.
            me.page.wait_for_timeout(500)
            me.press(row)
            expect(me.heading("Laksa Lemak")).to_be_visible()
            me.page.wait_for_url("**/foods/*")
    assert me.sockets >= 3
    expect(me.heading("Laksa Lemak")).to_be_visible()


def test_a_rolling_restart_has_no_error(site, me):
    """Each process is stopped as systemd does and started again: every page is answered, the open
    one stays, and each process ends with 0."""
    choose(me)
    seen, over = [], threading.Event()

    def visits():
        while not over.is_set():
            seen.append(site.visit("/foods"))
            time.sleep(0.1)

    visitor = threading.Thread(target=visits)
    visitor.start()
    try:
        for process in site.processes * 2:
            process.end()
            assert process.process.returncode == 0
            recipes_as_left(me)
            process.start()
            time.sleep(0.5)
    finally:
        over.set()
        visitor.join()
    assert set(seen) == {200}, seen
    recipes_as_left(me)
    assert me.sockets >= 2


def test_the_page_and_its_socket_reach_one_process(site, browser, started):
    """A first visit has no cookie; its socket still finds the page where it was made."""
    for _ in range(6):
        person = started(Person(browser, site.origin, ignore_https_errors=True))
        frames = []
        person.page.on("websocket", lambda each: each.on(
            "framereceived", lambda frame: frames.append(as_text(frame))))
        person.open()
        expect(person.row("Sushi")).to_be_visible()
        while not frames:
            person.page.wait_for_timeout(20)
        # A process that does not know the page sends the whole of it.
        assert '"fresh"' not in frames[0]
        assert person.problems == []


def test_photos_are_found_by_any_process_and_kept(site, me):
    """Only the process that showed a photo knows its address; nginx asks on, and keeps it."""
    me.open("/foods")
    expect(me.row("Sushi")).to_be_visible()
    names = re.findall(r"/_/photo/[\w-]+", me.page.content())
    assert len(names) > 3
    for name in names[:4]:
        # Two strangers, whom nginx sends to either process.
        assert [site.visit(name, f"tapas_b={letter * 22}") for letter in "abcd"] == [200] * 4
    page = me.page.content()
    script = re.search(r"/_/live\.js[^\"]*", page).group().replace("&amp;", "&")
    kinds = {}
    for asked in ["gzip, br", "br", "gzip;q=0"]:
        head = site.nginx.ask(script, Connection="close", Accept_Encoding=asked)
        kinds[asked] = "content-encoding: gzip" in head.lower()
    assert kinds == {"gzip, br": True, "br": False, "gzip;q=0": False}
    for process in site.processes:
        process.kill()
    # From now on only what nginx kept is answered.
    assert site.visit(names[0]) == 200
    for asked, packed in kinds.items():
        head = site.nginx.ask(script, Connection="close", Accept_Encoding=asked)
        assert " 200" in head.splitlines()[0]
        assert ("content-encoding: gzip" in head.lower()) == packed
    assert site.visit("/foods") == 502


def test_strangers_and_the_first_address(site):
    """The strangers of test_proxy are refused here too, and the code's cookie parts the cache."""
    lines = Path(ROOT / "Deploy/nginx.conf").read_text()
    assert "$cookie_tapas_a" in re.search(r"proxy_cache_key (.*);", lines).group(1)
    head = site.nginx.ask("/foods", Connection="close")
    cookie = re.search(r"(?i)set-cookie: (tapas_b=[^;]+)[^\r]*; Secure", head).group(1)
    assert site.nginx.upgrade(cookie, site.origin) == 101
    assert site.nginx.upgrade(cookie, "https://evil.example") == 403
    # What a visitor says of its own address and name does not get through.
    head = site.nginx.ask("/foods", Connection="close", X_Tapas_Browser="v" * 22)
    assert "v" * 22 not in head
