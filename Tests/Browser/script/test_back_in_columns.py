"""The way back in a split view: a column slides where there is room for one."""
from playwright.sync_api import expect
from test_back import at, back, screen, settled_at

SPLIT = ('<link rel="stylesheet" href="/_/live.css"><div class="stack split">'
         '<section class="page" data-key="p0" data-under><h1 tabindex="-1">Notes</h1>'
         '<a href="/notes/1" data-e="c">One</a></section>'
         '<div class="page col"><div class="stack">' + screen("One") + '</div></div></div>')


def test_a_column_where_there_is_room_for_one(make_tab, server):
    tab = make_tab(viewport={"width": 390, "height": 800})
    tab.open(SPLIT, "/notes/1")
    assert at(tab)[3].split(",") == ["One", "One"]
    back(tab, "One")
    assert server.event() == [1, 10, "c"]
    assert at(tab) == ["/notes/1", 0, "Notes", "Notes"]
    tab.play(["a", 3, "data-under", None], ["a", 6, "class", "page col rest"], ["r", 8],
             ["u", "/notes", "back", 1], ["T", "Notes"], ack=1, meta={"n": -1})
    assert tab.value("document.querySelector('.col').inert") is False
    expect(tab.page.get_by_role("link", name="One")).to_be_focused()
    tab.play(["a", 3, "data-under", ""], ["a", 6, "class", "page col"],
             ["i", 7, 0, screen("One"), 40], ["u", "/notes/1", "push", 1], meta={"n": 1})
    back(tab, "One")
    server.acknowledge(2)
    settled_at(tab, "/notes/1", 1, "One", "One,One")
    assert tab.problems == []


def test_beside_its_column_a_list_stays(make_tab, server):
    tab = make_tab(viewport={"width": 1100, "height": 800})
    tab.open(SPLIT, "/notes/1")
    tab.play(["u", "/notes", "push", 1], ["u", "/notes/1", "push", 1])
    tab.page.go_back()
    tab.page.wait_for_url("**/notes")
    assert at(tab)[3] == "Notes,One,One"
