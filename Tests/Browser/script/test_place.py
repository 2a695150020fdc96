"""Address, history, scroll."""
from playwright.sync_api import expect

BOX = '<div class="box" data-key="list"><p class="tall">a</p></div>'


def path(tab):
    return tab.value("location.pathname + location.search")


def test_push_replace_and_the_browsers_back(tab, server):
    tab.open("<p>a</p>", "/foods")
    tab.play(["u", "/foods/1", "push", 1])
    tab.play(["u", "/foods/1?q=x", "replace", 1])
    assert [path(tab), tab.value("history.state.d")] == ["/foods/1?q=x", 1]
    tab.page.go_back()
    assert server.event() == [1, 0, "u", "/foods"]
    tab.page.go_forward()
    assert server.event() == [2, 0, "u", "/foods/1?q=x"]
    assert server.served == 1


def test_back_uses_our_own_entries_and_is_silent(tab, server):
    tab.open('<button data-e="c">b</button>', "/foods")
    tab.play(["u", "/foods/1", "push", 1])
    tab.play(["u", "/foods/1/2", "push", 1])
    server.send(["u", "/foods", "back", 2], ["T", "Later"])
    server.send(["u", "/foods/9", "push", 1])
    tab.page.wait_for_url("**/foods/9")
    assert tab.value("history.state.d") == 1
    tab.page.click("button")
    assert server.event() == [1, 1, "c"]
    tab.page.go_back()
    assert server.event() == [2, 0, "u", "/foods"]


def test_back_without_our_entries_replaces(tab, server):
    tab.open("<p>a</p>", "/foods/1")
    length = tab.value("history.length")
    tab.play(["u", "/foods", "back", 1])
    place = [path(tab), tab.value("history.length"), tab.value("history.state.d")]
    assert place == ["/foods", length, 0]


def test_the_depth_survives_a_reload(tab, server):
    tab.open("<p>a</p>", "/foods")
    server.pages["/foods/1"] = "<p>b</p>"
    tab.play(["u", "/foods/1", "push", 1])
    server.seq = 0
    tab.page.reload()
    assert server.hello()[4]["s"] == "tok-2"
    server.acknowledge(0)
    server.send(["u", "/foods", "back", 1])
    tab.page.wait_for_url("**/foods")
    assert tab.value("history.state.d") == 0


def test_an_address_elsewhere_is_refused(tab):
    tab.open("<p>a</p>")
    tab.play(["u", "https://example.com/", "push", 1], ["u", "//example.com/x", "replace", 1])
    assert path(tab) == "/"


def scroll(tab, to=None):
    if to is not None:
        tab.page.evaluate(f"document.querySelector('.box').scrollTop = {to}")
    return tab.value("document.querySelector('.box').scrollTop")


def test_a_reload_comes_back_to_the_same_scroll_and_hands_the_snapshot_back(tab, server):
    tab.open(BOX, "/foods")
    tab.play(["s", "signed-7"])
    scroll(tab, 700)
    server.seq = 0
    tab.page.reload()
    assert server.hello()[4]["p"] == "signed-7"
    server.acknowledge(0)
    assert scroll(tab) == 700


def test_scroll_comes_back_when_the_rows_come_later(tab, server):
    tab.open(BOX, "/foods")
    scroll(tab, 700)
    server.pages["/foods"] = '<div class="box" data-key="list"></div>'
    server.seq = 0
    tab.page.reload()
    server.hello()
    server.acknowledge(0)
    tab.play(["i", 1, 0, '<p class="tall">late</p>', 2])
    assert scroll(tab) == 700


