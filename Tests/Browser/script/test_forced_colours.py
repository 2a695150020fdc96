"""By the style sheet: what is on, chosen or full is seen in the colours that a person forces."""
SHEET = ('<link rel="stylesheet" href="/_/live.css"><style nonce="n0">'
         '.bar{background:red}.mark{background:Highlight;forced-color-adjust:none}</style>')
SWITCH = ('<button class="switch" role="switch" aria-checked="{}">Gin<span class="knob"></span>'
          '</button>')
SEGMENTS = ('<div class="segs"><button class="seg" role="radio" aria-checked="true">A</button>'
            '<button class="seg" role="radio" aria-checked="false">B</button></div>')
GAUGE = '<div class="gauge"><div class="len"><div></div></div></div>'


def colours(tab, *selectors):
    return [tab.value(f"getComputedStyle(document.querySelector('{each}')).backgroundColor")
            for each in selectors]


def test_states_that_are_backgrounds_are_told_apart(tab):
    """Bug: switches were bare boxes, on and off alike, and coloured bars were gone."""
    tab.open(SHEET + SWITCH.format("true") + SWITCH.format("false") + SEGMENTS + GAUGE
             + '<div class="hs"><div class="shape bar"></div></div><p class="mark">Highlight</p>')
    tab.page.emulate_media(forced_colors="active")
    chosen, bar = colours(tab, ".mark", ".bar")
    on, off, segment, other, full = colours(
        tab, "[aria-checked=true]>.knob", "[aria-checked=false]>.knob", ".seg[aria-checked=true]",
        ".seg[aria-checked=false]", ".len>div")
    assert (on, segment, full) == (chosen,) * 3
    assert chosen not in (off, other)
    assert bar == "rgb(255, 0, 0)"


def test_the_rows_of_a_list_have_no_boxes_in_its_own(tab):
    """Bug: a border that is transparent is drawn, so each row of a list was a box in a box."""
    tab.open(SHEET + '<ul class="rows inset gx"><li class="row"><button class="b plain gx">Row'
                     '</button></li></ul>')
    tab.page.emulate_media(forced_colors="active")
    assert tab.value("[...document.querySelectorAll('.rows,.b')].map("
                     "e => getComputedStyle(e).borderTopWidth)") == ["1px", "0px"]
