// The script of positions: a module that only pages load whose app asks for one. data-lo has a list
// of requests as that of notify.js.
const root = document.getElementById('root')
const element = () => root.querySelector('[data-lo]')
const report = text => element()?.dispatchEvent(
  new CustomEvent('z', { bubbles: true, detail: ['a', text] }))
const answer = (number, text = '') => report(`a ${number} ${text}`)
let list, last = 0, watch

const written = ({ coords: c, timestamp }) => [c.latitude, c.longitude, c.accuracy, c.altitude,
  c.altitudeAccuracy, c.heading, c.speed, timestamp].map(each => each ?? '').join(' ')
const refused = ({ code }) => 'e ' + code

function find(done, isAccurate) {
  const options = { enableHighAccuracy: !!isAccurate, timeout: 30000 }
  navigator.geolocation.getCurrentPosition(
    found => done(written(found)), error => done(refused(error)), options)
}

async function permission(number) {
  if (!isSecureContext) return answer(number, 'denied')
  const known = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)
  answer(number, known?.state ?? 'prompt')
}

const stop = () => {
  navigator.geolocation.clearWatch(watch)
  watch = null
}

const work = {
  __proto__: null,
  p: permission,
  a: number => find(text => answer(number, text == 'e 1' ? 'denied' : 'granted')),
  l: (number, isAccurate) => find(text => answer(number, text), isAccurate),
  w(number, isAccurate) {
    stop()
    watch = navigator.geolocation.watchPosition(found => report('w ' + written(found)),
      error => report('w ' + refused(error)), { enableHighAccuracy: !!isAccurate })
    answer(number)
  },
  x(number) {
    stop()
    answer(number)
  },
}

function take() {
  const el = element()
  if (!el) return
  const [[name], ...requests] = JSON.parse(el.dataset.lo)
  if (name != list) {
    last = 0
    stop()
  }
  list = name
  for (const [number, letter, ...rest] of requests) {
    if (+number <= last) continue
    last = +number
    work[letter]?.(number, ...rest)
  }
}

new MutationObserver(take).observe(root, {
  childList: true, subtree: true, attributes: true, attributeFilter: ['data-lo'] })
take()
