"""axe-core looks at every screen and state on a phone, light and dark, and on a desktop at those
that look different there."""
import pytest
from playwright.sync_api import expect

from axe import grave_findings
from people import at_rest
from states import STATES, WIDE

@pytest.mark.slow
@pytest.mark.parametrize("state, size", [(state, "phone") for state in STATES]
                         + [(state, "desktop") for state in WIDE],
                         ids=lambda each: getattr(each, "__name__", each))
def test_nothing_grave(tapas, sandbox, person, state, size):
    """axe-core finds nothing serious or critical, in light and then, on the phone, in dark."""
    me = person(tapas, size, color_scheme="light", reduced_motion="reduce")
    state(me, sandbox)
    # The colours of a desktop are those of a phone.
    for scheme in ["light", "dark"] if size == "phone" else ["light"]:
        me.page.emulate_media(color_scheme=scheme)
        at_rest(me.page)
        assert (scheme, grave_findings(me.page)) == (scheme, [])


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["ar", "es"])
def test_nothing_grave_in_other_languages(tapas, sandbox, person, locale):
    """Nor in the other languages."""
    me = person(tapas, locale=locale, reduced_motion="reduce")
    me.open()
    expect(me.row("Sushi")).to_be_visible()
    assert grave_findings(me.page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_grave_at_the_door(serve, person, scheme):
    """Nor where the access code is asked for, before and after a wrong one."""
    me = person(serve(None, "--access-code", "open-sesame-please"), color_scheme=scheme)
    me.allow("status of 401")
    me.open("/")
    expect(me.page.get_by_role("textbox", name="Access code")).to_be_visible()
    assert grave_findings(me.page) == []
    me.page.get_by_role("textbox").fill("wrong")
    me.press(me.button("Continue"))
    expect(me.page.get_by_role("alert")).to_be_visible()
    assert grave_findings(me.page) == []
