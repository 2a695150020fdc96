"""A sandbox and Tapas over its cocktails, and what stands on the screen by role and name."""
import json
import urllib.request

import pytest
from playwright.sync_api import expect

from people import eventually
from servers import Sandbox, Tapas

BASE = "/cocktails/api/json/v1/1"


class Bar:
    """The sandbox's cocktail service, and Tapas over it."""

    def __init__(self, started):
        self.sandbox = started(Sandbox())
        self.tapas = started(Tapas(self.sandbox.foods, "--cocktails-url",
                                   self.sandbox.origin + BASE))

    def fault(self, kind, path="/lookup.php", **more):
        self.sandbox.fault(kind, path, service="cocktails", **more)

    def heal(self):
        self.sandbox.heal()

    def lookups(self):
        """The lookups so far, oldest first."""
        return self.sandbox.requests("/lookup.php")

    def drinks(self):
        """Names by number, as the service lists them; those that come twice are here once."""
        with urllib.request.urlopen(self.sandbox.origin + BASE + "/filter.php?g=Cocktail_glass",
                                    timeout=10) as answer:
            return {each["idDrink"]: each["strDrink"] for each in json.load(answer)["drinks"]}


def most_at_once(requests):
    """How many of these requests were under way at the same time."""
    ends = [(each["startedMs"], 1) for each in requests]
    ends += [(each["endedMs"], -1) for each in requests]
    most = now = 0
    # An end and a start in the same millisecond were not at the same time: ends first.
    for _, step in sorted(ends):
        now += step
        most = max(most, now)
    return most


class Guest:
    """What a person finds on the screens of Cocktails."""

    def __init__(self, person):
        self.person, self.page = person, person.page

    def open(self, path="/cocktails"):
        self.person.open(path)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self

    def rows(self):
        return self.page.get_by_role("main").get_by_role("listitem")

    def link(self, name):
        return self.page.get_by_role("link", name=name, exact=True)

    def row(self, name):
        return self.rows().filter(has=self.link(name))

    def filter(self):
        return self.page.get_by_role("searchbox", name="Filter by name")

    def heading(self, name, level=1):
        return self.page.get_by_role("heading", name=name, level=level, exact=True)

    def retry(self, name):
        return self.row(name).get_by_role("button", name="Retry", exact=True)

    def skeletons(self):
        return self.page.locator("main .redacted")

    def press(self, what):
        self.person.press(what)

    def scroll_to_the_end(self):
        """Goes down the list a screen at a time, and waits on each until its rows are filled."""
        more = self.page.locator("main .more[data-n]")
        # A busy machine may take longer over the next rows than a person waits for them.
        eventually(lambda: self.person.down_to_the_end(self.rows()) and not more.count(), within=60)
        count = self.rows().count()
        for place in [*range(0, count, 6), count - 1]:
            row = self.rows().nth(place)
            row.scroll_into_view_if_needed()
            expect(row.locator(".redacted")).to_have_count(0)


@pytest.fixture
def bar(started):
    return Bar(started)


@pytest.fixture
def guest(person):
    """Sits a person down in front of Cocktails: `guest(bar, size)`."""
    return lambda bar, *where, **context: Guest(person(bar.tapas, *where, **context))
