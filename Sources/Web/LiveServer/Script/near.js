// Elements near the viewport, loaded and failed photos, and pulling down to refresh.
const observers = new WeakMap()
const finger = event => event.touches[0]

// One observer for each scroll container, because its margin works only in its own container.
function observer(el) {
  const box = el.closest('[data-key]')
  const scroller = box && getComputedStyle(box).overflowY != 'visible' ? box : null
  const owner = scroller || document
  if (!observers.has(owner)) {
    const options = { root: scroller, rootMargin: '400px', scrollMargin: '400px' }
    observers.set(owner, new IntersectionObserver(neared, options))
  }
  return observers.get(owner)
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
    near[isIntersecting ? 'add' : 'delete'](target)
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

const disc = extra({ id: 'pull', hidden: true, ariaHidden: true })
const enough = 64
let pull = null

const cancels = { passive: false }

function touchStarted(event) {
  const box = event.touches.length == 1 && event.target.closest('[data-r]')
  if (pull || !box || box.scrollTop > 0 || isTrue(box, 'aria-busy')) return
  if (event.target.closest('input,textarea,select,dialog')) return
  pull = { box, from: finger(event), way: 0 }
  // A listener that is not passive delays scrolling, so it exists only while a pull may begin.
  box.addEventListener('touchmove', pulled, cancels)
}

function pulled(event) {
  if (!pull || pull.busy) return
  const { from } = pull, to = finger(event)
  const dx = to.clientX - from.clientX, dy = to.clientY - from.clientY
  if (!pull.way && dy < Math.abs(dx)) return pullEnd()
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
  disc.dataset.busy = ''
  whenHandled(emit(box, 'r'), () => busyChanged(box))
}

// Shows the spinner until the container is no longer busy.
function busyChanged(box) {
  if (pull?.busy && pull.box == box && !isTrue(box, 'aria-busy')) pullEnd()
}

function pullEnd() {
  pull?.box.removeEventListener('touchmove', pulled)
  pull = null
  delete disc.dataset.busy
  showPull(0)
}
