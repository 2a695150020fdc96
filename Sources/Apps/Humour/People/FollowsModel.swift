// The people that the reader follows, looked up by the reader's own handle.
import DataLayer
import Foundation
import Observation
import Posts

/// The state of the list of people that the reader follows, one for each screen.
///
/// The screen runs ``load(_:)`` in `.task(id: model.key(of: handle))`, and ``loadFurther()`` in
/// `.task`.
@MainActor @Observable
final class FollowsModel {
  /// The reader's own handle as entered; empty until then.
  private(set) var handle = ""
  /// The people that the reader follows.
  let list: PagedPeople<Key>
  private var attempt = 0
  private var lookedUp: (handle: String, person: Person)?
  private let service: PostsService

  /// The key of a load. A change restarts the screen's `.task(id:)`.
  struct Key: Hashable {
    /// The reader's own handle.
    var handle: String
    /// Increases when the reader requests the same list again.
    var attempt: Int
  }

  /// A model that loads from `service`.
  init(service: PostsService, now: @escaping @Sendable () -> Date = { Date() }) {
    self.service = service
    list = PagedPeople(now: now)
  }

  /// The load key for the list of a handle.
  func key(of handle: String) -> Key { Key(handle: handle, attempt: attempt) }

  /// The person's handle, as typed until the person is looked up.
  func shown(_ handle: String) -> String {
    let known = lookedUp.flatMap { $0.handle == handle ? $0.person : nil }
    return known?.handle ?? Handle.searchTerms(handle)
  }

  /// Whether the shown list is that of a handle.
  func isLoaded(_ handle: String) -> Bool { list.first.value?.handle == handle }

  /// Loads the first page of the list of a handle, unless it is loaded; for `.task(id:)`.
  func load(_ handle: String) async {
    self.handle = handle
    let key = key(of: handle)
    list.cancel()
    guard !handle.isEmpty, list.first.value != key || list.first.failure != nil else { return }
    await load(key)
  }

  /// Loads further pages on request until cancelled.
  func loadFurther() async {
    await list.loadFurther { [weak self] cursor throws(PostsError) in
      guard let self, let key = list.first.value else { throw .service(.cancelled) }
      return try await page(key.handle, cursor)
    }
  }

  /// Loads the list again, or retries a failed load.
  func refreshTapped() {
    list.refreshAsked()
    attempt += 1
  }

  /// Loads the list again if it is old, or tries its failed load again.
  func returned() {
    if list.needsRenewal { attempt += 1 } else { list.returned() }
  }

  /// Loads the list again after a pull. Returns when the load has ended.
  func pulled() async {
    guard !handle.isEmpty else { return }
    list.refreshAsked()
    await load(key(of: handle))
  }

  private func load(_ key: Key) async {
    await list.load(key) { cursor throws(PostsError) in try await page(key.handle, cursor) }
  }

  private func page(_ handle: String, _ cursor: String?) async throws(PostsError) -> PeoplePage {
    let person: Person
    if let lookedUp, lookedUp.handle == handle {
      person = lookedUp.person
    } else {
      person = try await service.person(handle)
      lookedUp = (handle, person)
    }
    return try await service.follows(person, cursor)
  }
}
