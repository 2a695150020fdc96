"""The browser owns what is typed."""
FIELD = '<input name="q" data-e="i" data-s data-fo value=""><button data-e="c">Go</button>'


def test_the_first_key_goes_at_once_then_one_message_in_flight(tab, server):
    tab.open(FIELD)
    tab.page.focus("input")
    assert server.event() == [1, 1, "f"]
    for key in "abc":
        tab.page.keyboard.press(key)
    assert server.event() == [2, 1, "i", "a"]
    server.acknowledge(2)
    assert server.event() == [3, 1, "i", "abc"]
    server.acknowledge(3)
    tab.page.keyboard.press("d")
    assert server.event() == [4, 1, "i", "abcd"]


def test_a_server_value_never_overwrites_newer_typing(tab, server):
    tab.open(FIELD)
    tab.page.type("input", "ab")
    assert [server.event()[2:], server.event()[2:]] == [["f"], ["i", "a"]]
    tab.play(["v", 1, "server", 2])
    assert tab.page.input_value("input") == "ab"
    server.acknowledge(2)
    assert server.event() == [3, 1, "i", "ab"]
    tab.play(["v", 1, "server", 2])
    assert tab.page.input_value("input") == "ab"
    tab.play(["v", 1, "AB", 3], ack=3)
    assert tab.page.input_value("input") == "AB"


def test_a_server_value_keeps_the_caret(tab, server):
    tab.open(FIELD)
    tab.page.type("input", "abcd")
    tab.page.evaluate("document.querySelector('input').setSelectionRange(1, 2)")
    tab.play(["v", 1, "ABCD", 99], ack=2)
    server.acknowledge(3)
    tab.play(["v", 1, "ABCD", 99])
    assert tab.value(
        "(e => [e.value, e.selectionStart, e.selectionEnd])(document.querySelector('input'))") == [
        "ABCD", 1, 2]


def test_an_untouched_field_takes_the_server_value(tab):
    tab.open(FIELD)
    tab.play(["v", 1, "x", 0])
    assert tab.page.input_value("input") == "x"


def test_enter_sends_the_waiting_text_first(tab, server):
    tab.open(FIELD)
    tab.page.type("input", "abc")
    tab.page.keyboard.press("Enter")
    assert [server.event()[2:] for _ in range(4)] == [["f"], ["i", "a"], ["i", "abc"], ["s", "abc"]]


def test_a_click_sends_the_waiting_text_first(tab, server):
    tab.open(FIELD)
    tab.page.type("input", "abc")
    tab.page.click("button")
    got = [server.event()[1:] for _ in range(5)]
    assert got == [[1, "f"], [1, "i", "a"], [1, "i", "abc"], [1, "b"], [2, "c"]]


def test_text_typed_before_the_script_ran_is_told(tab, server):
    server.pages["/"] = FIELD
    server.assets_open.clear()
    tab.page.goto(server.origin + "/", wait_until="commit")
    tab.page.fill("input", "early")
    server.assets_open.set()
    server.hello()
    server.acknowledge(0)
    assert server.event() == [1, 1, "i", "early"]
