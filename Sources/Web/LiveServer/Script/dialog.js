// Dialogs and pages: opening, closing, and where the focus goes afterwards.
// For each open dialog, outermost first, a function that finds what opened it. A dialog of a new
// page keeps that of the one it replaces.
const openers = []
const closedQuietly = new WeakSet()
let downOn = null

function openDialog(dialog) {
  if (!dialog.isConnected || dialog.matches(':modal')) return
  openers[all(':modal').length] ||= likeOf(focusLost() ? pressed : holder())
  dialog.removeAttribute('open')
  closedQuietly.delete(dialog)
  dialog.showModal()
  dialog.append(bar, live)
}

function closeQuietly(dialog) {
  if (!dialog) return
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
const usable = el => el?.offsetWidth && !el.closest('[inert]')
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
  if (typing || page.closest('[inert]')) return
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
