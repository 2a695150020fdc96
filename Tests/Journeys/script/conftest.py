"""A scripted server and a page for each test, in the browser that all journeys share."""
import pytest

from stage import Stage


@pytest.fixture
def stage():
    stage = Stage()
    yield stage
    stage.stop()


class Show:
    """One browser page that plays the script against the scripted server."""

    def __init__(self, browser, stage, **context):
        self.stage = stage
        self.context = browser.new_context(**{"reduced_motion": "reduce", **context})
        self.page = self.context.new_page()
        self.problems = []
        self.page.on("console", lambda message: self.problems.append(message.text)
                     if message.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.fences = 0

    def open(self, html, path="/", answer=True):
        self.stage.pages[path] = html
        self.page.goto(self.stage.origin + path)
        self.first = self.stage.hello()
        if answer:
            self.stage.acknowledge(0)
            self.settled()
        return self.first

    def settled(self):
        """Waits until the page has applied all that was sent."""
        self.fences += 1
        self.stage.send(["a", 0, "data-fence", str(self.fences)])
        self.page.wait_for_selector(f'#root[data-fence="{self.fences}"]', state="attached", timeout=5000)

    def play(self, *ops, **more):
        self.stage.send(*ops, **more)
        self.settled()

    def number(self, selector):
        """The number the wire gave an element of the first document."""
        return self.page.evaluate(
            "s => [...document.querySelectorAll('#root *')].indexOf(document.querySelector(s)) + 1", selector)

    def html(self):
        return self.page.evaluate("document.getElementById('root').innerHTML")

    def value(self, expression):
        return self.page.evaluate(expression)


@pytest.fixture
def make_show(browser, stage):
    shows = []

    def make(**context):
        shows.append(Show(browser, stage, **context))
        return shows[-1]

    yield make
    for show in shows:
        show.context.close()


@pytest.fixture
def show(make_show):
    return make_show()
