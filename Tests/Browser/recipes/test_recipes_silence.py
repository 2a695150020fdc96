"""A sheet is closed by the browser, also while nobody answers."""
import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("way", ["Done", "Escape", "beside it"])
def test_a_sheet_closes_without_the_server(book, over, reader, way):
    tapas = over(book.address)
    me = reader(tapas, "desktop").open()
    row = me.row("Bakewell Tart")
    me.press(row)
    sheet = me.sheet("Bakewell Tart")
    expect(sheet).to_be_visible()
    tapas.freeze()
    if way == "Done":
        me.press(sheet.get_by_role("button", name="Done", exact=True))
    elif way == "Escape":
        me.page.keyboard.press("Escape")
    else:
        me.page.mouse.click(5, 5)
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(row).to_be_focused()
    tapas.thaw()
    me.press(row)
    expect(sheet).to_be_visible()
