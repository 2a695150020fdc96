"""Somebody who uses no pointer at all."""
from playwright.sync_api import expect


def tab_to(me, target, most=40):
    """Presses Tab until `target` has the focus."""
    for _ in range(most):
        me.page.keyboard.press("Tab")
        if target.evaluate("el => el == document.activeElement"):
            return
    raise AssertionError("Tab never came to it.")


def test_open_and_back_by_keys(quiet_tapas, person):
    """Tab to a row, Enter opens it, the heading has the focus;
    Back returns the focus to the row."""
    me = person(quiet_tapas, "window")
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    tab_to(me, me.row("Sushi"))
    me.page.keyboard.press("Enter")
    expect(me.heading("Sushi")).to_be_focused()
    tab_to(me, me.back())
    me.page.keyboard.press("Enter")
    expect(me.heading("Foods")).to_be_visible()
    expect(me.row("Sushi")).to_be_focused()


def test_the_browser_s_back_returns_the_focus(quiet_tapas, person):
    """So does the browser's own back."""
    me = person(quiet_tapas, "window")
    me.open()
    tab_to(me, me.row("Croissant"))
    me.page.keyboard.press("Enter")
    expect(me.heading("Croissant")).to_be_focused()
    me.page.go_back()
    expect(me.row("Croissant")).to_be_focused()


def test_a_row_is_one_stop(quiet_tapas, person):
    """Tab goes from row to row, an arrow to the heart and back, and two keys open the row's menu,
    which has the focus until it closes. Bug: four stops a row, "Actions" among them."""
    me = person(quiet_tapas, "desktop")
    me.open()
    names = me.rows().get_by_role("link").evaluate_all("rows => rows.map(row => row.ariaLabel)")
    first = me.row(names[0])
    expect(first).to_have_attribute("aria-haspopup", "menu")
    tab_to(me, first)
    for name in names[1:8]:
        me.page.keyboard.press("Tab")
        expect(me.row(name)).to_be_focused()
    me.page.keyboard.press("ArrowRight")
    expect(me.heart(names[7])).to_be_focused()
    me.page.keyboard.press("ArrowLeft")
    expect(me.row(names[7])).to_be_focused()
    menu = me.page.get_by_role("menu", name=names[7], exact=True)
    for key in ["Shift+F10", "ContextMenu"]:
        me.page.keyboard.press(key)
        expect(menu.get_by_role("menuitem").first).to_be_focused()
        expect(menu.get_by_role("menuitem").last).to_have_text("Share")
        me.page.keyboard.press("Escape")
        expect(menu).to_be_hidden()
        expect(me.row(names[7])).to_be_focused()
    expect(me.rows().get_by_role("button")).to_have_count(me.rows().count())


def test_like_by_keys(tapas, person):
    """An arrow leads from the row to its heart; Space flips it, and the focus stays."""
    me = person(tapas, "desktop")
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    tab_to(me, me.row("Sushi"))
    me.page.keyboard.press("ArrowRight")
    expect(me.heart("Sushi")).to_be_focused()
    me.page.keyboard.press("Space")
    me.is_liked("Sushi", True)
    expect(me.rows().filter(has=me.row("Sushi"))).to_contain_text("now")
    expect(me.heart("Sushi")).to_be_focused()


def test_the_focus_can_be_seen(quiet_tapas, person):
    """Whatever has the focus by Tab has an outline."""
    me = person(quiet_tapas, "desktop")
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    seen = set()
    for _ in range(8):
        me.page.keyboard.press("Tab")
        name, drawn = me.page.evaluate("""() => {
            const el = document.activeElement, own = getComputedStyle(el)
            const boxes = [own, getComputedStyle(el, '::before'), getComputedStyle(el, '::after'),
              getComputedStyle(el.parentElement), getComputedStyle(el.closest('li') ?? el)]
            return [el.localName + ' ' + (el.getAttribute('aria-label') ?? el.innerText),
              boxes.some(box => (box.outlineStyle != 'none' && parseFloat(box.outlineWidth) > 0)
                || box.boxShadow != 'none')]
        }""")
        seen.add(name)
        assert drawn, f"{name} shows no focus"
    assert len(seen) == 8


def test_an_alert_by_keys(tapas, sandbox, person):
    """An alert takes the focus, keeps Tab inside, closes with Escape, and gives the focus back."""
    sandbox.fault("refuseLike", method="PUT")
    me = person(tapas, "desktop")
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    tab_to(me, me.row("Sushi"))
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("Enter")
    alert = me.page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    for _ in range(4):
        assert alert.evaluate(
            "el => el.contains(document.activeElement) || document.activeElement == document.body")
        me.page.keyboard.press("Tab")
    me.page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(me.heart("Sushi")).to_be_focused()
