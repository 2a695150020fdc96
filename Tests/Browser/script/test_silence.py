"""A silent line: asked after two seconds, told after four, and what was pressed is sent once."""
import pytest
from playwright.sync_api import expect

BUTTON = '<button data-e="c">Go</button>'
SHEET = '<dialog data-e="x" data-m><button data-e="c">More</button></dialog>'


def stopped(tab):
    """Time passes in the page when a test says so, and not by itself."""
    tab.page.clock.install(time=0)
    tab.page.clock.pause_at(1000)


def opened(tab, html=BUTTON):
    stopped(tab)
    tab.open(html)


def pressed(tab, server, seq=1):
    tab.page.get_by_role("button", name="Go").click()
    assert server.event() == [seq, 1, "c"]


def bar(tab):
    return tab.page.locator("#offline")


def passes(tab, seconds):
    """Time passes in the page; its timers fire one after another."""
    tab.page.clock.run_for(seconds * 1000)


def test_silence_is_asked_after_two_seconds_and_told_after_four(tab, server):
    opened(tab)
    server.answers_probes = False
    # The line was quiet before the press, which says nothing.
    passes(tab, 10)
    pressed(tab, server)
    tab.page.clock.run_for(1900)
    assert server.probes == 0
    connections = server.connections
    tab.page.clock.run_for(2000)
    expect(bar(tab)).to_be_hidden()
    tab.page.clock.run_for(200)
    server.was_probed(1)
    expect(bar(tab)).to_have_text("No connection")
    # The second line is there: it goes on with what was pressed, once.
    hello = server.hello()
    assert server.connections == connections + 1
    assert [hello[1], hello[4]["f"]] == [server.seq, 0]
    server.acknowledge(0)
    assert server.event() == [1, 1, "c"]
    server.acknowledge(1)
    tab.settled()
    expect(bar(tab)).to_be_hidden()
    passes(tab, 40)
    pressed(tab, server, seq=2)
    assert server.connections == connections + 1
    assert tab.problems == []


def test_a_server_that_takes_its_time_is_not_a_silent_line(tab, server):
    opened(tab)
    pressed(tab, server)
    connections = server.connections
    for probes in range(1, 5):
        tab.page.clock.run_for(2100)
        server.was_probed(probes)
        # The page reads the answer in real time, which its own clock knows nothing of.
        tab.page.wait_for_timeout(200)
        expect(bar(tab)).to_be_hidden()
    server.acknowledge(1)
    tab.settled()
    passes(tab, 20)
    assert [server.probes, server.connections] == [4, connections]


def test_nobody_is_asked_while_nothing_waits(tab, server):
    opened(tab)
    pressed(tab, server)
    server.acknowledge(1)
    tab.settled()
    passes(tab, 40)
    assert server.probes == 0
    expect(bar(tab)).to_be_hidden()


def test_nobody_is_asked_from_a_hidden_tab(tab, server):
    opened(tab)
    pressed(tab, server)
    tab.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    passes(tab, 20)
    assert server.probes == 0


def test_a_line_that_is_slow_to_come_is_not_a_lost_one(tab, server):
    """Bug: with 500 ms to the server and back, each page began with the words that the line is
    lost, for that is three ways there and back."""
    stopped(tab)
    server.line_open.clear()
    server.pages["/"] = BUTTON
    tab.page.goto(server.origin)
    tab.page.clock.run_for(3900)
    expect(bar(tab)).to_be_hidden()
    server.line_open.set()
    server.hello()
    tab.page.clock.run_for(3900)
    expect(bar(tab)).to_be_hidden()
    server.acknowledge(0)
    tab.settled()
    passes(tab, 20)
    expect(bar(tab)).to_be_hidden()


@pytest.mark.parametrize("opens", [False, True])
def test_a_line_that_does_not_come_is_told(tab, server, opens):
    stopped(tab)
    server.line_open.clear()
    server.pages["/"] = BUTTON
    tab.page.goto(server.origin)
    if opens:
        server.line_open.set()
        server.hello()
    tab.page.clock.run_for(5100)
    expect(bar(tab)).to_have_text("No connection")
    server.line_open.set()
    opens or server.hello()
    server.acknowledge(0)
    tab.settled()
    expect(bar(tab)).to_be_hidden()


def test_after_a_sleep_the_line_is_asked_before_anything_is_told(tab, server):
    """Bug: the timer that was due while the machine slept told at once that the line is lost."""
    opened(tab)
    server.answers_probes = False
    pressed(tab, server)
    tab.page.clock.run_for(1000)
    # Its timers fire late, each once.
    tab.page.clock.fast_forward(30_000)
    tab.page.clock.run_for(1900)
    expect(bar(tab)).to_be_hidden()
    tab.page.clock.run_for(2000)
    expect(bar(tab)).to_be_hidden()
    server.was_probed(1)
    tab.page.clock.run_for(200)
    expect(bar(tab)).to_be_visible()


