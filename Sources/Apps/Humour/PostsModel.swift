// What is known about one person's posts now.
import DataLayer
import Foundation
import Mood
import Observation
import Posts

/// The state behind a person's posts; one for each screen, by handle.
///
/// The screen runs ``task()`` in `.task`. With no `items`: `.loading` is a skeleton, `.failed` the whole screen, `.idle`
/// an empty list. With `items`, `.failed` stands above them with `staleSince`, and `.moreFailed` below them.
@MainActor @Observable
final class PostsModel {
  /// What is going on.
  enum Activity: Hashable {
    /// Nothing; what is on show is the latest.
    case idle
    /// The newest posts are asked for.
    case loading
    /// Older posts are asked for.
    case loadingMore
    /// There are no newer posts to be had; what was there stays.
    case failed(PostsError)
    /// There are no older posts to be had.
    case moreFailed(PostsError)
  }

  /// Who was asked for, as typed or linked.
  let handle: String
  /// Who it is, once known.
  private(set) var person: Person?
  /// All posts on hand, newest first, each once.
  var items: [PostItem] { feed.items }
  /// Those of the chosen mood; all where none is chosen.
  private(set) var shown: [PostItem] = []
  /// The moods over time of all posts on hand.
  private(set) var strip = MoodStrip()
  /// The mood that posts must have to be shown; nil shows all.
  private(set) var filter: Mood?
  private(set) var activity = Activity.loading
  /// Whether there are older posts to ask for.
  var hasMore: Bool { feed.next != nil }
  /// Records of the source that could not be read.
  var skipped: Int { feed.skipped }
  /// How many posts still wait for their verdict.
  private(set) var unjudged = 0
  /// Whether the source has let us wait for a second or more.
  private(set) var isSlow = false
  /// The time of day, for "5 minutes ago".
  let now: @Sendable () -> Date

  private let service: PostsService
  private let moods: MoodCache
  private let people: RecentPeople
  private let clock: any Clock<Duration>
  /// When the list on screen was the source's latest.
  private var loadedAt: Date?
  /// Whether the list on screen is from an earlier run.
  private var isSavedCopy = false
  private var feed = PostFeed()
  /// Tells the latest question from the ones before it.
  @ObservationIgnored private var question = 0
  @ObservationIgnored private var settled = Activity.loading
  @ObservationIgnored private var wishes: AsyncStream<Wish>.Continuation?
  @ObservationIgnored private var toJudge: AsyncStream<[PostItem]>.Continuation?

  private enum Wish { case refresh, more }

  /// A model for the person of `handle`; `person` is who it is, where that is known already.
  init(
    handle: String, person: Person? = nil, service: PostsService, moods: MoodCache,
    people: RecentPeople, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.handle = handle
    self.person = person
    self.service = service
    self.moods = moods
    self.people = people
    self.clock = clock
    self.now = now
  }

  /// Since when the list on screen is no longer the latest; nil when it is, or when it will soon be.
  var staleSince: Date? {
    guard !items.isEmpty else { return nil }
    switch activity {
    case .failed: return loadedAt
    case .loading: return isSlow && isSavedCopy ? loadedAt : nil
    case .idle, .loadingMore, .moreFailed: return isSavedCopy ? loadedAt : nil
    }
  }

  /// Why the list is not the latest, where it is not.
  var failure: PostsError? {
    if case .failed(let error) = activity { error } else { nil }
  }

  /// The post with this id, if it is on hand.
  subscript(id: Post.ID) -> PostItem? { items.first { $0.id == id } }
}

// MARK: - What a person does

extension PostsModel {
  /// The screen is there: shows the saved posts, loads the latest, judges them, and goes on when asked, until
  /// cancelled.
  func task() async {
    let (wanted, wishes) = AsyncStream.makeStream(of: Wish.self)
    let (pages, toJudge) = AsyncStream.makeStream(of: [PostItem].self)
    (self.wishes, self.toJudge) = (wishes, toJudge)
    async let judging: Void = judge(pages)
    await showSavedPosts()
    // What an earlier visit to the screen left without a verdict.
    toJudge.yield(items)
    await refresh()
    for await wish in wanted {
      switch wish {
      case .refresh: await refresh()
      case .more: await loadMore()
      }
    }
    toJudge.finish()
    await judging
  }

  /// The person asked for the latest; while it is already coming there is nothing to do.
  func refreshTapped() {
    guard activity != .loading else { return }
    wishes?.yield(.refresh)
  }

