// What the person types is theirs: one message in flight an element, never overwritten.
// Element → {seq, composing}: edited by the person, last told to the server with event `seq`.
const edits = new Map()
// Elements whose newest text the server has not been sent.
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

// Without an acknowledgement to wait for, all of it goes: what follows must find the text there.
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
  if (el.localName == 'select' && el.dataset.e == 'p') edits.set(el, { seq: emit(el, 'p', el.value) })
}

function showValue(el, value) {
  if (el.value === value) return
  const { selectionStart, selectionEnd } = el
  el.value = value
  if (el == holder() && selectionStart != null) {
    el.setSelectionRange(selectionStart, selectionEnd)
  }
}

// The one that has the focus by our telling: a window that loses focus is no "b".
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

// Every field by its name and which one of that name it is.
function namedFields() {
  const counts = {}
  return fields().map(el => {
    const name = el.getAttribute('name') || ''
    counts[name] = counts[name] + 1 || 0
    return [name, counts[name], el]
  })
}

function typedTexts() {
  return namedFields().filter(([, , el]) => edits.has(el)).map(([name, n, el]) => [name, n, el.value])
}

function restoreTexts(texts) {
  for (const [name, n, el] of namedFields()) {
    const within = list => list.find(text => text[0] == name && text[1] == n)?.[2]
    const kept = within(texts)
    if (kept == null) continue
    el.value = kept
    // Typed after the server was told: it must hear of it.
    edits.set(el, { seq: within(told) == kept ? 0 : emit(el, 'i', kept) })
  }
  told = []
}

// Remembers what has the focus so that its like in a new tree can get it.
function holdFocus() {
  const el = holder()
  if (!stageRoot.contains(el)) return () => {}
  const like = each => each.localName == el.localName && label(each) == name
  const label = each => each.getAttribute('name') || each.getAttribute('aria-label') || each.textContent
  const name = label(el), index = all(el.localName).filter(like).indexOf(el)
  const { selectionStart, selectionEnd, selectionDirection } = el
  const had = focused == el
  return () => {
    const next = all(el.localName).filter(like)[index]
    // Told already: its arrival is no "f".
    focused = had && next
    focusOn(next)
    if (next && selectionStart != null) next.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
  }
}
