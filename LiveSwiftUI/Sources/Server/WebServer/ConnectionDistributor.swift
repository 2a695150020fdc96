// One port for several processes: accepts connections and hands each to one of them.
import CWebServer
import Foundation
import Synchronization

/// Listens on a port, reads the first request of each connection without consuming it, and passes
/// the connection to the worker process that `route` names.
///
/// A connection whose request does not arrive within a second goes to any worker, which applies its
/// own limits to slow clients.
package final class ConnectionDistributor: Sendable {
  /// The port it listens on; if 0 was requested, the port that the system chose.
  package let port: Int
  private let loop: DistributorLoop
  private let ended: AsyncStream<Void>

  /// Listens at once and distributes on its own thread. `route` returns the index of the channel
  /// for a request, or nil for any. Throws when it cannot listen.
  package init(
    host: String, port: Int, channels: [WorkerChannel],
    route: @escaping @Sendable (Request) -> Int?,
    log: @escaping @Sendable (String) -> Void = WebServer.logToStandardError
  ) throws(WebServerError) {
    let (listener, bound) = try WebServer.listener(host: host, port: port)
    guard let service = cws_create() else {
      cws_shut(listener)
      throw .cannotStart
    }
    self.port = bound
    let (ended, output) = AsyncStream.makeStream(of: Void.self)
    self.ended = ended
    let log = LogLimit(log)
    let loop = DistributorLoop(
      service: service, listener: listener, channels: channels, route: route, log: { log($0) })
    self.loop = loop
    let thread = Thread {
      loop.run()
      output.finish()
    }
    thread.name = "distributor"
    thread.start()
  }

  deinit { loop.stop() }

  /// Sets whether a worker accepts connections. Connections on their way to one that does not are
  /// passed to the others.
  package func note(worker: Int, isUp: Bool) { loop.note(worker: worker, isUp: isUp) }

  /// Stops accepting connections and closes the port.
  package func stop() async {
    loop.stop()
    for await _ in ended {}
  }
}

/// The state of the distributor's thread.
///
/// `@unchecked`: except `shared` and the closure, everything is used by that thread only.
final class DistributorLoop: @unchecked Sendable {
  /// A connection whose request has not arrived yet.
  private struct Waiting {
    let descriptor: Int32
    let peer: String
    let until: Int64
    /// Whether a part of its request has arrived. It is then checked at each tick instead of
    /// watched.
    var isLookedAt = false
  }

  /// The state that other threads set.
  private struct Shared {
    var isUp: [Bool]
    var isStopped = false
    /// Whether `cws_free` was called; the loop must not be woken after that.
    var isFreed = false
  }

  /// The most connections that wait for their request. Beyond it the oldest goes to any worker.
  static let most = 1_000
  private static let patience: Int64 = 1_000
  private static let tick: Int32 = 50

  private let service: OpaquePointer
  private var listener: Int32
  private var isListening = false
  private let channels: [WorkerChannel]
  private let route: @Sendable (Request) -> Int?
  private let log: @Sendable (String) -> Void
  private let shared: Mutex<Shared>
  private var waiting: [UInt64: Waiting] = [:]
  private var lastID: UInt64 = 0
  private var next = 0
  private var scratch = [UInt8](repeating: 0, count: 16 * 1024)

  init(
    service: OpaquePointer, listener: Int32, channels: [WorkerChannel],
    route: @escaping @Sendable (Request) -> Int?, log: @escaping @Sendable (String) -> Void
  ) {
    self.service = service
    self.listener = listener
    self.channels = channels
    self.route = route
    self.log = log
    shared = Mutex(Shared(isUp: channels.map { _ in true }))
  }

  func run() {
    isListening = cws_watch(service, listener, 0, CWS_READ, 0) == 0
    cws_tick_after(service, Self.tick)
    var events = cws_events()
    events.owner = Unmanaged.passUnretained(self).toOpaque()
    events.ready = { owner, id, _ in DistributorLoop.at(owner).ready(id) }
    events.woken = { DistributorLoop.at($0).woken() }
    events.ticked = { DistributorLoop.at($0).ticked() }
    cws_run(service, events)
    for each in waiting.values { cws_shut(each.descriptor) }
    cws_shut(listener)
    shared.withLock { $0.isFreed = true }
    cws_free(service)
  }

  private static func at(_ owner: UnsafeMutableRawPointer?) -> DistributorLoop {
    Unmanaged<DistributorLoop>.fromOpaque(owner!).takeUnretainedValue()
  }

  func note(worker: Int, isUp: Bool) {
    update { $0.isUp[worker] = isUp }
  }

  func stop() {
    update { $0.isStopped = true }
  }

