"""A menu that changes at the service while a page stays open."""
import shutil
import subprocess

import pytest
from playwright.sync_api import expect

from people import eventually
from servers import ROOT, Service, Tapas, binary


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


class Written:
    """A restaurant without a service: the menu that people copy, in a folder of its own."""

    def __init__(self, started, folder):
        shutil.copytree(ROOT / "Examples/restaurant", folder, dirs_exist_ok=True)
        self.file = folder / "menu.csv"
        self.tapas = started(Tapas(
            None, "--apps", "menu", "--guests", "--menu-file", str(self.file),
            "--menu-name", "Casa Lola"))

    def edit(self, before, after):
        """Saves the file as an editor does that writes in place."""
        text = self.file.read_text()
        assert before in text
        self.file.write_text(text.replace(before, after))

    def doctor(self):
        return subprocess.run(
            [binary(), "doctor", "--port", "0", "--data", str(self.tapas.folder), "--apps", "menu",
             "--menu-file", str(self.file)], capture_output=True, text=True, timeout=60,
            check=False).stdout


def test_menu_file(started, guest, tmp_path):
    """A menu file is on the open page seconds after it is saved; with a fault in it the menu
    before stays, and log and doctor name the line."""
    lola = Written(started, tmp_path / "lola")
    me = guest(lola, locale="es-ES").open("/")
    me.press(me.tile("Tapas frías"))
    gazpacho = me.tiles().filter(has_text="Gazpacho")
    expect(gazpacho).to_contain_text("5,80")
    photo = gazpacho.locator("img")
    eventually(lambda: photo.evaluate("each => each.complete && each.naturalWidth > 0"))
    lola.edit("Gazpacho,Gazpacho", "Gazpacho del día,Gazpacho")
    expect(me.tiles().filter(has_text="Gazpacho del día")).to_contain_text("5,80")
    lola.edit(",5.80,", ",5.8O,")
    fault = "line 4: “5.8O” is no price"
    log = lola.tapas.folder / "errors"
    eventually(lambda: fault in log.read_text())
    assert fault in lola.doctor()
    expect(me.tiles().filter(has_text="Gazpacho del día")).to_contain_text("5,80")
    lola.edit(",5.8O,", ",6.10,")
    expect(me.tiles().filter(has_text="Gazpacho del día")).to_contain_text("6,10")
    assert "menu.csv has 6 categories and 30 products" in lola.doctor()
