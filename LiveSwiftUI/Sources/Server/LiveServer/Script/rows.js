// Long lists: keeps the room of rows that were let go, and tells which rows are in sight. The mark
// before the rows has data-w: the number of the first row that is here, the one after the last, and
// the one after the last that ever was. The next mark ends them.
const root = document.getElementById('root')
const tell = (el, ...event) =>
  el.dispatchEvent(new CustomEvent('z', { bubbles: true, detail: event }))
// As on the server: the rows kept on either side of those in sight, and how far that may differ.
const margin = 40, slack = 30

// What each list was like when last looked at, by its mark; and by its screen the room above and
// the scroll position, for a page that is replaced.
const looks = new WeakMap(), rooms = new Map()
const marks = () => [...root.querySelectorAll('[data-w]')]
const numbers = mark => mark.dataset.w.split(' ').map(Number)

function rowsOf(mark) {
  const rows = []
  let end = mark
  while ((end = end.nextElementSibling) && !end.matches('.more,.room')) rows.push(end)
  return { rows, end }
}

function scroller(el) {
  while ((el = el.parentElement)) if (/auto|scroll/.test(getComputedStyle(el).overflowY)) return el
  return document.scrollingElement
}

// The distance of an element from the top of the list, which scrolling leaves as it is.
function placeIn(list) {
  const origin = list.getBoundingClientRect().top - list.scrollTop
  return el => el.getBoundingClientRect().top - origin
}

const keyOf = (mark, box) => box.dataset.key + ' ' + marks().indexOf(mark)
const isHere = (list, rows, end) => list.offsetHeight && rows.length && end
  && !list.closest('[inert]')

function look(mark, room) {
  const list = mark.parentElement, box = scroller(mark), { rows, end } = rowsOf(mark)
  if (!isHere(list, rows, end)) return
  const place = placeIn(list), before = looks.get(mark), [first, last, seen] = numbers(mark)
  room ??= before?.room ?? 0
  const top = box == document.scrollingElement ? 0 : box.getBoundingClientRect().top
  looks.set(mark, {
    first, last, seen, room, list, top: box.scrollTop, head: rows[0],
    asked: before?.asked, reported: before?.reported,
    sight: top - list.getBoundingClientRect().top + list.scrollTop, height: box.clientHeight,
    places: new Map(rows.map(row => [row, place(row)])), foot: place(end), below: end.offsetHeight,
  })
  rooms.set(keyOf(mark, box), [mark.dataset.w, room, box.scrollTop])
}

// The number of the row at a distance from the top of the list.
function rowAt(distance, { first, last, seen, room, places, foot, below }) {
  const rows = [...places.values()], over = distance - rows[0] + room
  if (distance < rows[0]) return Math.floor(first * over / room || 0)
  if (distance >= foot) return last + Math.floor((seen - last) * (distance - foot) / (below || 1))
  const at = rows.findLastIndex(place => place <= distance)
  return first + Math.floor(at * (last - first) / rows.length)
}

// The rows in which a person types, has a menu open, or selects words, or that keys have reached.
function heldRows({ list, places }) {
  const held = [...list.querySelectorAll(':focus-visible,[data-menu][aria-expanded=true]')]
  if (!getSelection().isCollapsed) held.push(getSelection().anchorNode)
  const rows = [...places.keys()]
  return held.map(el => rows.findIndex(row => row.contains(el))).filter(at => at >= 0)
}

