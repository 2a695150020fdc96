// Measuring and gestures, a module that only pages with such elements load: sizes and places of
// elements, scrolling to one, presses that are held, drags, hovering, shortcuts; two fingers are in
// pinch.js, menus in commands.js.
const root = document.getElementById('root')
const tell = (el, ...event) =>
  el.dispatchEvent(new CustomEvent('z', { bubbles: true, detail: event }))

// Sizes, told at once and then at most ten times a second; places only where data-g is p.
const due = new Set()
let timer = 0, last = 0

function soon() {
  timer ||= setTimeout(tellAll, Math.max(0, last + 100 - performance.now()))
}

function tellAll() {
  timer = 0
  last = performance.now()
  for (const el of due) {
    if (!el.isConnected || !el.hasAttribute('data-g')) {
      sizes.unobserve(el)
      seen.delete(el)
      continue
    }
    const box = el.getBoundingClientRect()
    const lengths = [el.offsetWidth ?? box.width, el.offsetHeight ?? box.height]
    if (el.dataset.g) lengths.push(...corners(el))
    const text = points(lengths)
    if (el.reported == text) continue
    el.reported = text
    tell(el, 'z', text)
  }
  due.clear()
}

// Lengths as points, which are pixels.
function points(lengths) {
  return lengths.map(length => Math.round(length * 10) / 10).join(' ')
}

// The corners of an element and of those around it that have a name; two of a scroll view's room.
const scrolls = '.sh,.sv,.secs,.rows:is(.plain,.inset)'
const windowRoom = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

function corners(from) {
  const lengths = []
  let el = from
  do {
    const box = el.getBoundingClientRect()
    if (el != from && el.matches(scrolls)) {
      const hasRoom = getComputedStyle(el).overflowY == 'auto'
      const screen = !hasRoom && el.closest('.page,.tab-c,.pg,.dlg')
      const room = screen ? screen.getBoundingClientRect() : hasRoom ? box : windowRoom()
      const bar = screen && screen.querySelector(':scope>.bar')?.offsetHeight || 0
      lengths.push(room.left, room.top + bar, room.right, room.bottom)
    }
    if (el == from || el.matches('[data-cs]')) lengths.push(box.left, box.top)
    el = el.parentElement?.closest('[data-cs],' + scrolls)
  } while (el && lengths.length < 14)
  return lengths
}

root.corners = corners

const seen = new Set()
const sizes = new ResizeObserver(entries => {
  for (const { target } of entries) due.add(target)
  soon()
})

// The element itself or those below it that have an attribute.
const having = (top, name) =>
  [top, ...top.querySelectorAll(`[${name}]`)].filter(el => el.hasAttribute(name))

function look(top) {
  for (const el of having(top, 'data-g')) {
    if (seen.has(el)) continue
    seen.add(el)
    sizes.observe(el)
  }
  for (const el of having(top, 'data-pi')) takePinches(el)
  for (const el of having(top, 'data-at')) bring(el, 'instant')
  for (const el of having(top, 'data-to')) reveal(el)
}

// Brings a row into view where the app wants that: a number, how, and where along both axes.
function reveal(el) {
  const [, behavior, block, inline] = el.dataset.to.split(' ')
  el.removeAttribute('data-to')
  el.scrollIntoView({ behavior, block, inline })
}

new MutationObserver(changes => {
  for (const { type, target, addedNodes } of changes) {
    if (type == 'attributes' && target.dataset.at) bring(target)
    else if (type == 'attributes' && target.dataset.to) reveal(target)
    else if (type == 'attributes') {
      look(target)
      due.add(target)
    }
    for (const node of addedNodes) if (node.nodeType == 1) look(node)
  }
  moved()
  fitSoon()
}).observe(root, { childList: true, subtree: true, attributes: true,
  attributeFilter: ['data-g', 'data-at', 'data-to', 'data-pi'] })

// Texts that may become smaller: the largest size at which nothing is cut, found by halving.
let fitting = 0

