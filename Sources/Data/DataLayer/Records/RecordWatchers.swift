// The watchers of a store's records, notified by one reader of the store's changes.
import Synchronization

/// Notifies each watcher only of the records that it watches.
///
/// A change costs two look-ups, however many records are watched.
package final class RecordWatchers: Sendable {
  private struct Key: Hashable {
    let collection: String
    let key: String
  }

  private struct State {
    /// Whether changes are being received, so that a new watcher may read at once.
    var isListening = false
    var reading: Task<Void, Never>?
    var lastNumber = 0
    var ofRecords: [Key: [Int: AsyncStream<Void>.Continuation]] = [:]
    var ofCollections: [String: [Int: AsyncStream<RecordChange>.Continuation]] = [:]
  }

  /// The most changes of a collection that wait for a slow watcher.
  package static let waiting = 1_000

  private let changes: @Sendable () -> AsyncStream<StoreChange>
  private let state = Mutex(State())

  /// Starts without watchers; `changes` is read while there are some.
  package init(_ changes: @escaping @Sendable () -> AsyncStream<StoreChange>) {
    self.changes = changes
  }

  deinit { state.withLock { $0.reading?.cancel() } }

  /// The number of watched records and collections.
  package var count: Int { state.withLock { $0.ofRecords.count + $0.ofCollections.count } }

  /// An element for each change of one record.
  package func changes(of key: String, in collection: String) -> AsyncStream<Void> {
    let (stream, output) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let key = Key(collection: collection, key: key)
    state.withLock { state in
      let number = begin(&state)
      state.ofRecords[key, default: [:]][number] = output
      output.onTermination = { [weak self] _ in
        self?.state.withLock { state in
          state.ofRecords[key]?[number] = nil
          if state.ofRecords[key]?.isEmpty == true { state.ofRecords[key] = nil }
        }
      }
      if state.isListening { output.yield() }
    }
    return stream
  }

  /// The changes of a whole collection.
  package func changes(in collection: String) -> AsyncStream<RecordChange> {
    let (stream, output) = AsyncStream.makeStream(
      of: RecordChange.self, bufferingPolicy: .bufferingNewest(Self.waiting))
    state.withLock { state in
      let number = begin(&state)
      state.ofCollections[collection, default: [:]][number] = output
      output.onTermination = { [weak self] _ in
        self?.state.withLock { state in
          state.ofCollections[collection]?[number] = nil
          if state.ofCollections[collection]?.isEmpty == true {
            state.ofCollections[collection] = nil
          }
        }
      }
      if state.isListening { output.yield(.anything) }
    }
    return stream
  }

  /// The number of a new watcher. The first one starts the reading.
  private func begin(_ state: inout State) -> Int {
    state.lastNumber += 1
    state.reading =
      state.reading
      ?? Task { [weak self, changes = changes()] in
        for await change in changes { self?.notify(change) }
        self?.finish()
      }
    return state.lastNumber
  }

  /// Notifies the watchers of a change.
  package func notify(_ change: StoreChange) {
    state.withLock { state in
      switch change {
      case .menu: return
      case .record(let collection, let key):
        let watchers = state.ofRecords[Key(collection: collection, key: key)]
        for watcher in (watchers ?? [:]).values { watcher.yield() }
        for watcher in (state.ofCollections[collection] ?? [:]).values {
          // A watcher that missed a change reads everything again.
          if case .dropped = watcher.yield(.record(key: key)) { watcher.yield(.anything) }
        }
      case .anything:
        state.isListening = true
        for watcher in state.ofRecords.values.flatMap(\.values) { watcher.yield() }
        for watcher in state.ofCollections.values.flatMap(\.values) { watcher.yield(.anything) }
      }
    }
  }

  /// Ends all streams, because the store was closed.
  package func finish() {
    let (records, collections) = state.withLock { state in
      defer { state = State(lastNumber: state.lastNumber) }
      return (
        state.ofRecords.values.flatMap(\.values), state.ofCollections.values.flatMap(\.values)
      )
    }
    for watcher in records { watcher.finish() }
    for watcher in collections { watcher.finish() }
  }
}
