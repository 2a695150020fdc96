// Values that are requested once and saved for good.

/// Requests the value of each key once in the life of a store, and a few keys at the same time.
///
/// It is for values that never change. All who use a store should use one cache, so that they share
/// its requests.
public final class PersistentCache<Value: Codable & Sendable, Failure: LoadError>: Sendable {
  private typealias Answer = Result<Value, Failure>

  private let request: @Sendable (_ key: String) async throws(Failure) -> Value
  private let store: any RecordStore
  private let collection: String
  private let cancelled: Failure
  private let semaphore: AsyncSemaphore
  private let requests = SingleFlight<String, Answer>()

  /// A cache in a collection of `store`; `request` gets what is not there, `width` keys at a time.
  ///
  /// A cancelled caller gets the error `cancelled`.
  public init(
    in store: any RecordStore, collection: String, atOnce width: Int, cancelled: Failure,
    request: @escaping @Sendable (_ key: String) async throws(Failure) -> Value
  ) {
    self.request = request
    self.store = store
    self.collection = collection
    self.cancelled = cancelled
    semaphore = AsyncSemaphore(permits: width)
  }

  /// The value of a key; a cancelled caller returns at once.
  ///
  /// A request that waits for its turn is dropped when nobody waits for it. A request that was sent
  /// runs to its end and its value is saved, also when nobody waits: whoever comes back would send
  /// it again.
  public func value(of key: String) async throws(Failure) -> Value {
    let answer = await requests.join(key, cancelled: .failure(cancelled)) { [self] commit in
      if let value = await saved(key) { return .success(value) }
      return await semaphore.withPermit { await requested(key, commit) } ?? .failure(cancelled)
    }
    return try answer.get()
  }

  /// How many callers wait for the value of this key.
  func waiting(for key: String) -> Int { requests.waiterCount(of: key) }

  private func saved(_ key: String) async -> Value? {
    // A record that cannot be read is requested again; the store reports it and sets it aside.
    (try? await store.load(Value.self, from: collection, key: key))?.value
  }

  private func requested(_ key: String, _ commit: @Sendable () -> Bool) async -> Answer {
    // A screen that closes cancels all its callers in one turn of the main actor. Waiting for a
    // turn there keeps a permit freed by one of them from going to another that is about to be
    // cancelled.
    await MainActor.run {}
    guard commit() else { return .failure(cancelled) }
    do throws(Failure) {
      let value = try await request(key)
      // A value that cannot be saved costs one more request another day; the store reports why.
      try? await store.save(value, to: collection, key: key)
      return .success(value)
    } catch {
      return .failure(error)
    }
  }
}

extension PersistentCache where Failure == HTTPError {
  /// A cache of values that come over HTTP.
  public convenience init(
    in store: any RecordStore, collection: String, atOnce width: Int,
    request: @escaping @Sendable (_ key: String) async throws(HTTPError) -> Value
  ) {
    self.init(
      in: store, collection: collection, atOnce: width, cancelled: .cancelled, request: request)
  }
}
