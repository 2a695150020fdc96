"""Somebody likes foods."""
import pytest
from playwright.sync_api import expect

from people import eventually


def likes(sandbox, number):
    """What the service was asked about a food's heart, oldest first: (verb, started, ended)."""
    asked = sandbox.requests(f"/food/{number}/")
    return [(each["path"].rsplit("/", 1)[1], each["startedMs"], each.get("endedMs"))
            for each in asked]


def most_at_once(asked):
    """How many of these requests were under way at the same time."""
    return max((sum(1 for _, start, end in asked if start <= moment < (end or 1e9))
                for _, moment, _ in asked), default=0)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_list_and_detail_agree(tapas, sandbox, person, size):
    """A like in the list is a like in the detail, and the other way round;
    the service's own date is shown."""
    me = person(tapas, size)
    me.open()
    me.is_liked("Sushi", False)
    me.press(me.heart("Sushi"))
    me.is_liked("Sushi", True)
    # The service dates a like, and the page shows that date and not one of its own.
    expect(me.rows().filter(has=me.row("Sushi"))).to_contain_text("now")
    me.press(me.row("Sushi"))
    me.at("/foods/1")
    me.is_liked("Sushi", True)
    me.press(me.heart("Sushi"))
    me.is_liked("Sushi", False)
    me.page.go_back()
    me.is_liked("Sushi", False)
    # A heart turns at once, before the service has answered.
    eventually(lambda: [verb for verb, *_ in likes(sandbox, 1)] == ["like", "unlike"])
    eventually(lambda: sandbox.record(1)["isLiked"] is False)


def test_a_like_stays(tapas, sandbox, person):
    """A like is still there after a reload, after a restart of the server,
    and for the next visitor."""
    me = person(tapas)
    me.open()
    me.press(me.heart("Croissant"))
    me.is_liked("Croissant", True)
    expect(me.rows().filter(has=me.row("Croissant"))).to_contain_text("now")
    me.page.reload()
    me.is_liked("Croissant", True)
    me.may_lose_the_line()
    tapas.end()
    tapas.start()
    me.page.reload()
    me.is_liked("Croissant", True)
    sandbox.end()
    sandbox.start()
    friend = person(tapas, "desktop")
    friend.open("/foods/4")
    friend.is_liked("Croissant", True)


def tap_fast(me, name, times):
    """Taps at one place without waiting for anything, faster than a finger."""
    expect(me.heart(name)).to_be_visible()
    box = me.heart(name).bounding_box()
    press = me.page.touchscreen.tap if me.size == "phone" else me.page.mouse.click
    for _ in range(times):
        press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("taps, wanted", [(5, True), (4, False)])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_fast_taps(tapas, sandbox, person, size, taps, wanted):
    """Taps faster than the service settle on the last wish,
    with one request in flight for the food."""
    sandbox.fault("delay", method="PUT", ms=400)
    me = person(tapas, size)
    me.open()
    me.is_liked("Sushi", False)
    tap_fast(me, "Sushi", taps)
    me.is_liked("Sushi", wanted)
    last = "like" if wanted else "unlike"
    eventually(lambda: [(verb, end is not None) for verb, _, end in likes(sandbox, 1)[-1:]]
               == [(last, True)])
    assert sandbox.record(1)["isLiked"] is wanted
    me.is_liked("Sushi", wanted)
    asked = likes(sandbox, 1)
    assert most_at_once(asked) == 1
    assert len(asked) <= taps
    expect(me.page.get_by_role("alertdialog")).to_have_count(0)
    me.page.reload()
    me.is_liked("Sushi", wanted)


