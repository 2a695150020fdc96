"""Lines between a browser and a server: near, far, far and uneven, and cut now and then."""
import contextlib
import queue
import random
import socket
import threading
import time

from servers import Line


class SlowLine(Line):
    """A line that brings every piece later, and in order: half of `delay` each way, with up to
    `jitter` more or less. With a `rate`, it carries so many bytes a second each way, and a second's
    worth waits at most before those who send have to."""

    def __init__(self, port, delay, jitter=0.0, rate=None):
        self.delay, self.jitter, self.chance = delay, jitter, random.Random(7)
        self.rate, self.lock, self.free = rate, threading.Lock(), {"up": 0.0, "down": 0.0}
        super().__init__(port)

    def _carry(self, name, one, other):
        # Every piece must leave as it would alone.
        for each in (one, other):
            with contextlib.suppress(OSError):
                each.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        pieces = queue.Queue()
        threading.Thread(target=self._deliver, args=(pieces, other), daemon=True).start()
        due = 0.0
        # An end that is gone ends the other one too.
        with contextlib.suppress(OSError):
            while piece := one.recv(4096 if self.rate else 65536):
                if self._swallows(name, one):
                    continue
                wait = self.delay / 2 + self.chance.uniform(-self.jitter, self.jitter) / 2
                due = max(due, self._sent(name, len(piece)) + wait)
                pieces.put((due, piece))
        pieces.put((due, None))
        with contextlib.suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)

    def _sent(self, name, length):
        """When the last byte of a piece has left."""
        now = time.monotonic()
        if not self.rate:
            return now
        with self.lock:
            self.free[name] = max(now, self.free[name]) + length / self.rate
            sent = self.free[name]
        time.sleep(max(0.0, sent - now - 1))
        return sent

    def _deliver(self, pieces, other):
        with contextlib.suppress(OSError):
            while True:
                due, piece = pieces.get()
                time.sleep(max(0.0, due - time.monotonic()))
                if piece is None:
                    break
                other.sendall(piece)
        with contextlib.suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)


class CutLine(SlowLine):
    """A line of 60 ms that breaks twice when somebody begins to type, for a third of a second."""

    def __init__(self, port):
        super().__init__(port, 0.06)

    def break_soon(self):
        self.breaks = threading.Thread(target=self._break)
        self.breaks.start()

    def whole(self):
        """Waits until it has broken twice and is mended."""
        self.breaks.join()

    def _break(self):
        for wait in (0.4, 1.2):
            time.sleep(wait)
            self.cut()
            time.sleep(0.3)
            self.mend()


def lines(port):
    """The lines of the table, by their names."""
    return {
        "near": SlowLine(port, 0), "far": SlowLine(port, 0.3),
        "uneven": SlowLine(port, 0.3, jitter=0.25), "cut": CutLine(port),
    }
