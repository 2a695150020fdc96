"""Lookups fail, the service goes away; every screen stays honest and open to all."""
from collections import Counter

import pytest
from conftest import most_at_once
from playwright.sync_api import expect

from axe import findings_at_rest
from people import eventually


def test_one_lookup_fails(bar, guest):
    """One failed row has a Retry of its own and holds up no other; Retry fills it, and its page."""
    bar.fault("status", "/lookup.php?i=11110", status=500)
    me = guest(bar).open()
    expect(me.row("50/50 Martini")).to_contain_text("Gin")
    expect(me.row("Adonis")).to_contain_text("The ingredients could not be loaded")
    expect(me.page.get_by_role("button", name="Retry", exact=True)).to_have_count(1)
    bar.heal()
    me.press(me.retry("Adonis"))
    expect(me.row("Adonis")).to_contain_text("Dry sherry, Sweet vermouth and 1 more ingredient")
    expect(me.retry("Adonis")).to_have_count(0)


def test_the_page_fails(bar, guest):
    """A page whose lookup fails keeps the name and the photo, and has a Retry."""
    bar.fault("status", "/lookup.php?i=11110", status=500)
    me = guest(bar, "window").open("/cocktails/11110")
    expect(me.heading("Adonis")).to_be_visible()
    expect(me.page.get_by_text("The recipe could not be loaded")).to_be_visible()
    bar.heal()
    me.press(me.page.get_by_role("button", name="Retry", exact=True))
    expect(me.heading("Preparation", 2)).to_be_visible()


def test_upstream_gone(bar, guest):
    """With the service gone the saved list and the details seen before are there,
    for another browser too."""
    me = guest(bar, "desktop").open()
    expect(me.row("50/50 Martini")).to_contain_text("Gin")
    bar.tapas.end()
    bar.sandbox.end()
    me.person.may_lose_the_line()
    bar.tapas.start()
    friend = guest(bar, "desktop").open()
    expect(friend.page.get_by_role("status").filter(has_text="Saved copy")).to_be_visible()
    expect(friend.row("50/50 Martini")).to_contain_text("Gin")
    friend.press(friend.link("50/50 Martini"))
    expect(friend.heading("Preparation", 2)).to_be_visible()


def test_refresh_renews(bar, guest):
    """Refresh looks the drinks on screen up again, the others when they come into view.

    Old ones show meanwhile.
    """
    me = guest(bar, "window").open()
    drinks = bar.drinks()
    seen = list(drinks.items())[:7]
    for _, name in seen:
        expect(me.row(name)).to_be_in_viewport()
        expect(me.row(name).locator(".redacted")).to_have_count(0)

    def times():
        """How often each drink was looked up."""
        return Counter(each["path"].split("=")[1] for each in bar.lookups())

    assert all(times()[number] == 1 for number, _ in seen)
    bar.fault("delay", "/lookup.php?i=11110", ms=1500)
    me.press(me.page.get_by_role("button", name="Refresh", exact=True))
    eventually(lambda: times()["11110"] == 2)
    expect(me.row("Adonis")).to_contain_text("Dry sherry")
    eventually(
        lambda: all(times()[number] == 2 for number, _ in seen)
        and all("endedMs" in each for each in bar.lookups()))
    assert max(times().values()) == 2
    assert len(times()) < len(drinks)
    assert most_at_once(bar.lookups()) <= 6


def test_nothing_there(bar, guest):
    """A first visit to a service that is gone is a failure with a Retry, which finds it again."""
    bar.fault("status", "/filter.php", status=503)
    me = guest(bar).open()
    expect(me.page.get_by_text("The cocktails could not be loaded")).to_be_visible()
    bar.heal()
    me.press(me.page.get_by_role("button", name="Retry", exact=True))
    expect(me.link("50/50 Martini")).to_be_visible()


@pytest.mark.parametrize("scheme, locale", [("light", "en-GB"), ("dark", "ar")])
def test_axe(bar, guest, scheme, locale):
    """No serious finding in a list with a failed row, in a page, or when nothing is found."""
    bar.fault("status", "/lookup.php?i=11110", status=500)
    me = guest(bar, "ipad", color_scheme=scheme, locale=locale).open()
    expect(me.row("Adonis").get_by_role("button")).to_be_visible()
    assert findings_at_rest(me.page) == []
    me.press(me.link("50/50 Martini"))
    expect(me.heading("50/50 Martini")).to_be_visible()
    assert findings_at_rest(me.page) == []
    me.open()
    me.page.get_by_role("searchbox").fill("xyzzy")
    expect(me.rows()).to_have_count(0)
    assert findings_at_rest(me.page) == []
