"""A scripted server and a page for each test, in the browser that all journeys share."""
import pytest

from scripted_server import ScriptedServer


@pytest.fixture
def server():
    server = ScriptedServer()
    yield server
    server.stop()


class Tab:
    """One browser page that plays the script against the scripted server."""

    def __init__(self, browser, server, **context):
        self.server = server
        self.context = browser.new_context(**{"reduced_motion": "reduce", **context})
        self.page = self.context.new_page()
        self.problems = []
        self.page.on("console", lambda message: self.problems.append(message.text)
                     if message.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.fences = 0

    def open(self, html, path="/", answer=True):
        self.server.pages[path] = html
        self.page.goto(self.server.origin + path)
        self.first = self.server.hello()
        if answer:
            self.server.acknowledge(0)
            self.settled()
        return self.first

    def settled(self):
        """Waits until the page has applied all that was sent."""
        self.fences += 1
        self.server.send(["a", 0, "data-fence", str(self.fences)])
        self.page.wait_for_selector(f'#root[data-fence="{self.fences}"]', state="attached",
                                    timeout=5000)

    def play(self, *ops, **more):
        self.server.send(*ops, **more)
        self.settled()

    def number(self, selector):
        """The number the wire gave an element of the first document."""
        return self.page.evaluate(
            "s => [...document.querySelectorAll('#root *')].indexOf(document.querySelector(s)) + 1",
            selector)

    def html(self):
        return self.page.evaluate("document.getElementById('root').innerHTML")

    def value(self, expression):
        return self.page.evaluate(expression)


@pytest.fixture
def make_tab(browser, server):
    tabs = []

    def make(**context):
        tabs.append(Tab(browser, server, **context))
        return tabs[-1]

    yield make
    for tab in tabs:
        tab.context.close()


@pytest.fixture
def tab(make_tab):
    return make_tab()
