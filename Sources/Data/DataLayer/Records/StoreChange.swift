// The notifications among processes that share a store.

/// A change in a shared store, by this process or another.
public enum StoreChange: Sendable, Hashable {
  /// Anything may have changed: notifications have started, or restarted after a lost connection.
  case anything
  /// A record was saved or removed.
  case record(collection: String, key: String)
  /// The menu was replaced.
  case menu(version: Int)
}

extension StoreChange {
  /// The text of a message. PostgreSQL takes up to 7,999 bytes, and a key has at most 2,500.
  ///
  /// The length of the collection precedes it, so that no character needs an escape.
  package var payload: String {
    switch self {
    case .anything: "anything"
    case .record(let collection, let key):
      "record \(collection.withoutNUL.utf8.count) \(collection.withoutNUL)\(key.withoutNUL)"
    case .menu(let version): "menu \(version)"
    }
  }

  /// The change in a message; nil for one from a later version of Tapas.
  package init?(payload: String) {
    let parts = payload.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("anything", 1): self = .anything
    case ("menu", 2):
      guard let version = Int(parts[1]) else { return nil }
      self = .menu(version: version)
    case ("record", 3):
      let bytes = Array(parts[2].utf8)
      guard let length = Int(parts[1]), (0...bytes.count).contains(length) else { return nil }
      self = .record(
        collection: String(decoding: bytes[..<length], as: UTF8.self).withNUL,
        key: String(decoding: bytes[length...], as: UTF8.self).withNUL)
    default: return nil
    }
  }
}

/// Sends and receives the notifications among processes that share a store.
public struct StoreChanges: Sendable {
  /// Notifies all processes, including this one, of a change by this process.
  public let notify: @Sendable (StoreChange) -> Void
  /// The changes of all processes from now on. The first element is `anything`, once notifications
  /// arrive; another `anything` follows when some were missed.
  public let changes: @Sendable () -> AsyncStream<StoreChange>

  /// Changes with these two operations.
  public init(
    tell: @escaping @Sendable (StoreChange) -> Void,
    changes: @escaping @Sendable () -> AsyncStream<StoreChange>
  ) {
    self.notify = tell
    self.changes = changes
  }
}

extension AsyncStream where Element == StoreChange {
  /// An element for each change that may concern the menu.
  package func ofMenu() -> AsyncStream<Void> {
    let (stream, output) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let reading = Task {
      for await change in self {
        switch change {
        case .anything, .menu: output.yield()
        case .record: continue
        }
      }
      output.finish()
    }
    output.onTermination = { _ in reading.cancel() }
    return stream
  }
}
