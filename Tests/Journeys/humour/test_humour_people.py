"""People are found as one types, remembered, and opened beside the list where there is room."""
import re

from playwright.sync_api import expect


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
    me.press(me.button("Forget Tomás the Baker 🥖"))
    expect(me.page.get_by_role("heading", name="Whose mood?")).to_be_visible()


def test_beside_each_other(services, reader):
    """On a wide screen the posts stand beside the people, and another person replaces them;
    Back leads to nobody."""
    me = reader(services, "desktop").open()
    expect(me.page.get_by_role("heading", name="Choose someone")).to_be_visible()
    me.search().fill("ma")
    me.press(me.link("Maya Osei @maya_runs"))
    expect(me.heading("Maya Osei")).to_be_visible()
    expect(me.search()).to_be_visible()
    expect(me.link("Maya Osei @maya_runs")).to_have_attribute("aria-current", "page")
    me.press(me.link("Tomás the Baker 🥖 @tomas_bakes"))
    expect(me.heading("Tomás the Baker 🥖")).to_be_visible()
    expect(me.heading("Maya Osei")).to_have_count(0)
    me.page.go_back()
    expect(me.page.get_by_role("heading", name="Choose someone")).to_be_visible()


def test_ipad(services, reader):
    """An iPad has room for both columns, a phone for one."""
    ipad = reader(services, "ipad").open("/humour/maya_runs")
    expect(ipad.search()).to_be_visible()
    phone = reader(services).open("/humour/maya_runs")
    expect(phone.search()).not_to_be_visible()
    expect(phone.page.get_by_role("button", name="Back to Humour")).to_be_visible()


COLOR = "getComputedStyle(document.querySelector('[aria-label=Refresh],.bar-r .b')).color"


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
    # The theme comes with the snapshot; a menu that was opened before it would close again.
    me.page.wait_for_function(f"dusk => {COLOR} == dusk", arg=dusk)
    me.press(me.button("Theme"))
    expect(me.page.get_by_role("menuitemradio", name="Dusk")).to_have_attribute(
        "aria-checked", "true")
