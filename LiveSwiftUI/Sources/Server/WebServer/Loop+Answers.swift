// The service thread's work on responses: starting handlers and sending what they return.
import CWebServer

extension Loop {
  /// How long bytes are still read after the last response, in milliseconds.
  static let lingering: Int64 = 2000
  /// The most bytes of a file that are sent before other connections are served.
  static let fileChunk = 256 * 1024

  func handle(_ connection: HTTPConnection, _ head: RequestHead, body: [UInt8]) {
    let request = Request(head, body: body, peer: connection.peer)
    let context = SerializedResponse.Context(
      isHead: head.method == "HEAD", isVersion10: head.isVersion10,
      keepsAlive: head.keepsAlive && stopBy == nil)
    connection.phase = .handling
    connection.deadline = .max
    watch(connection, 0)
    let id = connection.id
    let queue = makeWriteQueue(id)
    connection.queue = queue
    lastHandler += 1
    let number = lastHandler
    connection.handler = number
    let task = Task { [mailbox, http, log] in
      let response = await http(request)
      let reply = SerializedResponse(response, to: context, queue: queue, log: log)
      guard mailbox.post(.reply(id, reply)) else { return reply.discard() }
      if case .stream(_, let isChunked) = reply.payload, case .stream(let produce) = response.body {
        let writer = BodyWriter(queue: queue, isChunked: isChunked)
        do {
          try await produce(writer)
          await writer.finish()
        } catch {
          writer.abort()
        }
      }
      mailbox.post(.handlerEnded(number))
    }
    // Until its end the task has the body, even when the client has gone.
    handlers[number] = (task, connection.bodyBytes)
    connection.bodyBytes = 0
  }

  func makeWriteQueue(_ id: UInt64) -> WriteQueue {
    WriteQueue(bound: limits.outBuffer) { [mailbox] in mailbox.post(.flush(id)) }
  }

  func replied(_ id: UInt64, _ reply: SerializedResponse) {
    guard let connection = connections[id] else { return reply.discard() }
    var reply = reply
    if stopBy != nil { reply.keepsAlive = false }
    send(connection, reply)
  }

  private func send(_ connection: HTTPConnection, _ reply: SerializedResponse) {
    var reply = reply
    connection.append(reply.wholeHead)
    if case .bytes(let bytes) = reply.payload {
      connection.append(bytes)
      reply.payload = .none
    }
    connection.phase = .sending(reply)
    connection.deadline = cws_now_ms() + limits.writeTimeout.milliseconds
    flush(connection)
  }

  /// Responds with a status of the server itself and ends the connection.
  func refuse(_ connection: HTTPConnection, status: Int) {
    observe(.refused(status: status))
    var response = Response.text("\(status) \(SerializedResponse.reason(status))\n", status: status)
    if status == 503 { response.headers.append(("Retry-After", "1")) }
    let queue = makeWriteQueue(connection.id)
    connection.input.removeAll()
    dropBody(of: connection)
    send(connection, SerializedResponse(response, to: .init(), queue: queue, log: log))
  }

  /// Gives the kernel as much as it accepts, and after the last byte starts the next request.
  func flush(_ connection: HTTPConnection) {
    while case .sending(var reply) = connection.phase {
      let before = connection.taken
      let left = connection.output.count - before
      let isFile = if case .file = reply.payload { true } else { false }
      let progress = connection.sendOutput(more: isFile)
      observe(.sent(bytes: progress == .done ? left : connection.taken - before))
      switch progress {
      case .failed: return close(connection)
      case .blocked:
        if connection.taken > before { postpone(connection) }
        return watch(connection, CWS_WRITE)
      case .done: break
      }
      switch reply.payload {
      case .none, .bytes: return answered(connection, reply)
      case .file(let file, 0):
        cws_shut(file)
        reply.payload = .none
        connection.phase = .sending(reply)
      case .file(let file, let left):
        return send(file, left: left, of: reply, on: connection)
      case .stream(let queue, _):
        switch queue.next() {
        case (let chunk?, _, _):
          connection.append(chunk.bytes)
          connection.counted = chunk.bytes.count
          postpone(connection)
        case (nil, _, .finished): return answered(connection, reply)
        case (nil, _, .aborted): return close(connection)
        case (nil, _, nil):
          // The handler is slow, not the client: no deadline until there are bytes again.
          connection.deadline = .max
          return watch(connection, 0)
        }
      }
    }
  }

  /// Sends the next part of a file, then waits until the socket is writable again.
  private func send(
    _ file: Int32, left: Int, of reply: SerializedResponse, on connection: HTTPConnection
  ) {
    let count = cws_send_file(connection.descriptor, file, min(left, Self.fileChunk))
    if count == CWS_BLOCKED { return watch(connection, CWS_WRITE) }
    // 0: the file is shorter than the Content-Length already sent. Closing signals that.
    if count <= 0 { return close(connection) }
    observe(.sent(bytes: count))
    var reply = reply
    reply.payload = .file(descriptor: file, count: left - count)
    connection.phase = .sending(reply)
    postpone(connection)
    watch(connection, CWS_WRITE)
  }

  private func postpone(_ connection: HTTPConnection) {
    connection.deadline = cws_now_ms() + limits.writeTimeout.milliseconds
  }

  private func answered(_ connection: HTTPConnection, _ reply: SerializedResponse) {
    connection.queue = nil
    if reply.keepsAlive {
      let isPipelined = !connection.input.isEmpty
      let wait = isPipelined ? limits.headTimeout : limits.keepAlive
      connection.phase = .head
      connection.hasStarted = isPipelined
      connection.waitingSince = cws_now_ms()
      connection.deadline = connection.waitingSince + wait.milliseconds
      if isPipelined { return advance(connection) }
      return stopBy == nil ? watch(connection, CWS_READ) : close(connection)
    }
    if stopBy != nil { return close(connection) }
    cws_end_writing(connection.descriptor)
    connection.phase = .lingering
    connection.deadline = cws_now_ms() + Self.lingering
    watch(connection, CWS_READ)
  }
}
