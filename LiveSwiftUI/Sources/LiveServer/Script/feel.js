// The fourth script, loaded last by every live page: what a hand expects of a screen. Titles that
// collapse into their bar, sheets and lists that follow a finger, keys that scroll and search, and
// whole lists on paper.
const root = document.getElementById('root')
const html = document.documentElement
const calm = matchMedia('(prefers-reduced-motion:reduce)')
const easing = 'cubic-bezier(.2,.8,.2,1)'
const each = (selector, top = root) => [...top.querySelectorAll(selector)]
const tell = (el, ...event) =>
  el.dispatchEvent(new CustomEvent('z', { bubbles: true, detail: event }))
const finger = event => event.touches[0] ?? event.changedTouches[0]
const rtl = () => document.dir == 'rtl' ? -1 : 1
const modal = () => each('dialog:modal').at(-1)
const front = () => each('.page:not([inert],.col)', modal() ?? root)
  .findLast(page => page.checkVisibility({ visibilityProperty: true })) ?? modal()

// The kind of input last used, by which the style sheet draws rings. An attribute of the root that
// is set again styles the whole page again, even with its own value.
const input = kind => {
  if (html.dataset.in != kind) html.dataset.in = kind
}
input(matchMedia('(pointer:coarse)').matches ? 'touch' : 'mouse')
addEventListener('pointerdown', event => input(event.pointerType), true)
addEventListener('keydown', () => input('keys'), true)

// Bars: clear at the top, and named by the title once that has scrolled under them.
const eyes = new WeakMap()

function scrolled(page) {
  const bar = page.querySelector(':scope>.bar')
  bar?.toggleAttribute('data-on', page.scrollTop > 1)
}

function watchTitle(title) {
  const page = title.closest('.page'), bar = page?.querySelector(':scope>.bar')
  if (!bar || eyes.has(title)) return
  const eye = new IntersectionObserver(([{ isIntersecting }]) => {
    const isUnder = !isIntersecting && title.isConnected && page.scrollTop > 0
    if (isUnder) bar.dataset.t = title.textContent
    else delete bar.dataset.t
  }, { root: page, rootMargin: `-${bar.offsetHeight}px 0px 0px` })
  eyes.set(title, eye)
  eye.observe(title)
}

addEventListener('scroll', ({ target }) => {
  if (target.matches?.('.page')) scrolled(target)
}, { capture: true, passive: true })

// A press on a bar, where nothing is to be pressed, brings back the top.
root.addEventListener('click', event => {
  const bar = event.target.closest('.bar')
  if (!bar || event.target.closest('a,button,input,select,[data-e]')) return
  bar.closest('.page')?.scrollTo({ top: 0, behavior: calm.matches ? 'instant' : 'smooth' })
})

// Separators begin where the words of their row begin.
const rows = new IntersectionObserver(entries => {
  const seen = entries.filter(entry => entry.isIntersecting).map(({ target }) => {
    rows.unobserve(target)
    const words = each('.t:not(.sr),.tf,.img+*', target).find(el => el.offsetWidth)
    if (!words) return
    const row = target.getBoundingClientRect(), box = words.getBoundingClientRect()
    return [target, Math.round(rtl() > 0 ? box.left - row.left : row.right - box.right)]
  })
  for (const found of seen) {
    if (!found || found[1] <= 16 || found[1] >= 160) continue
    found[0].style.setProperty('--lead', found[1] + 'px')
  }
})

function look(top) {
  const having = selector => [top, ...each(selector, top)].filter(el => el.matches(selector))
  having('.big').forEach(watchTitle)
  having('.page').forEach(scrolled)
  having('.row:not(.led)').forEach(row => rows.observe(row))
  having('.search').forEach(addCancel)
}

// Search: a way out beside the field for a finger.
function addCancel(search) {
  const field = search.querySelector('input')
  if (!field || search.querySelector('.undo')) return
  const button = document.createElement('button')
  button.className = 'undo'
  button.type = 'button'
  button.textContent = root.dataset.cancel
  button.onpointerdown = event => event.preventDefault()
  button.onclick = () => {
    clear(field)
    field.blur()
  }
  search.append(button)
}

function clear(field) {
  if (!field.value) return
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

// Keys: scrolling works before anything has the focus; a slash searches, Escape clears.
const ways = {
  PageDown: .9, ' ': .9, PageUp: -.9, ArrowDown: .05, ArrowUp: -.05, Home: -1e5, End: 1e5 }
addEventListener('keydown', event => {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing) return
  if (key == 'p' && (event.ctrlKey || event.metaKey)) return void printWhole(event)
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (key == 'Escape' && target.matches('input[type=search]') && target.value) {
    event.preventDefault()
    return clear(target)
  }
  const types = target.matches('input,textarea,select,[contenteditable]')
  const field = key == '/' && !types && front()?.querySelector('input[type=search]')
  if (field) {
    event.preventDefault()
    return field.focus()
  }
  const page = ways[key] && (target == document.body || target == root) && front()
  if (!page) return
  event.preventDefault()
  page.scrollBy(0, ways[key] * (event.shiftKey && key == ' ' ? -1 : 1) * page.clientHeight)
})