  /// The person asked to try again what failed: the latest posts, or older ones.
  func retryTapped() {
    if case .moreFailed = activity { wantMore() } else { refreshTapped() }
  }

  /// The person pulled the list; returns when the answer is there.
  func pulled() async { await refresh() }

  /// The end of the list has come near; asks for older posts, unless that failed and nobody wants it tried again.
  func endCameNear() {
    if activity == .idle { wantMore() }
  }

  /// The person wants to see only posts of one mood, or all of them again.
  func filterChosen(_ mood: Mood?) {
    filter = mood
    showFiltered()
  }

  /// The words of a post that weighed most for its mood, heaviest first; none where it has no mood.
  func weighedWords(of item: PostItem, limit: Int = 5) async -> [WeighedWord] {
    await moods.weighedWords(of: item.post, limit: limit)
  }

  private func wantMore() {
    guard hasMore else { return }
    // At once, so that a second row that comes near asks nothing more.
    activity = .loadingMore
    wishes?.yield(.more)
  }
}

// MARK: - Loading

extension PostsModel {
  private func showSavedPosts() async {
    guard items.isEmpty, let saved = await people.page(of: person?.handle ?? handle),
      !Task.isCancelled, items.isEmpty
    else { return }
    person = person ?? saved.value.person
    loadedAt = saved.savedAt
    isSavedCopy = true
    show(PostFeed(saved.value.page))
  }

  private func refresh() async {
    question += 1
    let asked = question
    activity = .loading
    let patience = watchPatience()
    defer {
      patience.cancel()
      if asked == question { isSlow = false }
    }
    do throws(PostsError) {
      let person = try await who()
      let page = try await service.posts(person, nil)
      if Task.isCancelled { throw .service(.cancelled) }
      guard asked == question else { return }
      var feed = feed
      feed.take(latest: page)
      show(feed)
      (isSavedCopy, loadedAt) = (false, now())
      settle(.idle)
      await people.remember(person)
      await people.keep(page, of: person)
    } catch {
      guard asked == question else { return }
      if error.isCancelled { activity = settled } else { settle(.failed(error)) }
    }
  }

  private func who() async throws(PostsError) -> Person {
    if let person { return person }
    let found = try await service.person(handle)
    person = found
    return found
  }

  /// Asks for older posts until some are there: a page may hold nothing that is not on show already.
  private func loadMore() async {
    question += 1
    let asked = question
    let before = items.count
    do throws(PostsError) {
      while items.count == before, let cursor = feed.next, let person {
        let page = try await service.posts(person, cursor)
        if Task.isCancelled { throw .service(.cancelled) }
        guard asked == question else { return }
        var feed = feed
        feed.append(page, after: cursor)
        show(feed)
      }
      settle(.idle)
    } catch {
      guard asked == question else { return }
      settle(error.isCancelled ? .idle : .moreFailed(error))
    }
  }

  private func settle(_ activity: Activity) {
    self.activity = activity
    settled = activity
  }

  private func watchPatience() -> Task<Void, Never> {
    Task {
      // Cancelled means that the answer came first.
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      isSlow = true
    }
  }
}

// MARK: - Verdicts

extension PostsModel {
  private func show(_ feed: PostFeed) {
    self.feed = feed
    recount()
    toJudge?.yield(feed.items)
  }

  private func judge(_ pages: AsyncStream<[PostItem]>) async {
    for await items in pages {
      let waiting = items.filter { $0.verdict == nil }
      guard let person, !waiting.isEmpty else { continue }
      await moods.verdicts(for: waiting.map(\.post), of: person.id) { verdicts in
        await take(verdicts, for: waiting)
      }
    }
  }

  private func take(_ verdicts: [Post.ID: Verdict], for waiting: [PostItem]) {
    for item in waiting {
      if let verdict = verdicts[item.id] { item.verdict = verdict }
    }
    recount()
  }

  private func recount() {
    strip = MoodStrip(items.compactMap { item in item.verdict?.mood.map { (item.post.date, $0) } })
    unjudged = items.count { $0.verdict == nil }
    showFiltered()
  }

  private func showFiltered() {
    let wanted = filter.map { mood in items.filter { $0.verdict?.mood == mood } } ?? items
    // A list that is told anew is drawn anew, and verdicts come in many batches.
    if !wanted.elementsEqual(shown, by: ===) { shown = wanted }
  }
}
