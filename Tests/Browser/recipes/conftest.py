"""A recipe service that a story can change under its readers,
and what stands on the screen by role and name."""
import json
import re
import threading
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from servers import Sandbox, Tapas


class RecipeBook:
    """A service that answers with whatever recipes lie in it now."""

    def __init__(self, recipes):
        self.recipes = recipes
        book = self

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self):
                body = json.dumps({"recipes": book.recipes}).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/recipes.json"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def recipe(name, cuisine="British", **more):
    """A record as the service would send it."""
    return {"uuid": str(uuid.uuid4()), "name": name, "cuisine": cuisine, **more}


class Reader:
    """What a person finds on the screen of Recipes."""

    def __init__(self, person):
        self.person, self.page = person, person.page

    def open(self):
        self.person.open("/recipes")
        expect(self.page.get_by_role("heading", name="Recipes", level=1,
                                     exact=True)).to_be_visible()
        return self

    def rows(self):
        """The buttons of the rows, without those of their menus."""
        return self.page.get_by_role("main").get_by_role("listitem").get_by_role(
            "button", name=re.compile("^(?!Actions$)"))

    def row(self, name):
        return self.rows().and_(self.page.get_by_role("button", name=name, exact=True))

    def names(self):
        return self.rows().evaluate_all("rows => rows.map(row => row.ariaLabel)")

    def choice(self, name):
        return self.page.get_by_role("combobox", name=name, exact=True)

    def search(self):
        return self.page.get_by_role("searchbox", name="Search recipes")

    def sheet(self, name):
        return self.page.get_by_role("dialog", name=name, exact=True)

    def saved(self):
        return self.page.get_by_role("status").filter(has_text="Saved copy")

    def press(self, what):
        self.person.press(what)

    def refresh(self):
        self.press(self.page.get_by_role("button", name="Refresh", exact=True))


@pytest.fixture
def book(started):
    """A service of three recipes."""
    return started(RecipeBook([
        recipe("Bakewell Tart", source_url="http://recipes.example/tart",
               youtube_url="https://videos.example/watch?v=1&t=2"),
        recipe("Crème Brûlée", "French", source_url=" ", youtube_url=None),
        recipe("Apple Crumble", youtube_url="javascript:alert(1)"),
    ]))


@pytest.fixture
def over(started):
    """Tapas over a recipe service: `over(address)`."""
    return lambda address: started(Tapas(None, "--recipes-url", address))


@pytest.fixture
def services(started):
    """A sandbox and Tapas over its recipes: `sandbox, tapas`."""
    sandbox = started(Sandbox())
    return sandbox, started(Tapas(sandbox.foods, "--recipes-url",
                                  sandbox.origin + "/recipes/recipes.json"))


@pytest.fixture
def reader(person):
    """Sits a person down in front of Recipes: `reader(tapas, size)`."""
    return lambda *where, **context: Reader(person(*where, **context))
