// What processes that share a store tell each other when one has changed something.

/// A change in a shared store, by this process or another.
public enum StoreChange: Sendable, Hashable {
  /// Anything may have changed: listening has begun, or begun again after a lost connection.
  case anything
  /// A record was saved or removed.
  case record(collection: String, key: String)
  /// The menu was replaced.
  case menu(version: Int)
}

extension StoreChange {
  /// The text of a message; PostgreSQL takes up to 7,999 bytes, and a key has at most 2,500.
  ///
  /// The length of the collection stands before it, so that no sign need be escaped.
  package var payload: String {
    switch self {
    case .anything: "anything"
    case .record(let collection, let key):
      "record \(collection.withoutNUL.utf8.count) \(collection.withoutNUL)\(key.withoutNUL)"
    case .menu(let version): "menu \(version)"
    }
  }

  /// The change of a message; nil for one that a later version of Tapas has sent.
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

/// How processes that share a store tell each other what they change.
public struct StoreChanges: Sendable {
  /// Tells a change of this process to all, also to this one.
  public let tell: @Sendable (StoreChange) -> Void
  /// The changes of all processes from now on. The first is `anything`, once they are heard, and
  /// when some were missed `anything` follows.
  public let changes: @Sendable () -> AsyncStream<StoreChange>

  /// Changes that are told and heard in this way.
  public init(
    tell: @escaping @Sendable (StoreChange) -> Void,
    changes: @escaping @Sendable () -> AsyncStream<StoreChange>
  ) {
    self.tell = tell
    self.changes = changes
  }
}

extension AsyncStream where Element == StoreChange {
  /// An element for each change that may be of the menu.
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
