// The search for people, and the people looked at last.
import DataLayer
import Foundation
import Observation
import Posts

/// The state of the search for people; one for each screen.
///
/// The screen shows `recent` while the field is empty, and else `people` under `term`. It runs
/// ``appeared()`` in `.task`, and ``search()`` in `.task(id: model.searchKey)`, which cancels a
/// search when more is typed.
@MainActor @Observable
final class PeopleModel {
  /// The text in the search field.
  var query = "" {
    didSet { words = Handle.words(query) }
  }
  /// The words of `query`, computed once for each change because a screen reads them several times.
  private var words = ""
  /// The people that the last search found, and the state of the search.
  private(set) var results = Loadable<SearchResults, PostsError>()
  /// The people looked at last, the most recent first; at most 20.
  private(set) var recent: [Person] = []
  private var attempt = 0

  /// The pause in typing after which a search begins.
  static let rest = Duration.milliseconds(300)

  private let service: PostsService
  private let recentPeople: RecentPeople
  private let clock: any Clock<Duration>
  /// The key for which ``search()`` was called last.
  @ObservationIgnored private var lastKey: SearchKey?

  /// What a search is for; a change of it starts `.task(id:)` again.
  struct SearchKey: Hashable {
    /// The words to search: a handle without its `@`, the name in the address of a profile.
    var words: String
    /// Increases when the person asks to search the same words again.
    var attempt: Int
  }

  /// What a search found.
  struct SearchResults: Hashable {
    let key: SearchKey
    /// The people found, best first, each once.
    let people: [Person]
  }

  /// A model that searches by `service`, and waits by `clock`.
  init(
    service: PostsService, recentPeople: RecentPeople,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.service = service
    self.recentPeople = recentPeople
    self.clock = clock
  }

  /// The search for the text in the field; the screen's `.task(id:)`.
  var searchKey: SearchKey { SearchKey(words: words, attempt: attempt) }

  /// The people that `term` found; empty before the first answer and while the field is empty.
  var people: [Person] { results.value?.people ?? [] }

  /// The words that found `people`; nil before the first answer and while the field is empty.
  var term: String? {
    results.value.flatMap { $0.key.words.isEmpty ? nil : $0.key.words }
  }

  /// What was typed, so that a screen can offer to open it as a handle; nil when it cannot be one.
  var typedHandle: String? {
    words.isEmpty || words.contains(" ") ? nil : words
  }
}

// MARK: - What a person does

extension PeopleModel {
  /// The screen appeared: follows the list of recent people until cancelled.
  func appeared() async {
    for await people in await recentPeople.recent() { recent = people }
  }

  /// The search key changed: waits for a pause in typing, then searches.
  ///
  /// Words that were already answered are not searched again; a later call drops this one's answer.
  func search() async {
    let key = searchKey
    let isAgain = key.words == lastKey?.words && key.attempt != lastKey?.attempt
    lastKey = key
    // The answer to other words that is still in flight is dropped.
    results.cancel(generation: results.generation)
    guard !key.words.isEmpty else {
      results.finish(SearchResults(key: key, people: []), generation: results.begin())
      return
    }
    guard results.value?.key != key || results.failure != nil else { return }
    if !isAgain {
      // Cancelled means that more was typed.
      guard (try? await clock.sleep(for: Self.rest)) != nil, lastKey == key else { return }
    }
    let generation = results.begin()
    do throws(PostsError) {
      let found = try await service.search(key.words)
      if Task.isCancelled { throw .service(.cancelled) }
      var known: Set<Person.ID> = []
      let people = found.filter { known.insert($0.id).inserted }
      results.finish(SearchResults(key: key, people: people), generation: generation)
    } catch {
      results.fail(error, generation: generation)
    }
  }

  /// The person pressed Return, or asked to repeat a failed search: searches at once.
  func submitted() { attempt += 1 }

  /// The person removed someone from the recent people.
  func removeTapped(_ person: Person) {
    recent.removeAll { $0.id == person.id }
    // Not the screen's own task, because the removal must happen even if the screen goes at once.
    Task { [recentPeople] in await recentPeople.forget(person) }
  }
}
