"""Address, history, scroll."""
from playwright.sync_api import expect

BOX = '<div class="box" data-key="list"><p class="tall">a</p></div>'


def path(show):
    return show.value("location.pathname + location.search")


def test_push_replace_and_the_browsers_back(show, stage):
    show.open("<p>a</p>", "/foods")
    show.play(["u", "/foods/1", "push", 1])
    show.play(["u", "/foods/1?q=x", "replace", 1])
    assert [path(show), show.value("history.state.d")] == ["/foods/1?q=x", 1]
    show.page.go_back()
    assert stage.event() == [1, 0, "u", "/foods"]
    show.page.go_forward()
    assert stage.event() == [2, 0, "u", "/foods/1?q=x"]
    assert stage.served == 1


def test_back_uses_our_own_entries_and_is_silent(show, stage):
    show.open('<button data-e="c">b</button>', "/foods")
    show.play(["u", "/foods/1", "push", 1])
    show.play(["u", "/foods/1/2", "push", 1])
    stage.send(["u", "/foods", "back", 2], ["T", "Later"])
    stage.send(["u", "/foods/9", "push", 1])
    show.page.wait_for_url("**/foods/9")
    assert show.value("history.state.d") == 1
    show.page.click("button")
    assert stage.event() == [1, 1, "c"]
    show.page.go_back()
    assert stage.event() == [2, 0, "u", "/foods"]


def test_back_without_our_entries_replaces(show, stage):
    show.open("<p>a</p>", "/foods/1")
    length = show.value("history.length")
    show.play(["u", "/foods", "back", 1])
    assert [path(show), show.value("history.length"), show.value("history.state.d")] == ["/foods", length, 0]


def test_the_depth_survives_a_reload(show, stage):
    show.open("<p>a</p>", "/foods")
    stage.pages["/foods/1"] = "<p>b</p>"
    show.play(["u", "/foods/1", "push", 1])
    stage.seq = 0
    show.page.reload()
    assert stage.hello()[4]["s"] == "tok-2"
    stage.acknowledge(0)
    stage.send(["u", "/foods", "back", 1])
    show.page.wait_for_url("**/foods")
    assert show.value("history.state.d") == 0


def test_an_address_elsewhere_is_refused(show):
    show.open("<p>a</p>")
    show.play(["u", "https://example.com/", "push", 1], ["u", "//example.com/x", "replace", 1])
    assert path(show) == "/"


def scroll(show, to=None):
    if to is not None:
        show.page.evaluate(f"document.querySelector('.box').scrollTop = {to}")
    return show.value("document.querySelector('.box').scrollTop")


def test_a_reload_comes_back_to_the_same_scroll_and_hands_the_snapshot_back(show, stage):
    show.open(BOX, "/foods")
    show.play(["s", "signed-7"])
    scroll(show, 700)
    stage.seq = 0
    show.page.reload()
    assert stage.hello()[4]["p"] == "signed-7"
    stage.acknowledge(0)
    assert scroll(show) == 700


def test_scroll_comes_back_when_the_rows_come_later(show, stage):
    show.open(BOX, "/foods")
    scroll(show, 700)
    stage.pages["/foods"] = '<div class="box" data-key="list"></div>'
    stage.seq = 0
    show.page.reload()
    stage.hello()
    stage.acknowledge(0)
    show.play(["i", 1, 0, '<p class="tall">late</p>', 2])
    assert scroll(show) == 700


def test_a_fresh_visit_starts_at_the_top_with_no_snapshot(show, stage):
    show.open(BOX, "/foods")
    show.play(["s", "signed-7"])
    scroll(show, 700)
    stage.seq = 0
    show.page.goto("about:blank")
    assert show.open(BOX, "/foods")[4]["p"] is None
    assert scroll(show) == 0


def test_the_environment_is_told_when_it_changes(show, stage):
    show.open("<p>a</p>")
    show.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    event = stage.event()
    assert [event[1:3], event[3]["scheme"]] == [[0, "e"], "dark"]
    show.page.set_viewport_size({"width": 500, "height": 700})
    assert {stage.event()[3]["w"], stage.event()[3]["w"]} == {500}
    show.page.set_viewport_size({"width": 520, "height": 700})
    show.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert stage.event()[3]["scheme"] == "light"


PHOTOS = '<img data-ph src="/_/photo.gif" alt=""><img data-ph src="/_/none.gif" alt="">'


def test_photos_say_whether_they_came(show, stage):
    show.open(PHOTOS)
    expect(show.page.locator("[data-loaded][src*=photo]")).to_have_count(1)
    expect(show.page.locator("[data-failed][src*=none]")).to_have_count(1)
    show.play(["a", 2, "src", "/_/photo.gif?2"])
    expect(show.page.locator("[data-loaded]")).to_have_count(2)
    expect(show.page.locator("[data-failed]")).to_have_count(0)


def test_a_lazy_photo_below_is_neither_loaded_nor_failed(show):
    show.open(f'<div class="box"><p class="tall"></p><p class="tall"></p><p class="tall"></p>'
              '<img loading="lazy" data-ph src="/_/photo.gif?lazy" alt=""></div>')
    assert show.value("['data-failed', 'data-loaded'].filter(n => document.querySelector('img').hasAttribute(n))") == []


def test_rows_tell_when_they_come_near_once_or_each_time(show, stage):
    show.open('<div class="box" data-key="k"><p data-n>top</p><p class="tall">x</p><p data-n="2">twice</p>'
              '<p data-n>once</p></div>')
    assert stage.event() == [1, 2, "n"]
    scroll(show, 3000)
    assert sorted([stage.event()[1:], stage.event()[1:]]) == [[4, "n"], [5, "n"]]
    scroll(show, 0)
    assert stage.event()[1:] == [4, "o"]
    scroll(show, 3000)
    assert stage.event()[1:] == [4, "n"]
    show.play(["i", 1, 2, "<p data-n>new</p>", 20])
    scroll(show, 0)
    assert sorted([stage.event()[1:], stage.event()[1:]]) == [[4, "o"], [20, "n"]]


def test_pulling_down_refreshes(make_show, stage):
    show = make_show(has_touch=True)
    show.open('<section class="box" data-r data-key="k"><p class="tall">x</p></section>')
    session = show.context.new_cdp_session(show.page)

    def touch(kind, y=None):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [] if y is None else [{"x": 50, "y": y}]})

    def drag(to):
        touch("touchStart", 20)
        for y in range(30, to, 10):
            touch("touchMove", y)
        touch("touchEnd")

    drag(60)
    expect(show.page.locator("#pull")).to_be_hidden()
    drag(190)
    assert stage.event() == [1, 1, "r"]
    show.play(["a", 1, "aria-busy", "true"], ack=1)
    expect(show.page.locator("#pull[data-busy]")).to_have_count(1)
    show.play(["a", 1, "aria-busy", None])
    expect(show.page.locator("#pull")).to_be_hidden()
    scroll(show, 100)
    drag(190)
    show.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert stage.event()[2] == "e"
