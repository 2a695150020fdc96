"""One browser for all, and servers and people for each story;
whatever a browser complains about fails it."""
import pytest
from playwright.sync_api import expect, sync_playwright

from people import Person
from servers import CHROMIUM, Sandbox, StillLife, Tapas

expect.set_options(timeout=10_000)


def pytest_collection_modifyitems(items):
    """The longest stories come first, or the others would be over while one still plays."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(scope="session")
def launched():
    """Starts a browser: `launched(*more)`, with more arguments of the command."""
    with sync_playwright() as play:
        yield lambda *more: play.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", *more])


@pytest.fixture(scope="session")
def browser(launched):
    browser = launched()
    yield browser
    browser.close()


@pytest.fixture
def started():
    """Whatever is put in here is closed when the story ends."""
    things = []
    yield lambda thing: things.append(thing) or thing
    for thing in reversed(things):
        thing.close()


@pytest.fixture
def sandbox(started):
    return started(Sandbox())


@pytest.fixture
def tapas(started, sandbox):
    """Tapas over a sandbox that the story can spoil and stop."""
    return started(Tapas(sandbox.foods))


@pytest.fixture
def serve(started):
    """Starts one more Tapas: `serve(upstream, *flags)`."""
    return lambda *more: started(Tapas(*more))


@pytest.fixture
def still_life(started):
    """Tapas over a service whose list never changes: `still_life([record, …])`."""
    return lambda answer: started(Tapas(started(StillLife(answer)).foods))


@pytest.fixture(scope="session")
def quiet_tapas():
    """Tapas for stories that only look; it is never spoiled, and nobody likes anything there."""
    tapas = Tapas()
    yield tapas
    tapas.close()


@pytest.fixture
def person(browser):
    """Sits a person down: `person(tapas, size, locale=…, color_scheme=…)`."""
    people = []

    def sit(tapas, size="phone", **context):
        people.append(Person(browser, tapas.origin, size, **context))
        return people[-1]

    yield sit
    complaints = [line for each in people for line in each.complaints()]
    for each in people:
        each.close()
    assert complaints == []
