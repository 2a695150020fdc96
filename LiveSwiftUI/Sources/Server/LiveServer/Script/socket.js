// A WebSocket of the page. Chromium withholds a page's messages after a press until it has drawn a
// frame, some 8 ms later, but not those of a BroadcastChannel. There a worker has the sockets. It
// is this script once more, see socket-worker.js, so that the browser has it already.
const relayed = new Map()
let relay = null, relayedCount = 0

// The server's own addresses are those beside this script, wherever a proxy puts the site.
const scriptURL = document.currentScript.src
const ownURL = name => new URL(name, scriptURL).href

if (navigator.scheduling && self.BroadcastChannel) {
  // Only this page and its worker know the name.
  const name = pageRoot.dataset.session + Math.random()
  new BroadcastChannel(name).onmessage = ({ data }) => lineEvent(...data)
  // A policy, or a browser's extension, may forbid workers.
  try {
    relay = new Worker(scriptURL, { name })
    relay.onerror = withoutRelay
  } catch {}
}

function lineEvent(id, kind, detail, reason) {
  const line = relayed.get(id)
  if (!line) return
  line.readyState = kind == 'close' ? 3 : 1
  if (kind == 'close') relayed.delete(id)
  line['on' + kind]({ data: detail, code: detail, reason })
}

function withoutRelay() {
  relay = null
  for (const id of relayed.keys()) lineEvent(id, 'close')
}

function openSocket(url) {
  if (!relay) return new WebSocket(url)
  const id = ++relayedCount, worker = relay
  const pass = (...message) => worker.postMessage([id, ...message])
  const line = {
    readyState: 0,
    send: text => pass('send', text),
    close() {
      pass('close')
      // Its worker may be silent for good: the next one is the page's own.
      if (!line.readyState) relay = null
      line.readyState = 2
    },
  }
  relayed.set(id, line)
  pass('open', url)
  return line
}
