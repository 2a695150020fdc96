// A worker's end of the channel among the workers of a site.
import Foundation
import Glibc
package import LiveServer

/// Sends an app's messages to the other workers, such as that it saved something, and receives
/// theirs.
package final class ChangeChannel: Sendable {
  /// The message in place of one that was too long, or that a worker could not accept.
  package static let anything = "anything"
  /// The message of a worker that is ready.
  static let ready = "ready"
  /// The repeated message of a worker whose main thread works.
  static let alive = "alive"
  /// The most bytes of a message. `anything` is sent in place of a longer one.
  package static let longest = 32_768

  private let descriptor: Int32

  /// Starts receiving through `descriptor`. On a thread of the channel, `received` is called with
  /// each message, and `ended` once no more can come.
  package init(
    _ descriptor: Int32, received: @escaping @Sendable (String) -> Void = { _ in },
    ended: @escaping @Sendable () -> Void = {}
  ) {
    self.descriptor = descriptor
    let thread = Thread {
      while let message = Self.receive(descriptor) { received(message) }
      ended()
    }
    thread.name = "changes"
    thread.start()
  }

  /// Sends a message to all other workers.
  package func send(_ text: String) {
    let message = text.utf8.count <= Self.longest ? text : Self.anything
    _ = Self.send(message, through: descriptor, waiting: 1_000)
  }

  /// Reports that this worker is ready.
  package func sayReady() { _ = Self.send(Self.ready, through: descriptor, waiting: 1_000) }

  /// Starts reporting that the main thread works, as often as the supervising process expects.
  @MainActor package func sayAlive(until readiness: Readiness) {
    Task { @MainActor [descriptor] in
      while readiness.current != .stopping {
        // A report that is not sent is made up for by the next.
        _ = Self.send(Self.alive, through: descriptor)
        // This task is never cancelled.
        try? await Task.sleep(for: Supervisor.silence() / 4)
      }
    }
  }

  /// Sends a message. Returns false when the other end accepts none for this many milliseconds, or
  /// is gone.
  static func send(_ message: String, through descriptor: Int32, waiting: Int32 = 0) -> Bool {
    let bytes = Array(message.utf8)
    while true {
      if Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) >= 0 { return true }
      guard errno == EAGAIN || errno == EINTR, waiting > 0 else { return false }
      var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&place, 1, waiting) > 0 else { return false }
    }
  }

  /// The next message; nil when the other end is gone.
  static func receive(_ descriptor: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: longest)
    while true {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count > 0 { return String(decoding: bytes[..<count], as: UTF8.self) }
      guard count < 0, errno == EAGAIN || errno == EINTR else { return nil }
      var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&place, 1, -1)
    }
  }
}
