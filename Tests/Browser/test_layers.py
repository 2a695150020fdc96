"""Which view is in front: a browser paints what has an effect over what comes after it."""
import base64

import pytest
from playwright.sync_api import expect

from people import Person, eventually
from typing_app import TypingApp

# The colours of places of a picture.
COLOURS = """async ([picture, places]) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + picture
    await image.decode()
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    pen.drawImage(image, 0, 0)
    return places.map(([x, y]) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3))
}"""
BLUE = [0, 0, 255]
WHITE = [255, 255, 255]


@pytest.fixture(scope="module")
def app():
    app = TypingApp("TypingApp")
    yield app
    app.close()


def test_a_later_view_is_in_front_of_one_with_an_effect(browser, app):
    """Each cell has a red view with an effect, then a blue one, in one of the containers; the
    last cells have an order of their own. Bug: red was in front in 215 of them."""
    me = Person(browser, app.origin, "desktop", viewport={"width": 900, "height": 1700})
    me.open("/layers")
    cells = me.page.get_by_role("img")
    expect(cells).to_have_count(320)
    # The policy of the page forbids a picture of this kind.
    blank = me.context.new_page()

    def colours():
        names, places = zip(*cells.evaluate_all("""cells => cells.map(cell => {
            const { x, y, width, height } = cell.getBoundingClientRect()
            return [cell.getAttribute('aria-label'), [x + width / 2, y + height / 2]]
        })"""))
        picture = base64.b64encode(me.page.screenshot()).decode()
        return dict(zip(names, blank.evaluate(COLOURS, [picture, places])))

    # A layout of an app's own shows nothing before the sizes of its views are known.
    eventually(lambda: WHITE not in colours().values())
    assert {name: colour for name, colour in colours().items() if colour != BLUE} == {}
    me.close()


def test_an_open_menu_is_in_front_of_later_views(person, app):
    """A menu of a view reaches over what comes after that view, whatever its container is."""
    me = person(app, "desktop")
    me.open("/layers-with-menus")
    for number in range(4):
        button = me.button(f"Menu {number}")
        button.click()
        for item in me.page.get_by_role("menuitem").all():
            box = item.bounding_box()
            x, y = box["x"] + 20, box["y"] + box["height"] / 2
            assert item.evaluate("(item, [x, y]) => item.contains(document.elementFromPoint(x, y))",
                                 [x, y]), number
        me.page.keyboard.press("Escape")
