"""The script of menus and swipes: what is behind a row, by keys and by a mouse."""
import pytest

ROW = ('<li class="row"><div class="swipe"><div class="swipe-c">{}</div><div class="acts trail">'
       '<button class="b" type="button" data-e="c">Forget</button></div></div></li>')
PERSON = ROW.format('<a class="link" href="/ana" data-e="c"><span class="t">Ana</span></a>'
                    '<button class="b" type="button" data-e="c">Like</button>')
BREAD = ROW.format('<span class="t">Bread</span>')
LIST = ('<link rel="stylesheet" href="/_/live.css"><style nonce="n0">.rows{width:300px}</style>'
        f'<ul class="rows" role="list">{PERSON}{BREAD}</ul>')


@pytest.fixture
def rows(tab):
    tab.open(LIST)
    for name in ("commands", "screens"):
        tab.play(["j", f"/_/{name}.js"])
        tab.page.evaluate(f"import('/_/{name}.js').then(() => 1)")
    return tab


def focused(tab):
    return tab.page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText")


def pressed(tab, *keys):
    names = []
    for key in keys:
        tab.page.keyboard.press(key)
        names.append(focused(tab))
    return names


def test_tab_goes_from_row_to_row_and_arrows_within_one(rows):
    assert pressed(rows, "Tab", "ArrowRight", "ArrowRight", "ArrowLeft") == [
        "Ana", "Like", "Like", "Ana"]
    # What takes no focus itself has a button, called like its row.
    assert pressed(rows, "Tab") == ["Bread"]
    assert rows.page.get_by_role("button", name="Forget").count() == 0
    rows.page.evaluate("document.dir = 'rtl'")
    rows.page.get_by_role("link").focus()
    assert pressed(rows, "ArrowLeft", "ArrowRight") == ["Like", "Ana"]


@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10"])
def test_a_row_s_menu_has_what_is_behind_it(rows, server, key):
    rows.page.keyboard.press("Tab")
    assert pressed(rows, key) == ["Forget"]
    menu = rows.page.get_by_role("menu", name="Ana", exact=True)
    assert menu.is_visible()
    assert pressed(rows, "Escape") == ["Ana"]
    assert pressed(rows, key, "Enter") == ["Forget", "Ana"]
    assert server.event()[2:] == ["c"]
    assert not menu.is_visible()
    rows.page.keyboard.press("Tab")
    assert pressed(rows, "Enter", "Escape") == ["Forget", "Bread"]
    assert rows.page.get_by_role("menu", name="Bread").count() == 0
    assert rows.problems == []


def test_a_mouse_sees_the_buttons_of_the_row_that_it_is_over(rows, server):
    forget = rows.page.get_by_role("button", name="Forget, Ana")
    rows.page.get_by_role("link").hover()
    forget.click()
    assert server.event()[2:] == ["c"]
    rows.page.get_by_text("Bread").hover()
    assert forget.count() == 0
    rows.page.get_by_text("Bread").click(button="right")
    assert rows.page.get_by_role("menu", name="Bread").is_visible()
    # A press elsewhere closes the menu, and does nothing else.
    rows.page.get_by_role("link").click()
    assert rows.page.get_by_role("menu").count() == 0
    assert rows.page.url == rows.page.evaluate("origin + '/'")
