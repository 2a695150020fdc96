"""A line that takes 300 ms there and back: what the person does shows at once all the same."""
import pytest
from playwright.sync_api import expect

# What a line takes there and back, and a slower one, in milliseconds. What shows sooner was drawn
# without the server.
LATENCY, LONG_LATENCY = 300, 1200

# Acts inside the page and waits in the page for what should follow: Playwright's own ways are not
# in the time.
MEASURE = """async ([what, act, seen]) => {
    const is = new Function('el', 'return ' + seen)
    const start = performance.now()
    new Function('el', act)(what)
    while (!is(what)) {
        if (performance.now() - start > 5000) return Infinity
        await new Promise(done => setTimeout(done, 1))
    }
    return performance.now() - start
}"""


def took(locator, act, seen):
    element = locator.element_handle()
    return element.evaluate("(el, [body, act, seen]) => eval('(' + body + ')')([el, act, seen])",
                            [MEASURE, act, seen])


@pytest.fixture
def far_away(serve, sandbox, person):
    """Somebody far away from the server, with the page open and live."""
    me = person(serve(sandbox.foods, "--latency", str(LATENCY)))
    me.open()
    # The first search that comes back tells that the page is live.
    me.search().fill("s")
    expect(me.row("Bibimbap (비빔밥)")).to_have_count(0)
    return me


def test_a_heart_flips_at_once(far_away, sandbox):
    """The heart flips before the server has heard of it, and stays flipped."""
    me = far_away
    assert took(me.heart("Sushi"), "el.click()",
                "el.getAttribute('aria-pressed') == 'true'") < LATENCY
    expect(me.rows().filter(has=me.row("Sushi"))).to_contain_text("now")
    me.is_liked("Sushi", True)


def test_fast_hearts_stay_where_they_were_put(far_away, sandbox):
    """Late answers to early taps do not flip the heart under the finger."""
    me = far_away
    heart = me.heart("Sushi").element_handle()
    seen = heart.evaluate("""async el => {
        const seen = []
        const watch = new MutationObserver(() => seen.push(el.getAttribute('aria-pressed')))
        watch.observe(el, { attributes: true, attributeFilter: ['aria-pressed'] })
        for (let tap = 0; tap < 5; tap++) {
            el.click()
            await new Promise(done => setTimeout(done, 60))
        }
        await new Promise(done => setTimeout(done, 1500))
        return seen
    }""")
    changes = [one for one, before in zip(seen, [None, *seen]) if one != before]
    assert changes == ["true", "false", "true", "false", "true"]


def test_typing_is_never_overwritten(far_away):
    """Every letter stands where it was typed, at once; the finds follow,
    and are those of the last text."""
    me = far_away
    me.search().fill("")
    me.press(me.search())
    for count, letter in enumerate("sarmale", 1):
        me.page.keyboard.press(letter)
        assert me.search().input_value() == "sarmale"[:count]
    expect(me.rows()).to_have_count(1)
    expect(me.row("Sarmale")).to_be_visible()
    expect(me.search()).to_have_value("sarmale")


def test_an_alert_closes_at_once(far_away, sandbox):
    """OK closes the alert before the server has heard of it."""
    me = far_away
    sandbox.fault("refuseLike", method="PUT")
    me.press(me.heart("Sushi"))
    alert = me.page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    ok = alert.get_by_role("button", name="OK", exact=True)
    assert took(ok, "el.click()", "!el.checkVisibility()") < LATENCY
    me.is_liked("Sushi", False)
    expect(alert).to_have_count(0)


# Whether a placeholder lies over the list.
COVERED = "[...document.querySelectorAll('section')].at(-1).ariaHidden == 'true'"


@pytest.fixture
def slow_list(person, serve, sandbox):
    """Somebody at the list over a slow line, and a food's link."""
    me = person(serve(sandbox.foods, "--latency", str(LONG_LATENCY)))
    frames = []
    me.page.on("websocket", lambda socket: socket.on(
        "framereceived", lambda text: frames.append(text)))
    me.open()
    link = me.page.get_by_role("link", name="Sushi", exact=True)
    expect(link).to_be_visible()
    # Until the first answer a page may say that it is offline, and then shows no placeholders.
    while not frames:
        me.page.wait_for_timeout(20)
    expect(me.page.locator("#offline")).to_be_empty()
    return me, link


def test_a_pushed_screen_has_its_bar_at_once(slow_list):
    """Before the server has answered, the next screen stands there with the food's name and the
    way back; the answer takes its place."""
    me, link = slow_list
    assert took(link, "el.click()", COVERED) < LONG_LATENCY
    expect(me.page.get_by_role("heading", name="Sushi", level=1)).to_be_visible()
    expect(me.page.get_by_role("button", name="Back to Foods")).to_be_visible()


def test_who_goes_back_before_the_screen_is_there_stays_in_the_list(slow_list):
    """Escape leaves a screen that is still on its way, which never comes into sight."""
    me, link = slow_list
    took(link, "el.focus(); el.click()", COVERED)
    me.page.keyboard.press("Escape")
    expect(link).to_be_focused()
    # The address is the detail's while the server has not heard of it, and then the list's again.
    me.page.wait_for_url("**/foods/**")
    me.page.wait_for_url("**/foods")
    expect(link).to_be_visible()
    expect(me.page.get_by_role("heading", name="Foods", level=1)).to_be_visible()
