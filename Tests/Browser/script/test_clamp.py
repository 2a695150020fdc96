"""By the style sheet: texts of at most some lines in a page of the other direction."""
import pytest

SHEET = ('<link rel="stylesheet" href="/_/live.css"><style nonce="n0">.two{-webkit-line-clamp:2}'
         '.narrow{width:120px;align-items:flex-start}</style>')
WORDS = {"rtl": ("The word names the rice, not the fish: short grains", "Brigadeiros"),
         "ltr": ("الكلمة تسمي الأرز لا السمك وحباته قصيرة متبلة بالخل", "قطايف")}
ROOM = """[...document.querySelectorAll('.lc')].map(el => {
  const range = document.createRange(), box = el.getBoundingClientRect()
  range.selectNodeContents(el)
  const lines = [...range.getClientRects()], { direction, fontSize } = getComputedStyle(el)
  const room = direction == 'ltr' ? box.right - Math.max(...lines.map(line => line.right))
    : Math.min(...lines.map(line => line.left)) - box.left
  return [lines.length, room / parseFloat(fontSize)]
})"""


@pytest.mark.parametrize("page", ["rtl", "ltr"])
def test_an_ellipsis_has_room_where_the_text_ends_at_the_edge(tab, page):
    """Bug: for a reader of Arabic cut English ended as if it were whole."""
    texts = [f'<span class="t lc two" dir="auto">{words}</span>' for words in WORDS[page]]
    tab.open(SHEET + f'<div class="vs narrow">{"".join(texts)}</div>')
    tab.value(f"document.documentElement.dir = '{page}'")
    (_, room), (lines, _) = tab.value(ROOM)
    # A space at the end of a line hangs into that room.
    assert (room > 0.6, lines) == (True, 1)
