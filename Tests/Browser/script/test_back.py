"""The way back to what is drawn already: shown at once, confirmed or taken back by the server."""
import pytest
from playwright.sync_api import expect

LIST = ('<link rel="stylesheet" href="/_/live.css"><div class="stack">'
        '<section class="page" data-key="p0"><h1 class="big" tabindex="-1">Foods</h1>'
        '<main class="content"><a href="/foods/pie" data-e="c">Pie</a>'
        '<a href="/foods/soup" data-e="c">Soup</a></main></section></div>')
STACK, ROOT, PIE, SOUP = 2, 3, 6, 7


def screen(name, depth=1, more=""):
    """Eight elements: the screen, its way back, its title and a link."""
    return (f'<section class="page pushed" data-key="p{depth}"><header class="bar">'
            f'<button data-e="c" data-back>Back from {name}</button></header>'
            f'<h1 tabindex="-1">{name}</h1><main class="content"><a href="/{name}" data-e="c">'
            f'More of {name}</a>{more}</main></section>')


def pushed(tab, server, name, first, link, under, seq, address=True):
    """A link is pressed and its screen comes."""
    tab.page.get_by_role("link", name=link, exact=True).click()
    assert server.event()[::2] == [seq, "c"]
    path = f"/foods/{name.lower()}" if under == ROOT else f"/foods/pie/{name.lower()}"
    told = [["u", path, "push", 1], ["T", name]] if address else [["T", name]]
    tab.play(["a", under, "inert", ""], ["i", STACK, 0, screen(name), first], *told, ack=seq,
             meta={"n": 1})


@pytest.fixture
def detail(tab, server):
    tab.open(LIST, "/foods")
    tab.play(["T", "Foods"])
    pushed(tab, server, "Pie", 20, "Pie", ROOT, 1)
    return tab


def back(tab, name="Pie"):
    tab.page.get_by_role("button", name=f"Back from {name}").click()


def at(tab):
    """The page's address and depth in the history, its title, and what is seen."""
    return tab.value("""[location.pathname, history.state.d, document.title, [...document
      .querySelectorAll('.page')].filter(each => each.checkVisibility({ visibilityProperty: true }))
      .map(each => each.querySelector('h1').textContent).join()]""")


def settled_at(tab, *place):
    tab.page.wait_for_url("**" + place[0], timeout=3000)
    assert at(tab) == list(place)


def test_the_page_below_is_shown_at_once_and_the_answer_moves_nothing(detail, server):
    back(detail)
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    assert server.event() == [2, 22, "c"]
    assert detail.value("document.activeElement.textContent") == "Pie"
    assert detail.page.locator("[data-w]").count() == 0
    detail.page.evaluate("""() => {
        window.calls = []
        for (const name of ['go', 'pushState', 'replaceState']) {
            history[name] = (...all) => calls.push([name, ...all])
        }
    }""")
    detail.play(["r", 20], ["a", ROOT, "inert", None], ["u", "/foods", "back", 1], ["T", "Foods"],
                ack=2, meta={"n": -1})
    assert at(detail) == ["/foods", 0, "Foods", "Foods"]
    assert detail.value("calls") == []
    assert detail.page.locator("section").count() == 1
    assert detail.value("document.activeElement.textContent") == "Pie"
    detail.page.go_forward()
    assert server.event() == [3, 0, "u", "/foods/pie"]
    assert detail.problems == []


def test_a_page_that_the_server_keeps_is_shown_again(detail, server):
    length = detail.value("history.length")
    back(detail)
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    server.event()
    server.acknowledge(2)
    settled_at(detail, "/foods/pie", 1, "Pie", "Pie")
    assert detail.value("document.activeElement.textContent") == "Back from Pie"
    assert detail.value("history.length") == length
    back(detail)
    assert server.event() == [3, 22, "c"]
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    detail.play(["r", 20], ["a", ROOT, "inert", None], ["u", "/foods", "back", 1], ["T", "Foods"],
                ack=3, meta={"n": -1})
    assert at(detail) == ["/foods", 0, "Foods", "Foods"]
    assert detail.problems == []


def test_a_second_press_goes_one_further(detail, server):
    pushed(detail, server, "Crust", 40, "More of Pie", 20, 2)
    back(detail, "Crust")
    settled_at(detail, "/foods/pie", 1, "Pie", "Pie")
    back(detail)
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    assert [server.event(), server.event()] == [[3, 42, "c"], [4, 22, "c"]]
    detail.play(["r", 40], ["a", 20, "inert", None], ["u", "/foods/pie", "back", 1], ["T", "Pie"],
                ack=3, meta={"n": -1})
    assert at(detail)[::3] == ["/foods", "Foods"]
    detail.play(["r", 20], ["a", ROOT, "inert", None], ["u", "/foods", "back", 1], ["T", "Foods"],
                ack=4, meta={"n": -1})
    assert at(detail) == ["/foods", 0, "Foods", "Foods"]
    assert detail.problems == []


