"""A photo is replaced at its address; a refresh and every other browser show the new one."""
import json
import struct
import threading
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from people import eventually

RED, BLUE = (255, 0, 0), (0, 0, 255)
# What other headers say is for ImageRenewalTests.
HEADERS = {
    "no-cache": {"Cache-Control": "no-cache"},
    "nothing": {},
}


def png(color):
    """A picture of 8 by 8 pixels."""
    def part(name, data):
        body = name + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
    head = struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0)
    rows = zlib.compress(8 * (b"\0" + 8 * bytes(color)))
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", rows) + part(b"IEND", b"")


class Gallery:
    """A service of one food, whose photo can be replaced."""

    def __init__(self, headers):
        gallery, self.color, self.asked = self, RED, []

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self):
                if self.path.endswith("/photo.png"):
                    gallery.photo(self)
                else:
                    food = {"id": 1, "name": "Soup", "isLiked": False,
                            "photoURL": f"{gallery.origin}/photo.png"}
                    gallery.send(self, 200, json.dumps([food]).encode(), "application/json", {})

            def log_message(self, *_):
                pass

        self.headers = headers
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.foods = f"{self.origin}/api/v1/somebody"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def photo(self, request):
        tag = f'"{self.color}"'
        known = request.headers.get("If-None-Match") == tag
        self.asked.append(304 if known else 200)
        headers = dict(self.headers)
        if headers.get("Cache-Control") == "no-cache":
            headers["ETag"] = tag
        self.send(request, 304 if known else 200, b"" if known else png(self.color), "image/png",
                  headers)

    @staticmethod
    def send(request, status, body, kind, headers):
        request.send_response(status)
        for name, value in {**headers, "Content-Type": kind,
                            "Content-Length": str(len(body))}.items():
            request.send_header(name, value)
        request.end_headers()
        request.wfile.write(body)

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def color(me):
    """What the browser has drawn for the photo, as three numbers."""
    return tuple(me.page.evaluate("""() => {
      const photo = document.querySelector('main img')
      if (!photo?.complete || !photo.naturalWidth) return []
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      canvas.drawImage(photo, 0, 0)
      return Array.from(canvas.getImageData(0, 0, 1, 1).data).slice(0, 3)
    }"""))


@pytest.mark.slow
@pytest.mark.parametrize("kind", HEADERS)
def test_a_replaced_photo(serve, started, person, kind):
    """Refresh shows the new photo on the open page, and another browser gets it at once."""
    gallery = started(Gallery(HEADERS[kind]))
    tapas = serve(gallery.foods)
    me, other, third = person(tapas), person(tapas, "window"), person(tapas, "window")
    me.may_lose_the_line()
    other.may_lose_the_line()
    me.open()
    expect(me.row("Soup")).to_be_visible()
    eventually(lambda: color(me) == RED)
    assert gallery.asked == [200]

    gallery.color = BLUE

    def is_blue_after_refresh():
        me.press(me.button("Refresh"))
        me.page.wait_for_timeout(1_000)
        return color(me) == BLUE

    # Nobody makes the service send the photo again within ten seconds.
    eventually(is_blue_after_refresh, within=40)
    other.open()
    eventually(lambda: color(other) == BLUE)
    tapas.end()
    tapas.start()
    third.open()
    eventually(lambda: color(third) == BLUE)
    # The first question, that of the refresh, and perhaps one more by a later press.
    assert 2 <= len(gallery.asked) <= 5