// Paper takes a list as a whole, so its other rows are asked for first.
async function printWhole(event) {
  const page = front()
  if (!page?.querySelector('.more')) return
  event.preventDefault()
  for (let step = 0; step < 100; step++) {
    const more = page.querySelector('.more')
    if (!more?.isConnected) break
    await new Promise(done => {
      more.addEventListener('y', done, { once: true })
      setTimeout(done, 3000)
      tell(more, 'n')
    })
    await new Promise(requestAnimationFrame)
  }
  print()
}

// A closed sheet is seen leaving: a picture of it, since the sheet itself may be gone already.
const swiped = new WeakSet()
function leaves(dialog) {
  if (swiped.delete(dialog) || calm.matches || document.hidden) return
  if (!dialog.showPopover) return
  const ghost = dialog.cloneNode(true)
  for (const el of [ghost, ...each('*', ghost)]) {
    for (const name of ['id', 'data-key', 'data-zoom', 'data-e', 'data-m', 'name']) {
      el.removeAttribute(name)
    }
  }
  ghost.className += ' bye'
  ghost.style.cssText = dialog.style.cssText
  ghost.style.display = dialog.matches(':has(.stack)') ? 'block' : ''
  ghost.inert = true
  ghost.ariaHidden = true
  ghost.popover = 'manual'
  document.body.append(ghost)
  ghost.setAttribute('open', '')
  ghost.showPopover()
  const frames = [{}, { translate: `0 ${innerHeight - ghost.getBoundingClientRect().top}px` }]
  const play = ghost.animate(frames, { duration: 250, easing: 'ease-in', fill: 'forwards' })
  play.onfinish = play.oncancel = () => ghost.remove()
}

new MutationObserver(changes => {
  for (const { type, target, addedNodes, oldValue } of changes) {
    for (const node of addedNodes) if (node.nodeType == 1 && node.isConnected) look(node)
    if (type != 'attributes' || oldValue == null || target.open) continue
    if (target.matches('.sheet')) leaves(target)
  }
}).observe(root, { childList: true, subtree: true, attributes: true, attributeOldValue: true,
  attributeFilter: ['open'] })

// One finger's way. What it moves: a sheet, or a list that is pulled to refresh.
const passive = { passive: true }
const cancels = { passive: false }
const disc = document.createElement('div')
disc.id = 'pull'
disc.hidden = disc.ariaHidden = true
document.body.append(disc)
const isBusy = box => box.ariaBusy == 'true'
const enough = 64
let pull = null, sheet = null, row = null

// Whether something between an element and `top` is scrolled down.
function isScrolled(el, top) {
  for (let at = el; at; at = at == top ? null : at.parentElement) if (at.scrollTop > 0) return true
}

root.addEventListener('touchstart', event => {
  if (event.touches.length != 1) return
  const { target } = event, { clientX: x, clientY: y } = finger(event)
  const swipe = target.closest('.swipe[data-full]')
  row = swipe && { swipe, x, y }
  if (target.closest('input,textarea,select,[data-dr],.slide')) return
  const dialog = target.closest('dialog')
  if (dialog) {
    if (!dialog.matches('.sheet')) return
    const box = dialog.getBoundingClientRect()
    const held = y < box.top + 44
    if (y < box.top) return
    const { height } = box
    sheet = { dialog, x, y, held, target, way: 0, height, time: event.timeStamp, speed: 0 }
    dialog.addEventListener('touchmove', sheetMoved, cancels)
    return
  }
  const box = target.closest('[data-r]')
  if (pull || !box || box.scrollTop > 0 || isBusy(box)) return
  pull = { box, x, y, way: 0 }
  // A listener that is not passive delays scrolling, so it exists only while a pull may begin.
  box.addEventListener('touchmove', pulled, cancels)
}, passive)

// The heights that the sheet's app allows, in pixels, lowest first.
function stops({ dataset }) {
  const rule = document.createElement('div')
  rule.style.position = 'fixed'
  document.body.append(rule)
  const heights = (dataset.dt ?? '').split(' ').filter(text => text).map(text => {
    rule.style.height = text
    return Math.min(rule.offsetHeight, innerHeight * .92)
  })
  rule.remove()
  return heights.sort((one, other) => one - other)
}

