"""Every first screen at both sizes, in light and dark, and the access form."""
import pytest

import registry

# The heading of a page that is not called as its app.
OTHERS = {"Menu": "Categories", "Humour": "@maya_runs"}
SCREENS = {"/": "Tapas", "/foods/1": "Sushi", **{
    page: OTHERS.get(name, name) for page, name in zip(registry.pages(), registry.names())}}


@pytest.mark.parametrize("size, scheme", [("phone", "light"), ("desktop", "dark")])
def test_screens(site, visitor, size, scheme):
    """No screen sticks out, and each follows the system's light or dark."""
    me = visitor(site, size, scheme)
    for path, heading in SCREENS.items():
        me.open(path)
        me.by_role("heading", heading, within=60)
        me.nothing_sticks_out()
        assert (me.lightness() < 60) == (scheme == "dark")
        if path == "/menu":
            # Bug: where a scroll bar takes room, "Previous" and "Next" were broken in two.
            assert me.height("button", "Previous") < 60
        me.keep_picture(f"{size}{path}")


def test_access_code(make_site, visitor):
    """The form lets in with the right code; the browser has nothing to complain of."""
    me = visitor(make_site("--access-code", "k7mq-2wxd-9hpf"))
    me.open("/")
    me.press("textbox", "Access code")
    me.window.type("k7mq-2wxd-9hpf")
    me.press("button", "Continue")
    me.by_role("heading", "Tapas")
    me.press("link", "Foods")
    me.by_role("link", "Sushi")
