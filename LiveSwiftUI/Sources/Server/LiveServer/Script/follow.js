// What keys.js, lines.js, scrolls.js and spots.js share: a module that only pages load with such
// elements.
const root = document.getElementById('root')
const tell = (el, ...event) =>
  el.dispatchEvent(new CustomEvent('z', { bubbles: true, detail: event }))
const points = lengths => lengths.map(length => Math.round(length * 10) / 10).join(' ')

// The element itself or those below it that have an attribute.
const having = (top, name) =>
  [top, ...top.querySelectorAll(`[${name}]`)].filter(el => el.hasAttribute(name))
