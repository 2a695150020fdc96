"""A sandbox and Tapas over its restaurant, and what stands on the screen by role and name."""
import json
import re
import urllib.request
from collections import Counter

import pytest
from playwright.sync_api import expect

from servers import Sandbox, Tapas


class Restaurant:
    """The sandbox's menu service, and Tapas over it."""

    def __init__(self, started, *flags, token="sandbox-menu"):
        self.sandbox = started(Sandbox())
        self.tapas = started(Tapas(
            self.sandbox.foods, "--menu-url", self.sandbox.origin + "/menu/v5", "--menu-token",
            token, *flags))

    def fault(self, kind, path="/products", **more):
        self.sandbox.fault(kind, path, service="menu", **more)

    def heal(self):
        self.sandbox.heal()

    def pages(self):
        """How often each page was asked for so far; the photos fetched ahead are not among them."""
        counts = self.sandbox.ask("/_log")["counts"]
        return Counter({path: count for path, count in counts.items() if "/menu/v5/" in path})

    def records(self, path):
        """All records of a list, as the service has them."""
        found, page = [], 1
        while True:
            address = f"{self.sandbox.origin}/menu/v5/{path}page={page}"
            asked = urllib.request.Request(
                address,
                headers={"Authorization": "Bearer sandbox-menu", "Accept": "application/json"})
            with urllib.request.urlopen(asked, timeout=10) as answer:
                records = json.load(answer)["data"]
            if not records:
                return found
            found, page = found + records, page + 1

    def shown(self):
        """The products that a guest may see, with their categories, as the service has them."""
        return [each for each in self.records("products?include=category&")
                if not each.get("deleted_at")]


class Guest:
    """What a person finds on the screens of Menu."""

    def __init__(self, person):
        self.person, self.page = person, person.page

    def open(self, path="/menu"):
        self.person.open(path)
        expect(self.heading(re.compile("."))).to_be_visible()
        return self

    def at_categories(self, number=1):
        """Waits until this page of the categories is there."""
        expect(self.heading("Categories")).to_be_visible()
        expect(self.pager()).to_contain_text(f"Page {number} of")
        expect(self.tiles().first).to_be_visible()
        return self

    def heading(self, name):
        exact = isinstance(name, str)
        return self.page.get_by_role("heading", name=name, level=1, exact=exact)

    def tiles(self):
        return self.page.get_by_role("main").get_by_role("button")

    def tile(self, name):
        return self.page.get_by_role("main").get_by_role("button", name=name, exact=True)

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def pager(self):
        # No role tells this bar from others, and pages that lie beneath have one as well.
        return self.page.locator(".page:not([inert]) .bottom")

    def says(self, words):
        return self.page.get_by_role("main").get_by_text(words)

    def popup(self, name):
        return self.page.get_by_role("dialog", name=name, exact=True)

    def search(self):
        return self.page.get_by_role("searchbox", name="Search menu")

    def progress(self):
        return self.page.get_by_role("progressbar", name="Downloading menu")

    def status(self, words):
        return self.page.get_by_role("status").filter(has_text=words)

    def press(self, what):
        self.person.press(what)

    def all_pages(self):
        """The names on the tiles of each page, from here to the last one."""
        pages = []
        while True:
            pages.append(self.tiles().all_inner_texts())
            if not self.pager().count() or not self.button("Next").is_enabled():
                return pages
            self.press(self.button("Next"))
            expect(self.pager()).to_contain_text(f"Page {len(pages) + 1} of")
            expect(self.tiles().first).to_be_visible()


@pytest.fixture
def restaurant(started):
    """Opens one more restaurant: `restaurant("--menu-name", "Bab")`."""
    return lambda *flags, **more: Restaurant(started, *flags, **more)


@pytest.fixture(scope="module")
def quiet():
    """A restaurant for stories that only look; its menu is never updated."""
    things = []
    yield Restaurant(lambda thing: things.append(thing) or thing)
    for thing in reversed(things):
        thing.close()


@pytest.fixture
def guest(person):
    """Sits a person down in front of Menu: `guest(restaurant, size)`."""
    return lambda restaurant, size="ipad", **context: Guest(
        person(restaurant.tapas, size, **context))
