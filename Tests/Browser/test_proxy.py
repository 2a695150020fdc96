"""Behind a real nginx with TLS, with the lines of Deploy/nginx-one.conf."""
import os
import re
import socket
import ssl
import subprocess
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from people import Person, eventually
from servers import ROOT, Tapas

# Browsers look for every name below localhost on this machine, and Tapas knows none of them.
NAME = "tapas.localhost"


RESERVED = []


def free_port():
    """A port for nginx. It stays bound here, so that no other program gets it before nginx starts;
    nginx may listen on it, because both set SO_REUSEADDR."""
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    RESERVED.append(holder)
    return holder.getsockname()[1]


def replaced(lines, pairs):
    """The lines with what this run has in place of each text, which must be there."""
    for told, here in pairs:
        assert told in lines, told
        lines = lines.replace(told, here)
    return lines


class Nginx:
    """nginx with these lines, a certificate of its own, and a folder of its own. Its requests are
    logged in `access`. `changes` are pairs of a text in these lines and its replacement."""

    def __init__(self, port, upstream, changes=()):
        self.port, self.upstream, self.changes = port, upstream, changes
        self.own = tempfile.TemporaryDirectory(prefix="tapas-nginx-")
        folder = Path(self.own.name)
        # As root, nginx gives its work to an account that must reach its folder.
        folder.chmod(0o711)
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
             "-subj", f"/CN={NAME}", "-keyout", folder / "key", "-out", folder / "certificate"],
            check=True, capture_output=True)
        lines = self.lines(folder)
        places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in
                         ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        (folder / "conf").write_text(
            f"daemon off; pid {folder}/pid; error_log {folder}/log; worker_processes 1;\n"
            "events { worker_connections 2048; }\n"
            f"http {{ access_log {folder}/access;\n{places}{lines}}}\n")
        path = os.environ.get("PATH", "") + ":/usr/sbin"
        self.process = subprocess.Popen(
            ["nginx", "-p", folder, "-c", folder / "conf", "-e", folder / "log"],
            env={**os.environ, "PATH": path}, stderr=subprocess.PIPE)
        end = time.monotonic() + 10
        while not self.is_open():
            assert self.process.poll() is None, self.process.stderr.read().decode()
            assert time.monotonic() < end, "nginx did not start in time."
            time.sleep(0.02)

    def lines(self, folder):
        """The lines with the ports and files of this run."""
        text = replaced((ROOT / "Deploy/nginx-one.conf").read_text(), self.changes)
        return replaced(text, [
            ("443 ssl", f"127.0.0.1:{self.port} ssl"), ("example.org;", f"{NAME};"),
            ("/etc/ssl/example.org.crt", f"{folder}/certificate"),
            ("/etc/ssl/example.org.key", f"{folder}/key"),
            ("127.0.0.1:8080", f"127.0.0.1:{self.upstream}")])

    def logged(self):
        """All that nginx has written: requests and errors."""
        folder = Path(self.own.name)
        return (folder / "access").read_text() + (folder / "log").read_text()

    def is_open(self):
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0

    @property
    def origin(self):
        return f"https://{NAME}:{self.port}"

    def ask(self, path, host=None, **headers):
        """One request by hand over TLS; returns the head of the answer."""
        trust = ssl._create_unverified_context()
        lines = "".join(f"{name.replace('_', '-')}: {text}\r\n" for name, text in headers.items())
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as plain, \
                trust.wrap_socket(plain, server_hostname=NAME) as line:
            host = host or f"{NAME}:{self.port}"
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{lines}\r\n".encode())
            return line.recv(65536).decode("latin-1").split("\r\n\r\n")[0]

    def upgrade(self, cookie, origin):
        head = self.ask("/_/socket", Origin=origin, Cookie=cookie, Connection="Upgrade",
                        Upgrade="websocket", Sec_WebSocket_Version="13",
                        Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==")
        return int(head.split()[1])

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        self.process.stderr.close()
        self.own.cleanup()


@pytest.fixture
def nginx(started):
    port = free_port()
    tapas = started(Tapas(None, "--name", f"{NAME}:{port}", "--behind", "127.0.0.1"))
    nginx = started(Nginx(port, tapas.port))
    nginx.tapas = tapas
    return nginx


def test_the_page_lives_behind_nginx(nginx, browser, started):
    """The page comes over https, reacts to typing, and keeps its Secure cookie."""
    me = started(Person(browser, nginx.origin, ignore_https_errors=True))
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    me.search().fill("sus")
    expect(me.rows()).to_have_count(1)
    cookies = {each["name"]: each for each in me.context.cookies()}
    assert cookies["tapas_b"]["secure"] and cookies["tapas_b"]["httpOnly"]
    assert me.problems == []


def test_strangers_are_refused_behind_nginx(nginx):
    """Only the https page of the name opens the socket, and no other name is answered."""
    head = nginx.ask("/foods", Connection="close")
    assert " 200" in head.splitlines()[0]
    cookie = re.search(r"(?i)set-cookie: (tapas_b=[^;]+)[^\r]*; Secure", head).group(1)
    assert nginx.upgrade(cookie, nginx.origin) == 101
    for origin in ["https://evil.example", f"http://{NAME}:{nginx.port}", f"https://{NAME}",
                   "http://localhost", "null"]:
        assert nginx.upgrade(cookie, origin) == 403
    assert " 421" in nginx.ask("/foods", host="evil.example", Connection="close").splitlines()[0]


def test_the_access_code_is_in_no_log_of_nginx(nginx):
    """The printed link has the code in its address, which is logged neither when it is answered nor
    when nobody is there to answer."""
    assert " 303" in nginx.ask("/_/enter?code=open-sesame", Connection="close").splitlines()[0]
    assert " 200" in nginx.ask("/foods", Connection="close").splitlines()[0]
    nginx.tapas.end()
    assert " 502" in nginx.ask("/_/enter?code=open-sesame", Connection="close").splitlines()[0]
    assert " 502" in nginx.ask("/foods?lang=en", Connection="close").splitlines()[0]
    eventually(lambda: nginx.logged().count("/foods") >= 3)
    assert "sesame" not in nginx.logged()


@pytest.mark.parametrize("end", ["", "/"], ids=["kept", "stripped"])
@pytest.mark.parametrize("apps", ["foods,recipes", "foods"], ids=["several", "alone"])
def test_a_path_of_the_host_has_the_whole_site(browser, started, end, apps):
    """Below a path every address of page, script, photo and history has it, whether nginx passes
    the path on or takes it away; what lies beside it is never asked."""
    port = free_port()
    tapas = started(Tapas(None, "--name", f"{NAME}:{port}/tapas", "--behind", "127.0.0.1",
                          "--apps", apps))
    nginx = started(Nginx(port, tapas.port, [
        ("  location / { proxy_pass http://127.0.0.1:8080; }\n",
         f"  location /tapas/ {{ proxy_pass http://127.0.0.1:8080{end}; }}\n"),
        ("location = /_/enter", "location = /tapas/_/enter"),
    ]))
    me = started(Person(browser, nginx.origin, ignore_https_errors=True))
    asked = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.open("/tapas/" if apps == "foods" else "/tapas/foods")
    me.search().fill("sus")
    expect(me.rows()).to_have_count(1)
    me.row("Sushi").click()
    expect(me.page.get_by_role("heading", name="Sushi").last).to_be_visible()
    me.page.reload()
    expect(me.page.get_by_role("heading", name="Sushi").last).to_be_visible()
    assert urlsplit(me.page.url).path.count("/") == (2 if apps == "foods" else 3)
    me.page.go_back()
    expect(me.rows()).to_have_count(1)
    assert {each["path"] for each in me.context.cookies()} <= {"/tapas", "/"}
    own = [each.removeprefix(nginx.origin) for each in asked if each.startswith("https")]
    assert [each for each in own if not each.startswith("/tapas/")] == []
    assert me.problems == []


@pytest.mark.parametrize("way", ["refuses", "strips"])
def test_a_proxy_without_websockets_is_told_and_the_page_lives(browser, started, way):
    """The page says within ten seconds what is wrong, comes again, and reacts."""
    header = "  proxy_set_header Upgrade $http_upgrade;\n"
    change = {"refuses": header + "  if ($http_upgrade) { return 400; }\n", "strips": ""}[way]
    port = free_port()
    tapas = started(Tapas(None, "--name", f"{NAME}:{port}", "--behind", "127.0.0.1"))
    nginx = started(Nginx(port, tapas.port, [(header, change)]))
    me = started(Person(browser, nginx.origin, ignore_https_errors=True))
    me.allow("WebSocket connection")
    me.open()
    expect(me.page.locator("#offline")).to_contain_text("This network blocks", timeout=10_000)
    expect(me.page.locator("script[src*='poll.js']")).to_have_count(1, timeout=10_000)
    me.search().fill("sus")
    expect(me.rows()).to_have_count(1)
    assert me.complaints() == []
