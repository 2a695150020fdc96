"""Humour over a sandbox that the story can spoil, and what stands on its screens by role and
name."""
import json
import re
import time
import urllib.request

from playwright.sync_api import expect

from servers import Sandbox, Tapas

X = "/humour/x/2"
TOKEN = "sandbox-posts"
MOODS = re.compile("^(Happy|Neutral|Sad)$")


class HumourServices:
    """The sandbox's people as X serves them, and Tapas over them."""

    def __init__(self, started, token=TOKEN, kind="x"):
        self.sandbox = started(Sandbox())
        base = {"x": X, "bluesky": "/humour/bluesky/xrpc", "mastodon": "/humour/mastodon"}[kind]
        flags = ["--posts-token", token] if kind == "x" else []
        self.tapas = started(Tapas(
            self.sandbox.foods, "--posts-kind", kind, "--posts-url", self.sandbox.origin + base,
            *flags))

    def fault(self, kind, path="/x/users", **more):
        self.sandbox.fault(kind, path, service="humour", **more)

    def heal(self):
        self.sandbox.heal()

    def asked(self, part):
        """The requests to X so far whose path holds `part`, oldest first."""
        return [each["path"] for each in self.sandbox.requests(part)]

    def posts(self, handle):
        """What the service itself says somebody posted, newest first."""
        person = self._ask(f"/users/by/username/{handle}")["data"]["id"]
        posts, more = [], ""
        while True:
            page = self._ask(f"/users/{person}/tweets?max_results=100{more}")
            posts += page.get("data", [])
            if "next_token" not in page["meta"]:
                return posts
            more = "&pagination_token=" + page["meta"]["next_token"]

    def _ask(self, path):
        request = urllib.request.Request(self.sandbox.origin + X + path,
                                         headers={"Authorization": f"Bearer {TOKEN}"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)


class Reader:
    """What a person finds on the screens of Humour."""

    def __init__(self, person):
        self.person, self.page = person, person.page

    def open(self, path="/humour"):
        self.person.open(path)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self

    def heading(self, name):
        return self.page.get_by_role("heading", name=name, level=1, exact=True)

    def search(self):
        return self.page.get_by_role("searchbox", name="Search people")

    def link(self, name):
        return self.page.get_by_role("link", name=name, exact=True)

    def posts(self):
        # A button that is a link as well: a Retry at the end of the list is no post.
        return self.page.get_by_role("main").get_by_role("list").get_by_role("button").and_(
            self.page.locator("[href]"))

    def post(self, words):
        return self.posts().filter(has_text=words)

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def choose(self, name):
        """Chooses between the recent people and those whom one follows."""
        self.press(self.page.get_by_role("radio", name=name, exact=True))

    def people(self):
        """The links to people in the list of people."""
        # The link to a typed handle has no label of its own.
        links = self.page.get_by_role("listitem").get_by_role("link")
        return links.and_(self.page.locator("[aria-label]"))

    def mood(self, name):
        return self.page.get_by_role("radio", name=name, exact=True)

    def press(self, what):
        self.person.press(what)

    def read(self):
        """Waits until every post on show has its verdict."""
        expect(self.posts().first).to_be_visible()
        expect(self.page.locator("main .redacted")).to_have_count(0)
        expect(self.page.get_by_text("still being read")).to_have_count(0)
        return self

    def counts(self):
        """The moods that the strip tells: happy, neutral, sad."""
        words = self.page.get_by_text(
            re.compile(r"Happy: \d+, neutral: \d+, sad: \d+")).inner_text()
        return [int(each) for each in re.findall(r"\d+", words)]

    def scroll_to_the_end(self, count):
        """Goes down until that many posts are there, after which there are none."""
        end = time.monotonic() + 30
        while self.posts().count() < count and time.monotonic() < end:
            self.posts().last.evaluate("post => post.scrollIntoView()")
            self.page.wait_for_timeout(50)
        self.posts().last.scroll_into_view_if_needed()
        expect(self.page.get_by_text("Loading older posts")).to_have_count(0)
        expect(self.posts()).to_have_count(count)
