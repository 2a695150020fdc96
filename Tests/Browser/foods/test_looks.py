"""Languages, directions, large text, dark, calm: the same app for everybody."""
import re

import pytest
from playwright.sync_api import expect


def sideways(page):
    """By how many pixels anything can be scrolled sideways, and what sticks out."""
    return page.evaluate("""() => {
        const boxes = [document.documentElement, ...document.querySelectorAll('[data-key]')]
        return Math.max(...boxes.map(box => box.scrollWidth - box.clientWidth))
    }""")


@pytest.mark.parametrize("path", ["/foods", "/foods/75", "/foods/63", "/foods/999999", "/"])
@pytest.mark.parametrize("size", ["phone", "ipad", "desktop"])
def test_nothing_sticks_out(quiet_tapas, person, size, path):
    """No screen can be scrolled sideways at any size."""
    me = person(quiet_tapas, size)
    me.open(path)
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    assert sideways(me.page) <= 0


@pytest.mark.parametrize("path", ["/foods", "/foods/75", "/"])
def test_large_text(quiet_tapas, person, path):
    """With text twice as large everything is larger, and still nothing sticks out at 390 pixels."""
    me = person(quiet_tapas)
    me.open(path)
    heading = me.page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    before = heading.evaluate("el => parseFloat(getComputedStyle(el).fontSize)")
    me.page.evaluate("document.documentElement.style.fontSize = '200%'")
    # A title may shrink by a little so that its longest word stays whole.
    assert heading.evaluate("el => parseFloat(getComputedStyle(el).fontSize)") >= 1.7 * before
    assert sideways(me.page) <= 0


def test_spanish(quiet_tapas, person):
    """A browser in Spanish gets Spanish: words, countries, dates."""
    me = person(quiet_tapas, locale="es-ES")
    me.open()
    expect(me.heading("Comidas")).to_be_visible()
    assert me.page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [
        "es", "ltr"]
    expect(me.page.get_by_role("button", name="Me gusta Sushi", exact=True)).to_be_visible()
    expect(me.rows().filter(has=me.row("Croissant"))).to_contain_text("Francia")
    expect(me.rows().filter(has=me.row("Croissant"))).to_contain_text("5 nov 2023")
    me.page.get_by_role("searchbox", name="Buscar comidas").fill("xyzzy")
    expect(me.page.get_by_role("heading", name="No se encontraron comidas")).to_be_visible()
    me.open("/foods/70")
    expect(me.page.get_by_role("main")).to_contain_text("País desconocido")
    expect(me.page.get_by_role("button", name="Volver a Comidas")).to_be_visible()


def test_arabic(quiet_tapas, person):
    """A browser in Arabic gets Arabic from right to left; a Latin description runs its own way."""
    me = person(quiet_tapas, locale="ar")
    me.open()
    expect(me.heading("الأطعمة")).to_be_visible()
    assert me.page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [
        "ar", "rtl"]
    heart = me.page.get_by_role("button", name="أعجبني Sushi", exact=True)
    expect(heart).to_be_visible()
    assert heart.bounding_box()["x"] < me.row("Sushi").bounding_box()["x"] + 60
    assert sideways(me.page) <= 0
    me.press(me.row("Sushi"))
    expect(me.heading("Sushi")).to_be_visible()
    expect(me.page.get_by_role("main")).to_contain_text("اليابان")
    back = me.page.get_by_role("button", name="العودة إلى الأطعمة")
    assert back.bounding_box()["x"] > 195
    assert sideways(me.page) <= 0


def test_the_language_can_be_chosen(quiet_tapas, person):
    """The links on the first page change the language of everything, whatever the browser says."""
    me = person(quiet_tapas, "desktop")
    me.open("/")
    me.page.get_by_role("link", name="Español").click()
    me.page.get_by_role("link", name="Comidas").click()
    expect(me.heading("Comidas")).to_be_visible()
    me.open("/")
    me.page.get_by_role("link", name="العربية").click()
    me.page.get_by_role("link", name="الأطعمة").click()
    expect(me.heading("الأطعمة")).to_be_visible()
    me.search = lambda: me.page.get_by_role("searchbox")
    me.search().fill("croissant")
    expect(me.rows()).to_have_count(1)
    expect(me.rows()).to_contain_text("فرنسا")
    me.open("/")
    me.page.get_by_role("link", name="English").click()
    expect(me.page.get_by_role("link", name="Foods")).to_be_visible()


def lightness(page):
    """How light the background of the page is, from 0 to 255."""
    colors = page.evaluate(
        """() => [document.querySelector('.page') ?? document.body, document.body,
        document.documentElement].map(el => getComputedStyle(el).backgroundColor)""".replace(
            ".page", "[data-key]"))
    solid = next(each for each in colors if each != "rgba(0, 0, 0, 0)")
    return sum(float(each) for each in re.findall(r"[\d.]+", solid)[:3]) / 3


@pytest.mark.parametrize("path", ["/foods", "/foods/1", "/"])
def test_dark(quiet_tapas, person, path):
    """The system's dark mode is followed, and at once when it changes."""
    me = person(quiet_tapas, color_scheme="dark")
    me.open(path)
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    assert lightness(me.page) < 60
    me.page.emulate_media(color_scheme="light")
    me.page.wait_for_function("""() => matchMedia('(prefers-color-scheme: light)').matches""")
    assert lightness(me.page) > 200


def test_reduced_motion(quiet_tapas, person):
    """Who asked for calm gets no animation, going forth and back."""
    me = person(quiet_tapas, reduced_motion="reduce")
    me.open()
    me.page.evaluate("""() => {
        window.moved = []
        const look = () => {
            moved.push(...document.getAnimations()
                .filter(each => each.effect.getTiming().duration > 50)
                .map(each => each.animationName ?? each.transitionProperty ?? each.id))
            requestAnimationFrame(look)
        }
        look()
    }""")
    me.press(me.row("Sushi"))
    expect(me.heading("Sushi")).to_be_visible()
    me.press(me.back())
    expect(me.heading("Foods")).to_be_visible()
    expect(me.row("Sushi")).to_be_focused()
    assert me.page.evaluate("moved") == []
