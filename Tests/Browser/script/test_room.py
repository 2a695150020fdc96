"""By the style sheet: the room of what scrolls, of sheets, and of views that keep a ratio."""
import pytest
from playwright.sync_api import expect

SHEET = ('<link rel="stylesheet" href="/_/live.css"><style nonce="n0">.tall{height:90rem}'
         '.low{height:2rem}.square{--r:1}.half{height:60px;width:200px}</style>')
SCREEN = ('<div class="stack gx gy"><section class="page gx gy"><header class="bar"></header>'
          '<main class="content gx gy">{}</main></section></div>')
LIST = '<ul class="rows inset scr gx gy"><li class="row gx"><div class="tall">Row</div></li></ul>'


def box(tab, selector):
    return tab.page.locator(selector).bounding_box()


def scroll(tab, selector):
    return tab.value(f"(e => [e.scrollHeight > e.clientHeight, getComputedStyle(e).overflowY])"
                     f"(document.querySelector('{selector}'))")


HEAD, FOOT = '<span class="t low head">Head</span>', '<div class="t low foot">Add</div>'


@pytest.mark.parametrize("above, below", [(HEAD, FOOT), (HEAD, ""), ("", FOOT)])
def test_a_list_below_or_above_a_view_scrolls_with_the_screen_and_the_view_stays(
        tab, above, below):
    """Bug: it scrolled in a room of its own, under a title that never collapsed."""
    tab.open(SHEET + SCREEN.format(f'<div class="vs gx gy">{above}{LIST}{below}</div>'))
    assert scroll(tab, ".scr") == [False, "visible"]
    tab.value("document.querySelector('.page').scrollTop = 300")
    page, bar = box(tab, ".page"), box(tab, ".bar")
    if above:
        assert box(tab, ".head")["y"] == bar["y"] + bar["height"]
    if below:
        foot = box(tab, ".foot")
        assert foot["y"] + foot["height"] == page["y"] + page["height"]
    assert tab.value("document.querySelector('.page').scrollWidth") == page["width"]


ROOMY = f'<div class="vs gx gy"><b class="low">1</b><b class="low">2</b>{LIST}{FOOT}</div>'


@pytest.mark.parametrize("stack", [
    ROOMY, f'<div class="vs gx gy"><div class="shape gx gy"></div>{LIST}</div>',
    f'<div class="vs gx gy">{LIST}{LIST}</div>'])
def test_a_list_that_shares_its_stack_with_several_views_scrolls_in_the_room_left(tab, stack):
    tab.open(SHEET + SCREEN.format(stack))
    assert scroll(tab, ".scr") == [True, "auto"]
    assert scroll(tab, ".page")[0] is False


def test_a_list_alone_in_its_stack_scrolls_with_the_screen(tab):
    tab.open(SHEET + SCREEN.format(f'<div class="vs gx gy">{LIST}<dialog></dialog></div>'))
    assert scroll(tab, ".scr") == [False, "visible"]
    assert scroll(tab, ".page")[0] is True


INSET = ('<div class="si-y gx gy"><div class="si-t gx"><div class="vs gx low">Old</div></div>'
         '<ul class="rows inset gx gy"><li class="row gx"><div class="tall">Row</div></li></ul>'
         '</div>')


def test_a_bar_above_a_list_stays_below_the_screens_bar_and_its_place_on_paper(tab):
    tab.open(SHEET + SCREEN.format(INSET))
    tab.page.set_viewport_size({"width": 390, "height": 700})
    rest, bar = box(tab, ".si-t"), box(tab, ".bar")
    assert rest["y"] + rest["height"] <= box(tab, ".row")["y"]
    tab.value("document.querySelector('.page').scrollTop = 300")
    assert box(tab, ".si-t")["y"] == bar["y"] + bar["height"]
    tab.page.emulate_media(media="print")
    assert box(tab, ".si-t")["y"] + rest["height"] <= box(tab, ".row")["y"]


