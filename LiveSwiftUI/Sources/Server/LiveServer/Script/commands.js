// What a row or a view can do, a module that only pages with such elements load: a menu, opened by
// a held finger, the other mouse button or the keyboard, and the buttons behind the edges of a row.
// The Tab key stops at the row's own control, which is told to have a menu; assistive technology
// finds there what is behind the row.
const root = document.getElementById('root')
const calm = matchMedia('(prefers-reduced-motion:reduce)')
const each = (selector, top) => [...top.querySelectorAll(selector)]
const make = (tag, ...properties) => Object.assign(document.createElement(tag), ...properties)
const rtl = () => document.dir == 'rtl' ? -1 : 1
const rowOf = el => el.closest('.row:has(.swipe)')
// What has a menu: a view with one of its own, or a row with buttons behind it.
const holderOf = el => el.closest('[data-cm]') ?? rowOf(el)
const controlOf = holder => holder.querySelector(
  ':is(a,button,input,select,textarea,[tabindex]):not(.acts *,.pop *,.cm-b)')
const behind = holder => each('.acts :is(a,button)', rowOf(holder) ?? holder)
const textOf = el => el.textContent.trim()
const nameOf = holder => {
  const control = controlOf(holder)
  if (control?.ariaLabel) return control.ariaLabel
  const el = (control ?? holder).querySelector('[aria-label],.t:not([aria-hidden])')
  return el?.ariaLabel || textOf(el ?? control ?? holder)
}

// The button by which live.js opens the menu. It is seen only where nothing else in the view takes
// the focus.
function openerOf(holder) {
  const button = holder.querySelector('.cm-b')
  if (button) return button
  const box = make('div', { className: 'cm' })
  const opener = make('button', { className: 'cm-b', ariaHasPopup: 'menu', hidden: true })
  opener.dataset.menu = ''
  box.append(opener, make('div', { className: 'pop', role: 'menu', hidden: true }))
  // What scrolls must be in reach of the keyboard.
  ;(holder.querySelector('.swipe') ?? holder).append(box)
  return opener
}

const marked = '[data-cm],.swipe', made = '.cm:not([data-cm])'

function look(el) {
  const holder = holderOf(el), control = holder && controlOf(holder)
  for (const acts of each('.acts', el)) {
    acts.inert = ![opened, hovered].includes(acts.closest('.row'))
  }
  for (const button of behind(el)) button.tabIndex = -1
  if (control) return void (control.matches('[role]') || (control.ariaHasPopup = 'menu'))
  if (holder) Object.assign(openerOf(holder), { hidden: false, ariaLabel: nameOf(holder) })
}

// Menus.
let pointer = null, shown = null, added = []

function open(holder, x, y) {
  const button = holder && openerOf(holder)
  if (!button || button.ariaExpanded == 'true') return
  pointer = { x, y }
  // The focus returns to the row.
  if (button.hidden) button.focus = () => controlOf(holder)?.focus({ preventScroll: true })
  button.click()
}

root.addEventListener('contextmenu', event => {
  const { target } = event, holder = holderOf(target)
  if (!holder || target.closest('input,textarea')) return
  event.preventDefault()
  if (!target.closest('.pop')) open(holder, event.clientX, event.clientY)
})

root.addEventListener('held', ({ target, detail: [x, y] }) => open(target, x, y))

// Not every system makes an event of these keys.
root.addEventListener('keydown', event => {
  const { key, target } = event, holder = holderOf(target)
  if (!holder || !(key == 'ContextMenu' || key == 'F10' && event.shiftKey)) return
  if (target.closest('input,textarea,.pop')) return
  event.preventDefault()
  const { left, bottom } = target.getBoundingClientRect()
  open(holder, left, bottom)
})

// The menu is called like its row, and also has what is behind the row.
root.addEventListener('click', ({ target }) => {
  const button = target.closest('.cm-b')
  if (!button) return
  const holder = holderOf(button), list = button.nextElementSibling
  for (const item of added) item.remove()
  const known = each('[role^=menuitem]', list).map(textOf)
  added = behind(holder).filter(el => !known.includes(textOf(el))).map(itemOf)
  list.append(...added)
  list.ariaLabel = nameOf(holder)
  shown = button
}, true)

function itemOf(el) {
  const item = el.cloneNode(true)
  item.removeAttribute('data-e')
  if (el.isNamed) item.ariaLabel = null
  item.className = el.matches('.bad') ? 'mi bad' : 'mi'
  item.role = 'menuitem'
  item.onclick = () => {
    item.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    el.click()
  }
  return item
}

