"""The access code in a browser: entering, signing out in one tab while an app is open in another,
and an earlier code that is set again."""
import pytest
from playwright.sync_api import expect

from people import Person
from servers import Tapas

CODE = "open-sesame-please"


@pytest.fixture
def program(started):
    return started(Tapas(None, "--access-code", CODE))


@pytest.fixture
def me(browser, program, started):
    person = started(Person(browser, program.origin, "phone"))
    # Without the code a page is 401, which the browser reports.
    person.allow("401")
    person.may_lose_the_line()
    return person


def type_code(page, code=CODE):
    page.get_by_role("textbox", name="Access code").fill(code)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("link", name="Recipes", exact=True)).to_be_visible()


def test_sign_out(me):
    me.page.goto(me.origin + "/")
    type_code(me.page)
    app = me.context.new_page()
    app.goto(me.origin + "/recipes")
    expect(app.get_by_role("searchbox", name="Search recipes")).to_be_visible()
    app.get_by_role("searchbox", name="Search recipes").fill("tarte")
    me.page.get_by_role("button", name="Sign out").click()
    expect(me.page.get_by_role("textbox", name="Access code")).to_be_visible()
    # The other tab loses its connection, and comes back to the form.
    expect(app.get_by_role("textbox", name="Access code")).to_be_visible(timeout=20_000)
    # Of the cookies only the one with the width and the time zone is left.
    assert [each["name"] for each in me.context.cookies()] == ["tapas_env"]
    type_code(app)


def test_earlier_code(me, program):
    """A new code signs everybody out, and setting the earlier one again lets nobody in."""
    me.page.goto(me.origin + "/")
    type_code(me.page)
    program.end()
    program.start()
    me.page.reload()
    expect(me.page.get_by_role("link", name="Recipes", exact=True)).to_be_visible()
    for code in ["another-code-1", CODE]:
        program.end()
        program.flags = ["--access-code", code]
        program.start()
        me.page.reload()
        expect(me.page.get_by_role("textbox", name="Access code")).to_be_visible()
    type_code(me.page)
