"""Each app under a page as strict as iOS: bars that cut, titles of one line, white pages, traits
that say nothing, fingers of 44 points, and scenes that are left and swiped away."""
import re

import pytest
from playwright.sync_api import expect

from fingers import Finger
from iphone import (HOUR, IPhone, clocks, colours, come_back, crowded_rows, hold,
                    is_announced, is_uncut, is_whole, leave, small_targets, swipe_away)
from people import at_rest, eventually

NIGHT = 12 * HOUR


@pytest.fixture(scope="session")
def library(tmp_path_factory):
    return clocks(tmp_path_factory.mktemp("clocks"))


@pytest.fixture
def iphone(started, library):
    """An iPhone that a story can put to sleep."""
    return IPhone(started, library)


@pytest.fixture(scope="module")
def quiet(library):
    """One for stories that only look, and change what is their own."""
    things = []
    yield IPhone(lambda thing: things.append(thing) or thing, library)
    for thing in reversed(things):
        thing.close()


@pytest.fixture
def holder(person):
    """Puts an iPhone into somebody's hand: `holder(iphone, size)`."""
    return lambda iphone, *where, **more: hold(person(iphone.tapas, *where, **more))


# Words that a screen has once it is loaded.
WORDS = {"/foods": "Sushi", "/foods/2": "Mexico", "/recipes": "Banana Split", "/menu": "Salads",
         "/menu/fbddb518-2f8e-597e-83cf-92c40d51fef0": "Kunafa", "/cocktails": "Gin, ",
         "/cocktails/11110": "Preparation", "/humour": re.compile("Whose mood|Recent|Log in"),
         "/humour/maya_runs": "Slow marathoner", "/humour/tomas_bakes": "Bakery"}


def opened(me, path):
    """Opens a screen and waits until it is there."""
    me.open(path)
    expect(words(me, path)).to_be_visible()
    at_rest(me.page)
    return me


def words(me, path):
    return me.page.get_by_role("main").get_by_text(WORDS[path]).first


def notice(me, text):
    """The words of a notice in sight, besides those that a screen reader was told."""
    return me.page.locator("#root").get_by_text(text)


def tile(me):
    """The first card of Menu."""
    return me.page.get_by_role("main").get_by_role("button").first


# A night, and other absences.

# The lists that renew themselves; a menu does so only when it is asked to.
LISTS = {"/foods": "/food", "/recipes": "/recipes.json", "/cocktails": "/filter.php",
         "/humour/maya_runs": "/tweets"}


@pytest.mark.parametrize("path", LISTS)
def test_a_list_says_its_age_after_a_night_and_renews_itself(iphone, holder, path):
    """Who comes back in the morning does not read yesterday's list as today's."""
    me = opened(holder(iphone), path)
    leave(me)
    iphone.line.cut()
    iphone.sleep(NIGHT)
    come_back(me)
    expect(notice(me, "Saved copy from 12 hours ago")).to_be_visible(timeout=8000)
    expect(words(me, path)).to_be_visible()
    leave(me)
    before = iphone.asked(LISTS[path])
    iphone.line.mend()
    iphone.sleep(NIGHT)
    come_back(me)
    eventually(lambda: iphone.asked(LISTS[path]) > before, within=5)
    expect(notice(me, "Saved copy from")).to_have_count(0)


def test_an_age_is_right_after_an_hour(iphone, holder):
    """A notice that was there before the phone slept does not say that it was a moment ago."""
    me = opened(holder(iphone), "/foods")
    iphone.line.cut()
    me.press(me.button("Refresh"))
    expect(notice(me, "Saved copy from a moment ago")).to_be_visible(timeout=15_000)
    leave(me)
    iphone.sleep(HOUR)
    come_back(me)
    expect(notice(me, "Saved copy from 1 hour ago")).to_be_visible(timeout=8000)


def test_a_load_that_was_left_goes_on(iphone, holder):
    """The home button during a load: back after a while, the list comes, and no complaint."""
    iphone.sandbox.fault("delay", ms=2500, times=1)
    me = holder(iphone)
    me.open("/foods")
    expect(me.page.get_by_role("progressbar")).to_be_visible()
    leave(me)
    iphone.sleep(15 * 60)
    come_back(me)
    expect(me.row("Sushi").or_(me.button("Retry"))).to_be_visible()
    expect(me.row("Sushi")).to_be_visible()


# What a person has set is left when the scene is swiped away: each does something, and says
# afterwards whether it is still so.

def chosen(me, path, name):
    """The picker of a screen."""
    opened(me, path)
    return me.page.get_by_role("combobox", name=name, exact=True)


def is_chosen(picker, option):
    return picker.evaluate("each => each.selectedOptions[0].label") == option


def order(me):
    chosen(me, "/recipes", "Sort").select_option("By cuisine")
    yield
    yield is_chosen(chosen(me, "/recipes", "Sort"), "By cuisine")


