// Answers that are asked for once and kept for good.

/// Asks for the value of each key once in the life of a store, for a few keys at a time, however many wait for it.
///
/// For what never changes once it is known; share one among all who share the store, so that they share the questions.
public final class PersistentCache<Value: Codable & Sendable>: Sendable {
  private typealias Answer = Result<Value, HTTPError>

  private let ask: @Sendable (_ key: String) async throws(HTTPError) -> Value
  private let store: any RecordStore
  private let collection: String
  private let gate: AsyncSemaphore
  private let questions = SingleFlight<String, Answer>()

  /// Answers kept in a collection of `store`; what is not there is asked for, `width` keys at a time.
  public init(
    in store: any RecordStore, collection: String, atOnce width: Int,
    ask: @escaping @Sendable (_ key: String) async throws(HTTPError) -> Value
  ) {
    self.ask = ask
    self.store = store
    self.collection = collection
    gate = AsyncSemaphore(width: width)
  }

  /// The value of a key; a caller that is cancelled leaves at once, and a question that nobody waits for is not asked.
  ///
  /// One that was asked is seen to its end and kept, though everybody has left: whoever comes back
  /// would ask it again.
  public func value(of key: String) async throws(HTTPError) -> Value {
    let answer = await questions.join(key, cancelled: .failure(.cancelled)) { [self] bind in
      if let value = await kept(key) { return .success(value) }
      return await gate.pass { await asked(key, bind) } ?? .failure(.cancelled)
    }
    return try answer.get()
  }

  /// How many callers wait for the value of this key.
  func waiting(for key: String) -> Int { questions.joiners(of: key) }

  private func kept(_ key: String) async -> Value? {
    // What cannot be read is asked for again; the store itself reports and sets aside what is damaged.
    (try? await store.load(Value.self, from: collection, key: key))?.value
  }

  private func asked(_ key: String, _ bind: @Sendable () -> Bool) async -> Answer {
    // A screen that goes lets go of all its keys in one turn of the main actor. A place that gets free in the midst of
    // that must not go to another of them, so the question waits for its own turn there.
    await MainActor.run {}
    guard bind() else { return .failure(.cancelled) }
    do throws(HTTPError) {
      let value = try await ask(key)
      // A value that cannot be kept costs one more question another day; the store reports why.
      try? await store.save(value, to: collection, key: key)
      return .success(value)
    } catch {
      return .failure(error)
    }
  }
}
