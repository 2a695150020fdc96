// Scroll views that report: the view at their anchor (data-sp), and their lengths (data-sg). What a
// person scrolls is the view itself, or the screen around it.
const screens = '.page,.tab-c,.pg,.dlg'
const scroller = el => el.matches('.sh,.scr') && getComputedStyle(el).overflowY != 'visible' ? el
  : el.closest(screens) || document.scrollingElement
const roomOf = box => box.querySelector(':scope>.bar')?.offsetHeight || 0
let aimed = 0

function scrolledIn(box) {
  for (const el of having(root, 'data-sp').concat(having(root, 'data-sg'))) {
    if (scroller(el) != box) continue
    clearTimeout(el.stop)
    el.stop = setTimeout(() => {
      aimed = 0
      el.spot = 0
      spotted(el)
    }, 150)
    el.spot ||= setTimeout(() => {
      el.spot = 0
      spotted(el)
    }, 100)
  }
  for (const el of having(root, 'data-sa')) if (scroller(el) == box) el.atEnd = isAtEnd(el)
}

function spotted(el, isFirst) {
  const box = scroller(el), view = box.getBoundingClientRect(), place = el.getBoundingClientRect()
  const bar = roomOf(box), across = el.matches('.sh'), mirrored = document.dir == 'rtl'
  if (el.hasAttribute('data-sg')) {
    const lengths = across ? [Math.abs(el.scrollLeft), 0, el.scrollWidth, el.scrollHeight]
      : el == box ? [0, el.scrollTop, el.scrollWidth, el.scrollHeight]
      : [0, Math.max(0, view.top + bar - place.top), el.scrollWidth, el.offsetHeight]
    const report = 'g ' + points([...lengths, box.clientWidth, box.clientHeight - bar])
    if (el.lengths != report) tell(el, 'g', (el.lengths = report))
  }
  if (!el.hasAttribute('data-sp') || aimed || isFirst) return
  const [x, y] = el.dataset.sp.split(' '), share = across ? mirrored ? 1 - x : +x : +y
  const line = ({ left, top, width, height }, bar) => across ? left + share * width
    : top + bar + share * (height - bar)
  const far = each => Math.abs(line(each.getBoundingClientRect(), 0) - line(view, bar))
  let views = [...el.querySelectorAll('.targets>[data-si]')]
  if (!views.length) views = having(el, 'data-si').filter(each => {
    const around = each.parentElement.closest('[data-si]')
    return !around || !el.contains(around)
  })
  if (!views.length) return
  const found = views.map(each => [far(each), each]).reduce((a, b) => b[0] < a[0] ? b : a)[1]
  if (el.reached == found.dataset.si) return
  el.reached = found.dataset.si
  tell(el, 'g', 'i ' + el.reached)
}

// An edge or a point that the app wants to be scrolled to: a number, how, and where.
function go(el) {
  const [, behavior, x, y] = el.dataset.go.split(' ')
  el.removeAttribute('data-go')
  const box = scroller(el), top = el == box ? 0 : box.scrollTop + el.getBoundingClientRect().top
    - box.getBoundingClientRect().top - roomOf(box), side = document.dir == 'rtl' ? -1 : 1
  const to = { top, bottom: top + el.scrollHeight }[x] ?? (y > '-' ? top + +y : undefined)
  const left = { leading: 0, trailing: side * el.scrollWidth }[x]
    ?? (y && x > '-' ? side * x : undefined)
  aimed = 1
  box.scrollTo({ behavior, top: el.matches('.sh') ? undefined : to, left })
}

// A scroll view that starts at its end stays there while its content grows.
function isAtEnd(el) {
  const box = scroller(el), [x, y] = el.dataset.sa.split(' ')
  return el.matches('.sh') ? Math.abs(Math.abs(box.scrollLeft)
    - x * (box.scrollWidth - box.clientWidth)) < 24
    : Math.abs(box.scrollTop - y * (box.scrollHeight - box.clientHeight)) < 24
}

const anchored = new ResizeObserver(entries => {
  for (const { target: inner } of entries) {
    const el = inner.closest('[data-sa]')
    if (!el || el.atEnd == false) continue
    const box = scroller(el), [x, y] = el.dataset.sa.split(' ')
    if (el.matches('.sh')) el.scrollLeft = (document.dir == 'rtl' ? -x : x) * el.scrollWidth
    else box.scrollTop = y * (box.scrollHeight - box.clientHeight)
  }
})

// Views that report how much of them is in sight.
const sights = new WeakMap()

function sight(el) {
  const threshold = +el.dataset.sv
  const watcher = new IntersectionObserver(entries => {
    for (const { target, intersectionRatio, isIntersecting } of entries) {
      const seen = isIntersecting && intersectionRatio >= threshold
      if (sights.get(target) == seen) continue
      const known = sights.has(target)
      sights.set(target, seen)
      if (known || seen) tell(target, 'w', seen)
    }
  }, { threshold })
  watcher.observe(el)
}

function look(top) {
  for (const el of having(top, 'data-go')) go(el)
  for (const el of having(top, 'data-sg')) spotted(el, 1)
  for (const el of having(top, 'data-sv')) sight(el)
  for (const el of having(top, 'data-sa')) {
    for (const each of [el, ...el.children]) anchored.observe(each)
  }
}

new MutationObserver(changes => {
  for (const { type, target, addedNodes } of changes) {
    if (type == 'attributes' && target.dataset.go) go(target)
    // gestures.js scrolls there.
    else if (type == 'attributes') aimed = 1
    for (const node of addedNodes) if (node.nodeType == 1) look(node)
  }
  lineSoon()
}).observe(root, { childList: true, subtree: true, attributes: true,
  attributeFilter: ['data-go', 'data-to'] })

addEventListener('scroll', ({ target }) =>
  scrolledIn(target == document ? document.scrollingElement : target),
{ capture: true, passive: true })
lineSoon()
look(root)
