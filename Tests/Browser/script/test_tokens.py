"""The tokens of a search field: Backspace removes the one before the text."""

FIELD = ('<link rel="stylesheet" href="/_/live.css"><search class="search"><div class="toks">'
         '<button class="b tok" data-e="c">one</button>'
         '<button class="b tok" data-e="c">two</button>'
         '</div><input class="tf" type="search" name="q" data-e="i" value=""></search>')


def test_backspace_before_the_text_removes_the_last_token(tab, server):
    tab.open(FIELD)
    tab.play(["j", "/_/follow.js"])
    tab.page.evaluate("import('/_/follow.js').then(() => 1)")
    tab.page.focus("input")
    tab.page.keyboard.press("Backspace")
    assert server.event()[1:] == [tab.number("button:nth-of-type(2)"), "c"]
    tab.page.keyboard.press("x")
    event = server.event()
    assert event[2:] == ["i", "x"]
    server.acknowledge(event[0])
    tab.page.keyboard.press("Backspace")
    event = server.event()
    assert event[2:] == ["i", ""]
    server.acknowledge(event[0])
    tab.page.focus("button:nth-of-type(1)")
    tab.page.keyboard.press("Backspace")
    assert server.event()[1:] == [tab.number("button:nth-of-type(1)"), "c"]
    assert tab.page.evaluate("document.activeElement.localName") == "input"


def test_tokens_lie_in_the_field(tab):
    tab.open(FIELD)
    field, token, text = (tab.page.locator(name).bounding_box()
                          for name in (".search", ".tok >> nth=1", "input"))
    assert field["x"] < token["x"] and token["x"] + token["width"] <= text["x"]
    assert text["x"] + text["width"] <= field["x"] + field["width"] + 1
    assert abs(token["y"] + token["height"] / 2 - field["y"] - field["height"] / 2) < 2