def test_a_bar_above_a_list_scrolls_away_where_few_lines_fit(tab):
    tab.open(SHEET + SCREEN.format(INSET))
    tab.page.set_viewport_size({"width": 844, "height": 390})
    before = box(tab, ".row")["y"] - box(tab, ".si-t")["y"]
    tab.value("document.querySelector('.page').scrollTop = 300")
    assert box(tab, ".si-t")["y"] < 0
    assert box(tab, ".row")["y"] - box(tab, ".si-t")["y"] == before


def test_what_scrolls_in_a_stack_is_whole_on_paper(tab):
    tab.open(SHEET + SCREEN.format(ROOMY))
    assert scroll(tab, ".scr")[0] is True
    tab.page.emulate_media(media="print")
    assert scroll(tab, ".scr") == [False, "visible"]


def test_every_page_of_a_pager_is_on_paper(tab):
    pages = "".join(f'<div class="pg gx gy"><div class="tall">{n}</div></div>' for n in "123")
    tab.open(SHEET + SCREEN.format(f'<div class="pager gx gy"><div class="pages">{pages}</div>'
                                   '</div>'))
    tab.page.emulate_media(media="print")
    places = tab.value("[...document.querySelectorAll('.pg')].map(e => e.getBoundingClientRect())"
                       ".map(box => [box.x, Math.round(box.height)])")
    assert [height for _, height in places] == [1440] * 3
    assert len({x for x, _ in places}) == 1


def test_paper_is_light_and_shows_what_is_on(tab):
    tab.open(SHEET + '<p>Words</p><i class="knob"></i>')
    tab.page.emulate_media(media="print", color_scheme="dark")
    assert tab.value("getComputedStyle(document.querySelector('p')).color") == "rgb(0, 0, 0)"
    assert tab.value("getComputedStyle(document.querySelector('.knob')).printColorAdjust"
                     ) == "exact"


def test_paper_has_no_placeholders_but_the_words_beside_them(tab):
    tab.open(SHEET + '<ul class="rows gx">'
                     '<li class="row gone"><b class="t redacted">mmm</b></li>'
                     '<li class="row"><b class="t">Name</b><b class="t redacted">mmm</b></li></ul>')
    tab.page.emulate_media(media="print")
    expect(tab.page.locator(".gone")).to_be_hidden()
    expect(tab.page.get_by_text("Name")).to_be_visible()
    expect(tab.page.locator(".redacted").last).to_be_hidden()


@pytest.mark.parametrize("kind", ["sheet", "cover", "popover"])
def test_what_is_open_over_a_screen_is_alone_and_whole_on_paper(tab, kind):
    """Bug: a sheet was on each page of the list below it, cut to the size that it has on a screen.
    """
    over = f'<dialog class="dlg {kind}">{SCREEN.format(LIST)}</dialog>'
    tab.open(SHEET + SCREEN.format(LIST) + over)
    tab.value("document.querySelector('.dlg').showModal()")
    below = tab.page.locator("#root>.stack .row")
    expect(below).to_be_visible()
    assert box(tab, ".dlg")["height"] < 1440
    tab.page.emulate_media(media="print")
    expect(below).to_be_hidden()
    place = box(tab, ".dlg")
    assert (place["x"], place["y"], place["width"]) == (0, 0, tab.page.viewport_size["width"])
    assert place["height"] >= 1440


def test_the_items_of_a_bottom_bar_go_below_each_other_where_they_would_not_fit(tab):
    items = ('<button class="b">Previous</button><div class="sp gx"></div><span class="t">Page 1 '
             'of 12</span><div class="sp gx"></div><button class="b">Next</button>')
    tab.open(SHEET + f'<div class="bottom">{items}</div>')
    first, last = ".b:first-child", ".b:last-child"
    assert box(tab, first)["y"] == box(tab, last)["y"]
    assert box(tab, first)["height"] == box(tab, last)["height"] == 44
    tab.value("document.documentElement.style.fontSize = '48px'")
    tab.page.set_viewport_size({"width": 320, "height": 700})
    assert box(tab, first)["y"] < box(tab, last)["y"]


