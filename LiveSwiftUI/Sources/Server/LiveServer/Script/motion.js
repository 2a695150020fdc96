// Animations of a batch: moved, added and removed elements, zoom. None under reduced motion.
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const easing = 'cubic-bezier(.2,.7,.2,1)'
let moving = null

const shifts = {
  'move-up': 'translateY(-100%)', 'move-down': 'translateY(100%)', scale: 'scale(.01)' }

// The frame that an element comes from or goes to, by the names in data-tr; a page needs none.
function awayFrame(el, leaving) {
  const frame = {}, side = document.dir == 'rtl' ? -100 : 100
  const names = leaving && el.dataset.trOut || el.dataset.tr
    || (moving.page && el.matches('.page') ? 'trailing' : '')
  for (const name of names.split(' ')) {
    const shift = /trailing/.test(name) || (name == 'slide' && leaving) ? side : -side
    if (name == 'opacity') frame.opacity = 0
    else if (name) frame.transform = shifts[name] || `translateX(${shift}%)`
  }
  return Object.keys(frame).length && frame
}

// Reads the whole layout before the first change, so that it is computed once.
function prepareMotion(batch, meta) {
  if (calm.matches || document.hidden) return
  const boxes = new Map(), exits = new Map(), matched = new Map()
  moving = { duration: meta.a || 300, boxes, exits, matched, entered: [], page: meta.n }
  for (const el of matches()) matched.set(el.dataset.match, [el, el.getBoundingClientRect()])
  for (const [name, first, second] of batch) {
    if (!'imr'.includes(name)) continue
    const el = elements.get(name == 'm' ? second : first)
    if (name == 'r' && el && awayFrame(el, 1)) {
      exits.set(el, [el.offsetLeft, el.offsetTop, el.offsetWidth, el.offsetHeight])
    }
    for (const parent of [elements.get(first), el?.parentNode]) {
      for (const child of parent?.children || []) {
        if (!boxes.has(child) && boxes.size < 400) boxes.set(child, child.getBoundingClientRect())
      }
    }
  }
}

// Keeps a removed element on screen for its animation: without a number, inert, out of the flow.
function leave(el) {
  const box = moving?.exits.get(el)
  // A page that was left before is on its way already.
  let play = isLeft(el) && el.getAnimations().at(-1)
  if (!box && !play) return false
  el.inert = true
  delete el.dataset.key
  delete el.dataset.zoom
  el.ariaHidden = true
  if (!play) {
    const [left, top, width, height] = box.map(length => length + 'px')
    Object.assign(el.style, { position: 'absolute', margin: 0, left, top, width, height })
    play = el.animate(
      [{}, awayFrame(el, 1)], { duration: moving.duration, easing, fill: 'forwards' })
  }
  play.onfinish = play.oncancel = () => el.remove()
  return true
}

// The views of `matchedGeometryEffect`, without those on their way out.
const matches = () => all('[data-match]').filter(el => !el.closest('[inert]'))

function playMotion() {
  const { duration, boxes, exits, matched, entered } = moving
  for (const el of entered) {
    const frame = awayFrame(el)
    if (frame) el.animate([frame, {}], { duration, easing })
  }
  for (const [el, old] of boxes) {
    if (!el.isConnected || exits.has(el)) continue
    const now = el.getBoundingClientRect()
    const x = old.left - now.left, y = old.top - now.top
    if (x || y) el.animate([{ transform: `translate(${x}px,${y}px)` }, {}], { duration, easing })
  }
  for (const el of matches()) {
    const [twin, old] = matched.get(el.dataset.match) || []
    if (!twin || (twin == el && boxes.has(el))) continue
    const now = el.getBoundingClientRect(), transformOrigin = '0 0'
    const size = [old.width / now.width, old.height / now.height].map(part => part || 1)
    const way = `translate(${old.left - now.left}px,${old.top - now.top}px) scale(${size})`
    el.animate([{ transformOrigin, transform: way }, { transformOrigin }], { duration, easing })
  }
}

// Runs `work` at once or inside a view transition, then `done`.
function animated(batch, meta, work, done) {
  if (meta.z && document.startViewTransition && !calm.matches && !document.hidden) {
    return zoomed(meta.z, work, done)
  }
  if (meta.a || meta.n) prepareMotion(batch, meta)
  try {
    work()
    if (moving) playMotion()
  } finally {
    moving = null
  }
  done()
}

function zoomed(name, work, done) {
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
