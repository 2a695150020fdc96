// The script of positions: a module that only pages load whose app asks for one. data-lo has a list
// of requests as requests.js says.
const attribute = 'data-lo'
let watch

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

follow((number, letter, ...rest) => work[letter]?.(number, ...rest), stop)
