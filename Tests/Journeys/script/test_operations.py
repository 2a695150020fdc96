"""Numbering and each operation of the wire."""
import json

from playwright.sync_api import expect


def test_it_says_hello_with_token_place_and_environment(make_show, stage):
    show = make_show(viewport={"width": 390, "height": 800}, color_scheme="dark", timezone_id="Europe/Paris",
                     locale="es-ES", has_touch=True)
    frame = show.open("<p>one</p>", "/foods")
    assert frame[:4] == [0, 0, 0, "hello"]
    assert frame[4] == {"s": "tok-1", "u": "/foods", "p": None, "f": 0, "i": [], "e": {
        "tz": "Europe/Paris", "scheme": "dark", "w": 390, "motion": 1, "lang": "es-ES",
        "touch": frame[4]["e"]["touch"]}}
    cookies = {cookie["name"]: (cookie["value"], cookie["sameSite"]) for cookie in show.context.cookies()}
    assert cookies == {"tapas_env": ("dark.390.Europe/Paris", "Strict")}
    assert show.problems == []


def test_nothing_of_it_is_global(show, stage):
    show.page.goto(stage.origin + "/_/photo.gif")
    names = set(show.value("Object.getOwnPropertyNames(window)"))
    show.open("<p>one</p>")
    assert set(show.value("Object.getOwnPropertyNames(window)")) - names <= {"root", "rules", "live", "offline", "pull"}


def test_elements_are_numbered_in_document_order_svg_included(show):
    html = ('<ul><li><svg viewBox="0 0 1 1"><use href="#a"></use><path d="M0 0"></path></svg><b>x</b></li></ul>'
            "<p>end</p>")
    show.open(html)
    show.play(*[["a", number, "data-x", str(number)] for number in range(1, 8)])
    got = show.value("[...document.querySelectorAll('#root *')].map(e => e.localName + e.dataset.x)")
    assert got == ["ul1", "li2", "svg3", "use4", "path5", "b6", "p7"]


def test_a_wrong_count_asks_for_a_fresh_tree(show, stage):
    stage.miscount = 1
    assert show.open("<p>a</p>", answer=False)[4]["f"] == 1
    stage.fresh("<p>fresh</p>")
    show.settled()
    assert show.html() == "<p>fresh</p>"


def test_text_and_attributes(show):
    show.open('<p class="a">one</p><a href="/x">two</a>')
    show.play(["t", 1, "<b>&"], ["a", 1, "class", None], ["a", 2, "aria-label", 'q"'], ["t", 2, ""],
              ["a", 2, "onclick", "alert(1)"])
    assert show.html() == '<p>&lt;b&gt;&amp;</p><a href="/x" aria-label="q&quot;"></a>'


def test_insert_move_and_remove_keep_numbers(show):
    show.open("<ul><li>a</li><li>b</li></ul>")
    show.play(["i", 1, 3, "<li><b>c</b></li><li>d</li>", 10], ["m", 1, 2, 0], ["t", 11, "C"], ["r", 3],
              ["i", 1, 0, "<li>e</li>", 20], ["m", 1, 20, 10])
    assert show.html() == "<ul><li>e</li><li><b>C</b></li><li>d</li><li>a</li></ul>"
    assert show.problems == []


def test_pieces_below_an_svg_are_svg(show):
    show.open('<svg><g></g></svg><p></p>')
    show.play(["i", 2, 0, '<path d="M0 0"></path><use href="#x"></use>', 10])
    assert show.value("[...document.querySelectorAll('g *')].map(e => e instanceof SVGElement)") == [True, True]


def test_rules_title_and_live_words(show):
    show.open("<p>a</p>")
    show.play(["c", ".zz{color:rgb(1,2,3)}\n.yy{color:red}"], ["a", 1, "class", "zz"], ["T", "Two"], ["l", "Three found"])
    assert show.value("getComputedStyle(document.querySelector('p')).color") == "rgb(1, 2, 3)"
    assert show.page.title() == "Two"
    expect(show.page.locator("#live")).to_have_text("Three found")
    assert show.value("['role','aria-live','class'].map(n => live.getAttribute(n)).join()") == "status,polite,sr"


def test_focus_goes_where_the_server_says(show):
    show.open('<button>a</button><button>b</button>')
    show.play(["f", 2])
    assert show.value("document.activeElement.textContent") == "b"


def test_autofocus_is_given_on_insertion(show):
    show.open("<p></p>")
    show.play(["i", 0, 0, '<input autofocus name="q">', 5])
    assert show.value("document.activeElement.name") == "q"


def test_outside_links_open_only_for_http(show, stage):
    show.open("<p>a</p>")
    stage.pages["/out"] = "<p>out</p>"
    show.play(["o", "javascript:alert(1)"], ["o", "data:text/html,x"])
    with show.context.expect_page() as opened:
        show.play(["o", stage.origin + "/out"])
    assert len(show.context.pages) == 2
    assert opened.value.evaluate("window.opener") is None


def test_an_unknown_operation_is_skipped_with_a_warning(show):
    show.open("<p>a</p>")
    show.play(["?", 1], ["constructor", 1], ["t", 1, "b"])
    assert show.html() == "<p>b</p>"
    assert show.problems == ["unknown operation ?", "unknown operation constructor"]


def test_a_batch_seen_before_is_ignored(show, stage):
    show.open("<p>a</p>")
    stage.send(["i", 0, 0, "<b>x</b>", 5])
    stage.raw([stage.seq, 0, [["i", 0, 0, "<b>x</b>", 5]]])
    show.settled()
    assert show.html() == "<p>a</p><b>x</b>"


def test_ten_batches_are_acknowledged_at_once_and_fewer_after_a_while(show, stage):
    show.open("<p>a</p>", answer=False)
    stage.acknowledge(0)
    for number in range(10):
        stage.send(["t", 1, str(number)])
    assert stage.frames.get(timeout=1.5) == [0, 10]
    stage.send(["t", 1, "x"])
    assert stage.frames.get(timeout=5) == [0, 11]


def test_a_broken_batch_asks_for_a_fresh_tree_at_most_three_times_a_minute(show, stage):
    show.open("<p>a</p>")
    for _ in range(3):
        stage.send(["t", 99, "x"])
        assert stage.hello()[4]["f"] == 1
        stage.fresh("<p>again</p>")
        show.settled()
    assert show.html() == "<p>again</p>"
    show.page.clock.install()
    stage.send(["t", 99, "x"])
    show.page.wait_for_selector("#root")
    stage.closed.get(timeout=5)
    for _ in range(3):
        stage.closed.get(timeout=5)
    before = stage.connections
    show.page.clock.run_for(30000)
    assert stage.connections == before
    assert stage.served == 1


def test_garbage_from_the_line_asks_for_a_fresh_tree(show, stage):
    show.open("<p>a</p>")
    stage.raw("{nonsense")
    assert stage.hello()[4]["f"] == 1
    stage.fresh("<p>b</p>")
    show.settled()
    assert json.dumps(show.html()) == '"<p>b</p>"'


def test_hostile_text_stays_text(show):
    show.open("<p>a</p>")
    words = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
    show.play(["t", 1, words])
    assert show.value("document.querySelector('p').textContent") == words
    assert show.page.title() == "First"
