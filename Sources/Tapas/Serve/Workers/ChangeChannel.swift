// The changes that workers over one SQLite file tell each other, as a worker sees them.
import DataLayer
import Foundation
import Glibc
import LiveServer

/// Tells the other workers what this one saves, and hears what they save.
final class ChangeChannel: Sendable {
  /// What a worker says when it serves.
  static let ready = "ready"
  /// What it says again and again while its main thread works.
  static let alive = "alive"
  /// The bytes of a message; a change that needs more is told as `anything`.
  static let longest = 32_768
  /// The most changes that wait for a reader.
  private static let waiting = 1_000

  private let descriptor: Int32
  private let readers = Broadcast<StoreChange>(waiting: waiting)

  /// Hears through `descriptor` from now on.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    let thread = Thread { [readers] in
      while let message = Self.receive(descriptor) {
        guard let change = StoreChange(payload: message) else { continue }
        // A reader that has missed one reads everything again.
        readers.send(change, missed: .anything)
      }
      readers.finish()
    }
    thread.name = "changes"
    thread.start()
  }

  /// These changes for a store.
  var changes: StoreChanges {
    StoreChanges(
      tell: { [self] in tell($0) }, changes: { [readers] in readers.values(first: .anything) })
  }

  /// Says that this worker serves.
  func sayReady() { _ = Self.send(Self.ready, through: descriptor, waiting: 1_000) }

  /// Says from now on that the main thread works, as often as the process that started this worker
  /// expects.
  @MainActor func sayAlive(until readiness: Readiness) {
    Task { @MainActor [descriptor] in
      while readiness.current != .stopping {
        // One that is not taken is as good as the next.
        _ = Self.send(Self.alive, through: descriptor)
        // Nobody cancels it.
        try? await Task.sleep(for: Supervisor.silence() / 4)
      }
    }
  }

  private func tell(_ change: StoreChange) {
    readers.send(change, missed: .anything)
    let text = change.payload
    let message = text.utf8.count <= Self.longest ? text : StoreChange.anything.payload
    _ = Self.send(message, through: descriptor, waiting: 1_000)
  }

  /// Sends a message; false when the other end takes none for this many milliseconds, or is gone.
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
