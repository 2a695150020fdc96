"""People do not see each other's screens, and nobody's words are taken for anything but words."""
from playwright.sync_api import expect


def test_two_people(tapas, sandbox, person):
    """One searches, is in a detail, meets an alert; the other's list,
    place and screen know nothing of it."""
    ana, ben = person(tapas), person(tapas, "desktop")
    ana.open()
    ben.open()
    ana.search().fill("ramen")
    expect(ana.rows()).to_have_count(1)
    expect(ben.search()).to_have_value("")
    assert ben.down_to_the_end() == 76
    ben.row("Sushi").click()
    expect(ben.heading("Sushi")).to_be_visible()
    expect(ana.heading("Foods")).to_be_visible()
    ana.at("/foods")
    sandbox.fault("refuseLike", method="PUT")
    ana.press(ana.heart("Ramen (ラーメン)"))
    expect(ana.page.get_by_role("alertdialog")).to_be_visible()
    ben.page.reload()
    expect(ben.heading("Sushi")).to_be_visible()
    expect(ben.page.get_by_role("alertdialog")).to_have_count(0)
    ben.at("/foods/1")


def test_the_same_link_is_not_the_same_screen(tapas, person):
    """Two people at one address type different things; each gets their own."""
    ana, ben = person(tapas, "desktop"), person(tapas, "desktop")
    ana.open()
    ben.open()
    for me, text in [(ana, "pi"), (ben, "su"), (ana, "pizza"), (ben, "sushi")]:
        me.search().fill(text)
    expect(ana.rows()).to_have_count(1)
    expect(ana.row("Pizza Margherita")).to_be_visible()
    expect(ben.rows()).to_have_count(1)
    expect(ben.row("Sushi")).to_be_visible()


EVIL = ("<script>document.title='run'</script><img src=x onerror=\"document.title='run'\">"
        " \"'>&amp;</style></div>")


def test_markup_is_text(still_life, person):
    """Markup in names, descriptions and codes is shown as it was written,
    and nothing of it runs."""
    me = person(still_life([
        {"id": 1, "name": EVIL, "isLiked": False, "description": EVIL, "countryOfOrigin": "<b>",
         "photoURL": "javascript:alert(1)", "lastUpdatedDate": EVIL},
        {"id": 2, "name": "Soup\u202e\u0000 plain", "isLiked": True,
         "description": "</textarea><svg onload=alert(1)>"}]))
    me.page.on("dialog", lambda dialog: me.problems.append(f"a dialog: {dialog.message}")
               or dialog.dismiss())
    me.open()
    expect(me.rows()).to_have_count(2)
    expect(me.row(EVIL)).to_be_visible()
    expect(me.page).to_have_title("Foods")
    me.search().fill("<script>")
    expect(me.rows()).to_have_count(1)
    me.press(me.row(EVIL))
    expect(me.heading(EVIL)).to_be_visible()
    expect(me.page).to_have_title(EVIL)
    expect(me.page.get_by_role("main")).to_contain_text(EVIL)
    expect(me.page.get_by_role("main")).to_contain_text("Unknown country")
    me.page.reload()
    expect(me.heading(EVIL)).to_be_visible()
    assert me.page.evaluate(
        "document.querySelectorAll('main script, main [onerror], main b').length") == 0


def test_markup_in_the_service_s_words(tapas, sandbox, person):
    """A refusal in markup is read out as text too."""
    sandbox.fault("likeError", method="PUT", body=EVIL)
    me = person(tapas)
    me.open()
    me.press(me.heart("Sushi"))
    expect(me.page.get_by_role("alertdialog")).to_contain_text(EVIL)
    expect(me.page).to_have_title("Foods")


def test_the_chef_s_surprise(quiet_tapas, person):
    """The sandbox's own dish with markup in it is a dish like any other."""
    me = person(quiet_tapas)
    me.open("/foods/75")
    expect(me.heading("\"Chef's Surprise\" <Today's Special>")).to_be_visible()
    expect(me.page.get_by_role("main")).to_contain_text("<script>alert('not a recipe')</script>")
