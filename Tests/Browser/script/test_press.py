"""Clicks, toggles with their locks, radio groups, menus."""
from playwright.sync_api import expect

LIKE = '<button data-e="t" aria-pressed="false">Like</button><button data-e="c">Other</button>'


def pressed(tab, name="aria-pressed"):
    return tab.page.locator(f"[{name}]").first.get_attribute(name)


def test_a_click_becomes_an_event_and_leaves_everything_else_alone(tab, server):
    tab.open('<p>a</p><button data-e="c"><span>Go</span></button>'
             '<button disabled data-e="c">No</button>'
              '<button aria-disabled="true" data-e="c">No</button>')
    tab.page.click("span")
    assert server.event() == [1, 2, "c"]
    tab.page.click("[aria-disabled]", force=True)
    tab.page.click("p")
    tab.page.click("span")
    assert server.event() == [2, 2, "c"]


def test_the_event_carries_the_last_batch_applied(tab, server):
    tab.open(LIKE)
    tab.play(["a", 2, "title", "x"])
    tab.page.click("text=Other")
    assert server.frame() == [1, server.seq, 2, "c"]


def test_a_plain_click_on_a_link_is_ours_and_a_modified_one_is_the_browsers(tab, server):
    tab.open('<a href="/next" data-e="c">Next</a>')
    server.pages["/next"] = "<p>next</p>"
    with tab.context.expect_page() as opened:
        tab.page.click("a", modifiers=["Control"])
    assert server.hello()[4]["u"] == "/next"
    opened.value.close()


def test_a_plain_click_on_a_link_stays_on_the_page(tab, server):
    tab.open('<a href="/next" data-e="c">Next</a>')
    tab.page.click("a")
    assert server.event() == [1, 1, "c"]
    assert server.served == 1


def test_an_outside_link_opens_elsewhere_without_an_event(tab, server):
    server.pages["/out"] = "<p>out</p>"
    tab.open('<a href="/out" data-out target="_blank" rel="noopener noreferrer">Out</a>'
             '<button data-e="c">b</button>')
    with tab.context.expect_page() as opened:
        tab.page.click("a")
    assert opened.value.evaluate("window.opener") is None
    server.hello()
    opened.value.close()
    tab.page.bring_to_front()
    # The scripted server speaks to the page that connected last: have ours come back.
    tab.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    server.hello()
    server.acknowledge(0)
    tab.page.click("button")
    assert server.event()[1:] == [2, "c"]


def test_a_toggle_answers_at_once_and_is_settled_by_the_server(tab, server):
    tab.open(LIKE)
    tab.page.click("text=Like")
    assert pressed(tab) == "true"
    assert server.event() == [1, 1, "t", True]
    tab.play(["a", 1, "aria-pressed", "true"], ack=1)
    assert pressed(tab) == "true"


def test_five_fast_taps_with_a_late_server_show_the_last_wish_all_along(tab, server):
    tab.open(LIKE)
    for _ in range(5):
        tab.page.click("text=Like")
    assert [server.event()[3] for _ in range(5)] == [True, False, True, False, True]
    for ack, value in enumerate(["true", "false", "true", "false"], 1):
        tab.play(["a", 1, "aria-pressed", value], ack=ack)
        assert pressed(tab) == "true"
    tab.play(["a", 1, "aria-pressed", "true"], ack=5)
    assert pressed(tab) == "true"
    tab.play(["a", 1, "aria-pressed", "false"])
    assert pressed(tab) == "false"


def test_a_refused_toggle_falls_back_when_the_event_is_acknowledged(tab, server):
    tab.open(LIKE)
    tab.page.click("text=Like")
    tab.play(["a", 2, "title", "still locked"])
    assert pressed(tab) == "true"
    server.acknowledge(1)
    tab.settled()
    assert pressed(tab) == "false"


def test_a_patch_and_its_acknowledgement_in_one_batch_show_the_patch(tab, server):
    tab.open(LIKE)
    tab.page.click("text=Like")
    tab.page.click("text=Like")
    tab.play(["a", 1, "aria-pressed", "true"], ack=2)
    assert pressed(tab) == "true"


def test_other_attributes_of_a_locked_toggle_are_patched(tab, server):
    tab.open(LIKE)
    tab.page.click("text=Like")
    tab.play(["a", 1, "aria-label", "Unlike"])
    assert tab.page.locator("[aria-label=Unlike]").get_attribute("aria-pressed") == "true"


def test_a_switch_flips_its_own_state(tab, server):
    tab.open('<button role="switch" aria-checked="true" data-e="t">On</button>')
    tab.page.press("[role=switch]", "Space")
    assert server.event() == [1, 1, "t", False]
    assert pressed(tab, "aria-checked") == "false"


def test_a_lock_outlives_a_lost_line(tab, server):
    tab.open(LIKE)
    server.cut()
    server.hello()
    tab.page.click("text=Like")
    assert pressed(tab) == "true"
    server.acknowledge(0)
    assert server.event() == [1, 1, "t", True]
    tab.play(["a", 1, "aria-pressed", "true"], ack=1)
    assert pressed(tab) == "true"


