"""By the style sheet: where presses count on plain buttons and in rows; how pictures spill."""

SHEET = ('<link rel="stylesheet" href="/_/live.css">'
         '<style nonce="n0">.wide{width:20rem;height:3rem}.low{width:4rem;height:2rem}</style>')
GAP = '<div class="hs gx{}"><span class="t">Words</span><div class="sp gx"></div></div>'


def press(tab, selector, side):
    """Presses near the left or right end of a box, wherever that leads."""
    box = tab.page.locator(selector).bounding_box()
    x = box["x"] + (12 if side == "left" else box["width"] - 12)
    tab.page.mouse.click(x, box["y"] + box["height"] / 2)


def test_a_plain_button_is_pressed_on_what_is_drawn(tab, server):
    tab.open(SHEET + f'<button class="b plain gx wide" data-e="c">{GAP.format("")}</button>'
                     f'<button class="b plain gx wide" data-e="c">{GAP.format(" cs")}</button>'
                     f'<button class="b gx wide" data-e="c">{GAP.format("")}</button>')
    plain, shaped, other = (tab.number(f"button:nth-of-type({place})") for place in (1, 2, 3))
    press(tab, "button:nth-of-type(1)", "right")
    press(tab, "button:nth-of-type(1)", "left")
    assert server.event()[1:] == [plain, "c"]
    press(tab, "button:nth-of-type(2)", "right")
    assert server.event()[1:] == [shaped, "c"]
    press(tab, "button:nth-of-type(3)", "right")
    assert server.event()[1:] == [other, "c"]


def test_a_content_shape_takes_the_presses_within_it(tab, server):
    inner = '<div class="bg wide">{}</div>'.format('<button class="b" data-e="c">Inside</button>')
    tab.open(SHEET + '<style nonce="n0">.cut{--cut:circle(closest-side);width:6rem;height:6rem}'
                     '.bg{background:red;height:100%;width:100%}</style>'
                     '<button class="b plain" data-e="c"><div class="cs cut"><div class="bg"></div>'
                     f'</div></button><div class="cs cut tap" data-e="c">{inner}</div>')
    shaped, outer, within = (tab.number(name) for name in (".plain", ".tap", ".tap .b"))
    for selector, number in ((".plain .cut", shaped), (".tap", outer)):
        box = tab.page.locator(selector).bounding_box()
        tab.page.mouse.click(box["x"] + 4, box["y"] + box["height"] - 4)
        tab.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 8)
        assert server.event()[1:] == [number, "c"]
    tab.page.evaluate("document.querySelector('.tap .b').scrollIntoView()")
    box = tab.page.locator(".tap .b").bounding_box()
    tab.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert server.event()[1:] == [within, "c"]
    assert tab.value("getComputedStyle(document.querySelector('.bg')).clipPath") == "none"


def test_a_plain_button_is_pressed_by_keyboard_and_by_name(tab, server):
    tab.open(SHEET + f'<button class="b plain gx wide" data-e="c">{GAP.format("")}</button>')
    button = tab.page.get_by_role("button", name="Words")
    button.focus()
    tab.page.keyboard.press("Enter")
    assert server.event()[2] == "c"


def test_a_row_presses_its_automatic_button(tab, server):
    tab.open(SHEET + '<ul class="rows"><li class="row gx"><span class="t gx">Words</span>'
                     '<button class="b auto" data-e="c">Go</button></li></ul>')
    press(tab, "li", "left")
    assert server.event()[1:] == [tab.number("button"), "c"]


def test_a_picture_that_fills_its_frame_spills_over_it_unless_it_is_clipped(tab):
    picture = '<img class="img spill low" src="/_/photo.gif" alt="" data-ph>'
    clipped = picture.replace("low", "low clip")
    tab.open(SHEET + '<style nonce="n0">.clip{overflow:hidden}img{object-fit:cover}</style>'
                     f'<div class="fr">{picture}</div><div class="fr">{clipped}</div>')
    overflow = tab.value("[...document.images].map(each => getComputedStyle(each).overflow)")
    assert overflow == ["visible", "hidden"]


