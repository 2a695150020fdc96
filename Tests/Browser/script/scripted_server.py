"""A scripted stand-in for the server: serves one page under the real CSP and plays frames by
hand."""
import asyncio
import gzip
import json
import pathlib
import queue
import re
import threading
import time

from aiohttp import WSMsgType, web

ROOT = pathlib.Path(__file__).resolve().parents[3]
ASSETS = ROOT / "LiveSwiftUI/Sources/Server/LiveServer/Assets"
CSP = ("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n0'; img-src 'self' data:; "
       "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
       "frame-ancestors 'none'")
PIXEL = bytes.fromhex("47494638396101000100800000ff0000ffffff2c00000000010001000002024401003b")
WAIT = 10


def count(html):
    """How many elements a piece of HTML holds."""
    return len(re.findall(r"<[a-zA-Z]", html))


class PolledLine:
    """What a WebSocket is to the server where the page's frames come in requests."""

    def __init__(self):
        self.texts = asyncio.Queue()

    async def send_str(self, text):
        self.texts.put_nowait(web.Response(text=text))

    async def close(self, code):
        self.texts.put_nowait(web.Response(status=410, text=f"{code} going away"))


class ScriptedServer:
    def __init__(self):
        self.pages = {}
        self.attributes = ""
        self.refuse = False
        # The answer to a page that asks for a line of requests.
        self.polls = lambda: web.Response(status=404)
        self.answers_probes = True
        self.probes = 0
        self.miscount = 0
        self.assets_open = threading.Event()
        self.assets_open.set()
        self.line_open = threading.Event()
        self.line_open.set()
        self.frames = queue.Queue()
        self.closed = queue.Queue()
        self.socket = None
        self.served = 0
        self.connections = 0
        self.seq = 0
        self.ack = 0
        self.applied = 0
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.call(self._start())
        self.origin = f"http://127.0.0.1:{self.port}"

    def call(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(WAIT)

    async def _start(self):
        app = web.Application()
        app.router.add_get("/_/socket", self._socket)
        app.router.add_post("/_/poll", self._poll)
        app.router.add_get("/_/{name}", self._asset)
        app.router.add_get("/{path:.*}", self._page)
        self.runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        self.port = site._server.sockets[0].getsockname()[1]

    def stop(self):
        self.call(self.runner.cleanup())
        self.loop.call_soon_threadsafe(self.loop.stop)

    async def _asset(self, request):
        name = request.match_info["name"]
        if name == "photo.gif":
            return web.Response(body=PIXEL, content_type="image/gif")
        if name == "kept":
            return web.Response()
        if name not in ("live.js", "gestures.js", "follow.js", "push.js", "screens.js", "clock.js",
                        "poll.js", "transfer.js", "notify.js", "worker.js",
                        "locate.js", "sound.js", "rows.js", "commands.js", "live.css"):
            return web.Response(status=404)
        await asyncio.to_thread(self.assets_open.wait, WAIT)
        return web.FileResponse(ASSETS / name)

    async def _page(self, request):
        if request.path == "/favicon.ico":
            return web.Response(status=204)
        html = self.pages.get(request.path)
        if html is None:
            return web.Response(status=404)
        self.served += 1
        text = (
            '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">'
            '<title>First</title>'
            '<style id="rules" nonce="n0">.box{overflow:auto;height:200px}.tall{height:3000px}'
            '.sr{position:absolute;opacity:0}dialog{padding:0}</style>'
            + '<script src="/_/poll.js" defer></script>' * ("tapas_poll" in request.cookies)
            + '<script src="/_/live.js" defer></script></head>'
            f'<body><div id="root" data-session="tok-{self.served}" '
            f'data-count="{count(html) + self.miscount}" '
            'data-offline="No connection" data-loading="Loading" '
            f'{self.attributes}>{html}</div></body></html>')
        return web.Response(text=text, content_type="text/html", headers={
            "Content-Security-Policy": CSP, "Cache-Control": "no-store"})

    async def _socket(self, request):
        self.connections += 1
        if self.refuse:
            return web.Response(status=503)
        await asyncio.to_thread(self.line_open.wait, WAIT)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.socket = socket
        async for message in socket:
            if message.type == WSMsgType.TEXT:
                frame = json.loads(message.data)
                if frame == []:
                    self.probes += 1
                    if self.answers_probes:
                        await socket.send_str("[]")
                    continue
                self._take(frame)
        self.closed.put(socket.close_code)
        return socket

    def _take(self, frame):
        if len(frame) > 1:
            self.applied = max(self.applied, frame[1]) if frame[0] else frame[1]
        self.frames.put(frame)

    async def _poll(self, request):
        if "l" not in request.query:
            self.socket = self.polled = PolledLine()
            return self.polls()
        if "end" in request.query:
            self.closed.put(1000)
            return web.Response(status=204)
        text = await request.text()
        if not text:
            return await self.polled.texts.get()
        for each in text.split("\n"):
            self._take(json.loads(each))
        return web.Response(status=204)

    # What a test does.

    def frame(self):
        """The next frame that is not a bare acknowledgement."""
        while True:
            frame = self.frames.get(timeout=WAIT)
            if len(frame) > 2:
                return frame

    def hello(self):
        """The next hello. A page that leaves may still send its environment before it, because
        Chromium ends emulated media with the page."""
        frame = self.frame()
        while frame[3] == "e":
            frame = self.frame()
        assert frame[3] == "hello", frame
        return frame

    def event(self):
        """The next event as [seq, element, kind, value…]."""
        frame = self.frame()
        assert frame[0] > 0, frame
        return [frame[0]] + frame[2:]

    def was_probed(self, times):
        """Waits until the probes that the page sent have come; fails if they are not so many."""
        end = time.monotonic() + WAIT
        while self.probes < times and time.monotonic() < end:
            time.sleep(0.01)
        assert self.probes == times

    def raw(self, frame):
        self.call(self.socket.send_str(frame if isinstance(frame, str) else json.dumps(frame)))

    def packed(self, *ops):
        """Sends a batch compressed, as the server sends long ones."""
        self.seq += 1
        text = json.dumps([self.seq, self.ack, list(ops)])
        self.call(self.socket.send_bytes(gzip.compress(text.encode())))

    def acknowledge(self, ack):
        self.ack = ack
        self.raw([0, ack])

    def send(self, *ops, ack=None, meta=None):
        self.seq += 1
        if ack is not None:
            self.ack = ack
        self.raw([self.seq, self.ack, list(ops)] + ([meta] if meta else []))

    def fresh(self, html, *ops, title="Fresh", url="/", elements=None, **meta):
        self.seq, self.ack = 0, 0
        number = count(html) if elements is None else elements
        self.send(["h", html, number, title, url], *ops, meta={"fresh": 1, **meta})

    def cut(self, code=None):
        """Loses the line; with a code, says why first."""
        if code:
            self.call(self.socket.close(code=code))
        else:
            self.loop.call_soon_threadsafe(lambda: self.socket._req.transport.abort())
        self.closed.get(timeout=WAIT)
