"""HTTP and the live socket by hand: a page as a list of its elements, and frames of any kind."""
import asyncio
import base64
import itertools
import json
import os
import pathlib
import re
import struct
import sys
from html.parser import HTMLParser

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "Tools"))
import registry  # noqa: E402

PATHS = registry.pages()


class Elements(HTMLParser):
    """The elements of a page in document order, as the wire numbers them from 1."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.found = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.found.append([tag, dict(attrs), ""])

    def handle_data(self, data):
        if self.found:
            # An age that is shown is the one thing that changes by itself.
            self.found[-1][2] += re.sub(r"\d+ (second|minute)s? ago", "a while ago", data)

    def numbers(self, *names):
        return [at + 1 for at, each in enumerate(self.found) if any(n in each[1] for n in names)]


def masked(payload, opcode=1, first=0x80, mask=b"\0\0\0\0", length=None):
    """One frame of a client; every field can be made wrong."""
    data = payload.encode(errors="surrogatepass") if isinstance(payload, str) else payload
    size = len(data) if length is None else length
    if size < 126:
        head = bytes([first | opcode, 0x80 | size])
    elif size < 65536:
        head = bytes([first | opcode, 0xFE]) + struct.pack(">H", size)
    else:
        head = bytes([first | opcode, 0xFF]) + struct.pack(">Q", size)
    if mask != b"\0\0\0\0":
        data = bytes(b ^ mask[i % 4] for i, b in enumerate(data))
    return head + mask + data


class Ended(Exception):
    """The server closed the socket, or answered something else than a socket."""

    def __init__(self, code, reason=""):
        super().__init__(f"{code} {reason}".strip())
        self.code, self.reason = code, reason


async def ask(port, path, headers=(), method="GET", body=b"", wait=20, own=None):
    """One request on a connection of its own, from an own address: status, head, body."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, limit=1 << 24, local_addr=own and (own, 0))
    try:
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close",
                 *(f"{k}: {v}" for k, v in headers)]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        whole = await asyncio.wait_for(reader.read(-1), wait)
    finally:
        writer.close()
    head, _, rest = whole.partition(b"\r\n\r\n")
    if not head:
        raise Ended(0)
    return int(head.split()[1]), head.decode("latin-1"), rest


# Each visitor has an address, because the pages of one address wait while others act.
ADDRESSES = (f"127.{a}.{b}.{c}" for a in itertools.count(1) for b in range(250)
             for c in range(1, 250))


class Visitor:
    """A browser without a screen: its address, its cookie, its page and its socket."""

    def __init__(self, port):
        self.own = next(ADDRESSES)
        self.port, self.writer, self.seq, self.applied = port, None, 0, 0
        self.snapshot, self.text = None, ""

    async def page(self, path):
        self.path = path
        status, head, body = await ask(self.port, path, own=self.own)
        if status != 200:
            raise Ended(status)
        self.cookie = re.search(r"Set-Cookie: (tapas_b=[^;]*)", head, re.I).group(1)
        self.text = body.decode()
        self.token = re.search(r'data-session="([^"]*)"', self.text).group(1)
        self.text = self.text[self.text.index('<div id="root"'):]
        self.text = self.text[self.text.index(">") + 1:]
        return self

    async def connect(self):
        self.cut()
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.port, limit=1 << 24, local_addr=(self.own, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write((
            f"GET /_/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {self.cookie}\r\n\r\n").encode())
        try:
            head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 20)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Ended(0) from None
        if not head.startswith(b"HTTP/1.1 101"):
            raise Ended(int(head.split()[1]))

    def hello(self, fresh=0, snapshot=None, token=None):
        surroundings = {"tz": "Europe/Berlin", "scheme": "light", "w": 1000, "motion": 0,
                        "lang": "en", "touch": 0}
        self.say([0, self.applied, 0, "hello", {
            "s": token or self.token, "u": self.path, "p": snapshot, "f": fresh,
            "e": surroundings, "i": []}])

    async def open(self, path):
        await self.page(path)
        await self.connect()
        self.hello()
        await self.hear()
        return self

    def say(self, value):
        self.send(masked(json.dumps(value)))

    def act(self, element, kind, *value):
        self.seq += 1
        self.say([self.seq, self.applied, element, kind, *value])

    def send(self, data):
        if self.writer is None:
            raise Ended(1006)
        try:
            self.writer.write(data)
        except RuntimeError:
            raise Ended(1006) from None

    async def hear(self, wait=20):
        """The next message of the server, taken in; a close is raised."""
        text = b""
        try:
            while True:
                first, size = await asyncio.wait_for(self.reader.readexactly(2), wait)
                if size == 126:
                    size = struct.unpack(">H", await self.reader.readexactly(2))[0]
                elif size == 127:
                    size = struct.unpack(">Q", await self.reader.readexactly(8))[0]
                data = await asyncio.wait_for(self.reader.readexactly(size), 20)
                if first & 15 == 8:
                    raise (Ended(struct.unpack(">H", data[:2])[0], data[2:].decode())
                           if len(data) > 1 else Ended(1005))
                if first & 15 == 9:
                    self.send(masked(data, 10))
                elif first & 15 < 3:
                    text += data
                    if first & 0x80:
                        return self.take(json.loads(text))
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Ended(1006) from None

    def take(self, batch):
        if len(batch) > 3 and batch[3].get("fresh"):
            self.seq, self.token = 0, batch[3]["s"]
        if batch and batch[0]:
            self.applied = batch[0]
        for each in batch[2] if len(batch) > 2 else []:
            if each[0] == "s":
                self.snapshot = each[1]
            elif each[0] == "h":
                self.text = each[1]
        return batch

    async def quiet(self, wait=0.3, longest=5):
        """Hears until nothing comes for `wait` seconds."""
        loop = asyncio.get_running_loop()
        end = loop.time() + longest
        heard = []
        try:
            while loop.time() < end:
                heard.append(await self.hear(wait))
        except asyncio.TimeoutError:
            pass
        return heard

    async def whole(self):
        """The server's own tree of this page, as elements."""
        await self.connect()
        self.hello(fresh=1)
        await self.hear()
        await self.quiet(0.2)
        return Elements(self.text).found

    def cut(self):
        if self.writer:
            self.writer.close()
            self.writer = None
