// Presses that wait, a module that every live page loads after live.js: what a press looks like
// while a slow line keeps its answer. What still waits after 80 ms is busy, and a link that pushes
// a screen shows a placeholder of that screen. live.js marks what waits by data-w. And what a field
// says that takes no more letters.
const root = document.getElementById('root')
const live = document.getElementById('live')
// What live.js says while the line is lost; then nothing comes soon.
const offline = document.getElementById('offline')
const active = () => document.activeElement

// Element that waits → {timer, words}, and what to do when it is answered.
const waits = new Map()
// Takes away the placeholder that is shown; `true` when the person leaves it.
let shown = null

new MutationObserver(changes => {
  for (const { type, target } of changes) {
    if (type == 'attributes' && target.hasAttribute('data-w')) begin(target)
  }
  for (const [el, wait] of waits) {
    if (!el.isConnected || !el.hasAttribute('data-w')) end(el, wait)
  }
}).observe(root, {
  childList: true, subtree: true, attributes: true, attributeFilter: ['data-w'] })

function begin(el) {
  if (waits.has(el)) return
  waits.set(el, {
    timer: setTimeout(() => linger(el), 80),
    words: setTimeout(() => (live.textContent = root.dataset.loading), 1000),
  })
}

function end(el, wait) {
  waits.delete(el)
  clearTimeout(wait.timer)
  clearTimeout(wait.words)
  if (live.textContent == root.dataset.loading) live.textContent = ''
  el.ariaBusy = null
  wait.answered?.()
}

function linger(el) {
  el.ariaBusy = 'true'
  const under = el.closest('.page')
  // A link of a sidebar may show its screen in another column.
  const pushes = el.matches('.link') && !el.closest('.split>.page:first-child')
  if (!pushes || shown || offline.textContent) return
  if (under?.parentNode.matches('.stack')) cover(el, under)
}

// The look of the title that a screen pushed over this one had last, by the page's key.
const looks = {}
const titleOf = page => page.querySelector('.inl,.big')

function make(name, className, words = '') {
  const el = document.createElement(name)
  el.className = className
  el.textContent = words
  return el
}

// A bar with the way back, the name of the row as the title, and lines in place of the content.
function draw(link, under, look) {
  const page = make('section', 'page pushed placeholder')
  const bar = make('header', 'bar'), back = make('span', 'b back'), lines = make('div', 'content')
  const parts = ['bar-l', 'bar-c', 'bar-r'].map(name => make('div', name))
  const title = make('div', look, link.ariaLabel || (link.querySelector('.t') || link).textContent)
  back.append(make('span', 't l1', titleOf(under)?.textContent))
  back.onclick = goBack
  parts[0].append(back)
  bar.append(...parts)
  for (let line = 0; line < 5; line++) lines.append(make('i', ''))
  page.append(bar, lines)
  look == 'big' ? bar.after(title) : parts[1].append(title)
  page.ariaHidden = 'true'
  return page
}

function cover(link, under) {
  const stack = under.parentNode, key = under.dataset.key
  const page = draw(link, under, looks[key] || 'big')
  const held = active() == link, parts = [...under.children].filter(part => !part.inert)
  let slide, isLeft = false
  for (const part of parts) part.inert = true
  stack.ariaBusy = 'true'
  stack.append(page)
  if (!matchMedia('(prefers-reduced-motion:reduce)').matches) {
    const from = link.querySelector('[data-zoom]')
      ? { opacity: 0 }
      : { transform: `translateX(${document.dir == 'rtl' ? -100 : 100}%)` }
    slide = page.animate([from, {}], { duration: 300, easing: 'cubic-bezier(.2,.7,.2,1)' })
  }
  const withdraw = shown = leave => {
    shown = null
    isLeft = leave
    page.remove()
    stack.ariaBusy = null
    for (const part of parts) part.inert = false
    if (held && active() == document.body) link.focus({ preventScroll: true })
  }
  waits.get(link).answered = () => {
    const wasShown = shown == withdraw
    if (wasShown) withdraw()
    const came = stack.lastElementChild
    if (came == under || !came.matches('.page') || !under.inert) return
    looks[key] = titleOf(came)?.className
    if (isLeft) return passOver(came)
    if (!wasShown) return
    // The screen goes on where its placeholder was.
    for (const play of came.getAnimations()) play.currentTime = slide?.currentTime ?? 300
  }
}

// The screen that somebody left before it came goes unseen.
function passOver(came) {
  // Nothing grows out of it, nor back into the row.
  for (const el of came.querySelectorAll('[data-zoom]')) delete el.dataset.zoom
  came.querySelector('[data-back]')?.click()
  for (const play of came.getAnimations()) play.finish()
}

function goBack() {
  shown(true)
}

addEventListener('keydown', event => {
  if (!shown || event.key != 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  goBack()
}, { capture: true })
addEventListener('popstate', () => shown?.())
new MutationObserver(() => offline.textContent && shown?.()).observe(offline, { childList: true })

// Tells that a field takes no more letters, for six seconds.
let full, fullTimer
function limited({ target: el, inputType }) {
  if (!/^ins/.test(inputType) || !(el.maxLength > 0) || el.value.length < el.maxLength) return
  full ||= Object.assign(make('div', ''), { id: 'full', role: 'status' })
  const parent = el.closest('dialog') || document.body
  parent.append(full)
  // Words that come with their region are not announced.
  setTimeout(() => (full.textContent = (root.dataset.full || '').replace(
    '%', el.maxLength.toLocaleString(document.documentElement.lang))))
  clearTimeout(fullTimer)
  fullTimer = setTimeout(() => (full.textContent = ''), 6000)
}
root.addEventListener('beforeinput', limited)
root.addEventListener('input', limited)

// Where the line is lost although the server answers requests, a proxy is set up wrongly, or lets
// no WebSocket through. The reader is told; in the latter case the page comes again with poll.js.
const lost = root.dataset.offline
let looking

async function look() {
  const address = new URL('poll', import.meta.url)
  const isOpen = opens(address)
  const answer = document.hidden || await fetch(address, { method: 'POST' }).catch(() => {})
  const [name, words] = (await answer?.text?.().catch(() => '') ?? '').split('\n')
  const told = answer?.status == 403 ? name : words && !await isOpen && words
  looking = 0
  if (offline.textContent != lost) return
  if (!told) return lookSoon(5000)
  offline.textContent = told
  if (!words) return
  const path = new URL('..', address).pathname
  document.cookie = `tapas_poll=1; path=${path}; max-age=86400; SameSite=Lax`
  // Without cookies it would come again and again.
  if (document.cookie.includes('tapas_poll')) setTimeout(() => location.reload(), 3000)
}

// Whether a WebSocket opens within three seconds: live.js itself may wait longer between two tries.
// One that opens later closes then; closed before, it would be an error in the browser's console.
const opens = address => new Promise(done => {
  const socket = new WebSocket(new URL('socket', address).href.replace('http', 'ws'))
  socket.onopen = () => {
    socket.close()
    done(true)
  }
  socket.onerror = () => done(false)
  setTimeout(done, 3000)
})

function lookSoon(wait) {
  if (!self.WebSocket.polls) looking ||= setTimeout(look, wait)
}
new MutationObserver(() => offline.textContent == lost && lookSoon(100))
  .observe(offline, { childList: true })