  private func update(_ change: (inout Shared) -> Void) {
    shared.withLock {
      change(&$0)
      if !$0.isFreed { cws_wake(service) }
    }
  }

  private func woken() {
    let (isUp, isStopped) = shared.withLock { ($0.isUp, $0.isStopped) }
    if isStopped { return cws_finish(service) }
    for worker in channels.indices where !isUp[worker] { takeBack(from: worker) }
  }

  /// Passes connections that a stopped worker did not accept to the workers that are up.
  private func takeBack(from worker: Int) {
    guard shared.withLock({ $0.isUp.contains(true) }) else { return }
    var peer = [CChar](repeating: 0, count: 64)
    while true {
      let descriptor = cws_take_over(channels[worker].theirs, &peer, peer.count)
      guard descriptor >= 0 else { return }
      handOver(descriptor, to: nil)
    }
  }

  private func ticked() {
    if !isListening { isListening = cws_watch(service, listener, 0, CWS_READ, 0) == 0 }
    let now = cws_now_ms()
    for (id, each) in waiting where each.isLookedAt || each.until <= now {
      inspect(id, each, isLate: each.until <= now)
    }
    cws_tick_after(service, waiting.isEmpty && isListening ? 1_000 : Self.tick)
  }

  private func ready(_ id: UInt64) {
    if id == 0 { return accept() }
    guard let each = waiting[id] else { return }
    inspect(id, each, isLate: false)
  }

  private func accept() {
    while true {
      var peer = [CChar](repeating: 0, count: 64)
      let descriptor = cws_accept(listener, &peer, peer.count)
      if descriptor == CWS_EXHAUSTED {
        log("no descriptor left for a new connection")
        cws_forget(service, listener)
        isListening = false
        return cws_tick_after(service, Self.tick)
      }
      if descriptor < 0 { return }
      if waiting.count >= Self.most, let oldest = waiting.keys.min() {
        handOver(waitingNoMore(oldest).descriptor, to: nil)
      }
      if waiting.isEmpty { cws_tick_after(service, Self.tick) }
      lastID += 1
      waiting[lastID] = Waiting(
        descriptor: descriptor,
        peer: String(decoding: peer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self),
        until: cws_now_ms() + Self.patience)
      if cws_watch(service, descriptor, lastID, CWS_READ, 0) != 0 {
        handOver(waitingNoMore(lastID).descriptor, to: nil)
      }
    }
  }

  /// Removes a connection from those that wait.
  private func waitingNoMore(_ id: UInt64) -> Waiting {
    let each = waiting.removeValue(forKey: id)!
    if !each.isLookedAt { cws_forget(service, each.descriptor) }
    return each
  }

  /// Checks what has arrived of a request, and passes the connection on once that suffices.
  private func inspect(_ id: UInt64, _ each: Waiting, isLate: Bool) {
    let count = cws_peek(each.descriptor, &scratch, scratch.count)
    if count == CWS_ENDED || count == CWS_FAILED {
      return cws_shut(waitingNoMore(id).descriptor)
    }
    if count > 0, let head = FirstHead(scratch[..<count], from: each.peer) {
      return handOver(waitingNoMore(id).descriptor, to: head.request.flatMap(route))
    }
    if isLate || count == scratch.count {
      return handOver(waitingNoMore(id).descriptor, to: nil)
    }
    // The bytes stay unread, so continued watching would report them repeatedly.
    guard count > 0, !each.isLookedAt else { return }
    cws_forget(service, each.descriptor)
    waiting[id]?.isLookedAt = true
  }

  /// Passes a connection to a worker, or to the next one that accepts it, and closes it here.
  private func handOver(_ descriptor: Int32, to worker: Int?) {
    defer { cws_shut(descriptor) }
    let isUp = shared.withLock { $0.isUp }
    if worker == nil { next = (next + 1) % channels.count }
    let first = worker.map { $0 % channels.count } ?? next
    for at in channels.indices {
      let chosen = (first + at) % channels.count
      guard isUp[chosen] || !isUp.contains(true) else { continue }
      if cws_hand_over(channels[chosen].ours, descriptor) == 0 { return }
    }
    log("no worker took a connection")
  }
}

/// The first request head among the bytes of a connection.
private struct FirstHead {
  /// The request without its body; nil when the head is malformed.
  var request: Request?

  /// Nil while the head is incomplete.
  init?(_ bytes: ArraySlice<UInt8>, from peer: String) {
    var buffer = InputBuffer()
    buffer.append(contentsOf: bytes)
    guard let length = buffer.headLength() else { return nil }
    // The worker will report why the head is malformed.
    guard let head = try? RequestHead(buffer.unread.prefix(length)) else { return }
    request = Request(head, peer: peer)
  }
}
