// The posts of one person, and the state of their loading.
import DataLayer
import Foundation
import Mood
import Observation
import Posts
import SharedUI

/// The state of a person's posts; one for each person, shared by their screens.
///
/// The stack of these screens runs ``appeared()`` in `.task`.
@MainActor @Observable
final class PostsModel {
  /// The person's handle, as typed or linked.
  let handle: String
  /// The person, nil until they are looked up.
  private(set) var person: Person?
  /// The newest page, and the state of its loading.
  private(set) var latest = Loadable<PostPage, PostsError>()
  /// The page loaded last, and the state of loading the one after it.
  private(set) var older = Loadable<PostPage, PostsError>()
  /// All loaded posts, newest first, each once.
  var items: [PostItem] { feed.items }
  /// The loaded posts of the chosen mood; all of them when none is chosen.
  private(set) var shown: [PostItem] = []
  /// The moods over time of all loaded posts.
  private(set) var strip = MoodStrip()
  /// The mood of the posts to show; nil shows all.
  private(set) var filter: Mood?
  /// Whether the source has older posts.
  var hasMore: Bool { feed.next != nil }
  /// How many records of the source could not be read.
  var skipped: Int { feed.skipped }
  /// How many posts have no verdict yet.
  private(set) var unjudged = 0
  /// Whether the load of the newest posts has taken a second or more.
  var isSlow: Bool { slowTimer.isSlow }
  /// The time of day, for "5 minutes ago".
  let now: @Sendable () -> Date

  private let service: PostsService
  private let moods: MoodCache
  private let recentPeople: RecentPeople
  private let slowTimer: SlowTimer
  /// When the source sent the newest page in this run.
  private var loadedAt: Date?
  private var feed = PostFeed()
  @ObservationIgnored private var requests: AsyncStream<Request>.Continuation?
  @ObservationIgnored private var itemsToRead: AsyncStream<[PostItem]>.Continuation?

  private enum Request {
    case latest
    case older(LoadGeneration)
  }

  /// A model for the person of `handle`; `person` is who it is, where that is known already.
  init(
    handle: String, person: Person? = nil, service: PostsService, moods: MoodCache,
    recentPeople: RecentPeople, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.handle = handle
    self.person = person
    self.service = service
    self.moods = moods
    self.recentPeople = recentPeople
    self.now = now
    slowTimer = SlowTimer(clock: clock)
  }

  /// When the list was the source's latest; nil while it is, or while a load may show so.
  var staleSince: Date? {
    switch latest.activity {
    case .idle: nil
    case .failed: latest.value == nil ? nil : loadedAt
    case .savedCopy(let since, _): since
    case .loading: isSlow ? latest.savedSince : nil
    }
  }

  /// Whether the list is the source's latest, nothing is loading, and older posts did not fail.
  var isIdle: Bool {
    latest.value != nil && latest.activity == .idle && older.activity == .idle
  }

  /// Why older posts could not be loaded; nil while the newest are loading or failed too.
  var olderFailure: PostsError? { latest.activity == .idle ? older.failure : nil }

  /// The loaded post with this id; nil when there is none.
  subscript(id: Post.ID) -> PostItem? { items.first { $0.id == id } }
}

// MARK: - What a person does

extension PostsModel {
  /// The stack appeared: shows the saved posts, loads the latest, and loads more on request until
  /// cancelled.
  func appeared() async {
    let (requested, requests) = AsyncStream.makeStream(of: Request.self)
    let (unread, itemsToRead) = AsyncStream.makeStream(of: [PostItem].self)
    (self.requests, self.itemsToRead) = (requests, itemsToRead)
    async let reading: Void = readMoods(unread)
    await showSavedPosts()
    // Posts that an earlier visit to the screen left without a verdict.
    itemsToRead.yield(items)
    await loadLatest()
    for await request in requested {
      switch request {
      case .latest: await loadLatest()
      case .older(let generation): await loadOlder(generation)
      }
    }
    itemsToRead.finish()
    await reading
  }

