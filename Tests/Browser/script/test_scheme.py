"""By the style sheet: the colours of a screen that is light or dark whatever the system is."""
import pytest

SHEET = ('<link rel="stylesheet" href="/_/live.css">'
         '<style nonce="n0">.red{--tint:var(--red)}</style>')
BUTTON = '<button class="b" data-e="c"><span class="t">Go</span></button>'


def page(scheme, more=""):
    return (f'<div class="stack"><section class="page {more}"><header class="bar">{BUTTON}</header>'
            f'<div class="content"><div class="vs {scheme}">{BUTTON}</div></div></section></div>')


def colors(tab):
    return tab.value("[...document.querySelectorAll('.b')].map(b => getComputedStyle(b).color)")


@pytest.mark.parametrize("scheme, blue, red", [
    ("light", "rgb(10, 102, 214)", "rgb(255, 59, 48)"),
    ("dark", "rgb(78, 163, 255)", "rgb(255, 69, 58)")])
def test_a_chosen_scheme_has_the_accent_of_that_scheme(tab, scheme, blue, red):
    tab.open(SHEET + page(scheme) + f'<div class="red">{page(scheme)}</div>'
                   + f'<div class="vs {scheme} red">{BUTTON}</div>')
    assert colors(tab) == [blue, blue, red, red, red]


@pytest.mark.parametrize("scheme, ink", [("light", "rgb(0, 0, 0)"), ("dark", "rgb(255, 255, 255)")])
def test_on_a_screen_with_a_colour_of_its_own_buttons_are_black_or_white(tab, scheme, ink):
    tab.open(SHEET + page(scheme, "painted"))
    assert colors(tab) == [ink, ink]


def test_a_chosen_scheme_has_its_own_background_and_text(tab):
    tab.open(SHEET + page("dark"))
    look = "(({color, backgroundColor}) => [color, backgroundColor])(getComputedStyle({}))"
    screen = look.replace("{})", "document.querySelector('.page'))")
    assert tab.value(screen) == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
