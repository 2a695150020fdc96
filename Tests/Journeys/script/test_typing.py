"""The browser owns what is typed."""
FIELD = '<input name="q" data-e="i" data-s data-fo value=""><button data-e="c">Go</button>'


def test_the_first_key_goes_at_once_then_one_message_in_flight(show, stage):
    show.open(FIELD)
    show.page.focus("input")
    assert stage.event() == [1, 1, "f"]
    for key in "abc":
        show.page.keyboard.press(key)
    assert stage.event() == [2, 1, "i", "a"]
    stage.acknowledge(2)
    assert stage.event() == [3, 1, "i", "abc"]
    stage.acknowledge(3)
    show.page.keyboard.press("d")
    assert stage.event() == [4, 1, "i", "abcd"]


def test_a_server_value_never_overwrites_newer_typing(show, stage):
    show.open(FIELD)
    show.page.type("input", "ab")
    assert [stage.event()[2:], stage.event()[2:]] == [["f"], ["i", "a"]]
    show.play(["v", 1, "server", 2])
    assert show.page.input_value("input") == "ab"
    stage.acknowledge(2)
    assert stage.event() == [3, 1, "i", "ab"]
    show.play(["v", 1, "server", 2])
    assert show.page.input_value("input") == "ab"
    show.play(["v", 1, "AB", 3], ack=3)
    assert show.page.input_value("input") == "AB"


def test_a_server_value_keeps_the_caret(show, stage):
    show.open(FIELD)
    show.page.type("input", "abcd")
    show.page.evaluate("document.querySelector('input').setSelectionRange(1, 2)")
    show.play(["v", 1, "ABCD", 99], ack=2)
    stage.acknowledge(3)
    show.play(["v", 1, "ABCD", 99])
    assert show.value("(e => [e.value, e.selectionStart, e.selectionEnd])(document.querySelector('input'))") == [
        "ABCD", 1, 2]


def test_an_untouched_field_takes_the_server_value(show):
    show.open(FIELD)
    show.play(["v", 1, "x", 0])
    assert show.page.input_value("input") == "x"


def test_enter_sends_the_waiting_text_first(show, stage):
    show.open(FIELD)
    show.page.type("input", "abc")
    show.page.keyboard.press("Enter")
    assert [stage.event()[2:] for _ in range(4)] == [["f"], ["i", "a"], ["i", "abc"], ["s", "abc"]]


def test_a_click_sends_the_waiting_text_first(show, stage):
    show.open(FIELD)
    show.page.type("input", "abc")
    show.page.click("button")
    got = [stage.event()[1:] for _ in range(5)]
    assert got == [[1, "f"], [1, "i", "a"], [1, "i", "abc"], [1, "b"], [2, "c"]]


def test_text_typed_before_the_script_ran_is_told(show, stage):
    stage.pages["/"] = FIELD
    stage.assets_open.clear()
    show.page.goto(stage.origin + "/", wait_until="commit")
    show.page.fill("input", "early")
    stage.assets_open.set()
    stage.hello()
    stage.acknowledge(0)
    assert stage.event() == [1, 1, "i", "early"]
