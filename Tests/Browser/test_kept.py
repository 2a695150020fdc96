"""What a person sets is kept by their browser: in its other tabs, in its next visit and after a
restart of the server, and in no other browser."""
import re

import pytest
from playwright.sync_api import expect

from people import eventually

OWN = "maya_runs"
AS_EVER = {"order": "By name", "unit": "As written", "bottle": False, "theme": "Classic",
           "follows": False}
SET = {"order": "By cuisine", "unit": "Milliliters", "bottle": True, "theme": "Dusk",
       "follows": True}


def chosen(box):
    """The option of a picker that is chosen; the picker is there once a list is."""
    expect(box).to_be_visible()
    return box.evaluate("box => box.selectedOptions[0].label")


class Visit:
    """One tab of a browser, from app to app, and what can be set there by role and name."""

    def __init__(self, person, drink="", bottle=""):
        self.person, self.drink, self.name = person, drink, bottle
        self.page = person.context.new_page()

    def open(self, path):
        self.person.open(path, self.page)
        expect(self.page.get_by_role("heading", level=1).first).to_be_visible()

    def press(self, role, name):
        self.person.press(self.page.get_by_role(role, name=name, exact=True))

    def order(self):
        return self.page.get_by_role("combobox", name="Sort", exact=True)

    def unit(self):
        return self.page.get_by_role("combobox", name="Unit", exact=True)

    def bottle(self):
        """The switch of the bottle, in the cabinet that is opened."""
        self.press("button", "What can I make?")
        switch = self.page.get_by_role("dialog").get_by_role("switch", name=self.name, exact=True)
        expect(switch).to_be_visible()
        return switch

    def theme(self, name):
        # Its check mark is part of its name.
        return self.page.get_by_role("menuitemradio", name=name)

    def kept(self):
        """The cookie that the browser keeps it all in."""
        return [each["value"] for each in self.person.context.cookies()
                if each["name"] == "tapas_kept"]

    def keeps(self, act):
        """Does something that the browser keeps, and waits until it does."""
        before = self.kept()
        act()
        eventually(lambda: self.kept() != before)

    def set_all(self):
        self.open("/recipes")
        self.keeps(lambda: self.order().select_option(label=SET["order"]))
        self.open(self.drink)
        self.keeps(lambda: self.unit().select_option(label=SET["unit"]))
        bottle = self.bottle()
        self.keeps(lambda: self.person.press(bottle))
        self.open("/humour")
        self.press("button", "Theme")
        self.keeps(lambda: self.person.press(self.theme(SET["theme"])))
        self.keeps(lambda: self.press("radio", "Following"))
        self.page.get_by_role("textbox", name="Your handle").fill(OWN)
        self.keeps(lambda: self.page.keyboard.press("Enter"))
        expect(self.page.get_by_role("heading", name="People you follow")).to_be_visible()
        self.page.close()

    def all(self):
        """All that can be set, as a visit finds it."""
        self.open("/recipes")
        found = {"order": chosen(self.order())}
        self.open(self.drink)
        found["unit"] = chosen(self.unit())
        found["bottle"] = self.bottle().is_checked()
        self.open("/humour")
        self.press("button", "Theme")
        expect(self.theme("Classic")).to_be_visible()
        found["theme"] = self.page.get_by_role("menuitemradio", checked=True).inner_text().strip()
        self.page.keyboard.press("Escape")
        follows = self.page.get_by_role("radio", name="Following", exact=True)
        found["follows"] = follows.is_checked()
        if found["follows"]:
            # Whoever is known is not asked again.
            expect(self.page.get_by_role("heading", name="People you follow")).to_be_visible()
        self.page.close()
        return found


def at_the_bar(person):
    """The address of the first cocktail of the list, and the bottle that most drinks need."""
    page = person.context.new_page()
    person.open("/cocktails", page)
    link = page.get_by_role("main").get_by_role("listitem").first.get_by_role("link").first
    expect(link).to_be_visible()
    path = re.sub(r"\?.*", "", link.get_attribute("href"))
    person.open(path, page)
    person.press(page.get_by_role("button", name="What can I make?", exact=True))
    bottle = page.get_by_role("dialog").get_by_role("switch").first.inner_text().strip()
    page.close()
    return path, bottle


@pytest.mark.slow
def test_what_is_set_stays_with_the_browser(serve, person):
    """Order, unit, bottles, theme and handle are there in another tab and after a restart; another
    browser begins as ever, and its own choices are its own."""
    tapas = serve()
    me, stranger = person(tapas, "desktop"), person(tapas, "desktop")
    me.may_lose_the_line()
    stranger.may_lose_the_line()
    bar = at_the_bar(me)
    assert Visit(me, *bar).all() == AS_EVER
    Visit(me, *bar).set_all()
    assert Visit(me, *bar).all() == SET
    assert Visit(stranger, *bar).all() == AS_EVER
    tapas.kill()
    tapas.start()
    assert Visit(me, *bar).all() == SET
    assert Visit(stranger, *bar).all() == AS_EVER


def test_two_tabs_show_the_same(serve, person):
    """Each sees at once what is set in the other, also after a restart of the server; and the
    browser forgets nothing of it when a page is loaded again."""
    tapas = serve()
    me = person(tapas, "desktop")
    me.may_lose_the_line()
    one, other = Visit(me), Visit(me)
    for visit in (one, other):
        visit.open("/recipes")
        expect(visit.order()).to_have_value("0")
    one.keeps(lambda: one.order().select_option(label="By cuisine"))
    expect(other.order()).to_have_value("1")
    tapas.kill()
    tapas.start()
    other.page.reload()
    expect(other.order()).to_have_value("1")
    other.keeps(lambda: other.order().select_option(label="By name"))
    expect(one.order()).to_have_value("0")
    # Kept as long as the server says, and not for the session of the browser.
    kept = next(each for each in me.context.cookies() if each["name"] == "tapas_kept")
    assert kept["expires"] > 0 and not kept["httpOnly"] and kept["sameSite"] == "Lax"