function fitSoon() {
  fitting ||= requestAnimationFrame(() => {
    fitting = 0
    for (const el of document.querySelectorAll('[data-min]')) fit(el)
  })
}

function fit(el) {
  const style = el.style
  style.removeProperty('font-size')
  const isCut = () => el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 1
  if (!el.clientWidth || !isCut()) return
  const full = parseFloat(getComputedStyle(el).fontSize)
  let low = +el.dataset.min, high = 1
  for (let round = 0; round < 6; round++) {
    const middle = (low + high) / 2
    style.fontSize = full * middle + 'px'
    if (isCut()) high = middle
    else low = middle
  }
  style.fontSize = full * low + 'px'
}

// Pages side by side: the chosen one is brought, and one that came to rest elsewhere is told.
function bring(el, how) {
  const side = document.dir == 'rtl' ? -1 : 1
  el.scrollTo({ left: el.dataset.at * el.clientWidth * side, behavior: how })
}

function rest(el) {
  const at = Math.round(Math.abs(el.scrollLeft) / el.clientWidth)
  if (at == el.dataset.at || !el.clientWidth) return
  el.dataset.at = at
  tell(el, 'p', '' + at)
}

// A place changes without a size: by scrolling, and by what happens beside it.
function moved() {
  for (const el of seen) if (el.dataset.g || !el.isConnected) due.add(el)
  if (due.size) soon()
}

// A press that is held: for a menu where the browser itself says nothing, or for an action.
let held = null

function release() {
  if (!held) return
  clearTimeout(held.timer)
  if (held.tells) tell(held.el, 'h', false)
  held = null
}

root.addEventListener('pointerdown', event => {
  release()
  if (event.isPrimary) quiet = 0
  const el = event.target.closest('[data-h],[data-cm]')
  if (!el || event.button || !event.isPrimary) return
  const isMenu = !el.dataset.h
  if (isMenu && event.pointerType == 'mouse') return
  const [duration, distance, tells] = (el.dataset.h || '500 10').split(' ')
  const { clientX: x, clientY: y } = event
  held = { el, x, y, distance: +distance, tells }
  if (tells) tell(el, 'h', true)
  held.timer = setTimeout(() => {
    quiet = performance.now()
    if (isMenu) el.dispatchEvent(new CustomEvent('held', { bubbles: true, detail: [x, y] }))
    else tell(el, 'h')
    release()
  }, +duration)
})

root.addEventListener('pointermove', event => {
  if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > held.distance) release()
})
for (const name of ['pointerup', 'pointercancel']) addEventListener(name, () => {
  // What was held is no tap.
  if (quiet) quiet = performance.now()
  release()
})

// The click that ends a hold or a drag. One that a script makes meanwhile, as to open a menu, is
// none of a finger's.
let quiet = 0
addEventListener('click', event => {
  if (!event.isTrusted) return
  if (event.detail && quiet && performance.now() - quiet < 400) {
    event.preventDefault()
    event.stopPropagation()
  }
  quiet = 0
}, { capture: true })

// A drag: begins beyond its distance and is then told every 50 ms, with the pointer's way, its
// speed, and the corners of the view and of named views around as they were at the beginning.
let drag = null

function dragged(phase) {
  clearTimeout(drag.timer)
  drag.timer = 0
  drag.last = performance.now()
  const { el, from, to, speed, base } = drag
  tell(el, 'd', phase + ' ' + points([...from, ...to, ...speed, ...base]))
}

// A drag that never began fails; where data-dr has an f that is told as well.
function endDrag(phase) {
  if (drag.begun) {
    quiet = performance.now()
    dragged(phase)
  } else if (/f/.test(drag.el.dataset.dr)) dragged(2)
  clearTimeout(drag.timer)
  drag = null
}

root.addEventListener('pointerdown', event => {
  const el = event.target.closest('[data-dr]')
  if (!el || drag || event.button || !event.isPrimary) return
  if (event.target.closest('input,textarea,select')) return
  const { clientX: x, clientY: y, timeStamp: time } = event
  drag = { el, from: [x, y], to: [x, y], speed: [0, 0], time, begun: 0, last: 0, base: corners(el) }
  if (!parseFloat(el.dataset.dr)) beginDrag(event)
})