def test_two_steps_that_are_answered_as_one(detail, server):
    pushed(detail, server, "Crust", 40, "More of Pie", 20, 2)
    back(detail, "Crust")
    settled_at(detail, "/foods/pie", 1, "Pie", "Pie")
    back(detail)
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    detail.play(["r", 40], ["r", 20], ["a", ROOT, "inert", None], ["u", "/foods", "back", 2],
                ["T", "Foods"], ack=4, meta={"n": -1})
    assert at(detail) == ["/foods", 0, "Foods", "Foods"]


def test_a_row_that_is_pressed_meanwhile_is_sent_after_it(detail, server):
    back(detail)
    detail.page.get_by_role("link", name="Soup").click()
    assert [server.event(), server.event()] == [[2, 22, "c"], [3, SOUP, "c"]]
    detail.page.wait_for_url("**/foods")
    detail.play(["r", 20], ["a", ROOT, "inert", None], ["u", "/foods", "back", 1], ["T", "Foods"],
                ack=2, meta={"n": -1})
    detail.play(["a", ROOT, "inert", ""], ["i", STACK, 0, screen("Soup"), 60],
                ["u", "/foods/soup", "push", 1], ["T", "Soup"], ack=3, meta={"n": 1})
    assert at(detail) == ["/foods/soup", 1, "Soup", "Soup"]
    assert detail.value("document.activeElement.textContent") == "Soup"


def test_a_page_that_is_replaced_instead_has_its_own_address(detail, server):
    back(detail)
    detail.page.wait_for_url("**/foods")
    detail.play(["r", 20], ["i", STACK, 0, screen("Cake"), 60],
                ["u", "/foods/cake", "replace", 0], ["T", "Cake"], ack=2)
    settled_at(detail, "/foods/cake", 1, "Cake", "Cake")
    back(detail, "Cake")
    settled_at(detail, "/foods", 0, "Foods", "Foods")


def test_the_browsers_own_back_shows_it_at_once(detail, server):
    detail.page.go_back()
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    assert server.event() == [2, 0, "u", "/foods"]
    assert detail.value("document.activeElement.textContent") == "Pie"
    detail.play(["r", 20], ["a", ROOT, "inert", None], ["T", "Foods"], ack=2)
    assert at(detail) == ["/foods", 0, "Foods", "Foods"]


def test_the_browsers_own_back_that_the_server_refuses(detail, server):
    detail.page.go_back()
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    detail.play(["u", "/foods/pie", "push", 1], ack=2, meta={"n": 1})
    assert at(detail) == ["/foods/pie", 1, "Pie", "Pie"]


def test_the_browsers_own_back_after_the_button_goes_one_further(detail, server):
    # Bug: the answer to the button then put the address of the list in place of what lay before it.
    pushed(detail, server, "Crust", 40, "More of Pie", 20, 2)
    back(detail, "Crust")
    settled_at(detail, "/foods/pie", 1, "Pie", "Pie")
    detail.page.go_back()
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    assert [server.event(), server.event()] == [[3, 42, "c"], [4, 0, "u", "/foods"]]
    detail.play(["r", 40], ["a", 20, "inert", None], ["u", "/foods/pie", "back", 1], ["T", "Pie"],
                ack=3, meta={"n": -1})
    assert at(detail)[::3] == ["/foods", "Foods"]
    detail.play(["r", 20], ["a", ROOT, "inert", None], ["T", "Foods"], ack=4)
    assert at(detail) == ["/foods", 0, "Foods", "Foods"]
    assert detail.problems == []


def test_two_steps_of_the_browser_at_once(detail, server):
    pushed(detail, server, "Crust", 40, "More of Pie", 20, 2)
    detail.page.evaluate("history.go(-2)")
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    detail.play(["r", 40], ["r", 20], ["a", ROOT, "inert", None], ["T", "Foods"], ack=3)
    assert at(detail) == ["/foods", 0, "Foods", "Foods"]


def test_forward_and_back_again(detail, server):
    detail.page.go_back()
    server.event()
    detail.play(["r", 20], ["a", ROOT, "inert", None], ["T", "Foods"], ack=2)
    detail.page.go_forward()
    assert server.event() == [3, 0, "u", "/foods/pie"]
    detail.play(["a", ROOT, "inert", ""], ["i", STACK, 0, screen("Pie"), 60], ["T", "Pie"], ack=3)
    assert at(detail) == ["/foods/pie", 1, "Pie", "Pie"]
    back(detail)
    settled_at(detail, "/foods", 0, "Foods", "Foods")


