"""People are found as one types, remembered, and opened beside the list where there is room."""
import re

import pytest
from playwright.sync_api import expect

from humour_services import HumourServices, Reader
from people import eventually
from servers import Tapas
from weight import weighs_at_most


def test_search_as_you_type(services, reader):
    """One question when the typing rests; the header has the words;
    each row is a link with name and handle."""
    me = reader(services).open()
    expect(me.heading("Humour")).to_be_visible()
    me.search().press_sequentially("maya", delay=40)
    expect(me.link("Maya Osei @maya_runs")).to_be_visible()
    expect(me.page.get_by_role("heading", name="Results for “maya”")).to_be_visible()
    assert len(services.asked("/users/search")) == 1
    expect(me.link("Maya Osei @maya_runs")).to_have_accessible_description(re.compile("marathon"))
    me.search().fill("")
    expect(me.page.get_by_role("heading", name="Whose mood?")).to_be_visible()


def test_last_answer_wins(services, reader):
    """An answer that comes after the next question's is dropped."""
    services.fault("delay", "/x/users/search?query=maya", ms=2500)
    me = reader(services).open()
    me.search().fill("maya")
    me.page.wait_for_timeout(600)
    me.search().fill("tomas")
    expect(me.page.get_by_role("heading", name="Results for “tomas”")).to_be_visible()
    me.page.wait_for_timeout(2500)
    expect(me.link("Maya Osei @maya_runs")).to_have_count(0)
    expect(me.page.get_by_role("heading", name="Results for “tomas”")).to_be_visible()


def test_nobody(services, reader):
    """Where nobody is found, the handle can be opened as it is."""
    me = reader(services).open()
    me.search().fill("zzyzx")
    expect(me.page.get_by_role("heading", name="No one found")).to_be_visible()
    me.press(me.link("Open @zzyzx"))
    expect(me.page.get_by_role("heading", name="No such person")).to_be_visible()
    me.person.at("/humour/zzyzx")


def test_recent_people(services, reader):
    """Who was looked at stands under the search, until forgotten; a reload keeps what was typed."""
    me = reader(services).open("/humour/tomas_bakes").read()
    me.press(me.page.get_by_role("button", name="Back to Humour"))
    expect(me.page.get_by_role("heading", name="Recent people")).to_be_visible()
    expect(me.link("Tomás the Baker 🥖 @tomas_bakes")).to_be_visible()
    me.search().fill("maya")
    expect(me.link("Maya Osei @maya_runs")).to_be_visible()
    me.page.reload()
    expect(me.search()).to_have_value("maya")
    expect(me.link("Maya Osei @maya_runs")).to_be_visible()
    me.search().fill("")
    row = me.link("Tomás the Baker 🥖 @tomas_bakes")
    row.focus()
    me.page.keyboard.press("Shift+F10")
    me.press(me.page.get_by_role("menuitem", name="Forget Tomás the Baker 🥖"))
    expect(me.page.get_by_role("heading", name="Whose mood?")).to_be_visible()


def test_beside_each_other(services, reader):
    """On a wide screen the posts stand beside the people, and another person replaces them;
    Back leads to nobody."""
    me = reader(services, "desktop").open()
    expect(me.page.get_by_role("heading", name="Choose someone")).to_be_visible()
    me.search().fill("ma")
    me.press(me.link("Maya Osei @maya_runs"))
    expect(me.heading("@maya_runs")).to_be_visible()
    expect(me.search()).to_be_visible()
    expect(me.link("Maya Osei @maya_runs")).to_have_attribute("aria-current", "page")
    me.press(me.link("Tomás the Baker 🥖 @tomas_bakes"))
    expect(me.heading("@tomas_bakes")).to_be_visible()
    expect(me.heading("@maya_runs")).to_have_count(0)
    me.page.go_back()
    expect(me.page.get_by_role("heading", name="Choose someone")).to_be_visible()


