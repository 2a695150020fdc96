// Dialogs and pages: opening, closing, and where the focus goes afterwards.
// For each open dialog, outermost first, a function that finds what opened it. A dialog of a new
// page keeps that of the one it replaces.
const openers = []
const closedQuietly = new WeakSet()
let downOn = null

function openDialog(dialog) {
  if (!dialog.isConnected || dialog.matches(':modal')) return
  // One that the server keeps comes back below the one that it opened.
  const outer = dialog.parentNode.closest('dialog')
  if (outer) openDialog(outer)
  openers[all(':modal').length] ||= likeOf(focusLost() ? pressed : holder())
  dialog.removeAttribute('open')
  closedQuietly.delete(dialog)
  dialog.showModal()
  // The focus may be at its end.
  dialog.scrollTop = 0
  dialog.append(bar, live)
}

// Whether a press is to close the dialog before the server says so: any one in an alert; in a
// sheet, one that confirms where nothing can be typed or picked, and one that cancels while nothing
// was typed. A switch is valid either way.
function endsDialog({ dataset: { d } }, dialog) {
  return dialog && d != null && (!d || !all('input,textarea,[data-e=p]', dialog)
    .some(each => d == 'c' || edits.has(each)))
}

function closeQuietly(dialog) {
  closedQuietly.add(dialog)
  dialog.close()
  reopenUnlessGone(dialog, sent)
}

// Esc, the backdrop and the browser's own gestures all send a close event.
function dialogClosed({ target }) {
  if (target.open) return
  if (!closedQuietly.has(target)) reopenUnlessGone(target, emit(target, 'x'))
  dialogGone()
}

// Shows a closed dialog again when the server keeps it in the tree.
function reopenUnlessGone(dialog, seq) {
  whenHandled(seq, () => setTimeout(() => {
    if (numberOf(dialog) && !dialog.open) openDialog(dialog)
  }, 300))
}

function backdropClicked({ target, clientX: x, clientY: y }) {
  if (downOn != target) return
  if (!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])')) return
  const box = target.getBoundingClientRect()
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) target.close()
}

// What is in a closed dialog has no width, and may have the focus for a moment.
// A dialog of a covered page is not covered.
const isUnder = el => el.closest('[inert],dialog')?.inert
const usable = el => el?.offsetWidth && !isUnder(el)
const focusLost = () => holder() == document.body || !usable(holder())

// All around an open dialog is inert, so what is announced must lie in it.
function dialogGone() {
  const modals = all(':modal'), opener = openers[modals.length]?.()
  const place = modals.at(-1) || document.body
  place.append(bar, live)
  openers.length = modals.length
  if (focusLost() && usable(opener)) focusOn(opener)
}

// Page → the link that opened it.
const ways = new WeakMap()

function enterPage(page) {
  const active = holder()
  const typing = active?.matches('input,textarea') && usable(active)
  if (typing || isUnder(page)) return
  if (pressed) ways.set(page, pressed)
  focusOn(page.querySelector('h1[tabindex="-1"]'))
}

function leavePage(page) {
  if (!focusLost() && !page.contains(holder())) return
  const path = CSS.escape(before)
  const candidates = [
    ways.get(page), ...all(`a[href="${path}"]`), ...all('h1[tabindex="-1"]').reverse()]
  focusOn(candidates.find(usable))
}

// Pages that came without an address of their own.
const nameless = new WeakSet()
const ownsAddress = page => !page.parentNode.closest('.page:not(.col),.split>:first-child,dialog')
const isLeft = page => page?.inert && locks.has(page)
const isHidden = el => el && getComputedStyle(el).visibility == 'hidden'

// The page that the way back of `page` leads to: the one drawn before it, or the column before its
// column.
function below(page) {
  let under = page
  do under = under.previousElementSibling
  while (under && !numberOf(under))
  const column = under ? null : page.parentNode.closest('.split>.page')
  return column ? below(column) : under
}

// The way back was pressed: shows the page below at once, and goes back to its address where that
// is known.
function goBelow(page, seq) {
  const under = below(page), from = history.state?.b
  if (!seq || holding || !isHidden(under)) return
  before = here
  let step
  if (from && !going && !nameless.has(page) && ownsAddress(page)) {
    trail.push((step = [here]))
    goTo(from, 'back')
  }
  const zoom = all('[data-zoom]', page).map(each => each.dataset.zoom)
    .find(name => under.querySelector(`[data-zoom="${CSS.escape(name)}"]`))
  holding = true
  animated([], { n: -1, z: zoom }, () => uncover(under, seq, step), () => {
    holding = false
    takeAll()
  })
  return true
}

// The browser itself went back: shows what it went to, if that is drawn.
function followBack(seq) {
  const [old, now] = [before, here].map(path => path.split('?')[0].split('/').filter(part => part))
  const pages = all('.page:not(.col)').filter(page =>
    numberOf(page) && ownsAddress(page) && !nameless.has(page) && !isLeft(page))
  const under = pages.at(now.length - old.length - 1)
  if (!seq || holding || !isHidden(under) || all(':modal').length) return
  // Screens of a stack inside a page have such names; the pages counted here have not changed.
  if (old.some(part => part.startsWith('~~'))) return
  if (now.every((part, index) => part == old[index])) uncover(under, seq)
}

// Shows a page instead of those above it, until the server has answered: then as the server says.
function uncover(under, seq, step) {
  const top = [...under.parentNode.children].findLast(each => numberOf(each) && !each.inert)
  choose(top, 'inert', '', seq)
  choose(under, under.inert ? 'inert' : 'data-under', null, seq)
  if (moving && !top.matches('.split>*')) {
    const seen = { visibility: 'visible' }
    const { duration } = moving
    top.animate([seen, { ...seen, ...awayFrame(top, 1) }], { duration, easing })
  }
  leavePage(top)
  entitle(under)
  whenHandled(seq, () => {
    if (step && trail.includes(step)) {
      trail = trail.filter(each => each != step)
      wentAt || goTo(step[0], 'push')
    }
    if (!numberOf(top) || !isHidden(under)) return
    // It is kept.
    entitle(top)
    if (focusLost()) focusOn(top.querySelector('[data-back]'))
  })
}

function entitle(page) {
  const title = ownsAddress(page) && page.querySelector('h1[tabindex="-1"]')?.textContent
  if (title) document.title = title
}
