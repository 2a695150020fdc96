"""The script of gestures: drags, and two fingers."""
import math

from fingers import Fingers

BOX = '<div class="box" data-dr="{}">card</div>'


def opened(tab, distance):
    tab.open(BOX.format(distance))
    tab.play(["j", "/_/gestures.js"])
    # The same module, so this waits until it has run and runs nothing twice.
    tab.page.evaluate("import('/_/gestures.js').then(() => 1)")


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


def test_a_tap_and_a_mouse_are_told_with_their_place(tab, server):
    tab.open('<div class="box" data-ts="1" data-hp="">card</div>')
    for name in ("gestures", "follow"):
        tab.play(["j", f"/_/{name}.js"])
        tab.page.evaluate(f"import('/_/{name}.js').then(() => 1)")
    tab.page.mouse.move(50, 50)
    assert server.event()[:3] == [1, 1, "v"]
    tab.page.mouse.down()
    tab.page.mouse.up()
    event = server.event()
    assert event[2] == "l" and event[3].startswith("1 50 50 50 50 0 0 ")


PINCH = '<div class="outer" data-pi="r 5"><div class="box" data-pi="m 0.1{}">card</div></div>'


def pinching(make_tab, fails=""):
    tab = make_tab(has_touch=True)
    tab.open(PINCH.format(fails))
    tab.play(["j", "/_/gestures.js"])
    tab.page.evaluate("import('/_/gestures.js').then(() => 1)")
    box = tab.page.locator(".box").bounding_box()
    return tab, Fingers(tab.page), box["x"], box["y"]


def reports(server):
    """The reports up to the last one: their element, the last phase, and the numbers of each."""
    events = [server.event()]
    while events[-1][3].startswith("0 "):
        events.append(server.event())
    assert [event[1:3] for event in events] == [[events[0][1], "q"]] * len(events)
    numbers = [[float(each) for each in event[3].split(" ")] for event in events]
    return events[0][1], numbers[-1][0], [each[1:] for each in numbers]


def test_two_fingers_that_move_apart_have_a_scale(make_tab, server):
    tab, fingers, x, y = pinching(make_tab)
    fingers.down((x + 40, y + 50), (x + 60, y + 50))
    fingers.move((x + 40, y + 50), (x + 61, y + 50))
    fingers.move((x + 30, y + 50), (x + 70, y + 50))
    fingers.up()
    inner, phase, told = reports(server)
    assert (inner, phase) == (tab.number(".box"), 1)
    # Each finger's move is an event of its own.
    assert told[0][:2] == [1.5, 0] and told[0][2] > 0
    assert told[-1][:2] == [2, 0]
    assert {tuple(each[4:8]) for each in told} == {(x + 50, y + 50, x, y)}
    assert told[0][9] == 200
    assert tab.problems == []


def test_two_fingers_that_turn_have_an_angle_beyond_half_a_turn(make_tab, server):
    tab, fingers, x, y = pinching(make_tab)
    around = [(x + 100 + 30 * math.cos(math.radians(angle)), y + 80 + 30 * math.sin(
        math.radians(angle))) for angle in range(0, 241, 40)]
    fingers.down((x + 100, y + 80), around[0])
    for place in around[1:]:
        fingers.move((x + 100, y + 80), place)
    fingers.up()
    outer, phase, told = reports(server)
    assert (outer, phase) == (tab.number(".outer"), 1)
    assert [round(each) for each in told[-1][:2]] == [1, 240]
    assert tab.problems == []


def test_one_finger_is_no_pinch_and_fails_where_that_is_wanted(make_tab, server):
    tab, fingers, x, y = pinching(make_tab, " f")
    fingers.down((x + 40, y + 50))
    fingers.up()
    inner, phase, told = reports(server)
    assert (inner, phase, told[-1][:4]) == (tab.number(".box"), 2, [1, 0, 0, 0])
    assert tab.problems == []


def test_the_wheel_with_control_is_a_scale_and_does_not_zoom_the_page(tab, server):
    tab.open(PINCH.format(""))
    tab.play(["j", "/_/gestures.js"])
    tab.page.evaluate("import('/_/gestures.js').then(() => 1)")
    tab.page.evaluate("addEventListener('wheel', event => window.stopped = event.defaultPrevented)")
    tab.page.mouse.move(50, 50)
    tab.page.mouse.wheel(0, -20)
    tab.page.wait_for_function("window.stopped === false")
    tab.page.keyboard.down("Control")
    tab.page.mouse.wheel(0, -20)
    tab.page.wait_for_function("window.stopped === true")
    inner, phase, told = reports(server)
    assert (inner, phase) == (tab.number(".box"), 1)
    assert [each[:2] + each[4:6] for each in told] == [[1.221, 0, 50, 50]] * 2
    assert tab.problems == []
