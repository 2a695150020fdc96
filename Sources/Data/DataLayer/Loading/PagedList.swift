// A service's list that is loaded page by page.
public import Foundation
public import Observation

/// The items of the loaded pages.
@MainActor
public protocol PagedItems {
  /// A page as the service answers it.
  associatedtype Page: Sendable
  /// No items.
  init()
  /// The number of items.
  var count: Int { get }
  /// The ids of the items.
  var entryIDs: Set<AnyHashable> { get }
  /// The cursor of the page after this one; nil for the last.
  static func next(after page: Page) -> String?
  /// Takes the first page. Returns whether items of further pages stay after it.
  mutating func take(first page: Page) -> Bool
  /// Adds a further page, without the items that are already there.
  mutating func append(_ page: Page)
}

/// Items in pages: the first page, and further ones loaded as the end of the list comes near.
///
/// `Value` says what the first page is of, such as a search. The owner calls ``load(_:page:)``, and
/// runs ``loadFurther(page:added:)`` in the `.task` of the screen.
@MainActor @Observable
public final class PagedList<Value: Sendable, Items: PagedItems, Failure: LoadError>:
  RefreshableLoad<Value, Failure>
{
  /// A request for the page at a cursor; nil is the first page.
  public typealias PageRequest =
    @MainActor (_ cursor: String?) async throws(Failure) -> Items.Page

  /// The value of the shown items, and the state of loading the first page.
  public var first: Loadable<Value, Failure> { content }
  /// The cursor that was loaded last, and the state of loading the page after it.
  public private(set) var further = Loadable<String?, Failure>()
  /// The loaded items.
  public private(set) var items = Items()
  /// The cursor of the next page; nil at the end.
  public private(set) var next: String?
  private var usedCursors: Set<String> = []
  private let fruitlessPages: Int
  @ObservationIgnored private var requests: AsyncStream<AnswerVersion>.Continuation?

  /// An empty list, which ends after this many successive pages without new items.
  public init(
    fruitlessPages: Int = .max, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.fruitlessPages = fruitlessPages
    super.init(clock: clock, now: now)
  }

  override var entryIDs: Set<AnyHashable> { items.entryIDs }

  /// Whether the first page was loaded, nothing is loading, and nothing failed.
  public var isIdle: Bool {
    first.value != nil && first.activity == .idle && further.activity == .idle
  }

  /// Retries the failed load of the next page or of the first.
  public override func retryTapped() {
    if furtherFailure != nil { requestFurther() } else { refreshTapped() }
  }

  /// Loads the first page if it needs renewal, or else retries the failed load of the next one.
  public override func returned() {
    super.returned()
    if furtherFailure?.mayPass == true, !needsRenewal { requestFurther() }
  }

  /// Why the next page could not be loaded; nil while the first page is loading or failed too.
  public var furtherFailure: Failure? { first.activity == .idle ? further.failure : nil }
}

// MARK: - The first page

extension PagedList {
  /// Loads the first page. A failure keeps all items.
  ///
  /// Returns the page; nil when it failed, or when another load started since.
  @discardableResult
  public func load(
    _ value: (Items.Page) -> Value, page: PageRequest
  ) async -> Items.Page? {
    // The list may be replaced, so a further page in flight would leave a gap.
    further.cancel(generation: further.generation)
    let result = await load(
      { () async throws(Failure) in try await page(nil) },
      value: { page in
        show(first: page)
        return value(page)
      })
    guard case .success(let page) = result else { return nil }
    return page
  }

  /// Shows a page saved at `since`. Returns false when one was already loaded in this run.
  public func showSavedCopy(_ page: Items.Page, _ value: Value, since: Date) -> Bool {
    guard content.showSavedCopy(value, since: since) else { return false }
    items = Items()
    show(first: page)
    return true
  }

  /// Removes all items, without a request.
  public func clear(_ value: Value) {
    show(value)
    items = Items()
    restart(next: nil)
  }

  /// Drops the answer to the request for the first page.
  public func cancel() { content.cancel(generation: content.generation) }

  private func show(first page: Items.Page) {
    if items.take(first: page) {
      further.forgetFailure()
    } else {
      restart(next: Items.next(after: page))
    }
  }

  private func restart(next: String?) {
    self.next = next
    usedCursors = []
    // This clears the failure of a further page.
    further.finish(nil, generation: further.begin())
  }
}

// MARK: - Further pages

extension PagedList {
  /// Loads a further page on each request, until cancelled. `added` is called after each page.
  public func loadFurther(page: PageRequest, added: () -> Void = {}) async {
    let (requested, requests) = AsyncStream.makeStream(of: AnswerVersion.self)
    self.requests = requests
    // An earlier visit to the screen may have left a request without an answer.
    further.cancel(generation: further.generation)
    for await generation in requested {
      await loadFurther(generation, page: page, added: added)
    }
  }

  /// Loads the next page as the end of the list comes near, unless its last load failed.
  public func endCameNear() {
    if isIdle { requestFurther() }
  }

  private func requestFurther() {
    guard next != nil, let requests else { return }
    // The load starts at once, so that a second row that comes near requests nothing more.
    requests.yield(further.begin())
  }

  /// Loads pages until one has an item that is not shown yet.
  private func loadFurther(
    _ generation: AnswerVersion, page: PageRequest, added: () -> Void
  ) async {
    let before = items.count
    var fruitless = 0
    do throws(Failure) {
      while further.activity == .loading(generation), let cursor = next {
        let page = try await page(cursor)
        if Task.isCancelled { return further.cancel(generation: generation) }
        guard further.activity == .loading(generation) else { return }
        usedCursors.insert(cursor)
        items.append(page)
        fruitless += 1
        // A cycle of cursors would be followed forever.
        next = Items.next(after: page).flatMap { usedCursors.contains($0) ? nil : $0 }
        if items.count == before, fruitless == fruitlessPages { next = nil }
        if items.count > before || next == nil {
          further.finish(cursor, generation: generation)
        }
        added()
      }
    } catch {
      further.fail(error, generation: generation)
    }
  }
}
