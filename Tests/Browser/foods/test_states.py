"""The service fails in every way it can; the screen stays honest and helps."""
import re

import pytest
from playwright.sync_api import expect

FAILURES = {
    "an error 500": (dict(kind="status", status=500, body=""), "The service is having a problem."),
    "the service's own words": (
        dict(kind="status", status=400, body='{"error": "The kitchen burns."}'),
        "The kitchen burns."),
    "an answer cut off": (dict(kind="drop"), "127.0.0.1 could not be reached."),
    "a refused connection": (dict(kind="refuse"), "127.0.0.1 could not be reached."),
    "broken JSON": (dict(kind="malformed"), "The answer of the service could not be read."),
    "half an answer": (dict(kind="truncated"), "The answer of the service could not be read."),
    "no answer at all": (dict(kind="empty"), "The answer of the service could not be read."),
    "an answer without end": (dict(kind="huge", bytes=20_000_000),
                              "The answer of the service is too large."),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_failed_then_retry(tapas, sandbox, person, failure):
    """The failure is said in plain words with Retry; once the service is well,
    Retry brings the list."""
    fault, words = FAILURES[failure]
    sandbox.fault(**fault)
    me = person(tapas)
    me.open()
    expect(me.page.get_by_role("heading", name="The foods could not be loaded")).to_be_visible()
    expect(me.page.get_by_role("main")).to_contain_text(words)
    expect(me.heading("Foods")).to_be_visible()
    sandbox.heal()
    me.press(me.button("Retry"))
    expect(me.row("Sushi")).to_be_visible()
    expect(me.button("Retry")).to_have_count(0)


def test_nobody_there_from_the_start(tapas, sandbox, person):
    """With nobody at the address the screen says so; a shared link does too,
    and Retry there brings the food."""
    sandbox.end()
    me = person(tapas, "window")
    me.open("/foods/1")
    expect(me.page.get_by_role("heading", name="The food could not be loaded")).to_be_visible()
    expect(me.page.get_by_role("main")).to_contain_text("127.0.0.1 could not be reached.")
    sandbox.start()
    me.button("Retry").click()
    expect(me.heading("Sushi")).to_be_visible()


def test_an_empty_list(tapas, sandbox, person):
    """A service without foods is said to have none, and what to do;
    Refresh finds them once they are there."""
    sandbox.fault("emptyList")
    me = person(tapas)
    me.open()
    expect(me.page.get_by_role("heading", name="No foods", exact=True)).to_be_visible()
    expect(
        me.page.get_by_text("The service has no foods yet. Refresh to look again.")).to_be_visible()
    sandbox.heal()
    me.press(me.button("Refresh"))
    expect(me.row("Sushi")).to_be_visible()


def test_a_late_list(tapas, sandbox, person):
    """While the list is on its way there is progress, then a word that it takes long;
    then the list."""
    sandbox.fault("delay", ms=2500, times=1)
    me = person(tapas)
    me.open()
    expect(me.heading("Foods")).to_be_visible()
    expect(me.page.get_by_role("progressbar")).to_be_visible()
    expect(me.page.get_by_text("The service is taking its time…")).to_be_visible()
    expect(me.row("Sushi")).to_be_visible()
    expect(me.page.get_by_role("progressbar")).to_have_count(0)


def test_a_late_list_can_be_left(tapas, sandbox, person):
    """A slow service holds nobody: the way home works at once."""
    sandbox.fault("delay", ms=5000, times=1)
    me = person(tapas, "desktop")
    me.open()
    expect(me.page.get_by_role("progressbar")).to_be_visible()
    me.page.get_by_role("link", name="Tapas").click()
    expect(me.heading("Tapas")).to_be_visible(timeout=1_000)


def test_a_trickling_list(tapas, sandbox, person):
    """An answer in small pieces is waited for, and is whole in the end."""
    sandbox.fault("drip", bytes=2048, ms=50, times=1)
    me = person(tapas)
    me.open()
    assert me.down_to_the_end() == 76


def test_a_hiccup_is_not_told(tapas, sandbox, person):
    """A failure that passes with the next attempt is nobody's business."""
    sandbox.fault("status", status=503, body="", times=1)
    me = person(tapas)
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    expect(me.button("Retry")).to_have_count(0)


def test_a_failed_refresh_keeps_the_list(tapas, sandbox, person):
    """When a refresh fails the list stays, under a notice that it is a saved copy;
    the next success removes it."""
    me = person(tapas)
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    sandbox.fault("status", status=500, body="")
    me.press(me.button("Refresh"))
    notice = me.page.get_by_role("status").filter(has_text="Saved copy")
    expect(notice).to_be_visible()
    expect(notice).to_have_text(re.compile("Saved copy from a moment ago"))
    expect(me.row("Sushi")).to_be_visible()
    me.press(me.row("Croissant"))
    expect(me.heading("Croissant")).to_be_visible()
    expect(me.page.get_by_role("main").get_by_text("Saved copy")).to_be_visible()
    me.press(me.back())
    sandbox.heal()
    me.press(me.button("Refresh"))
    expect(notice).to_have_count(0)
    expect(me.row("Sushi")).to_be_visible()


def test_refresh_brings_news(tapas, sandbox, person):
    """Refresh shows what has changed at the service since, and leaves the person where they are."""
    me = person(tapas, "desktop")
    me.open()
    me.is_liked("Sushi", False)
    sandbox.ask("/foods/api/v1/sandbox/food/1/like", "PUT")
    me.search().fill("su")
    me.button("Refresh").click()
    me.is_liked("Sushi", True)
    expect(me.search()).to_have_value("su")
    status = me.page.get_by_role("main").get_by_role("status")
    expect(status.filter(has_text="Up to date")).to_be_visible()


def pull(page, way):
    """A finger drags down from near the top of the list, `way` pixels far."""
    touch = page.context.new_cdp_session(page)
    finger = lambda kind, y: touch.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [] if kind == "touchEnd" else [{"x": 200, "y": y}]})
    finger("touchStart", 250)
    for step in range(1, 11):
        finger("touchMove", 250 + way * step / 10)
    finger("touchEnd", 0)


def test_pull_to_refresh(tapas, sandbox, person):
    """Pulling the list down by touch loads it again; a small pull does nothing."""
    me = person(tapas)
    me.open()
    me.is_liked("Sushi", False)
    me.page.wait_for_load_state("networkidle")
    sandbox.ask("/foods/api/v1/sandbox/food/1/like", "PUT")
    before = len(sandbox.requests("/sandbox/food"))
    pull(me.page, 20)
    pull(me.page, 320)
    me.is_liked("Sushi", True)
    assert len(sandbox.requests("/sandbox/food")) == before + 1
