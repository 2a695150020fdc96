"""Large text: on every screen, at each size of the reader and on each width, words are whole."""
import pytest
from playwright.sync_api import expect

from people import Person

# For each word in sight: the share of it that no edge cuts off, and whether it is broken in two.
# A hyphen may end a line, so its parts count as words.
# What a limit of lines leaves out is not in sight, nor are a row's actions behind its end, nor the
# name of the screen below where the bar has no room for it.
WORDS = """() => {
  const cut = [], broken = [], width = document.documentElement.clientWidth
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker, el = node.parentElement
    if (/^(SCRIPT|STYLE|OPTION|NOSCRIPT)$/.test(el.tagName)) continue
    if (el.closest('.sr,[inert],[hidden],.redacted,.acts,.dots,#live,#offline,svg')) continue
    if (!el.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
    for (const { index, 0: word } of node.data.matchAll(/[^-\\s\\u200b]+-?|-/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = [...range.getClientRects()].filter(box => box.width && box.height)
      if (!boxes.length) continue
      const share = seen(boxes, el, width)
      if (share < 0.05 && el.closest('.lc,.back')) continue
      if (share < 0.93) cut.push(`${word} ${share.toFixed(2)} ${el.className}`)
      const lines = new Set(boxes.map(box => Math.round(box.top)))
      if (lines.size > 1 && !/[-/–—·@._()]/.test(word) && word.length < 16) broken.push(word)
    }
  }
  function seen(boxes, el, width) {
    let all = 0, shown = 0
    for (const box of boxes) {
      let { left, right, top, bottom } = box
      all += box.width * box.height
      left = Math.max(left, 0)
      right = Math.min(right, width)
      for (let at = el; at != document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at), edge = at.getBoundingClientRect()
        if (/hidden|clip/.test(overflowX)) {
          left = Math.max(left, edge.left)
          right = Math.min(right, edge.right)
        }
        if (/hidden|clip/.test(overflowY) && !at.matches('body,.stack,.page')) {
          top = Math.max(top, edge.top)
          bottom = Math.min(bottom, edge.bottom)
        }
        // It is in the top layer, which nothing around it cuts.
        if (at.matches('dialog:modal')) break
      }
      shown += Math.max(0, right - left) * Math.max(0, bottom - top)
    }
    return shown / all
  }
  const scrollers = [document.documentElement, ...document.querySelectorAll('[data-key]')]
  const wide = Math.max(...scrollers.map(box => box.scrollWidth - box.clientWidth))
  return { cut, broken, wide }
}"""

WHOLE = {"cut": [], "broken": [], "wide": 0}
SIZES = [16, 32]
WIDTHS = [320, 820]


def rows(me):
    return me.page.get_by_role("main").get_by_role("listitem")


def follow_first(me, where):
    """Opens the first link of a screen, and waits for the screen that it opens."""
    me.open(where)
    link = me.page.get_by_role("main").get_by_role("link").first
    expect(link).to_be_visible()
    before = me.page.url
    me.press(link)
    me.page.wait_for_url(lambda url: url != before)


def at(where):
    def show(me):
        me.open(where)
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    return show


def recipe(me):
    me.open("/recipes")
    me.press(rows(me).nth(1).get_by_role("button").first)
    expect(me.page.get_by_role("dialog")).to_be_visible()


def products(me):
    me.open("/menu")
    me.press(me.button("Salads"))
    expect(me.heading("Salads")).to_be_visible()


def product(me):
    products(me)
    me.press(me.page.get_by_role("main").get_by_role("button").first)
    expect(me.page.get_by_role("dialog")).to_be_visible()


def posts(me):
    follow_first(me, "/humour")


def mood(me):
    posts(me)
    post = me.page.get_by_role("main").get_by_role("button", name="Happy")
    me.press(post.first)
    expect(me.heading("Happy")).to_be_visible()


def cabinet(me):
    me.open("/cocktails")
    me.press(me.button("What can I make?"))
    expect(me.page.get_by_role("dialog")).to_be_visible()


def found(me):
    me.open("/menu")
    me.page.get_by_role("searchbox").fill("chicken")
    expect(me.page.get_by_role("main").get_by_role("button").first).to_contain_text("Chicken")


SCREENS = [
    at("/"), at("/foods"), at("/foods/2"), at("/foods/75"), at("/foods/999999"), at("/recipes"),
    recipe, at("/menu"), products, product, at("/cocktails"),
    lambda me: follow_first(me, "/cocktails"), at("/humour"), posts, mood, cabinet,
    found,
]


@pytest.fixture(scope="module", params=SIZES)
def reader(launched, request):
    """A browser whose reader has chosen this size of text, in pixels."""
    browser = launched(f"--blink-settings=defaultFontSize={request.param}")
    yield browser
    browser.close()


@pytest.mark.parametrize("width", WIDTHS)
def test_no_word_is_cut(reader, quiet_tapas, width):
    """Every word is whole, no word is broken, nothing is wider than the window, on any screen."""
    me = Person(reader, quiet_tapas.origin, "phone", viewport={"width": width, "height": 844})
    found = {}
    for number, show in enumerate(SCREENS):
        show(me)
        me.page.wait_for_function(
            "() => document.getAnimations().every(each => each.playState != 'running'"
            " || each.effect.getTiming().iterations == Infinity)")
        # What fits is known once the browser has reported its sizes.
        for _ in range(20):
            words = me.page.evaluate(WORDS)
            if words == WHOLE:
                break
            me.page.wait_for_timeout(100)
        if words != WHOLE:
            found[number] = words
    me.close()
    assert found == {}
