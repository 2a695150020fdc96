// The details of drinks that a page has read, for all pages of the process.
import DataLayer
import Synchronization

/// Saved details in memory, so that a row need not read the store, and has its ingredients in its
/// first HTML.
final class KnownDetails: Sendable {
  /// The most details that are kept. Beyond it, all are dropped and read again.
  static let most = 1_000
  /// The most bytes of a detail's texts; a longer detail is not kept.
  static let longest = 20_000

  private struct State {
    var records: [Drink.ID: Record<DrinkDetail>] = [:]
    /// The number of details dropped because a newer one was saved.
    var changes = 0
  }

  private let state = Mutex(State())

  /// The detail of a drink; nil when it is not in memory.
  subscript(id: Drink.ID) -> Record<DrinkDetail>? { state.withLock { $0.records[id] } }

  /// A number that changes whenever a detail is dropped.
  var changes: Int { state.withLock { $0.changes } }

  /// Keeps a detail that was read from the store, unless a detail was dropped during the read.
  func keep(_ record: Record<DrinkDetail>, of id: Drink.ID, readSince changes: Int) {
    guard record.value.size <= Self.longest else { return }
    state.withLock { state in
      guard state.changes == changes else { return }
      if state.records.count >= Self.most { state.records = [:] }
      state.records[id] = record
    }
  }

  /// Drops a detail, because a newer one was saved.
  func forget(_ id: Drink.ID) {
    state.withLock { state in
      state.records[id] = nil
      state.changes += 1
    }
  }

  /// Drops all details, because any may have been replaced.
  func forgetAll() {
    state.withLock { state in
      state.records = [:]
      state.changes += 1
    }
  }
}

extension DrinkDetail {
  /// The bytes of its texts.
  fileprivate var size: Int {
    let names = ingredients.reduce(0) { $0 + $1.name.utf8.count + ($1.measure?.utf8.count ?? 0) }
    return names + instructions.values.reduce(0) { $0 + $1.utf8.count }
      + traits.reduce(0) { $0 + $1.utf8.count }
  }
}
