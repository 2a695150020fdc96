// The search for people, and the people shown before a search.
import DataLayer
import Foundation
import Observation
import Posts

/// The state of the search for people, one for each screen.
///
/// The screen shows the people of a ``tab`` while the field is empty, and else `people` under
/// `term`. It runs ``appeared()`` and ``loadFurther()`` in `.task`, and ``search()`` in `.task(id:
/// model.searchKey)`, which cancels a search when more is typed.
@MainActor @Observable
final class PeopleModel {
  /// The text in the search field.
  var query = "" {
    didSet { terms = Handle.searchTerms(query) }
  }
  /// The choice of people shown while the search field is empty.
  var tab = PeopleTab.recent
  /// The terms in `query`, computed once per change because a screen reads them several times.
  private var terms = ""
  /// The results of the last search, page by page.
  let found: PagedPeople<SearchKey>
  /// The people viewed last, most recent first, at most 20; nil before they are loaded.
  private(set) var recentPeople: [Person]?
  /// The people that the source suggests, and the state of loading them.
  var suggestions: Loadable<[Person], PostsError> { suggesting.content }
  private let suggesting: RefreshableLoad<[Person], PostsError>
  /// The outcome of the last refresh of the suggestions.
  var suggestionsRefreshed: RefreshOutcome? { suggesting.refreshed }
  /// The people that the reader follows.
  let follows: FollowsModel
  /// The person whose removal from the recent people could not be saved; nil for none.
  private(set) var unforgotten: Person?
  /// Whether ``unforgotten`` is to be shown. An alert sets it to false when it is dismissed.
  var isUnforgottenShown: Bool {
    get { unforgotten != nil }
    set { if !newValue { unforgotten = nil } }
  }
  private var attempt = 0
  private var suggestionsAttempt = 0
  @ObservationIgnored private var loadedSuggestionsAttempt: Int?

  /// The pause in typing after which a search starts.
  static let debounce = Duration.milliseconds(300)

  private let service: PostsService
  private let recents: RecentPeople
  private let eventSaves: EventSaves?
  private let clock: any Clock<Duration>
  /// The key of the last call of ``search()``.
  @ObservationIgnored private var lastKey: SearchKey?

  /// The key of a search. A change restarts the screen's `.task(id:)`.
  struct SearchKey: Hashable {
    /// The terms to search: a handle without its `@`, or the name in a profile's address.
    var terms: String
    /// Increases when the person repeats a search.
    var attempt: Int
  }

  /// A model that searches `service`, and waits by `clock`.
  init(
    service: PostsService, recentPeople: RecentPeople,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, eventSaves: EventSaves? = nil
  ) {
    found = PagedPeople(now: now)
    suggesting = RefreshableLoad(now: now)
    self.eventSaves = eventSaves
    self.service = service
    self.recents = recentPeople
    self.clock = clock
    follows = FollowsModel(service: service, now: now)
  }

  /// The key of the search for the text in the field, for the screen's `.task(id:)`.
  var searchKey: SearchKey { SearchKey(terms: terms, attempt: attempt) }

  /// The key of the last search, and the state of loading its results.
  var results: Loadable<SearchKey, PostsError> { found.first }

  /// The results for `term`; empty before the first answer and while the field is empty.
  var people: [Person] { found.people }

  /// The terms that found `people`; nil before the first answer and while the field is empty.
  var term: String? {
    results.value.flatMap { $0.terms.isEmpty ? nil : $0.terms }
  }

  /// The typed text if it can be a handle, so that a screen can offer to open it; nil otherwise.
  var typedHandle: String? {
    terms.isEmpty || terms.contains(" ") ? nil : terms
  }

  /// The people viewed last, most recent first; empty before they are loaded.
  var recent: [Person] { recentPeople ?? [] }

  /// Whether the source suggests people, which are shown below the recent ones.
  var showsSuggestions: Bool { service.suggestions != nil && recentPeople != nil }

