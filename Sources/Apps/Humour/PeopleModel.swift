// What is known about the people one may look at.
import DataLayer
import Foundation
import Observation
import Posts

/// The state behind the search for people; one for each screen.
///
/// The screen shows `recent` while nothing is typed, and else `people` under `term`. It runs ``task()`` in `.task`, and
/// ``search()`` in `.task(id: model.question)`, which drops an answer as soon as more is typed.
@MainActor @Observable
final class PeopleModel {
  /// What is in the search field; bound to it.
  var query = "" {
    didSet { words = Handle.words(query) }
  }
  /// What is searched for: `query` without `@`, of an address its name. Made once, for a screen
  /// asks several times.
  private var words = ""
  /// The people that `term` found, best first, each once.
  private(set) var people: [Person] = []
  /// The words whose people are on show, for the header; nil before the first answer and after clearing.
  private(set) var term: String?
  /// Whether an answer is being waited for; not while the person is still typing.
  private(set) var isSearching = false
  /// Why the last search failed; what was found before stays.
  private(set) var failure: PostsError?
  /// The people looked at last, the most recent first; at most 20.
  private(set) var recent: [Person] = []
  private var attempt = 0

  /// How long the person must rest before what they typed is searched.
  static let rest = Duration.milliseconds(300)

  private let service: PostsService
  private let shelf: RecentPeople
  private let clock: any Clock<Duration>
  @ObservationIgnored private var asked: SearchKey?
  @ObservationIgnored private var answered: SearchKey?

  /// What a search is for: a change of it starts `.task(id:)` again.
  struct SearchKey: Hashable {
    /// The words as they are searched: without `@`, of an address its name.
    var words: String
    /// Counts the person's wishes to search the same words again.
    var attempt: Int
  }

  /// A model that asks `service`, remembers people in `shelf`, and waits by `clock`.
  init(
    service: PostsService, shelf: RecentPeople, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.service = service
    self.shelf = shelf
    self.clock = clock
  }

  /// What is to be searched now; the screen's `.task(id:)`.
  var question: SearchKey { SearchKey(words: words, attempt: attempt) }

  /// What was typed, if it may be a handle, so that a screen can offer to open it unsearched.
  var typedHandle: String? {
    words.isEmpty || words.contains(" ") ? nil : words
  }
}

// MARK: - What a person does

extension PeopleModel {
  /// The screen is there: follows the remembered people until cancelled.
  func task() async {
    for await people in await shelf.recent() { recent = people }
  }

  /// The question has changed: waits until the person rests, then searches; a newer question ends it unheard.
  func search() async {
    let question = question
    let isAgain = question.words == asked?.words && question.attempt != asked?.attempt
    asked = question
    guard !question.words.isEmpty else { return clear() }
    // Coming back to the screen starts its task again, and knows the answer already.
    guard answered != question else { return }
    if !isAgain {
      // Cancelled means that more was typed.
      guard (try? await clock.sleep(for: Self.rest)) != nil, asked == question else { return }
    }
    isSearching = true
    do throws(PostsError) {
      let found = try await service.search(question.words)
      guard isWanted(question) else { return }
      var known: Set<Person.ID> = []
      settle(question, nil)
      people = found.filter { known.insert($0.id).inserted }
      term = question.words
    } catch {
      guard isWanted(question), !error.isCancelled else { return }
      settle(question, error)
    }
  }

  /// The person pressed Return, or wants a failed search tried again: asks at once.
  func submitted() { attempt += 1 }

  /// The person wants someone no longer remembered.
  func removeTapped(_ person: Person) {
    recent.removeAll { $0.id == person.id }
    // Not the screen's own task: it must be forgotten even if the screen goes at once.
    Task { [shelf] in await shelf.forget(person) }
  }

  private func isWanted(_ question: SearchKey) -> Bool {
    guard asked == question else { return false }
    if Task.isCancelled {
      isSearching = false
      return false
    }
    return true
  }

  private func settle(_ question: SearchKey, _ error: PostsError?) {
    isSearching = false
    failure = error
    answered = error == nil ? question : nil
  }

  private func clear() {
    people = []
    term = nil
    answered = nil
    failure = nil
    isSearching = false
  }
}
