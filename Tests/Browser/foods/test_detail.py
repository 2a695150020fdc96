"""Somebody opens a food, goes back and forth, and passes its address on."""
import pytest
from playwright.sync_api import expect

SIZES = ["phone", "phone on its side", "window"]


@pytest.mark.parametrize("size", SIZES)
def test_open_and_back(quiet_tapas, person, size):
    """A tap opens the detail with everything in it; the button named for the list leads back to the
    place left."""
    me = person(quiet_tapas, size)
    me.open()
    me.down_to(me.row("Laksa Lemak"))
    me.press(me.row("Laksa Lemak"))
    expect(me.heading("Laksa Lemak")).to_be_visible()
    expect(me.heading("Laksa Lemak")).to_be_focused()
    me.at("/foods/54")
    expect(me.page).to_have_title("Laksa Lemak")
    main = me.page.get_by_role("main")
    expect(main.get_by_role("img", name="Laksa Lemak")).to_be_visible()
    expect(main).to_contain_text("Malaysia")
    expect(main).to_contain_text("Updated 18 Feb 2024")
    expect(me.heart("Laksa Lemak")).to_be_visible()
    expect(me.back()).to_have_accessible_name("Back to Foods")
    me.press(me.back())
    expect(me.heading("Foods")).to_be_visible()
    me.at("/foods")
    expect(me.row("Laksa Lemak")).to_be_in_viewport()
    expect(me.page).to_have_title("Foods")


def test_the_browser_s_own_buttons(quiet_tapas, person):
    """The browser's back and forward mean the same as the screen's own."""
    me = person(quiet_tapas, "window")
    me.open()
    me.row("Sushi").click()
    expect(me.heading("Sushi")).to_be_visible()
    me.page.go_back()
    expect(me.heading("Foods")).to_be_visible()
    expect(me.row("Croissant")).to_be_visible()
    me.page.go_forward()
    expect(me.heading("Sushi")).to_be_visible()
    me.at("/foods/1")
    me.back().click()
    expect(me.heading("Foods")).to_be_visible()
    me.row("Croissant").click()
    expect(me.heading("Croissant")).to_be_visible()
    me.page.go_back()
    expect(me.heading("Foods")).to_be_visible()
    me.at("/foods")


def test_reload(quiet_tapas, person):
    """A reload of the detail is the detail, and back from there is still the list."""
    me = person(quiet_tapas)
    me.open()
    me.press(me.row("Sushi"))
    expect(me.heading("Sushi")).to_be_visible()
    me.page.reload()
    expect(me.heading("Sushi")).to_be_visible()
    me.at("/foods/1")
    me.press(me.back())
    expect(me.heading("Foods")).to_be_visible()
    me.at("/foods")
    expect(me.row("Sushi")).to_be_visible()


def test_a_shared_link(quiet_tapas, person):
    """Somebody else opens the address and is at the same food; back leads to the list."""
    friend = person(quiet_tapas, "window")
    friend.open("/foods/63")
    expect(friend.heading("Ramen (ラーメン)")).to_be_visible()
    friend.back().click()
    expect(friend.heading("Foods")).to_be_visible()
    friend.at("/foods")
    expect(friend.row("Sushi")).to_be_visible()


def test_long_and_missing_descriptions(quiet_tapas, person):
    """Thousands of characters are whole on the detail;
    a missing description is said to be missing."""
    me = person(quiet_tapas)
    me.open("/foods/63")
    text = me.page.get_by_role("main").get_by_text("ramen").first
    expect(text).to_be_attached()
    assert len(me.page.get_by_role("main").inner_text()) > 3_600
    me.open("/foods/67")
    expect(me.page.get_by_text("There is no description of this food.")).to_be_visible()


def test_unknown_addresses(quiet_tapas, person):
    """A food that the service does not have is said to be none;
    an address of nothing leads home."""
    me = person(quiet_tapas)
    me.open("/foods/987654")
    expect(me.page.get_by_role("heading", name="No such food")).to_be_visible()
    expect(me.page.get_by_text("The service has no food number 987654.")).to_be_visible()
    me.press(me.back())
    expect(me.heading("Foods")).to_be_visible()
    me.allow("status of 404")
    answer = me.page.goto(me.origin + "/nowhere")
    assert answer.status == 404
    expect(me.heading("Nothing here")).to_be_visible()
    me.press(me.page.get_by_role("link", name="Tapas"))
    expect(me.heading("Tapas")).to_be_visible()


@pytest.mark.parametrize("address",
                         ["/foods/abc", "/foods/1/2", "/foods/%3Cscript%3E", "/foods/-1"])
def test_addresses_made_up(quiet_tapas, person, address):
    """An address that nobody gave out shows a screen of Foods or says that nothing is there."""
    me = person(quiet_tapas)
    me.allow("status of 404")
    answer = me.page.goto(me.origin + address)
    assert answer.status in (200, 404)
    expect(me.page.get_by_role("heading", level=1)).to_have_count(1)
    expect(me.page.get_by_role("heading", level=1)).not_to_have_text("")
    if answer.status == 404:
        expect(me.page.get_by_text("There is no page at this address.")).to_be_visible()
        me.press(me.page.get_by_role("link", name="Foods"))
        expect(me.heading("Foods")).to_be_visible()
