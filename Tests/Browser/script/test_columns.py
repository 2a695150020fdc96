"""By the style sheet: titles and ways back in the columns of a split view; annotations in rows."""

SHEET = ('<link rel="stylesheet" href="/_/live.css"><style nonce="n0">#root{height:40rem}'
         '.stack{position:relative;height:100%}.narrow{--side:180px;--own:180px}</style>')


def column(title, back=""):
    return (f'<section class="page"><header class="bar"><div class="bar-l">{back}</div>'
            '<div class="bar-c"></div><div class="bar-r"></div></header>'
            f'<h1 class="big" data-w>{title}</h1><main class="content"></main></section>')


def opened(tab, html, width=1200):
    tab.page.set_viewport_size({"width": width, "height": 800})
    tab.open(SHEET + html)
    tab.page.evaluate("document.querySelectorAll('[data-w]').forEach(el => el.style.setProperty("
                      "'--w', Math.max(...el.textContent.split(' ').map(word => word.length))))")


def lines(tab, selector):
    return tab.page.evaluate(
        "selector => { const el = document.querySelector(selector), style = getComputedStyle(el);"
        "const size = parseFloat(style.fontSize), height = el.clientHeight - 10;"
        "return [Math.round(height / (size * 1.2)), el.scrollWidth <= el.clientWidth, size] }",
        selector)


def test_a_title_fits_into_a_narrow_column_without_a_break_in_a_word(tab):
    opened(tab, f'<div class="stack split narrow">{column("Departments")}{column("Detail")}</div>')
    count, fits, size = lines(tab, ".page:first-child>.big")
    assert count == 1 and fits and 18 <= size < 34
    assert lines(tab, ".page:last-child>.big") == [1, True, 34]


def test_a_title_beyond_its_column_ends_with_an_ellipsis(tab):
    opened(tab, f'<div class="stack split narrow">{column("W" * 30)}{column("Detail")}</div>')
    count, fits, size = lines(tab, ".page:first-child>.big")
    assert count == 1 and not fits and size == 18
    assert tab.value("getComputedStyle(document.querySelector('.big')).textOverflow") == "ellipsis"


def test_no_way_leads_back_to_a_column_that_is_beside(tab):
    ways = '<button class="b back to-col">A</button><button class="b back">B</button>'
    opened(tab, f'<div class="stack split">{column("List")}{column("Detail", ways)}</div>')
    assert [tab.page.locator(f".back >> nth={at}").is_visible() for at in (0, 1)] == [False, True]
    tab.page.set_viewport_size({"width": 500, "height": 800})
    assert [tab.page.locator(f".back >> nth={at}").is_visible() for at in (0, 1)] == [True, True]


def paddings(tab):
    """The room at the left and the right of each column."""
    return tab.page.evaluate(
        "[...document.querySelectorAll('.page')].map(el => getComputedStyle(el))"
        ".map(style => [style.paddingLeft, style.paddingRight])")


def test_the_cutout_of_a_phone_is_at_the_outer_sides(tab):
    insets = '<style nonce="n0">:root{--safe-l:40px;--safe-r:30px}</style>'
    columns = column("List") + column("Detail")
    opened(tab, f'{insets}<div class="stack split">{columns}</div>')
    assert paddings(tab) == [["40px", "0px"], ["0px", "30px"]]
    tab.page.evaluate("document.documentElement.dir = 'rtl'")
    assert paddings(tab) == [["0px", "30px"], ["40px", "0px"]]
    tab.page.evaluate("document.querySelector('.split').classList.add('alone')")
    assert paddings(tab)[1] == ["40px", "30px"]


def test_a_phone_on_its_side_has_one_column_unless_it_is_a_large_one(tab):
    opened(tab, f'<div class="stack split">{column("List")}{column("Detail")}</div>')
    for width, height, one in [(844, 390, True), (896, 414, False), (820, 1180, False),
                               (700, 900, True)]:
        tab.page.set_viewport_size({"width": width, "height": height})
        box = tab.page.locator(".page >> nth=0").bounding_box()
        assert (box["width"] == width) == one, (width, height)


def test_a_mark_takes_the_whole_row(tab):
    rows = "".join(f'<li class="row"><a class="link"{mark}>{name}</a><button>Like</button></li>'
                   for name, mark in [("Soup", ' aria-current="page"'), ("Pie", "")])
    opened(tab, '<div class="stack split"><section class="page"><main class="content">'
                f'<ul class="rows inset">{rows}</ul></main></section>{column("Soup")}</div>')
    colors = tab.page.evaluate(
        "[...document.querySelectorAll('.row,.link')].map(el => getComputedStyle(el))"
        ".map(style => [style.backgroundColor, style.boxShadow])")
    clear = ["rgba(0, 0, 0, 0)", "none"]
    assert colors[0] != clear and colors[1:] == [clear] * 3


def test_a_first_section_has_air_below_the_title(tab):
    section = '<section class="sec"><h2 class="sec-h">Mine</h2></section>'
    opened(tab, '<div class="stack"><section class="page"><h1 class="big" data-w>Things</h1>'
                f'<main class="content"><div class="secs">{section * 2}</div></main></section>'
                '</div>')
    tops = tab.page.evaluate("[...document.querySelectorAll('.sec-h')].map(el =>"
                             "getComputedStyle(el).paddingTop)")
    assert tops == ["8px", "0px"]


def test_an_annotation_reaches_out_of_its_row(tab):
    chart = ('<div class="chart"><div class="chart-p"><div class="chart-n">Best</div>'
             '</div></div>')
    opened(tab, '<div class="secs inset"><ul class="rows"><li class="row">'
                f'{chart}</li></ul></div>')
    tab.page.evaluate("Object.assign(document.querySelector('.chart-n').style,"
                      "{top: '-2rem', left: 0})")
    assert tab.value("getComputedStyle(document.querySelector('.rows')).overflow") == "visible"
    box = tab.page.locator(".chart-n").bounding_box()
    hit = tab.page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.className",
                            [box["x"] + 3, box["y"] + 3])
    assert hit == "chart-n"
