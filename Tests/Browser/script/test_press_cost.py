"""What a press costs the browser, in elements whose style is computed: a count, not a time."""
import pytest

ROWS = 60
PRESSED = {
    "button": '<span class="t">Dish</span><button class="b auto" data-e="c">Press {0}</button>',
    "link": '<a class="link gx" data-e="c" href="/r{0}"><span class="t">Press {0}</span></a>'}
PAGE = ('<link rel="stylesheet" href="/_/live.css"><div class="stack"><section class="page">'
        '<main class="content"><ul class="rows inset">{}</ul></main></section></div>')


def styled(tab, browser, act):
    """The elements whose style the browser computes while `act` runs."""
    session = browser.new_browser_cdp_session()
    events, over = [], []
    session.on("Tracing.dataCollected", lambda more: events.extend(more["value"]))
    session.on("Tracing.tracingComplete", lambda _: over.append(True))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {
        "includedCategories": ["devtools.timeline"]}})
    act()
    # Two frames, so that what the press left to do is done.
    tab.page.evaluate(
        "() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")
    session.send("Tracing.end")
    while not over:
        tab.page.wait_for_timeout(20)
    session.detach()
    return sum(each["args"].get("elementCount", 0) for each in events
               if each["name"] == "UpdateLayoutTree")


# Bug: a rule with `:has([data-w])` styled the whole page at each press, and again at its answer.
@pytest.mark.parametrize("role", ["button", "link"])
def test_a_press_and_its_answer_style_some_elements_and_not_the_page(tab, server, browser, role):
    rows = (f'<li class="row">{PRESSED[role].format(number)}<span class="t">0</span></li>'
            for number in range(ROWS))
    tab.open(PAGE.format("".join(rows)))
    target = tab.page.get_by_role(role, name="Press 7", exact=True)
    target.scroll_into_view_if_needed()
    number = tab.number("li:nth-child(8) > .t:last-child")

    def press():
        target.click()
        seq = server.event()[0]
        tab.play(["t", number, "1"], ack=seq)

    count = styled(tab, browser, press)
    assert 0 < count <= 60, f"{count} of {ROWS * 5} elements were styled"
