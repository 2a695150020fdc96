"""Answers of our own sandbox, mutated between it and the program: JSON, photos, HTML of posts."""
import asyncio
import copy
import itertools
import json
import re
import time

from harness import Server
from wire import Elements, Ended, Visitor, ask, registry

MARKUP = [
    "<script>steal()</script>", "<img src=x onerror=steal()>", "<p", "</p></p>", "&#0;",
    "&#x110000;",
    "&" * 40, "<a href=\"javascript:steal()\">here</a>", "<svg/onload=steal()>", "<!--", "]]>",
    "<b>" * 900, "</span>" * 300, "<br/>" * 500, "&lt;script&gt;", "\u202e", "<p class='", "\0",
    "<style>*{display:none}</style>", "<iframe srcdoc='<script>steal()</script>'>", "&amp" * 500,
    "<![CDATA[", "<?php", "<a href='data:text/html,x'>", "e\u0301" * 500, "<p>" + "x" * 30000,
]
ODD = [None, True, 0, -1, 1e300, 10 ** 400, "", " ", "\0", "x" * 20000, [], {}, [[]], "💀" * 400,
       "http://127.0.0.1:1/", "file:///etc/passwd", "<script>steal()</script>", "\ud800", "NaN"]


class Mutator:
    """A proxy before a sandbox that changes what it answers, each answer differently."""

    def __init__(self, sandbox, rng, report, kind):
        self.sandbox, self.rng, self.report, self.kind = sandbox, rng, report, kind
        self.known, self.number = {}, itertools.count()

    async def listen(self):
        self.server = await asyncio.start_server(self.answer, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def original(self, path, headers):
        """What the sandbox answers; made-up photos, drinks and people stand for known ones."""
        path = re.sub(r"~\d+(?=\.jpg)", "", path)
        path = re.sub(r"lookup\.php\?i=\d+", "lookup.php?i=11001", path)
        path = re.sub(r"\bsomeone\d+\b", "maya_runs", path)
        if path not in self.known:
            status, head, body = await ask(self.sandbox.port, path, headers)
            kind = re.search(r"(?i)content-type: ([^\r]*)", head)
            body = body.replace(b":%d/" % self.sandbox.port, b":%d/" % self.port)
            self.known[path] = status, kind.group(1) if kind else "text/plain", body
        return self.known[path]

    async def answer(self, reader, writer):
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                passed = [(k, v) for k, v in re.findall(r"(?m)^([\w-]+): ([^\r]*)\r$", head)
                          if k.lower() in ("authorization", "accept")]
                status, kind, body = await self.original(head.split()[1], passed)
                body = self.changed(kind, body)
                writer.write((f"HTTP/1.1 {status} OK\r\nContent-Type: {kind}\r\n"
                              f"Content-Length: {len(body)}\r\n\r\n").encode() + body)
                await writer.drain()
        except (asyncio.IncompleteReadError, OSError, Ended, asyncio.CancelledError):
            # The program may leave at any time, and so may the suite.
            writer.close()
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            self.report.fail(f"the mutator itself: {error!r}")
            writer.close()

    def changed(self, kind, body):
        rng = self.rng
        if kind.startswith("image/"):
            if self.kind != "photos":
                return body
            self.report.count("done")
            return bytes_changed(rng, body)
        if "json" not in kind:
            return body
        if self.kind == "photos":
            # New names, so that no photo is answered from a cache.
            return re.sub(rb"\.jpg", lambda _: b"~%d.jpg" % next(self.number), body)
        if self.kind == "html" and b'"content"' not in body:
            return body
        if self.kind == "html":
            value = json.loads(body)
            self.report.count("done", len(value))
            for post in value:
                post["content"] = html_changed(rng, post.get("content") or "")
                post["id"] = str(int(post["id"]) * 1000 + next(self.number) % 1000)
            return json.dumps(value).encode()
        self.report.count("done")
        return json_changed(rng, body)


def bytes_changed(rng, body):
    """A file cut, with bytes changed, or with another beginning."""
    data, kind = bytearray(body), rng.randrange(5)
    if kind == 0:
        return bytes(data[:rng.randrange(len(data) or 1)])
    if kind == 1:
        data[:rng.randrange(2, 40)] = rng.choice(
            [b"<svg onload='steal()'>", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + b"\xff" * 8,
             b"GIF89a\xff\xff\xff\xff", b"RIFF\0\0\0\0WEBPVP8X", b"<html>", b"", b"\0" * 40])
        return bytes(data)
    for _ in range(rng.choice((1, 5, 60))):
        if data:
            reach = min(len(data), 600) if kind == 2 else len(data)
            data[rng.randrange(reach)] = rng.randrange(256)
    return bytes(data)


def html_changed(rng, text):
    """Markup put into the text of a post at one to five places."""
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice(MARKUP) + text[at:]
    return text


def json_changed(rng, body):
    """Either values replaced where they stand, or bytes changed so that it may be no JSON."""
    if rng.random() < 0.25:
        return bytes_changed(rng, body)
    value = json.loads(body)
    for _ in range(rng.choice((1, 3, 20))):
        place, depth = value, rng.randrange(1, 6)
        while True:
            keys = list(place) if isinstance(place, dict) else range(len(place))
            if not keys:
                break
            key = rng.choice(keys)
            depth -= 1
            if isinstance(place[key], (dict, list)) and place[key] and depth > 0:
                place = place[key]
                continue
            if isinstance(place, dict) and rng.random() < 0.2:
                del place[key]
            else:
                place[key] = copy.deepcopy(rng.choice(ODD))
            break
    return json.dumps(value).encode(errors="surrogatepass")


def visits(kind):
    """The suite of one kind of answers: people who open and refresh what shows them."""

    async def suite(server, rng, seconds, report, watch):
        end, number = time.monotonic() + seconds, itertools.count(1)

        async def person():
            while time.monotonic() < end and server.alive:
                one = next(number)
                everything = ["/foods", "/recipes", "/menu", f"/cocktails/{20000 + one}",
                              "/cocktails", f"/humour/someone{one}"]
                path = {"html": everything[5], "photos": everything[one % 2 * 3]}.get(
                    kind, everything[one % 6])
                visitor = Visitor(server.port)
                try:
                    await visitor.open(path)
                    await visitor.quiet(0.1, 1)
                    seen = visitor.text
                    # In a short slice the time is for the photos themselves.
                    if kind != "photos" or seconds > 5:
                        seen += str(await refreshed(visitor, end))
                    report.count("pages")
                    if re.search(r"<(script|iframe|style)\b|<[^<>]* on\w+=", visitor.text):
                        report.fail(f"{path}: markup of an answer is in the page")
                    if kind == "photos":
                        names = sorted(set(re.findall(r"/_/photo/[\w-]{22}", seen)))
                        for name in names[:90]:
                            if time.monotonic() > end:
                                break
                            status, head, _ = await ask(server.port, name, [
                                ("Cookie", visitor.cookie)])
                            report.count("photos asked for")
                            # 502 and 504 say that the service's photo is none, or is late.
                            if status not in (502, 504):
                                report.status(status, name)
                            if status == 200 and "nosniff" not in head:
                                report.fail(f"{name}: a photo without nosniff")
                except Ended as ended:
                    if ended.code >= 1000 or ended.code == 503:
                        report.count(f"closed {ended.code}")
                        await asyncio.sleep(0.1)
                    else:
                        report.status(ended.code, path)
                except asyncio.TimeoutError:
                    report.fail(f"{path}: no answer within 20 s")
                except OSError:
                    report.count("cut")
                visitor.cut()

        await asyncio.gather(*(person() for _ in range(4 if kind == "photos" else 8)))

    return suite


async def refreshed(visitor, end):
    """Pulls down to refresh four times, where a page has that."""
    pulls = Elements(visitor.text).numbers("data-r")
    heard = []
    for _ in range(4 if pulls else 0):
        if time.monotonic() > end:
            break
        visitor.act(pulls[0], "r")
        heard += await visitor.quiet(0.15, 1)
    return heard or await visitor.quiet(0.3, 2)


async def started(rng, report, kind, posts):
    """A sandbox, the proxy before it, and the flags of a program behind both."""
    sandbox = Server(command="sandbox")
    mutator = await Mutator(sandbox, rng, report, kind).listen()
    # What makes a program ask the proxy for everything.
    return sandbox, mutator, registry.service_flags(f"http://127.0.0.1:{mutator.port}", posts)
