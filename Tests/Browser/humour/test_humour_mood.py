"""A post's mood fills the screen, says how sure it is, and has an address of its own."""
import re

from playwright.sync_api import expect

from humour_services import MOODS

COLORS = {"Happy": "rgb(255, 214, 10)", "Neutral": "rgb(199, 199, 204)", "Sad": "rgb(10, 79, 191)"}


def shown(me):
    """The mood on screen."""
    heading = me.page.get_by_role("heading", level=1, name=MOODS)
    expect(heading).to_be_visible()
    return heading.inner_text()


def english(me):
    """The first post with a mood."""
    return me.posts().filter(has_text=re.compile("😃|😐|😔")).first


def test_press_a_post(services, reader):
    """The whole window has the mood's colour, with its face, how sure it is,
    and what the guess is worth; the list beside it shows which post it is."""
    me = reader(services, "desktop").open("/humour/maya_runs").read()
    post = me.posts().filter(has_text=re.compile("😃|😐|😔")).nth(8)
    # A row that is not drawn yet has no inner text.
    words = post.text_content()
    me.press(post)
    mood = shown(me)
    chosen = me.page.locator("button[aria-current=true]")
    expect(chosen).to_be_in_viewport()
    assert chosen.text_content() == words
    assert {"Happy": "😃", "Neutral": "😐", "Sad": "😔"}[mood] in words
    page = me.page.locator(".painted")
    assert page.evaluate("each => getComputedStyle(each).backgroundColor") == COLORS[mood]
    assert round(page.bounding_box()["width"]) == 1280
    expect(me.page.get_by_text(re.compile(r"^\d+% sure$"))).to_be_visible()
    expect(me.page.get_by_role("heading", name="Words that weighed")).to_be_visible()
    expect(me.page.get_by_text("A guess by a small model on this machine")).to_be_visible()
    me.press(me.page.get_by_role("button", name="Back to @maya_runs"))
    expect(me.heading("@maya_runs")).to_be_visible()
    expect(me.search()).to_be_visible()


def test_by_keyboard(services, reader):
    """A post is a button: Space and Enter press it, and the focus comes back to it."""
    me = reader(services, "desktop").open("/humour/maya_runs").read()
    for key in ["Enter", " "]:
        english(me).focus()
        me.page.keyboard.press(key)
        shown(me)
        me.page.go_back()
        expect(english(me)).to_be_focused()


def test_shared_link(services, reader):
    """The address of a mood opens it for somebody else,
    also where the post lies some pages back."""
    old = services.posts("maya_runs")[90]
    me = reader(services).open(f"/humour/maya_runs/maya_runs~{old['id']}")
    expect(
        me.page.get_by_text(re.compile(r"% sure|Only English|no words to judge"))).to_be_visible()
    me.press(me.page.get_by_role("button", name="Back to @maya_runs"))
    expect(me.heading("@maya_runs")).to_be_visible()
    me.open("/humour/maya_runs/maya_runs~1")
    expect(me.page.get_by_role("heading", name="No such post")).to_be_visible(timeout=20_000)


def test_spanish_post(services, reader):
    """A post in another language is not guessed: it says so in the list and on its screen."""
    me = reader(services).open("/humour/chef_lucia").read()
    post = me.post("Not supported yet").first
    me.press(post)
    expect(me.heading("Not supported yet")).to_be_visible()
    expect(me.page.get_by_text("Only English is read for now")).to_be_visible()
    assert me.page.locator(".painted").count() == 0


def test_forward(services, reader):
    """Forward leads to the mood again."""
    me = reader(services).open("/humour/maya_runs").read()
    me.press(english(me))
    mood = shown(me)
    me.page.go_back()
    expect(me.heading("@maya_runs")).to_be_visible()
    me.page.go_forward()
    assert shown(me) == mood
