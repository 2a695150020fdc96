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

// Every field with its name and its index among fields of that name.
function namedFields() {
  const counts = {}
  return fields().map(el => {
    const name = el.getAttribute('name') || ''
    counts[name] = counts[name] + 1 || 0
    return [name, counts[name], el]
  })
}

function typedTexts() {
  return namedFields().filter(([, , el]) => edits.has(el))
    .map(([name, n, el]) => [name, n, el.value])
}

function restoreTexts(texts) {
  for (const [name, n, el] of namedFields()) {
    const within = list => list.find(text => text[0] == name && text[1] == n)?.[2]
    const kept = within(texts)
    if (kept == null) continue
    el.value = kept
    // Text that was typed after the last message is sent now.
    edits.set(el, { seq: within(told) == kept ? 0 : emit(el, 'i', kept) })
  }
  told = []
}

// Remembers the focused element, so that the same one in a new tree gets the focus.
function holdFocus() {
  const el = holder()
  if (!pageRoot.contains(el)) return () => {}
  const like = each => each.localName == el.localName && label(each) == name
  const label = each =>
    each.getAttribute('name') || each.getAttribute('aria-label') || each.textContent
  const name = label(el), index = all(el.localName).filter(like).indexOf(el)
  const { selectionStart, selectionEnd, selectionDirection } = el
  const had = focused == el
  return () => {
    const next = all(el.localName).filter(like)[index]
    // The server knows of this focus, so no "f" is sent.
    focused = had && next
    focusOn(next)
    if (!next || selectionStart == null) return
    next.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
  }
}
