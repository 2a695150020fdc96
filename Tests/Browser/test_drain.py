"""A process that is asked to stop ends its answers first; asked twice, it ends at once."""
import http.client
import re
import signal
import threading

import pytest

from people import eventually


class Slow:
    """A photo that the service takes `ms` for, requested before the process is asked to stop."""

    def __init__(self, tapas, sandbox, ms):
        self.tapas, self.status = tapas, None
        page = self.ask("/foods").read().decode()
        name = re.search(r"/_/photo/[\w-]+", page).group()
        # Opened before the stop, which closes the listener, and begun so early that the server has
        # read of it when the photo is requested: it closes connections without a request.
        self.kept = http.client.HTTPConnection("127.0.0.1", tapas.port, timeout=20)
        self.kept.connect()
        self.kept.send(b"GET /foods HTTP/1.1\r\n")
        sandbox.fault("delay", path="/photos", ms=ms)
        self.thread = threading.Thread(target=self.fetch, args=(name,))
        self.thread.start()
        eventually(lambda: sandbox.requests("/photos"))

    def ask(self, path):
        link = http.client.HTTPConnection("127.0.0.1", self.tapas.port, timeout=20)
        link.request("GET", path)
        return link.getresponse()

    def fetch(self, name):
        try:
            self.status = self.ask(name).status
        except (OSError, http.client.HTTPException):
            self.status = 0


@pytest.fixture
def page(tapas):
    """Waits until the list is in the HTML, so that its photos have addresses."""
    link = http.client.HTTPConnection("127.0.0.1", tapas.port, timeout=20)

    def is_there():
        link.request("GET", "/foods")
        return "/_/photo/" in link.getresponse().read().decode()

    eventually(is_there)
    link.close()


def test_an_answer_in_flight_is_finished(tapas, sandbox, page):
    """The photo comes whole, a page asked for meanwhile is 503, and the process ends with 0."""
    slow = Slow(tapas, sandbox, ms=1500)
    tapas.process.send_signal(signal.SIGTERM)
    eventually(lambda: refused(tapas.port))
    slow.kept.send(f"Host: 127.0.0.1:{tapas.port}\r\n\r\n".encode())
    answer = http.client.HTTPResponse(slow.kept.sock)
    answer.begin()
    assert (answer.status, answer.getheader("Retry-After")) == (503, "1")
    assert tapas.process.poll() is None
    assert tapas.process.wait(15) == 0
    slow.thread.join()
    assert slow.status == 200


def test_a_second_signal_ends_it_at_once(tapas, sandbox, page):
    """Whoever asks twice does not wait for an answer in flight."""
    slow = Slow(tapas, sandbox, ms=20_000)
    tapas.process.send_signal(signal.SIGTERM)
    eventually(lambda: refused(tapas.port))
    assert tapas.process.poll() is None
    tapas.process.send_signal(signal.SIGTERM)
    assert tapas.process.wait(5) == 128 + signal.SIGTERM
    slow.thread.join()
    assert slow.status == 0


def refused(port):
    """Whether nothing listens on the port any more."""
    try:
        http.client.HTTPConnection("127.0.0.1", port, timeout=5).connect()
        return False
    except ConnectionResetError:
        # It was closed in the middle of this connection's handshake.
        return False
    except ConnectionRefusedError:
        return True