  /// The suggested people without the recent ones; nil until they are loaded.
  var suggested: [Person]? {
    let known = Set(recent.map(\.id))
    return suggestions.value?.filter { !known.contains($0.id) }
  }

  /// The load key of the suggestions; nil where they are not shown.
  var suggestionsKey: Int? { showsSuggestions ? suggestionsAttempt : nil }

  /// Whether the screen shows something that can be reloaded.
  var canRefresh: Bool {
    if !terms.isEmpty { return true }
    return tab == .recent ? showsSuggestions : !follows.handle.isEmpty
  }

  /// The person with a handle, if one of the lists has them.
  func known(_ handle: String) -> Person? {
    let lists = [found.people, recent, follows.list.people, suggestions.value ?? []]
    return lists.lazy.compactMap { $0.first { $0.handle == handle } }.first
  }
}

/// The choice of people shown without a search, kept by the name of its case.
enum PeopleTab: String, CaseIterable, Identifiable {
  /// The people viewed last, or else the suggested ones.
  case recent
  /// The people that the reader follows.
  case following

  var id: Self { self }
}

// MARK: - What a person does

extension PeopleModel {
  /// Keeps the list of recent people up to date until cancelled; for the screen's `.task`.
  func appeared() async {
    for await people in await recents.recent() { recentPeople = people }
  }

  /// Waits for a pause in typing, then searches; for the screen's `.task(id:)`.
  ///
  /// Terms that were already answered are not searched again. A later call drops this one's answer.
  func search() async {
    let key = searchKey
    let isAgain = key.terms == lastKey?.terms && key.attempt != lastKey?.attempt
    lastKey = key
    // Drops the answer to other terms that is still in flight.
    found.cancel()
    guard !key.terms.isEmpty else { return found.clear(key) }
    guard results.value != key || results.failure != nil else { return }
    if !isAgain {
      // A cancelled wait means that more was typed.
      guard (try? await clock.sleep(for: Self.debounce)) != nil, lastKey == key else { return }
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

  /// Loads the suggestions where they are shown, unless they are loaded; for `.task(id:)`.
  func loadSuggestions() async {
    guard showsSuggestions, loadedSuggestionsAttempt != suggestionsAttempt else { return }
    await requestSuggestions()
  }

  /// Searches at once, after Return or to retry a failed search.
  func submitted() { attempt += 1 }

  /// Reloads the shown people.
  func refreshTapped() {
    if !terms.isEmpty {
      found.refreshAsked()
      submitted()
    } else if tab == .following {
      follows.refreshTapped()
    } else {
      suggesting.refreshAsked()
      suggestionsAttempt += 1
    }
  }

  /// Loads the shown people again if they are old or a load of them has failed.
  func returned() {
    if !terms.isEmpty {
      if found.needsRenewal { submitted() } else { found.returned() }
    } else if tab == .following {
      follows.returned()
    } else if showsSuggestions, suggesting.needsRenewal {
      suggestionsAttempt += 1
    }
  }

  /// Reloads the list after a pull. Returns when the load has ended.
  func pulled() async {
    if !terms.isEmpty {
      found.refreshAsked()
      await search(searchKey)
    } else if tab == .following {
      await follows.pulled()
    } else if showsSuggestions {
      suggesting.refreshAsked()
      await requestSuggestions()
    }
  }

  /// Removes a person from the recent people.
  func removeTapped(_ person: Person) {
    recentPeople?.removeAll { $0.id == person.id }
    let isHandled = eventSaves?.begin()
    // Not the screen's own task, because the removal must happen even if the screen goes at once.
    Task { [recents] in
      if await !recents.forget(person) { unforgotten = person }
      isHandled?()
    }
  }

  private func search(_ key: SearchKey) async {
    await found.load(key) { cursor throws(PostsError) in
      try await service.search(key.terms, cursor)
    }
  }

  private func requestSuggestions() async {
    guard let request = service.suggestions else { return }
    let attempt = suggestionsAttempt
    if case .success = await suggesting.load(request) { loadedSuggestionsAttempt = attempt }
  }
}
