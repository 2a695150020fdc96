"""The browser owns what is typed."""
from playwright.sync_api import expect

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
    # It answers the first letter, so the second one stays behind it.
    tab.play(["v", 1, "A!", 2])
    assert tab.page.input_value("input") == "A!b"
    server.acknowledge(2)
    assert server.event() == [3, 1, "i", "A!b"]
    tab.play(["v", 1, "A!B", 3], ack=3)
    assert tab.page.input_value("input") == "A!B"


def test_a_server_value_keeps_the_caret(tab, server):
    tab.open(FIELD)
    tab.page.type("input", "abcd")
    tab.page.evaluate("document.querySelector('input').setSelectionRange(1, 2)")
    tab.play(["v", 1, "A", 2], ack=2)
    assert [server.event()[2:] for _ in range(3)] == [["f"], ["i", "a"], ["i", "Abcd"]]
    tab.play(["v", 1, "ABCD", 3], ack=3)
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


def test_what_is_typed_after_enter_stays_when_the_server_empties_the_field(tab, server):
    """Bug: milk, eggs and salt arrived as milk, milkeggs and milkeggssalt."""
    tab.open(FIELD)
    tab.page.type("input", "m")
    tab.page.keyboard.press("Enter")
    assert [server.event()[2:] for _ in range(3)] == [["f"], ["i", "m"], ["s", "m"]]
    tab.page.keyboard.type("eg")
    tab.play(["v", 1, "", 3], ack=3)
    assert tab.page.input_value("input") == "eg"
    assert server.event() == [4, 1, "i", "eg"]
    # Sent before the next value was seen: the server and the browser come to the same text.
    tab.page.keyboard.type("g")
    tab.page.keyboard.press("Enter")
    assert [server.event()[2:] for _ in range(2)] == [["i", "egg"], ["s", "egg"]]
    tab.page.keyboard.type("s")
    tab.play(["v", 1, "EG", 4], ack=4)
    assert tab.page.input_value("input") == "EGgs"
    tab.play(["v", 1, "", 6], ack=6)
    assert tab.page.input_value("input") == "s"
    assert server.event() == [7, 1, "i", "s"]


def test_an_event_says_which_batch_its_text_was_made_on(tab, server):
    tab.open(FIELD)
    tab.page.focus("input")
    assert server.event() == [1, 1, "f"]
    seen = server.seq
    server.refuse = True
    server.cut()
    tab.page.keyboard.type("a")
    server.refuse = False
    server.hello()
    server.send(["v", 1, "app", 1], ack=1)
    frame = server.frame()
    assert frame == [2, seen, 1, "i", "a"]
    tab.settled()
    assert tab.page.input_value("input") == "appa"


def test_the_caret_stays_at_its_letters(tab, server):
    tab.open(FIELD)
    tab.page.type("input", "abcd")
    server.acknowledge(2)
    tab.settled()
    server.acknowledge(3)
    tab.page.evaluate("document.querySelector('input').setSelectionRange(1, 3)")
    selection = "(e => [e.value, e.selectionStart, e.selectionEnd])(document.activeElement)"
    for value, expected in [("xxabcd", [3, 5]), ("xxabcd!", [3, 5]), ("abcd!", [1, 3]),
                            ("ad!", [1, 1])]:
        tab.play(["v", 1, value, 99], ack=9)
        assert tab.value(selection) == [value, *expected]


def test_a_value_that_comes_during_a_composition_is_merged_after_it(tab, server):
    tab.open(FIELD)
    tab.page.type("input", "m")
    session = tab.context.new_cdp_session(tab.page)
    compose = lambda text: session.send("Input.imeSetComposition", {  # noqa: E731
        "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    compose("ni")
    tab.play(["v", 1, "server: m", 2], ack=9)
    assert tab.page.input_value("input") == "mni"
    session.send("Input.insertText", {"text": "\u4f60"})
    tab.settled()
    assert tab.page.input_value("input") == "server: m\u4f60"
    assert [server.event()[2:] for _ in range(3)] == [
        ["f"], ["i", "m"], ["i", "server: m\u4f60"]]


def test_a_change_without_an_input_event_is_heard_and_one_without_any_at_a_press(tab, server):
    tab.open(FIELD)
    tab.page.evaluate("""() => { const e = document.querySelector('input'); e.value = 'me'
        e.dispatchEvent(new Event('change', {bubbles: true})) }""")
    assert server.event() == [1, 1, "i", "me"]
    server.acknowledge(1)
    tab.page.evaluate("document.querySelector('input').value = 'you'")
    tab.page.evaluate("document.querySelector('button').click()")
    assert [server.event()[1:] for _ in range(2)] == [[1, "i", "you"], [2, "c"]]


def test_a_field_that_moves_keeps_focus_and_selection(tab, server):
    tab.open("<p>a</p><p><input data-e=i data-fo></p><p>b</p><p>c</p>")
    tab.page.type("input", "text")
    tab.page.evaluate("document.querySelector('input').setSelectionRange(1, 3)")
    tab.page.evaluate("window.lost = 0; addEventListener('focusout', () => window.lost++)")
    order = "[...document.querySelectorAll('#root>p')].map(e => e.textContent).join('')"
    for before, expected in [(0, "abc"), (1, "abc"), (5, "abc"), (4, "abc")]:
        tab.play(["m", 0, 2, before])
        assert tab.value(order) == expected
    tab.play(["m", 0, 1, 0], ["m", 0, 2, 1])
    assert tab.value(order) == "bca"
    assert tab.value("(e => [e.value, e.selectionStart, e.selectionEnd])"
                     "(document.activeElement)") == ["text", 1, 3]
    assert tab.value("window.lost") == 0


def test_a_long_text_goes_in_pieces_and_a_key_in_it_alone(tab, server):
    tab.open('<textarea data-e="i" maxlength="200000">ab</textarea>')
    tab.page.focus("textarea")
    tab.page.evaluate("document.querySelector('textarea').setSelectionRange(1, 1)")
    # The second half of a pair of surrogates would be the first of the second piece.
    tab.page.keyboard.insert_text("x" * 7_999 + "\U0001f600" + "y" * 4)
    first, last = server.event(), server.event()
    assert first == [1, 1, "i", [1, 0, "x" * 7_999, 2, 1]]
    assert last == [2, 1, "i", [8_000, 0, "\U0001f600yyyy", 8_001, 0]]
    server.acknowledge(2)
    tab.page.keyboard.type("z")
    assert server.event() == [3, 1, "i", [8_006, 0, "z", 8_007, 0]]
    server.acknowledge(3)
    tab.page.keyboard.press("Backspace")
    assert server.event() == [4, 1, "i", [8_006, 1, "", 8_008, 0]]


def test_a_field_that_takes_no_more_says_so(tab, server):
    server.attributes = 'data-full="At most % characters fit here."'
    tab.open('<input data-e="i" maxlength="1200">')
    tab.page.evaluate("import('/_/push.js').then(() => 1)")
    status = tab.page.locator("#full")
    tab.page.focus("input")
    tab.page.keyboard.insert_text("x" * 1_199)
    assert status.count() == 0
    tab.page.keyboard.type("yz")
    expect(status).to_have_text("At most 1,200 characters fit here.")
    assert status.is_visible() and status.get_attribute("role") == "status"
    assert len(tab.page.input_value("input")) == 1_200
