// The second script, a module that only pages with such elements load: sizes and places of
// elements, menus and actions behind a long press.
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
  // Sixteen points are 1 rem.
  const points = 16 / parseFloat(getComputedStyle(document.documentElement).fontSize)
  const round = length => Math.round(length * points * 10) / 10
  for (const el of due) {
    if (!el.isConnected || !el.hasAttribute('data-g')) {
      sizes.unobserve(el)
      seen.delete(el)
      continue
    }
    const box = el.getBoundingClientRect()
    const told = [el.offsetWidth ?? box.width, el.offsetHeight ?? box.height]
    if (el.dataset.g) {
      told.push(box.left, box.top)
      let around = el
      while ((around = around.parentElement?.closest('[data-cs]')) && told.length < 12) {
        const outer = around.getBoundingClientRect()
        told.push(outer.left, outer.top)
      }
    }
    const text = told.map(round).join(' ')
    if (el.told == text) continue
    el.told = text
    tell(el, 'z', text)
  }
  due.clear()
}

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
  for (const el of having(top, 'data-at')) bring(el, 'instant')
}

new MutationObserver(changes => {
  for (const { type, target, addedNodes } of changes) {
    if (type == 'attributes' && target.dataset.at) bring(target)
    else if (type == 'attributes') {
      look(target)
      due.add(target)
    }
    for (const node of addedNodes) if (node.nodeType == 1) look(node)
  }
  moved()
}).observe(root, { childList: true, subtree: true, attributes: true,
  attributeFilter: ['data-g', 'data-at'] })

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

// Menus of views: opened by the other mouse button, by a held finger, or by their own button.
let pointer = null
const opener = el => el.querySelector(':scope>[data-menu]')

function openMenu(el, x, y) {
  const button = opener(el)
  if (!button || button.ariaExpanded == 'true') return
  pointer = { x, y }
  button.click()
}

root.addEventListener('contextmenu', event => {
  const el = event.target.closest('[data-cm]')
  if (!el || event.target.closest('[role=menu],input,textarea')) return
  event.preventDefault()
  openMenu(el, event.clientX, event.clientY)
})

// The menu lies where the pointer was, or below its button, and within the window.
root.addEventListener('click', event => {
  const button = event.target.closest('[data-cm]>[data-menu]')
  const list = button?.nextElementSibling
  if (!list || list.hidden) return
  const box = button.getBoundingClientRect(), size = list.getBoundingClientRect()
  const at = pointer ?? { x: box.left, y: box.bottom }
  pointer = null
  list.style.left = Math.max(8, Math.min(at.x, innerWidth - size.width - 8)) + 'px'
  list.style.top = Math.max(8, Math.min(at.y, innerHeight - size.height - 8)) + 'px'
})

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
    if (isMenu) openMenu(el, x, y)
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

let quiet = 0
addEventListener('click', event => {
  if (event.detail && quiet && performance.now() - quiet < 400) {
    event.preventDefault()
    event.stopPropagation()
  }
  quiet = 0
}, { capture: true })

addEventListener('scroll', ({ target }) => {
  moved()
  if (!target.dataset?.at) return
  clearTimeout(target.rest)
  target.rest = setTimeout(() => rest(target), 150)
}, { capture: true, passive: true })
addEventListener('resize', moved)
look(root)
