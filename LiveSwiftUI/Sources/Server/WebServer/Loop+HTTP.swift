// The service thread's work on plain HTTP connections: accepting, reading, timing out.
import CWebServer

extension Loop {
  /// The most connections over the limit that get a 503 at one time; others are closed without one.
  static let refusedAtOnce = 32

  func listen() {
    isListening = cws_watch(service, listener, Self.listenerID, CWS_READ, 0) == 0
  }

  func accept() {
    while listener >= 0 {
      var peer = [CChar](repeating: 0, count: 64)
      let descriptor =
        isChannel
        ? cws_take_over(listener, &peer, peer.count) : cws_accept(listener, &peer, peer.count)
      if descriptor == CWS_ENDED {
        cws_forget(service, listener)
        return orphaned()
      }
      if descriptor == CWS_EXHAUSTED {
        // No descriptor is left, and the listener stays ready; the next tick tries again.
        log("no descriptor left for a new connection")
        cws_forget(service, listener)
        isListening = false
        return
      }
      if descriptor < 0 { return }
      lastID += 1
      let name = String(decoding: peer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      let connection = HTTPConnection(
        id: lastID, descriptor: descriptor, peer: name, now: cws_now_ms(),
        patience: limits.headTimeout.milliseconds)
      let isAdmitted = makeRoom(for: connection.peerName)
      if !isAdmitted, refused >= Self.refusedAtOnce {
        observe(.dropped)
        cws_shut(descriptor)
        continue
      }
      connections[lastID] = connection
      count(connection, isAdmitted: isAdmitted)
      if isAdmitted { watch(connection, CWS_READ) } else { refuse(connection, status: 503) }
    }
  }

  func watch(_ connection: HTTPConnection, _ events: Int32) {
    let isKnown = connection.watched != 0
    // Without events the set still reports a closed connection. -1 means not in the set.
    let wanted = events == 0 ? -1 : events
    guard wanted != connection.watched else { return }
    connection.watched = wanted
    let failure = cws_watch(
      service, connection.descriptor, connection.id, events, isKnown ? 1 : 0)
    if failure != 0 { close(connection) }
  }

  func close(_ connection: HTTPConnection) {
    guard connections.removeValue(forKey: connection.id) != nil else { return }
    uncount(connection)
    if case .sending(let reply) = connection.phase { reply.discard() }
    connection.queue?.gone()
    handlers[connection.handler]?.task.cancel()
    dropBody(of: connection)
    cws_forget(service, connection.descriptor)
    cws_shut(connection.descriptor)
  }

  func ready(_ connection: HTTPConnection, events: Int32) {
    if events & CWS_GONE != 0 { return close(connection) }
    if events & CWS_WRITE != 0 { flush(connection) }
    if events & CWS_READ != 0 { read(connection) }
  }

  private func read(_ connection: HTTPConnection) {
    let count = cws_read(connection.descriptor, scratch.baseAddress, scratch.count)
    if count == CWS_BLOCKED { return }
    if count <= 0 { return close(connection) }
    if case .lingering = connection.phase { return }
    if case .head = connection.phase, !connection.hasStarted {
      connection.hasStarted = true
      connection.deadline = cws_now_ms() + limits.headTimeout.milliseconds
    }
    connection.input.append(contentsOf: scratch[..<count])
    advance(connection)
  }

  /// Parses as far as the received bytes allow; they may already contain the next request.
  func advance(_ connection: HTTPConnection) {
    do {
      if case .head = connection.phase { try readHead(connection) }
      if case .body(let head, var body) = connection.phase {
        // Removed from the phase first, so that the body's bytes are not copied with each packet.
        connection.phase = .handling
        let count = try body.take(connection.input.unread)
        connection.input.removeFirst(count)
        connection.phase = .body(head, body)
        guard holdBody(of: connection, body.bytes.count), body.isComplete else { return }
        handle(connection, head, body: body.bytes)
      }
    } catch {
      refuse(connection, status: error.status)
    }
  }

  private func readHead(_ connection: HTTPConnection) throws(Refusal) {
    try skipLineEnds(connection)
    // A method starts with a letter. The first byte of TLS does not, and no end of a head follows.
    if let first = connection.input.unread.first, !Self.isLetter(first) {
      throw Refusal(status: 400)
    }
    guard let length = connection.input.headLength() else {
      if connection.input.count > limits.head { throw Refusal(status: 431) }
      return watch(connection, CWS_READ)
    }
    if length > limits.head { throw Refusal(status: 431) }
    connection.lineEnds = 0
    let head = try RequestHead(connection.input.unread.prefix(length))
    connection.input.removeFirst(length)
    if head.wantsWebSocket { return upgrade(connection, head) }
    let limit =
      head.framing == .none ? 0 : limits.body(Request(head, peer: connection.peer))
    let body = try RequestBody(head.framing, limit: limit)
    connection.phase = .body(head, body)
    if body.isComplete { return }
    connection.bodySince = cws_now_ms()
    connection.deadline = connection.bodySince + limits.bodyTimeout.milliseconds
    if Headers.same(head.headers["expect"] ?? "", "100-continue") {
      connection.append(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
      // 25 bytes. Any rest that the socket does not accept is sent with the response.
      _ = connection.sendOutput(more: false)
    }
    watch(connection, CWS_READ)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Skips line ends before a request line, which some clients send after a body. At most two are
  /// allowed, in one packet or in many.
  private func skipLineEnds(_ connection: HTTPConnection) throws(Refusal) {
    let most = 4
    let count = connection.input.unread.prefix(most + 1).prefix { $0 == 13 || $0 == 10 }.count
    connection.lineEnds += count
    if connection.lineEnds > most { throw Refusal(status: 400) }
    connection.input.removeFirst(count)
  }

  /// Handles a passed deadline.
  func expired(_ connection: HTTPConnection) {
    switch connection.phase {
    case .head where connection.hasStarted: refuse(connection, status: 408)
    case .body: refuse(connection, status: 408)
    case .head, .lingering, .sending: close(connection)
    case .handling: connection.deadline = .max
    }
  }
}