function report(mark) {
  const of = looks.get(mark)
  if (!of || of.asked || printing) return
  const { first, last, seen } = of
  let from = rowAt(of.sight, of), to = rowAt(of.sight + of.height, of) + 1
  for (const at of heldRows(of).map(at => first + at * (last - first) / of.places.size)) {
    from = Math.min(from, Math.floor(at))
    to = Math.max(to, Math.ceil(at) + 1)
  }
  const bound = at => Math.max(0, Math.min(seen, at))
  const differs = (at, now, end) => Math.abs(at - now) > slack || at != now && at == end
  const text = bound(from) + ' ' + bound(to)
  if (of.reported == text || !differs(bound(bound(from) - margin), first, 0)
    && !differs(bound(bound(to) + margin), last, seen)) return
  of.asked = 1
  of.reported = text
  const answered = () => {
    const now = looks.get(mark)
    if (!now?.asked) return
    now.asked = 0
    report(mark)
  }
  // Rows that came with the answer are settled first.
  mark.addEventListener('y', () => setTimeout(answered), { once: true })
  setTimeout(answered, 3000)
  tell(mark, 'g', text)
}

// The rows have changed. What is in sight stays where it is, because the room above grows by the
// rows that have gone there.
function settle(mark) {
  const before = looks.get(mark), make = height => (mark.style.height = height + 'px')
  const list = mark.parentElement, box = scroller(mark), { rows, end } = rowsOf(mark)
  if (!isHere(list, rows, end)) return
  const [first, last, seen] = numbers(mark)
  const known = !before && rooms.get(keyOf(mark, box)), isSame = known?.[0] == mark.dataset.w
  // Only this script moves what is in sight, in every browser.
  box.style.overflowAnchor = 'none'
  // Without the rows the list may have been too short for a moment.
  const isCut = box.scrollTop >= box.scrollHeight - box.clientHeight - 1
  const had = row => before?.places.has(row)
  const stays = rows.find(row => had(row) && before.places.get(row) >= before.sight)
    ?? rows.findLast(had)
  // Above what stays real heights are needed now, and no guess that changes once they are in sight.
  // Where nothing stays all the rows are guessed, because each that is drawn may tell its size.
  for (const row of rows) {
    if (!before || row == stays) break
    if (had(row)) continue
    if (stays) row.style.contentVisibility = 'visible'
    else row.style.containIntrinsicSize =
      `auto ${(before.foot + before.below) / before.seen}px`
  }
  // In a grid of several columns the first row may lie in another one.
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
  if (columns > 1) rows.forEach((row, at) =>
    (row.style.gridColumnStart = at ? '' : first % columns + 1))
  let at = isSame ? known[2] : box.scrollTop, room = before?.room ?? 0
  if (at < before?.top && (isCut || !stays)) at = before.top
  make(room)
  const place = placeIn(list), height = place(end) - place(rows[0])
  if (stays) room += before.places.get(stays) - place(stays)
  else if (before) room = placeOf(first, before)
  else room = isSame ? known[1] : first * height / (last - first)
  room = first && Math.max(0, room)
  make(room)
  end.style.height = last < seen ? (seen - last) * (room + height) / last + 'px' : ''
  if (stays && at > 0) at += place(stays) - before.places.get(stays)
  if (Math.abs(box.scrollTop - at) > 1) box.scrollTop = at
  looks.set(mark, { ...before, asked: 0, reported: '' })
  look(mark, room)
  report(mark)
}

// Where a row was that is here only now.
function placeOf(row, { first, last, seen, room, foot, below }) {
  return row < first ? room * row / first : foot + below * (row - last) / Math.max(1, seen - last)
}

function lookAll() {
  for (const mark of marks()) {
    look(mark)
    report(mark)
  }
}

// Paper takes all rows.
let printing = false
addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
  if (key == 'p' && (ctrlKey || metaKey)) printing = true
}, true)
addEventListener('beforeprint', () => (printing = true))
addEventListener('afterprint', () => (printing = false))

let looking = 0
new MutationObserver(changes => {
  for (const mark of marks()) {
    const before = looks.get(mark)
    if (before?.head != mark.nextElementSibling
      || changes.some(({ target }) => target == mark)) settle(mark)
  }
  looking ||= setTimeout(() => {
    looking = 0
    lookAll()
  }, 100)
}).observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-w'] })
addEventListener('scroll', lookAll, { capture: true, passive: true })
addEventListener('resize', lookAll)
for (const mark of marks()) settle(mark)
