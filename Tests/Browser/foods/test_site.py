"""The site around the apps: the first page, the health, who is let in."""
import base64
import json
import os
import re
import socket
import urllib.request

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_first_page(quiet_tapas, person, size):
    """A heading and a link for each app; the link leads in, and the way back leads out."""
    me = person(quiet_tapas, size)
    me.open("/")
    expect(me.heading("Tapas")).to_be_visible()
    me.press(me.page.get_by_role("link", name="Foods"))
    expect(me.heading("Foods")).to_be_visible()
    me.press(me.page.get_by_role("link", name="Tapas"))
    expect(me.heading("Tapas")).to_be_visible()


def test_health(quiet_tapas):
    """A machine can ask whether the site is well."""
    with urllib.request.urlopen(quiet_tapas.origin + "/health", timeout=5) as answer:
        assert (answer.status, json.load(answer)) == (200, {"status": "ok"})


def test_installing(quiet_tapas, person):
    """Foods can be installed on its own: name, start, icons that are there."""
    me = person(quiet_tapas)
    me.open()
    manifest = me.page.evaluate("""async () => {
        const link = document.querySelector('link[rel=manifest]').href
        const manifest = await (await fetch(link)).json()
        const icons = await Promise.all(
            manifest.icons.map(async icon => (await fetch(icon.src)).ok))
        return { ...manifest, icons }
    }""")
    assert (manifest["name"], manifest["start_url"],
            manifest["display"]) == ("Foods", "/foods", "standalone")
    assert manifest["icons"] and all(manifest["icons"])


def ask(port, path, **headers):
    """One request by hand; returns the answer's first line and its head."""
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode())
        return line.recv(65536).decode("latin-1").split("\r\n\r\n")[0]


def upgrade(port, cookie, host, origin):
    return ask(port, "/_/socket", Host=host, Origin=origin, Cookie=cookie, Connection="Upgrade",
               Upgrade="websocket", Sec_WebSocket_Version="13",
               Sec_WebSocket_Key=base64.b64encode(os.urandom(16)).decode())


def test_a_foreign_name_is_refused(quiet_tapas):
    """A page elsewhere that points its own name at this machine reads nothing here."""
    port = quiet_tapas.port
    assert " 200" in ask(port, "/foods", Host=f"127.0.0.1:{port}",
                         Connection="close").splitlines()[0]
    assert " 200" in ask(port, "/foods", Host=f"localhost:{port}",
                         Connection="close").splitlines()[0]
    for name in ["evil.example", f"evil.example:{port}", "127.0.0.1.evil.example"]:
        assert " 421" in ask(port, "/foods", Host=name, Connection="close").splitlines()[0]


def test_a_foreign_origin_is_refused(quiet_tapas):
    """The socket answers pages of this site only, and only browsers that have fetched one."""
    port, own = quiet_tapas.port, f"127.0.0.1:{quiet_tapas.port}"
    head = ask(port, "/foods", Host=own, Connection="close")
    cookie = re.search(r"(?i)set-cookie: (tapas_b=[^;]+)", head).group(1)
    assert " 101" in upgrade(port, cookie, own, f"http://{own}").splitlines()[0]
    for origin in ["http://evil.example", "null", f"http://localhost:{port + 1}"]:
        assert " 101" not in upgrade(port, cookie, own, origin).splitlines()[0]
    assert " 101" not in upgrade(port, "", own, f"http://{own}").splitlines()[0]


def code_of(tapas):
    # A made code is on the second line, which may come a moment after the first.
    path = tapas.folder / "access-code"
    return path.read_text().strip()


def test_the_access_code(serve, person):
    """Open to the network, the site asks for its code first: a wrong one is told,
    the right one lets in."""
    tapas = serve(None, "--host", "0.0.0.0")
    me = person(tapas)
    me.allow("status of 401")
    me.open("/foods")
    field = me.page.get_by_role("textbox", name="Access code")
    expect(field).to_be_visible()
    expect(me.page.get_by_text("Sushi")).to_have_count(0)
    field.fill("nnnn-nnnn-nnnn")
    me.press(me.button("Continue"))
    expect(me.page.get_by_role("alert")).to_have_text("That is not the code.")
    me.page.get_by_role("textbox", name="Access code").fill(code_of(tapas).upper())
    me.press(me.button("Continue"))
    expect(me.heading("Tapas")).to_be_visible()
    me.press(me.page.get_by_role("link", name="Foods"))
    expect(me.row("Sushi")).to_be_visible()
    me.search().fill("sus")
    expect(me.rows()).to_have_count(1)


def test_a_code_of_one_s_own(serve, person):
    """A code that was set holds on this machine too; without it neither pages nor photos nor the
    socket are had."""
    tapas = serve(None, "--access-code", "open-sesame-please")
    port, own = tapas.port, f"127.0.0.1:{tapas.port}"
    for path in ["/", "/foods", "/foods/1", "/_/photo/abc"]:
        assert " 401" in ask(port, path, Host=own, Connection="close").splitlines()[0]
    me = person(tapas, "desktop")
    me.allow("status of 401")
    me.open("/")
    me.page.get_by_role("textbox", name="Access code").fill("open-sesame-please")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("link", name="Foods")).to_be_visible()