function beginDrag(event) {
  drag.begun = true
  release()
  drag.el.setPointerCapture(event.pointerId)
  dragged(0)
}

root.addEventListener('pointermove', event => {
  if (!drag || !event.isPrimary) return
  const { clientX: x, clientY: y, timeStamp: time } = event
  const seconds = (time - drag.time) / 1000
  if (seconds > 0) {
    drag.speed = [x - drag.to[0], y - drag.to[1]].map((way, axis) =>
      0.4 * drag.speed[axis] + 0.6 * way / seconds)
  }
  drag.to = [x, y]
  drag.time = time
  const way = Math.hypot(x - drag.from[0], y - drag.from[1])
  if (drag.begun) drag.timer ||= setTimeout(() => dragged(0), drag.last + 50 - performance.now())
  else if (parseFloat(points([way])) >= parseFloat(drag.el.dataset.dr)) beginDrag(event)
})
root.addEventListener('pointerup', event => drag && event.isPrimary && endDrag(1))
root.addEventListener('pointercancel', event => drag && event.isPrimary && endDrag(2))

// Several taps quickly after each other.
root.addEventListener('click', event => {
  const el = event.target.closest('[data-tap]')
  if (el && event.detail && event.detail % el.dataset.tap == 0) tell(el, 'k')
})

// The views that a mouse is over.
let over = []

function hover(event) {
  if (event.pointerType != 'mouse') return
  const now = []
  let el = event.type == 'pointerleave' ? null : event.target
  while ((el = el?.closest('[data-hv]'))) {
    now.push(el)
    el = el.parentElement
  }
  for (const each of over) if (!now.includes(each)) tell(each, 'm', false)
  for (const each of now) if (!over.includes(each)) tell(each, 'm', true)
  over = now
}
for (const name of ['pointerover', 'pointerleave']) root.addEventListener(name, hover)

// Sharing: by the browser's dialog, else by the clipboard, which is told beside the button.
root.addEventListener('click', async event => {
  const el = event.target.closest('[data-sh]')
  if (!el) return
  const what = JSON.parse(el.dataset.sh)
  try {
    if (navigator.share) {
      // A menu closes, as after any other of its items.
      el.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      return await navigator.share(what)
    }
  } catch {
    // The person thought better of it.
    return
  }
  await copy([what.text, what.url].filter(Boolean).join('\n'))
  document.getElementById('live').textContent = el.dataset.copied
  el.dataset.done = ''
  setTimeout(() => delete el.dataset.done, 2000)
})

// Pages without HTTPS have no clipboard, but a field that is selected can be copied.
async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}

// Shortcuts: the last element on top that has this one is pressed.
addEventListener('keydown', event => {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || event.repeat) return
  let wanted = key == ' ' ? 'space' : key.toLowerCase()
  if (event.shiftKey) wanted = 's+' + wanted
  if (event.altKey) wanted = 'a+' + wanted
  if (event.ctrlKey || event.metaKey) wanted = 'c+' + wanted
  // A text field keeps what it can type; a button that has the focus keeps Enter and the space.
  const types = target.matches('input,textarea,select') && key.length == 1
  if (types && !/^[ca]/.test(wanted)) return
  if (target.matches('a,button,textarea') && /^(enter|space)$/.test(wanted)) return
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1) ?? root
  const el = [...dialog.querySelectorAll('[data-k]')].findLast(each =>
    each.dataset.k == wanted && !each.disabled && each.ariaDisabled != 'true' &&
      !each.closest('[inert]') && each.checkVisibility())
  if (!el) return
  event.preventDefault()
  el.click()
})

addEventListener('scroll', ({ target }) => {
  moved()
  if (!target.dataset?.at) return
  clearTimeout(target.rest)
  target.rest = setTimeout(() => rest(target), 150)
}, { capture: true, passive: true })
addEventListener('resize', moved)
addEventListener('resize', fitSoon)
fitSoon()
look(root)
