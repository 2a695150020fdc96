// Two fingers on a view: told every 50 ms once the scale or the angle has changed by the least,
// with both, their speeds, and the middle and the view's box as these were at the beginning.
const fingers = new Map()
let pinch = null

// The innermost views around an element that wait for a scale (m) and for an angle (r).
function pinched(target, kinds) {
  const found = []
  for (let el = target.closest('[data-pi]'); el; el = el.parentElement.closest('[data-pi]')) {
    const [kind, least, fails] = el.dataset.pi.split(' ')
    if (!kinds.includes(kind) || found.some(each => each.kind == kind)) continue
    const { left, top, width, height } = el.getBoundingClientRect()
    found.push({ el, kind, least: +least, fails, box: [left, top, width, height] })
  }
  return found
}

function startPinch(list, middle, time) {
  pinch = { list, middle, scale: 1, turn: 0, speeds: [0, 0], time, last: 0 }
}

function tellPinch({ el, box }, phase) {
  const { scale, turn, speeds, middle } = pinch
  const changes = [scale, turn, ...speeds].map(number => Math.round(number * 1000) / 1000)
  tell(el, 'q', [phase, ...changes, points([...middle, ...box])].join(' '))
}

function tellBegun(phase) {
  clearTimeout(pinch.timer)
  pinch.timer = 0
  pinch.last = performance.now()
  for (const each of pinch.list) if (each.begun) tellPinch(each, phase)
}

function pinchTo(scale, turn, time) {
  scale = Math.min(100, Math.max(0.01, scale))
  const { list, speeds } = pinch
  const seconds = (time - pinch.time) / 1000
  if (seconds > 0) {
    pinch.speeds = [scale - pinch.scale, turn - pinch.turn].map((way, at) =>
      0.4 * speeds[at] + 0.6 * way / seconds)
  }
  Object.assign(pinch, { scale, turn, time })
  const begins = list.filter(({ begun, kind, least }) =>
    !begun && Math.abs(kind == 'm' ? scale - 1 : turn) >= least)
  for (const each of begins) each.begun = true
  if (begins.length) tellBegun(0)
  else if (list.some(each => each.begun)) {
    pinch.timer ||= setTimeout(tellBegun, pinch.last + 50 - performance.now(), 0)
  }
}

// One that never began fails; where data-pi has an f that is told as well.
function endPinch(phase) {
  clearTimeout(pinch.rest)
  tellBegun(phase)
  for (const each of pinch.list) if (each.fails && !each.begun) tellPinch(each, 2)
  pinch = null
}

// The distance between the fingers, its angle, and the middle.
function spread() {
  const [one, two] = fingers.values()
  const x = two.x - one.x, y = two.y - one.y
  return { way: Math.hypot(x, y) || 1, angle: Math.atan2(y, x) * 180 / Math.PI,
    middle: [one.x + x / 2, one.y + y / 2] }
}

root.addEventListener('pointerdown', event => {
  const { target, pointerId, clientX: x, clientY: y, isPrimary } = event
  // The first finger is alone, whatever became of earlier ones.
  if (isPrimary) {
    fingers.clear()
    if (pinch) endPinch(1)
  }
  if (fingers.size > 1 || event.button || !target.closest('[data-pi]')) return
  fingers.set(pointerId, { target, x, y })
  if (fingers.size < 2) return
  const [one] = fingers.values()
  const list = pinched(target, 'mr').filter(({ el }) => el.contains(one.target))
  startPinch(list, [], event.timeStamp)
  Object.assign(pinch, spread())
})

addEventListener('pointermove', event => {
  const finger = fingers.get(event.pointerId)
  if (!finger) return
  finger.x = event.clientX
  finger.y = event.clientY
  if (!pinch || fingers.size < 2) return
  const { way, angle } = spread()
  // Beyond half a turn the angle starts again at the other end.
  const turn = pinch.turn + (angle - pinch.angle + 540) % 360 - 180
  pinch.angle = angle
  pinchTo(way / pinch.way, turn, event.timeStamp)
})

for (const name of ['pointerup', 'pointercancel']) addEventListener(name, event => {
  const finger = fingers.get(event.pointerId)
  if (!finger) return
  fingers.delete(event.pointerId)
  if (!pinch) startPinch(pinched(finger.target, 'mr'), [0, 0], 0)
  endPinch(name == 'pointerup' ? 1 : 2)
})

// A trackpad's pinch is the wheel with Control, and ends when no more comes. A notch of a mouse's
// wheel is a hundred pixels, which would be too much at once.
function wheeled(event) {
  if (!event.ctrlKey || event.defaultPrevented || fingers.size > 1) return
  if (!pinch) {
    const list = pinched(event.target, 'm')
    if (!list.length) return
    startPinch(list, [event.clientX, event.clientY], event.timeStamp)
  }
  event.preventDefault()
  const way = Math.max(-25, Math.min(25, event.deltaY * (event.deltaMode ? 16 : 1)))
  pinchTo(pinch.scale * Math.exp(-way / 100), 0, event.timeStamp)
  clearTimeout(pinch.rest)
  pinch.rest = setTimeout(endPinch, 200, 1)
}

// Two fingers scroll nothing there; listeners that are not passive are on such views only.
function takePinches(el) {
  el.onwheel = wheeled
  el.ontouchmove = event => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault()
  }
}