  /// The person asked for the latest posts; does nothing while they are loading.
  func refreshTapped() {
    if !latest.isLoading { requests?.yield(.latest) }
  }

  /// The person asked to repeat what failed: the load of the latest posts, or of older ones.
  func retryTapped() {
    if olderFailure != nil { requestOlder() } else { refreshTapped() }
  }

  /// The person pulled the list; returns when the load has ended.
  func pulled() async { await loadLatest() }

  /// The end of the list came near: loads older posts, unless the last load of them failed.
  func endCameNear() {
    if isIdle { requestOlder() }
  }

  /// The person chose the mood of the posts to show; nil shows all.
  func filterChosen(_ mood: Mood?) {
    filter = mood
    showFiltered()
  }

  /// The words of a post that weighed most for or against its mood, heaviest first; none where it
  /// has no mood.
  func weighedWords(of item: PostItem, limit: Int = 5) async -> [WeighedWord] {
    await moods.weighedWords(of: item.post, limit: limit)
  }

  private func requestOlder() {
    guard hasMore else { return }
    // The load begins at once, so that a second row that comes near requests nothing more.
    requests?.yield(.older(older.begin()))
  }
}

// MARK: - Loading

extension PostsModel {
  private func showSavedPosts() async {
    guard latest.value == nil, let saved = await recentPeople.page(of: person?.handle ?? handle),
      !Task.isCancelled, latest.showSavedCopy(saved.value.page, since: saved.savedAt)
    else { return }
    person = person ?? saved.value.person
    show(PostFeed(saved.value.page))
  }

  private func loadLatest() async {
    let generation = latest.begin()
    // The list may be replaced, so an older page in flight would leave a gap.
    older.cancel(generation: older.generation)
    slowTimer.start()
    defer { if latest.generation == generation { slowTimer.stop() } }
    do throws(PostsError) {
      let person = try await lookedUpPerson()
      let page = try await service.posts(person, nil)
      if Task.isCancelled { throw .service(.cancelled) }
      guard latest.finish(page, generation: generation) else { return }
      // A failure of older posts is over.
      older.finish(page, generation: older.begin())
      loadedAt = now()
      var feed = feed
      feed.take(latest: page)
      show(feed)
      await recentPeople.remember(person)
      await recentPeople.keep(page, of: person)
    } catch {
      latest.fail(error, generation: generation)
    }
  }

  private func lookedUpPerson() async throws(PostsError) -> Person {
    if let person { return person }
    let found = try await service.person(handle)
    person = found
    return found
  }

  /// Loads pages until one has a post that is not on screen already.
  private func loadOlder(_ generation: LoadGeneration) async {
    let before = items.count
    do throws(PostsError) {
      while older.activity == .loading(generation), let cursor = feed.next, let person {
        let page = try await service.posts(person, cursor)
        if Task.isCancelled { throw .service(.cancelled) }
        guard older.activity == .loading(generation) else { return }
        var feed = feed
        feed.append(page, after: cursor)
        show(feed)
        if items.count > before || !hasMore { older.finish(page, generation: generation) }
      }
    } catch {
      older.fail(error, generation: generation)
    }
  }
}

// MARK: - Verdicts

extension PostsModel {
  private func show(_ feed: PostFeed) {
    self.feed = feed
    recount()
    itemsToRead?.yield(feed.items)
  }

  private func readMoods(_ lists: AsyncStream<[PostItem]>) async {
    for await items in lists {
      let unread = items.filter { $0.verdict == nil }
      guard let person, !unread.isEmpty else { continue }
      await moods.verdicts(for: unread.map(\.post), of: person.id) { verdicts in
        await take(verdicts, for: unread)
      }
    }
  }

  private func take(_ verdicts: [Post.ID: Verdict], for items: [PostItem]) {
    for item in items {
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
    // Setting an equal list would redraw it, and verdicts come in many batches.
    if !wanted.elementsEqual(shown, by: ===) { shown = wanted }
  }
}
