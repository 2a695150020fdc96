// Animations of a batch: moves, arrivals, departures, zoom. None under reduced motion.
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

// All reading of the layout comes before the first change.
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

// A removed element stays a moment as a picture: numberless, inert, out of the flow.
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

// Runs `work` now, or inside a view transition; `done` follows it in either case.
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
