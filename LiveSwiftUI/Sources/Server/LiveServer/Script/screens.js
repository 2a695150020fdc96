// How screens behave, a module that every live page loads after live.js: titles that collapse into
// their bar, keys that scroll and search, and whole lists on paper; in finger.js and edge.js the
// sheets, lists and screens that follow a finger.
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
const seen = selector => each(selector, modal()).findLast(el =>
  el.checkVisibility({ visibilityProperty: true }))
// Beside a column where nothing is chosen the list is in front.
const front = () => seen('.page:not([inert],.rest)') ?? modal()

// The kind of input last used, by which the style sheet draws rings. An attribute of the root that
// is set again styles the whole page again, even with its own value.
const input = kind => {
  if (html.dataset.in != kind) html.dataset.in = kind
}
input(matchMedia('(pointer:coarse)').matches ? 'touch' : 'mouse')
// A pen is a finger.
addEventListener('pointerdown', ({ pointerType: kind }) =>
  input(kind == 'mouse' ? kind : 'touch'), true)
// A screen keyboard types, enters and deletes as well, but moves no focus.
addEventListener('keydown', ({ key }) => {
  if (html.dataset.in != 'touch' || /Tab|Esc|Arrow|Page/.test(key)) input('keys')
}, true)

// Bars: clear at the top, and named by the title once that has scrolled under them.
function scrolled(page) {
  const bar = page.querySelector(':scope>.bar')
  bar?.toggleAttribute('data-on', page.scrollTop > 1)
}

function watchTitle(title) {
  const page = title.closest('.page'), bar = page?.querySelector(':scope>.bar')
  if (!bar || title.isWatched) return
  title.isWatched = true
  new IntersectionObserver(([{ isIntersecting }]) => {
    const isUnder = !isIntersecting && title.isConnected && page.scrollTop > 0
    if (isUnder) bar.dataset.t = title.textContent
    else delete bar.dataset.t
  }, { root: page, rootMargin: `-${bar.offsetHeight}px 0px 0px` }).observe(title)
}

addEventListener('scroll', ({ target }) => {
  if (target.matches?.('.page')) scrolled(target)
}, true)

// The screen, or lists and scroll views in it that have a room of their own.
const rooms = page => [page, ...each('.scr', page)]

// A press on a bar, where nothing is to be pressed, brings back the top.
root.addEventListener('click', event => {
  const bar = event.target.closest('.bar')
  if (!bar || event.target.closest('a,button,input,select,[data-e]')) return
  for (const box of rooms(bar.closest('.page'))) {
    box.scrollTo({ top: 0, behavior: calm.matches ? 'instant' : 'smooth' })
  }
})

// Separators begin where the words of their row begin: large text may stand below its picture.
// Only rows in sight are measured, and again when they have another height.
const rows = new IntersectionObserver(entries =>
  entries.filter(entry => entry.isIntersecting).map(({ target }) => {
    rows.unobserve(target)
    target.h = target.offsetHeight
    sizes.observe(target)
    const words = each('.t:not(.sr),.tf,.img+*', target).find(el => el.offsetWidth) || target
    const row = target.getBoundingClientRect(), box = words.getBoundingClientRect()
    return [target, rtl() > 0 ? box.left - row.left : row.right - box.right]
  }).forEach(([{ style }, lead]) =>
    style.setProperty('--lead', lead > 16 && lead < 160 ? lead + 'px' : '')))
const sizes = new ResizeObserver(entries => entries.forEach(({ target }) => {
  if (target.h != target.offsetHeight) rows.observe(target)
}))

// A row of a list is one stop of the Tab key, as that of a grid is: its first control, which opens
// it. The arrow keys lead to the others.
const controls = row => each(':is(a,button):not([role=radio],.acts *,.pop *)', row)

function look(top) {
  const having = selector => [top, ...each(selector, top)].filter(el => el.matches(selector))
  having('.big').forEach(watchTitle)
  having('.page').forEach(scrolled)
  having('.row:not(.led)').forEach(row => rows.observe(row))
  for (const row of [...each('.row', top), top.closest('.row')]) {
    const [first, ...others] = row ? controls(row) : []
    if (first?.matches('.link,.hit,.cm *,.swipe *')) others.forEach(el => (el.tabIndex = -1))
  }
  having('.search').forEach(addCancel)
}

// Search: a way out beside the field for a finger.
function addCancel(search) {
  const field = search.querySelector('input')
  if (!field || search.querySelector('.undo')) return
  const button = document.createElement('button')
  button.className = 'undo'
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
  const isCommand = event.ctrlKey || event.metaKey
  if (key == 'p' && isCommand) return printWhole(event)
  if (isCommand || event.altKey) return
  if (key == 'Escape' && target.matches('input[type=search]') && target.value) {
    event.preventDefault()
    return clear(target)
  }
  const types = target.matches('input,textarea,select,[contenteditable]')
  const field = key == '/' && !types && seen('input[type=search]')
  if (field) {
    event.preventDefault()
    return field.focus()
  }
  const side = { ArrowRight: 1, ArrowLeft: -1 }[key], row = side && target.closest('.row')
  const list = row ? controls(row) : [], index = list.indexOf(target)
  if (index + 1) list[index + side * rtl()]?.focus()
  const page = ways[key] && (target == document.body || target == root) && front()
  if (!page) return
  event.preventDefault()
  const way = ways[key] * (event.shiftKey && key == ' ' ? -1 : 1)
  for (const box of rooms(page)) box.scrollBy(0, way * box.clientHeight)
})

// Paper takes a list as a whole, so its other rows are asked for first. What a menu prints cannot
// wait for them: a line on the paper tells how many it has, and the next print has all.
async function printWhole(event) {
  if (!front()?.querySelector('.more')) return
  event.preventDefault()
  await loadRows()
  print()
}

addEventListener('beforeprint', loadRows)

async function loadRows() {
  const page = front()
  for (let step = 0; step < 100; step++) {
    const more = page?.querySelector('.more')
    if (!more?.isConnected) break
    await new Promise(done => {
      more.addEventListener('y', done, { once: true })
      setTimeout(done, 3000)
      tell(more, 'n')
    })
    await new Promise(requestAnimationFrame)
  }
}

// A closed sheet is seen leaving: a picture of it, since the sheet itself may be gone already.
const swiped = new WeakSet()
function leaves(dialog) {
  if (swiped.delete(dialog) || calm.matches || document.hidden || !dialog.showPopover) return
  const ghost = dialog.cloneNode(true)
  for (const el of [ghost, ...each('*', ghost)]) {
    for (const name of 'id data-key data-zoom data-e data-m name'.split(' ')) {
      el.removeAttribute(name)
    }
  }
  ghost.className += ' bye'
  ghost.style.cssText = dialog.style.cssText
  ghost.inert = ghost.ariaHidden = true
  ghost.popover = 'manual'
  document.body.append(ghost)
  ghost.open = true
  ghost.showPopover()
  const away = { translate: `0 ${innerHeight - ghost.getBoundingClientRect().top}px` }
  const play = ghost.animate(away, { duration: 250, easing: 'ease-in', fill: 'forwards' })
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

look(root)
