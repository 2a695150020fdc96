"""The script of texts and bars that follow the time."""

TEXTS = "".join(f'<span data-clock="{{}}">first</span>' for _ in range(6))


def shown(tab):
    return tab.page.evaluate("[...document.querySelectorAll('span')].map(el => el.textContent)")


def opened(tab, html, at="2023-11-14T22:13:20Z"):
    tab.page.clock.install(time=at)
    tab.page.clock.pause_at(at)
    tab.open(html)
    tab.play(["j", "/_/clock.js"])
    tab.page.evaluate("import('/_/clock.js').then(() => 1)")


def test_texts_count_by_themselves(tab):
    start, later = 1700000000000, 1700000674000
    opened(tab, TEXTS.format(
        f"t {later} en-US", f"r {later} en-US", f"o {later} en-US", f"dh {start} {later} en-US",
        f"u {start} {later} en-US", f"t {later} ar-EG-u-nu-arab"))
    assert shown(tab) == ["11:14", "11 min, 14 sec", "-11 minutes", "11:14", "0:00", "١١:١٤"]
    tab.page.clock.run_for(5000)
    assert shown(tab)[:5] == ["11:09", "11 min, 9 sec", "-11 minutes", "11:09", "0:05"]
    # A jump, because the timers of the connection would take so long for a lost line.
    tab.page.clock.set_system_time("2023-11-14T22:25:05Z")
    tab.page.clock.run_for(1000)
    assert shown(tab)[:5] == ["0:32", "32 sec", "+32 seconds", "0:00", "11:14"]
    assert tab.problems == []


def test_a_bar_empties_and_stops(tab):
    opened(tab, '<progress max="100" data-clock="d 1700000000000 1700000060000"></progress>')
    value = "Math.round(document.querySelector('progress').value)"
    # Jumps, as above: after so long without an answer the connection would be made anew.
    tab.page.clock.set_system_time("2023-11-14T22:13:34Z")
    tab.page.clock.run_for(1000)
    assert tab.page.evaluate(value) == 75
    tab.page.clock.set_system_time("2023-11-14T22:14:34Z")
    tab.page.clock.run_for(1000)
    assert tab.page.evaluate(value) == 0
    assert tab.problems == []
