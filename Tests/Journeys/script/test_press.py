"""Clicks, toggles with their locks, radio groups, menus."""
from playwright.sync_api import expect

LIKE = '<button data-e="t" aria-pressed="false">Like</button><button data-e="c">Other</button>'


def pressed(show, name="aria-pressed"):
    return show.page.locator(f"[{name}]").first.get_attribute(name)


def test_a_click_becomes_an_event_and_leaves_everything_else_alone(show, stage):
    show.open('<p>a</p><button data-e="c"><span>Go</span></button><button disabled data-e="c">No</button>'
              '<button aria-disabled="true" data-e="c">No</button>')
    show.page.click("span")
    assert stage.event() == [1, 2, "c"]
    show.page.click("[aria-disabled]", force=True)
    show.page.click("p")
    show.page.click("span")
    assert stage.event() == [2, 2, "c"]


def test_the_event_carries_the_last_batch_applied(show, stage):
    show.open(LIKE)
    show.play(["a", 2, "title", "x"])
    show.page.click("text=Other")
    assert stage.frame() == [1, stage.seq, 2, "c"]


def test_a_plain_click_on_a_link_is_ours_and_a_modified_one_is_the_browsers(show, stage):
    show.open('<a href="/next" data-e="c">Next</a>')
    stage.pages["/next"] = "<p>next</p>"
    with show.context.expect_page() as opened:
        show.page.click("a", modifiers=["Control"])
    assert stage.hello()[4]["u"] == "/next"
    opened.value.close()


def test_a_plain_click_on_a_link_stays_on_the_page(show, stage):
    show.open('<a href="/next" data-e="c">Next</a>')
    show.page.click("a")
    assert stage.event() == [1, 1, "c"]
    assert stage.served == 1


def test_an_outside_link_opens_elsewhere_without_an_event(show, stage):
    stage.pages["/out"] = "<p>out</p>"
    show.open('<a href="/out" data-out target="_blank" rel="noopener noreferrer">Out</a><button data-e="c">b</button>')
    with show.context.expect_page() as opened:
        show.page.click("a")
    assert opened.value.evaluate("window.opener") is None
    stage.hello()
    opened.value.close()
    show.page.bring_to_front()
    # The scripted server speaks to the page that connected last: have ours come back.
    show.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    stage.hello()
    stage.acknowledge(0)
    show.page.click("button")
    assert stage.event()[1:] == [2, "c"]


def test_a_toggle_answers_at_once_and_is_settled_by_the_server(show, stage):
    show.open(LIKE)
    show.page.click("text=Like")
    assert pressed(show) == "true"
    assert stage.event() == [1, 1, "t", True]
    show.play(["a", 1, "aria-pressed", "true"], ack=1)
    assert pressed(show) == "true"


def test_five_fast_taps_with_a_late_server_show_the_last_wish_all_along(show, stage):
    show.open(LIKE)
    for _ in range(5):
        show.page.click("text=Like")
    assert [stage.event()[3] for _ in range(5)] == [True, False, True, False, True]
    for ack, value in enumerate(["true", "false", "true", "false"], 1):
        show.play(["a", 1, "aria-pressed", value], ack=ack)
        assert pressed(show) == "true"
    show.play(["a", 1, "aria-pressed", "true"], ack=5)
    assert pressed(show) == "true"
    show.play(["a", 1, "aria-pressed", "false"])
    assert pressed(show) == "false"


def test_a_refused_toggle_falls_back_when_the_event_is_acknowledged(show, stage):
    show.open(LIKE)
    show.page.click("text=Like")
    show.play(["a", 2, "title", "still locked"])
    assert pressed(show) == "true"
    stage.acknowledge(1)
    show.settled()
    assert pressed(show) == "false"


def test_a_patch_and_its_acknowledgement_in_one_batch_show_the_patch(show, stage):
    show.open(LIKE)
    show.page.click("text=Like")
    show.page.click("text=Like")
    show.play(["a", 1, "aria-pressed", "true"], ack=2)
    assert pressed(show) == "true"


def test_other_attributes_of_a_locked_toggle_are_patched(show, stage):
    show.open(LIKE)
    show.page.click("text=Like")
    show.play(["a", 1, "aria-label", "Unlike"])
    assert show.page.locator("[aria-label=Unlike]").get_attribute("aria-pressed") == "true"


