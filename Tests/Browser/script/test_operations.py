"""Numbering and each operation of the wire."""
import json

from playwright.sync_api import expect


def test_it_says_hello_with_token_place_and_environment(make_tab, server):
    tab = make_tab(viewport={"width": 390, "height": 800}, color_scheme="dark",
                   timezone_id="Europe/Paris",
                     locale="es-ES", has_touch=True)
    frame = tab.open("<p>one</p>", "/foods")
    assert frame[:4] == [0, 0, 0, "hello"]
    assert frame[4] == {"s": "tok-1", "u": "/foods", "p": None, "f": 0, "i": [], "e": {
        "tz": "Europe/Paris", "scheme": "dark", "w": 390, "h": 800, "motion": 1, "font": 16}}
    cookies = {cookie["name"]: (cookie["value"], cookie["sameSite"])
               for cookie in tab.context.cookies()}
    assert cookies == {"tapas_env": ("dark.390-16-800.Europe/Paris", "Strict")}
    assert tab.problems == []


def test_nothing_of_it_is_global(tab, server):
    tab.page.goto(server.origin + "/_/photo.gif")
    names = set(tab.value("Object.getOwnPropertyNames(window)"))
    tab.open("<p>one</p>")
    assert set(tab.value("Object.getOwnPropertyNames(window)")) - names <= {
        "root", "rules", "live", "offline"}


def test_elements_are_numbered_in_document_order_svg_included(tab):
    html = ('<ul><li><svg viewBox="0 0 1 1"><use href="#a"></use><path d="M0 0"></path></svg>'
            '<b>x</b></li></ul>'
            "<p>end</p>")
    tab.open(html)
    tab.play(*[["a", number, "data-x", str(number)] for number in range(1, 8)])
    got = tab.value("[...document.querySelectorAll('#root *')].map(e => e.localName + e.dataset.x)")
    assert got == ["ul1", "li2", "svg3", "use4", "path5", "b6", "p7"]


def test_a_wrong_count_asks_for_a_fresh_tree(tab, server):
    server.miscount = 1
    assert tab.open("<p>a</p>", answer=False)[4]["f"] == 1
    server.fresh("<p>fresh</p>")
    tab.settled()
    assert tab.html() == "<p>fresh</p>"


def test_text_and_attributes(tab):
    tab.open('<p class="a">one</p><a href="/x">two</a>')
    tab.play(["t", 1, "<b>&"], ["a", 1, "class", None], ["a", 2, "aria-label", 'q"'], ["t", 2, ""],
              ["a", 2, "onclick", "alert(1)"])
    assert tab.html() == '<p>&lt;b&gt;&amp;</p><a href="/x" aria-label="q&quot;"></a>'


def test_insert_move_and_remove_keep_numbers(tab):
    tab.open("<ul><li>a</li><li>b</li></ul>")
    tab.play(["i", 1, 3, "<li><b>c</b></li><li>d</li>", 10], ["m", 1, 2, 0], ["t", 11, "C"],
             ["r", 3],
              ["i", 1, 0, "<li>e</li>", 20], ["m", 1, 20, 10])
    assert tab.html() == "<ul><li>e</li><li><b>C</b></li><li>d</li><li>a</li></ul>"
    assert tab.problems == []


def test_pieces_below_an_svg_are_svg(tab):
    tab.open('<svg><g></g></svg><p></p>')
    tab.play(["i", 2, 0, '<path d="M0 0"></path><use href="#x"></use>', 10])
    assert tab.value("[...document.querySelectorAll('g *')].map(e => e instanceof SVGElement)") == [
        True, True]


def test_rules_title_and_live_words(tab):
    tab.open("<p>a</p>")
    tab.play(["c", ".zz{color:rgb(1,2,3)}\n.yy{color:red}"], ["a", 1, "class", "zz"], ["T", "Two"],
             ["l", "Three found"])
    assert tab.value("getComputedStyle(document.querySelector('p')).color") == "rgb(1, 2, 3)"
    assert tab.page.title() == "Two"
    expect(tab.page.locator("#live")).to_have_text("Three found")
    assert tab.value(
        "['role','class'].map(n => live.getAttribute(n)).join()") == "status,sr"


def test_values_of_the_browser_are_a_cookie_at_once_and_the_server_may_repeat_it(tab):
    tab.open("<p>one</p>")
    with tab.page.expect_request("**/_/kept") as asked:
        tab.play(["k", "tapas_kept=a.b; Path=/; SameSite=Lax; Max-Age=31536000"])
    assert "tapas_kept=a.b" in asked.value.all_headers()["cookie"].split("; ")
    assert tab.problems == []


