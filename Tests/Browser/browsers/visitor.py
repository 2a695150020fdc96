"""A person at a browser of any make, who finds things by role and name."""
import os
import time
from pathlib import Path

from window import Stale

# Where the middle of an element is, if a press there reaches it and it has come to rest.
PRESSABLE = """async el => {
    const box = () => JSON.stringify(el.getBoundingClientRect())
    const { top, bottom } = el.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) el.scrollIntoView({ block: 'center' })
    const before = box()
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    if (!el.isConnected || before != box()) return null
    const { left, top: y, width, height } = el.getBoundingClientRect()
    const middle = [Math.round(left + width / 2), Math.round(y + height / 2)]
    return el.contains(document.elementFromPoint(...middle)) ? middle : null
}"""

# How far the middle of an element is from that of the window, once what was done is drawn; 0 where
# the element is well inside.
BESIDE = """async el => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { top, bottom } = el.getBoundingClientRect()
    const inside = top > 60 && bottom < innerHeight - 60
    return inside ? 0 : Math.round((top + bottom - innerHeight) / 2)
}"""


def eventually(is_so, what, within=30):
    """Asks again and again until the answer is something, and returns it. A document that is
    being replaced has no answer."""
    end = time.monotonic() + within
    while True:
        try:
            if found := is_so():
                return found
        except Stale:
            pass
        assert time.monotonic() < end, f"It did not come about in time: {what}."
        time.sleep(0.05)


class Visitor:
    """Somebody in front of one window."""

    def __init__(self, window, origin, story):
        self.window, self.base, self.story, self.allowed = window, origin, story, []

    def open(self, path="/"):
        """Opens an address, and waits until the page is live."""
        self.window.go(self.base + path)

    def by_role(self, role, name=None, words=None, within=30):
        """The first element on show of this role and name, or that holds these words; waits
        until it is there."""
        return eventually(lambda: self.window.find(role, name, words),
                          f"{role} {name or words}", within)

    def gone(self, role, name=None, words=None):
        """Waits until nothing on show is like this."""
        eventually(lambda: not self.window.find(role, name, words), f"no {role} {name or words}")

    def reads(self, words):
        """Waits until these words are on show, also beneath a dialog, where nobody hears them."""
        eventually(lambda: words in self.window.run("() => document.body.innerText"), words)

    def no_longer_reads(self, words):
        eventually(lambda: words not in self.window.run("() => document.body.innerText"), words)

    def press(self, role, name=None, words=None):
        """Presses it, once it has come to rest and nothing covers it."""
        def try_it():
            element = self.window.find(role, name, words)
            middle = element and self.window.run(PRESSABLE, element)
            if middle:
                self.window.tap(*middle)
            return middle
        eventually(try_it, f"press {role} {name or words}")

    def state(self, role, name, attribute, wanted):
        """Waits until its attribute, as `aria-pressed`, has this value."""
        function = f"el => el.getAttribute('{attribute}')"
        eventually(lambda: self.window.run(function, self.by_role(role, name)) == wanted,
                   f"{attribute}={wanted} of {role} {name}")

    def has_focus(self, role, name):
        eventually(lambda: self.window.run("el => el == document.activeElement",
                                           self.by_role(role, name)), f"focus on {name}")

    def value(self, role, name, wanted):
        """Waits until a field holds these words."""
        eventually(lambda: self.window.run("el => el.value", self.by_role(role, name)) == wanted,
                   f"{wanted} in {name}")

    def at(self, path):
        """Waits until the address is this one."""
        eventually(lambda: self.window.run("() => location.href") == self.base + path, path)

    def sees_photo(self):
        """Waits until a photo of a service is loaded and on show."""
        eventually(lambda: self.window.run("""() => [...document.images].some(img => {
            const { top, bottom, width } = img.getBoundingClientRect()
            return img.src.includes('/_/photo/') && img.complete && img.naturalWidth > 1
                && width > 1 && bottom > 0 && top < innerHeight && getComputedStyle(img).opacity > 0
        })"""), "a photo")

    def is_in_view(self, role, name):
        return self.window.run(BESIDE, self.by_role(role, name)) == 0

    def first_name(self, role, within):
        """The words on the first of this role inside the first of another."""
        return self.window.run("""outer => {
            const first = [...outer.querySelectorAll('button,a[href]')].find(
                each => each.checkVisibility())
            return first.ariaLabel ?? first.innerText.trim()
        }""", self.by_role(within))

    def scroll_to(self, role, name=None, words=None):
        """Turns the wheel over the middle of the window, a screen at a time, until this is well
        on show."""
        width, height = self.window.run("() => [innerWidth, innerHeight]")
        def turn():
            found = self.window.find(role, name, words)
            # A row far down is on the page once the wheel has come near it.
            beside = self.window.run(BESIDE, found) if found else height
            if beside:
                self.window.wheel(width // 2, height // 2, max(-height, min(height, beside)))
            return not beside
        eventually(turn, f"scroll to {role} {name or words}", 60)

    def nothing_sticks_out(self):
        """Nothing can be scrolled sideways; a document whose screens scroll does not itself."""
        wide, tall = self.window.run("""() => {
            const screens = [...document.querySelectorAll('[data-key]')]
            const all = document.documentElement
            return [Math.max(...[all, ...screens].map(box => box.scrollWidth - box.clientWidth)),
                screens.length ? all.scrollHeight - innerHeight : 0]
        }""")
        assert wide <= 0, f"{wide} pixels stick out"
        # Bug: the document was one pixel too long and had a scroll bar beside that of the screen.
        assert tall <= 0, f"the document is {tall} pixels too long"

    def height(self, role, name):
        return self.window.run("el => el.getBoundingClientRect().height", self.by_role(role, name))

    def lightness(self):
        """How light the background of the document is, from 0 to 255."""
        parts = self.window.run("""() => getComputedStyle(document.body).backgroundColor
            .match(/[\\d.]+/g).map(Number)""")
        return sum(parts[:3]) / 3

    def keep_picture(self, name):
        """Writes what is on show into the folder that TAPAS_PICTURES names, if there is one."""
        if folder := os.environ.get("TAPAS_PICTURES"):
            file = f"{self.story}-{name}.png".replace("/", "_")
            Path(folder, file).write_bytes(self.window.picture())

    def back_in_history(self):
        self.window.back()

    def reload(self):
        self.window.reload()

    def may_lose_the_line(self):
        """Says that the browser may tell of connections that end or are refused."""
        self.allowed.append("WebSocket|/_/socket|NETWORK ERROR")
