"""Every screen and state of Foods, and how a person gets to it; for axe-core and for pictures."""
from playwright.sync_api import expect


def list_shown(me, sandbox):
    me.open()
    expect(me.row("Sushi")).to_be_visible()


def search_shown(me, sandbox):
    list_shown(me, sandbox)
    me.search().fill("pi")
    expect(me.row("Sushi")).to_have_count(0)


def nothing_found(me, sandbox):
    list_shown(me, sandbox)
    me.search().fill("xyzzy")
    expect(me.page.get_by_role("heading", name="No foods found")).to_be_visible()


def detail(me, sandbox):
    me.open("/foods/2")
    expect(me.heading("Tacos al Pastor")).to_be_visible()


def detail_over_the_list(me, sandbox):
    list_shown(me, sandbox)
    me.press(me.row("Sushi"))
    expect(me.heading("Sushi")).to_be_focused()


def no_such_food(me, sandbox):
    me.open("/foods/987654")
    expect(me.page.get_by_role("heading", name="No such food")).to_be_visible()


def skeleton(me, sandbox):
    sandbox.fault("delay", ms=20_000)
    me.open()
    expect(me.page.get_by_role("progressbar")).to_be_visible()


def failed(me, sandbox):
    sandbox.fault("status", status=500, body="")
    me.open()
    expect(me.button("Retry")).to_be_visible()


def empty(me, sandbox):
    sandbox.fault("emptyList")
    me.open()
    expect(me.page.get_by_role("heading", name="No foods", exact=True)).to_be_visible()


def saved_copy(me, sandbox):
    list_shown(me, sandbox)
    sandbox.fault("status", status=500, body="")
    me.press(me.button("Refresh"))
    expect(me.page.get_by_role("status").filter(has_text="Saved copy")).to_be_visible()


def alert(me, sandbox):
    list_shown(me, sandbox)
    sandbox.fault("likeError", method="PUT")
    me.press(me.heart("Sushi"))
    expect(me.page.get_by_role("alertdialog")).to_be_visible()


def skipped(me, sandbox):
    sandbox.fault("wrongTypes")
    me.open()
    me.page.get_by_text("could not be read and are not shown").scroll_into_view_if_needed()


def home(me, sandbox):
    me.open("/")
    expect(me.heading("Tapas")).to_be_visible()


def nowhere(me, sandbox):
    me.allow("status of 404")
    me.open("/nowhere")
    expect(me.heading("Nothing here")).to_be_visible()


STATES = [list_shown, search_shown, nothing_found, detail, detail_over_the_list, no_such_food,
          skeleton, failed, empty,
         saved_copy, alert, skipped, home, nowhere]
# Those where a desktop has more on the screen than a phone.
WIDE = [list_shown, detail_over_the_list, no_such_food, alert, home]
