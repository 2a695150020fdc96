"""Presses a button of Humour while thousands of posts are classified, and times click to DOM.

    humour.py [--binary .build/release/tapas] [--seconds 20] [--people 4] [--json FILE]

The script's own Mastodon server has people with a thousand posts each, made of the sandbox's lines;
no two people have the same text.

1. One person's posts, forty on a page, are scrolled to the end: the time until all are classified.
2. A person's thousand posts on one page are opened and timed. Classifying them takes a fraction of
   a second, too short for many presses. So a button in the first row is pressed every 40 ms while
   further sessions (four a second, or --people) open new people with a thousand posts each.
3. The same without further sessions.

Times are measured by the page's clock, from the trusted click to the change of the button's text.
"""
import argparse
import json
import random
import re
import statistics
import subprocess
import tempfile
import threading
import time
import urllib.request
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import sync_playwright

from measure import CHROMIUM

ROOT = Path(__file__).resolve().parents[1]
POSTS = 1_000
START = datetime(2026, 11, 20, tzinfo=timezone.utc)

PROBE = """
window.times = []
let began = null, before
const found = () => document.querySelector('main .row button.b')?.textContent
document.addEventListener('click', event => {
  if (event.isTrusted && event.target.closest('main .row button.b')) began ??= performance.now()
}, true)
new MutationObserver(() => {
  const words = found()
  if (words == before) return
  if (began != null) window.times.push(performance.now() - began)
  before = words
  began = null
}).observe(document, {subtree: true, childList: true, characterData: true})
"""


def lines():
    """The English lines of the sandbox's people."""
    for file in sorted((ROOT / "Sources/Sandbox/Resources/Humour/people").glob("*.txt")):
        text = file.read_text()
        if "lang: en" in text:
            yield from (line for line in text.splitlines()
                        if re.match(r"[A-Z][^:{]*$", line) and len(line) > 30)


class Fediverse:
    """A Mastodon server: all posts on one page for `whole-N`, forty on a page for others."""

    def __init__(self):
        self.lines, self.cache = list(lines()), {}
        outer = self

        class Answer(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                body, headers = outer.answer(urlsplit(self.path))
                body = json.dumps(body).encode()
                self.send_response(200)
                for name, value in {"Content-Type": "application/json", "Content-Length": len(body),
                                    **headers}.items():
                    self.send_header(name, str(value))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def answer(self, url):
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        if "acct" in query:
            return self.account(query["acct"]), {}
        name = url.path.split("/")[4]
        posts = self.posts(name)
        if name.startswith("whole"):
            return posts, {}
        top = int(query.get("max_id", POSTS + 1))
        page = [each for each in posts if int(each["id"]) < top][:40]
        has_more = page and page[-1]["id"] != "1"
        more = f'<{self.origin}/?max_id={page[-1]["id"]}>; rel="next"' if has_more else None
        return page, {"Link": more} if more else {}

    def account(self, name):
        return {"id": name, "username": name, "acct": name, "display_name": name.capitalize(),
                "note": "", "locked": False}

    def posts(self, name):
        if name not in self.cache:
            dice = random.Random(name)
            self.cache[name] = [{
                "id": str(number), "language": "en", "account": self.account(name), "reblog": None,
                "created_at": (START - timedelta(hours=5 * (POSTS - number))).isoformat(),
                "spoiler_text": "The button to press" if number == POSTS else "",
                "content": f"<p>{dice.choice(self.lines)} {dice.choice(self.lines)}"
                           f" {name} {number}</p>",
            } for number in range(POSTS, 0, -1)]
        return self.cache[name]


def share(times, part):
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def measure(options):
    service = Fediverse()
    folder = tempfile.TemporaryDirectory(prefix="humour-")
    server = subprocess.Popen(
        [options.binary, "serve", "--port", "0", "--data", folder.name,
         "--posts-kind", "mastodon", "--posts-url", service.origin],
        stdout=subprocess.PIPE, text=True)
    result = {}
    try:
        origin = re.search(r"http://\S+", server.stdout.readline()).group(0)
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=CHROMIUM,
                                           args=["--no-sandbox"])
            result["paged"] = paged(browser, origin)
            result.update(whole(browser, origin, options.seconds, options.people))
            browser.close()
    finally:
        server.terminate()
        server.wait(10)
        folder.cleanup()
    return result


def paged(browser, origin):
    """Seconds until a thousand posts, in pages of forty, are loaded by scrolling and classified."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(origin + "/humour/paged")
    page.locator("main li a[role=button]").first.wait_for()
    began = time.monotonic()
    while (page.get_by_text("Loading older posts").count()
           or page.get_by_text("still being read").count()):
        page.evaluate("document.querySelectorAll('.page')"
                      ".forEach(each => each.scrollTop = each.scrollHeight)")
        page.wait_for_timeout(30)
        if time.monotonic() - began > 300:
            raise SystemExit("The end did not come.")
    took = time.monotonic() - began
    counts = page.get_by_text(re.compile("Happy: ")).inner_text()
    page.close()
    return {"seconds": round(took, 2), "counts": counts}


def whole(browser, origin, seconds, people_a_second):
    """Click to DOM in a list of a thousand posts, in ms, with and without classifying."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.add_init_script(PROBE)
    began = time.monotonic()
    page.goto(origin + "/humour/whole")
    page.get_by_text(re.compile(r"^Happy: ")).wait_for()
    page.get_by_text("still being read").wait_for(state="detached")
    opened = time.monotonic() - began
    page.locator("main .row button.b").first.hover()
    page.wait_for_timeout(1000)
    crowd = Crowd(origin, people_a_second)
    during = pressed(page, seconds)
    people = crowd.leave()
    page.wait_for_timeout(3000)
    return {"a_thousand_s": round(opened, 2), "people_meanwhile": people, "during": during,
            "after": pressed(page, seconds / 2)}


def pressed(page, seconds):
    """Presses the button under the pointer every 40 ms."""
    page.evaluate("times.length = 0")
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(40)
    times = page.evaluate("times")
    return {"clicks": len(times), "median": round(statistics.median(times), 1),
            "p95": round(share(times, 0.95), 1), "worst": round(max(times), 1)}


class Crowd:
    """Opens this many new people a second, each in its own session, until the block ends."""

    def __init__(self, origin, a_second):
        self.origin, self.pause, self.count = origin, 1 / a_second, 0
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.come)
        self.thread.start()

    def come(self):
        while not self.is_over.wait(self.pause):
            self.count += 1
            urllib.request.urlopen(f"{self.origin}/humour/whole-{self.count}", timeout=30).read()

    def leave(self):
        self.is_over.set()
        self.thread.join()
        return self.count


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", default=str(ROOT / ".build/release/tapas"))
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--people", type=float, default=4,
                        help="how many others a second open a thousand posts")
    parser.add_argument("--json")
    options = parser.parse_args()
    result = measure(options)
    print(json.dumps(result, indent=1))
    if options.json:
        Path(options.json).write_text(json.dumps(result))
