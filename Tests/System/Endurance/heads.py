"""Heads of HTTP requests, mutated, and the shapes that smuggle a second request."""
import asyncio
import random
import re
import time

SEEDS = [
    b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /_/live.css HTTP/1.1\r\nHost: [::1]\r\nAccept-Encoding: br, gzip;q=0.5\r\n\r\n",
    b"HEAD /menu?lang=ar HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: tapas_lang=ar; x=\r\n\r\n",
    b"POST /_/enter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\ncode=1234",
    b"POST /health HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"4\r\nbody\r\n0\r\n\r\n",
    b"GET /_/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n\r\n",
    b"OPTIONS * HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n",
    b"GET http://localhost/_/photo/AAAAAAAAAAAAAAAAAAAAAA HTTP/1.1\r\nHost: localhost\r\n"
    b"Range: bytes=0-\r\nIf-None-Match: \"a\"\r\n\r\n",
]
PIECES = [
    b"\r\n", b"\n", b"\r", b"\0", b"\t", b" ", b"%00", b"%2e%2e/", b"../", b"//", b":", b"\x7f",
    b"\xc0\xaf", "\u202e".encode(), b"Host: other\r\n", b"Content-Length: 3\r\n",
    b"Transfer-Encoding: chunked\r\n", b"Expect: 100-continue\r\n", b"-1", b"0x10", b"1e9",
    b"18446744073709551616", b"HTTP/2.0", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01",
    b"z" * 400, b"y" * 9000, b"%41" * 300, b"Cookie: " + b"a=b;" * 400 + b"\r\n", b"\r\n\r\n",
]
SECOND = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
AMBIGUOUS = [
    b"Content-Length: 4\r\nTransfer-Encoding: chunked", b"Content-Length: 4\r\nContent-Length: 0",
    b"Transfer-Encoding: chunked, identity", b"Transfer-Encoding: xchunked",
    b"Transfer-Encoding : chunked", b"Content-Length : 4", b"Content-Length: +4",
    b"Content-Length: -4", b"Content-Length: 4,0", b"Content-Length: 0x4", b"Content-Length: 4 4",
    b"Transfer-Encoding:\x0bchunked", b"Transfer-Encoding: chunked\r\nTransfer-Encoding: gzip",
    b"X: a\nContent-Length: 4", b"X: a\rContent-Length: 4", b" Content-Length: 4",
    b"X: a\r\n folded: 4", b"Content-Length: 4\0", b"Content-Length: \xd9\xa4", b"Content-Length:",
]


def mutated(rng, seed):
    """One to six changes to the bytes of a head."""
    data = bytearray(seed)
    for _ in range(rng.choice((1, 1, 2, 3, 6))):
        at, kind = rng.randrange(len(data) + 1), rng.randrange(7)
        if kind == 0:
            data[at:at + 1] = bytes([rng.randrange(256)])
        elif kind == 1:
            data[at:at] = rng.choice(PIECES)
        elif kind == 2:
            del data[at:at + rng.randrange(1, 30)]
        elif kind == 3:
            data[at:at] = data[at:at + rng.randrange(1, 80)]
        elif kind == 4:
            other = rng.choice(SEEDS)
            data[at:] = other[rng.randrange(len(other)):]
        elif kind == 5:
            lines = bytes(data).split(b"\r\n")
            rng.shuffle(lines)
            data = bytearray(b"\r\n".join(lines))
        elif data:
            data[at % len(data)] ^= 1 << rng.randrange(8)
    return bytes(data)


async def exchange(port, data):
    """Sends bytes and the end of sending; returns all that comes until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    try:
        writer.write(data)
        if writer.can_write_eof():
            writer.write_eof()
        return await asyncio.wait_for(reader.read(-1), 12)
    finally:
        writer.close()


async def suite(server, rng, seconds, report, watch):
    """Twenty connections at a time, each a fresh one; every tenth is a smuggling shape."""
    end = time.monotonic() + seconds

    async def worker(rng):
        while time.monotonic() < end and server.alive:
            shape = rng.random() < 0.1
            data = mutated(rng, rng.choice(SEEDS))
            if shape:
                data = (b"POST /health HTTP/1.1\r\nHost: localhost\r\n" + rng.choice(AMBIGUOUS)
                        + b"\r\n\r\n0\r\n\r\n" + SECOND)
            try:
                answer = await exchange(server.port, data)
            except asyncio.TimeoutError:
                report.fail(f"no end within 12 s: {data[:200]!r}")
                continue
            except OSError:
                report.count("cut")
                report.count("done")
                continue
            report.count("done")
            statuses = [int(n) for n in re.findall(rb"^HTTP/1\.1 (\d{3}) ", answer, re.M)]
            for each in statuses:
                report.status(each, data)
            if shape:
                report.count("smuggling shapes")
                if len(statuses) != 1 or statuses[0] < 400:
                    report.fail(f"{statuses} for the ambiguous {data!r}")

    await asyncio.gather(*(worker(random.Random(rng.random())) for _ in range(20)))
