"""What the windows of both browsers share: sizes, programs that must be there, and the pointer and
keys of WebDriver, which are the same words in its two protocols."""
import shutil
import subprocess

SIZES = {"phone": (390, 844), "desktop": (1280, 900)}

# WebDriver's own characters for keys that write nothing.
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "Backspace": "\ue003"}


# Elements that may have a role, in HTML's own words.
CANDIDATES = {
    "link": "a[href]", "button": "button,summary", "heading": "h1,h2,h3,h4,h5,h6",
    "listitem": "li", "list": "ul,ol", "searchbox": "input", "textbox": "input,textarea",
    "dialog": "dialog", "img": "img,svg", "progressbar": "progress", "combobox": "select",
    "status": "output", "main": "main", "radio": "none"}

# Those on show that may have the role and the name. Which of them do, the browser itself says.
MAY_BE = r"""(role, selector, name, words) => {
    const squeezed = text => text.replace(/\s+/g, '')
    const shown = el => el.checkVisibility({ visibilityProperty: true }) && !el.closest('[inert]')
    const likely = el => name == null
        || squeezed([el.ariaLabel, el.alt, el.title, el.placeholder, el.textContent].join(''))
            .includes(squeezed(name))
        || el.labels?.length || el.hasAttribute('aria-labelledby')
        || el.querySelector('[aria-label],[alt]:not([alt=""])')
    return [...document.querySelectorAll(`${selector},[role=${role}]`)].filter(
        el => shown(el) && likely(el) && el.textContent.includes(words ?? ''))
}"""


def may_be(role, name, words):
    """A function of the page and what it is to be called with."""
    return MAY_BE, role, CANDIDATES.get(role, "none"), name, words


class Stale(Exception):
    """The element is no longer in the document or out of reach, or the document is replaced."""


def program(name, package):
    """Where a program is; a missing one fails the story, with the package that has it."""
    found = shutil.which(name)
    assert found, f"There is no {name}; install Debian's {package}: apt-get install {package}"
    return found


def end(process):
    """Ends a process that was started here, and waits for it."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)
    if process.stdout:
        process.stdout.close()


class Window:
    """One browser window; a subclass says how its protocol performs actions."""

    def perform(self, actions):
        raise NotImplementedError

    def run(self, function, *elements):
        raise NotImplementedError

    def tap(self, x, y):
        """Presses a point of the window with the pointer."""
        self.perform([{
            "type": "pointer", "id": "pointer", "parameters": {"pointerType": "mouse"},
            "actions": [
                {"type": "pointerMove", "x": x, "y": y},
                {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}])

    def wheel(self, x, y, down):
        """Turns the wheel over a point of the window by so many pixels."""
        self.perform([{"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": down}]}])

    def focus(self, element):
        self.run("el => el.focus()", element)

    def type(self, text):
        """Types into whatever has the focus."""
        self._keys(text)

    def key(self, name):
        """Presses one key, by its name in `KEYS`."""
        self._keys([KEYS[name]])

    def _keys(self, keys):
        strokes = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.perform([{"type": "key", "id": "keys", "actions": strokes}])
