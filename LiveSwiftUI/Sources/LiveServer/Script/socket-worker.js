// The worker that has a page's sockets, see socket.js. Each has a number, which all messages name.
const channel = new BroadcastChannel(name)
const sockets = new Map()

onmessage = ({ data: [id, kind, text] }) => {
  if (kind == 'open') return open(id, text)
  const socket = sockets.get(id)
  if (kind == 'close') socket?.close()
  else if (socket?.readyState == 1) socket.send(text)
}

function open(id, url) {
  const socket = new WebSocket(url), pass = (...message) => channel.postMessage([id, ...message])
  sockets.set(id, socket)
  socket.onopen = () => pass('open')
  socket.onmessage = ({ data }) => pass('message', data)
  socket.onclose = ({ code, reason }) => {
    sockets.delete(id)
    pass('close', code, reason)
  }
}
