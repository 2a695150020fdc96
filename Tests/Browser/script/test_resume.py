"""Losing the line: the same tree, a fresh tree, and the ways it ends."""
from playwright.sync_api import expect

FIELDS = ('<h1>Foods</h1><input name="q" data-e="i" data-fo aria-label="Search">'
          '<input name="note" data-e="i">'
          '<input name="note" data-e="i"><button data-e="c">Go</button>'
          '<div class="box" data-key="list"><p class="tall">x</p></div>')


def test_events_made_offline_arrive_once_and_resent_batches_are_ignored(tab, server):
    tab.open('<p>a</p><button data-e="c">b</button>')
    tab.play(["i", 0, 0, "<b>x</b>", 9])
    tab.page.click("button")
    assert server.event() == [1, 2, "c"]
    server.refuse = True
    server.cut()
    for _ in range(2):
        tab.page.click("button")
    server.refuse = False
    tab.page.evaluate("dispatchEvent(new Event('online'))")
    hello = server.hello()
    assert hello[1] == server.seq
    # The server has handled event 1 and sends its last two batches again.
    server.raw([server.seq - 1, 1, [["i", 0, 0, "<b>x</b>", 9]]])
    assert [server.event(), server.event()] == [[2, 2, "c"], [3, 2, "c"]]
    tab.settled()
    assert tab.html().count("<b>x</b>") == 1
    tab.page.click("button")
    assert server.event() == [4, 2, "c"]
    assert tab.problems == [] or all("WebSocket" in problem for problem in tab.problems)


def test_the_bar_shows_after_a_second_and_goes_when_the_line_is_back(tab, server):
    tab.open("<p>a</p>")
    bar = tab.page.locator("#offline")
    server.refuse = True
    server.cut()
    expect(bar).to_be_hidden()
    expect(bar).to_have_text("No connection")
    expect(bar).to_be_visible()
    assert bar.get_attribute("role") == "status"
    server.refuse = False
    server.hello()
    server.acknowledge(0)
    expect(bar).to_be_hidden()
    assert server.served == 1


def test_a_short_loss_is_silent(tab, server):
    tab.open("<p>a</p>")
    server.cut()
    server.hello()
    server.acknowledge(0)
    tab.settled()
    assert tab.page.locator("#offline").is_hidden()


def test_a_fresh_tree_keeps_text_focus_caret_and_scroll(tab, server):
    tab.open(FIELDS, "/foods")
    tab.play(["s", "snap"])
    tab.page.fill("input[name=note] >> nth=1", "second")
    tab.page.fill("input[name=q]", "tapas")
    tab.page.evaluate("document.querySelector('[name=q]').setSelectionRange(1, 3)")
    tab.page.evaluate("document.querySelector('.box').scrollTop = 432")
    assert [server.event()[1:] for _ in range(3)] == [[4, "i", "second"], [2, "f"],
                                                      [2, "i", "tapas"]]
    server.cut()
    hello = server.hello()
    assert [hello[4]["p"], hello[4]["u"], hello[4]["f"]] == ["snap", "/foods", 0]
    assert hello[4]["i"] == [["q", 0, "tapas"], ["note", 1, "second"]]
    tab.page.keyboard.press("End")
    tab.page.keyboard.type("!")
    server.fresh("<header><p>new</p></header>" + FIELDS, ["T", "Again"], title="Fresh",
                 url="/foods")
    assert server.event() == [1, 4, "i", "tapas!"]
    tab.settled()
    assert tab.value("[...document.querySelectorAll('input')].map(e => e.value)") == [
        "tapas!", "", "second"]
    assert tab.value("(e => [e.name, e.selectionStart])(document.activeElement)") == ["q", 6]
    assert tab.value("document.querySelector('.box').scrollTop") == 432
    assert tab.page.title() == "Again"
    tab.page.click("button")
    assert server.event() == [2, 4, "b"][:1] + [4, "b"]
    assert server.event() == [3, 7, "c"]


def test_a_fresh_tree_gives_the_focus_to_the_like_button(tab, server):
    html = '<button data-e="c">One</button><button data-e="c">Two</button>'
    tab.open(html)
    tab.page.focus("text=Two")
    server.cut()
    server.hello()
    server.fresh("<p>x</p>" + html)
    tab.settled()
    assert tab.value("document.activeElement.textContent") == "Two"


