// Elements near the viewport, and loaded and failed photos.
const observers = new WeakMap()

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
  const watcher = observer(el)
  watcher.unobserve(el)
  if (el.hasAttribute('data-n')) watcher.observe(el)
}

function neared(entries, watcher) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    emit(target, 'n')
    watcher.unobserve(target)
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
