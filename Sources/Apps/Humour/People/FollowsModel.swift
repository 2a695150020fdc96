// The people whom the reader follows, by the reader's own handle.
import DataLayer
import Observation
import Posts

/// The state of the list of people whom the reader follows; one for each screen.
///
/// The screen sets ``handle``, runs ``load()`` in `.task(id: model.key)`, and ``loadFurther()`` in
/// `.task`.
@MainActor @Observable
final class FollowsModel {
  /// The reader's own handle as it was entered; empty until then.
  var handle = ""
  /// The people whom the reader follows.
  let list = PagedPeople<Key>()
  private var attempt = 0
  /// The person of the handle; nil until they are looked up.
  var reader: Person? { lookedUp.flatMap { $0.handle == handle ? $0.person : nil } }
  private var lookedUp: (handle: String, person: Person)?
  private let service: PostsService

  /// What the list is loaded for; a change of it starts `.task(id:)` again.
  struct Key: Hashable {
    /// The reader's own handle.
    var handle: String
    /// Increases when the reader asks for the same list again.
    var attempt: Int
  }

  /// A model that loads by `service`.
  init(service: PostsService) { self.service = service }

  /// The key of the list to show.
  var key: Key { Key(handle: handle, attempt: attempt) }

  /// A handle as it is shown before its person is looked up.
  static func shown(_ handle: String) -> String { Handle.words(handle) }

  /// Whether the list on screen is of the handle.
  var isLoaded: Bool { list.first.value?.handle == handle }

  /// The key changed: loads the first page of the list, unless it is loaded.
  func load() async {
    let key = key
    list.cancel()
    guard !key.handle.isEmpty, list.first.value != key || list.first.failure != nil else { return }
    await load(key)
  }

  /// Loads further pages on request until cancelled.
  func loadFurther() async {
    await list.loadFurther { [weak self] cursor throws(PostsError) in
      guard let self, let key = list.first.value else { throw .service(.cancelled) }
      return try await page(key.handle, cursor)
    }
  }

  /// The reader asked for the list again, or to repeat a failed load.
  func refreshTapped() { attempt += 1 }

  /// The reader pulled the list; returns when the load has ended.
  func pulled() async {
    if !handle.isEmpty { await load(key) }
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
