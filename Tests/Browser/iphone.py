"""An iPhone in the browser: pages as strict as iOS, scenes that are left and swiped away, clocks
that go on meanwhile, and what a finger or a screen reader makes of a page."""
import shutil
import struct
import subprocess
from pathlib import Path

from playwright.sync_api import TimeoutError

from servers import Line, Sandbox, Tapas

HERE = Path(__file__).parent
HOUR = 3600
# The smallest side of what a finger hits, as Apple's guidelines say.
FINGER = 44

# Lets a test hide the page, and notes what its live regions say.
PHONE = """(() => {
  let away = false
  for (const [name, value] of [['hidden', () => away],
                               ['visibilityState', () => away ? 'hidden' : 'visible']]) {
    Object.defineProperty(document, name, { get: value })
  }
  window.goAway = value => {
    away = value
    document.dispatchEvent(new Event('visibilitychange'))
  }
  window.said = []
  new MutationObserver(() => {
    for (const el of document.querySelectorAll('[aria-live],[role=status],[role=alert]')) {
      const words = el.innerText.trim()
      if (words && said.at(-1) != words) said.push(words)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()"""

# The controls whose size is the system's own on iOS as well.
NATIVE = ("input,select,textarea,[role=switch],[role=radio],[role=slider],[role=spinbutton],"
          "[role=searchbox],.step button,.dots button,.cm-b,.acts *,.home,"
          # A border has a size of the system; only a small one is too small.
          ".b.bordered:not(.tiny),.b.prominent:not(.tiny),"
          # A mark of a chart is as wide as what it shows.
          ".lay:has(.chart)>.ol *")

# Finds what can be pressed around a place that a finger hits, and how far that goes.
TARGETS = """([native, least]) => {
  const pressed = 'button,a[href],[role=button],[role=link],[role=menuitem]'
  const hits = (el, x, y) => document.elementFromPoint(x, y)?.closest(pressed) == el
  const reach = (el, x, y, dx, dy) => {
    let far = 0
    while (far < least && hits(el, x + dx * far, y + dy * far)) far++
    return far
  }
  const found = []
  const all = [...document.querySelectorAll(pressed)].filter(el =>
    !el.matches(native) && !el.closest('[inert],[hidden],[aria-hidden=true],.sr')
    // A link among words is as high as they are.
    && getComputedStyle(el).display != 'inline'
    && el.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  // Further rows are as the first ones.
  for (const el of all.slice(0, 30)) {
    el.scrollIntoView({ block: 'center' })
    const box = el.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const half = least / 2 - 1
    if ([[-half, 0], [half, 0], [0, -half], [0, half]].every(
      ([dx, dy]) => hits(el, x + dx, y + dy))) continue
    const wide = reach(el, x, y, -1, 0) + reach(el, x, y, 1, 0)
    const high = reach(el, x, y, 0, -1) + reach(el, x, y, 0, 1)
    if (Math.min(wide, high) < least) {
      const name = el.ariaLabel || el.innerText.trim() || el.textContent.trim()
      found.push(`${el.role || el.localName} ${name}: ${wide} × ${high}`)
    }
  }
  return found
}"""

# Whether something that cuts off what is larger cuts off this box.
CUT = """
  const isCut = (around, box) => {
    const { overflowX, overflowY } = getComputedStyle(around)
    // What can be scrolled there is not lost.
    if (around.matches('.page,.stack,.scr,#root,body,html,.dlg')) return false
    const room = around.getBoundingClientRect()
    return overflowX != 'visible' && (box.left < room.left - 1 || box.right > room.right + 1)
      || overflowY != 'visible' && (box.top < room.top - 1 || box.bottom > room.bottom + 1)
  }
"""

# Whether nothing around an element cuts it off.
UNCUT = f"""el => {{{CUT}
  for (let at = el.parentElement; at; at = at.parentElement) {{
    if (isCut(at, el.getBoundingClientRect())) return false
  }}
  return el.scrollWidth <= el.clientWidth + 1 || getComputedStyle(el).display == 'inline'
}}"""

# Whether a text stands somewhere without an ellipsis, and within all that would cut it off.
WHOLE = "words => {" + CUT + """
  const screen = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const el = texts.currentNode.parentElement
    if (texts.currentNode.data.trim() != words || el.closest('.sr,[inert],[aria-hidden=true]'))
      continue
    const range = document.createRange()
    range.selectNode(texts.currentNode)
    const box = range.getBoundingClientRect()
    let at = el
    while (at && !isCut(at, box)) at = at.parentElement
    // An ellipsis stands where a block is narrower, or lower, than what is in it.
    let block = el
    while (getComputedStyle(block).display == 'inline') block = block.parentElement
    const isShort = block.scrollWidth > block.clientWidth + 1
      || block.scrollHeight > block.clientHeight + 1 && !block.matches('.page')
    const isShown = box.width && el.checkVisibility({ visibilityProperty: true })
    if (!at && !isShort && isShown) return true
  }
  return false
}"""

