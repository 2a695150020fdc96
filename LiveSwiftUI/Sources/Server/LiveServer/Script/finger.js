// One finger's way. What it moves: a sheet, or a list that is pulled to refresh.
const passive = { passive: true }
const cancels = { passive: false }
const disc = document.createElement('div')
disc.id = 'pull'
disc.hidden = disc.ariaHidden = true
document.body.append(disc)
const isBusy = box => box.ariaBusy == 'true'
const enough = 64
let pull = null, sheet = null

// Whether something between an element and `top` is scrolled down.
function isScrolled(el, top) {
  for (let at = el; at; at = at == top ? null : at.parentElement) if (at.scrollTop > 0) return true
}

root.addEventListener('touchstart', event => {
  if (event.touches.length != 1) return
  const { target } = event, { clientX: x, clientY: y } = finger(event)
  if (edge || edgeTouched(event, x, y)) return
  if (target.closest('input,textarea,select,[data-dr],.slide,.pop')) return
  const dialog = target.closest('dialog')
  if (dialog) {
    if (!dialog.matches('.sheet')) return
    const { top, height } = dialog.getBoundingClientRect(), time = event.timeStamp
    if (y < top) return
    sheet = { dialog, x, y, held: y < top + 44, target, way: 0, height, time, speed: 0 }
    dialog.addEventListener('touchmove', sheetMoved, cancels)
    return
  }
  const box = target.closest('[data-r]')
  if (pull || !box || isScrolled(target, box) || isBusy(box)) return
  pull = { box, x, y, way: 0 }
  // A listener that is not passive delays scrolling, so it exists only while a pull may begin.
  box.addEventListener('touchmove', pulled, cancels)
}, passive)

// The heights that the sheet's app allows, in pixels, lowest first.
function stops({ dataset }) {
  const rule = document.createElement('div')
  rule.style.position = 'fixed'
  document.body.append(rule)
  const heights = dataset.dt?.split(',').map(text => {
    rule.style.height = text
    return Math.min(rule.offsetHeight, innerHeight * .92)
  }) ?? []
  rule.remove()
  return heights.sort((one, other) => one - other)
}

function sheetMoved(event) {
  if (!sheet) return
  const { dialog, x, y, height } = sheet, to = finger(event)
  const dy = to.clientY - y
  // A sheet of no such heights keeps its own.
  const [low = height] = sheet.stops ??= stops(dialog), high = sheet.stops.at(-1) ?? height
  if (!sheet.begun) {
    const sideways = Math.abs(to.clientX - x) > Math.abs(dy)
    const grows = dy < 0 && height < high - 2
    const falls = dy > 0 && (sheet.held || !isScrolled(sheet.target, dialog))
    if (sideways || !dy || !(grows || falls)) return sheetLeft()
    sheet.begun = true
  }
  if (event.cancelable) event.preventDefault()
  const time = event.timeStamp - sheet.time
  if (time > 0) sheet.speed = (dy - sheet.way) / time
  sheet.time = event.timeStamp
  sheet.way = dy
  sheet.low = Math.max(0, dy - Math.max(0, height - low)) / ('keep' in dialog.dataset ? 4 : 1)
  dialog.style.translate = `0 ${sheet.low}px`
  if (dy < 0 || height - dy > low) Object.assign(dialog.style, tall(Math.min(height - dy, high)))
}

function tall(pixels) {
  const height = pixels + 'px'
  return { height, minHeight: height, maxHeight: height }
}

function sheetLeft() {
  sheet?.dialog.removeEventListener('touchmove', sheetMoved)
  sheet = null
}

function sheetReleased() {
  if (!sheet?.begun) return sheetLeft()
  const { dialog, way, height, speed, low, stops: heights } = sheet
  const now = dialog.offsetHeight
  sheetLeft()
  const timing = { duration: calm.matches ? 0 : 250, easing }
  const isGone = low > now / 4 || (low > 24 && speed > .6)
  if (isGone && !('keep' in dialog.dataset)) {
    const play = dialog.animate({ translate: `0 ${now + 40}px` }, { ...timing, fill: 'forwards' })
    play.onfinish = () => {
      swiped.add(dialog)
      dialog.close()
      play.cancel()
      dialog.style.translate = ''
    }
    return
  }
  dialog.style.translate = ''
  if (low) dialog.animate([{ translate: `0 ${low}px` }, {}], timing)
  if (!heights.length || (!way && now == height)) return
  const aim = now - speed * 150
  const next = heights.reduce((best, other) =>
    Math.abs(other - aim) < Math.abs(best - aim) ? other : best)
  Object.assign(dialog.style, tall(next))
  dialog.animate([tall(now), tall(next)], timing)
}

// Pulling down to refresh moves the list with the finger.
function pulled(event) {
  if (!pull || pull.busy) return
  const to = finger(event)
  const dx = to.clientX - pull.x, dy = to.clientY - pull.y
  if (!pull.way && dy < Math.abs(dx)) return pullEnd()
  if (event.cancelable) event.preventDefault()
  pull.way = 120 * (1 - Math.exp(-Math.max(0, dy) / 160))
  showPull(pull.way)
}

function showPull(way, rests) {
  const { box } = pull
  disc.hidden = !way
  disc.style.transform = `translateY(${box.getBoundingClientRect().top + way - 24}px)`
  disc.style.opacity = Math.min(1, way / enough)
  disc.toggleAttribute('data-ready', way >= enough)
  box.dataset.pull = rests ? 'rest' : ''
  box.style.setProperty('--pull', way + 'px')
}

function pullReleased() {
  if (!pull || pull.busy) return
  const { box, way } = pull
  if (way < enough) return pullEnd()
  pull.busy = true
  showPull(enough, true)
  disc.dataset.busy = ''
  box.addEventListener('y', busyChanged, { once: true })
  tell(box, 'r')
}

// Shows the spinner until the server has handled the pull and the container is no longer busy.
function busyChanged({ target: box }) {
  if (isBusy(box)) new MutationObserver((_, watcher) => {
    if (isBusy(box) && box.isConnected) return
    watcher.disconnect()
    pullEnd()
  }).observe(box, { attributeFilter: ['aria-busy'] })
  else pullEnd()
}

function pullEnd() {
  if (!pull) return
  const { box } = pull
  box.removeEventListener('touchmove', pulled)
  delete disc.dataset.busy
  // What is fixed on the screen would move with a list that a mere tap has moved by nothing.
  disc.hidden || showPull(0, true)
  pull = null
  setTimeout(() => pull?.box == box || delete box.dataset.pull, 260)
}

root.addEventListener('touchend', () => {
  edgeReleased()
  sheetReleased()
  pullReleased()
})
root.addEventListener('touchcancel', () => {
  edgeReleased(true)
  sheetReleased()
  pull?.busy || pullEnd()
})