def test_focus_goes_where_the_server_says(tab):
    tab.open('<button>a</button><button>b</button>')
    tab.play(["f", 2])
    assert tab.value("document.activeElement.textContent") == "b"


def test_autofocus_is_given_on_insertion(tab):
    tab.open("<p></p>")
    tab.play(["i", 0, 0, '<input autofocus name="q">', 5])
    assert tab.value("document.activeElement.name") == "q"


def test_outside_links_open_only_for_http(tab, server):
    tab.open("<p>a</p>")
    server.pages["/out"] = "<p>out</p>"
    tab.play(["o", "javascript:alert(1)"], ["o", "data:text/html,x"])
    with tab.context.expect_page() as opened:
        tab.play(["o", server.origin + "/out"])
    assert len(tab.context.pages) == 2
    assert opened.value.evaluate("window.opener") is None


def test_an_unknown_operation_is_skipped(tab):
    tab.open("<p>a</p>")
    tab.play(["?", 1], ["constructor", 1], ["t", 1, "b"])
    assert tab.html() == "<p>b</p>"
    assert tab.problems == []


def test_a_batch_seen_before_is_ignored(tab, server):
    tab.open("<p>a</p>")
    server.send(["i", 0, 0, "<b>x</b>", 5])
    server.raw([server.seq, 0, [["i", 0, 0, "<b>x</b>", 5]]])
    tab.settled()
    assert tab.html() == "<p>a</p><b>x</b>"


def test_ten_batches_are_acknowledged_at_once_and_fewer_after_a_while(tab, server):
    tab.open("<p>a</p>", answer=False)
    server.acknowledge(0)
    for number in range(10):
        server.send(["t", 1, str(number)])
    assert server.frames.get(timeout=1.5) == [0, 10]
    server.send(["t", 1, "x"])
    assert server.frames.get(timeout=5) == [0, 11]


def test_a_broken_batch_asks_for_a_fresh_tree_at_most_three_times_a_minute(tab, server):
    tab.open("<p>a</p>")
    for _ in range(3):
        server.send(["t", 99, "x"])
        assert server.hello()[4]["f"] == 1
        server.fresh("<p>again</p>")
        tab.settled()
    assert tab.html() == "<p>again</p>"
    tab.page.clock.install()
    server.send(["t", 99, "x"])
    tab.page.wait_for_selector("#root")
    server.closed.get(timeout=5)
    for _ in range(3):
        server.closed.get(timeout=5)
    before = server.connections
    tab.page.clock.run_for(30000)
    assert server.connections == before
    assert server.served == 1


def test_garbage_from_the_line_asks_for_a_fresh_tree(tab, server):
    tab.open("<p>a</p>")
    server.raw("{nonsense")
    assert server.hello()[4]["f"] == 1
    server.fresh("<p>b</p>")
    tab.settled()
    assert json.dumps(tab.html()) == '"<p>b</p>"'


def test_hostile_text_stays_text(tab):
    tab.open("<p>a</p>")
    words = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
    tab.play(["t", 1, words])
    assert tab.value("document.querySelector('p').textContent") == words
    assert tab.page.title() == "First"


# A browser whose lock of the screen comes when the test says so.
SCREEN = """
window.held = 0
window.asked = []
Object.defineProperty(navigator, 'wakeLock', { value: { request: () => new Promise(resolve =>
  window.asked.push(() => {
    window.held++
    resolve({ async release() { window.held-- } })
  })) } })
"""


def test_a_lock_that_comes_after_it_is_wanted_is_released(tab):
    """Who starts and stops before the browser has answered does not keep the screen on."""
    tab.page.add_init_script(SCREEN)
    tab.open("<p>a</p>")
    tab.play(["w", 1])
    tab.play(["w", 0])
    assert tab.value("asked.length") == 1
    tab.value("asked[0]()")
    tab.page.wait_for_function("() => window.held == 0")
    tab.play(["w", 1])
    assert tab.value("asked.length") == 2
    tab.value("asked[1]()")
    tab.play(["w", 1])
    assert tab.value("[held, asked.length]") == [1, 2]


def test_another_page_lets_go_of_the_screen(tab, server):
    """A page in place of one that held the screen holds it only if it says so."""
    tab.page.add_init_script(SCREEN)
    tab.open("<p>a</p>")
    tab.play(["w", 1])
    tab.value("asked[0]()")
    server.raw("{nonsense")
    server.hello()
    server.fresh("<p>b</p>")
    tab.settled()
    tab.page.wait_for_function("() => window.held == 0")
