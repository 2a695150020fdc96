// Clicks, toggles, radio groups and menus: shown here at once, confirmed by the server.
// Element → {name, value, seq}: an attribute that the person changed; `value` is the server's.
const locks = new Map()
let pressed = null

function choose(el, name, value, seq) {
  const lock = locks.get(el)
  if (lock) lock.seq = seq
  else locks.set(el, { name, seq, value: el.getAttribute(name) })
  setAttribute(el, name, value)
  whenHandled(seq, () => {
    const lock = locks.get(el)
    if (!lock || lock.seq != seq) return
    locks.delete(el)
    // A page that is gone is inert while it is seen leaving.
    if (!numberOf(el)) return
    setAttribute(el, name, lock.value)
    if (name == 'aria-checked') rove(el.parentNode)
  })
}

const stateName = el => el.ariaPressed ? 'aria-pressed' : 'aria-checked'
const isOn = el => isTrue(el, stateName(el))

function toggle(el) {
  const wanted = !isOn(el)
  choose(el, stateName(el), wanted, emit(el, 't', wanted))
}

const radios = group => all('[role=radio]', group)

function pick(radio) {
  const group = radio.closest('[role=radiogroup][data-e=p]')
  if (!group || isTrue(radio, 'aria-checked')) return
  const seq = emit(group, 'p', radio.dataset.v)
  for (const each of radios(group)) choose(each, 'aria-checked', each == radio, seq)
  rove(group)
}

// The Tab key stops once in a group: at the chosen radio, or the first.
function rove(group) {
  if (group.role != 'radiogroup') return
  const list = radios(group)
  const chosen = list.find(each => isTrue(each, 'aria-checked')) || list[0]
  for (const each of list) each.tabIndex = each == chosen ? 0 : -1
}

const modified = event => event.metaKey || event.ctrlKey || event.altKey
const pressable = '[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'

function clicked(event) {
  const el = event.target.closest(pressable)
  if (!el) return backdropClicked(event)
  const link = el.localName == 'a'
  if (link && (event.button || modified(event) || event.shiftKey)) return
  // The browser itself opens an outside link.
  if (el.hasAttribute('data-out')) return closeMenu()
  // Without a connection since the page opened, or after the last one, links work as plain links.
  if (over || (link && !readyAt && attempt > 2)) return link || reloadOnce()
  if (link) event.preventDefault()
  if (isTrue(el, 'aria-disabled')) return
  if (el.hasAttribute('data-menu')) return menuClicked(el)
  const kind = el.dataset.e
  pressed = el
  if (menu && menu.contains(el) && !el.closest('[data-stay]')) {
    pressed = menuButton
    closeMenu(1)
  }
  if (kind == 't') toggle(el)
  else if (kind == 'c' || el.hasAttribute('data-back')) {
    const seq = emit(el, 'c'), dialog = el.closest('dialog')
    if (el.hasAttribute('data-back') && goBelow(el.closest('.page'), seq)) return
    if (endsDialog(el, dialog)) return closeQuietly(dialog)
    // On a slow network the press stays visible until the server has handled it.
    waits(el, true)
    whenHandled(seq, () => waits(el, false))
  }
  else if (el.role == 'radio') pick(el)
}

// The row has an attribute of its own: `:has([data-w])` made each press style the whole page twice.
function waits(el, still) {
  el.toggleAttribute('data-w', still)
  if (el.matches('.link,.hit')) el.closest('.row')?.toggleAttribute('data-r', still)
}

let menu = null, menuButton = null
const items = () => all('[role^=menuitem]:not([disabled])', menu).filter(el => el.offsetWidth)

function menuClicked(button) {
  // A menu inside of a menu expands below its button.
  if (menu && menu.contains(button)) {
    const list = button.nextElementSibling
    list.hidden = !list.hidden
    button.ariaExpanded = !list.hidden
    return
  }
  const same = button == menuButton
  closeMenu(same)
  same || openMenu(button)
}

function openMenu(button, last) {
  const list = button.nextElementSibling
  if (list?.role != 'menu') return
  menu = list
  menuButton = button
  menu.hidden = false
  button.ariaExpanded = true
  focusOn(items().at(last ? -1 : 0))
}

function closeMenu(focus) {
  if (!menu) return
  const inside = focus || menu.contains(holder())
  menu.hidden = true
  menuButton.ariaExpanded = false
  if (inside) focusOn(menuButton)
  menu = menuButton = null
}

const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

function keyed(event) {
  const { key, target } = event
  if (modified(event) || event.isComposing) return
  let step = steps[key]
  if (document.dir == 'rtl' && /t$/.test(key)) step = -step
  if (menu && (menu.contains(target) || target == menuButton)) {
    const list = items(), index = list.indexOf(target)
    if (key == 'Escape') closeMenu(1)
    else if (key == 'Home') list[0]?.focus()
    else if (key == 'End') list.at(-1)?.focus()
    else if (/Up|Down/.test(key)) list.at((index + step) % list.length)?.focus()
    else return void (key == 'Tab' && closeMenu(1))
  } else if (target.matches('[data-menu]') && /w(Up|Down)/.test(key)) openMenu(target, step < 0)
  else if (target.matches('[role=radio]') && step) {
    const list = radios(target.closest('[role=radiogroup]'))
    const next = list.at((list.indexOf(target) + step) % list.length)
    next.focus()
    pick(next)
  } else if (key == 'Enter' && target.matches('input[data-s]') && event.keyCode != 229) {
    typingOf(target).seq = emit(target, 's', target.value)
  } else if (key == ' ' && target.matches('a[role]') ||
    /^( |Enter)$/.test(key) && target.matches('div[tabindex][data-e=c]')) target.click()
  else return
  event.preventDefault()
}