def hide(tab, hidden):
    tab.page.evaluate("""hidden => {
        Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
    }""", hidden)


def test_a_tab_that_is_shown_again_gives_the_line_its_four_seconds(tab, server):
    """Bug: a press without an answer from before was counted, and the bar came without a word to
    the server."""
    opened(tab)
    server.answers_probes = False
    pressed(tab, server)
    hide(tab, True)
    passes(tab, 20)
    hide(tab, False)
    assert [server.event(), server.event()] == [[2, 0, "v", 0], [3, 0, "v", 1]]
    tab.page.clock.run_for(3900)
    expect(bar(tab)).to_be_hidden()
    server.was_probed(1)
    tab.page.clock.run_for(200)
    expect(bar(tab)).to_be_visible()


def test_a_hidden_tab_that_loses_its_line_says_so_when_it_is_seen(tab, server):
    opened(tab)
    hide(tab, True)
    server.refuse = True
    server.cut()
    for _ in range(8):
        passes(tab, 1)
        tab.page.wait_for_timeout(50)
    expect(bar(tab)).to_be_hidden()
    hide(tab, False)
    for _ in range(8):
        passes(tab, 1)
        tab.page.wait_for_timeout(50)
    expect(bar(tab)).to_be_visible()


def test_the_second_line_is_watched_from_its_first_event_on(tab, server):
    opened(tab)
    server.answers_probes = False
    pressed(tab, server)
    tab.page.clock.run_for(4100)
    server.hello()
    server.acknowledge(1)
    tab.settled()
    expect(bar(tab)).to_be_hidden()
    pressed(tab, server, seq=2)
    tab.page.clock.run_for(4100)
    expect(bar(tab)).to_be_visible()


def test_the_first_line_goes_on_when_it_is_heard_before_the_second(tab, server):
    opened(tab)
    server.answers_probes = False
    pressed(tab, server)
    server.refuse = True
    connections = server.connections
    tab.page.clock.run_for(4100)
    expect(bar(tab)).to_have_text("No connection")
    tab.page.wait_for_timeout(200)
    assert server.connections == connections + 1
    server.acknowledge(1)
    tab.settled()
    expect(bar(tab)).to_be_hidden()
    # It is watched like any line again.
    pressed(tab, server, seq=2)
    tab.page.clock.run_for(4100)
    expect(bar(tab)).to_have_text("No connection")
    server.acknowledge(2)
    tab.settled()
    passes(tab, 40)
    assert server.connections == connections + 2


def test_a_second_line_that_fails_is_tried_again(tab, server):
    opened(tab)
    server.answers_probes = False
    server.refuse = True
    pressed(tab, server)
    connections = server.connections
    tab.page.clock.run_for(4100)
    tab.page.wait_for_timeout(200)
    assert server.connections == connections + 1
    server.refuse = False
    tab.page.clock.run_for(8000)
    server.hello()
    server.acknowledge(0)
    assert server.event() == [1, 1, "c"]


def test_more_presses_do_not_put_off_the_word(tab, server):
    opened(tab)
    server.answers_probes = False
    for seq in range(1, 5):
        pressed(tab, server, seq)
        tab.page.clock.run_for(1020)
    expect(bar(tab)).to_have_text("No connection")
    server.hello()
    server.acknowledge(2)
    assert [server.event(), server.event()] == [[3, 1, "c"], [4, 1, "c"]]


def test_a_press_is_given_its_own_four_seconds(tab, server):
    opened(tab)
    server.answers_probes = False
    pressed(tab, server)
    tab.page.clock.run_for(1900)
    server.acknowledge(1)
    tab.settled()
    pressed(tab, server, 2)
    tab.page.clock.run_for(3900)
    expect(bar(tab)).to_be_hidden()
    tab.page.clock.run_for(200)
    expect(bar(tab)).to_be_visible()


def test_it_is_told_in_an_open_dialog(tab, server):
    opened(tab, SHEET)
    server.answers_probes = False
    tab.page.get_by_role("button", name="More").click()
    tab.page.clock.run_for(4100)
    expect(tab.page.get_by_role("dialog").get_by_role("status").filter(
        has_text="No connection")).to_be_visible()


@pytest.mark.parametrize("answers", [True, False])
def test_the_browser_says_that_it_is_offline(tab, server, answers):
    opened(tab)
    server.answers_probes = answers
    tab.page.evaluate("dispatchEvent(new Event('offline'))")
    if answers:
        # As on the machine of the server itself.
        expect(bar(tab)).to_be_hidden()
    else:
        expect(bar(tab)).to_have_text("No connection")
        tab.page.evaluate("dispatchEvent(new Event('online'))")
        server.hello()
        server.acknowledge(0)
        expect(bar(tab)).to_be_hidden()
