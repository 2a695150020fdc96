"""WebKit as Debian builds it for GTK, in its own MiniBrowser, driven by WebDriver."""
import base64
import glob
import http.client
import json
import os
import re
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from window import SIZES, Stale, Window, end, may_be, program

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

# What WebKit calls otherwise: a menu of choices is a button that pops up.
OWN_ROLES = {"combobox": "button"}

def free_port():
    """A port that nobody listens on; the driver takes a number, but chooses none itself."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


class Display:
    """A screen in memory, for a browser that has no other."""

    def __init__(self):
        self.process = subprocess.Popen(
            [program("Xvfb", "xvfb"), "-displayfd", "1", "-screen", "0", "1600x1200x24",
             "-nolisten", "tcp"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.name = ":" + self.process.stdout.readline().strip()

    def close(self):
        end(self.process)


class WebKit:
    """Starts a driver and a MiniBrowser for each window."""

    def __init__(self, scheme="light"):
        self.scheme = scheme
        self.driver = program("WebKitWebDriver", "webkit2gtk-driver")
        self.display = Display()

    def window(self, size):
        return WebKitWindow(self, size)

    def close(self):
        self.display.close()


class WebKitWindow(Window):
    """A driver, and a MiniBrowser with cookies and storage of its own."""

    def __init__(self, webkit, size):
        self.folder = tempfile.TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True)
        home = Path(self.folder.name)
        self._settings(home / "gtk-3.0")
        self.said = home / "said"
        port = free_port()
        with open(self.said, "wb") as said:
            self.process = subprocess.Popen(
                [webkit.driver, f"--port={port}"], stdout=said, stderr=subprocess.STDOUT,
                env={**os.environ, "DISPLAY": webkit.display.name, "GDK_BACKEND": "x11",
                     "LANG": "C.UTF-8", "LANGUAGE": "en_GB", "XDG_CONFIG_HOME": str(home),
                     "XDG_CACHE_HOME": str(home), "XDG_DATA_HOME": str(home)})
        self.wire = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.session, self.turned = "", 0
        try:
            self._begin(["--dark-mode"] if webkit.scheme == "dark" else [])
            self._resize(*SIZES[size])
        except BaseException:
            self.close()
            raise

    @staticmethod
    def _settings(folder):
        folder.mkdir()
        # MiniBrowser's own bar would keep the window wider than a phone.
        (folder / "gtk.css").write_text(
            "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }\n")

    def _begin(self, flags):
        end_at = time.monotonic() + 10
        while True:
            try:
                self._ask("GET", "/status")
                break
            except OSError:
                self.wire.close()
                assert time.monotonic() < end_at, "WebKitWebDriver did not start."
                time.sleep(0.02)
        browser = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
        assert browser, "There is no MiniBrowser; install Debian's webkit2gtk-driver."
        options = {"binary": browser[0], "args": [
            "--automation", "--enable-smooth-scrolling=false",
            "--enable-write-console-messages-to-stdout=true", *flags]}
        self.session = "/session/" + self._ask("POST", "/session", {
            "capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})["sessionId"]

    def _resize(self, width, height):
        # The window is larger than the page by its bar. Both are told late, and not together.
        end_at = time.monotonic() + 10
        while (inner := self.run("() => [innerWidth, innerHeight]")) != [width, height]:
            assert time.monotonic() < end_at, f"The window stays at {inner}."
            outer = self._ask("GET", "/window/rect")
            bar = outer["height"] - inner[1]
            self._ask("POST", "/window/rect", {
                "width": width, "height": height + (bar if 0 <= bar < 200 else 0)})
            time.sleep(0.05)

    def _ask(self, method, path, body=None):
        if method == "POST" and body is None:
            body = {}
        data = None if body is None else json.dumps(body)
        self.wire.request(method, self.session + path, data,
                          {"Content-Type": "application/json"})
        answer = self.wire.getresponse()
        value = json.loads(answer.read())["value"]
        if answer.status != 200:
            gone = value["error"] in (
                "stale element reference", "no such element", "element not interactable",
                "unknown error")
            raise (Stale if gone else RuntimeError)(f"{path}: {value}")
        return value

    def go(self, address):
        self._ask("POST", "/url", {"url": address})

    def reload(self):
        self._ask("POST", "/refresh")

    def back(self):
        self._ask("POST", "/back")

    def find(self, role, name, words):
        """The first element that WebKit's own accessibility tree calls so, or None."""
        found = (each[ELEMENT] for each in self._run(*may_be(role, name, words)))
        return next((each for each in found if self._is(each, role, name)), None)

    def _is(self, element, role, name):
        path = f"/element/{element}/computed"
        if name is not None and self._ask("GET", path + "label") != name:
            return False
        return self._ask("GET", path + "role") == OWN_ROLES.get(role, role)

    def run(self, function, *elements):
        """What a function of the page returns for these elements."""
        return self._run(function, *({ELEMENT: each} for each in elements))

    def _run(self, function, *arguments):
        return self._ask("POST", "/execute/sync", {
            "script": f"return ({function})(...arguments)", "args": arguments})

    def perform(self, actions):
        self._ask("POST", "/actions", {"actions": actions})

    def wheel(self, x, y, down):
        # This driver takes the figure for where the wheel is, not for how far it turns.
        self.turned += down
        super().wheel(x, y, self.turned)

    def picture(self):
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def complaints(self):
        lines = self.said.read_text(errors="replace").splitlines()
        return [each for each in lines
                if re.match("CONSOLE.* (ERROR|WARN)", each) and "/_/photo/" not in each]

    def close(self):
        if self.session:
            self._ask("DELETE", "")
        self.wire.close()
        end(self.process)
        self.folder.cleanup()