# Rows of which one press acts twice: on iOS an automatic button takes the presses of its whole
# row, and two of them both act.
CROWDED = """() => [...document.querySelectorAll('.row')].filter(row =>
    row.querySelector('.auto:not([inert] *)')
    && row.querySelectorAll('.auto,a[href]').length > 1).map(row => row.innerText)"""

# The colour that a button paints most of itself with, and the one around it.
COLOURS = """button => {
  const paint = el => getComputedStyle(el).backgroundColor
  const isPainted = el => !/^rgba\\(.*, 0\\)$/.test(paint(el))
  const area = button.offsetWidth * button.offsetHeight
  const card = [button, ...button.querySelectorAll('*')].find(
    el => isPainted(el) && el.offsetWidth * el.offsetHeight > area * .9)
  let page = button.parentElement
  while (page.parentElement && !isPainted(page)) page = page.parentElement
  return [card && paint(card), paint(page)]
}"""


def clocks(folder):
    """Builds the library that puts the clocks of a program forward; returns its path."""
    compiler = shutil.which("clang") or shutil.which("cc")
    library = folder / "sleep.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library,
                    HERE / "sleep.c", "-ldl"], check=True)
    return library


class IPhone:
    """A sandbox, and Tapas over it as strict as iOS; the line between them can be cut, and the
    clocks of Tapas put forward."""

    def __init__(self, started, library):
        self.sandbox = started(Sandbox())
        self.line = started(Line(self.sandbox.port))
        origin = self.line.origin
        self.slept = self.sandbox.folder / "slept"
        self._sleep(0)
        self.tapas = started(Tapas(
            f"{origin}/foods/api/v1/sandbox", "--recipes-url", f"{origin}/recipes/recipes.json",
            "--menu-url", f"{origin}/menu/v5", "--menu-token", "sandbox-menu",
            "--cocktails-url", f"{origin}/cocktails/api/json/v1/1",
            "--posts-kind", "x", "--posts-url", f"{origin}/humour/x/2",
            "--posts-token", "sandbox-posts",
            environment={"LIVE_IOS_PROFILE": "1", "LD_PRELOAD": str(library),
                         "LIVE_SLEPT": str(self.slept)}))

    def _sleep(self, seconds):
        # Written in place: the program has the file mapped.
        with open(self.slept, "r+b" if self.slept.exists() else "wb") as file:
            file.write(struct.pack("<q", seconds))
        self.seconds = seconds

    def sleep(self, seconds):
        """Puts the time of day forward, as if the phone had slept."""
        self._sleep(self.seconds + seconds)

    def asked(self, part):
        """How often the services were asked for what has `part` in its path."""
        return len(self.sandbox.requests(part))


def hold(me):
    """Puts the phone into somebody's hand; before anything is opened."""
    me.context.add_init_script(PHONE)
    return me


def leave(me):
    """Goes to the home screen: the page is hidden, and the server knows it."""
    me.page.evaluate("goAway(true)")
    me.page.wait_for_timeout(100)


def come_back(me):
    me.page.evaluate("goAway(false)")


def swipe_away(me):
    """Ends the scene; what is opened next is another one."""
    me.page.close()
    me.page = me.context.new_page()


def small_targets(me):
    """What can be pressed and is smaller than a finger, by role and name."""
    return me.page.evaluate(TARGETS, [NATIVE, FINGER])


def crowded_rows(me):
    """The rows of which one press does several things, by their words."""
    return me.page.evaluate(CROWDED)


def is_uncut(element):
    """Whether nothing cuts the element off, such as a bar that is lower."""
    return element.evaluate(UNCUT)


def is_whole(me, words):
    """Whether the words can be read to their end somewhere on the screen."""
    return me.page.evaluate(WHOLE, words)


def is_announced(me, words):
    """Whether a screen reader is told something with these words, now or in a moment."""
    try:
        me.page.wait_for_function(
            "words => said.some(each => each.includes(words))", arg=words, timeout=2000)
    except TimeoutError:
        return False
    return True


def colours(button):
    """The background of a card and that of its page."""
    return tuple(button.evaluate(COLOURS))
