// Values that are requested once and saved until they are too old.
public import Foundation

/// Requests the value of each key once, until a caller wants a newer one, and a few keys at a time.
///
/// All users of a store should use one cache, so that they share its requests.
public final class PersistentCache<Value: Codable & Sendable, Failure: LoadError>: Sendable {
  /// A value, and when it was saved; nil if it was just requested.
  private typealias Answer = Result<(value: Value, savedAt: Date?), Failure>

  private let request: @Sendable (_ key: String) async throws(Failure) -> Value
  private let store: any RecordStore
  private let collection: String
  private let cancelled: Failure
  private let didSave: @Sendable (_ key: String) async -> Void
  private let semaphore: AsyncSemaphore
  private let requests = SingleFlight<String, Answer>()

  /// A cache in a collection of `store`. `request` fetches missing values, `width` keys at a time.
  ///
  /// A cancelled caller gets the error `cancelled`. `didSave` is called after a value was saved.
  public init(
    in store: any RecordStore, collection: String, atOnce width: Int, cancelled: Failure,
    didSave: @escaping @Sendable (_ key: String) async -> Void = { _ in },
    request: @escaping @Sendable (_ key: String) async throws(Failure) -> Value
  ) {
    self.request = request
    self.store = store
    self.collection = collection
    self.cancelled = cancelled
    self.didSave = didSave
    semaphore = AsyncSemaphore(permits: width)
  }

  /// The value of a key, saved at `oldest` or later. A cancelled caller returns at once.
  ///
  /// A queued request is dropped when its last caller is cancelled. A request that was sent runs to
  /// its end and its value is saved, because a returning caller would send it again.
  public func value(
    of key: String, since oldest: Date = .distantPast
  ) async throws(Failure) -> Value {
    while true {
      let answer = await requests.join(key, cancelled: .failure(cancelled)) { [self] commit in
        if let saved = await saved(key), saved.savedAt >= oldest {
          return .success((saved.value, saved.savedAt))
        }
        return await semaphore.withPermit { await requested(key, commit) } ?? .failure(cancelled)
      }
      let (value, savedAt) = try answer.get()
      // An older value answers a caller who came first and accepts it.
      guard let savedAt, savedAt < oldest else { return value }
    }
  }

  /// The saved value of a key, of any age; nil when there is none.
  public func saved(_ key: String) async -> Record<Value>? {
    // An unreadable record is requested again; the store reports it and sets it aside.
    try? await store.load(Value.self, from: collection, key: key)
  }

  /// The number of callers that wait for the value of this key.
  func waiting(for key: String) -> Int { requests.waiterCount(of: key) }

  private func requested(_ key: String, _ commit: @Sendable () -> Bool) async -> Answer {
    // A screen that closes cancels all its callers in one turn of the main actor. Waiting for the
    // main actor here keeps a permit that one of them frees from going to another that is about to
    // be cancelled.
    await MainActor.run {}
    guard commit() else { return .failure(cancelled) }
    do throws(Failure) {
      let value = try await request(key)
      // A value that cannot be saved costs one more request later; the store reports the reason.
      try? await store.save(value, to: collection, key: key)
      await didSave(key)
      return .success((value, nil))
    } catch {
      return .failure(error)
    }
  }
}

extension PersistentCache where Failure == HTTPError {
  /// A cache of values that are loaded over HTTP.
  public convenience init(
    in store: any RecordStore, collection: String, atOnce width: Int,
    didSave: @escaping @Sendable (_ key: String) async -> Void = { _ in },
    request: @escaping @Sendable (_ key: String) async throws(HTTPError) -> Value
  ) {
    self.init(
      in: store, collection: collection, atOnce: width, cancelled: .cancelled, didSave: didSave,
      request: request)
  }
}
