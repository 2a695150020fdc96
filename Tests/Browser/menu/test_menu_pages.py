"""Twenty a page, there and back; the popup; the search;
addresses that lead where they were taken."""
import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from weight import weighs_at_most


def test_every_category(quiet, guest):
    """All categories with a dish stand on three pages, each once, and the last one is short."""
    me = guest(quiet).open().at_categories()
    expect(me.button("Previous")).to_be_disabled()
    pages = me.all_pages()
    served = {(each.get("category") or {}).get("id") for each in quiet.shown()}
    names = {each["name"] for each in quiet.records("categories?")
             if each["id"] in served and not each["deleted_at"]}
    assert [len(page) for page in pages[:-1]] == [20] * (len(pages) - 1)
    assert 0 < len(pages[-1]) <= 20
    assert Counter(name for page in pages for name in page) == Counter(names | {"Other"})
    expect(me.button("Next")).to_be_disabled()
    expect(me.pager()).to_contain_text(f"Page {len(pages)} of {len(pages)}")
    me.press(me.button("Previous"))
    expect(me.pager()).to_contain_text(f"Page {len(pages) - 1} of {len(pages)}")
    expect(me.button("Next")).to_be_enabled()


def test_every_product_of_the_largest_category(quiet, guest):
    """The products of one category are those of the service, page by page,
    those switched off or deleted left out."""
    shown = Counter((each.get("category") or {}).get("id") for each in quiet.shown())
    largest = max((id for id in shown if id), key=shown.get)
    wanted = Counter(each["name"] for each in quiet.shown()
                     if (each.get("category") or {}).get("id") == largest)
    me = guest(quiet).open(f"/menu/{largest}")
    expect(me.tiles().first).to_be_visible()
    pages = me.all_pages()
    assert len(pages) > 1
    assert [len(page) for page in pages[:-1]] == [20] * (len(pages) - 1)
    assert Counter(tile.split("\n")[0].strip() for page in pages for tile in page) == wanted


@pytest.mark.parametrize("size", ["phone", "ipad", "desktop"])
def test_product_popup(quiet, guest, size):
    """A tapped product leads back to the page of the categories one came from, with name,
    photo and price over it."""
    me = guest(quiet, size).open().at_categories()
    me.press(me.button("Next"))
    me.at_categories(2)
    me.press(me.tiles().nth(2))
    expect(me.heading("Sushi")).to_be_visible()
    expect(me.page.get_by_role("button", name="Back to Categories")).to_be_visible()
    name = me.tiles().first.inner_text().split("\n")[0]
    me.press(me.tiles().first)
    popup = me.popup(name)
    expect(popup).to_be_visible()
    expect(popup.get_by_role("heading", name=name)).to_be_visible()
    expect(popup.get_by_role("img", name=name, exact=True)).to_be_visible()
    expect(popup).to_contain_text(re.compile(r"SAR\s\d+\.\d\d"))
    me.person.at("/menu/~2")
    me.press(popup.get_by_role("button", name="Close"))
    expect(popup).to_have_count(0)
    me.at_categories(2)


def test_close_the_popup(quiet, guest):
    """Escape and a press beside the popup close it, too; the focus is on the page again."""
    me = guest(quiet, "desktop").open().at_categories()
    for close in [lambda: me.page.keyboard.press("Escape"), lambda: me.page.mouse.click(5, 300)]:
        me.press(me.tile("Soups"))
        expect(me.heading("Soups")).to_be_visible()
        me.press(me.tiles().nth(1))
        expect(me.page.get_by_role("dialog")).to_be_visible()
        close()
        expect(me.page.get_by_role("dialog")).to_have_count(0)
        me.at_categories(1)


def test_by_keys(quiet, guest):
    """Somebody without a pointer turns a page, opens a category and a product,
    and closes the popup."""
    me = guest(quiet, "desktop").open().at_categories()
    me.button("Next").focus()
    me.page.keyboard.press("Enter")
    me.at_categories(2)
    expect(me.heading("Categories")).to_be_focused()
    me.tile("Sushi").focus()
    me.page.keyboard.press("Enter")
    expect(me.heading("Sushi")).to_be_focused()
    me.tiles().first.focus()
    me.page.keyboard.press("Space")
    popup = me.page.get_by_role("dialog")
    expect(popup.get_by_role("button", name="Close")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(popup).to_have_count(0)
    me.at_categories(2)
    expect(me.tile("Sushi")).to_be_focused()


def test_reload_back_and_forward(quiet, guest):
    """Reload keeps the page and an open popup; back and forward go through the pages."""
    me = guest(quiet).open().at_categories()
    me.press(me.button("Next"))
    me.at_categories(2)
    me.press(me.tile("Sushi"))
    expect(me.heading("Sushi")).to_be_visible()
    me.page.reload()
    expect(me.heading("Sushi")).to_be_visible()
    me.page.go_back()
    me.at_categories(2)
    me.page.go_back()
    me.at_categories(1)
    me.page.go_forward()
    me.at_categories(2)
    me.press(me.tile("Sushi"))
    expect(me.heading("Sushi")).to_be_visible()
    me.press(me.tiles().first)
    popup = me.page.get_by_role("dialog")
    expect(popup).to_be_visible()
    name = popup.get_by_role("heading").inner_text()
    me.page.reload()
    expect(me.popup(name)).to_be_visible()
    me.press(popup.get_by_role("button", name="Close"))
    me.at_categories(2)


def test_shared_links(quiet, guest):
    """Another browser lands on the same page; what is not on the menu is said, and leads on."""
    me = guest(quiet).open().at_categories()
    me.press(me.button("Next"))
    me.at_categories(2)
    me.press(me.tile("Sushi"))
    expect(me.heading("Sushi")).to_be_visible()
    friend = guest(quiet, "phone").open(me.page.url.removeprefix(quiet.tapas.origin))
    expect(friend.heading("Sushi")).to_be_visible()
    friend.press(friend.page.get_by_role("button", name="Back to Categories"))
    friend.at_categories(2)
    friend.open("/menu/~99").at_categories(3)
    expect(friend.button("Next")).to_be_disabled()
    friend.open("/menu/nothing-of-this-name")
    expect(friend.page.get_by_role("heading", name="No such category")).to_be_visible()
    friend.press(friend.page.get_by_role("button", name="Back to Categories"))
    friend.at_categories(1)


def test_search(quiet, guest):
    """The search goes over the whole menu and both languages; a find opens the same popup, here."""
    me = guest(quiet, "desktop").open("/menu/~2").at_categories(2)
    me.search().press_sequentially("greek salad")
    find = me.page.get_by_role("main").get_by_role("button",
                                                   name=re.compile("^Greek Salad Salads SAR"))
    expect(find).to_be_visible()
    expect(me.button("Next")).to_have_count(0)
    me.press(find)
    expect(me.popup("Greek Salad")).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.reload()
    expect(me.search()).to_have_value("greek salad")
    expect(find).to_be_visible()
    me.search().fill("سلطة")
    expect(me.tiles().first).to_be_visible()
    expect(find).to_be_visible()
    me.search().fill("xyzzy")
    expect(me.says("No product is called “xyzzy”. Try another name.")).to_be_visible()
    me.search().fill("")
    me.at_categories(2)


def test_the_page_is_no_heavier_than_it_was(quiet_tapas, person):
    weighs_at_most(person(quiet_tapas), "/menu", 400, 1.6, 39)
