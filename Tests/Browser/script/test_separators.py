"""Separators of rows begin where the words of the row begin."""
import pytest

ROWS = ('<link rel="stylesheet" href="/_/live.css"><style nonce="n0">.row{width:300px}'
        '.photo{width:76px;height:76px;flex:none}'
        '.stacked{flex-direction:column;align-items:flex-start}</style><ul class="rows">'
        + 2 * ('<li class="row"><div class="hs"><div class="photo"></div>'
               '<p class="t">Pie</p></div></li>') + '</ul>')
LEAD = "document.querySelectorAll('.row')[1].style.getPropertyValue('--lead')"


@pytest.fixture
def rows(tab):
    tab.open(ROWS)
    tab.page.add_script_tag(url="/_/screens.js", type="module")
    tab.page.wait_for_function(f"() => {LEAD}")
    return tab


def words(tab):
    return tab.value("(row => row.querySelector('p').getBoundingClientRect().x"
                     " - row.getBoundingClientRect().x)(document.querySelectorAll('.row')[1])")


def test_beside_a_picture_they_begin_with_the_words(rows):
    assert rows.value(LEAD) == f"{words(rows):g}px"
    assert words(rows) > 76


def test_they_follow_the_words_below_the_picture(rows):
    """Bug: after the reader chose large text they began where the words had been."""
    rows.page.evaluate(
        "document.querySelectorAll('.hs').forEach(el => el.classList.add('stacked'))")
    assert words(rows) <= 16
    rows.page.wait_for_function(f"() => !{LEAD}")