def unit(me):
    chosen(me, "/cocktails/11110", "Unit").select_option("Ounces")
    yield
    yield is_chosen(chosen(me, "/cocktails/11110", "Unit"), "Ounces")


def bottle(me):
    def vermouth():
        opened(me, "/cocktails")
        me.press(me.button("What can I make?"))
        switch = me.page.get_by_role("switch", name="Sweet vermouth", exact=True)
        expect(switch).to_be_visible()
        return switch
    me.press(vermouth())
    yield
    yield vermouth().is_checked()


def theme(me):
    def dusk():
        opened(me, "/humour")
        me.press(me.button("Theme"))
        choice = me.page.get_by_role("menuitemradio", name="Dusk")
        expect(choice).to_be_visible()
        return choice
    me.press(dusk())
    yield
    yield dusk().is_checked()


def handle(me):
    def asks_or_tells():
        opened(me, "/humour")
        me.press(me.page.get_by_role("radio", name="Following", exact=True))
        asked = me.page.get_by_role("textbox", name="Your handle")
        told = me.page.get_by_text("@maya_runs", exact=True)
        expect(asked.or_(told).first).to_be_visible()
        return asked, told
    asked, told = asks_or_tells()
    asked.fill("maya_runs")
    me.press(me.button("Show people you follow"))
    expect(told).to_be_visible()
    yield
    yield asks_or_tells()[1].is_visible()


def search(me):
    opened(me, "/foods")
    me.search().fill("pizza")
    expect(me.row("Sushi")).to_have_count(0)
    yield
    opened(me, "/foods")
    yield me.search().input_value() == "pizza"


def test_what_was_set_outlives_its_scene(quiet, holder):
    """Swiped away and opened again, an app has what the person set; a search was only a place."""
    me, kept = holder(quiet), {}
    stories = {each.__name__: each(me)
               for each in (order, unit, bottle, theme, handle, search)}
    for story in stories.values():
        next(story)
        # What was set last is on its way to the server, and from there to where it is kept.
        me.quiet()
    swipe_away(me)
    for name, story in stories.items():
        kept[name] = next(story)
    assert kept == {**dict.fromkeys(stories, True), "search": False}


# Bars, titles and pages.

def test_the_phone_is_as_strict_as_ios(quiet, holder):
    """Bars have their heights, and a title that is too long its ellipsis: else the stories here
    would prove nothing."""
    me = opened(holder(quiet), "/menu")
    bars = [bar.bounding_box()["height"] for bar in (
        me.page.locator("header"), me.page.locator(".bottom"))]
    me.open("/foods/16")
    title = me.page.get_by_role("heading", level=1)
    expect(title).to_be_visible()
    is_cut = title.evaluate("each => each.scrollWidth > each.clientWidth")
    assert (bars, title.bounding_box()["height"] < 60, is_cut) == ([44, 44], True, True)


def test_the_pager_is_whole_in_its_bar(quiet, holder):
    """A bar has its height, and an item its ideal width; the buttons stand at its two ends."""
    me = opened(holder(quiet), "/menu")
    previous, now = me.button("Previous"), me.page.get_by_text(re.compile("^Page 1 of"))
    following = me.button("Next")
    assert [is_uncut(each) for each in (previous, now, following)] == [True] * 3
    left, middle, right = (each.bounding_box() for each in (previous, now, following))
    assert left["x"] < 30 and right["x"] + right["width"] > 360
    assert left["x"] + left["width"] <= middle["x"]
    assert middle["x"] + middle["width"] <= right["x"]


KUNAFA = "/menu/fbddb518-2f8e-597e-83cf-92c40d51fef0"


def products(me):
    opened(me, KUNAFA)


def found_products(me):
    opened(me, "/menu")
    me.page.get_by_role("searchbox").fill("kunafa")
    expect(tile(me)).to_contain_text("Kunafa and Warm Sweets")


@pytest.mark.parametrize("shown", [products, found_products])
def test_cards_stand_out_on_a_plain_page(quiet, holder, shown):
    """A plain page is white on iOS, and a white card is none there."""
    me = holder(quiet)
    shown(me)
    card, page = colours(tile(me))
    assert card and card != page


def a_food(me):
    me.open("/foods/16")
    return "Chicken Tajine with Lemon"


def a_drink(me):
    me.open("/cocktails")
    name = "Fig & Honey Old Fashioned"
    me.page.get_by_role("searchbox").fill(name)
    me.press(me.page.get_by_role("link", name=name, exact=True))
    return name


def a_recipe(me):
    opened(me, "/recipes")
    name = "Schwarzwälder Kirschtorte"
    me.page.get_by_role("searchbox").fill(name)
    me.press(me.page.get_by_role("main").get_by_role("button", name=name, exact=True))
    return name


def a_category(me):
    opened(me, KUNAFA)
    return "Kunafa and Warm Sweets"