def test_a_slow_like(tapas, sandbox, person):
    """A like that takes its time is shown at once and holds nothing up:
    the screen can be left meanwhile."""
    sandbox.fault("delay", method="PUT", ms=1500, times=1)
    me = person(tapas)
    me.open()
    me.press(me.heart("Sushi"))
    me.is_liked("Sushi", True)
    assert sandbox.record(1)["isLiked"] is False
    me.press(me.row("Sushi"))
    expect(me.heading("Sushi")).to_be_visible()
    me.is_liked("Sushi", True)
    me.press(me.back())
    expect(me.rows().filter(has=me.row("Sushi"))).to_contain_text("now")
    me.is_liked("Sushi", True)
    assert sandbox.record(1)["isLiked"] is True


@pytest.mark.parametrize("kind, words", [
    ("refuseLike", "The service refused the request."),
    ("likeError", "The service refused the request. It says: “Kitchen is closed”"),
])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_like_refused(tapas, sandbox, person, size, kind, words):
    """A refusal is told in our words and then in the service's, and the heart is what it was."""
    sandbox.fault(kind, method="PUT")
    me = person(tapas, size)
    me.open()
    me.press(me.heart("Sushi"))
    alert = me.page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    expect(alert).to_have_accessible_name("“Sushi” could not be liked")
    expect(alert).to_contain_text(words)
    me.press(alert.get_by_role("button", name="OK", exact=True))
    expect(alert).to_have_count(0)
    me.is_liked("Sushi", False)
    assert sandbox.record(1)["isLiked"] is False


def test_a_refused_like_tried_again(tapas, sandbox, person):
    """From the alert the like can be tried again; in the detail too the heart goes back and forth
    honestly."""
    sandbox.fault("status", method="PUT", status=403, body='{"error": "Not before noon."}', times=1)
    me = person(tapas)
    me.open("/foods/1")
    me.press(me.heart("Sushi"))
    alert = me.page.get_by_role("alertdialog")
    expect(alert).to_contain_text("Not before noon.")
    me.press(alert.get_by_role("button", name="Retry", exact=True))
    expect(alert).to_have_count(0)
    me.is_liked("Sushi", True)
    expect(me.page.get_by_role("main")).to_contain_text("now")
    assert sandbox.record(1)["isLiked"] is True


def test_a_like_with_nobody_there(tapas, sandbox, person):
    """With the service gone a like waits, on every page and through a crash of Tapas, and is sent
    once when the service is back."""
    me = person(tapas)
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    sandbox.end()
    me.press(me.heart("Sushi"))
    waiting = me.page.get_by_role("img", name="Waiting to be sent")
    expect(waiting).to_have_count(1)
    me.is_liked("Sushi", True)
    expect(me.page.get_by_role("alertdialog")).to_have_count(0)
    me.may_lose_the_line()
    tapas.kill()
    tapas.start()
    friend = person(tapas, "window")
    friend.open("/foods/1")
    friend.is_liked("Sushi", True)
    expect(friend.page.get_by_role("img", name="Waiting to be sent")).to_have_count(1)
    sandbox.start()
    eventually(lambda: [verb for verb, *_ in likes(sandbox, 1)] == ["like"], within=30)
    expect(waiting).to_have_count(0)
    expect(friend.page.get_by_role("img", name="Waiting to be sent")).to_have_count(0)
    me.is_liked("Sushi", True)
    friend.is_liked("Sushi", True)
    assert sandbox.record(1)["isLiked"] is True


def test_a_like_costs_another_page_one_row(tapas, person):
    """Another page hears of a like in less than a row of HTML, and draws nothing else."""
    liker, other = person(tapas), person(tapas)
    other.open("/foods")
    liker.open("/foods")
    heard = []
    other.page.on("websocket", lambda socket: socket.on(
        "framereceived", lambda frame: heard.append(frame)))
    other.page.reload()
    for each in (liker, other):
        each.quiet()
    heard.clear()
    liker.press(liker.heart("Sushi"))
    liker.is_liked("Sushi", True)
    expect(other.heart("Sushi")).to_have_attribute("aria-pressed", "true")
    other.quiet()
    assert 0 < max(map(len, heard)) < 600, heard
