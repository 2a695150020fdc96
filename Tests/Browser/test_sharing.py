"""ShareLink where the browser cannot share: what is shared is copied, and the button says so."""
import pytest
from playwright.sync_api import expect

from servers import Tapas


@pytest.fixture(scope="module")
def gallery():
    """Tapas with its previews, of services that no preview asks."""
    tapas = Tapas(None, "--previews", "--foods-url", "http://127.0.0.1:9/nothing")
    yield tapas
    tapas.close()


def shares(me, gallery):
    me.open("/previews/controls/button")
    button = me.page.get_by_role("button", name="Share", exact=True)
    expect(button).to_be_visible()
    # The script of gestures, which also copies, is loaded when the page is live.
    me.page.wait_for_load_state("networkidle")
    button.evaluate("""button => {
        window.shown = []
        new MutationObserver(() => shown.push(getComputedStyle(button, '::after').content))
            .observe(button, { attributes: true, attributeFilter: ['data-done'] })
    }""")
    me.press(button)
    expect(me.page.get_by_role("status").filter(has_text="Copied")).to_have_count(1)
    # The words beside the button go again by themselves.
    me.page.wait_for_function("() => window.shown.length == 2")
    assert me.page.evaluate("window.shown") == ['"Copied"', "none"]


def test_a_secure_page_copies_to_the_clipboard(person, gallery):
    me = person(gallery, permissions=["clipboard-read", "clipboard-write"])
    me.page.add_init_script("delete Navigator.prototype.share")
    shares(me, gallery)
    assert me.page.evaluate("navigator.clipboard.readText()") == "Four buttons and a link"


def test_a_page_without_https_copies_by_a_field(person, gallery):
    me = person(gallery, permissions=["clipboard-read", "clipboard-write"])
    # Such a page has neither.
    me.page.add_init_script("""
        delete Navigator.prototype.share
        const clipboard = navigator.clipboard
        window.readCopied = () => clipboard.readText()
        Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })
    """)
    shares(me, gallery)
    assert me.page.evaluate("window.readCopied()") == "Four buttons and a link"
    expect(me.page.locator("textarea")).to_have_count(0)


def test_a_browser_that_shares_is_asked_and_nothing_is_copied(person, gallery):
    me = person(gallery)
    me.page.add_init_script("navigator.share = async what => { window.shared = what }")
    me.open("/previews/controls/button")
    me.page.wait_for_load_state("networkidle")
    me.press(me.page.get_by_role("button", name="Share", exact=True))
    me.page.wait_for_function("() => window.shared")
    assert me.page.evaluate("window.shared") == {"text": "Four buttons and a link"}
    expect(me.page.get_by_role("status").filter(has_text="Copied")).to_have_count(0)
