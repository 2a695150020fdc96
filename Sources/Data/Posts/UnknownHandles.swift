// Handles without a person, remembered for a minute.
import DataLayer
import Foundation
import Synchronization

/// Remembers the handles that a source did not know, so that it is not asked again at once.
final class UnknownHandles: Sendable {
  private struct Entry {
    /// The handle as sent to the source.
    let handle: String
    let end: Date
  }

  private let entries = Mutex<[String: Entry]>([:])
  private let now: @Sendable () -> Date

  /// How long a handle counts as unknown, in seconds.
  static let time: TimeInterval = 60
  /// The most handles that are remembered.
  static let most = 1_000

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  /// The person that `request` returns. Throws without a request for a remembered handle.
  func person(
    _ typed: String, from request: (String) async throws(PostsError) -> Person
  ) async throws(PostsError) -> Person {
    let key = typed.beginning(Handle.longest)
    let known = entries.withLock { $0[key] }
    if let known, known.end > now() { throw .unknown(handle: known.handle) }
    do throws(PostsError) {
      return try await request(typed)
    } catch {
      if case .unknown(let handle) = error { add(handle, for: key) }
      throw error
    }
  }

  private func add(_ handle: String, for key: String) {
    let now = now()
    entries.withLock { entries in
      if entries.count >= Self.most { entries = entries.filter { $0.value.end > now } }
      if entries.count >= Self.most { entries = [:] }
      entries[key] = Entry(handle: handle, end: now + Self.time)
    }
  }
}
