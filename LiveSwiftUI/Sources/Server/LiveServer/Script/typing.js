// Typing: a text belongs to the person. What the server writes is merged into it.
// The fields and selects that the person changed.
const edits = new Set()
// Fields whose newest text is not sent yet.
const waiting = new Set()
// Element → {seq, sent, held, composing}: the last event sent; the texts that the server has or
// will have, as [seq, text], oldest first; what it wrote during a composition, as [base, text].
const typings = new WeakMap()

function typingOf(el) {
  if (!typings.has(el)) typings.set(el, { seq: 0, sent: [[0, el.defaultValue]], held: [] })
  return typings.get(el)
}

// Dates, colors and sliders have no caret, and no text to merge.
const isText = el => el.selectionStart != null
const newest = typing => typing.sent.at(-1)[1]
// The index, or the one before where it lies within a pair of surrogates.
const edge = (text, index) => /[\udc00-\udfff]/.test(text[index]) ? index - 1 : index

// The part of `old`, from … to, in whose place `now` has another text, and that text.
function difference(old, now) {
  let from = 0, to = old.length, end = now.length
  while (from < to && from < end && old[from] == now[from]) from++
  from = edge(old, from)
  while (to > from && end > from && old[to - 1] == now[end - 1]) {
    to--
    end--
  }
  if (edge(old, to) < to) {
    to++
    end++
  }
  return [from, to, now.slice(from, end)]
}

// Both changes of `base` in one text. Where they overlap, what was typed stands in what was
// written, as far from its nearer end. The server does the same in TextMerge.swift.
function merged(base, theirs, ours) {
  if (theirs == ours) return ours
  const [a, b, x] = difference(base, theirs), [c, d, y] = difference(base, ours)
  if (b <= c) return theirs.slice(0, a + x.length) + base.slice(b, c) + y + base.slice(d)
  if (d <= a) return base.slice(0, c) + y + base.slice(d, a) + x + base.slice(b)
  const first = edge(x, Math.min(Math.max(0, c - a), x.length))
  const last = edge(x, Math.max(first, x.length - Math.max(0, b - d)))
  return base.slice(0, Math.min(a, c)) + x.slice(0, first) + y + x.slice(last) +
    base.slice(Math.max(b, d))
}

// Hears of a change, by whichever event the browser tells of it.
function typed({ target: el, isComposing }) {
  if (el.dataset.e != 'i') return
  const typing = typingOf(el)
  typing.composing = isComposing
  if (el.value == newest(typing)) return
  edits.add(el)
  if (typing.seq > acked || typing.held.length) waiting.add(el)
  else sendText(el)
}

function composed({ target: el }) {
  const typing = typingOf(el), { held } = typing
  typing.held = []
  if (held.length) {
    showText(el, held.reduce((text, [base, theirs]) => merged(base, theirs, text), el.value))
  }
  typed({ target: el })
}

// Texts that came without an event, as from some password managers.
function hearAll() {
  for (const el of fields()) {
    if (isText(el)) typed({ target: el, isComposing: typingOf(el).composing })
  }
}

// Sends waiting texts; without `ack` all of them, because the next event may depend on them.
function sendWaiting(ack) {
  for (const el of waiting) {
    const typing = typingOf(el)
    if (typing.seq > ack || typing.held.length) continue
    waiting.delete(el)
    sendText(el)
  }
}

// Sends a short text whole, and of a long one what has changed, in pieces that fit into a frame:
// [from, how many are taken out, what is put in, the length before, whether more follows].
function sendText(el) {
  const typing = typingOf(el), text = el.value
  if (!isText(el) || text.length <= 8000) typing.seq = emit(el, 'i', text)
  else {
    let [from, to, added] = difference(newest(typing), text)
    let before = newest(typing).length
    do {
      const piece = added.slice(0, edge(added, 8000))
      added = added.slice(piece.length)
      typing.seq = emit(el, 'i', [from, to - from, piece, before, added ? 1 : 0])
      before += from - to + piece.length
      from = to = from + piece.length
    } while (added)
  }
  // What is older than the last text that the server has answered is no base any more.
  typing.sent = typing.sent.filter((each, index, all) => !(all[index + 1]?.[0] <= acked))
  typing.sent.push([typing.seq, text])
}

// The server wrote `value` when it had handled the event `seq`.
function written(el, value, seq) {
  const typing = typingOf(el)
  if (!isText(el)) {
    if (waiting.has(el) || typing.seq > seq) return
    edits.delete(el)
    typing.sent = [[seq, value]]
    el.value = value
    return
  }
  const base = (typing.sent.findLast(each => each[0] <= seq) || typing.sent[0])[1]
  const later = typing.sent.filter(each => each[0] > seq)
  // The server merges these when they arrive.
  for (const each of later) each[1] = merged(base, value, each[1])
  typing.sent = [[seq, value], ...later]
  if (typing.composing) return void typing.held.push([base, value])
  showText(el, merged(base, value, el.value))
  if (el.value == value) edits.delete(el)
}

// Shows another text; caret and selection stay at the letters where they were.
function showText(el, text) {
  const { value, selectionStart, selectionEnd, selectionDirection, scrollTop } = el
  if (value == text) return
  const [from, to, now] = difference(value, text)
  const carried = index => index <= from ? index : index < to ? Math.min(index, from + now.length)
    : index + text.length - value.length
  el.value = text
  if (el != holder()) return
  el.setSelectionRange(carried(selectionStart), carried(selectionEnd), selectionDirection)
  el.scrollTop = scrollTop
}

function selected(event) {
  const el = event.target
  if (el.localName != 'select' || el.dataset.e != 'p') return typed(event)
  edits.add(el)
  typingOf(el).seq = emit(el, 'p', el.value)
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
    const el = field[2], kept = alike(texts, field), heard = alike(helloTexts, field)
    if (kept == null) continue
    const theirs = el.value
    el.value = isText(el) && heard && theirs ? merged(heard, theirs, kept) : kept
    // A page that came without the text has it all the same.
    if (heard && !theirs) typingOf(el).sent = [[0, heard]]
    edits.add(el)
    // What the new page does not have is sent now.
    if (isText(el) || heard != kept) typed({ target: el })
  }
  helloTexts = []
}

// A field that was left meanwhile is left in the new page too.
function leaveFields() {
  for (const el of fields()) {
    if (edits.has(el) && el.hasAttribute('data-fo') && el != holder()) emit(el, 'b')
  }
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
