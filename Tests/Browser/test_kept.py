"""What a person sets is kept by their browser: in its other tabs, in its next visit and after a
restart of the server, and in no other browser."""
import csv
import json
import re

import pytest
from playwright.sync_api import expect

from people import PLAIN_SCREENS, eventually
from servers import ROOT

OWN = "maya_runs"
# Among the first of its list in either order, as the drink of its own.
RECIPE, DRINK = "Banana Split", "50/50 Martini"
# Two that many drinks need, so they are high up in the cabinet.
BOTTLES = ["Gin", "Lemon juice"]
AS_EVER = {"order": "By name", "recipe": False, "unit": "As written", "drink": False,
           "bottles": [False, False], "theme": "Classic", "follows": False}
SET = {"order": "By cuisine", "recipe": True, "unit": "Milliliters", "drink": True,
       "bottles": [True, True], "theme": "Dusk", "follows": True}
# Screens on which nothing is set: where, and what is there once they are loaded.
ELSEWHERE = [*PLAIN_SCREENS, (f"/humour/{OWN}", "group", "Mood over time")]

TABLES = [table for place in ("Sources/Apps/*", "LiveSwiftUI/Sources/Server/LiveServer/Assets")
          for table in ROOT.glob(f"{place}/Localizable.xcstrings")]
# All that is shown and all that is only said, a text at a time.
TEXTS = """() => [document.title, ...[...document.body.querySelectorAll('*')]
  .filter(each => each.checkVisibility({visibilityProperty: true}) || each.localName == 'option')
  .flatMap(each => [
    ...['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']
      .map(name => each.getAttribute(name)),
    ...[...each.childNodes].filter(node => node.nodeType == Node.TEXT_NODE)
      .map(node => node.data)])]
  .map(text => text?.trim()).filter(Boolean)"""


def values(entry):
    """All forms of a string in one language: the only one, or those of its plurals."""
    for key, inner in entry.items():
        if key == "value":
            yield inner
        elif isinstance(inner, dict):
            yield from values(inner)


def strings():
    """The entries of all tables: the English key, and the forms by language."""
    for table in TABLES:
        for key, entry in json.loads(table.read_text())["strings"].items():
            forms = {language: list(values(inner))
                     for language, inner in entry.get("localizations", {}).items()}
            yield key, {"en": [key], **forms}


def english():
    """What matches any whole text in English that is not a service's."""
    shapes = set()
    for _, forms in strings():
        for form in forms["en"]:
            parts = re.split(r"%#@\w+@|%(?:\d\$)?(?:@|lld)|%arg", form)
            # Of fewer letters, as in `%@ to %@`, a service's own text is made as well.
            if len(re.findall("[A-Za-z]", "".join(parts))) > 3 or len(parts) == 1:
                shapes.add(".+".join(map(re.escape, parts)))
    return re.compile("|".join(shapes), re.DOTALL)


ENGLISH = english()


def in_arabic():
    """The Arabic of each English string, and of each bottle."""
    with open(ROOT / "Sources/Apps/Cocktails/Terms.tsv", newline="") as file:
        rows = [row for row in csv.reader(file, "excel-tab") if row[0] == "ingredient"]
    bottles = {name: row[3] for row in rows for name in row[1].split("|")}
    return bottles | {key: forms["ar"][0] for key, forms in strings() if "ar" in forms}


def chosen(box):
    """The option of a picker that is chosen; the picker is there once a list is."""
    expect(box).to_be_visible()
    return box.evaluate("box => box.selectedOptions[0].label")


