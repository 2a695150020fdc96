"""The first launch, updates, and everything that can go wrong with them."""
import re

from playwright.sync_api import expect


def test_first_launch(restaurant, guest):
    """Splash and progress bar until the menu is there whole;
    every browser sees the one download."""
    bab = restaurant("--menu-name", "Bab & Co")
    bab.fault("delay", ms=700)
    me = guest(bab).open()
    friend = guest(bab, "phone").open()
    for each in (me, friend):
        expect(each.page.get_by_role("img", name="Bab & Co", exact=True)).to_be_visible()
        expect(each.heading("Bab & Co")).to_be_visible()
        expect(each.progress()).to_be_visible()
        expect(each.page.get_by_text(re.compile(r"^\d+ of \d+ pages$"))).to_be_visible()
        assert each.tiles().count() == 0
    bab.heal()
    for each in (me, friend):
        each.at_categories()
        expect(each.progress()).to_have_count(0)
    assert set(bab.pages().values()) == {1}


def test_second_launch_asks_nothing(restaurant, guest):
    """Started again, and with the service gone, the menu is there: no request is made."""
    bab = restaurant()
    first = guest(bab).open().at_categories()
    first.person.may_lose_the_line()
    before = bab.pages()
    assert before
    bab.tapas.end()
    bab.tapas.start()
    me = guest(bab).open().at_categories()
    assert bab.pages() == before
    bab.sandbox.end()
    me.press(me.tile("Soups"))
    expect(me.heading("Soups")).to_be_visible()
    me.press(me.tiles().first)
    expect(me.page.get_by_role("dialog")).to_contain_text(re.compile(r"SAR\s\d"))


def test_logo_at_each_start(restaurant, guest):
    """A new page shows the logo for half a second over a saved menu.

    Links and what is restored do not wait for it.
    """
    bab = restaurant("--menu-name", "Bab & Co")
    first = guest(bab).open().at_categories()
    me = guest(bab)
    # As long as its script has not come, the page stays as it was served.
    scripts = []
    me.page.route("**/*.js?*", lambda script: scripts.append(script))
    me.page.goto(bab.tapas.origin + "/menu", wait_until="commit")
    expect(me.heading("Bab & Co")).to_be_visible()
    expect(me.page.get_by_role("img", name="Bab & Co", exact=True)).to_be_visible()
    assert scripts
    for script in scripts:
        script.continue_()
    me.page.unroute("**/*.js?*")
    me.at_categories()
    expect(me.heading("Bab & Co")).to_have_count(0)
    linked = guest(bab, "phone").open("/menu/~2")
    expect(linked.heading("Bab & Co")).to_have_count(0)
    linked.at_categories(2)
    # The name is the tab's, and stands over the first page.
    expect(me.page).to_have_title("Categories – Bab & Co")
    expect(me.says("Bab & Co").filter(visible=True)).to_be_visible()
    # A restart in the middle of a search goes on at once: a splash would be noted.
    me.search().fill("a")
    expect(me.tiles().filter(has_text=re.compile(r"\d")).first).to_be_visible()
    me.page.evaluate("""() => {
        window.splashes = 0
        new MutationObserver(() => {
            const splash = document.querySelector('[role=img][aria-label="Bab & Co"]')
            const headings = [...document.querySelectorAll('h1,[role=heading]')]
            const isNamed = headings.some(each => each.textContent == 'Bab & Co')
            splashes += Boolean(splash || isNamed)
        }).observe(document, {subtree: true, childList: true, characterData: true})
    }""")
    for each in (first, me, linked):
        each.person.may_lose_the_line()
    bab.tapas.kill()
    expect(me.status("Connection lost")).to_be_visible()
    bab.tapas.start()
    expect(me.status("Connection lost")).to_be_hidden()
    expect(me.search()).to_have_value("a")
    me.search().fill("")
    me.at_categories()
    assert me.page.evaluate("splashes") == 0


def test_failed_download_goes_on(restaurant, guest):
    """A page that fails is an alert with Retry, which asks only for the pages that are not there
    yet."""
    bab = restaurant()
    bab.fault("status", "/products?page=20", status=400)
    me = guest(bab).open()
    alert = me.page.get_by_role("alertdialog", name="The menu could not be downloaded")
    expect(alert).to_be_visible()
    me.press(alert.get_by_role("button", name="OK"))
    expect(alert).to_have_count(0)
    expect(me.page.get_by_text("The menu could not be downloaded").filter(
        visible=True)).to_be_visible()
    expect(me.button("Retry")).to_be_visible()
    bab.heal()
    before = bab.pages()
    me.press(me.button("Retry"))
    me.at_categories()
    again = bab.pages() - before
    # Those that were under way when the other one failed are asked for again, and those of the
    # front are not.
    twice = {path for path in again if path in before and "page=20" not in path}
    assert len(twice) <= 4
    assert len(before) > 15


def test_wrong_token(restaurant, guest):
    """A refused token names the setting that holds it, in the alert and on the page."""
    me = guest(restaurant(token="nobody")).open()
    alert = me.page.get_by_role("alertdialog")
    expect(alert).to_contain_text("TAPAS_MENU_TOKEN")
    me.press(alert.get_by_role("button", name="OK"))
    expect(me.page.get_by_text("TAPAS_MENU_TOKEN").filter(visible=True)).to_be_visible()


def test_asked_to_wait(restaurant, guest):
    """Asked to wait, the download says until when, and goes on by itself."""
    bab = restaurant()
    bab.fault("status", "/products?page=9", status=429, headers={"Retry-After": "3"}, times=1)
    me = guest(bab).open()
    expect(me.status(re.compile(r"The service asks us to wait until \d+:\d\d"))).to_be_visible()
    me.at_categories()


def test_update(restaurant, guest):
    """An update runs beside the menu in use and says when it is done."""
    bab = restaurant()
    me = guest(bab).open().at_categories()
    bab.fault("delay", ms=500)
    me.press(me.button("Update menu"))
    expect(me.progress()).to_be_visible()
    me.press(me.tile("Soups"))
    expect(me.heading("Soups")).to_be_visible()
    expect(me.progress()).to_be_visible()
    bab.heal()
    expect(me.status("The menu is up to date")).to_be_visible()
    expect(me.tiles().first).to_be_visible()


def test_failed_update(restaurant, guest):
    """A failed update leaves the menu, which says that it is a saved copy;
    the next one may go well."""
    bab = restaurant()
    me = guest(bab).open().at_categories()
    bab.fault("status", "/products?page=20", status=400)
    me.press(me.button("Update menu"))
    expect(me.status("Saved copy")).to_be_visible()
    expect(me.page.get_by_role("alertdialog")).to_have_count(0)
    me.press(me.button("Next"))
    me.at_categories(2)
    bab.heal()
    me.press(me.button("Update menu"))
    expect(me.status("The menu is up to date")).to_be_visible()
    expect(me.status("Saved copy")).to_have_count(0)
