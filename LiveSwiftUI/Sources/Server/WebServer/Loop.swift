// The service thread, which owns all sockets of one server and all their state.
import CWebServer

/// The state of a server's service thread.
///
/// `@unchecked`: except `mailbox` and the closures, everything is used by the service thread only.
final class Loop: @unchecked Sendable {
  let limits: Limits
  let log: @Sendable (String) -> Void
  let observe: @Sendable (WebServerReport) -> Void
  let webSocket: @Sendable (Request) -> Upgrade
  let http: @Sendable (Request) async -> Response
  let mailbox: Mailbox

  let service: OpaquePointer
  var listener: Int32
  /// Whether another process accepts the connections and passes them on.
  let isChannel: Bool
  /// Called when that process has ended.
  let orphaned: @Sendable () -> Void
  var isListening = false
  var lastID: UInt64 = 0
  var connections: [UInt64: HTTPConnection] = [:]
  var sockets: [UInt64: SocketState] = [:]
  /// The connections and WebSockets of each peer, except those that only get a 503.
  var peerCounts = PeerCounts()
  /// The number of connections that only get a 503.
  var refused = 0
  /// The tasks that run a handler, by number, and the bytes of the bodies that they have. A stop
  /// waits for them and then cancels them.
  var handlers: [UInt64: (task: Task<Void, Never>, body: Int)] = [:]
  var lastHandler: UInt64 = 0
  /// The bytes of all bodies that arrive or are handled.
  var bodyBytes = 0
  /// When the times of the WebSockets are checked next.
  var nextSocketCheck: Int64 = 0
  var stopBy: Int64?
  /// Until when a stop waits for WebSockets once no connection has a response in flight.
  var socketsBy = Int64.max
  let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

  init(
    service: OpaquePointer, listener: Int32, isChannel: Bool,
    orphaned: @escaping @Sendable () -> Void, limits: Limits,
    log: @escaping @Sendable (String) -> Void,
    observe: @escaping @Sendable (WebServerReport) -> Void,
    webSocket: @escaping @Sendable (Request) -> Upgrade,
    http: @escaping @Sendable (Request) async -> Response
  ) {
    self.service = service
    self.listener = listener
    self.isChannel = isChannel
    self.orphaned = orphaned
    self.limits = limits
    self.log = log
    self.observe = observe
    self.webSocket = webSocket
    self.http = http
    mailbox = Mailbox(loop: service)
  }

  deinit { scratch.deallocate() }

  /// The listener's identifier in the epoll set; connections count from 1.
  static let listenerID: UInt64 = 0
  /// How often deadlines are checked while there are connections, in milliseconds.
  static let tick: Int32 = 100

  /// Serves until stopped; called once, on the service thread.
  func run() {
    listen()
    cws_tick_after(service, Self.tick)
    var events = cws_events()
    events.owner = Unmanaged.passUnretained(self).toOpaque()
    events.ready = { Loop.at($0).ready($1, events: $2) }
    events.woken = { Loop.at($0).woken() }
    events.ticked = { Loop.at($0).ticked() }
    cws_run(service, events)
    cleanUp()
    mailbox.ended()
  }

  private static func at(_ owner: UnsafeMutableRawPointer?) -> Loop {
    Unmanaged<Loop>.fromOpaque(owner!).takeUnretainedValue()
  }

  private func ready(_ id: UInt64, events: Int32) {
    if id == Self.listenerID { return accept() }
    // An earlier event of the same call may have closed the connection.
    if let socket = sockets[id] {
      ready(socket, events: events)
    } else if let connection = connections[id] {
      ready(connection, events: events)
    }
  }

  private func woken() {
    for command in mailbox.take() {
      switch command {
      case .reply(let id, let reply): replied(id, reply)
      case .flush(let id):
        if let socket = sockets[id] { flush(socket) }
        if let connection = connections[id] { flush(connection) }
      case .resume(let id): if let socket = sockets[id] { resume(socket) }
      case .close(let id, let code, let reason):
        if let socket = sockets[id] { close(socket, code: code, reason: reason) }
      case .handlerEnded(let id): bodyBytes -= handlers.removeValue(forKey: id)?.body ?? 0
      case .stop(let deadline, let sockets): stop(by: deadline, sockets: sockets)
      }
    }
    finishIfDone()
  }

  private func ticked() {
    let now = cws_now_ms()
    for connection in connections.values where connection.deadline <= now { expired(connection) }
    if nextSocketCheck <= now {
      nextSocketCheck = now + Self.socketTick
      checkSockets(now: now)
    }
    if !isListening && stopBy == nil { listen() }
    if let stopBy, stopBy <= now || connections.isEmpty && socketsBy <= now { abandon() }
    finishIfDone()
    cws_tick_after(service, connections.isEmpty && stopBy == nil ? 1000 : Self.tick)
  }
}

// Stopping a server.
extension Loop {
  private func stop(by deadline: Int64, sockets time: Int64) {
    // A second stop may shorten the first, but never prolong it.
    stopBy = min(stopBy ?? .max, deadline)
    socketsBy = min(socketsBy, time)
    cws_tick_after(service, 1)
    guard listener >= 0 else { return }
    cws_forget(service, listener)
    cws_shut(listener)
    listener = -1
    isListening = false
    for socket in sockets.values {
      close(socket, code: 1001, reason: "The server is going away.")
    }
    for connection in connections.values where connection.isIdle { close(connection) }
  }

  /// Ends whatever still runs, because the time is over.
  private func abandon() {
    for handler in handlers.values { handler.task.cancel() }
    cws_finish(service)
  }

  /// Frees everything that is left; usually nothing.
  private func cleanUp() {
    for connection in connections.values { close(connection) }
    for id in Array(sockets.keys) { closed(id) }
    if listener >= 0 { cws_shut(listener) }
    for case .reply(_, let reply) in mailbox.close() { reply.discard() }
    cws_free(service)
  }

  private func finishIfDone() {
    guard stopBy != nil, connections.isEmpty, sockets.isEmpty, handlers.isEmpty else { return }
    cws_finish(service)
  }
}
