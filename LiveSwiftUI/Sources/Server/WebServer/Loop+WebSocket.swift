// The service thread's work on WebSockets: opening, reading, pings, closing.
import CWebServer

extension Loop {
  /// The most bytes read from one WebSocket before others are served.
  static let readChunk = 16 * 1024
  /// How long a peer may take to answer a close frame, in milliseconds.
  static let closeTime: Int64 = 10_000
  /// How often the times of WebSockets are checked, in milliseconds.
  static let socketTick: Int64 = 1_000

  // MARK: Opening

  /// Asks the upgrade closure, then turns the connection into a WebSocket.
  func upgrade(_ connection: HTTPConnection, _ head: RequestHead) {
    let key = head.headers["sec-websocket-key"] ?? ""
    guard head.method == "GET", !head.isVersion10, head.framing == .none, Self.isKey(key) else {
      return refuse(connection, status: 400)
    }
    guard head.headers["sec-websocket-version"] == "13" else {
      return refuse(connection, status: 426)
    }
    if stopBy != nil { return refuse(connection, status: 503) }
    let request = Request(head, peer: connection.peer)
    switch webSocket(request) {
    case .refuse(let status): refuse(connection, status: status)
    case .accept(let handler): open(connection, request, key: key, handler)
    }
  }

  private func open(
    _ connection: HTTPConnection, _ request: Request, key: String,
    _ handler: @escaping @Sendable (WebSocket) async -> Void
  ) {
    let id = connection.id
    let inbox = Inbox(bound: limits.unreadMessages) { [mailbox] in mailbox.post(.resume(id)) }
    let writer = SocketWriter(
      descriptor: connection.descriptor, bound: limits.outBuffer, observe: observe
    ) { [mailbox] in mailbox.post(.flush(id)) }
    let socket = WebSocket(id: id, request: request, inbox: inbox, output: writer) {
      [mailbox] in mailbox.post(.close(id, $0, $1))
    }
    let state = SocketState(
      socket, writer, descriptor: connection.descriptor, limit: limits.message, now: cws_now_ms())
    sockets[id] = state
    connections[id] = nil
    let isKnown: Int32 = connection.watched == 0 ? 0 : 1
    guard cws_watch(service, state.descriptor, id, CWS_READ, isKnown) == 0 else {
      return closed(id)
    }
    writer.sendHead(Array(connection.output.dropFirst(connection.taken)) + Self.head(for: key))
    lastHandler += 1
    let task = Task { [mailbox, number = lastHandler] in
      await handler(socket)
      socket.close(code: 1000)
      mailbox.post(.handlerEnded(number))
    }
    handlers[lastHandler] = (task, body: 0)
    let early = Array(connection.input.unread)
    connection.input.removeAll()
    early.withUnsafeBytes { take($0, state) }
  }

