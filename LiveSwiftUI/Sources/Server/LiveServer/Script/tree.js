// The page's elements by number, and the operations that change them.
const pageRoot = document.getElementById('root')
const elements = new Map([[0, pageRoot]])
const numbers = new WeakMap([[pageRoot, 0]])
const numberOf = el => numbers.get(el)
const clock = () => performance.now()
const holder = () => document.activeElement
const focusOn = el => el?.focus({ preventScroll: true })
const isTrue = (el, name) => el.getAttribute(name) == 'true'
const all = (selector, top = pageRoot) => [...top.querySelectorAll(selector)]

function enter(el, number) {
  elements.set(number, el)
  numbers.set(el, number)
}

// Numbers all elements below `top` in document order. Returns the next number.
function enterBelow(top, number) {
  for (const el of all('*', top)) enter(el, number++)
  return number
}

function forget(el) {
  for (const each of [el, ...all('*', el)]) {
    const number = numbers.get(each)
    numbers.delete(each)
    if (elements.get(number) === each) elements.delete(number)
  }
}

function at(number) {
  const el = elements.get(number)
  if (!el) throw Error('no element ' + number)
  return el
}

// Parses HTML. Below an <svg> it is parsed inside one, otherwise its elements would be HTML.
function parse(html, parent) {
  const template = document.createElement('template')
  const svg = parent.namespaceURI.endsWith('svg')
  template.innerHTML = svg ? `<svg>${html}</svg>` : html
  return svg ? template.content.firstChild : template.content
}

function setAttribute(el, name, value) {
  // Inline handlers are refused here as well as by the security policy.
  if (/^on/i.test(name)) return
  if (value == null) el.removeAttribute(name)
  else el.setAttribute(name, value)
}

// The element's own declarations. The security policy forbids `style` in HTML, not this.
function applyStyle(el) {
  el.style.cssText = el.dataset.c || ''
}

// Moves an element. What has the focus would lose it on the way, and a composition with it, so the
// others move around it.
function move(into, el, next) {
  const list = [...into.childNodes], from = list.indexOf(el)
  const to = next ? list.indexOf(next) : list.length
  const shift = (each, before) => into.moveBefore
    ? into.moveBefore(each, before) : into.insertBefore(each, before)
  if (from < 0 || !el.contains(holder())) shift(el, next)
  else if (from < to) list.slice(from + 1, to).forEach(each => shift(each, el))
  else list.slice(to, from).forEach(each => shift(each, list[from + 1] || null))
}

// Work for the end of the batch: dialogs to open, focus to set.
let late = []
let arrived, gone, keeping

const special = '[data-c],[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function mount(el, silent) {
  const found = all(special, el)
  if (el.matches(special)) found.unshift(el)
  for (const each of found) {
    if (each.dataset.c) applyStyle(each)
    if (each.hasAttribute('data-n')) watch(each)
    markPhoto(each)
    rove(each)
    if (each.hasAttribute('data-m')) late.push(() => openDialog(each))
    if (silent) continue
    if (each.autofocus) late.push(() => each.focus())
    if (each.matches('.page')) arrived = each
  }
}

