(() => {
'use strict'
const root = document.getElementById('root')
const elements = new Map([[0, root]])
const numbers = new WeakMap([[root, 0]])
const numberOf = el => numbers.get(el)
const all = (selector, top = root) => [...top.querySelectorAll(selector)]
function enter(el, number) {
elements.set(number, el)
numbers.set(el, number)
}
function enterBelow(top, number) {
for (const el of top.getElementsByTagName('*')) enter(el, number++)
return number
}
function forget(el) {
for (const each of [el, ...el.getElementsByTagName('*')]) {
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
function parse(html, parent) {
const template = document.createElement('template')
const svg = parent.namespaceURI.endsWith('svg') && parent.localName != 'foreignObject'
template.innerHTML = svg ? `<svg>${html}</svg>` : html
return svg ? template.content.firstChild : template.content
}
function setAttribute(el, name, value) {
if (/^on/i.test(name)) return
if (value == null) el.removeAttribute(name)
else el.setAttribute(name, value)
}
let late = []
let arrived, gone
const special = '[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function mount(el, silent) {
const found = all(special, el)
if (el.matches(special)) found.unshift(el)
for (const each of found) {
if (each.hasAttribute('data-n')) watch(each)
if (each.hasAttribute('data-ph')) markPhoto(each)
if (each.hasAttribute('data-m')) late.push(() => openDialog(each))
if (each.getAttribute('role') == 'radiogroup') rove(each)
if (silent) continue
if (each.autofocus) late.push(() => each.focus())
if (each.classList.contains('page')) arrived = each
}
}
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
if (name == 'data-n') watch(el)
else if (name == 'src') markPhoto(el, 1)
else if (name == 'aria-busy') busyChanged(el)
else if (name == 'aria-checked') rove(el.parentNode)
},
i(parent, before, html, first) {
const into = at(parent), next = before ? at(before) : null
const piece = parse(html, into), tops = [...piece.children]
enterBelow(piece, first)
while (piece.firstChild) into.insertBefore(piece.firstChild, next)
for (const el of tops) mount(el)
motion?.entered.push(...tops)
},
m(parent, id, before) {
at(parent).insertBefore(at(id), before ? at(before) : null)
},
r(id) {
const el = at(id)
if (el.matches('.page')) gone = el
for (const dialog of el.matches('dialog') ? [el] : all('dialog', el)) {
dialog.close()
late.push(() => returnFocus(dialog))
}
forget(el)
if (!leave(el)) el.remove()
},
v(id, value, seq) {
const el = at(id), edit = edits.get(el)
if (edit && (edit.composing || waiting.has(el) || edit.seq > seq)) return
edits.delete(el)
showValue(el, value)
},
c(css) {
const sheet = rules()
for (const rule of css.split('\n')) {
if (!rule.trim()) continue
try {
sheet.insertRule(rule, sheet.cssRules.length)
} catch (error) {
console.warn('rule refused', rule, error)
}
}
},
u(url, mode, n) {
goTo(url, mode, n)
},
T(title) {
document.title = title
},
s(text) {
snapshot = text
keep('p:' + here, text)
},
f(id) {
const el = at(id)
late.push(() => el.focus())
},
l(text) {
say(text)
},
h(html, count, title, url) {
replaceAll(html, count)
if (title != null) document.title = title
if (url) goTo(url, 'replace')
},
o(href) {
const url = new URL(href, location)
if (/^https?:$/.test(url.protocol)) open(url, '_blank', 'noopener,noreferrer')
},
}
function rules() {
const style = document.getElementById('rules')
if (style && style.sheet) return style.sheet
const sheet = document.adoptedStyleSheets[0] || new CSSStyleSheet()
document.adoptedStyleSheets = [sheet]
return sheet
}
function run(batch) {
late = []
arrived = gone = null
for (const op of batch) {
const operation = operations[op[0]]
if (operation) operation(...op.slice(1))
else console.warn('unknown operation', op[0])
}
if (arrived) enterPage(arrived)
else if (gone) leavePage(gone)
for (const work of late) work()
if (places.size) restorePlaces()
}
function replaceAll(html, count) {
const texts = typedTexts(), held = holdFocus()
savePlaces()
for (const [key, place] of readPlaces()) places.set(key, place)
forget(root)
enter(root, 0)
locks.clear()
edits.clear()
waiting.clear()
closeMenu()
root.replaceChildren(parse(html, root))
if (enterBelow(root, 1) != count + 1) throw Error('count differs')
mount(root, 1)
late.push(() => {
restoreTexts(texts)
held()
})
}
const live = document.createElement('div')
live.id = 'live'
live.className = 'sr'
live.setAttribute('role', 'status')
live.setAttribute('aria-live', 'polite')
function say(text) {
live.textContent = ''
setTimeout(() => (live.textContent = text), 50)
}
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const easing = 'cubic-bezier(.2,.7,.2,1)'
let motion = null
const away = {
opacity: () => ({ opacity: 0 }),
scale: () => ({ transform: 'scale(.01)' }),
'move-up': () => ({ transform: 'translateY(-100%)' }),
'move-down': () => ({ transform: 'translateY(100%)' }),
'move-leading': side => ({ transform: `translateX(${-100 * side}%)` }),
'move-trailing': side => ({ transform: `translateX(${100 * side}%)` }),
slide: (side, leaving) => away[leaving ? 'move-trailing' : 'move-leading'](side),
}
function awayFrame(el, leaving) {
const page = motion.page && el.matches('.page') ? 'move-trailing' : ''
const side = document.dir == 'rtl' ? -1 : 1
const frame = {}
for (const name of (el.dataset.tr || page).split(' ')) {
const { opacity, transform } = away[name]?.(side, leaving) || {}
if (opacity != null) frame.opacity = opacity
if (transform) frame.transform = (frame.transform ? frame.transform + ' ' : '') + transform
}
return Object.keys(frame).length ? frame : null
}
function prepareMotion(batch, meta) {
const duration = meta.a || (meta.n ? 300 : 0)
if (!duration || calm.matches || document.hidden) return null
const boxes = new Map(), exits = new Map()
motion = { duration, boxes, exits, entered: [], page: meta.n }
for (const [name, first, second] of batch) {
const el = elements.get(name == 'm' ? second : first)
if (!el || !'imr'.includes(name)) continue
if (name == 'r' && awayFrame(el, 1)) {
exits.set(el, [el.offsetLeft, el.offsetTop, el.offsetWidth, el.offsetHeight])
}
for (const parent of name == 'i' ? [el] : [el.parentNode, elements.get(first)]) {
if (!parent || boxes.has(parent)) continue
boxes.set(parent, null)
for (const child of [...parent.children].slice(0, 300)) {
if (!boxes.get(child)) boxes.set(child, child.getBoundingClientRect())
}
}
}
}
function leave(el) {
const box = motion?.exits.get(el)
if (!box) return false
const [left, top, width, height] = box.map(length => length + 'px')
el.inert = true
el.removeAttribute('data-key')
el.removeAttribute('data-zoom')
el.setAttribute('aria-hidden', 'true')
Object.assign(el.style, { position: 'absolute', margin: 0, left, top, width, height })
const play = el.animate([{}, awayFrame(el, 1)], { duration: motion.duration, easing, fill: 'forwards' })
play.onfinish = play.oncancel = () => el.remove()
return true
}
function playMotion() {
const { duration, boxes, exits, entered } = motion
for (const el of entered) {
const frame = awayFrame(el)
if (frame) el.animate([frame, {}], { duration, easing })
}
for (const [el, old] of boxes) {
if (!old || !el.isConnected || exits.has(el)) continue
const now = el.getBoundingClientRect()
const x = old.left - now.left, y = old.top - now.top
if (x || y) el.animate([{ transform: `translate(${x}px,${y}px)` }, {}], { duration, easing })
}
}
function stage(batch, meta, work, done) {
if (meta.z && document.startViewTransition && !calm.matches && !document.hidden) {
return zoom(meta.z, work, done)
}
if (meta.a || meta.n) prepareMotion(batch, meta)
try {
work()
if (motion) playMotion()
} finally {
motion = null
}
done()
}
function zoom(name, work, done) {
const selector = `[data-zoom="${CSS.escape(name)}"]`
const find = () => all(selector).filter(el => !el.closest('[inert]')).pop()
let shared = find()
const mark = value => shared && (shared.style.viewTransitionName = value)
mark('zoom')
document.startViewTransition(() => {
mark('')
guarded(() => {
work()
shared = find()
mark('zoom')
done()
})
}).finished.finally(() => mark(''))
}
let socket = null, ready = false, readyAt = 0, heard = 0, attempt = 0, retry, over = false
let token = root.dataset.session, snapshot = null
let applied = 0, sent = 0, acked = 0
let queue = []
let settling = []
let unsaid = 0, saying
let inbox = [], holding = false
let wantFresh = false, freshAsked = [], told = []
function post(frame) {
socket.send(JSON.stringify(frame))
unsaid = 0
clearTimeout(saying)
saying = 0
}
function emit(el, kind, value) {
const number = el ? numberOf(el) : 0
if (number === undefined || over) return 0
if (kind != 'i' && waiting.size) sendWaiting()
const event = [++sent, number, kind]
if (value !== undefined) event.push(value)
queue.push(event)
if (ready) postEvent(event)
return sent
}
function postEvent([seq, ...rest]) {
post([seq, applied, ...rest])
}
const whenHandled = (seq, work) => settling.push([seq, work])
function connect() {
clearTimeout(retry)
if (socket || over) return
heard = performance.now()
offlineSoon()
const ws = (socket = new WebSocket(location.origin.replace('http', 'ws') + '/_/socket'))
ws.onopen = () => ws == socket && hello()
ws.onmessage = event => ws == socket && receive(event.data)
ws.onclose = event => ws == socket && lost(event.code)
}
function hello() {
const first = !readyAt && !wantFresh
told = first ? [] : typedTexts()
post([0, applied, 0, 'hello', {
s: token, u: here, p: snapshot, f: wantFresh ? 1 : 0, e: environment(), i: told,
}])
}
function lost(code) {
const now = performance.now()
if (ready && now - readyAt > 5000) attempt = 0
ready = false
socket = null
inbox = []
offlineSoon()
if (code == 4001) over = true
else if (code == 4003) reloadOnce()
else reconnect(attempt++ ? Math.min(8000, 250 * 2 ** (attempt - 1)) * (0.75 + Math.random() / 2) : 0)
}
function reconnect(delay) {
clearTimeout(retry)
retry = setTimeout(connect, delay)
}
function drop() {
const ws = socket
if (ws) {
socket = null
ws.close()
}
}
function wake(silence) {
if (ready && performance.now() - heard < silence) return
if (!ready && socket?.readyState == 0 && performance.now() - heard < 2000) return
drop()
ready = false
attempt = 0
connect()
}
function askFresh(error) {
console.error(error)
const now = performance.now()
freshAsked = freshAsked.filter(time => now - time < 60000)
const delay = freshAsked.length < 3 ? 0 : freshAsked[0] + 60000 - now
freshAsked.push(now + delay)
wantFresh = true
ready = holding = false
inbox = []
drop()
offlineSoon()
reconnect(delay)
}
function guarded(work) {
try {
work()
} catch (error) {
askFresh(error)
}
}
function receive(text) {
heard = performance.now()
guarded(() => {
const frame = JSON.parse(text)
if (frame.length) inbox.push(frame)
takeAll()
})
}
function takeAll() {
while (inbox.length && !holding) take(inbox.shift())
}
function take([seq, ack, batch, meta = {}]) {
const from = socket
const done = () => {
if (from != socket) return
if (seq > applied) {
applied = seq
owe()
}
settle(ack)
if (!ready) welcome()
}
if (meta.fresh) startOver(batch, meta)
if (!seq || seq <= applied) return done()
if (seq > applied + 1) throw Error(`batch ${seq} after ${applied}`)
holding = true
stage(batch, meta, () => run(batch), () => {
done()
holding = false
if (inbox.length) takeAll()
})
}
function startOver(batch, meta) {
applied = sent = acked = 0
queue = []
settling = []
wantFresh = false
if (meta.s) token = meta.s
const sheet = rules()
if (batch.some(op => op[0] == 'c')) while (sheet.cssRules.length) sheet.deleteRule(0)
}
function welcome() {
ready = true
wantFresh = false
readyAt = performance.now()
clearTimeout(barTimer)
bar.hidden = true
queue.forEach(postEvent)
if (document.hidden) emit(null, 'v', 0)
}
function settle(ack) {
if (ack <= acked) return
acked = ack
while (queue.length && queue[0][0] <= ack) queue.shift()
while (settling.length && settling[0][0] <= ack) settling.shift()[1]()
if (waiting.size) sendWaiting(ack)
}
function owe() {
if (++unsaid >= 10) post([0, applied])
else saying ||= setTimeout(() => ready && post([0, applied]), 2000)
}
const bar = document.createElement('div')
bar.id = 'offline'
bar.hidden = true
bar.setAttribute('role', 'status')
let barTimer
function offlineSoon() {
clearTimeout(barTimer)
barTimer = setTimeout(() => {
bar.hidden = false
bar.textContent = root.dataset.offline || '…'
}, 1000)
}
function reloadOnce() {
over = true
const last = +recall('reloaded') || 0
if (Date.now() - last < 30000) return
keep('reloaded', Date.now())
location.reload()
}
const dark = matchMedia('(prefers-color-scheme: dark)')
const widths = [600, 1000].map(width => matchMedia(`(min-width:${width}px)`))
function environment() {
const scheme = dark.matches ? 'dark' : 'light', w = innerWidth
const tz = Intl.DateTimeFormat().resolvedOptions().timeZone
document.cookie = `tapas_env=${scheme}.${w}.${tz}; path=/; max-age=31536000; SameSite=Strict`
return {
tz, scheme, w, motion: calm.matches ? 1 : 0, lang: navigator.language,
touch: matchMedia('(pointer: coarse)').matches ? 1 : 0,
}
}
const environmentChanged = () => {
const now = environment()
if (ready) emit(null, 'e', now)
}
const locks = new Map()
let pressed = null
function choose(el, name, value, seq) {
const lock = locks.get(el)
if (lock) lock.seq = seq
else locks.set(el, { name, seq, value: el.getAttribute(name) })
el.setAttribute(name, value)
whenHandled(seq, () => {
const lock = locks.get(el)
if (!lock || lock.seq != seq) return
locks.delete(el)
setAttribute(el, name, lock.value)
if (name == 'aria-checked') rove(el.parentNode)
})
}
function toggle(el) {
const name = el.hasAttribute('aria-pressed') ? 'aria-pressed' : 'aria-checked'
const wanted = el.getAttribute(name) != 'true'
choose(el, name, wanted, emit(el, 't', wanted))
}
const radios = group => all('[role=radio]', group)
function pick(radio) {
const group = radio.closest('[role=radiogroup][data-e=p]')
if (!group || radio.getAttribute('aria-checked') == 'true') return
const seq = emit(group, 'p', radio.dataset.v)
for (const each of radios(group)) choose(each, 'aria-checked', each == radio, seq)
rove(group)
}
function rove(group) {
if (group.getAttribute?.('role') != 'radiogroup') return
const list = radios(group)
const chosen = list.find(each => each.getAttribute('aria-checked') == 'true') || list[0]
for (const each of list) each.tabIndex = each == chosen ? 0 : -1
}
const pressable = '[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function clicked(event) {
const el = event.target.closest(pressable)
if (!el) return backdropClicked(event)
const link = el.localName == 'a'
if (link && (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return
if (el.hasAttribute('data-out')) {
el.target = '_blank'
el.rel = 'noopener noreferrer'
return
}
if (over || (link && !readyAt && attempt > 2)) return over && !link ? reloadOnce() : undefined
if (link) event.preventDefault()
if (el.getAttribute('aria-disabled') == 'true') return
if (el.hasAttribute('data-menu')) return menuClicked(el, event)
const kind = el.dataset.e
pressed = el
if (menu && menu.contains(el)) {
pressed = menuButton
closeMenu(1)
}
if (kind == 't') toggle(el)
else if (kind == 'c' || el.hasAttribute('data-back')) emit(el, 'c')
else if (el.getAttribute('role') == 'radio') pick(el)
if (el.hasAttribute('data-d')) closeQuietly(el.closest('dialog'))
}
let menu = null, menuButton = null
const items = () => all('[role^=menuitem]:not([disabled]),select', menu)
function menuClicked(button) {
const same = button == menuButton
closeMenu(same)
if (!same) openMenu(button)
}
function openMenu(button, last) {
const list = button.nextElementSibling
if (list?.getAttribute('role') != 'menu') return
menu = list
menuButton = button
menu.hidden = false
button.setAttribute('aria-expanded', 'true')
items().at(last ? -1 : 0)?.focus({ preventScroll: true })
}
function closeMenu(focus) {
if (!menu) return
const inside = focus || menu.contains(document.activeElement)
menu.hidden = true
menuButton.setAttribute('aria-expanded', 'false')
if (inside) menuButton.focus({ preventScroll: true })
menu = menuButton = null
}
const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
function keyed(event) {
const { key, target } = event
if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
let step = steps[key]
if (document.dir == 'rtl' && /t$/.test(key)) step = -step
if (menu && (menu.contains(target) || target == menuButton)) {
const list = items(), index = list.indexOf(target)
if (key == 'Escape') closeMenu(1)
else if (key == 'Home') list[0]?.focus()
else if (key == 'End') list.at(-1)?.focus()
else if (/Up|Down/.test(key)) list.at((index + step) % list.length)?.focus()
else return void (key == 'Tab' && closeMenu(1))
} else if (target.matches('[data-menu]') && /^Arrow(Up|Down)$/.test(key)) openMenu(target, step < 0)
else if (target.matches('[role=radio]') && step) {
const list = radios(target.closest('[role=radiogroup]'))
const next = list.at((list.indexOf(target) + step) % list.length)
next.focus()
pick(next)
} else if (key == 'Enter' && target.matches('input[data-s]') && event.keyCode != 229) {
emit(target, 's', target.value)
} else return
event.preventDefault()
}
const edits = new Map()
const waiting = new Set()
function typed(event) {
const el = event.target
if (el.dataset.e != 'i') return
const edit = edits.get(el) || { seq: 0 }
edits.set(el, edit)
edit.composing = event.isComposing
if (edit.seq > acked) waiting.add(el)
else edit.seq = emit(el, 'i', el.value)
}
function sendWaiting(ack) {
for (const el of waiting) {
const edit = edits.get(el)
if (ack !== undefined && edit.seq > ack) continue
waiting.delete(el)
if (numberOf(el) !== undefined) edit.seq = emit(el, 'i', el.value)
}
}
function selected(event) {
const el = event.target
if (el.localName == 'select' && el.dataset.e == 'p') edits.set(el, { seq: emit(el, 'p', el.value) })
}
function showValue(el, value) {
if (el.value === value) return
const { selectionStart, selectionEnd } = el
el.value = value
if (el == document.activeElement && selectionStart != null) {
el.setSelectionRange(selectionStart, selectionEnd)
}
}
let focused = null
let quiet = false
function focusMoved(event) {
const el = event.target
if (quiet || !el.hasAttribute('data-fo')) return
if (event.type == 'focusin') {
if (focused == el) return
focused = el
emit(el, 'f')
} else if (document.activeElement != el) {
focused = null
emit(el, 'b')
}
}
const fields = () => all('[data-e=i]').filter(el => numbers.has(el))
function namedFields() {
const counts = {}
return fields().map(el => {
const name = el.getAttribute('name') || ''
counts[name] = (counts[name] ?? -1) + 1
return [name, counts[name], el]
})
}
function typedTexts() {
return namedFields().filter(([, , el]) => edits.has(el)).map(([name, n, el]) => [name, n, el.value])
}
function restoreTexts(texts) {
const same = (a, b) => a[0] == b[0] && a[1] == b[1]
for (const field of namedFields()) {
const kept = texts.find(text => same(text, field)), el = field[2]
if (!kept) continue
el.value = kept[2]
edits.set(el, { seq: 0 })
if (told.find(text => same(text, field))?.[2] !== kept[2]) edits.get(el).seq = emit(el, 'i', kept[2])
}
told = []
}
function holdFocus() {
const el = document.activeElement
if (!el || el == document.body || !root.contains(el)) return () => {}
const like = each => each.localName == el.localName && label(each) == name
const label = each => each.getAttribute('name') || each.getAttribute('aria-label') || each.textContent
const name = label(el), index = all(el.localName).filter(like).indexOf(el)
const { selectionStart, selectionEnd, selectionDirection } = el
const had = focused == el
return () => {
const next = all(el.localName).filter(like)[index]
quiet = true
next?.focus({ preventScroll: true })
if (next && selectionStart != null) next.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
quiet = false
focused = had && next ? next : null
}
}
const openers = new WeakMap()
const closedQuietly = new WeakSet()
let downOn = null
function openDialog(dialog) {
if (!dialog.isConnected || dialog.open && openers.has(dialog)) return
const active = document.activeElement
openers.set(dialog, active && active != document.body ? active : pressed)
dialog.removeAttribute('open')
closedQuietly.delete(dialog)
dialog.showModal()
}
function closeQuietly(dialog) {
if (!dialog) return
closedQuietly.add(dialog)
dialog.close()
reopenUnlessGone(dialog, sent)
}
function dialogClosed({ target }) {
if (target.open) return
if (!closedQuietly.has(target)) reopenUnlessGone(target, emit(target, 'x'))
returnFocus(target)
}
function reopenUnlessGone(dialog, seq) {
whenHandled(seq, () => setTimeout(() => {
if (numberOf(dialog) !== undefined && !dialog.open) openDialog(dialog)
}, 300))
}
function backdropClicked({ target, clientX: x, clientY: y }) {
if (target.localName != 'dialog' || downOn != target) return
if (target.getAttribute('role') == 'alertdialog' || target.dataset.e != 'x') return
const box = target.getBoundingClientRect()
if (x < box.left || x > box.right || y < box.top || y > box.bottom) target.close()
}
const usable = el => el?.isConnected && !el.closest('[inert]')
const focusLost = () => {
const active = document.activeElement
return !active || active == document.body || !usable(active)
}
function returnFocus(dialog) {
const opener = openers.get(dialog)
openers.delete(dialog)
if (focusLost() && usable(opener)) opener.focus({ preventScroll: true })
}
const ways = new WeakMap()
function enterPage(page) {
const active = document.activeElement
const typing = active?.matches('input,textarea') && usable(active)
if (typing || page.closest('[inert]')) return
if (pressed) ways.set(page, pressed)
page.querySelector('h1[tabindex="-1"]')?.focus({ preventScroll: true })
}
function leavePage(page) {
if (!focusLost() && !page.contains(document.activeElement)) return
const path = CSS.escape(before)
const candidates = [ways.get(page), ...all(`a[href="${path}"]`), ...all('h1[tabindex="-1"]').reverse()]
candidates.find(usable)?.focus({ preventScroll: true })
}
let here = location.pathname + location.search
let before = here
let depth = 0
let going = null, goingTimer
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
if (path == here) return
before = here
here = path
}
function goTo(url, mode, n = 1) {
if (going) return void going.push([url, mode, n])
const to = new URL(url, location)
if (to.origin != location.origin) return
const path = to.pathname + to.search
if (path == here) return
savePlaces()
nowAt(path)
if (mode == 'push') history.pushState({ d: ++depth }, '', url)
else if (mode == 'back' && n <= depth) {
going = [[url, 'replace']]
goingTimer = setTimeout(arrive, 1000)
history.go(-n)
} else history.replaceState({ d: depth }, '', url)
}
function arrive() {
const rest = going
going = null
clearTimeout(goingTimer)
depth = history.state?.d ?? depth
here = location.pathname + location.search
for (const step of rest) goTo(...step)
}
function popped() {
if (going) return arrive()
const path = location.pathname + location.search
depth = history.state?.d ?? depth
if (path == here) return
savePlaces()
nowAt(path)
snapshot = recall('p:' + here) || snapshot
for (const [key, place] of storedPlaces()) if (!container(key)) places.set(key, place)
hurryPlaces()
emit(null, 'u', here)
}
const places = new Map()
let placesTimer
const container = key => all('[data-key]').find(el => el.dataset.key == key)
const readPlaces = () => all('[data-key]').map(el => [el.dataset.key, [el.scrollLeft, el.scrollTop]])
function savePlaces() {
const list = readPlaces().filter(([, [x, y]]) => x || y)
if (list.length || recall('s:' + here)) keep('s:' + here, JSON.stringify(list))
}
function storedPlaces() {
return JSON.parse(recall('s:' + here) || '[]')
}
function restorePlaces() {
for (const [key, [x, y]] of places) {
const el = container(key)
if (!el) continue
el.scrollTo({ left: x, top: y, behavior: 'instant' })
if (Math.abs(el.scrollTop - y) < 2 && Math.abs(el.scrollLeft - x) < 2) places.delete(key)
}
}
function hurryPlaces() {
clearTimeout(placesTimer)
placesTimer = setTimeout(() => places.clear(), 5000)
}
const observers = new Map()
function observer(el) {
const box = el.closest('[data-key]')
const scroller = box && getComputedStyle(box).overflowY != 'visible' ? box : null
let found = observers.get(scroller)
if (!found) {
const options = { root: scroller, rootMargin: '600px', scrollMargin: '600px' }
observers.set(scroller, (found = new IntersectionObserver(neared, options)))
}
return found
}
function watch(el) {
const eye = observer(el)
eye.unobserve(el)
near.delete(el)
if (el.hasAttribute('data-n')) eye.observe(el)
}
const near = new WeakSet()
function neared(entries, eye) {
for (const { target, isIntersecting } of entries) {
if (isIntersecting == near.has(target)) continue
if (isIntersecting) near.add(target)
else near.delete(target)
emit(target, isIntersecting ? 'n' : 'o')
if (target.dataset.n != '2') eye.unobserve(target)
}
}
function markPhoto(img, changed) {
if (!img.hasAttribute('data-ph')) return
if (changed) photoState(img)
if (img.complete && img.currentSrc) photoState(img, img.naturalWidth ? 'loaded' : 'failed')
}
function photoState(img, state) {
for (const each of ['loaded', 'failed']) img.toggleAttribute('data-' + each, each == state)
}
function photoEvent({ target, type }) {
if (target.matches?.('img[data-ph]')) photoState(target, type == 'load' ? 'loaded' : 'failed')
}
const disc = document.createElement('div')
disc.id = 'pull'
disc.hidden = true
disc.setAttribute('aria-hidden', 'true')
const enough = 64
let pull = null
function touchStarted(event) {
const box = event.touches.length == 1 && event.target.closest('[data-r]')
if (!box || box.scrollTop > 0 || box.getAttribute('aria-busy') == 'true') return
if (event.target.closest('input,textarea,select,dialog') || pull?.busy) return
const { clientX: x, clientY: y } = event.touches[0]
pull = { box, x, y, way: 0 }
box.addEventListener('touchmove', pulled, { passive: false })
}
function pulled(event) {
if (!pull || pull.busy) return
const dx = event.touches[0].clientX - pull.x, dy = event.touches[0].clientY - pull.y
if (!pull.way && (dy < 4 || dy < Math.abs(dx))) return void (Math.abs(dx) + Math.abs(dy) > 8 && pullEnd())
if (event.cancelable) event.preventDefault()
pull.way = 120 * (1 - Math.exp(-Math.max(0, dy) / 160))
showPull(pull.way)
}
function showPull(way) {
disc.hidden = !way
disc.style.transform = `translateY(${way}px)`
disc.style.opacity = Math.min(1, way / enough)
disc.toggleAttribute('data-ready', way >= enough)
}
function touchEnded() {
if (!pull || pull.busy) return
const { box, way } = pull
if (way < enough) return pullEnd()
pull.busy = true
showPull(enough)
disc.setAttribute('data-busy', '')
whenHandled(emit(box, 'r'), () => busyChanged(box))
}
function busyChanged(box) {
if (pull?.busy && pull.box == box && box.getAttribute('aria-busy') != 'true') pullEnd()
}
function pullEnd() {
pull?.box.removeEventListener('touchmove', pulled)
pull = null
disc.removeAttribute('data-busy')
showPull(0)
}
const listen = (target, names, work, options) =>
names.split(' ').forEach(name => target.addEventListener(name, work, options))
listen(root, 'click', clicked)
listen(root, 'keydown', keyed)
listen(root, 'input', typed)
listen(root, 'compositionend', ({ target }) => edits.has(target) && (edits.get(target).composing = false))
listen(root, 'change', selected)
listen(root, 'focusin focusout', focusMoved)
listen(root, 'close', dialogClosed, true)
listen(root, 'load error', photoEvent, true)
listen(root, 'touchstart', touchStarted, { passive: true })
listen(root, 'touchend', touchEnded)
listen(root, 'touchcancel', () => pull?.busy || pullEnd())
listen(root, 'wheel touchmove keydown', () => places.clear(), { passive: true })
listen(document, 'pointerdown', ({ target }) => {
downOn = target
if (menu && !menu.contains(target) && !menuButton.contains(target)) closeMenu()
})
listen(window, 'popstate', popped)
listen(window, 'online', () => wake(0))
listen(window, 'languagechange', environmentChanged)
for (const query of [dark, calm, ...widths]) listen(query, 'change', environmentChanged)
listen(document, 'visibilitychange', () => {
if (document.hidden) savePlaces()
else wake(25000)
if (ready) emit(null, 'v', document.hidden ? 0 : 1)
})
listen(window, 'pagehide', () => {
savePlaces()
drop()
ready = false
})
listen(window, 'pageshow', event => event.persisted && wake(0))
setInterval(() => {
if (socket && performance.now() - heard > (ready ? 45000 : 10000)) {
drop()
lost()
}
}, 5000)
document.body.append(live, bar, disc)
depth = history.state?.d ?? 0
if (!history.state) history.replaceState({ d: 0 }, '')
const again = /reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if (again) {
snapshot = recall('p:' + here)
for (const [key, place] of storedPlaces()) places.set(key, place)
hurryPlaces()
}
wantFresh = enterBelow(root, 1) != +root.dataset.count + 1
if (wantFresh) freshAsked.push(performance.now())
mount(root, 1)
for (const work of late) work()
if (places.size) restorePlaces()
for (const el of fields()) if (el.value != el.defaultValue) typed({ target: el })
connect()
})()
