// A list of people, loaded page by page.
import DataLayer
import Observation
import Posts

/// People in pages: the first page, and further ones loaded as the end of the list comes near.
///
/// `Key` identifies the query. The owner calls ``load(_:page:)``, and runs ``loadFurther(page:)``
/// in the `.task` of the screen.
@MainActor @Observable
final class PagedPeople<Key: Hashable & Sendable> {
  /// A request for the page at a cursor; nil is the first page.
  typealias PageRequest = @MainActor (_ cursor: String?) async throws(PostsError) -> PeoplePage

  /// The key of the shown people, and the state of loading the first page.
  private(set) var first = Loadable<Key, PostsError>()
  /// The cursor that was loaded last, and the state of loading the page after it.
  private(set) var further = Loadable<String?, PostsError>()
  /// The loaded people, each once.
  private(set) var people: [Person] = []
  /// The cursor of the next page; nil at the end.
  private(set) var next: String?
  private var known: Set<Person.ID> = []
  private var usedCursors: Set<String> = []
  @ObservationIgnored private var requests: AsyncStream<AnswerVersion>.Continuation?

  /// The most successive pages without new people before the list counts as ended.
  static var fruitlessPages: Int { 5 }

  /// Whether there is a next page, nothing is loading, and nothing failed.
  var isIdle: Bool { first.activity == .idle && further.activity == .idle }

  /// Why the next page could not be loaded; nil while the first page is loading or failed too.
  var furtherFailure: PostsError? { first.activity == .idle ? further.failure : nil }

  /// Loads the first page, which replaces all people. A failure keeps them.
  func load(_ key: Key, page: PageRequest) async {
    let generation = first.begin()
    further.cancel(generation: further.generation)
    do throws(PostsError) {
      let page = try await page(nil)
      if Task.isCancelled { throw .service(.cancelled) }
      guard first.finish(key, generation: generation) else { return }
      show(nobodyOf: key)
      add(page)
    } catch {
      first.fail(error, generation: generation)
    }
  }

  /// Removes all people, without a request.
  func clear(_ key: Key) {
    first.finish(key, generation: first.begin())
    show(nobodyOf: key)
  }

  /// Drops the answer to the request for the first page.
  func cancel() { first.cancel(generation: first.generation) }

  /// Loads a further page on each request, until cancelled.
  func loadFurther(page: PageRequest) async {
    let (requested, requests) = AsyncStream.makeStream(of: AnswerVersion.self)
    self.requests = requests
    // An earlier visit to the screen may have left a request without an answer.
    further.cancel(generation: further.generation)
    for await generation in requested { await loadFurther(generation, page: page) }
  }

  /// Loads the next page as the end of the list comes near, unless its last load failed.
  func endCameNear() {
    if isIdle { requestFurther() }
  }

  /// Retries the failed load of the next page.
  func retryTapped() { requestFurther() }

  private func requestFurther() {
    guard next != nil, let requests else { return }
    requests.yield(further.begin())
  }

  private func loadFurther(_ generation: AnswerVersion, page: PageRequest) async {
    let before = people.count
    var fruitless = 0
    do throws(PostsError) {
      while further.activity == .loading(generation), let cursor = next {
        let page = try await page(cursor)
        if Task.isCancelled { throw .service(.cancelled) }
        guard further.activity == .loading(generation) else { return }
        usedCursors.insert(cursor)
        add(page)
        fruitless += 1
        if people.count == before, fruitless == Self.fruitlessPages { next = nil }
        if people.count > before || next == nil {
          further.finish(cursor, generation: generation)
        }
      }
    } catch {
      further.fail(error, generation: generation)
    }
  }

  private func show(nobodyOf key: Key) {
    (people, next, known, usedCursors) = ([], nil, [], [])
    // This clears the failure of a further page.
    further.finish(nil, generation: further.begin())
  }

  private func add(_ page: PeoplePage) {
    people += page.people.filter { known.insert($0.id).inserted }
    // A cycle of cursors would be followed forever.
    next = page.next.flatMap { usedCursors.contains($0) ? nil : $0 }
  }
}