function sheetMoved(event) {
  if (!sheet) return
  const { dialog, x, y } = sheet, to = finger(event)
  const dy = to.clientY - y
  if (!sheet.begun) {
    const sideways = Math.abs(to.clientX - x) > Math.abs(dy)
    sheet.stops = stops(dialog)
    const grows = dy < 0 && sheet.height < (sheet.stops.at(-1) ?? 0) - 2
    const falls = dy > 0 && (sheet.held || !isScrolled(sheet.target, dialog))
    if (sideways || !dy || !(grows || falls)) return sheetLeft()
    sheet.begun = true
  }
  if (event.cancelable) event.preventDefault()
  const time = event.timeStamp - sheet.time
  if (time > 0) sheet.speed = (dy - sheet.way) / time
  sheet.time = event.timeStamp
  sheet.way = dy
  if (dy < 0 || (sheet.stops[0] && sheet.height - dy > sheet.stops[0])) {
    tall(dialog, Math.min(sheet.height - dy, sheet.stops.at(-1) ?? sheet.height))
    dialog.style.translate = ''
  } else {
    const low = sheet.stops[0] ? Math.max(0, dy - Math.max(0, sheet.height - sheet.stops[0])) : dy
    dialog.style.translate = `0 ${'keep' in dialog.dataset ? low / 4 : low}px`
  }
}

function tall(dialog, height) {
  for (const name of ['height', 'minHeight', 'maxHeight']) dialog.style[name] = height + 'px'
}

function sheetLeft() {
  sheet?.dialog.removeEventListener('touchmove', sheetMoved)
  sheet = null
}

function sheetReleased() {
  if (!sheet?.begun) return sheetLeft()
  const { dialog, way, height, speed } = sheet, heights = sheet.stops
  const low = parseFloat(dialog.style.translate.split(' ')[1]) || 0
  const now = dialog.offsetHeight
  sheetLeft()
  const timing = { duration: calm.matches ? 0 : 250, easing }
  const isGone = low > now / 4 || (low > 24 && speed > .6)
  if (isGone && !('keep' in dialog.dataset)) {
    const away = { translate: `0 ${now + 40}px` }
    const play = dialog.animate([{}, away], { ...timing, fill: 'forwards' })
    play.onfinish = () => {
      swiped.add(dialog)
      dialog.close()
      play.cancel()
      dialog.style.translate = ''
    }
    return
  }
  dialog.style.translate = ''
  if (low) dialog.animate([{ translate: `0 ${low}px` }, {}], timing)
  if (!heights.length || (!way && now == height)) return
  const aim = now - speed * 150
  const next = heights.reduce((best, other) =>
    Math.abs(other - aim) < Math.abs(best - aim) ? other : best)
  tall(dialog, next)
  const from = now + 'px', to = next + 'px'
  dialog.animate([{ height: from, minHeight: from, maxHeight: from },
    { height: to, minHeight: to, maxHeight: to }], timing)
}

// Pulling down to refresh moves the list with the finger.
function pulled(event) {
  if (!pull || pull.busy) return
  const to = finger(event)
  const dx = to.clientX - pull.x, dy = to.clientY - pull.y
  if (!pull.way && dy < Math.abs(dx)) return pullEnd()
  if (event.cancelable) event.preventDefault()
  pull.way = 120 * (1 - Math.exp(-Math.max(0, dy) / 160))
  showPull(pull.way)
}

function showPull(way, rests) {
  const { box } = pull
  disc.hidden = !way
  disc.style.transform = `translateY(${box.getBoundingClientRect().top + way - 24}px)`
  disc.style.opacity = Math.min(1, way / enough)
  disc.toggleAttribute('data-ready', way >= enough)
  box.dataset.pull = rests ? 'rest' : ''
  box.style.setProperty('--pull', way + 'px')
}

function pullReleased() {
  if (!pull || pull.busy) return
  const { box, way } = pull
  if (way < enough) return pullEnd()
  pull.busy = true
  showPull(enough, true)
  disc.dataset.busy = ''
  box.addEventListener('y', busyChanged, { once: true })
  tell(box, 'r')
}

// Shows the spinner until the server has handled the pull and the container is no longer busy.
function busyChanged({ target: box }) {
  if (isBusy(box)) new MutationObserver((_, eye) => {
    if (isBusy(box) && box.isConnected) return
    eye.disconnect()
    pullEnd()
  }).observe(box, { attributeFilter: ['aria-busy'] })
  else pullEnd()
}

function pullEnd() {
  if (!pull) return
  const { box } = pull
  box.removeEventListener('touchmove', pulled)
  delete disc.dataset.busy
  showPull(0, true)
  pull = null
  setTimeout(() => pull?.box == box || delete box.dataset.pull, 260)
}

// A swipe over most of a row presses its outermost button.
function rowReleased(event) {
  if (!row) return
  const { swipe, x, y } = row, to = finger(event)
  row = null
  const way = (x - to.clientX) * rtl()
  if (way > .6 * swipe.clientWidth && Math.abs(to.clientY - y) < way / 3) {
    each('.acts [data-e]', swipe)[+swipe.dataset.full]?.click()
  }
}

root.addEventListener('touchend', event => {
  sheetReleased()
  pullReleased()
  rowReleased(event)
})
root.addEventListener('touchcancel', () => {
  row = null
  sheetReleased()
  pull?.busy || pullEnd()
})

look(root)
