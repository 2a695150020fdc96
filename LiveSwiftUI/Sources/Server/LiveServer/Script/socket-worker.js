// The worker that has a page's sockets, see socket.js. Each has a number, which all messages name.
const channel = new BroadcastChannel(name), sockets = new Map()

onmessage = ({ data: [id, kind, text] }) => {
  const socket = sockets.get(id)
  if (kind == 'open') open(id, text)
  else if (kind == 'close') socket?.close()
  else if (socket?.readyState == 1) socket.send(text)
}

// Long texts come compressed, as the address asks. While one is unpacked, what follows it waits.
function open(id, url) {
  const socket = new WebSocket(url + '?z')
  const pass = (...message) => channel.postMessage([id, ...message])
  let passed = Promise.resolve()
  sockets.set(id, socket)
  socket.onopen = () => pass('open')
  socket.onmessage = ({ data }) => {
    passed = passed.then(async () => pass('message', data.stream ? await unpacked(data) : data))
      .catch(() => socket.close())
  }
  socket.onclose = ({ code, reason }) => passed.then(() => {
    sockets.delete(id)
    pass('close', code, reason)
  })
}

const unpacked = blob =>
  new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).text()
