"""Losing the line: the same tree, a fresh tree, and the ways it ends."""
from playwright.sync_api import expect

FIELDS = ('<h1>Foods</h1><input name="q" data-e="i" data-fo aria-label="Search"><input name="note" data-e="i">'
          '<input name="note" data-e="i"><button data-e="c">Go</button>'
          '<div class="box" data-key="list"><p class="tall">x</p></div>')


def test_events_made_offline_arrive_once_and_resent_batches_are_ignored(show, stage):
    show.open('<p>a</p><button data-e="c">b</button>')
    show.play(["i", 0, 0, "<b>x</b>", 9])
    show.page.click("button")
    assert stage.event() == [1, 2, "c"]
    stage.refuse = True
    stage.cut()
    for _ in range(2):
        show.page.click("button")
    stage.refuse = False
    show.page.evaluate("dispatchEvent(new Event('online'))")
    hello = stage.hello()
    assert hello[1] == stage.seq
    # The server has handled event 1 and sends its last two batches again.
    stage.raw([stage.seq - 1, 1, [["i", 0, 0, "<b>x</b>", 9]]])
    assert [stage.event(), stage.event()] == [[2, 2, "c"], [3, 2, "c"]]
    show.settled()
    assert show.html().count("<b>x</b>") == 1
    show.page.click("button")
    assert stage.event() == [4, 2, "c"]
    assert show.problems == [] or all("WebSocket" in problem for problem in show.problems)


def test_the_bar_shows_after_a_second_and_goes_when_the_line_is_back(show, stage):
    show.open("<p>a</p>")
    bar = show.page.locator("#offline")
    stage.refuse = True
    stage.cut()
    expect(bar).to_be_hidden()
    expect(bar).to_have_text("No connection")
    expect(bar).to_be_visible()
    assert bar.get_attribute("role") == "status"
    stage.refuse = False
    stage.hello()
    stage.acknowledge(0)
    expect(bar).to_be_hidden()
    assert stage.served == 1


def test_a_short_loss_is_silent(show, stage):
    show.open("<p>a</p>")
    stage.cut()
    stage.hello()
    stage.acknowledge(0)
    show.settled()
    assert show.page.locator("#offline").is_hidden()


def test_a_fresh_tree_keeps_text_focus_caret_and_scroll(show, stage):
    show.open(FIELDS, "/foods")
    show.play(["s", "snap"])
    show.page.fill("input[name=note] >> nth=1", "second")
    show.page.fill("input[name=q]", "tapas")
    show.page.evaluate("document.querySelector('[name=q]').setSelectionRange(1, 3)")
    show.page.evaluate("document.querySelector('.box').scrollTop = 432")
    assert [stage.event()[1:] for _ in range(3)] == [[4, "i", "second"], [2, "f"], [2, "i", "tapas"]]
    stage.cut()
    hello = stage.hello()
    assert [hello[4]["p"], hello[4]["u"], hello[4]["f"]] == ["snap", "/foods", 0]
    assert hello[4]["i"] == [["q", 0, "tapas"], ["note", 1, "second"]]
    show.page.keyboard.press("End")
    show.page.keyboard.type("!")
    stage.fresh("<header><p>new</p></header>" + FIELDS, ["T", "Again"], title="Fresh", url="/foods")
    assert stage.event() == [1, 4, "i", "tapas!"]
    show.settled()
    assert show.value("[...document.querySelectorAll('input')].map(e => e.value)") == ["tapas!", "", "second"]
    assert show.value("(e => [e.name, e.selectionStart])(document.activeElement)") == ["q", 6]
    assert show.value("document.querySelector('.box').scrollTop") == 432
    assert show.page.title() == "Again"
    show.page.click("button")
    assert stage.event() == [2, 4, "b"][:1] + [4, "b"]
    assert stage.event() == [3, 7, "c"]


def test_a_fresh_tree_gives_the_focus_to_the_like_button(show, stage):
    html = '<button data-e="c">One</button><button data-e="c">Two</button>'
    show.open(html)
    show.page.focus("text=Two")
    stage.cut()
    stage.hello()
    stage.fresh("<p>x</p>" + html)
    show.settled()
    assert show.value("document.activeElement.textContent") == "Two"


def test_unacknowledged_events_are_dropped_with_the_old_tree(show, stage):
    show.open('<button data-e="c">b</button>')
    show.page.click("button")
    stage.event()
    stage.cut()
    stage.hello()
    show.page.click("button")
    stage.fresh('<p>x</p><button data-e="c">b</button>', s="tok-new")
    show.settled()
    show.page.click("button")
    assert stage.event() == [1, 2, "c"]
    stage.cut()
    assert stage.hello()[4]["s"] == "tok-new"


def test_a_fresh_tree_opens_its_dialogs_and_replaces_the_rules(show, stage):
    show.open('<p class="a1">x</p>')
    show.play(["c", ".a1{color:rgb(1,1,1)}"])
    stage.cut()
    stage.hello()
    stage.fresh('<p class="a1">x</p><dialog data-m data-e="x"><button data-e="c">OK</button></dialog>',
                ["c", ".a2{color:rgb(2,2,2)}"])
    show.settled()
    assert show.value("[...document.getElementById('rules').sheet.cssRules].map(r => r.selectorText)") == [".a2"]
    assert show.value("document.querySelector('dialog').matches(':modal')")


def test_a_page_opened_elsewhere_stays_quiet(show, stage):
    show.open('<a href="/next" data-e="c">Next</a>')
    stage.pages["/next"] = "<p>next</p>"
    connections = stage.connections
    stage.cut(4001)
    expect(show.page.locator("#offline")).to_be_visible()
    show.page.evaluate("dispatchEvent(new Event('online'))")
    assert stage.connections == connections
    show.page.click("a")
    assert stage.hello()[4]["u"] == "/next"


def test_asked_for_the_access_code_it_reloads_once_only(show, stage):
    show.open("<p>a</p>")
    stage.cut(4003)
    stage.hello()
    assert stage.served == 2
    stage.cut(4003)
    expect(show.page.locator("#offline")).to_be_visible()
    assert stage.served == 2


def test_silence_is_a_lost_line(show, stage):
    show.page.clock.install()
    show.open("<p>a</p>")
    connections = stage.connections
    show.page.clock.run_for(40000)
    stage.raw([])
    show.settled()
    show.page.clock.run_for(40000)
    assert stage.connections == connections
    show.page.clock.run_for(12000)
    stage.hello()
    assert stage.connections == connections + 1