  /// The head of the answer that opens a WebSocket.
  private static func head(for key: String) -> [UInt8] {
    var accept = [CChar](repeating: 0, count: Int(CWS_ACCEPT_SIZE))
    let bytes = Array(key.utf8)
    cws_accept_key(bytes, bytes.count, &accept)
    let answer = String(decoding: accept.dropLast().map(UInt8.init), as: UTF8.self)
    return Array(
      """
      HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r
      Sec-WebSocket-Accept: \(answer)\r\n\r\n
      """.utf8)
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

  // MARK: Reading

  func ready(_ state: SocketState, events: Int32) {
    if events & CWS_GONE != 0 { return closed(state.socket.id) }
    if events & CWS_WRITE != 0 { flush(state) }
    // A failed flush has closed the descriptor, which may belong to another file by now.
    if events & CWS_READ != 0, sockets[state.socket.id] != nil { read(state) }
  }

  private func read(_ state: SocketState) {
    let count = cws_read(state.descriptor, scratch.baseAddress, Self.readChunk)
    if count == CWS_BLOCKED { return }
    if count <= 0 { return closed(state.socket.id) }
    state.lastReceived = cws_now_ms()
    state.isPinged = false
    take(UnsafeRawBufferPointer(rebasing: scratch[..<count]), state)
  }

  private func take(_ bytes: UnsafeRawBufferPointer, _ state: SocketState) {
    if case .ending = state.phase { return }
    var input = bytes
    do {
      while let item = try state.frames.next(&input) {
        try take(item, state)
        if case .ending = state.phase { return }
      }
    } catch { fail(state, error) }
  }

  private func take(
    _ item: FrameReader.Item, _ state: SocketState
  ) throws(FrameReader.Violation) {
    switch item {
    case .message(let bytes, let isBinary): try received(bytes, isBinary: isBinary, state)
    case .ping(let payload):
      // Dropped while the peer does not read: only the last ping needs an answer.
      _ = payload.withUnsafeBytes { state.writer.send(.pong, $0) }
    case .pong: break
    case .close(let payload): peerCloses(payload, state)
    }
  }

  private func received(
    _ bytes: [UInt8], isBinary: Bool, _ state: SocketState
  ) throws(FrameReader.Violation) {
    // A closing socket is not read.
    guard case .open = state.phase else { return }
    if !isBinary, state.socket.answersProbe(bytes) { return }
    let message: WebSocket.Message
    if isBinary {
      message = .binary(bytes)
    } else if let text = String(validating: bytes, as: UTF8.self) {
      message = .text(text)
    } else {
      throw FrameReader.Violation(code: 1007, reason: "not UTF-8")
    }
    guard state.socket.inbox.push(message) else { return }
    state.isPaused = true
    watch(state)
  }

  private func watch(_ state: SocketState) {
    let events = (state.isPaused ? 0 : CWS_READ) | (state.isBlocked ? CWS_WRITE : 0)
    guard events != state.watched else { return }
    state.watched = events
    if cws_watch(service, state.descriptor, state.socket.id, events, 1) != 0 {
      closed(state.socket.id)
    }
  }

  func resume(_ state: SocketState) {
    state.isPaused = false
    watch(state)
  }

  // MARK: Sending

  /// Gives the kernel the bytes that wait.
  func flush(_ state: SocketState) {
    switch state.writer.flush() {
    case .failed: return closed(state.socket.id)
    case .blocked: state.isBlocked = true
    case .done:
      state.isBlocked = false
      if case .ending(_, let isLingering) = state.phase {
        guard isLingering else { return closed(state.socket.id) }
        cws_end_writing(state.descriptor)
      }
    }
    watch(state)
  }

  /// Pings silent WebSockets, and closes those whose time is over.
  func checkSockets(now: Int64) {
    let ping = max(1_000, limits.webSocketPing.milliseconds)
    let silence = max(ping + 1_000, limits.webSocketSilence.milliseconds)
    for (id, state) in sockets {
      switch state.phase {
      case .closing(let end), .ending(let end, _): if end <= now { closed(id) }
      case .open:
        let time = now - state.lastReceived
        if time >= silence {
          closed(id)
        } else if time >= ping, !state.isPinged {
          state.isPinged = true
          _ = state.writer.send(.ping, UnsafeRawBufferPointer(start: nil, count: 0))
        }
      }
    }
  }

  // MARK: Closing

  /// Sends a close frame after what waits, and awaits that of the peer.
  func close(_ state: SocketState, code: UInt16, reason: String) {
    guard case .open = state.phase else { return }
    state.phase = .closing(until: cws_now_ms() + Self.closeTime)
    state.writer.close(CloseFrame.payload(code, reason))
    resume(state)
  }

  private func peerCloses(_ payload: [UInt8], _ state: SocketState) {
    guard case .open = state.phase, let answer = CloseFrame.answer(to: payload) else {
      return end(state, isLingering: false)
    }
    state.writer.close(answer)
    end(state, isLingering: false)
  }

  private func fail(_ state: SocketState, _ violation: FrameReader.Violation) {
    if case .open = state.phase {
      state.writer.close(CloseFrame.payload(violation.code, violation.reason))
    }
    end(state, isLingering: true)
  }

  /// Closes the socket once its last bytes are sent, and once a lingering peer is quiet.
  private func end(_ state: SocketState, isLingering: Bool) {
    state.phase = .ending(until: cws_now_ms() + Self.lingering, isLingering: isLingering)
    state.socket.inbox.end()
    state.isPaused = false
    flush(state)
  }

  func closed(_ id: UInt64) {
    guard let state = sockets.removeValue(forKey: id) else { return }
    state.phase = .ending(until: 0, isLingering: false)
    peerCounts.remove(PeerName.of(state.socket.request.peer))
    state.writer.gone()
    cws_forget(service, state.descriptor)
    cws_shut(state.descriptor)
    state.socket.inbox.end()
  }
}