def test_a_switch_flips_its_own_state(show, stage):
    show.open('<button role="switch" aria-checked="true" data-e="t">On</button>')
    show.page.press("[role=switch]", "Space")
    assert stage.event() == [1, 1, "t", False]
    assert pressed(show, "aria-checked") == "false"


def test_a_lock_outlives_a_lost_line(show, stage):
    show.open(LIKE)
    stage.cut()
    stage.hello()
    show.page.click("text=Like")
    assert pressed(show) == "true"
    stage.acknowledge(0)
    assert stage.event() == [1, 1, "t", True]
    show.play(["a", 1, "aria-pressed", "true"], ack=1)
    assert pressed(show) == "true"


RADIOS = ('<div role="radiogroup" data-e="p"><button role="radio" aria-checked="true" data-v="a">A</button>'
          '<button role="radio" aria-checked="false" data-v="b">B</button>'
          '<button role="radio" aria-checked="false" data-v="c">C</button></div>')


def chosen(show):
    return show.value("[...document.querySelectorAll('[role=radio]')].map(r => r.ariaChecked[0] + r.tabIndex).join()")


def test_a_radio_group_answers_clicks_and_arrows_at_once(show, stage):
    show.open(RADIOS)
    assert chosen(show) == "t0,f-1,f-1"
    show.page.click("text=B")
    assert chosen(show) == "f-1,t0,f-1"
    assert stage.event() == [1, 1, "p", "b"]
    show.page.press("text=B", "ArrowRight")
    show.page.keyboard.press("ArrowRight")
    assert [stage.event(), stage.event()] == [[2, 1, "p", "c"], [3, 1, "p", "a"]]
    show.page.keyboard.press("ArrowUp")
    assert stage.event() == [4, 1, "p", "c"]
    assert chosen(show) == "f-1,f-1,t0"
    stage.acknowledge(4)
    show.settled()
    assert chosen(show) == "t0,f-1,f-1"


def test_a_select_tells_its_value_and_keeps_it(show, stage):
    show.open('<select data-e="p"><option value="a">A</option><option value="b">B</option></select>')
    show.page.select_option("select", "b")
    assert stage.event() == [1, 1, "p", "b"]
    show.play(["v", 1, "a", 0])
    assert show.page.input_value("select") == "b"
    show.play(["v", 1, "a", 1], ack=1)
    assert show.page.input_value("select") == "a"


MENU = ('<button data-menu aria-expanded="false">Sort</button><div role="menu" hidden>'
        '<button role="menuitem" data-e="c">Name</button><button role="menuitem" data-e="c">Cuisine</button>'
        '<button role="menuitem" data-e="c">Date</button></div><p>outside</p>')


def active(show):
    return show.value("document.activeElement.textContent")


def test_a_menu_opens_and_closes_by_mouse_and_choosing_closes_it(show, stage):
    show.open(MENU)
    show.page.click("text=Sort")
    expect(show.page.locator("[role=menu]")).to_be_visible()
    assert show.page.get_attribute("[data-menu]", "aria-expanded") == "true"
    show.page.click("text=Sort")
    expect(show.page.locator("[role=menu]")).to_be_hidden()
    show.page.click("text=Sort")
    show.page.click("text=outside")
    expect(show.page.locator("[role=menu]")).to_be_hidden()
    show.page.click("text=Sort")
    show.page.click("text=Cuisine")
    assert stage.event() == [1, 4, "c"]
    expect(show.page.locator("[role=menu]")).to_be_hidden()
    assert active(show) == "Sort"


def test_a_menu_is_usable_from_the_keyboard_alone(show, stage):
    show.open(MENU)
    show.page.focus("text=Sort")
    seen = []
    for key in ["ArrowDown", "ArrowDown", "End", "ArrowDown", "ArrowUp", "Home", "Escape", "ArrowUp", "Enter"]:
        show.page.keyboard.press(key)
        seen.append(active(show))
    assert seen == ["Name", "Cuisine", "Date", "Name", "Date", "Name", "Sort", "Date", "Sort"]
    assert stage.event() == [1, 5, "c"]
    assert show.page.get_attribute("[data-menu]", "aria-expanded") == "false"


def test_tab_leaves_a_menu_closed(show, stage):
    show.open(MENU + '<button data-e="c">After</button>')
    show.page.focus("text=Sort")
    show.page.keyboard.press("Enter")
    assert active(show) == "Name"
    show.page.keyboard.press("Tab")
    assert active(show) == "After"
    expect(show.page.locator("[role=menu]")).to_be_hidden()
