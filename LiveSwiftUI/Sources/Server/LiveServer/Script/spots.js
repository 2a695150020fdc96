// Where a view was tapped, and where a mouse is over one: told as a drag that ends where it began,
// with the corners of the view and of named views around. gestures.js measures these.
const spot = (el, { clientX: x, clientY: y }) =>
  '1 ' + points([x, y, x, y, 0, 0, ...root.corners(el)])

root.addEventListener('click', event => {
  const el = event.target.closest('[data-ts]')
  if (!el || (event.detail || 1) % el.dataset.ts) return
  const control = event.target.closest('a,button,input,select,textarea,[data-e]')
  // A control inside takes the tap itself.
  if (!control || control == el || control.contains(el)) tell(el, 'l', spot(el, event))
})

// The views that a mouse is over, and its last event, told every 50 ms.
let under = [], mouse = null, mouseTimer = 0

function mouseTold() {
  mouseTimer = 0
  for (const el of under) if (el.isConnected) tell(el, 'v', spot(el, mouse))
}

function mouseMoved(event) {
  if (event.pointerType != 'mouse') return
  const now = []
  let el = event.type == 'pointerleave' ? null : event.target
  while ((el = el?.closest('[data-hp]'))) {
    now.push(el)
    el = el.parentElement
  }
  for (const each of under) if (!now.includes(each) && each.isConnected) tell(each, 'v', false)
  under = now
  mouse = event
  if (now.length) mouseTimer ||= setTimeout(mouseTold, 50)
}
for (const name of ['pointermove', 'pointerover', 'pointerleave']) {
  root.addEventListener(name, mouseMoved)
}