def test_a_page_left_while_it_scrolls_comes_back_to_where_it_was(tab, server):
    """Bug: it came back to the row that was the first in sight when it had last come to rest."""
    tab.page.add_init_script("addEventListener('scrollend', event => "
                             "window.goesOn && event.stopImmediatePropagation(), true)")
    rows = "".join(f'<p class="row" data-c="height:100px">{row}</p>' for row in range(40))
    tab.open(f'<div class="box" data-key="list">{rows}</div>', "/foods")
    tab.page.evaluate("""() => new Promise(done => {
        const box = document.querySelector('.box')
        box.addEventListener('scrollend', () => done(), { once: true })
        box.scrollTop = 300
    })""")
    tab.page.evaluate("window.goesOn = true, document.querySelector('.box').scrollTop = 1200")
    tab.play(["u", "/foods/1", "push", 1])
    tab.page.go_back()
    assert server.event() == [1, 0, "u", "/foods"]
    server.send(ack=1)
    tab.settled()
    assert tab.value("document.querySelector('.box').scrollTop") == 1200


def test_a_fresh_visit_starts_at_the_top_with_no_snapshot(tab, server):
    tab.open(BOX, "/foods")
    tab.play(["s", "signed-7"])
    scroll(tab, 700)
    server.seq = 0
    tab.page.goto("about:blank")
    assert tab.open(BOX, "/foods")[4]["p"] is None
    assert scroll(tab) == 0


def test_the_environment_is_told_when_it_changes(tab, server):
    tab.open("<p>a</p>")
    tab.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    event = server.event()
    assert [event[1:3], event[3]["scheme"]] == [[0, "e"], "dark"]
    tab.page.set_viewport_size({"width": 500, "height": 700})
    assert server.event()[3]["w"] == 500
    tab.page.set_viewport_size({"width": 520, "height": 700})
    tab.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert server.event()[3]["scheme"] == "light"


PHOTOS = '<img data-ph src="/_/photo.gif" alt=""><img data-ph src="/_/none.gif" alt="">'


def test_photos_say_whether_they_came(tab, server):
    tab.open(PHOTOS)
    expect(tab.page.locator("[data-loaded][src*=photo]")).to_have_count(1)
    expect(tab.page.locator("[data-failed][src*=none]")).to_have_count(1)
    tab.play(["a", 2, "src", "/_/photo.gif?2"])
    expect(tab.page.locator("[data-loaded]")).to_have_count(2)
    expect(tab.page.locator("[data-failed]")).to_have_count(0)


def test_a_lazy_photo_below_is_neither_loaded_nor_failed(tab):
    tab.open(f'<div class="box"><p class="tall"></p><p class="tall"></p><p class="tall"></p>'
              '<img loading="lazy" data-ph src="/_/photo.gif?lazy" alt=""></div>')
    assert tab.value("['data-failed', 'data-loaded']"
                     ".filter(n => document.querySelector('img').hasAttribute(n))") == []


def test_rows_tell_once_when_they_come_near(tab, server):
    tab.open('<div class="box" data-key="k"><p data-n>top</p><p class="tall">x</p>'
             '<p data-n>once</p></div>')
    assert server.event() == [1, 2, "n"]
    scroll(tab, 3000)
    assert server.event()[1:] == [4, "n"]
    scroll(tab, 0)
    scroll(tab, 3000)
    tab.play(["i", 1, 2, "<p data-n>new</p>", 20])
    scroll(tab, 0)
    assert server.event()[1:] == [20, "n"]


def test_pulling_down_refreshes(make_tab, server):
    tab = make_tab(has_touch=True)
    tab.open('<section class="box" data-r data-key="k"><p class="tall">x</p></section>')
    tab.page.evaluate("import('/_/screens.js').then(() => 1)")
    session = tab.context.new_cdp_session(tab.page)

    def touch(kind, y=None):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [] if y is None else [{"x": 50, "y": y}]})

    def drag(to):
        touch("touchStart", 20)
        for y in range(30, to, 10):
            touch("touchMove", y)
        touch("touchEnd")

    drag(60)
    expect(tab.page.locator("#pull")).to_be_hidden()
    drag(190)
    assert server.event() == [1, 1, "r"]
    tab.play(["a", 1, "aria-busy", "true"], ack=1)
    expect(tab.page.locator("#pull[data-busy]")).to_have_count(1)
    tab.play(["a", 1, "aria-busy", None])
    expect(tab.page.locator("#pull")).to_be_hidden()
    scroll(tab, 100)
    drag(190)
    tab.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert server.event()[2] == "e"
