// The posts of one person, and the state of loading them.
import DataLayer
import Foundation
import Mood
import Observation
import Posts
import SharedUI

/// The state of a person's posts, one for each person, shared by their screens.
///
/// The stack of these screens runs ``appeared()`` in `.task`.
@MainActor @Observable
final class PostsModel {
  /// The person's handle, as typed or linked.
  let handle: String
  /// The person; nil until looked up.
  private(set) var person: Person?
  /// The loaded pages.
  let list: PagedList<PostPage, PostFeed, PostsError>
  /// The newest page, and the state of loading it.
  var latest: Loadable<PostPage, PostsError> { list.first }
  /// All loaded posts, newest first, each once.
  var items: [PostItem] { list.items.posts }
  /// The loaded posts of the chosen mood; all of them when none is chosen.
  private(set) var shown: [PostItem] = []
  /// The moods of the loaded posts over time, without those that a warning covers.
  private(set) var strip = MoodStrip()
  /// The mood of the posts to show; nil shows all.
  private(set) var filter: Mood?
  /// The period of the posts to show, chosen in the chart; nil shows all.
  private(set) var period: DateInterval?
  /// The number of the source's unreadable records.
  var skipped: Int { list.items.skipped }
  /// The number of posts without a verdict.
  private(set) var unjudged = 0
  /// Whether the load of the newest posts has taken a second or more.
  var isSlow: Bool { list.isSlow }
  /// The time of day, for "5 minutes ago".
  var now: @Sendable () -> Date { list.now }

  private let service: PostsService
  private let moods: MoodCache
  private let recentPeople: RecentPeople
  private let images: ImageCache?
  /// The known verdicts of pages that are not shown yet, so that their posts are drawn once.
  @ObservationIgnored private var known: [Post.ID: Verdict] = [:]
  @ObservationIgnored private var itemsToRead: AsyncStream<[PostItem]>.Continuation?

  /// A model for the person with `handle`; `person` is set if it is already known.
  init(
    handle: String, person: Person? = nil, service: PostsService, moods: MoodCache,
    recentPeople: RecentPeople, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, images: ImageCache? = nil
  ) {
    self.images = images
    self.handle = handle
    self.person = person
    self.service = service
    self.moods = moods
    self.recentPeople = recentPeople
    list = PagedList(clock: clock, now: now)
  }

  /// The date of an outdated list; nil while it is current, or while a load may confirm that.
  var staleSince: Date? { list.staleSince }

  /// The loaded post with this id; nil when there is none.
  subscript(id: Post.ID) -> PostItem? { items.first { $0.id == id } }
}

// MARK: - What a person does

extension PostsModel {
  /// Shows the saved posts, loads the latest, and loads more on request, until cancelled; for the
  /// stack's `.task`.
  func appeared() async {
    let (unread, itemsToRead) = AsyncStream.makeStream(of: [PostItem].self)
    self.itemsToRead = itemsToRead
    async let reading: Void = readMoods(unread)
    async let further: Void = loadOlder()
    await list.loadOnRequest { isFirst in
      if isFirst {
        await showSavedPosts()
        // An earlier visit to the screen may have left posts without a verdict.
        itemsToRead.yield(items)
      }
      await loadLatest()
    }
    itemsToRead.finish()
    _ = await (reading, further)
  }

  /// Loads the latest posts; does nothing while they are loading.
  func refreshTapped() {
    refreshImages()
    list.refreshTapped()
  }

  private func refreshImages() { Task { [images] in await images?.refresh() } }

  /// Retries the failed load of the latest posts or of older ones.
  func retryTapped() { list.retryTapped() }

  /// Loads the latest posts after a pull. Returns when the load has ended.
  func pulled() async {
    refreshImages()
    list.refreshAsked()
    await loadLatest()
  }

  /// Sets the mood of the posts to show; nil shows all.
  func filterChosen(_ mood: Mood?) {
    filter = mood
    showFiltered()
  }

  /// Shows the posts of a period only; nil, or the shown period again, shows all.
  func periodTapped(_ bucket: MoodStrip.Bucket?) {
    let chosen = bucket.map { DateInterval(start: $0.start, end: max($0.start, $0.end)) }
    period = chosen == period ? nil : chosen
    showFiltered()
  }

  /// Shows the posts of the period that a finger drags over, unless it has none.
  func periodDragged(to bucket: MoodStrip.Bucket) {
    if bucket.count.total > 0, bucket.start != period?.start { periodTapped(bucket) }
  }

  /// Shows or hides a post under its content warning, in the list and in the counts.
  func warningTapped(_ item: PostItem) {
    item.warningTapped()
    recount()
  }

  /// The words of a post with the most weight for or against its mood, heaviest first; none without
  /// a mood.
  func weighedWords(of item: PostItem, limit: Int = 5) async -> [WeighedWord] {
    await moods.weighedWords(of: item.post, limit: limit)
  }
}

// MARK: - Loading

extension PostsModel {
  private func showSavedPosts() async {
    guard latest.value == nil, let saved = await recentPeople.page(of: person?.handle ?? handle)
    else { return }
    await findKnown(for: saved.value.page, of: saved.value.person)
    guard !Task.isCancelled,
      list.showSavedCopy(saved.value.page, saved.value.page, since: saved.savedAt)
    else { return }
    person = person ?? saved.value.person
    itemsChanged()
  }

  private func loadLatest() async {
    guard let page = await list.load({ $0 }, page: posts), let person else { return }
    itemsChanged()
    await recentPeople.remember(person)
    await recentPeople.keep(page, of: person)
  }

  private func loadOlder() async {
    await list.loadFurther(page: posts, added: itemsChanged)
  }

  private func posts(after cursor: String?) async throws(PostsError) -> PostPage {
    let person = try await lookedUpPerson()
    let page = try await service.posts(person, cursor)
    await findKnown(for: page, of: person)
    return page
  }

  private func lookedUpPerson() async throws(PostsError) -> Person {
    if let person { return person }
    let found = try await service.person(handle)
    person = found
    return found
  }
}

// MARK: - Verdicts

extension PostsModel {
  private func findKnown(for page: PostPage, of person: Person) async {
    known.merge(await moods.known(for: page.posts, of: person.id)) { $1 }
  }

  private func itemsChanged() {
    for item in items where item.verdict == nil {
      if let verdict = known[item.id] { item.verdict = verdict }
    }
    known = [:]
    recount()
    itemsToRead?.yield(items)
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
    strip = MoodStrip(items.compactMap { item in item.shownMood.map { (item.post.date, $0) } })
    unjudged = items.count { $0.verdict == nil }
    showFiltered()
  }

  private func showFiltered() {
    let ofMood = filter.map { mood in items.filter { $0.shownMood == mood } } ?? items
    let wanted =
      period.map { period in ofMood.filter { $0.post.date.map(period.hasInside) ?? false } }
      ?? ofMood
    // Setting an equal list would redraw it, and verdicts arrive in many batches.
    if !wanted.elementsEqual(shown, by: ===) { shown = wanted }
  }
}

extension DateInterval {
  /// Whether a date is at the start or later, and before the end.
  fileprivate func hasInside(_ date: Date) -> Bool { start <= date && date < end }
}