// The menu lies where the pointer was, or below its button, and within the window.
root.addEventListener('click', ({ target }) => {
  const button = target.closest('.cm-b'), list = button?.nextElementSibling
  if (!list || list.hidden) return
  const box = button.getBoundingClientRect(), size = list.getBoundingClientRect()
  const at = pointer ?? { x: box.left, y: box.bottom }
  pointer = null
  list.style.left = Math.max(8, Math.min(at.x, innerWidth - size.width - 8)) + 'px'
  list.style.top = Math.max(8, Math.min(at.y, innerHeight - size.height - 8)) + 'px'
})

// Buttons behind a row: a finger scrolls to them, a mouse over the row shows them. Closed, nobody
// meets them; open, they are called like their row as well.
let opened = null, hovered = null, touch = null

function reveal(row, isOpen) {
  for (const acts of each('.acts', row)) acts.inert = !isOpen
  if (isOpen) for (const el of behind(row)) {
    if ((el.isNamed ||= !el.ariaLabel)) el.ariaLabel = textOf(el) + ', ' + nameOf(row)
  }
}

root.addEventListener('pointerover', ({ target, pointerType }) => {
  const row = pointerType == 'mouse' ? rowOf(target) : null
  if (row == hovered) return
  if (hovered) reveal(hovered, false)
  if ((hovered = row)) reveal(row, true)
})

// How far a closed row is scrolled: by the width of the leading buttons, once they have a place.
const home = swipe => Math.abs(swipe.querySelector('.swipe-c').offsetLeft)

addEventListener('scroll', ({ target }) => {
  if (!target.matches?.('.swipe')) return
  const row = rowOf(target), isOpen = Math.abs(Math.abs(target.scrollLeft) - home(target)) > 2
  if (isOpen == (row == opened)) return
  reveal(row, isOpen)
  opened = isOpen ? row : null
}, { capture: true, passive: true })

function close(row) {
  const swipe = row.querySelector('.swipe')
  const scroll = behavior => swipe.scrollTo({ left: home(swipe) * rtl(), behavior })
  scroll(calm.matches ? 'instant' : 'smooth')
  // A button whose words change meanwhile is brought back by the browser.
  setTimeout(scroll, 400, 'instant')
}

// Leading buttons have a place beside the row only from its first touch on: before the script ran,
// the row would begin with them.
root.addEventListener('touchstart', ({ touches, target }) => {
  const [{ clientX: x, clientY: y }] = touches, swipe = target.closest('.swipe')
  touch = null
  if (!swipe || touches.length > 1 || rowOf(swipe) == opened) return
  touch = { swipe, x, y }
  // A screen goes back from there.
  if ((rtl() > 0 ? x : innerWidth - x) < 24 || swipe.matches('.both')) return
  swipe.classList.add('both')
  swipe.scrollLeft = home(swipe) * rtl()
}, { passive: true })

// A swipe over most of a row presses the first button of that edge.
root.addEventListener('touchend', ({ changedTouches: [{ clientX, clientY }] }) => {
  if (!touch) return
  const { swipe, x, y } = touch, way = (clientX - x) * rtl(), far = Math.abs(way)
  if (far < .6 * swipe.clientWidth || Math.abs(clientY - y) > far / 3) return
  const edge = way > 0 ? '.acts-l' : '.trail'
  swipe.querySelector(edge + '[data-full] :is(a,button)')?.click()
})

root.addEventListener('click', ({ target }) => {
  const acts = target.closest('.acts')
  if (acts) close(acts.closest('.row'))
})

// A press elsewhere closes the row or the menu, and does nothing else.
let isStray = false

addEventListener('pointerdown', ({ target }) => {
  isStray = opened ? !target.closest('.acts') : shown?.ariaExpanded == 'true' &&
    !shown.parentElement.querySelector(':scope>.pop').contains(target)
  if (isStray && opened) close(opened)
}, true)

addEventListener('click', event => {
  if (!isStray || !event.detail) return
  isStray = false
  event.preventDefault()
  event.stopPropagation()
}, true)

function lookAll(top) {
  // Its buttons are gone while a list is edited.
  top.closest('.row:not(:has(.swipe))')?.querySelector(made)?.remove()
  const around = top.parentElement?.closest(marked)
  if (around) look(around)
  if (top.matches(marked)) look(top)
  each(marked, top).forEach(look)
}

new MutationObserver(changes => {
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    if (node.nodeType == 1 && node.isConnected && !node.matches(made)) lookAll(node)
  }
}).observe(root, { childList: true, subtree: true })
lookAll(root)
