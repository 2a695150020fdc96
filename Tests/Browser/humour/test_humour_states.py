"""Accounts that cannot be read are told apart; every screen is open to all, in light, dark,
and from right to left."""
import re

import pytest
from playwright.sync_api import expect

from axe import findings_at_rest
from humour_services import HumourServices


@pytest.mark.parametrize("handle, title, words", [
    ("private_pat", "Protected posts", "Only people they let in"),
    ("gone_gary", "Suspended account", "has suspended this account"),
    ("nobody_at_all", "No such person", "Nobody here is called @nobody_at_all."),
    ("quiet_quinn", "No posts", "Nothing has been posted here yet."),
])
def test_accounts(services, reader, handle, title, words):
    """Each reason has words of its own."""
    me = reader(services).open(f"/humour/{handle}")
    expect(me.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(me.page.get_by_text(words)).to_be_visible()


def test_rate_limited(services, reader):
    """A service that asks to wait says when it works again, in the person's own time."""
    me = reader(services).open("/humour/busy_bea")
    expect(me.page.get_by_role("heading", name="Too many requests")).to_be_visible()
    expect(me.page.get_by_text(re.compile(r"It works again at \d?\d:\d\d"))).to_be_visible()
    expect(me.button("Retry")).to_be_visible()


def test_wrong_token(started, reader):
    """A refused token is named by its setting."""
    me = reader(HumourServices(started, token="wrong")).open("/humour/maya_runs")
    expect(me.page.get_by_role("heading", name="The token was refused")).to_be_visible()
    expect(me.page.get_by_text("TAPAS_POSTS_TOKEN")).to_be_visible()


def test_nothing_there(services, reader):
    """A first visit to a service that is gone is a failure with a Retry, which finds it again."""
    services.fault("status", status=503)
    me = reader(services).open("/humour/maya_runs")
    expect(me.page.get_by_text("Nothing could be loaded")).to_be_visible(timeout=30_000)
    services.heal()
    me.press(me.button("Retry"))
    expect(me.heading("@maya_runs")).to_be_visible()
    me.read()


@pytest.mark.parametrize("size, scheme, locale", [
    ("phone", "light", "en-GB"), ("phone", "dark", "en-GB"), ("desktop", "dark", "ar")])
def test_axe(services, reader, size, scheme, locale):
    """No serious finding in the search, the posts, a mood of each kind, or a failure."""
    me = reader(services, size, color_scheme=scheme, locale=locale).open()
    me.page.get_by_role("searchbox").fill("ma")
    expect(me.link("Maya Osei @maya_runs")).to_be_visible()
    assert findings_at_rest(me.page) == []
    me.press(me.link("Maya Osei @maya_runs"))
    me.read()
    assert findings_at_rest(me.page) == []
    for face in ["😃", "😐", "😔"]:
        post = me.post(face)
        if post.count():
            me.press(post.first)
            expect(me.page.locator(".painted")).to_be_visible()
            expect(me.page.locator(".painted .redacted")).to_have_count(0)
            assert findings_at_rest(me.page) == []
            me.page.go_back()
            me.read()
    me.open("/humour/gone_gary")
    expect(me.page.get_by_role("heading", level=2).first).to_be_visible()
    assert findings_at_rest(me.page) == []


@pytest.mark.parametrize("scheme, locale", [("light", "en-GB"), ("dark", "ar")])
def test_axe_first_page(started, reader, scheme, locale):
    """No serious finding in the suggestions, the form for a handle, or the people one follows."""
    services = HumourServices(started, kind="mastodon")
    me = reader(services, color_scheme=scheme, locale=locale).open()
    expect(me.link("Maya Osei @maya_runs")).to_be_visible()
    assert findings_at_rest(me.page) == []
    me.press(me.page.get_by_role("radio").last)
    field = me.page.get_by_role("textbox")
    expect(field).to_be_visible()
    assert findings_at_rest(me.page) == []
    field.fill("maya_runs")
    me.page.keyboard.press("Enter")
    expect(me.link("Tomás the Baker 🥖 @tomas_bakes")).to_be_visible()
    assert findings_at_rest(me.page) == []


@pytest.mark.parametrize("theme", ["signal", "dusk"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_in_themes(services, reader, theme, scheme):
    """The other themes keep their contrast."""
    me = reader(services, "desktop", color_scheme=scheme).open("/humour/maya_runs").read()
    me.press(me.button("Theme"))
    me.press(me.page.get_by_role("menuitemradio", name=theme.capitalize()))
    me.page.wait_for_timeout(300)
    assert findings_at_rest(me.page) == []


def test_from_right_to_left(services, reader):
    """In Arabic the people stand on the right, the bars of moods too,
    and handles stay as they are."""
    me = reader(services, "desktop", locale="ar").open("/humour/maya_runs")
    expect(me.posts().first).to_be_visible()
    assert me.page.evaluate("document.dir") == "rtl"
    search, posts = me.page.get_by_role("searchbox").bounding_box(), me.posts().first.bounding_box()
    assert search["x"] > posts["x"] + posts["width"]
    # A mark keeps the sign of a handle on its left.
    expect(me.heading("\N{LEFT-TO-RIGHT MARK}@maya_runs")).to_be_visible()
