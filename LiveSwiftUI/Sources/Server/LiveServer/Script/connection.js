// The WebSocket: numbered frames in both directions, kept until acknowledged, resumed after a loss.
let socket = null, ready = false, readyAt = 0, heard = 0, attempt = 0, retry, over = false
let token = pageRoot.dataset.session, snapshot = null
// `shown` is the last batch on the page; `applied` follows when its animation has ended.
let applied = 0, shown = 0, sent = 0, acked = 0
let queue = []
// [seq, work]: work to do once the server has handled the event `seq`.
let settling = []
// How many applied batches no frame has acknowledged, and the timer that does.
let unacknowledged = 0, ackTimer
let inbox = [], holding = false
// The address that the last hello named, and its texts.
let asked, helloTexts = []
let wantFresh = false, freshAsked = []
// Since when something waits for an answer; the timer that next looks at the line, and when; a
// second line, while the first one is silent; and the last event that said where the browser went.
let since = 0, silenceTimer, checkDue, spare = null, wentAt = 0
// The last event that the server had handled when it sent the batch that is being applied.
let answered = 0

function post(frame) {
  // One that closes still counts as ready until it is closed; the queue keeps what it did not take.
  socket.readyState > 1 || socket.send(JSON.stringify(frame))
  unacknowledged = 0
  ackTimer = clearTimeout(ackTimer)
}

// Sends an event in the same turn: no await, and no reading of the layout.
function emit(el, kind, value) {
  const number = el ? numberOf(el) : 0
  if (!(number >= 0) || over) return 0
  if (/[cstpb]/.test(kind)) hearAll()
  if (kind != 'i' && waiting.size) sendWaiting()
  // A text is made of what is shown now, however late it is sent.
  const event = [++sent, shown, number, kind]
  if (value !== undefined) event.push(value)
  if (!queue.length) since = clock()
  queue.push(event)
  if (ready) postEvent(event)
  return event[0]
}

function postEvent(event) {
  post(event)
  silenceTimer || checkSilenceIn(2000)
}

function checkSilenceIn(wait) {
  checkDue = clock() + wait
  silenceTimer = setTimeout(checkSilence, wait)
}

// Something waits for an answer. After two seconds of silence: a probe, which the server answers at
// once, however busy the page is. After four the person is told, and a second line is tried beside
// the first. The one that is heard first goes on, so that a slow line is not given up.
function checkSilence() {
  silenceTimer = 0
  if (!ready || !queue.length || document.hidden) return
  const now = clock()
  // This machine slept, and the answer may be about to be read.
  if (now > checkDue + 1000) since = now
  const silence = now - Math.max(heard, since)
  let wait = 2000 - silence
  if (silence >= 4000) {
    wait = 8000
    offlineNow()
    spare?.close()
    spare = dial()
  } else if (silence >= 2000) {
    wait += 2000
    probe()
  }
  checkSilenceIn(wait)
}

const probe = () => socket.readyState > 1 || socket.send('[]')

// The first line is alive after all, so the second one goes.
function lineAnswers() {
  online()
  spare?.close()
  spare = null
  if (queue.length) checkSilenceIn(2000)
}

const whenHandled = (seq, work) => settling.push([seq, work])

function connect() {
  clearTimeout(retry)
  if (socket || over) return
  heard = clock()
  offlineSoon()
  socket = dial()
}

function dial() {
  const ws = openSocket(ownURL('socket').replace('http', 'ws'))
  ws.onopen = () => {
    if (ws == spare) {
      spare = null
      drop()
      ready = false
      inbox = []
      socket = ws
    }
    if (ws != socket) return
    heard = clock()
    hello()
  }
  ws.onmessage = event => ws == socket && receive(event.data)
  ws.onclose = event => ws == socket && lost(event.code, event.reason)
  return ws
}

function hello() {
  const first = !readyAt && !wantFresh
  // Longer texts follow in pieces.
  let room = 4000
  helloTexts = first ? [] : typedTexts().filter(each => (room -= each[2].length) >= 0)
  post([0, applied, 0, 'hello', {
    s: token, u: asked = here, p: snapshot, f: wantFresh ? 1 : 0, e: environment(), i: helloTexts,
  }])
}

function lost(code, reason) {
  const now = clock()
  if (ready && now - readyAt > 5000) attempt = 0
  ready = false
  drop()
  inbox = []
  offlineSoon()
  if (code == 4001) over = true
  // The page ended the server twice: its reader is told, and decides.
  else if (code == 4004) {
    over = true
    clearTimeout(barTimer)
    bar.textContent = reason
  }
  else if (code == 4003) reloadOnce()
  else reconnect(
    attempt++ ? Math.min(4000, 125 * 2 ** attempt) * (0.75 + Math.random() / 2) : 0)
}

