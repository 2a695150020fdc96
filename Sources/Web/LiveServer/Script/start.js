// Listens once a kind of event on #root, reads the page as it came, and connects.
const listen = (target, names, work, options) =>
  names.split(' ').forEach(name => target.addEventListener(name, work, options))

listen(stageRoot, 'click', clicked)
listen(stageRoot, 'keydown', keyed)
listen(stageRoot, 'input', typed)
listen(stageRoot, 'compositionend', ({ target }) => edits.has(target) && (edits.get(target).composing = false))
listen(stageRoot, 'change', selected)
listen(stageRoot, 'focusin focusout', focusMoved)
listen(stageRoot, 'close', dialogClosed, true)
listen(stageRoot, 'load error', photoEvent, true)
listen(stageRoot, 'touchstart', touchStarted, { passive: true })
listen(stageRoot, 'touchend', touchEnded)
listen(stageRoot, 'touchcancel', () => pull?.busy || pullEnd())
listen(stageRoot, 'wheel touchmove keydown', () => places.clear(), { passive: true })
listen(document, 'pointerdown', ({ target }) => {
  downOn = target
  if (menu && !menu.contains(target) && !menuButton.contains(target)) closeMenu()
})

listen(window, 'popstate', popped)
listen(window, 'online', () => wake(0))
listen(window, 'languagechange', environmentChanged)
for (const query of [dark, calm, ...widths]) listen(query, 'change', environmentChanged)
listen(document, 'visibilitychange', () => {
  if (document.hidden) savePlaces()
  else wake(25000)
  if (ready) emit(null, 'v', document.hidden ? 0 : 1)
})
// An open socket keeps a page out of the back/forward cache.
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

wantFresh = enterBelow(stageRoot, 1) != +stageRoot.dataset.count + 1
if (wantFresh) freshAsked.push(clock())
mount(stageRoot, 1)
for (const work of late) work()
if (places.size) restorePlaces()
// Typed before this script ran.
for (const el of fields()) if (el.value != el.defaultValue) typed({ target: el })
connect()
