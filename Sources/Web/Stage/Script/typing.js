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
    if (ack !== undefined && edit.seq > ack) continue
    waiting.delete(el)
    if (numberOf(el) !== undefined) edit.seq = emit(el, 'i', el.value)
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
  if (el == document.activeElement && selectionStart != null) {
    el.setSelectionRange(selectionStart, selectionEnd)
  }
}

// The one that has the focus by our telling: a window that loses focus is no "b".
let focused = null
let quiet = false
function focusMoved(event) {
  const el = event.target
  if (quiet || !el.hasAttribute('data-fo')) return
  if (event.type == 'focusin') {
    if (focused == el) return
    focused = el
    emit(el, 'f')
  } else if (document.activeElement != el) {
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
    counts[name] = (counts[name] ?? -1) + 1
    return [name, counts[name], el]
  })
}

function typedTexts() {
  return namedFields().filter(([, , el]) => edits.has(el)).map(([name, n, el]) => [name, n, el.value])
}

function restoreTexts(texts) {
  const same = (a, b) => a[0] == b[0] && a[1] == b[1]
  for (const field of namedFields()) {
    const kept = texts.find(text => same(text, field)), el = field[2]
    if (!kept) continue
    el.value = kept[2]
    edits.set(el, { seq: 0 })
    // Typed after the server was told: it must hear of it.
    if (told.find(text => same(text, field))?.[2] !== kept[2]) edits.get(el).seq = emit(el, 'i', kept[2])
  }
  told = []
}

// Remembers what has the focus so that its like in a new tree can get it.
function holdFocus() {
  const el = document.activeElement
  if (!el || el == document.body || !root.contains(el)) return () => {}
  const like = each => each.localName == el.localName && label(each) == name
  const label = each => each.getAttribute('name') || each.getAttribute('aria-label') || each.textContent
  const name = label(el), index = all(el.localName).filter(like).indexOf(el)
  const { selectionStart, selectionEnd, selectionDirection } = el
  const had = focused == el
  return () => {
    const next = all(el.localName).filter(like)[index]
    quiet = true
    next?.focus({ preventScroll: true })
    if (next && selectionStart != null) next.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
    quiet = false
    focused = had && next ? next : null
  }
}
