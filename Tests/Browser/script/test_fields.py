"""By the style sheet: fields are their text alone, and an app's own box counts."""

SHEET = ('<link rel="stylesheet" href="/_/live.css">'
         '<style nonce="n0">.wide{width:100px}.room{padding:12px}.paint{background:red}'
         ".low{height:60px}</style>")


def style(tab, selector, *names):
    """The values of some properties of the first such element."""
    return tab.value(f"(look => {list(names)}.map(each => look[each]))"
                     f"(getComputedStyle(document.querySelector('{selector}')))")


def test_a_field_has_no_box_unless_its_style_or_its_kind_has_one(tab):
    tab.open(SHEET + '<input class="tf one"><input class="tf plain two">'
                     '<input class="tf edged three"><input class="tf four" type="search">'
                     '<div class="dlg alert"><input class="tf five"></div>')
    for name in ("one", "two"):
        assert style(tab, f".{name}", "paddingLeft", "backgroundColor", "borderTopWidth") == [
            "0px", "rgba(0, 0, 0, 0)", "0px"]
    assert style(tab, ".three", "paddingLeft", "borderTopWidth") == ["8px", "1px"]
    assert style(tab, ".four", "paddingLeft", "minHeight") == ["12px", "40px"]
    assert style(tab, ".five", "paddingLeft", "minHeight") == ["12px", "40px"]


def test_the_padding_the_size_and_the_background_of_an_app_count(tab):
    tab.open(SHEET + '<input class="tf wide room paint">'
                     '<ul class="rows"><li class="row">'
                     '<input class="tf bg room paint gx"></li></ul>')
    assert style(tab, "input", "paddingLeft", "backgroundColor") == ["12px", "rgb(255, 0, 0)"]
    # As on iOS, the padding lies around the size.
    assert tab.value("document.querySelector('input').offsetWidth") == 124
    assert style(tab, ".row input", "paddingLeft", "backgroundColor", "marginTop") == [
        "12px", "rgb(255, 0, 0)", "0px"]


def test_an_editor_is_as_low_as_its_frame(tab):
    tab.open(SHEET + '<div class="fr low"><textarea class="tf editor gx gy">Text</textarea></div>')
    assert tab.value("document.querySelector('textarea').offsetHeight") == 60


def test_the_keyboard_focus_of_a_field_is_seen(tab):
    tab.open(SHEET + '<input class="tf" aria-label="Name">')
    tab.page.keyboard.press("Tab")
    assert style(tab, ".tf", "outlineStyle", "outlineWidth") == ["solid", "3px"]