def test_a_page_that_was_opened_by_its_address(tab, server):
    tab.open(LIST.replace('"page"', '"page" inert').replace("</div>", screen("Pie") + "</div>"),
             "/foods/pie")
    tab.play(["T", "Pie"])
    back(tab)
    # Where it is in the history only the server knows.
    assert at(tab) == ["/foods/pie", 0, "Foods", "Foods"]
    assert tab.value("document.activeElement.textContent") == "Pie"
    tab.play(["r", 8], ["a", ROOT, "inert", None], ["u", "/foods", "back", 1], ["T", "Foods"],
             ack=1, meta={"n": -1})
    assert at(tab) == ["/foods", 0, "Foods", "Foods"]


def test_after_a_reload(detail, server):
    server.pages["/foods/pie"] = LIST.replace('"page"', '"page" inert').replace(
        "</div>", screen("Pie") + "</div>")
    server.seq = 0
    detail.page.reload()
    server.hello()
    server.acknowledge(0)
    detail.settled()
    back(detail)
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    server.acknowledge(1)
    settled_at(detail, "/foods/pie", 1, "Pie", "Pie")
    detail.page.go_back()
    settled_at(detail, "/foods", 0, "Foods", "Foods")


def test_a_page_without_an_address_leaves_that_of_the_one_below(detail, server):
    pushed(detail, server, "Crust", 40, "More of Pie", 20, 2, address=False)
    assert at(detail) == ["/foods/pie", 1, "Crust", "Crust"]
    back(detail, "Crust")
    assert server.event() == [3, 42, "c"]
    assert at(detail) == ["/foods/pie", 1, "Pie", "Pie"]
    detail.play(["r", 40], ["a", 20, "inert", None], ["T", "Pie"], ack=3)
    assert at(detail) == ["/foods/pie", 1, "Pie", "Pie"]
    pushed(detail, server, "Crust", 60, "More of Pie", 20, 4, address=False)
    detail.page.go_back()
    settled_at(detail, "/foods", 0, "Foods", "Foods")


def test_a_stack_in_a_sheet_leaves_the_address(tab, server):
    stack = LIST.replace('"stack"', '"stack" style="width:300px"')
    tab.open(f'<dialog data-e="x" data-m class="dlg sheet">{stack}</dialog>', "/foods")
    tab.page.evaluate("history.replaceState({ d: 3, b: '/elsewhere' }, '')")
    tab.play(["T", "Under"])
    tab.page.get_by_role("link", name="Pie").click()
    server.event()
    tab.play(["a", 4, "inert", ""], ["i", 3, 0, screen("Pie"), 20], ack=1)
    back(tab)
    assert at(tab) == ["/foods", 3, "Under", "Foods"]
    assert tab.value("document.querySelector('dialog').matches(':modal')")


@pytest.mark.parametrize("direction, sign", [("ltr", 1), ("rtl", -1)])
def test_it_slides_once(make_tab, server, direction, sign):
    tab = make_tab(reduced_motion="no-preference")
    tab.open(LIST, "/foods")
    tab.page.evaluate(f"document.dir = '{direction}'")
    pushed(tab, server, "Pie", 20, "Pie", ROOT, 1)
    tab.page.evaluate("document.getAnimations().forEach(each => each.finish())")
    tab.page.evaluate("""() => {
        window.plays = []
        const animate = Element.prototype.animate
        Element.prototype.animate = function(frames, options) {
            plays.push([this.className, frames.at(-1).transform])
            return animate.call(this, frames, { ...options, duration: 60000 })
        }
    }""")
    back(tab)
    way = [["page pushed", f"translateX({100 * sign}%)"]]
    assert tab.value("plays") == way
    page = tab.page.locator(".pushed")
    assert page.evaluate("each => [each.inert, getComputedStyle(each).visibility]") == [
        True, "visible"]
    tab.page.wait_for_url("**/foods")
    tab.play(["r", 20], ["a", ROOT, "inert", None], ["u", "/foods", "back", 1], ack=2,
             meta={"n": -1})
    # It goes on sliding, and is gone then. Bug: meanwhile it could be pressed, and was read out.
    assert tab.value("plays") == way
    assert page.evaluate("each => each.inert") is True
    tab.page.evaluate("document.getAnimations().forEach(each => each.finish())")
    expect(page).to_have_count(0)
    assert tab.problems == []


