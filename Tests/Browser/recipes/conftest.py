"""A recipe service that a story can change under its readers,
and what stands on the screen by role and name."""
import uuid

import pytest
from playwright.sync_api import expect

from servers import Sandbox, Service, Tapas


class RecipeBook(Service):
    """A service that answers with whatever recipes lie in it now."""

    def __init__(self, recipes):
        self.recipes = recipes
        super().__init__(lambda _: {"recipes": self.recipes})
        self.address = f"{self.origin}/recipes.json"


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
        """The rows, each of which is a button."""
        return self.page.get_by_role("main").get_by_role("listitem").get_by_role("button")

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
