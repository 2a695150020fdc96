// What comes near the viewport, what photos become, and pulling down to refresh.
const observers = new Map()

// One observer a scroll container: only its own observer looks beyond its edge.
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
  // Only while a pull may begin does the browser have to ask before it scrolls.
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

// Spins until the container is no longer busy.
function busyChanged(box) {
  if (pull?.busy && pull.box == box && box.getAttribute('aria-busy') != 'true') pullEnd()
}

function pullEnd() {
  pull?.box.removeEventListener('touchmove', pulled)
  pull = null
  disc.removeAttribute('data-busy')
  showPull(0)
}