def test_a_link_beneath_its_label_takes_what_the_controls_leave(tab, server):
    tab.open(SHEET + '<div class="link free linked wide" style="filter:none"><a class="hit" '
                     'data-e="c" href="/x" aria-label="Soup"></a><div class="hs gx" '
                     'data-c="filter:drop-shadow(0 0 2px red)"><span class="t">Soup</span>'
                     '<div class="sp gx"></div><button class="b" data-e="c">Like</button>'
                     '</div></div>')
    link, like = tab.number("a"), tab.number("button")
    press(tab, ".linked", "left")
    assert server.event()[1:] == [link, "c"]
    tab.page.get_by_role("button", name="Like").click()
    assert server.event()[1:] == [like, "c"]
    tab.page.get_by_role("link", name="Soup").focus()
    tab.page.keyboard.press("Enter")
    assert server.event()[1:] == [link, "c"]
    tab.page.keyboard.press("Tab")
    assert tab.value("document.activeElement.textContent") == "Like"


def test_a_stack_over_a_button_is_pressed_only_where_it_draws(tab, server):
    tab.open(SHEET + '<div class="lay"><button class="b bordered" data-e="c">Open</button>'
                     '<div class="ol"><div class="zs gx gy"><div class="fr" '
                     'style="width:9px;height:9px"><span class="t">!</span></div></div></div>'
                     '</div>')
    box = tab.page.get_by_role("button").bounding_box()
    tab.page.mouse.click(box["x"] + 5, box["y"] + box["height"] / 2)
    assert server.event()[1:] == [tab.number("button"), "c"]
    top = tab.value("""(() => { const { x, y, width, height } =
        document.querySelector(".t").getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2).className })()""")
    assert top == "t"


def test_a_stack_over_another_is_pressed_only_where_it_draws(tab, server):
    tab.open(SHEET + '<div class="zs"><button class="b bordered" data-e="c">Under</button>'
                     '<div class="vs gx gy"><span class="t">Over</span><div class="sp gy"></div>'
                     '<div class="hs gx"><div class="sp gx"></div>'
                     '<button class="b bordered" data-e="c">Float</button></div></div></div>')
    for name, selector in {"Float": ".hs .b", "Under": ".zs>.b"}.items():
        tab.page.get_by_role("button", name=name).click(position={"x": 4, "y": 4})
        assert server.event()[1:] == [tab.number(selector), "c"], name


def test_a_field_beside_the_only_button_of_a_row_takes_its_own_taps(tab, server):
    tab.open(SHEET + '<style nonce="n0">.rows{width:20rem}</style>'
                     '<ul class="rows"><li class="row gx"><div class="hs gx">'
                     '<input class="tf gx" aria-label="Habit" data-e="i">'
                     '<button class="b auto" data-e="c">Add</button></div></li></ul>')
    tab.page.get_by_role("textbox", name="Habit").click()
    assert tab.value("document.activeElement.getAttribute('aria-label')") == "Habit"
    box = tab.page.locator(".row").bounding_box()
    tab.page.mouse.click(box["x"] + box["width"] - 4, box["y"] + 4)
    assert server.event()[1:] == [tab.number("button"), "c"]


def test_controls_of_a_row_lie_over_its_link_wherever_they_stand(tab, server):
    link = '<button class="link free bare" type="button" data-e="c"></button>'
    row = ('<div class="hs gx"><span class="t gx">Words</span>'
           '<button class="b plain" data-e="c"><span class="t">Pin</span></button></div>')
    layers = {
        "last": f'<div class="zs gx">{row}{link}</div>',
        "first": f'<div class="zs gx">{link}{row}</div>',
        "framed": f'<div class="zs gx">{row}<div class="fr thin">{link}</div></div>',
        "behind": f'<div class="lay gx"><div class="ul">{link}</div>{row}</div>',
        "shaded": f'<div class="zs gx"><div class="lay gx"><div class="ul"></div>{row}</div>{link}'
                  "</div>",
    }
    rows = "".join(f'<li class="row led gx" id="{name}">{layer}</li>'
                   for name, layer in layers.items())
    tab.open(SHEET + '<style nonce="n0">.bare{opacity:0}.thin{width:0}</style>'
                     f'<ul class="rows">{rows}</ul>')
    for name in layers:
        tab.page.get_by_text("Pin").nth(list(layers).index(name)).click()
        assert server.event()[1:] == [tab.number(f"#{name} .b"), "c"], name
        press(tab, f"#{name}", "left")
        assert server.event()[1:] == [tab.number(f"#{name} .bare"), "c"], name
