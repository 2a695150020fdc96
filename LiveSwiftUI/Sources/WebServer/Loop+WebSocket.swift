// The service thread's work on WebSockets, which libwebsockets frames.
import CWebServer

/// The service thread's state of one WebSocket.
final class SocketState {
  let socket: WebSocket
  let handler: @Sendable (WebSocket) async -> Void
  /// libwebsockets' own connection; nil before the socket opens and after it has closed.
  var wire: OpaquePointer?
  var message: [UInt8] = []
  var closing: (code: UInt16, reason: String)?
  /// The bytes that libwebsockets has taken and not yet given to the kernel.
  var pending = 0

  init(socket: WebSocket, handler: @escaping @Sendable (WebSocket) async -> Void) {
    self.socket = socket
    self.handler = handler
  }

  func wantWrite() { if let wire { cws_want_write(wire) } }

  func resume() { if let wire { cws_pause(wire, 0) } }

  func close(code: UInt16, reason: String) {
    if closing == nil { closing = (code, reason) }
    wantWrite()
  }

  func setClose(_ code: UInt16, _ reason: String) {
    guard let wire else { return }
    let bytes = Array(reason.utf8)
    cws_set_close(wire, Int32(code), bytes, bytes.count)
  }
}

extension Loop {
  /// Asks the upgrade closure, then passes the connection's socket to libwebsockets.
  func upgrade(_ connection: HTTPConnection, _ head: RequestHead) {
    let key = head.headers["sec-websocket-key"] ?? ""
    guard head.method == "GET", !head.isVersion10, head.framing == .none, Self.isKey(key) else {
      return refuse(connection, status: 400)
    }
    guard head.headers["sec-websocket-version"] == "13" else {
      return refuse(connection, status: 426)
    }
    if stopBy != nil { return refuse(connection, status: 503) }
    let request = Request(
      method: head.method, path: head.path, query: head.query, headers: head.headers,
      peer: connection.peer)
    switch webSocket(request) {
    case .refuse(let status): refuse(connection, status: status)
    case .accept(let handler): adopt(connection, request, key: key, handler)
    }
  }

  /// Passes the socket to libwebsockets with a head made here. libwebsockets never reads the
  /// client's head, so clients cannot reach its HTTP parser.
  private func adopt(
    _ connection: HTTPConnection, _ request: Request, key: String,
    _ handler: @escaping @Sendable (WebSocket) async -> Void
  ) {
    let id = connection.id
    let inbox = Inbox(bound: limits.unreadMessages) { [mailbox] in mailbox.post(.resume(id)) }
    let socket = WebSocket(id: id, request: request, inbox: inbox, queue: makeWriteQueue(id)) {
      [mailbox] in mailbox.post(.close(id, $0, $1))
    }
    sockets[id] = SocketState(socket: socket, handler: handler)
    cws_forget(service, connection.descriptor)
    connections[id] = nil
    var head = Array(
      """
      GET /\(id) HTTP/1.1\r\nHost: tapas\r\nUpgrade: websocket\r\nConnection: Upgrade\r
      Sec-WebSocket-Key: \(key)\r\nSec-WebSocket-Version: 13\r\n\r\n
      """.utf8)
    head.append(contentsOf: connection.input.unread)
    connection.input.removeAll()
    // On failure libwebsockets has closed the descriptor. A socket that never opened may get no
    // `closed`.
    if cws_adopt(service, connection.descriptor, head, head.count) != 0 { closed(id) }
  }

  /// Whether a key is sixteen bytes in base64.
  private static func isKey(_ key: String) -> Bool {
    key.utf8.count == 24 && key.hasSuffix("==")
      && key.utf8.dropLast(2).allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F: true
        default: false
        }
      }
  }

  func opened(_ id: UInt64, wire: OpaquePointer) -> Int32 {
    guard let state = sockets[id] else { return -1 }
    state.wire = wire
    let socket = state.socket
    let handler = state.handler
    lastHandler += 1
    handlers[lastHandler] = Task { [mailbox, number = lastHandler] in
      await handler(socket)
      socket.close(code: 1000)
      mailbox.post(.handlerEnded(number))
    }
    return 0
  }

  func received(_ id: UInt64, bytes: UnsafePointer<UInt8>?, count: Int, flags: Int32) -> Int32 {
    guard let state = sockets[id] else { return -1 }
    // A closing socket is not read.
    if state.closing != nil { return 0 }
    if flags & CWS_FIRST != 0 { state.message.removeAll(keepingCapacity: true) }
    if state.message.count + count > limits.message {
      state.setClose(1009, "A message may have \(limits.message) bytes.")
      return -1
    }
    state.message.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    guard flags & CWS_LAST != 0 else { return 0 }
    let whole = state.message
    state.message = []
    if flags & CWS_BINARY == 0, state.socket.answersProbe(whole) { return 0 }
    let message: WebSocket.Message =
      flags & CWS_BINARY != 0 ? .binary(whole) : .text(String(decoding: whole, as: UTF8.self))
    if state.socket.inbox.push(message), let wire = state.wire { cws_pause(wire, 1) }
    return 0
  }

  /// Writes one chunk. libwebsockets requires one write per call and calls again while any remain.
  func writable(_ id: UInt64) -> Int32 {
    guard let state = sockets[id], let wire = state.wire else { return -1 }
    state.socket.queue.sent(state.pending)
    state.pending = 0
    let next = state.socket.queue.next()
    guard let chunk = next.chunk else {
      guard let closing = state.closing else { return 0 }
      state.setClose(closing.code, closing.reason)
      return -1
    }
    let result = cws_write(wire, chunk.bytes, chunk.bytes.count, chunk.isBinary ? 1 : 0)
    if result < 0 { return -1 }
    observe(.sent(bytes: chunk.bytes.count))
    state.pending = chunk.bytes.count
    if result == 1 {
      state.socket.queue.sent(state.pending)
      state.pending = 0
    }
    if result == 0 || !next.isLast || state.closing != nil { cws_want_write(wire) }
    return 0
  }

  func closed(_ id: UInt64) {
    guard let state = sockets.removeValue(forKey: id) else { return }
    peerCounts.remove(PeerName.of(state.socket.request.peer))
    state.wire = nil
    state.socket.queue.gone()
    state.socket.inbox.end()
  }
}
