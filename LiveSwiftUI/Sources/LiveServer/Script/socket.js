// A WebSocket of the page. Chromium withholds a page's messages after a press until it has drawn a
// frame, some 8 ms later, but not those of a BroadcastChannel. There a worker has the sockets. It
// is this script once more, see socket-worker.js, so that the browser has it already.
const relayed = new Map()
let relay = null, relayedCount = 0

if (navigator.scheduling && self.BroadcastChannel) {
  // Only this page and its worker know the name.
  const name = pageRoot.dataset.session + Math.random()
  new BroadcastChannel(name).onmessage = ({ data: [id, kind, ...rest] }) => {
    const line = relayed.get(id)
    if (!line) return
    if (kind == 'open') line.readyState = 1
    if (kind == 'close') lineClosed(id)
    line['on' + kind]({ data: rest[0], code: rest[0], reason: rest[1] })
  }
  relay = new Worker(document.currentScript.src, { name })
  relay.onerror = () => {
    relay = null
    for (const [id, line] of relayed) {
      lineClosed(id)
      line.onclose({})
    }
  }
}

function lineClosed(id) {
  relayed.get(id).readyState = 3
  relayed.delete(id)
}

function openSocket(url) {
  if (!relay) return new WebSocket(url)
  const id = ++relayedCount, pass = (...message) => relay?.postMessage([id, ...message])
  const line = {
    readyState: 0,
    send: text => pass('send', text),
    close() {
      line.readyState = 2
      pass('close')
    },
  }
  relayed.set(id, line)
  pass('open', url)
  return line
}
