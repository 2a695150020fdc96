// The search for people, and the people to begin with.
import DataLayer
import Foundation
import Observation
import Posts

/// The state of the search for people; one for each screen.
///
/// The screen shows the people of a ``tab`` while the field is empty, and else `people` under
/// `term`. It runs ``appeared()`` and ``loadFurther()`` in `.task`, and ``search()`` in
/// `.task(id: model.searchKey)`, which cancels a search when more is typed.
@MainActor @Observable
final class PeopleModel {
  /// The text in the search field.
  var query = "" {
    didSet { words = Handle.words(query) }
  }
  /// The people that are shown while the search field is empty.
  var tab = PeopleTab.recent
  /// The words of `query`, computed once for each change because a screen reads them several times.
  private var words = ""
  /// The people that the last search found, page by page.
  let found = PagedPeople<SearchKey>()
  /// The people looked at last, the most recent first; at most 20, nil before they are loaded.
  private(set) var recentPeople: [Person]?
  /// The people whom the source suggests, and the state of their loading.
  private(set) var suggestions = Loadable<[Person], PostsError>()
  /// The people whom the reader follows.
  let follows: FollowsModel
  private var attempt = 0
  private var suggestionsAttempt = 0
  @ObservationIgnored private var loadedSuggestionsAttempt: Int?

  /// The pause in typing after which a search begins.
  static let rest = Duration.milliseconds(300)

  private let service: PostsService
  private let recents: RecentPeople
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

  /// A model that searches by `service`, and waits by `clock`.
  init(
    service: PostsService, recentPeople: RecentPeople,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.service = service
    self.recents = recentPeople
    self.clock = clock
    follows = FollowsModel(service: service)
  }

  /// The search for the text in the field; the screen's `.task(id:)`.
  var searchKey: SearchKey { SearchKey(words: words, attempt: attempt) }

  /// What the last search was for, and the state of its loading.
  var results: Loadable<SearchKey, PostsError> { found.first }

  /// The people that `term` found; empty before the first answer and while the field is empty.
  var people: [Person] { found.people }

  /// The words that found `people`; nil before the first answer and while the field is empty.
  var term: String? {
    results.value.flatMap { $0.words.isEmpty ? nil : $0.words }
  }

  /// What was typed, so that a screen can offer to open it as a handle; nil when it cannot be one.
  var typedHandle: String? {
    words.isEmpty || words.contains(" ") ? nil : words
  }

  /// The people looked at last, the most recent first; empty before they are loaded.
  var recent: [Person] { recentPeople ?? [] }

  /// Whether the source suggests people, and there are no recent people to show in their place.
  var showsSuggestions: Bool { service.suggestions != nil && recentPeople?.isEmpty == true }

  /// What the suggestions are loaded for; nil where they are not shown.
  var suggestionsKey: Int? { showsSuggestions ? suggestionsAttempt : nil }

  /// Whether there is something on screen that can be loaded again.
  var canRefresh: Bool {
    if !words.isEmpty { return true }
    return tab == .recent ? showsSuggestions : !follows.handle.isEmpty
  }

  /// The person of a handle, where one of the lists has it.
  func known(_ handle: String) -> Person? {
    let lists = [found.people, recent, follows.list.people, suggestions.value ?? []]
    return lists.lazy.compactMap { $0.first { $0.handle == handle } }.first
  }
}

/// The people that are shown while nothing is searched.
enum PeopleTab: String, CaseIterable, Identifiable {
  /// The people looked at last; the suggested ones, where there are none.
  case recent
  /// The people whom the reader follows.
  case following

  var id: Self { self }
}

// MARK: - What a person does

extension PeopleModel {
  /// The screen appeared: follows the list of recent people until cancelled.
  func appeared() async {
    for await people in await recents.recent() { recentPeople = people }
  }

  /// The search key changed: waits for a pause in typing, then searches.
  ///
  /// Words that were already answered are not searched again; a later call drops this one's answer.
  func search() async {
    let key = searchKey
    let isAgain = key.words == lastKey?.words && key.attempt != lastKey?.attempt
    lastKey = key
    // The answer to other words that is still in flight is dropped.
    found.cancel()
    guard !key.words.isEmpty else { return found.clear(key) }
    guard results.value != key || results.failure != nil else { return }
    if !isAgain {
      // Cancelled means that more was typed.
      guard (try? await clock.sleep(for: Self.rest)) != nil, lastKey == key else { return }
    }
    await search(key)
  }

  /// Loads further pages of the search on request until cancelled.
  func loadFurther() async {
    await found.loadFurther { [weak self] cursor throws(PostsError) in
      guard let self, let term else { throw .service(.cancelled) }
      return try await service.search(term, cursor)
    }
  }

  /// The suggestions key changed: loads the suggestions where they are shown, unless they are
  /// loaded.
  func loadSuggestions() async {
    guard showsSuggestions, loadedSuggestionsAttempt != suggestionsAttempt else { return }
    await requestSuggestions()
  }

  /// The person pressed Return, or asked to repeat a failed search: searches at once.
  func submitted() { attempt += 1 }

  /// The person asked to load what is on screen again.
  func refreshTapped() {
    if !words.isEmpty {
      submitted()
    } else if tab == .following {
      follows.refreshTapped()
    } else {
      suggestionsAttempt += 1
    }
  }

  /// The person pulled the list; returns when the load has ended.
  func pulled() async {
    if !words.isEmpty {
      await search(searchKey)
    } else if tab == .following {
      await follows.pulled()
    } else if showsSuggestions {
      await requestSuggestions()
    }
  }

  /// The person removed someone from the recent people.
  func removeTapped(_ person: Person) {
    recentPeople?.removeAll { $0.id == person.id }
    // Not the screen's own task, because the removal must happen even if the screen goes at once.
    Task { [recents] in await recents.forget(person) }
  }

  private func search(_ key: SearchKey) async {
    await found.load(key) { cursor throws(PostsError) in
      try await service.search(key.words, cursor)
    }
  }

  private func requestSuggestions() async {
    guard let request = service.suggestions else { return }
    let (generation, attempt) = (suggestions.begin(), suggestionsAttempt)
    do throws(PostsError) {
      let people = try await request()
      if Task.isCancelled { throw .service(.cancelled) }
      if suggestions.finish(people, generation: generation) { loadedSuggestionsAttempt = attempt }
    } catch {
      suggestions.fail(error, generation: generation)
    }
  }
}