def test_it_shrinks_into_the_row_that_it_grew_out_of(make_tab, server):
    tab = make_tab(reduced_motion="no-preference")
    photo = '<i data-zoom="a&quot;b">photo</i>'
    tab.open(LIST.replace(">Pie</a>", f">Pie{photo}</a>"), "/foods")
    tab.page.evaluate("""() => {
        window.transitions = 0
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = work => (transitions++, start(work))
    }""")
    tab.page.get_by_role("link", name="Pie").click()
    server.event()
    tab.play(["a", ROOT, "inert", ""], ["i", STACK, 0, screen("Pie", more=photo), 20],
             ["u", "/foods/pie", "push", 1], ack=1, meta={"n": 1, "z": 'a"b'})
    tab.page.wait_for_url("**/foods/pie")
    tab.page.evaluate(
        "Promise.all(document.getAnimations().map(each => each.finished)).then(() => 1)")
    back(tab)
    expect(tab.page.locator(".pushed[inert]")).to_have_count(1)
    assert tab.value("transitions") == 2
    tab.page.wait_for_url("**/foods")
    tab.play(["r", 20], ["a", ROOT, "inert", None], ["u", "/foods", "back", 1], ack=2,
             meta={"n": -1, "z": 'a"b'})
    assert tab.value("transitions") == 2
    assert tab.page.locator(".page").count() == 1
    assert tab.problems == []


def test_without_a_line_it_is_shown_and_sent_later(detail, server):
    server.refuse = True
    server.cut()
    back(detail)
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    server.refuse = False
    detail.page.evaluate("dispatchEvent(new Event('online'))")
    assert server.hello()[4]["u"] == "/foods"
    server.acknowledge(1)
    assert server.event() == [2, 22, "c"]


def test_a_fresh_tree_goes_where_the_person_went(detail, server):
    back(detail)
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    assert server.event() == [2, 22, "c"]
    server.cut()
    server.hello()
    server.fresh(LIST.replace('"page"', '"page" inert').replace("</div>", screen("Pie") + "</div>"),
                 url="/foods/pie", title="Pie")
    assert server.event() == [1, 0, "u", "/foods"]
    detail.settled()
    assert at(detail)[:2] == ["/foods", 0]
    detail.play(["r", 8], ["a", ROOT, "inert", None], ["T", "Foods"], ack=1)
    assert at(detail) == ["/foods", 0, "Foods", "Foods"]


def test_the_place_in_the_list_is_kept(tab, server):
    rows = '<p style="height:3000px">rows</p>'
    tab.open(LIST.replace("</main>", rows + "</main>"), "/foods")
    tab.page.evaluate("document.querySelector('p').setAttribute('class', 'tall')")
    tab.page.evaluate("document.querySelector('.page').scrollTop = 700")
    tab.play(["a", ROOT, "inert", ""], ["i", STACK, 0, screen("Pie"), 20],
             ["u", "/foods/pie", "push", 1], meta={"n": 1})
    back(tab)
    tab.page.wait_for_url("**/foods")
    assert tab.value("document.querySelector('.page').scrollTop") == 700
    tab.play(["r", 20], ["a", ROOT, "inert", None], ["u", "/foods", "back", 1], ack=1,
             meta={"n": -1})
    assert tab.value("document.querySelector('.page').scrollTop") == 700


def test_the_browsers_way_back_inside_a_page_leaves_the_page_as_it_is(detail, server):
    """A stack in a page or a sheet: its screens have such names."""
    detail.play(["u", "/foods/pie/~~a1", "push", 1])
    detail.page.go_back()
    settled_at(detail, "/foods/pie", 1, "Pie", "Pie")
    assert server.event() == [2, 0, "u", "/foods/pie"]


def test_screens_pushed_at_once_are_left_one_by_one(tab, server):
    tab.open(LIST, "/foods")
    tab.play(["u", "/foods/~.a", "push", 1], ["u", "/foods/~.a/~.b", "push", 1], meta={"n": 1})
    assert at(tab)[:2] == ["/foods/~.a/~.b", 2]
    tab.page.go_back()
    assert server.event() == [1, 0, "u", "/foods/~.a"]
    server.acknowledge(1)
    tab.settled()
    tab.play(["u", "/foods/~.a/~.c", "push", 1])
    # Others replace them: a step back, another address there, and one more above it.
    tab.play(["u", "/foods/x", "back", 1], ["u", "/foods/x/y", "push", 1])
    tab.page.wait_for_url("**/foods/x/y")
    assert at(tab)[:2] == ["/foods/x/y", 2]
    tab.page.go_back()
    assert server.event() == [2, 0, "u", "/foods/x"]
    tab.page.go_back()
    assert server.event() == [3, 0, "u", "/foods"]
    assert tab.problems == []


def test_back_from_a_page_around_another_stack_takes_all_its_steps(detail, server):
    detail.play(["u", "/foods/pie/~~a1", "push", 1])
    back(detail)
    detail.page.wait_for_url("**/foods/pie")
    assert server.event() == [2, 22, "c"]
    detail.play(["r", 20], ["a", ROOT, "inert", None], ["u", "/foods", "back", 2], ["T", "Foods"],
                ack=2, meta={"n": -1})
    settled_at(detail, "/foods", 0, "Foods", "Foods")
    assert detail.problems == []
