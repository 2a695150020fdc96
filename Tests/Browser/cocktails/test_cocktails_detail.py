"""A drink, whole: opened from its row and by its address, and back to where the list was."""
from playwright.sync_api import expect


def test_there_and_back(bar, guest):
    """The page has name, photo, each ingredient with its measure, and preparation,
    with no lookup of its own. A heart there is a favourite, which the list's filter leaves."""
    me = guest(bar).open()
    expect(me.row("50/50 Martini")).to_contain_text("Gin")
    before = len([each for each in bar.lookups() if each["path"].endswith("i=11026")])
    me.press(me.link("50/50 Martini"))
    expect(me.heading("50/50 Martini")).to_be_visible()
    expect(me.heading("Ingredients", 2)).to_be_visible()
    expect(me.heading("Preparation", 2)).to_be_visible()
    items = me.page.get_by_role("listitem")
    for words in ["1 1/2 oz Gin", "1 1/2 oz Dry vermouth", "1 dash Orange bitters"]:
        expect(items.filter(has_text=words)).to_be_visible()
    expect(me.page.get_by_role("img", name="50/50 Martini")).to_be_visible()
    expect(me.page.get_by_text("Cocktail · Nick and Nora glass · Alcoholic")).to_be_visible()
    assert before == len([each for each in bar.lookups() if each["path"].endswith("i=11026")]) == 1
    expect(me.page.get_by_role("button", name="Share", exact=True)).to_be_visible()
    heart = me.page.get_by_role("button", name="Favourite 50/50 Martini", exact=True)
    me.press(heart)
    expect(heart).to_have_attribute("aria-pressed", "true")
    me.press(me.page.get_by_role("button", name="Back to Cocktails"))
    expect(me.heading("Cocktails")).to_be_visible()
    expect(me.link("50/50 Martini")).to_be_visible()
    me.press(me.page.get_by_role("button", name="Filter", exact=True))
    me.press(me.page.get_by_role("menuitemcheckbox", name="Favourites"))
    expect(me.rows()).to_have_count(1)
    expect(me.link("50/50 Martini")).to_be_visible()


def test_shared_link(bar, guest):
    """A page opened by its address looks up its own drink; one that does not exist says so."""
    me = guest(bar, "desktop").open("/cocktails/11005")
    expect(me.heading("Piña Colada")).to_be_visible()
    expect(me.heading("Preparation", 2)).to_be_visible()
    assert any(each["path"].endswith("i=11005") for each in bar.lookups())
    me.open("/cocktails/1")
    expect(me.page.get_by_text("The service has no cocktail number 1.")).to_be_visible()


def test_without_words(bar, guest):
    """A drink without instructions says so."""
    me = guest(bar).open("/cocktails/11114")
    expect(me.heading("Derby")).to_be_visible()
    expect(me.page.get_by_text("The service does not say how this is made.")).to_be_visible()
