"""A network that falls silent: what can be seen at once is, the person is told, and what was
pressed is done once when the line is back."""
import pytest
from playwright.sync_api import expect

from lines import SlowLine
from people import Person, eventually
from servers import Line


@pytest.fixture
def me(tapas, person):
    me = person(tapas)
    me.may_lose_the_line()
    me.open()
    live(me)
    # What the page itself asks for, as a list of its next rows, waits for an answer too.
    me.quiet()
    return me


def live(me):
    """The first search that comes back tells that the page is live."""
    me.search().fill("s")
    expect(me.row("Bibimbap (비빔밥)")).to_have_count(0)
    me.search().fill("")
    expect(me.row("Bibimbap (비빔밥)")).to_be_visible()


def banner(me):
    return me.page.get_by_role("status").filter(has_text="Connection lost")


# The page's own clock, from the press: what the driver of a busy machine adds is not counted.
NOTE_TIMES = """() => {
    let start = performance.now()
    addEventListener("click", () => { start = performance.now() }, {capture: true, once: true})
    window.toldAfter = new Promise(done => {
        const look = () => {
            const told = [...document.querySelectorAll("[role=status]")].some(status =>
                status.checkVisibility() && status.textContent.includes("Connection lost"))
            told ? done((performance.now() - start) / 1000) : setTimeout(look, 50)
        }
        look()
    })
}"""


def told(me, act):
    """Does something, and returns after how many seconds the page said that the line is lost: four
    from what was sent first without an answer, which may be a row that came near just before."""
    me.page.evaluate(NOTE_TIMES)
    act()
    expect(banner(me)).to_be_visible()
    return me.page.evaluate("toldAfter")


def likes(sandbox):
    """What the service was asked about hearts, oldest first."""
    return [each["path"].rsplit("/", 1)[1] for each in sandbox.requests("/food/")
            if each["method"] == "PUT"]


def test_a_frozen_server_is_told_and_then_does_what_was_pressed(me, tapas, sandbox):
    tapas.freeze()
    assert 3 < told(me, lambda: me.press(me.heart("Sushi"))) < 6
    me.is_liked("Sushi", True)
    tapas.thaw()
    expect(banner(me)).to_have_count(0)
    eventually(lambda: likes(sandbox))
    me.is_liked("Sushi", True)
    # A second like would come with the next press, if at all.
    me.search().fill("s")
    expect(me.row("Bibimbap (비빔밥)")).to_have_count(0)
    assert likes(sandbox) == ["like"]


def test_without_a_press_nothing_is_said(me, tapas):
    tapas.freeze()
    me.page.wait_for_timeout(6000)
    expect(banner(me)).to_have_count(0)
    tapas.thaw()


@pytest.mark.parametrize("way", ["button", "browser"])
def test_back_needs_no_server(me, tapas, way):
    me.press(me.row("Bibimbap (비빔밥)"))
    expect(me.heading("Bibimbap (비빔밥)")).to_be_visible()
    me.page.wait_for_url("**/foods/*")
    # Until its own way in is over.
    me.page.wait_for_timeout(400)
    tapas.freeze()
    if way == "button":
        me.press(me.back())
    else:
        me.page.evaluate("history.back()")
    expect(me.row("Sushi")).to_be_visible()
    expect(me.heading("Foods")).to_be_visible()
    expect(me.heading("Bibimbap (비빔밥)")).to_be_hidden()
    expect(me.page).to_have_title("Foods")
    me.at("/foods")
    # What is pressed there is sent after it.
    me.press(me.row("Sushi"))
    expect(banner(me)).to_be_visible()
    tapas.thaw()
    expect(me.heading("Sushi")).to_be_visible()
    expect(banner(me)).to_have_count(0)
    me.press(me.back())
    me.at("/foods")
    expect(me.row("Sushi")).to_be_visible()


def test_a_slow_server_is_not_a_lost_line(serve, sandbox, person):
    me = person(serve(sandbox.foods, "--latency", "6000"))
    me.open()
    me.page.wait_for_timeout(7000)
    expect(banner(me)).to_have_count(0)
    me.press(me.row("Sushi"))
    for _ in range(11):
        me.page.wait_for_timeout(500)
        expect(banner(me)).to_have_count(0)
    expect(me.heading("Sushi")).to_be_visible()


@pytest.mark.parametrize("ways", ["up down", "up", "down"])
def test_a_line_that_swallows_everything(tapas, sandbox, browser, started, ways):
    """As when somebody leaves the Wi-Fi: no connection breaks, and no answer comes."""
    line = started(Line(tapas.port))
    me = started(Person(browser, line.origin))
    me.may_lose_the_line()
    me.open()
    live(me)
    # A row that comes as it is scrolled near would not come any more, and would be missed earlier.
    me.down_to_the_end()
    me.quiet()
    line.mute(ways)
    assert 3 < told(me, lambda: me.press(me.heart("Sushi"))) < 6
    me.press(me.row("Bibimbap (비빔밥)"))
    line.speak()
    # The next line is tried within eight seconds.
    expect(banner(me)).to_have_count(0, timeout=15_000)
    expect(me.heading("Bibimbap (비빔밥)")).to_be_visible()
    me.press(me.back())
    me.is_liked("Sushi", True)
    assert likes(sandbox) == ["like"]
    assert me.complaints() == []


def test_offline_is_told_at_once(me):
    me.context.set_offline(True)
    assert told(me, lambda: None) < 2
    me.context.set_offline(False)
    expect(banner(me)).to_have_count(0)


SAID = """addEventListener('DOMContentLoaded', () => {
    const look = () => {
        const words = document.getElementById('offline')?.textContent
        if (words) sessionStorage.said = words
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
})"""


# In seconds there and back, and bytes a second: a far server, Chrome's two kinds of 3G, and a line
# that is worse than any of these.
@pytest.mark.parametrize("delay, jitter, rate", [
    (0.3, 0.1, None), (0.6, 0.2, 200_000), (1.5, 0, None), (1.8, 0.3, 50_000)])
def test_a_slow_line_is_not_a_lost_one(tapas, browser, started, delay, jitter, rate):
    """Bug: with 500 ms there and back each page began with the words that the line is lost."""
    line = started(SlowLine(tapas.port, delay, jitter, rate))
    me = started(Person(browser, line.origin))
    me.context.set_default_timeout(60_000)
    me.context.add_init_script(SAID)
    me.open()
    sushi = me.row("Sushi")
    me.press(sushi)
    expect(me.heading("Sushi")).to_be_visible(timeout=60_000)
    me.press(me.back())
    expect(sushi).to_be_visible()
    me.press(me.heart("Sushi"))
    me.search().fill("sus")
    expect(me.row("Tacos al Pastor")).to_have_count(0, timeout=60_000)
    # The network changes, and the page comes back over another line.
    me.page.evaluate("dispatchEvent(new Event('online'))")
    me.search().fill("")
    expect(me.row("Tacos al Pastor")).to_be_visible(timeout=60_000)
    me.page.wait_for_timeout(3000)
    assert me.page.evaluate("sessionStorage.said") is None
    assert me.complaints() == []