def test_ipad(services, reader):
    """An iPad has room for both columns, a phone for one."""
    ipad = reader(services, "ipad").open("/humour/maya_runs")
    expect(ipad.search()).to_be_visible()
    phone = reader(services).open("/humour/maya_runs")
    expect(phone.search()).not_to_be_visible()
    expect(phone.page.get_by_role("button", name="Back to Humour")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("kind", ["x", "bluesky", "mastodon"])
def test_people_you_follow(started, reader, kind, size):
    """One's own handle opens the people one follows.

    Scrolled to the end, each is there once; a reload keeps them.
    """
    services = HumourServices(started, kind=kind)
    own = "maya-runs.tapas.test" if kind == "bluesky" else "maya_runs"
    me = reader(services, size).open()
    me.choose("Following")
    expect(me.button("Show people you follow")).to_be_disabled()
    me.page.get_by_role("textbox", name="Your handle").fill("@" + own)
    me.press(me.button("Show people you follow"))
    expect(me.page.get_by_role("heading", name="People you follow")).to_be_visible()
    for _ in range(40):
        me.people().last.scroll_into_view_if_needed()
        me.page.wait_for_timeout(100)
        if me.people().count() == 17:
            break
    names = me.people().evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    assert len(names) == len(set(names)) == 17
    last = me.people().last
    href = last.get_attribute("href")
    me.press(last)
    me.person.at(href)
    me.page.go_back()
    expect(me.page.locator(f"a[href='{href}']")).to_be_in_viewport()
    me.page.reload()
    expect(me.page.get_by_role("heading", name="People you follow")).to_be_visible()
    me.press(me.button("Use another handle"))
    expect(me.page.get_by_role("textbox", name="Your handle")).to_be_visible()


def test_follows_are_refreshed(services, reader):
    """The button asks for the first page again.

    A failure keeps the people and says why; unknown handles say so.
    """
    me = reader(services).open()
    me.choose("Following")
    me.page.get_by_role("textbox", name="Your handle").fill("maya_runs")
    me.page.keyboard.press("Enter")
    expect(me.link("Tomás the Baker 🥖 @tomas_bakes")).to_be_visible()
    before = len(services.asked("/following"))
    me.press(me.button("Refresh people"))
    eventually(lambda: len(services.asked("/following")) > before)
    services.fault("status", status=429, body="{}")
    me.press(me.button("Refresh people"))
    wait = me.page.get_by_text("The service asks to wait before trying again.")
    expect(wait.first).to_be_visible()
    expect(me.link("Tomás the Baker 🥖 @tomas_bakes")).to_be_visible()
    services.heal()
    me.press(me.button("Use another handle"))
    me.page.get_by_role("textbox", name="Your handle").fill("nobody_at_all")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_text("Nobody here is called @nobody_at_all.")).to_be_visible()


def test_search_in_pages(services, reader):
    """A search with many hits is loaded in pages, each asked for once; the button asks anew."""
    me = reader(services).open()
    me.search().fill("a")
    expect(me.page.get_by_role("heading", name="Results for “a”")).to_be_visible()
    eventually(lambda: me.people().count() >= 10)
    for _ in range(40):
        me.people().last.scroll_into_view_if_needed()
        me.page.wait_for_timeout(100)
        if not me.page.get_by_text("Loading more people").count():
            break
    names = me.people().evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    pages = services.asked("/users/search")
    assert len(names) == len(set(names)) > 10
    assert len(pages) == len(set(pages)) == 2
    me.press(me.button("Refresh people"))
    eventually(lambda: len(services.asked("/users/search")) > 2)


@pytest.mark.parametrize("kind", ["own", "bluesky", "mastodon"])
def test_suggested_people(started, reader, person, kind):
    """A newcomer finds people to begin with, and still does below those already looked at."""
    if kind == "own":
        me = Reader(person(started(Tapas()), "phone")).open()
    else:
        me = reader(HumourServices(started, kind=kind)).open()
    expect(me.page.get_by_role("heading", name="Whose mood?")).to_be_visible()
    expect(me.page.get_by_role("heading", name="Suggested")).to_be_visible()
    handle = "maya-runs.tapas.test" if kind == "bluesky" else "maya_runs"
    me.press(me.link(f"Maya Osei @{handle}"))
    expect(me.heading("@" + handle)).to_be_visible()
    me.read()
    expect(me.page.get_by_text("Maya Osei", exact=True).last).to_be_visible()
    me.press(me.button("Back to Humour"))
    expect(me.page.get_by_role("heading", name="Recent people")).to_be_visible()
    expect(me.page.get_by_role("heading", name="Suggested")).to_be_visible()


def test_x_suggests_nobody(services, reader):
    """X has no list of people to begin with: nobody is asked for, and the page says what to do."""
    me = reader(services).open()
    expect(me.page.get_by_role("heading", name="Whose mood?")).to_be_visible()
    expect(me.button("Refresh people")).to_be_disabled()
    assert services.asked("/humour/x") == []


COLOR = "getComputedStyle([...document.querySelectorAll('.bar-r .b')].at(-1)).color"


def test_themes(services, reader):
    """A theme changes the colours at once and outlives a reload."""
    me = reader(services, "desktop").open("/humour/maya_runs").read()
    before = me.button("Refresh").evaluate("each => getComputedStyle(each).color")
    me.press(me.button("Theme"))
    me.press(me.page.get_by_role("menuitemradio", name="Dusk"))
    expect(me.page.get_by_role("menuitemradio", name="Dusk")).to_be_hidden()
    me.page.wait_for_function(f"before => {COLOR} != before", arg=before)
    dusk = me.button("Refresh").evaluate("each => getComputedStyle(each).color")
    me.page.reload()
    me.page.wait_for_function(f"dusk => {COLOR} == dusk", arg=dusk)
    me.press(me.button("Theme"))
    expect(me.page.get_by_role("menuitemradio", name="Dusk")).to_have_attribute(
        "aria-checked", "true")


def test_the_page_is_no_heavier_than_it_was(quiet_tapas, person):
    weighs_at_most(person(quiet_tapas), "/humour", 225, 3.5, 7)