class Visit:
    """One tab of a browser, from app to app, and what can be set there by role and name. For a
    reader of Arabic `say` translates the names, and no screen may show English."""

    def __init__(self, person, say=str):
        self.person, self.say = person, say
        self.page = person.context.new_page()

    def open(self, path):
        self.person.open(path, self.page)
        expect(self.page.get_by_role("heading", level=1).first).to_be_visible()

    def of(self, role, name):
        return self.page.get_by_role(role, name=self.say(name), exact=True)

    def press(self, role, name):
        self.person.press(self.of(role, name))

    def look(self):
        """Nothing on a page in Arabic is in English but what a service says."""
        if self.say is not str:
            assert self.page.evaluate("[document.documentElement.lang, document.dir]") == [
                "ar", "rtl"]
            found = [text for text in self.page.evaluate(TEXTS) if ENGLISH.fullmatch(text)]
            assert found == [], self.page.url

    def look_elsewhere(self):
        """Looks at the screens on which nothing is set."""
        for path, role, name in ELSEWHERE:
            self.open(path)
            expect(self.of(role, name).first).to_be_visible()
            self.look()
        self.page.close()

    def order(self):
        return self.of("combobox", "Sort")

    def unit(self):
        return self.of("combobox", "Unit")

    def heart(self):
        """The heart of the recipe or drink that is open."""
        begin = self.say("Favourite %@").removesuffix("%@")
        return self.page.get_by_role("button", name=re.compile(f"^{begin}"))

    def is_favourite(self):
        expect(self.heart()).to_be_visible()
        return self.heart().get_attribute("aria-pressed") == "true"

    def cabinet(self):
        """The switches of the bottles, in the cabinet that is opened over the list."""
        self.open("/cocktails")
        self.press("button", "What can I make?")
        switches = [self.page.get_by_role("dialog").get_by_role(
            "switch", name=self.say(each), exact=True) for each in BOTTLES]
        for switch in switches:
            expect(switch).to_be_visible()
        return switches

    def open_drink(self):
        """Out of the cabinet to the drink in the list."""
        self.press("button", "Done")
        self.press("link", DRINK)

    def theme(self, name):
        # Its check mark is part of its name.
        return self.page.get_by_role("menuitemradio", name=self.say(name))

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
        self.press("button", RECIPE)
        self.keeps(lambda: self.person.press(self.heart()))
        for switch in self.cabinet():
            self.keeps(lambda: self.person.press(switch))
        self.open_drink()
        self.keeps(lambda: self.person.press(self.heart()))
        self.keeps(lambda: self.unit().select_option(label=SET["unit"]))
        self.open("/humour")
        self.press("button", "Theme")
        self.keeps(lambda: self.person.press(self.theme(SET["theme"])))
        self.keeps(lambda: self.press("radio", "Following"))
        self.of("textbox", "Your handle").fill(OWN)
        self.keeps(lambda: self.page.keyboard.press("Enter"))
        expect(self.of("heading", "People you follow")).to_be_visible()
        self.page.close()

    def all(self):
        """All that can be set, as a visit finds it."""
        found = {}
        self.open("/recipes")
        found["order"] = chosen(self.order())
        self.look()
        self.press("button", RECIPE)
        found["recipe"] = self.is_favourite()
        self.look()
        found["bottles"] = [switch.is_checked() for switch in self.cabinet()]
        self.look()
        self.open_drink()
        found["unit"] = chosen(self.unit())
        found["drink"] = self.is_favourite()
        self.look()
        self.open("/humour")
        self.press("button", "Theme")
        expect(self.theme("Classic")).to_be_visible()
        found["theme"] = self.page.get_by_role("menuitemradio", checked=True).inner_text().strip()
        self.look()
        self.page.keyboard.press("Escape")
        found["follows"] = self.of("radio", "Following").is_checked()
        if found["follows"]:
            # Whoever is known is not asked again.
            expect(self.of("heading", "People you follow")).to_be_visible()
        self.look()
        self.page.close()
        return found


@pytest.mark.slow
def test_what_is_set_stays_with_the_browser(serve, person):
    """Order, favourites, unit, bottles, theme and handle are there in another tab and after a
    restart; another browser begins as ever, and its own choices are its own."""
    tapas = serve()
    me, stranger = person(tapas, "desktop"), person(tapas, "desktop")
    me.may_lose_the_line()
    stranger.may_lose_the_line()
    assert Visit(me).all() == AS_EVER
    Visit(me).set_all()
    assert Visit(me).all() == SET
    assert Visit(stranger).all() == AS_EVER
    tapas.kill()
    tapas.start()
    assert Visit(me).all() == SET
    assert Visit(stranger).all() == AS_EVER


@pytest.mark.slow
def test_a_week_of_one_person(serve, person):
    """What is set on Monday on a phone, the language too, is there in a new tab, after a restart
    of the server and at the size of a tablet; and what the apps say is in that language."""
    tapas = serve()
    phone = person(tapas)
    arabic = in_arabic()
    Visit(phone).set_all()
    phone.open("/")
    phone.press(phone.page.get_by_role("link", name="العربية", exact=True))
    expect(phone.page.get_by_role("navigation", name=arabic["Language"])).to_be_visible()
    phone.page.close()

    def again(person):
        return Visit(person, say=lambda text: arabic.get(text, text))

    as_set = {name: arabic.get(each, each) if isinstance(each, str) else each
              for name, each in SET.items()}
    assert again(phone).all() == as_set
    tapas.end()
    tapas.start()
    assert again(phone).all() == as_set
    tablet = person(tapas, "ipad", storage_state=phone.context.storage_state())
    assert again(tablet).all() == as_set
    again(tablet).look_elsewhere()


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
