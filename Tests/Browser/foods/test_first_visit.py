"""Somebody opens Foods for the first time."""
import re

import pytest
from playwright.sync_api import expect

from weight import weighs_at_most

SIZES = ["phone", "ipad", "desktop"]


@pytest.mark.parametrize("size", SIZES)
def test_the_list_is_there(quiet_tapas, person, size):
    """The heading, a list of at least sixty rows in the service's order,
    a link and a heart in each."""
    me = person(quiet_tapas, size)
    me.open()
    expect(me.heading("Foods")).to_be_visible()
    expect(me.page.get_by_role("heading", level=1)).to_have_count(1)
    assert me.down_to_the_end() >= 60
    expect(me.rows().nth(0).get_by_role("link")).to_have_accessible_name("Spaghetti al Pomodoro")
    expect(me.rows().nth(1).get_by_role("link")).to_have_accessible_name("Sushi")
    me.is_liked("Spaghetti al Pomodoro", True)
    me.is_liked("Sushi", False)
    expect(me.page).to_have_title("Foods")


def test_a_row_says_what_matters(quiet_tapas, person):
    """Name, description, country as text and a date for people;
    a code that is no country is said to be unknown."""
    me = person(quiet_tapas)
    me.open()
    croissant = me.rows().filter(has=me.row("Croissant"))
    expect(croissant).to_contain_text("A yeasted dough folded around cold butter")
    expect(croissant).to_contain_text("France")
    expect(croissant).to_contain_text("5 Nov 2023")
    me.down_to(me.row("Astronaut Ice Cream 🚀"))
    ice = me.rows().filter(has=me.row("Astronaut Ice Cream 🚀"))
    expect(ice).to_contain_text("Unknown country")
    expect(ice).to_contain_text("1 Jan 1970")
    expect(me.page.get_by_role("main")).not_to_contain_text(re.compile(r"\d{4}-\d\d-\d\dT"))


def test_without_script(quiet_tapas, person):
    """With JavaScript off the first rows can be read, and their links lead to whole details."""
    me = person(quiet_tapas, "desktop", java_script_enabled=False)
    me.open()
    expect(me.heading("Foods")).to_be_visible()
    assert me.rows().count() == 20
    me.row("Sushi").click()
    me.at("/foods/1")
    expect(me.heading("Sushi")).to_be_visible()
    expect(me.page.get_by_role("main")).to_contain_text("eaten standing up in two bites")


def test_without_script_on_a_phone(quiet_tapas, person):
    """Bug: what says that a script is needed was below the screen, the menu's logo and the
    placeholders of posts stayed for ever."""
    me = person(quiet_tapas, java_script_enabled=False)
    # Playwright finds no words inside a noscript element.
    sentence = me.page.locator("noscript p")
    me.open("/")
    apps = [link.get_attribute("href")
            for link in me.page.get_by_role("listitem").get_by_role("link").all()]
    assert len(apps) >= 5
    title = me.page.get_by_role("heading", level=1)
    for path, shown in [("/menu", me.button("Salads")),
                        ("/humour/maya_runs", me.page.get_by_text("Maya Osei").last),
                        *((path, title) for path in apps)]:
        me.open(path)
        expect(shown).to_be_visible()
        expect(sentence).to_contain_text("This page needs JavaScript")
        expect(sentence).to_be_in_viewport()


def test_no_photo_too_many(tapas, sandbox, person):
    """Photos are fetched only as their rows come near the viewport, and each once;
    a phone gets them at the size at which they are drawn."""
    me = person(tapas)
    me.open()
    expect(me.rows().nth(19)).to_be_attached()
    me.page.wait_for_load_state("networkidle")
    first = len(sandbox.requests("/photos/"))
    assert 6 <= first <= 30, f"{first} photos were fetched for a screen of about nine rows"
    # Nothing but what has arrived is in this list.
    me.page.wait_for_function("() => [...document.images].filter("
                              "image => image.complete && image.naturalWidth).length >= 6")
    sizes = me.page.evaluate("""() => performance.getEntriesByType('resource')
        .filter(each => each.name.includes('/_/photo/')).map(each => each.encodedBodySize)""")
    assert len(sizes) >= 6
    assert sum(sizes) <= 3_000 * len(sizes), f"{sum(sizes)} bytes of {len(sizes)} photos"
    me.down_to(me.row("Svíčková na smetaně"))
    me.page.wait_for_function("""() => [...document.images].some(
        image => image.closest('li')?.innerText.includes('Svíčková')
            && image.complete && image.naturalWidth > 0)""")
    me.page.wait_for_load_state("networkidle")
    me.row("Svíčková na smetaně").click()
    me.page.wait_for_function("""() => [...document.images].some(
        image => image.currentSrc.endsWith('w=512') && image.naturalWidth > 0)""")
    paths = [each["path"] for each in sandbox.requests("/photos/")]
    assert len(paths) > first
    present = [path for path in paths if not re.search("flija|oka-ia|nyama|surprise|skyr", path)]
    assert sorted(set(present)) == sorted(present), "a photo was fetched twice"


def test_broken_photos_leave_a_placeholder(quiet_tapas, person):
    """A photo that is missing, cut short or a web page is never shown as a broken image."""
    me = person(quiet_tapas, "desktop")
    me.open()
    for name in ["Flija", "Nyama Choma", "Skyr with Blueberries"]:
        me.down_to(me.row(name))
        expect(me.row(name)).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    broken = me.page.evaluate("""() => [...document.images].filter(
        image => image.complete && image.currentSrc && !image.naturalWidth
          && image.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length""")
    assert broken == 0


def test_bad_records_are_counted(tapas, sandbox, person):
    """Records that cannot be read are left out and counted; the others are there."""
    sandbox.fault("wrongTypes")
    me = person(tapas)
    me.open()
    notice = me.page.get_by_text(re.compile(r"^\d+ foods could not be read and are not shown\.$"))
    expect(notice).to_be_attached()
    skipped = int(notice.text_content().split()[0])
    assert skipped > 0
    assert me.down_to_the_end() == 76 - skipped


def test_one_bad_record(still_life, person):
    """One bad record costs one row, and the notice counts to one as English does."""
    good = {"id": 0, "name": "Soup", "isLiked": False, "countryOfOrigin": "FR"}
    me = person(still_life([good, {"id": 1, "name": None}]))
    me.open()
    expect(me.rows()).to_have_count(1)
    expect(me.page.get_by_text("1 food could not be read and is not shown.")).to_be_visible()


def test_the_page_is_no_heavier_than_it_was(quiet_tapas, person):
    weighs_at_most(person(quiet_tapas), "/foods", 1_480, 10.3, 32)