@pytest.mark.parametrize("open_it", [a_food, a_drink, a_recipe, a_category])
def test_a_long_name_can_be_read_to_its_end(quiet, holder, open_it):
    """A large title has one line and ends with an ellipsis, so the name stands elsewhere too."""
    me = holder(quiet)
    name = open_it(me)
    expect(me.page.get_by_role("heading", name=name, exact=True).last).to_be_visible()
    at_rest(me.page)
    assert is_whole(me, name)


# Notices.

def refused(iphone, me, service, button):
    """Presses what renews a list while its service only fails; returns the words of the notice."""
    iphone.sandbox.fault("status", "/", service=service, status=500, body="")
    me.press(me.button(button))
    return "Saved copy from a moment ago"


def saved_copy(iphone, me):
    opened(me, "/foods")
    return refused(iphone, me, "foods", "Refresh")


def saved_menu(iphone, me):
    opened(me, "/menu")
    return refused(iphone, me, "menu", "Update menu")


def renewed_menu(iphone, me):
    opened(me, "/menu")
    me.press(me.button("Update menu"))
    return "The menu is up to date"


def renewed_foods(iphone, me):
    me.press(opened(me, "/foods").button("Refresh"))
    return "Up to date"


@pytest.mark.parametrize("shows", [saved_copy, saved_menu, renewed_menu, renewed_foods])
def test_a_notice_is_announced_and_lets_the_title_collapse(iphone, holder, shows):
    """A trait says nothing on iOS, and a list below something else leaves its title where it is."""
    me = holder(iphone)
    notice = shows(iphone, me)
    expect(me.page.get_by_role("main").get_by_text(notice)).to_be_visible()
    title = me.page.get_by_role("heading", level=1)
    top = title.bounding_box()["y"]
    Finger(me.page).drag((200, 700), (200, 350))
    has_moved = title.bounding_box()["y"] < top
    assert (is_announced(me, notice), has_moved) == (True, True)


# Fingers.

SCREENS = ["/foods", "/foods/2", "/recipes", "/menu", "/cocktails", "/cocktails/11110", "/humour",
           "/humour/maya_runs"]


def test_what_is_pressed_is_as_large_as_a_finger(quiet, holder):
    """A near miss beside a heart would open the page; and a press in a row does one thing."""
    me, found = holder(quiet), {}
    for path in SCREENS:
        opened(me, path)
        found[path] = small_targets(me) + crowded_rows(me)
    assert found == {path: [] for path in SCREENS}


def test_recent_people_and_another_handle_take_a_finger_s_room(quiet, holder):
    """What stands beside somebody viewed lately, and above the people one follows."""
    me = opened(holder(quiet), "/humour/tomas_bakes")
    me.press(me.page.get_by_role("button", name="Back to Humour"))
    expect(me.page.get_by_role("heading", name="Recent people")).to_be_visible()
    at_rest(me.page)
    found = small_targets(me) + crowded_rows(me)
    me.press(me.page.get_by_role("radio", name="Following", exact=True))
    me.page.get_by_role("textbox", name="Your handle").fill("maya_runs")
    me.press(me.button("Show people you follow"))
    expect(me.page.get_by_text("@maya_runs", exact=True)).to_be_visible()
    at_rest(me.page)
    assert found + small_targets(me) + crowded_rows(me) == []


def test_retry_in_a_row_takes_a_finger_s_room(iphone, holder):
    """A near miss beside it would open the drink."""
    iphone.sandbox.fault("malformed", "/lookup.php", service="cocktails")
    me = holder(iphone)
    me.open("/cocktails")
    expect(me.button("Retry").first).to_be_visible()
    at_rest(me.page)
    assert small_targets(me) + crowded_rows(me) == []


def test_a_near_miss_beside_retry_does_nothing(iphone, holder):
    """A button of automatic style would take the taps of the whole row."""
    me = opened(holder(iphone), "/humour")
    iphone.sandbox.fault("malformed", "/x/users/search", service="humour")
    me.page.get_by_role("searchbox").fill("maya")
    retry = me.button("Retry")
    expect(retry).to_be_visible()
    at_rest(me.page)
    before, box = iphone.asked("/users/search"), retry.bounding_box()
    me.page.touchscreen.tap(box["x"] - 60, box["y"] + box["height"] / 2)
    me.page.wait_for_timeout(300)
    assert iphone.asked("/users/search") == before
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    assert crowded_rows(me) == []


def test_a_heart_is_near_its_name_on_a_wide_screen(quiet, holder):
    """A list of one column is as wide as the screen on iOS, and hearts are far from names."""
    me = opened(holder(quiet, "ipad", viewport={"width": 1366, "height": 1024}), "/foods")
    expect(me.heart("Sushi")).to_be_visible()
    row, heart = me.row("Sushi").bounding_box(), me.heart("Sushi").bounding_box()
    assert heart["x"] - row["x"] < 700
