"""A person at a browser, who notices whatever the browser complains about."""
import re
import time

from playwright.sync_api import expect

# A phone calls itself mobile, by which a first visit is drawn in one column.
MOBILE = ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko)"
          " Chrome/131.0.0.0 Mobile Safari/537.36")
PHONE = {"has_touch": True, "is_mobile": True, "user_agent": MOBILE}
SIZES = {
    "phone": {"viewport": {"width": 390, "height": 844}, **PHONE},
    "phone on its side": {"viewport": {"width": 844, "height": 390}, **PHONE},
    "ipad": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    # A window too narrow for two columns, which is drawn as a phone's at once, and one with both.
    "window": {"viewport": {"width": 600, "height": 900}, "user_agent": MOBILE},
    "desktop": {"viewport": {"width": 1280, "height": 900}},
}

# Screens on which nothing is set: where, and what is there once they are loaded.
PLAIN_SCREENS = [("/", "link", "Foods"), ("/foods", "link", "Sushi"),
                 ("/foods/1", "heading", "Sushi"), ("/menu", "button", "Next")]

# Tells the console of a broken policy, wherever the browser itself would stay silent.
TATTLE = """addEventListener('securitypolicyviolation', event =>
  console.error('policy broken: ' + event.violatedDirective + ' ' + event.blockedURI))"""


def eventually(is_so, within=10):
    """Asks again and again, for what no page shows, until it is so;
    fails after `within` seconds."""
    end = time.monotonic() + within
    while not is_so():
        assert time.monotonic() < end, "It did not come about in time."
        time.sleep(0.02)


def at_rest(page):
    """Waits until what moves or fades has come to rest:
    colours on the way are nobody's contrast."""
    page.wait_for_function(
        "() => document.getAnimations().every(each => each.playState != 'running' "
        "|| each.effect.getTiming().iterations == Infinity)")


class Person:
    """One browser context with one page or more; `problems` collects errors of any page."""

    def __init__(self, browser, origin, size="phone", **context):
        self.origin = origin
        self.size = size
        self.problems = []
        self.allowed = []
        self.last_frame = 0
        self.context = browser.new_context(**{"locale": "en-GB", "timezone_id": "Europe/Madrid",
                                              **SIZES[size], **context})
        self.context.add_init_script(TATTLE)
        self.context.set_default_timeout(10_000)
        self.context.on("page", self._watch)
        self.page = self.context.new_page()

    def _watch(self, page):
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("websocket", self._watch_socket)

    def _watch_socket(self, socket):
        for event in ("framesent", "framereceived"):
            socket.on(event, self._note_frame)

    def _note_frame(self, _):
        self.last_frame = time.monotonic()

    def quiet(self):
        """Waits until the page has sent nothing for a second, such as rows that came near, and
        has been answered: a busy machine answers late."""
        eventually(lambda: self.page.wait_for_timeout(50) or
                   time.monotonic() - self.last_frame > 1)

    def _heard(self, message):
        if message.type not in ("error", "warning"):
            return
        where = message.location.get("url", "")
        # A photo that is not there is upstream's matter; the page shows its placeholder.
        if "/_/photo/" in where and "Failed to load resource" in message.text:
            return
        self.problems.append(f"{message.type}: {message.text} ({where})")

    def allow(self, pattern):
        """Says that this story makes the browser complain in these words."""
        self.allowed.append(pattern)

    def may_lose_the_line(self):
        self.allow("WebSocket connection")
        self.allow("ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RE(FUSED|SET)")

    def complaints(self):
        return [each for each in self.problems
                if not any(re.search(one, each) for one in self.allowed)]

    def open(self, path="/foods", page=None):
        page = page or self.page
        page.goto(self.origin + path)
        return page

    def press(self, what):
        """A tap where there is a touch screen, else a click."""
        what.tap() if "has_touch" in SIZES[self.size] else what.click()

    def down_to(self, row, rows=None):
        """Goes down a list, of which only the beginning is there at first, until the row is."""
        rows = rows or self.rows()
        end = time.monotonic() + 30
        while not row.count() and time.monotonic() < end:
            self._show_last(rows)
            self.page.wait_for_timeout(30)
        row.scroll_into_view_if_needed()
        return row

    def down_to_the_end(self, rows=None):
        """Goes down a list until no more rows come; returns how many there are."""
        rows, count, same = rows or self.rows(), 0, 0
        while same < 20:
            self._show_last(rows)
            self.page.wait_for_timeout(50)
            same = same + 1 if rows.count() == count else 0
            count = rows.count()
        return count

    def _show_last(self, rows):
        # Nothing is waited for: the list may change in this moment.
        rows.last.evaluate("row => row.scrollIntoView()")

    def scroll_to(self, row):
        """Scrolls as a person does: past every row, a frame for each step."""
        self.down_to(row)
        self.rows().first.scroll_into_view_if_needed()
        row.evaluate("""async row => {
            const page = row.closest('[data-key]')
            while (row.getBoundingClientRect().top > innerHeight / 2) {
                page.scrollTop += 300
                await new Promise(requestAnimationFrame)
                await new Promise(requestAnimationFrame)
            }
        }""")

    # What stands on the screens of Foods, by role and name.

    def heading(self, name, page=None):
        return (page or self.page).get_by_role("heading", name=name, level=1, exact=True)

    def row(self, name):
        return self.page.get_by_role("link", name=name, exact=True)

    def rows(self):
        return self.page.get_by_role("main").get_by_role("listitem")

    def heart(self, name, page=None):
        # Beside an open food its row in the list has a heart as well.
        return (page or self.page).get_by_role("button", name=f"Like {name}", exact=True).first

    def is_liked(self, name, wanted, page=None):
        expect(self.heart(name, page)).to_have_attribute(
            "aria-pressed", "true" if wanted else "false")

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def search(self):
        return self.page.get_by_role("searchbox", name="Search foods")

    def back(self):
        return self.page.get_by_role("button", name=re.compile("^Back"))

    def at(self, path):
        expect(self.page).to_have_url(self.origin + path)


    def close(self):
        self.context.close()
