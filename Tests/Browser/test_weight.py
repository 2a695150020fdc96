"""What the real pages weigh, by counts, which no busy machine changes: elements and bytes of a
page that somebody comes back to, photos, and what one person's like costs another's page."""
import pytest
from playwright.sync_api import expect

# At most so many elements, and so many thousand bytes of HTML as they are sent and of photos.
# Each is what the page weighs now and a tenth more; what makes a page lighter lowers its bound.
BOUNDS = {
    "/foods": (1_480, 10.3, 32),
    "/recipes": (800, 4.9, 34),
    "/menu": (400, 1.6, 39),
    "/cocktails": (505, 4, 13),
    "/humour": (225, 3.5, 7),
}


def weight(me):
    """The elements of the page, and the thousand bytes of its HTML and of its photos."""
    return me.page.evaluate("""() => {
        const bytes = entries => Math.round(
            entries.reduce((sum, each) => sum + each.encodedBodySize, 0) / 100) / 10
        const photos = performance.getEntriesByType("resource").filter(
            each => each.name.includes("/_/photo/"))
        return [document.querySelectorAll("*").length,
                bytes(performance.getEntriesByType("navigation")), bytes(photos)]
    }""")


@pytest.mark.parametrize("path", BOUNDS)
def test_a_page_weighs_no_more_than_it_does(quiet_tapas, person, path):
    me = person(quiet_tapas)
    me.open(path)
    me.quiet()
    me.open(path)
    me.quiet()
    me.page.wait_for_load_state("networkidle")
    found = weight(me)
    assert all(had <= bound for had, bound in zip(found, BOUNDS[path])), found


def test_a_like_costs_another_page_one_row(tapas, person):
    """Another page hears of a like in less than a row of HTML, and draws nothing else."""
    liker, other = person(tapas), person(tapas)
    other.open("/foods")
    liker.open("/foods")
    heard = []
    other.page.on("websocket", lambda socket: socket.on(
        "framereceived", lambda frame: heard.append(frame)))
    other.page.reload()
    for each in (liker, other):
        each.quiet()
    heard.clear()
    liker.press(liker.heart("Sushi"))
    liker.is_liked("Sushi", True)
    expect(other.heart("Sushi")).to_have_attribute("aria-pressed", "true")
    other.quiet()
    assert 0 < max(map(len, heard)) < 600, heard
