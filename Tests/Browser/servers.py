"""The programs under test and the services behind them,
each on a free port with a folder of its own."""
import contextlib
import json
import os
import re
import selectors
import signal
import socket
import subprocess
import tempfile
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Debian's Chromium without windows: the same engine for half the CPU of `chromium --headless`.
CHROMIUM = "/usr/bin/chromium-headless-shell"


def binary():
    """The program: the one named, else the one built for release,
    else the one built for debugging."""
    named = os.environ.get("TAPAS_BINARY")
    places = [Path(named)] if named else [ROOT / f".build/{kind}/tapas"
                                          for kind in ("release", "debug")]
    for place in places:
        if place.exists():
            return str(place)
    raise RuntimeError(f"There is no program at {places[0]}; build it with: swift build -c release")


class Program:
    """A running `tapas`; it can be stopped, killed, and started again on the same port and
    folder."""

    def __init__(self, command, *flags, folder=None, environment=None):
        self.command, self.flags = command, list(flags)
        self.environment = {**os.environ, **(environment or {})}
        self.own = tempfile.TemporaryDirectory(prefix="tapas-") if folder is None else None
        self.folder = Path(folder or self.own.name)
        self.port, self.process = 0, None
        self.errors = open(self.folder / "errors", "ab")
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [binary(), self.command, "--port", str(self.port), "--data", str(self.folder),
             *self.flags],
            stdout=subprocess.PIPE, stderr=self.errors, env=self.environment)
        self.said = self._first_lines()
        self.port = int(re.search(r"://[^ \"]*:(\d+)", self.said).group(1))

    def _first_lines(self):
        # Read from the descriptor itself: a buffered reader would hide what is already there.
        # Beside compilers two workers need more than 20 s until they listen.
        text, end = b"", time.monotonic() + 60
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while b"\n" not in text:
                if not selector.select(end - time.monotonic()):
                    raise TimeoutError("The program did not say its address.")
                piece = os.read(self.process.stdout.fileno(), 65536)
                if not piece:
                    raise RuntimeError(f"The program ended: {(self.folder / 'errors').read_text()}")
                text += piece
        return text.decode()

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def end(self, with_signal=signal.SIGTERM):
        """Ends it and waits until it is gone; the folder stays."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(with_signal)
            self.process.wait(10)
        if self.process:
            self.process.stdout.close()

    def kill(self):
        """Ends it as `kill -9` does: with no time for a last word."""
        self.end(signal.SIGKILL)

    def freeze(self):
        """Stops it where it is: its sockets stay open, and nobody answers."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self):
        self.process.send_signal(signal.SIGCONT)

    def close(self):
        self.kill()
        self.errors.close()
        if self.own:
            self.own.cleanup()


class Sandbox(Program):
    """The services played on this machine, with faults on demand and a log of what was asked."""

    def __init__(self):
        super().__init__("sandbox")

    @property
    def foods(self):
        return f"{self.origin}/foods/api/v1/sandbox"

    def ask(self, path, method="GET", body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.origin + path, data, method=method)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def fault(self, kind, path="/food", method="GET", **more):
        """Plans a fault; it is met until `heal`, or `times` times."""
        self.ask("/_faults", "POST",
                 {"kind": kind, "service": "foods", "path": path, "method": method, **more})

    def heal(self):
        self.ask("/_faults", "DELETE")

    def requests(self, part=""):
        """The requests so far whose path holds `part`, oldest first."""
        return [each for each in self.ask("/_log")["requests"] if part in each["path"]]

    def record(self, number):
        """What the service itself says of a food."""
        return next(each for each in self.ask("/foods/api/v1/sandbox/food") if each["id"] == number)


class Tapas(Program):
    """The program that serves the apps, over `upstream` or, with none, over its own sandbox."""

    def __init__(self, upstream=None, *flags, folder=None, environment=None):
        where = ["--foods-url", upstream] if upstream else []
        super().__init__("serve", *where, *flags, folder=folder, environment=environment)


class Service:
    """A service whose answers a test gives: `answer(path)` is the JSON of a path, or its bytes;
    None is 404."""

    def __init__(self, answer):
        class Answer(BaseHTTPRequestHandler):
            def do_GET(self):
                found = answer(self.path)
                body = found if isinstance(found, bytes) else json.dumps(found).encode()
                body = b"" if found is None else body
                self.send_response(404 if found is None else 200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class StillLife(Service):
    """A service that answers every list with the same bytes, and every like with yes."""

    def __init__(self, answer):
        super().__init__(lambda path: answer if path.endswith("/food") else None)
        self.foods = f"{self.origin}/api/v1/somebody"


class Line:
    """A cable between a browser and a server that can be cut and mended, or fall silent."""

    def __init__(self, port):
        self.target, self.pairs, self.listener = port, [], None
        self.silent, self.muted = "", set()
        self.port = 0
        self.mend()

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def mend(self):
        self.listener = socket.create_server(("127.0.0.1", self.port))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def _accept(self, listener):
        # Ends when the listener is closed, which is how the line is cut.
        with contextlib.suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
                self.pairs.append((near, far))
                for name, one, other in [("up", near, far), ("down", far, near)]:
                    threading.Thread(
                        target=self._carry, args=(name, one, other), daemon=True).start()

    def _carry(self, name, one, other):
        # An end that is gone ends the other one too.
        with contextlib.suppress(OSError):
            while piece := one.recv(65536):
                if not self._swallows(name, one):
                    other.sendall(piece)
        for each in (one, other):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def _swallows(self, name, one):
        # What is lost once is lost for good, as on a Wi-Fi that somebody left.
        if name in self.silent:
            self.muted.add(one)
        return one in self.muted

    def mute(self, ways="up down"):
        """Swallows what is sent one way or both, and breaks nothing, until `speak`; connections
        that lost something stay silent for ever."""
        self.silent = ways

    def speak(self):
        self.silent = ""

    def cut(self):
        """Breaks every connection, and refuses new ones until `mend`."""
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        for pair in self.pairs:
            for each in pair:
                with contextlib.suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
                each.close()
        self.pairs = []

    close = cut
