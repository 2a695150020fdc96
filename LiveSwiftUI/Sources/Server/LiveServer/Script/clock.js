// The script of texts and bars that follow the time: a module that only pages load with such
// elements. data-clock has the kind, the dates in milliseconds and, for a text, the language.
const root = document.getElementById('root')
const YEAR = 31557600000
let timer = 0

// Formats of Intl are slow to make.
const formats = new Map()

function format(language, options, Kind = Intl.NumberFormat) {
  const key = language + JSON.stringify(options)
  if (!formats.has(key)) formats.set(key, new Kind(language, options))
  return formats.get(key)
}

// Seconds as digits: 9:05, 1:09:05; Danish has points between them.
function digits(seconds, hasHours, language) {
  const hours = hasHours ? Math.floor(seconds / 3600) : 0
  const parts = [Math.floor(seconds / 60) - hours * 60, seconds % 60]
  if (hours) parts.unshift(hours)
  const time = { minute: '2-digit', second: '2-digit' }
  const [, between] = format(language, time, Intl.DateTimeFormat).formatToParts(0)
  return parts.map((part, at) => format(language,
    { minimumIntegerDigits: at ? 2 : 1, useGrouping: false }).format(part)).join(between.value)
}

// The largest units between two dates; years and months are those of the calendar.
function units(one, other, most, unitDisplay, language) {
  const from = new Date(Math.min(one, other)), to = new Date(Math.max(one, other))
  let months = 12 * (to.getFullYear() - from.getFullYear()) + to.getMonth() - from.getMonth()
  const start = new Date(from)
  start.setMonth(from.getMonth() + months)
  if (start > to) {
    start.setTime(+from)
    start.setMonth(from.getMonth() + --months)
  }
  const seconds = Math.floor((to - start) / 1000)
  const parts = [
    ['year', Math.floor(months / 12)], ['month', months % 12],
    ['day', Math.floor(seconds / 86400)], ['hour', Math.floor(seconds / 3600) % 24],
    ['minute', Math.floor(seconds / 60) % 60], ['second', seconds % 60],
  ]
  const first = parts.findIndex(([, count]) => count)
  const shown = first < 0 ? parts.slice(-1)
    : parts.slice(first, first + most).filter(([, count]) => count)
  const texts = shown.map(([unit, count]) =>
    format(language, { style: 'unit', unit, unitDisplay }).format(count))
  return format(language, { style: 'short', type: 'unit' }, Intl.ListFormat).format(texts)
}

const within = (time, start, end) => Math.min(Math.max(time, start), end)

// What an element shows now; a countdown shows a second until it has passed.
function text(now, kind, start, ...more) {
  const language = more.at(-1), end = more.length > 1 && more[0]
  if (kind == 'r') return units(start, now, 2, 'short', language)
  if (kind == 'o') return (now < start ? '-' : '+') + units(start, now, 1, 'long', language)
  const isDown = kind == 't' ? now < start : kind[0] == 'd'
  const length = kind == 't' ? Math.abs(start - now)
    : isDown ? end - within(now, start, end) : within(now, start, end) - start
  const seconds = isDown ? Math.ceil(length / 1000) : Math.floor(length / 1000)
  return digits(seconds, kind == 't' || kind[1] == 'h', language)
}

// Draws one element, and returns the milliseconds until its next change.
function draw(el, now) {
  const [kind, ...parts] = el.dataset.clock.split(' ')
  const [start, end, ...others] = parts.map(part => isNaN(part) ? part : +part)
  if (el.localName == 'progress') {
    const share = within((now - start) / (end - start || 1), 0, 1)
    el.value = 100 * (kind[0] == 'd' ? 1 - share : share)
    return now > end ? YEAR : Math.max(start - now, within((end - start) / 500, 50, 1000))
  }
  const shown = text(now, kind, start, end, ...others)
  if (el.textContent != shown) el.textContent = shown
  if (/[du]/.test(kind) && now > end) return YEAR
  return ((start - now) % 1000 + 1000) % 1000 || 1000
}

// Draws all, and waits for the next change of one. Hidden pages wait until they are seen.
function tick() {
  clearTimeout(timer)
  if (document.hidden) return
  const now = Date.now()
  let next = YEAR
  for (const el of root.querySelectorAll('[data-clock]')) next = Math.min(next, draw(el, now))
  if (next < YEAR) timer = setTimeout(tick, within(next, 20, 60000))
}

// A text that the server writes meanwhile is of the time when it was sent.
new MutationObserver(tick).observe(root, { childList: true, subtree: true, characterData: true,
  attributes: true, attributeFilter: ['data-clock'] })
addEventListener('visibilitychange', tick)
tick()
