"""The script of waiting presses: what a press looks like while its answer is on the way."""
import pytest
from playwright.sync_api import expect

LIST = ('<link rel="stylesheet" href="/_/live.css"><div class="stack">'
        '<section class="page" data-key="p0"><header class="bar"></header>'
        '<h1 class="big" tabindex="-1">Foods</h1><main class="content">'
        '<a class="link" href="/pie" data-e="c" aria-label="Pie"><span class="t">Pie</span></a>'
        '<button data-e="c">Like</button></main></section></div>')
STACK, SCREEN, TITLE, LINK = 2, 3, 5, 7
DETAIL = ('<section class="page pushed" data-key="p1"><header class="bar">'
          '<button class="back" data-e="c" data-back aria-label="Back to Foods">Foods</button>'
          '</header><h1 class="inl" tabindex="-1">Apple pie</h1><main>Crust</main></section>')
DETAIL_BACK = 22


def opened(tab):
    tab.open(LIST)
    tab.play(["j", "/_/push.js"])
    # The same module, so this waits until it has run and runs nothing twice.
    tab.page.evaluate("import('/_/push.js').then(() => 1)")
    tab.page.wait_for_function("document.styleSheets.length == 2")


def pressed(tab, server, seq=1):
    tab.page.get_by_role("link", name="Pie").click()
    assert server.event() == [seq, LINK, "c"]


def placeholder(tab):
    return tab.page.locator(".placeholder")


def answer(tab, ack=1):
    tab.play(["a", SCREEN, "inert", ""], ["i", STACK, 0, DETAIL, 20], ack=ack, meta={"n": 1})


def test_a_slow_push_shows_a_screen_with_the_way_back_and_the_name_of_the_row(tab, server):
    opened(tab)
    pressed(tab, server)
    expect(placeholder(tab)).to_be_visible()
    assert placeholder(tab).inner_text().split() == ["Foods", "Pie"]
    # Nobody hears or reaches it, nor what it covers.
    assert placeholder(tab).aria_snapshot() == ""
    tab.page.keyboard.press("Tab")
    assert tab.value("document.activeElement == document.body")
    assert tab.value("document.querySelector('.stack').ariaBusy") == "true"
    answer(tab)
    expect(placeholder(tab)).to_have_count(0)
    assert tab.value("document.activeElement.textContent") == "Apple pie"
    assert tab.value("document.querySelector('.stack').ariaBusy") is None
    assert tab.problems == []


def test_a_fast_answer_shows_no_placeholder(tab, server):
    opened(tab)
    tab.page.evaluate("""() => {
        window.covers = 0
        new MutationObserver(changes => changes.forEach(({ addedNodes }) =>
            addedNodes.forEach(each => window.covers += each.matches('.placeholder') ? 1 : 0)))
            .observe(document.querySelector('.stack'), { childList: true })
    }""")
    # The answer comes in the same task as the press.
    tab.page.evaluate("""() => {
        const link = document.querySelector('a')
        link.dataset.w = ''
        setTimeout(() => delete link.dataset.w, 20)
        return new Promise(done => setTimeout(done, 300))
    }""")
    assert tab.value("window.covers") == 0


def test_after_a_second_the_wait_is_told_in_words_and_then_no_more(tab, server):
    opened(tab)
    pressed(tab, server)
    expect(tab.page.get_by_role("status").filter(has_text="Loading")).to_have_count(1)
    answer(tab)
    expect(tab.page.get_by_role("status").filter(has_text="Loading")).to_have_count(0)


def test_an_answer_without_a_screen_takes_the_placeholder_away(tab, server):
    opened(tab)
    pressed(tab, server)
    expect(placeholder(tab)).to_be_visible()
    tab.play(["t", TITLE, "No foods"], ack=1)
    expect(placeholder(tab)).to_have_count(0)
    expect(tab.page.get_by_role("link", name="Pie")).to_be_focused()
    pressed(tab, server, seq=2)


def test_the_next_placeholder_has_the_title_where_the_last_screen_had_it(tab, server):
    opened(tab)
    pressed(tab, server)
    expect(placeholder(tab).locator(".big")).to_have_text("Pie")
    answer(tab)
    tab.play(["r", 20], ["a", SCREEN, "inert", None], meta={"n": -1})
    pressed(tab, server, seq=2)
    expect(placeholder(tab).locator(".bar-c")).to_have_text("Pie")


@pytest.mark.parametrize("way", ["the way back", "Escape"])
def test_who_goes_back_before_the_answer_does_not_see_it(tab, server, way):
    opened(tab)
    pressed(tab, server)
    expect(placeholder(tab)).to_be_visible()
    if way == "Escape":
        tab.page.keyboard.press("Escape")
    else:
        placeholder(tab).get_by_text("Foods").click()
    expect(placeholder(tab)).to_have_count(0)
    expect(tab.page.get_by_role("link", name="Pie")).to_be_focused()
    answer(tab)
    # The screen is left at once, and the list stays in sight meanwhile.
    assert server.event() == [2, DETAIL_BACK, "c"]
    expect(tab.page.get_by_text("Crust")).to_be_hidden()
    expect(tab.page.get_by_text("Pie", exact=True)).to_be_visible()
    tab.play(["r", 20], ["a", SCREEN, "inert", None], ack=2, meta={"n": -1})
    expect(tab.page.get_by_role("link", name="Pie")).to_be_focused()
    assert tab.value("document.querySelector('.page').style.visibility") == ""


def test_a_lost_line_takes_the_placeholder_away_and_says_so(tab, server):
    opened(tab)
    pressed(tab, server)
    expect(placeholder(tab)).to_be_visible()
    server.refuse = True
    server.cut()
    expect(tab.page.get_by_text("No connection")).to_be_visible()
    expect(placeholder(tab)).to_have_count(0)
    expect(tab.page.get_by_role("link", name="Pie")).to_be_visible()


def test_a_control_that_waits_is_busy_until_it_is_answered(tab, server):
    opened(tab)
    like = tab.page.get_by_role("button", name="Like")
    like.click()
    expect(like).to_have_attribute("aria-busy", "true")
    expect(placeholder(tab)).to_have_count(0)
    tab.play(["t", TITLE, "Liked"], ack=1)
    expect(like).not_to_have_attribute("aria-busy", "true")


def test_the_screen_goes_on_sliding_where_its_placeholder_was(make_tab, server):
    tab = make_tab(reduced_motion="no-preference")
    opened(tab)
    pressed(tab, server)
    expect(placeholder(tab)).to_be_visible()
    tab.page.evaluate("Promise.all(document.querySelector('.placeholder').getAnimations()"
                      ".map(each => each.finished)).then(() => 1)")
    answer(tab)
    assert tab.value("document.querySelectorAll('.page')[1].getAnimations().length") == 0
    assert tab.problems == []
