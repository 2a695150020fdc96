"""Firefox and WebKit, the services and Tapas for each story, and visitors who notice whatever a
browser complains about."""
import re

import pytest

from firefox import Firefox
from registry import service_flags
from servers import Sandbox, Tapas
from visitor import Visitor
from webkit import WebKit

BROWSERS = {"firefox": Firefox, "webkit": WebKit}


class Site:
    """Tapas over one sandbox, which plays all services."""

    def __init__(self, started, *flags):
        self.sandbox = started(Sandbox())
        self.tapas = started(Tapas(None, *service_flags(self.sandbox.origin, "x"), *flags))

    @property
    def origin(self):
        return self.tapas.origin


@pytest.fixture(scope="session")
def browsers():
    """Starts each browser once for each color scheme: `browsers(name, scheme)`."""
    running = {}

    def get(name, scheme="light"):
        if (name, scheme) not in running:
            running[name, scheme] = BROWSERS[name](scheme)
        return running[name, scheme]

    yield get
    for each in running.values():
        each.close()


@pytest.fixture(params=list(BROWSERS))
def browser_name(request):
    return request.param


@pytest.fixture
def make_site(started):
    """Starts a site with further flags: `make_site(flag, …)`."""
    return lambda *flags: Site(started, *flags)


@pytest.fixture
def site(make_site):
    return make_site()


@pytest.fixture
def visitor(browsers, browser_name, request):
    """Sits a visitor down: `visitor(site, size, scheme)`."""
    visitors = []

    def sit(site, size="phone", scheme="light"):
        visitors.append(Visitor(
            browsers(browser_name, scheme).window(size), site.origin, request.node.name))
        return visitors[-1]

    yield sit
    for each in visitors:
        each.keep_picture("last")
    complaints = [line for each in visitors for line in each.window.complaints()
                  if not any(re.search(one, line) for one in each.allowed)]
    for each in visitors:
        each.window.close()
    assert complaints == []
