"""The service goes away after one good visit."""
import re

from playwright.sync_api import expect


def saved(me):
    return me.page.get_by_role("status").filter(has_text="Saved copy")


def test_offline_from_the_start(tapas, sandbox, person):
    """After one good visit the list opens with the service gone, says how old it is,
    and shows photos seen before."""
    me = person(tapas)
    me.open()
    photo = """() => [...document.images].filter(image => image.complete && image.naturalWidth
        && image.getBoundingClientRect().top < innerHeight).length >= 5"""
    expect(me.row("Sushi")).to_be_visible()
    me.page.wait_for_function(photo)
    me.may_lose_the_line()
    tapas.end()
    sandbox.end()
    tapas.start()
    # Somebody else's browser: nothing of its own kept, all of it from the server's disk.
    friend = person(tapas)
    friend.open()
    expect(friend.row("Sushi")).to_be_visible()
    expect(saved(friend)).to_have_text(re.compile("Saved copy from (a moment|.* ago)"))
    friend.page.wait_for_function(photo)
    assert friend.down_to_the_end() == 76
    friend.search().fill("laksa")
    friend.press(friend.row("Laksa Lemak"))
    expect(friend.heading("Laksa Lemak")).to_be_visible()
    expect(friend.page.get_by_role("main")).to_contain_text("Malaysia")


def test_the_service_comes_back(tapas, sandbox, person):
    """Once the service is there again, Refresh removes the notice; likes work again."""
    me = person(tapas, "desktop")
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    sandbox.end()
    me.button("Refresh").click()
    expect(saved(me)).to_be_visible()
    sandbox.start()
    me.button("Refresh").click()
    expect(saved(me)).to_have_count(0)
    me.heart("Sushi").click()
    expect(me.rows().filter(has=me.row("Sushi"))).to_contain_text("now")
    me.is_liked("Sushi", True)


def test_a_slow_service_under_a_saved_copy(tapas, sandbox, person):
    """With a saved copy a slow service is not waited for: the copy is there at once,
    its age is told, then the news."""
    first = person(tapas)
    first.open()
    expect(first.row("Sushi")).to_be_visible()
    # A page that opens within seconds of another has its list; after a start it is the disk's.
    # The first page is gone by then: it would reconnect and wait for the service instead.
    first.close()
    tapas.end()
    tapas.start()
    sandbox.fault("delay", ms=5000, times=1)
    me = person(tapas, "desktop")
    me.open()
    expect(me.row("Sushi")).to_be_visible(timeout=1_500)
    expect(saved(me)).to_be_visible()
    expect(saved(me)).to_have_count(0)
    expect(me.row("Sushi")).to_be_visible()


def test_another_address(tapas, sandbox, person):
    """Started with another address that is down, nothing of the first one is shown.

    Back at the first, its copy is.
    """
    me = person(tapas)
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    me.may_lose_the_line()
    first = list(tapas.flags)
    for other in (
        sandbox.origin + "/foods/api/v1/somebody-else",
        "http://127.0.0.1:9/foods/api/v1/sandbox",
    ):
        tapas.end()
        tapas.flags = ["--foods-url", other]
        tapas.start()
        friend = person(tapas)
        friend.may_lose_the_line()
        friend.open()
        expect(friend.page.get_by_text("The foods could not be loaded")).to_be_visible()
        expect(friend.rows()).to_have_count(0)
        expect(saved(friend)).to_have_count(0)
    tapas.end()
    sandbox.end()
    tapas.flags = first
    tapas.start()
    again = person(tapas)
    again.open()
    expect(again.row("Sushi")).to_be_visible()
    expect(saved(again)).to_be_visible()
