"""The second script: drags."""

BOX = '<div class="box" data-dr="{}">card</div>'


def opened(tab, distance):
    tab.open(BOX.format(distance))
    tab.play(["j", "/_/more.js"])
    # The same module, so this waits until it has run and runs nothing twice.
    tab.page.evaluate("import('/_/more.js').then(() => 1)")


def moved(tab, *places):
    tab.page.mouse.move(50, 50)
    tab.page.mouse.down()
    for place in places:
        tab.page.mouse.move(*place)
    tab.page.mouse.up()


def test_a_drag_that_never_began_is_told_where_that_is_wanted(tab, server):
    opened(tab, "10 f")
    moved(tab, (53, 50))
    event = server.event()
    assert event[:3] == [1, 1, "d"] and event[3].startswith("2 ")
    moved(tab, (80, 50))
    assert [server.event()[3][0] for _ in range(2)] == ["0", "1"]
    assert tab.problems == []


def test_a_drag_that_never_began_is_nothing_elsewhere(tab, server):
    opened(tab, "10")
    moved(tab, (53, 50))
    moved(tab, (80, 50))
    event = server.event()
    assert event[:3] == [1, 1, "d"] and event[3].startswith("0 ")