def test_a_like_that_was_not_handled_is_sent_to_the_fresh_tree(tab, server):
    likes = "".join(f'<button data-e="t" aria-label="{name}" aria-pressed="false">♥</button>'
                    for name in ["Like Pie", "Like Soup", "Like Soup"])
    tab.open(likes)
    tab.page.locator("[aria-label='Like Pie']").click()
    tab.play(["a", 1, "aria-pressed", "true"], ack=1)
    tab.page.locator("[aria-label='Like Soup'] >> nth=1").click()
    assert [server.event()[1:] for _ in range(2)] == [[1, "t", True], [3, "t", True]]
    server.cut()
    server.hello()
    server.fresh("<p>new</p>" + likes)
    assert server.event() == [1, 4, "t", True]
    tab.settled()
    # The first was handled, so what the new page says of it counts.
    assert tab.value("[...document.querySelectorAll('button')].map(e => e.ariaPressed)") == [
        "false", "false", "true"]


def test_a_like_that_the_fresh_tree_knows_is_not_sent_again(tab, server):
    tab.open('<button data-e="t" aria-pressed="false">Like</button>')
    tab.page.click("text=Like")
    assert server.event() == [1, 1, "t", True]
    server.cut()
    server.hello()
    server.fresh('<button data-e="t" aria-pressed="true">Like</button>'
                 '<button data-e="c">b</button>')
    tab.settled()
    tab.page.click("text=b")
    assert server.event() == [1, 2, "c"]


def test_unacknowledged_events_are_dropped_with_the_old_tree(tab, server):
    tab.open('<button data-e="c">b</button>')
    tab.page.click("button")
    server.event()
    server.cut()
    server.hello()
    tab.page.click("button")
    server.fresh('<p>x</p><button data-e="c">b</button>', s="tok-new")
    tab.settled()
    tab.page.click("button")
    assert server.event() == [1, 2, "c"]
    server.cut()
    assert server.hello()[4]["s"] == "tok-new"


def test_who_goes_back_before_the_fresh_tree_comes_stays_there(tab, server):
    # Bug: after a reload the fresh tree brought its own address, which undid the way back.
    tab.open("<p>a</p>", "/foods")
    tab.play(["u", "/foods/1", "push", 1])
    server.cut()
    assert server.hello()[4]["u"] == "/foods/1"
    tab.page.go_back()
    tab.page.wait_for_url("**/foods")
    server.fresh("<p>b</p>", url="/foods/1")
    assert server.event() == [1, 0, "u", "/foods"]
    tab.settled()
    assert tab.value("location.pathname + history.state.d") == "/foods0"


def test_a_fresh_tree_opens_its_dialogs_and_replaces_the_rules(tab, server):
    tab.open('<p class="a1">x</p>')
    tab.play(["c", ".a1{color:rgb(1,1,1)}"])
    server.cut()
    server.hello()
    server.fresh(
        '<p class="a1">x</p><dialog data-m data-e="x"><button data-e="c">OK</button></dialog>',
        ["c", ".a2{color:rgb(2,2,2)}"])
    tab.settled()
    assert tab.value(
        "[...document.getElementById('rules').sheet.cssRules].map(r => r.selectorText)") == [".a2"]
    assert tab.value("document.querySelector('dialog').matches(':modal')")


def test_a_page_opened_elsewhere_stays_quiet(tab, server):
    tab.open('<a href="/next" data-e="c">Next</a>')
    server.pages["/next"] = "<p>next</p>"
    connections = server.connections
    server.cut(4001)
    expect(tab.page.locator("#offline")).to_be_visible()
    tab.page.evaluate("dispatchEvent(new Event('online'))")
    assert server.connections == connections
    tab.page.click("a")
    assert server.hello()[4]["u"] == "/next"


def test_asked_for_the_access_code_it_reloads_once_only(tab, server):
    tab.open("<p>a</p>")
    server.cut(4003)
    server.hello()
    assert server.served == 2
    server.cut(4003)
    expect(tab.page.locator("#offline")).to_be_visible()
    assert server.served == 2


def test_silence_is_a_lost_line(tab, server):
    tab.page.clock.install()
    tab.open("<p>a</p>")
    connections = server.connections
    tab.page.clock.run_for(40000)
    server.raw([])
    tab.settled()
    tab.page.clock.run_for(40000)
    assert server.connections == connections
    tab.page.clock.run_for(12000)
    server.hello()
    assert server.connections == connections + 1
