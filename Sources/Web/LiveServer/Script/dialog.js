// Dialogs and pages: opening, closing, and where the focus goes afterwards.
const openers = new WeakMap()
const closedQuietly = new WeakSet()
let downOn = null

function openDialog(dialog) {
  if (!dialog.isConnected || dialog.open && openers.has(dialog)) return
  openers.set(dialog, focusLost() ? pressed : holder())
  dialog.removeAttribute('open')
  closedQuietly.delete(dialog)
  dialog.showModal()
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
  returnFocus(target)
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

const usable = el => el?.isConnected && !el.closest('[inert]')
const focusLost = () => holder() == document.body || !usable(holder())

function returnFocus(dialog) {
  const opener = openers.get(dialog)
  openers.delete(dialog)
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