@pytest.mark.parametrize("stack", ["hs", "zs"])
def test_a_list_beside_or_below_another_view_fills_its_stack(tab, stack):
    tab.open(SHEET + SCREEN.format(f'<div class="{stack} gx gy">{LIST}<b>Add</b></div>'))
    room, outer = box(tab, ".scr"), box(tab, f".{stack}")
    assert (room["y"], room["height"]) == (outer["y"], outer["height"])
    assert scroll(tab, ".page")[0] is False


def test_keys_scroll_a_list_in_its_room_and_a_press_on_the_bar_brings_back_its_top(tab):
    tab.open(SHEET + SCREEN.format(ROOMY))
    tab.page.add_script_tag(url="/_/screens.js", type="module")
    tab.page.wait_for_function("document.documentElement.dataset.in")
    tab.page.keyboard.press("End")
    tab.page.wait_for_function("document.querySelector('.scr').scrollTop > 100")
    tab.page.locator(".bar").click()
    tab.page.wait_for_function("document.querySelector('.scr').scrollTop == 0")


SQUARE = '<div class="asp gx sy square"><div class="shape gx gy"></div></div>'


@pytest.mark.parametrize("inner", [SQUARE, f'<div class="zs gx sy">{SQUARE}<b>1</b></div>'])
def test_a_square_is_the_largest_in_its_box(tab, inner):
    tab.open(SHEET + f'<div class="fr half">{inner}</div>')
    drawn = box(tab, ".shape")
    assert (drawn["width"], drawn["height"]) == (60, 60)


def test_a_square_as_wide_as_the_screen_shrinks_where_that_is_low(tab):
    tab.open(SHEET + SCREEN.format(f'<div class="vs gx sy"><b>A</b>{SQUARE}<b>B</b></div>'))
    drawn, page = box(tab, ".shape"), box(tab, ".page")
    assert abs(drawn["width"] - drawn["height"]) < 1
    assert page["height"] / 2 < drawn["height"] < page["height"]


def test_the_content_of_a_small_sheet_is_in_its_middle(tab):
    tab.open(SHEET + '<dialog class="dlg sheet half" data-m="sheet" data-e="x">'
                     '<div class="vs low">Words</div></dialog>')
    tab.page.wait_for_selector("dialog[open]")
    outer, inner = box(tab, "dialog"), box(tab, ".vs")
    assert abs(outer["y"] + outer["height"] / 2 - inner["y"] - inner["height"] / 2) < 1


def test_a_field_of_an_alert_has_the_width_below_the_message(tab):
    tab.open(SHEET + '<dialog class="dlg alert" role="alertdialog" data-m="sheet" data-e="x">'
                     '<h2 class="dlg-t">Title</h2><div class="dlg-b"><button class="b">OK</button>'
                     '<input class="tf gx" name="a"></div></dialog>')
    tab.page.wait_for_selector("dialog[open]")
    outer, field, button = box(tab, "dialog"), box(tab, ".tf"), box(tab, ".b")
    assert (field["x"] - outer["x"], field["width"]) == (16, outer["width"] - 32)
    assert field["y"] + field["height"] < button["y"]


def test_words_of_a_scroll_view_and_a_view_of_a_greatest_width_are_in_the_middle(tab):
    tab.open(SHEET + '<style nonce="n0">.most{max-width:100px}</style>' + SCREEN.format(
        '<div class="sv gx gy"><span class="t">Words</span><div class="fr mw gx most">A</div></div>'
    ))
    outer = box(tab, ".sv")
    for selector in (".t", ".mw"):
        inner = box(tab, selector)
        middle = inner["x"] + inner["width"] / 2
        assert abs(middle - outer["x"] - outer["width"] / 2) < 1
    assert box(tab, ".mw")["width"] == 100
