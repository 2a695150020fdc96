"""A menu that changes at the service while a page stays open."""
import subprocess

import pytest
from playwright.sync_api import expect

from servers import Service, Tapas, binary


class Kitchen(Service):
    """A service with one category, whose dishes a test changes, and Tapas over it."""

    def __init__(self, started):
        self.dishes = [{"id": "1", "name": "Soup", "price": 11, "category": {"id": "c"}},
                       {"id": "2", "name": "Bread", "price": 2, "category": {"id": "c"}}]
        super().__init__(self.answer)
        self.flags = ["--menu-url", f"{self.origin}/v5", "--menu-token", "any"]
        started(self)
        self.tapas = started(Tapas(None, *self.flags))

    def answer(self, path):
        records = self.dishes if "/products" in path else [{"id": "c", "name": "Starters"}]
        return {"data": records, "meta": {
            "current_page": 1, "last_page": 1, "per_page": 50, "total": len(records)}}

    def sync(self):
        """Updates the menu as a nightly cron job does, in a process of its own."""
        done = subprocess.run(
            [binary(), "menu", "sync", "--data", str(self.tapas.folder), *self.flags],
            capture_output=True, text=True, timeout=60, check=True)
        assert done.stdout.endswith("The menu is saved: 1 categories, 2 products.\n")


@pytest.fixture
def kitchen(started):
    return Kitchen(started)


def test_sync_in_another_process(kitchen, guest):
    """An iPad that nobody touches shows the prices of `tapas menu sync` within seconds,
    on its page and in its popup."""
    wall = guest(kitchen).open("/menu/c")
    soup = wall.tiles().filter(has_text="Soup")
    expect(soup).to_contain_text("SAR 11.00")
    hall = guest(kitchen, "phone").open("/menu/c")
    hall.press(hall.tiles().filter(has_text="Bread"))
    expect(hall.popup("Bread")).to_contain_text("SAR 2.00")
    kitchen.dishes[0]["price"] = 99
    kitchen.dishes[1].update(name="Flatbread", is_in_stock=False)
    kitchen.sync()
    expect(soup).to_contain_text("SAR 99.00")
    expect(wall.tiles().filter(has_text="Flatbread")).to_contain_text("Sold out")
    expect(hall.popup("Flatbread")).to_contain_text("Sold out")
    wall.press(soup)
    expect(wall.popup("Soup")).to_contain_text("SAR 99.00")


def test_update_moments_after_a_download(kitchen, guest):
    """"Up to date" is said only once the service was asked, however recent the menu is."""
    me = guest(kitchen).open("/menu/c")
    for price in [12, 13.005, 14]:
        kitchen.dishes[0]["price"] = price
        me.press(me.button("Update menu"))
        expect(me.status("The menu is up to date, with 2 products.")).to_be_visible()
        expect(me.tiles().filter(has_text="Soup")).to_contain_text(
            {12: "SAR 12.00", 13.005: "SAR 13.01", 14: "SAR 14.00"}[price])