function reconnect(delay) {
  clearTimeout(retry)
  retry = setTimeout(connect, delay)
}

function drop() {
  const lines = [socket, spare]
  socket = spare = null
  for (const ws of lines) ws?.close()
}

// Checks the connection when the network may be back, or the socket may be dead.
function wake(silence) {
  if (ready && clock() - heard < silence) return
  drop()
  ready = false
  attempt = 0
  connect()
}

// The page may differ from the tree: requests the whole page, three times a minute at most.
function askFresh(error) {
  console.error(error)
  const now = clock()
  const delay = Math.max(0, freshAsked.at(-3) + 60000 - now || 0)
  freshAsked.push(now + delay)
  wantFresh = true
  ready = holding = false
  inbox = []
  drop()
  offlineSoon()
  reconnect(delay)
}

function guarded(work) {
  try {
    work()
  } catch (error) {
    askFresh(error)
  }
}

function receive(text) {
  heard = clock()
  if (ready && bar.textContent) lineAnswers()
  guarded(() => {
    const frame = JSON.parse(text)
    if (frame.length) inbox.push(frame)
    takeAll()
  })
}

function takeAll() {
  while (inbox.length && !holding) take(inbox.shift())
}

function take([seq, ack, batch, meta = {}]) {
  const from = socket
  const done = () => {
    if (seq > applied) {
      applied = seq
      owe()
    }
    settle(ack)
    if (ack >= wentAt) wentAt = 0
    if (!ready && from == socket) welcome()
  }
  if (meta.fresh) startOver(batch, meta)
  if (!seq || seq <= applied) return done()
  if (seq > applied + 1) throw Error(`batch ${seq} after ${applied}`)
  holding = true
  answered = ack
  // What is taken away may be out of sight already.
  if (batch.some(([name, id]) => name == 'r' && isLeft(elements.get(id)))) meta = { a: meta.a }
  animated(batch, meta, () => {
    run(batch)
    shown = seq
  }, () => {
    done()
    holding = false
    if (inbox.length) takeAll()
  })
}

function startOver(batch, meta) {
  applied = shown = sent = acked = wentAt = 0
  queue = []
  settling = []
  if (meta.s) token = meta.s
  // A class name of the old tree may stand for another rule in the new one.
  const sheet = rules()
  if (batch.some(op => op[0] == 'c')) while (sheet.cssRules.length) sheet.deleteRule(0)
}

function welcome() {
  ready = true
  wantFresh = false
  readyAt = clock()
  online()
  queue.forEach(postEvent)
  if (document.hidden) emit(null, 'v', 0)
}

function settle(ack) {
  if (ack <= acked) return
  acked = ack
  while (queue.length && queue[0][0] <= ack) queue.shift()
  while (settling.length && settling[0][0] <= ack) settling.shift()[1]()
  if (waiting.size) sendWaiting(ack)
}

// Acknowledges batches with the next frame, after 2 s, or after 10 batches.
function owe() {
  if (++unacknowledged >= 10) post([0, applied])
  else ackTimer ||= setTimeout(() => ready && post([0, applied]), 2000)
}

const bar = extra({ id: 'offline', role: 'status' })
let barTimer
const offlineNow = () => (bar.textContent ||= pageRoot.dataset.offline)
// Without a line: told after a second when it could not be had again, else after four seconds
// without a step towards it. Four are longer than one step takes on the slowest lines.
function offlineSoon() {
  barTimer ||= setTimeout(() => {
    barTimer = 0
    const lost = over || attempt > 1 || clock() - heard >= 4000
    lost && !document.hidden ? offlineNow() : offlineSoon()
  }, 1000)
}

function online() {
  barTimer = clearTimeout(barTimer)
  silenceTimer = clearTimeout(silenceTimer)
  bar.textContent = ''
}

function reloadOnce() {
  over = true
  if (Date.now() - recall('reloaded') < 30000) return
  keep('reloaded', Date.now())
  location.reload()
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const widths = ['min-width:700px', 'min-width:1000px', 'orientation:portrait'].map(
  query => matchMedia(`(${query})`))

let environmentText

function environment() {
  const now = {
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    scheme: dark.matches ? 'dark' : 'light',
    w: innerWidth,
    h: innerHeight,
    motion: +calm.matches,
    // That of body text, which is 17 unless the reader chose another.
    font: Math.round(parseFloat(getComputedStyle(document.body).fontSize)),
  }
  environmentText = JSON.stringify(now)
  document.cookie =
    `tapas_env=${now.scheme}.${now.w}-${now.font}-${now.h}.${now.tz}; ` +
    'path=/; max-age=31536000; SameSite=Strict'
  return now
}

// A phone that is turned changes several queries at once; one event is enough.
const environmentChanged = () => {
  const earlier = environmentText
  const now = environment()
  if (ready && environmentText != earlier) emit(null, 'e', now)
}
