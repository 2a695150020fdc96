// Adds one listener for each kind of event, numbers the page's elements, and connects.
const listen = (target, names, work, options) =>
  names.split(' ').forEach(name => target.addEventListener(name, work, options))

listen(pageRoot, 'click', clicked)
listen(pageRoot, 'keydown', keyed)
listen(pageRoot, 'input', typed)
listen(pageRoot, 'compositionend', composed)
listen(pageRoot, 'change', selected)
listen(pageRoot, 'focusin focusout', focusMoved)
listen(pageRoot, 'close', dialogClosed, true)
// Events of the other scripts, see gestures.js; they are told when the server has handled one.
listen(pageRoot, 'z', ({ target, detail }) =>
  whenHandled(emit(target, ...detail), () => target.dispatchEvent(new Event('y'))))
listen(pageRoot, 'load error', photoEvent, true)
listen(pageRoot, 'wheel touchmove keydown', () => places.clear(), { passive: true })
listen(document, 'pointerdown', ({ target }) => {
  downOn = target
  if (menu && !menu.contains(target) && !menuButton.contains(target)) closeMenu()
})

listen(window, 'popstate', popped)
listen(window, 'online', () => wake(0))
listen(window, 'offline', () => {
  offlineNow()
  // On this very machine the line may be fine.
  if (ready) probe()
})
for (const query of [dark, calm, ...widths]) listen(query, 'change', environmentChanged)
listen(document, 'visibilitychange', () => {
  holdScreen()
  if (document.hidden) savePlaces()
  else {
    // What came meanwhile is about to be read.
    since = clock()
    wake(25000)
  }
  if (ready) emit(null, 'v', +!document.hidden)
})
// A page with an open socket is not kept in the back/forward cache.
listen(window, 'pagehide', () => {
  savePlaces()
  drop()
  ready = false
})
listen(window, 'pageshow', event => event.persisted && wake(0))
setInterval(() => {
  if (socket && clock() - heard > (ready ? 45000 : 10000)) {
    drop()
    lost()
  }
}, 5000)

depth = history.state?.d ?? 0
if (!history.state) history.replaceState({ d: 0 }, '')

const again = /reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if (again) {
  snapshot = recall('p:' + here)
  wantPlaces(storedPlaces())
}

wantFresh = enterBelow(pageRoot, 1) != +pageRoot.dataset.count + 1
if (wantFresh) freshAsked.push(clock())
mount(pageRoot, 1)
for (const work of late) work()
if (places.size) restorePlaces()
// Sends what was typed before this script ran.
for (const el of fields()) if (el.value != el.defaultValue) typed({ target: el })
connect()