RADIOS = ('<div role="radiogroup" data-e="p">'
          '<button role="radio" aria-checked="true" data-v="a">A</button>'
          '<button role="radio" aria-checked="false" data-v="b">B</button>'
          '<button role="radio" aria-checked="false" data-v="c">C</button></div>')


def chosen(tab):
    return tab.value("[...document.querySelectorAll('[role=radio]')]"
                     ".map(r => r.ariaChecked[0] + r.tabIndex).join()")


def test_a_radio_group_answers_clicks_and_arrows_at_once(tab, server):
    tab.open(RADIOS)
    assert chosen(tab) == "t0,f-1,f-1"
    tab.page.click("text=B")
    assert chosen(tab) == "f-1,t0,f-1"
    assert server.event() == [1, 1, "p", "b"]
    tab.page.press("text=B", "ArrowRight")
    tab.page.keyboard.press("ArrowRight")
    assert [server.event(), server.event()] == [[2, 1, "p", "c"], [3, 1, "p", "a"]]
    tab.page.keyboard.press("ArrowUp")
    assert server.event() == [4, 1, "p", "c"]
    assert chosen(tab) == "f-1,f-1,t0"
    server.acknowledge(4)
    tab.settled()
    assert chosen(tab) == "t0,f-1,f-1"


def test_a_select_tells_its_value_and_keeps_it(tab, server):
    tab.open('<select data-e="p"><option value="a">A</option><option value="b">B</option></select>')
    tab.page.select_option("select", "b")
    assert server.event() == [1, 1, "p", "b"]
    tab.play(["v", 1, "a", 0])
    assert tab.page.input_value("select") == "b"
    tab.play(["v", 1, "a", 1], ack=1)
    assert tab.page.input_value("select") == "a"


MENU = ('<button data-menu aria-expanded="false">Sort</button><div role="menu" hidden>'
        '<button role="menuitem" data-e="c">Name</button>'
        '<button role="menuitem" data-e="c">Cuisine</button>'
        '<button role="menuitem" data-e="c">Date</button></div><p>outside</p>')


def active(tab):
    return tab.value("document.activeElement.textContent")


def test_a_menu_opens_and_closes_by_mouse_and_choosing_closes_it(tab, server):
    tab.open(MENU)
    tab.page.click("text=Sort")
    expect(tab.page.locator("[role=menu]")).to_be_visible()
    assert tab.page.get_attribute("[data-menu]", "aria-expanded") == "true"
    tab.page.click("text=Sort")
    expect(tab.page.locator("[role=menu]")).to_be_hidden()
    tab.page.click("text=Sort")
    tab.page.click("text=outside")
    expect(tab.page.locator("[role=menu]")).to_be_hidden()
    tab.page.click("text=Sort")
    tab.page.click("text=Cuisine")
    assert server.event() == [1, 4, "c"]
    expect(tab.page.locator("[role=menu]")).to_be_hidden()
    assert active(tab) == "Sort"


NESTED = ('<button data-menu aria-expanded="false">File</button><div role="menu" hidden>'
          '<div><button role="menuitem" data-menu aria-expanded="false">Export</button>'
          '<div role="menu" hidden><button role="menuitem" data-e="c">PDF</button></div></div>'
          '<button role="menuitem" data-e="c" data-stay>Zoom</button></div>')


def test_a_menu_inside_of_a_menu_expands_below_its_button(tab, server):
    tab.open(NESTED)
    tab.page.click("text=File")
    expect(tab.page.locator("text=PDF")).to_be_hidden()
    tab.page.keyboard.press("ArrowDown")
    assert active(tab) == "Zoom"
    tab.page.click("text=Export")
    expect(tab.page.locator("text=PDF")).to_be_visible()
    tab.page.click("text=PDF")
    assert server.event() == [1, 6, "c"]
    expect(tab.page.locator("text=Zoom")).to_be_hidden()


def test_a_menu_stays_open_after_an_item_that_asks_for_it(tab, server):
    tab.open(NESTED)
    tab.page.click("text=File")
    tab.page.click("text=Zoom")
    assert server.event()[2] == "c"
    expect(tab.page.locator("text=Zoom")).to_be_visible()


def test_a_menu_is_usable_from_the_keyboard_alone(tab, server):
    tab.open(MENU)
    tab.page.focus("text=Sort")
    seen = []
    for key in ["ArrowDown", "ArrowDown", "End", "ArrowDown", "ArrowUp", "Home", "Escape",
                "ArrowUp", "Enter"]:
        tab.page.keyboard.press(key)
        seen.append(active(tab))
    assert seen == ["Name", "Cuisine", "Date", "Name", "Date", "Name", "Sort", "Date", "Sort"]
    assert server.event() == [1, 5, "c"]
    assert tab.page.get_attribute("[data-menu]", "aria-expanded") == "false"


def test_tab_leaves_a_menu_closed(tab, server):
    tab.open(MENU + '<button data-e="c">After</button>')
    tab.page.focus("text=Sort")
    tab.page.keyboard.press("Enter")
    assert active(tab) == "Name"
    tab.page.keyboard.press("Tab")
    assert active(tab) == "After"
    expect(tab.page.locator("[role=menu]")).to_be_hidden()
