// Typed text: one message in flight for each field, and text is never overwritten.
// Element → {seq, composing}: a field that the person edited, last sent with the event `seq`.
const edits = new Map()
// Fields whose newest text is not sent yet.
const waiting = new Set()

function typed(event) {
  const el = event.target
  if (el.dataset.e != 'i') return
  const edit = edits.get(el) || { seq: 0 }
  edits.set(el, edit)
  edit.composing = event.isComposing
  if (edit.seq > acked) waiting.add(el)
  else edit.seq = emit(el, 'i', el.value)
}

// Sends waiting texts; without `ack` all of them, because the next event may depend on them.
function sendWaiting(ack) {
  for (const el of waiting) {
    const edit = edits.get(el)
    if (edit.seq > ack) continue
    waiting.delete(el)
    edit.seq = emit(el, 'i', el.value)
  }
}

function selected(event) {
  const el = event.target
  if (el.localName != 'select' || el.dataset.e != 'p') return
  edits.set(el, { seq: emit(el, 'p', el.value) })
}

function showValue(el, value) {
  if (el.value === value) return
  const { selectionStart, selectionEnd } = el
  el.value = value
  if (el == holder() && selectionStart != null) {
    el.setSelectionRange(selectionStart, selectionEnd)
  }
}

// The element of the last "f" sent. When the window loses focus, no "b" is sent.
let focused = null
function focusMoved(event) {
  const el = event.target
  if (!el.hasAttribute('data-fo')) return
  if (event.type == 'focusin') {
    if (focused == el) return
    focused = el
    emit(el, 'f')
  } else if (holder() != el) {
    focused = null
    emit(el, 'b')
  }
}

const fields = () => all('[data-e=i]').filter(el => numbers.has(el))

const label = el => el.name || el.ariaLabel || el.textContent

// Each element with its label and its index among those of that label.
function labelled(list) {
  const counts = {}
  return list.map(el => {
    const name = label(el)
    counts[name] = counts[name] + 1 || 0
    return [name, counts[name], el]
  })
}

const alike = (list, [name, n]) => list.find(each => each[0] == name && each[1] == n)?.[2]

// The values of those elements that the person changed, each behind its label and index.
const changed = (list, changes, value) => labelled(list).filter(each => changes.has(each[2]))
  .map(each => each.with(2, value(each[2])))

const typedTexts = () => changed(fields(), edits, el => el.value)

function restoreTexts(texts) {
  for (const field of labelled(fields())) {
    const el = field[2], kept = alike(texts, field)
    if (kept == null) continue
    el.value = kept
    // Text that was typed after the last message is sent now.
    edits.set(el, { seq: alike(told, field) == kept ? 0 : emit(el, 'i', kept) })
  }
  told = []
}

const toggles = () => all('[data-e=t]')

// What the person chose before the server had handled it is chosen again.
function restoreToggles(chosen) {
  for (const each of labelled(toggles())) {
    if (alike(chosen, each) == !isOn(each[2])) toggle(each[2])
  }
}

// Finds `el`, or the same one in a new tree.
function likeOf(el) {
  const like = () => labelled(all(el?.localName))
  const place = like().find(each => each[2] == el)
  return () => usable(el) ? el : place && alike(like(), place)
}

// Remembers the focused element, so that the same one in a new tree gets the focus.
function holdFocus() {
  const el = holder(), find = likeOf(el)
  const { selectionStart, selectionEnd, selectionDirection } = el
  const had = focused == el
  return () => {
    const next = find()
    // The server knows of this focus, so no "f" is sent.
    focused = had && next
    focusOn(next)
    if (!next || selectionStart == null) return
    next.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
  }
}
