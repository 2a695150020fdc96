// A pushed screen goes back under a finger that comes from the edge. Only in an installed app: in
// a browser's window that way is the browser's own. Where a system has one as well, it cancels the
// touch, and the screen springs back.
const installed = matchMedia('(display-mode:standalone)')
let edge = null

function edgeTouched({ target, timeStamp: time }, x, y) {
  const page = installed.matches && target.closest('.page')
  const back = page && page.querySelector(':scope>.bar [data-back]')
  if (!back?.offsetWidth) return
  const { left, right } = page.getBoundingClientRect()
  if ((rtl() > 0 ? x - left : right - x) > 24) return
  const top = page.previousElementSibling ? page : page.parentNode.closest('.split>.page')
  const under = top?.previousElementSibling
  if (!under?.matches('.page')) return
  edge = { top, under, back, x, y, way: 0, time, speed: 0, width: top.offsetWidth }
  root.addEventListener('touchmove', edgeMoved, cancels)
  return true
}

function edgeMoved(event) {
  const { clientX, clientY } = finger(event)
  const way = Math.max(0, (clientX - edge.x) * rtl())
  if (!edge.begun && Math.abs(clientY - edge.y) >= way) return edgeReleased()
  edge.begun = true
  if (event.cancelable) event.preventDefault()
  edge.speed += .6 * ((way - edge.way) / (event.timeStamp - edge.time || 1) - edge.speed)
  edge.time = event.timeStamp
  edge.way = way
  const { top, under } = edge
  under.style.visibility = 'visible'
  top.style.boxShadow = 'var(--shadow)'
  edgeAt((el, place) => (el.style.translate = place), way)
}

// The screen below comes from a quarter of its width.
function edgeAt(put, way) {
  const { top, under, width } = edge
  put(top, way * rtl() + 'px')
  return put(under, (way - width) / 4 * rtl() + 'px')
}

function edgeReleased(isKept) {
  if (!edge || edge.isLeft) return
  root.removeEventListener('touchmove', edgeMoved)
  if (!edge.begun) return void (edge = null)
  const { top, under, back, width, way, speed } = edge
  const goes = !isKept && (way > width / 3 || (way > 24 && speed > .5))
  edge.isLeft = true
  edgeAt((el, translate) => el.animate({ translate }, {
    duration: calm.matches ? 0 : 250, easing, fill: 'forwards' }), goes ? width : 0)
    .onfinish = () => {
      edge = null
      for (const { style } of [top, under]) {
        style.translate = style.visibility = style.boxShadow = ''
      }
      // The page below is seen already, so it neither slides in nor grows out of a photo.
      if (goes) for (const el of each('[data-zoom]', top)) delete el.dataset.zoom
      if (goes) back.click()
      for (const play of [top, under].flatMap(el => el.getAnimations())) play.cancel()
    }
}
