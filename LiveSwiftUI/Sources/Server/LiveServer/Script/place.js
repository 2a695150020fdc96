// The address, the history, and the scroll position of each container.
const address = () => location.pathname + location.search
let here = address()
let before = here
let depth = 0
// The address to set after our own history.go has finished; later changes wait for it.
let going = null

// Storage may be full or forbidden. Then a reload starts at the top.
function keep(key, value) {
  try {
    sessionStorage.setItem('tapas.' + key, value)
  } catch {}
}
function recall(key) {
  try {
    return sessionStorage.getItem('tapas.' + key)
  } catch {
    return null
  }
}

function nowAt(path) {
  before = here
  here = path
}

// Steps back that were taken before the server's answer, oldest first: [the address left].
let trail = []

// The server moves. Steps that the browser took itself are not taken again, and who went back or
// forward meanwhile stays there, for the server follows.
function moveTo(url, mode, n = 1) {
  if (trail[0] && mode == 'replace') return void (trail[0][0] = url)
  if (trail[0] && mode == 'back') {
    n -= trail.splice(0, n).length
    if (trail[0]) return
    if (!n) mode = 'replace'
  }
  if (answered >= wentAt) goTo(url, mode, n)
}

const tellPlace = () => (wentAt = emit(null, 'u', here))

function goTo(url, mode, n = 1) {
  if (going) return void going.push([url, mode, n])
  const to = new URL(url, location)
  if (to.origin != location.origin) return
  const path = to.pathname + to.search
  if (path == here) return
  savePlaces()
  nowAt(path)
  if (mode == 'push') history.pushState({ d: ++depth, b: before }, '', url)
  else if (mode == 'back' && n <= depth) {
    going = [[url, 'replace']]
    history.go(-n)
  } else history.replaceState({ ...history.state, d: depth }, '', url)
}

function arrive() {
  const rest = going
  going = null
  depth = history.state?.d ?? depth
  here = address()
  for (const step of rest) goTo(...step)
}

function popped() {
  if (going) return arrive()
  const path = address()
  depth = history.state?.d ?? depth
  if (path == here) return
  savePlaces()
  nowAt(path)
  snapshot = recall('p:' + here) || snapshot
  wantPlaces(storedPlaces())
  followBack(tellPlace())
}

// Scroll positions still to be restored, because their content may come in a later batch.
const places = new Map()
let placesTimer
const container = key => all('[data-key]').find(el => el.dataset.key == key)

// A place is the distance scrolled, and which row is the first in sight and how far below the top:
// rows above it may have other heights when it is restored.
const rowsIn = el => [...el.querySelectorAll('.row')]
const fromTop = (row, el) => row.getBoundingClientRect().top - el.getBoundingClientRect().top

// Read when scrolling ends: just before a page is replaced it may have lost its styles. In a long
// list it may have other rows then.
const anchors = new WeakMap()

addEventListener('scrollend', ({ target: el }) => {
  if (!el.dataset?.key || el.querySelector('[data-w]')) return
  const rows = rowsIn(el), first = rows.findIndex(row => fromTop(row, el) > 0)
  anchors.set(el, [el.scrollTop, ...first < 0 ? [] : [first, fromTop(rows[first], el)]])
}, true)

// A page that is left while it scrolls has scrolled away from its row.
const readPlaces = () => all('[data-key]').map(el => {
  const [top, ...anchor] = anchors.get(el) ?? []
  return [el.dataset.key, [el.scrollLeft, el.scrollTop, ...top == el.scrollTop ? anchor : []]]
})

function savePlaces() {
  keep('s:' + here, JSON.stringify(readPlaces()))
}

function storedPlaces() {
  return JSON.parse(recall('s:' + here) || '[]')
}

function restorePlaces() {
  for (const [key, [x, y, first, distance]] of places) {
    const el = container(key)
    if (!el) continue
    el.scrollTo({ left: x, top: y, behavior: 'instant' })
    if (Math.abs(el.scrollTop - y) > 2 || Math.abs(el.scrollLeft - x) > 2) continue
    places.delete(key)
    const row = rowsIn(el)[first]
    if (row) el.scrollTop += fromTop(row, el) - distance
  }
}

// Restores scroll positions until the person scrolls, or for 5 s. Meanwhile rows out of sight are
// laid out with their real heights.
function wantPlaces(list) {
  for (const [key, place] of list) places.set(key, place)
  clearTimeout(placesTimer)
  placesTimer = setTimeout(() => {
    places.clear()
    pageRoot.className = ''
  }, 5000)
  pageRoot.className = 'whole'
}
