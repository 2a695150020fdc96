// Stacks whose views lie on a line of the app's own: each view is moved until its guide, or that of
// a view inside it, lies on the line.
const lined = document.getElementsByClassName('lined'), followed = new WeakSet()
const followers = new ResizeObserver(lineSoon)
let lining = 0

function lineSoon() {
  if (lined.length) lining ||= requestAnimationFrame(() => {
    lining = 0
    for (const box of lined) for (const each of guides(box, 'al')) line(box, ...each)
  })
}

const guides = (el, name) => (el.dataset[name] || '').split(';').map(each => each.split(' '))

function line(box, axis, key, ...usual) {
  const side = axis == 'x' ? 'marginInlineStart' : 'marginTop', views = [...box.children]
  const mirrored = axis == 'x' && document.dir == 'rtl'
  const edge = ({ left, right, top }) => axis == 'y' ? top : mirrored ? -right : left
  const own = el => guides(el, 'ag').find(each => each[0] == key)
  for (const view of views) view.style[side] = ''
  const places = views.map(view => {
    const outer = view.getBoundingClientRect()
    const el = [view, ...view.querySelectorAll('[data-ag]')].find(own) || view
    for (const each of [view, el]) {
      if (followed.has(each)) continue
      followed.add(each)
      followers.observe(each)
    }
    const inner = el.getBoundingClientRect(), [, ...shares] = own(el) || [0, ...usual]
    const parts = [1, inner.width, inner.height, baseline(el), baseline(el, 1)]
    return edge(inner) - edge(outer) + shares.reduce((sum, share, at) => sum + share * parts[at], 0)
  })
  const far = Math.max(...places)
  views.forEach((view, at) => (view.style[side] = far - places[at] + 'px'))
}

// The baseline of the first or the last line of text; without a text, the lower edge.
const pen = document.createElement('canvas').getContext('2d')

function baseline(el, isLast) {
  const texts = document.createTreeWalker(el, NodeFilter.SHOW_TEXT)
  let text = texts.nextNode()
  while (isLast && text && texts.nextNode()) text = texts.currentNode
  const box = el.getBoundingClientRect()
  if (!text) return box.height
  const range = document.createRange()
  range.selectNodeContents(text)
  const row = [...range.getClientRects()].at(isLast ? -1 : 0)
  pen.font = getComputedStyle(text.parentElement).font
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText('x')
  return row ? row.top - box.top + row.height * up / (up + down) : box.height
}