// The operations by their names on the wire.
const operations = {
  __proto__: null,
  t(id, text) {
    const el = at(id), only = el.firstChild
    if (only && only.nodeType == 3 && !only.nextSibling && text) only.data = text
    else el.textContent = text
  },
  a(id, name, value) {
    const el = at(id), lock = locks.get(el)
    if (lock && lock.name == name) return void (lock.value = value)
    setAttribute(el, name, value)
    if (name == 'data-c') applyStyle(el)
    else if (name == 'data-n') watch(el)
    else if (name == 'src') markPhoto(el, 1)
    else if (name == 'aria-checked') rove(el.parentNode)
  },
  i(parent, before, html, first) {
    const into = at(parent), next = before ? at(before) : null
    const piece = parse(html, into), tops = [...piece.children]
    enterBelow(piece, first)
    while (piece.firstChild) into.insertBefore(piece.firstChild, next)
    for (const el of tops) mount(el)
    moving?.entered.push(...tops)
  },
  m(parent, id, before) {
    move(at(parent), at(id), before ? at(before) : null)
  },
  r(id) {
    const el = at(id)
    if (el.matches('.page') && !isLeft(el)) gone = el
    for (const dialog of el.matches('dialog') ? [el] : all('dialog', el)) {
      dialog.close()
      late.push(dialogGone)
    }
    forget(el)
    if (!leave(el)) el.remove()
  },
  v(id, value, seq) {
    written(at(id), value, seq)
  },
  c(css) {
    const sheet = rules()
    for (const rule of css.split('\n')) {
      if (!rule.trim()) continue
      try {
        sheet.insertRule(rule, sheet.cssRules.length)
      } catch (error) {
        console.warn(rule, error)
      }
    }
  },
  u: moveTo,
  T(title) {
    document.title = title
  },
  s(text) {
    snapshot = text
    keep('p:' + here, text)
  },
  // The server repeats the cookie, because Safari forgets within a week what a script stored. It is
  // asked once after several changes; where it is away, the next page repeats the cookie.
  k(cookie) {
    document.cookie = cookie
    clearTimeout(keeping)
    keeping = setTimeout(() => fetch(ownURL('kept')).catch(() => {}), 1000)
  },
  f(id) {
    const el = at(id)
    late.push(() => el.focus())
  },
  l: say,
  b(pattern) {
    navigator.vibrate?.(pattern.split(' ').map(Number))
  },
  w(on) {
    awake = on
    holdScreen()
  },
  j(url) {
    // Without a line the page goes on without it.
    import(url).catch(() => {})
  },
  h(html, count, title, url) {
    replaceAll(html, count)
    awake = 0
    late.push(holdScreen)
    document.title = title
    // Who went back while the page was on its way stays there, and the server follows.
    here == asked && !trail[0] ? goTo(url, 'replace') : tellPlace()
    trail = []
  },
  o(href) {
    const url = new URL(href, location)
    if (/^https?:$/.test(url.protocol)) open(url, '_blank', 'noreferrer')
  },
}

// A browser lets go of the screen of a hidden page. The promise of the lock is kept, so that a lock
// is released that comes when it is no longer wanted.
let awake, screenLock

function holdScreen() {
  if (awake && !document.hidden)
    screenLock ||= navigator.wakeLock?.request('screen').catch(console.warn)
  else {
    screenLock?.then(lock => lock?.release())
    screenLock = null
  }
}

function rules() {
  return document.getElementById('rules').sheet
}

function run(batch) {
  late = []
  arrived = gone = null
  // A page that was open during an update may not know an operation, and goes on without it.
  for (const [name, ...rest] of batch) operations[name]?.(...rest)
  if (arrived && !wentAt && !batch.some(([name]) => name == 'u')) nameless.add(arrived)
  if (arrived) enterPage(arrived)
  else if (gone) leavePage(gone)
  for (const work of late) work()
  if (places.size) restorePlaces()
}

// Replaces the whole page; typed text, scroll positions and focus stay.
function replaceAll(html, count) {
  const texts = typedTexts(), chosen = changed(toggles(), locks, isOn), held = holdFocus()
  savePlaces()
  wantPlaces(readPlaces())
  forget(pageRoot)
  enter(pageRoot, 0)
  locks.clear()
  edits.clear()
  waiting.clear()
  closeMenu()
  pageRoot.replaceChildren(parse(html, pageRoot))
  if (enterBelow(pageRoot, 1) != count + 1) throw Error('count')
  mount(pageRoot, 1)
  late.push(() => {
    restoreTexts(texts)
    restoreToggles(chosen)
    held()
    leaveFields()
    dialogGone()
  })
}

// An element of the script itself, outside the numbered tree.
function extra(properties) {
  const el = Object.assign(document.createElement('div'), properties)
  document.body.append(el)
  return el
}

// The role makes it polite.
const live = extra({ id: 'live', role: 'status', className: 'sr' })

// Emptied first, so that the same words twice are announced twice.
function say(text) {
  live.textContent = ''
  setTimeout(() => (live.textContent = text), 50)
}
