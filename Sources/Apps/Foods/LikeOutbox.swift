// The likes that the service has not answered yet, from all pages of a process.
import DataLayer
import Foundation
import SharedUI

/// Sends likes, one request at a time for each food, and keeps each like on disk until the service
/// has answered it.
///
/// A like that cannot be sent waits, and so do all later ones; they are sent in the order of the
/// taps. Likes of a process that has ended are sent by another one, or at the next start.
@MainActor
final class LikeOutbox {
  typealias Foods = SharedList<NamedRecords<Food>, HTTPError>

  private let service: FoodService
  private let saved: SavedLikes
  private let time: AnyClock
  private let now: @Sendable () -> Date
  /// The list that is edited when the service has accepted a like.
  private var foods: Foods?
  private var likes: [Food.ID: OutgoingLike] = [:]
  /// The waiting likes, in the order in which they are sent.
  private var waiting: [OutgoingLike] = []
  /// The likes that other processes will send.
  private var elsewhere: [Food.ID: Bool] = [:]
  /// The unread refusals.
  private let refusals: LikeRefusals
  private var pages = WeakPages()
  private var flushing: Task<Void, Never>?
  /// How long the service has been unreachable, as the sum of the pauses.
  private var triedFor = Duration.zero
  private var pause: Task<Void, Never>?
  private var renewing: Task<Void, Never>?
  private var adopting: Task<Void, Never>?

  /// The first and the longest pause before a waiting like is tried again.
  static let pauses = (first: Duration.seconds(1), longest: Duration.seconds(15))
  /// How long a like is tried. After that its person sees that it could not be sent.
  static let longestWait: TimeInterval = 7 * 24 * 3600
  /// How long this process tries a like in any case, because a like that seems too old may be dated
  /// by a clock that was wrong.
  static let shortestTry = Duration.seconds(3600)

  /// An empty outbox. Likes are saved in the store, under the source of the service.
  init(_ dependencies: ServiceDependencies<FoodService>) {
    service = dependencies.service
    time = AnyClock(dependencies.clock)
    now = dependencies.now
    saved = SavedLikes(
      store: dependencies.store, source: SHA256Digest.hex(dependencies.service.source),
      process: UUID().uuidString, now: dependencies.now)
    refusals = LikeRefusals(saved)
  }

  /// Adds a page, whose likes edit `foods`. The first page also starts adopting the likes on disk.
  func join(_ page: FoodsModel, noting foods: Foods) {
    self.foods = foods
    pages.append(page)
    adopting =
      adopting
      ?? Task { [weak self, time] in
        repeat { await self?.adopt() } while await time.sleep(.seconds(5)) && self != nil
      }
  }

  /// The waiting like of a food, here or in another process; nil for none.
  func waiting(of id: Food.ID) -> Bool? {
    if let like = likes[id], like.isWaiting { return like.order.wanted }
    return elsewhere[id]
  }

  /// Shows on a page the refusals that no open page shows.
  func showRefusals(on page: FoodsModel) async {
    await refusals.showUnread(on: page)
    keepAlive()
  }

  /// Removes a refusal that the person has dismissed.
  func wasRead(_ alert: LikeAlert) { refusals.wasRead(alert) }
}

// MARK: - Sending

extension LikeOutbox {
  /// Sends or queues a like that was tapped on a page.
  func want(_ isLiked: Bool, of food: Food, on page: FoodsModel) {
    let like = likes[food.id] ?? OutgoingLike(id: food.id, name: food.name, askedAt: now())
    likes[food.id] = like
    like.name = food.name
    like.asked(by: page, at: now())
    like.order.want(isLiked)
    save(like)
    if like.isWaiting {
      show(like)
      pause?.cancel()
    } else if !waiting.isEmpty, like.order.sent == nil {
      wait(like)
      pause?.cancel()
    } else if like.order.sent == nil {
      Task { if !(await send(like)) { wait(like) } }
    }
  }

  /// Queues a like that an ended process has left behind.
  private func adopt(_ left: SavedLikes.Like) {
    guard likes[left.id] == nil else { return }
    let like = OutgoingLike(id: left.id, name: left.name, askedAt: left.askedAt)
    likes[left.id] = like
    like.order.want(left.isLiked)
    wait(like)
    pause?.cancel()
  }

  private func wait(_ like: OutgoingLike) {
    like.isWaiting = true
    waiting.append(like)
    show(like)
    flushing = flushing ?? Task { await flush() }
  }

  /// Sends the waiting likes one by one, with a longer pause after each failure.
  private func flush() async {
    var wait = Self.pauses.first
    while let like = waiting.first {
      let pause = Task { [time, wait] in _ = await time.sleep(wait) }
      self.pause = pause
      await pause.value
      self.pause = nil
      triedFor += wait
      if await send(like) {
        waiting.removeAll { $0 === like }
        wait = .zero
      } else {
        wait = min(max(wait * 2, Self.pauses.first), Self.pauses.longest)
      }
    }
    flushing = nil
  }

  /// Sends a like until the service has answered its latest state. False when it is unreachable.
  private func send(_ like: OutgoingLike) async -> Bool {
    while let isLiked = like.order.next() {
      // A like is on disk before it is sent.
      await like.saving?.value
      do throws(HTTPError) {
        try await service.setLiked(like.id, isLiked)
        triedFor = .zero
        like.order.answered()
        agreed(like, to: isLiked)
      } catch {
        if error.isTemporary, !isTooOld(like) {
          like.order.postponed()
          return false
        }
        like.order.answered()
        refused(like, isLiked, error)
      }
    }
    return true
  }

  private func isTooOld(_ like: OutgoingLike) -> Bool {
    triedFor >= Self.shortestTry && now().timeIntervalSince(like.askedAt) >= Self.longestWait
  }

  private func agreed(_ like: OutgoingLike, to isLiked: Bool) {
    guard let foods else { return }
    // Only the service knows the food's new date, so the list is loaded again.
    foods.changed { $0.edit(like.id) { $0.isLiked = isLiked } }
    for page in like.isWaiting ? pages.all : like.pages {
      page.item(like.id)?.agreed(to: isLiked, at: foods.change)
    }
    settle(like)
    Task {
      _ = await foods.latest()
      await foods.savingEnded()
    }
  }

  private func refused(_ like: OutgoingLike, _ isLiked: Bool, _ error: HTTPError) {
    let page = like.pages.last
    settle(like)
    // A later tap has replaced this request.
    guard like.order.wanted == nil else { return }
    refusals.add(
      LikeAlert(id: like.id, name: like.name, wanted: isLiked, error: error), on: page)
    keepAlive()
  }

  /// Shows the remaining request on the pages, and removes the like when there is none.
  private func settle(_ like: OutgoingLike) {
    for page in like.pages { page.item(like.id)?.wanted = like.order.wanted }
    guard like.order.wanted == nil else { return }
    if like.isWaiting {
      like.isWaiting = false
      show(like)
    }
    like.settled()
    save(like)
  }

  /// Shows on all pages whether the like waits.
  private func show(_ like: OutgoingLike) { show(waiting(of: like.id), of: like.id) }

  /// Shows a food's waiting like, or its absence, on all pages.
  private func show(_ isLiked: Bool?, of id: Food.ID) {
    for page in pages.all { page.item(id)?.waiting = isLiked }
  }
}

// MARK: - On disk

extension LikeOutbox {
  /// After earlier saves, saves the like's requested state, or removes the like when there is none.
  private func save(_ like: OutgoingLike) {
    keepAlive()
    let saves = EventSaves.current
    saves?.begin()
    like.saving = Task { [saved, before = like.saving] in
      defer { saves?.end() }
      await before?.value
      if let isLiked = like.order.wanted {
        await saved.save(
          SavedLikes.Like(
            id: like.id, name: like.name, isLiked: isLiked, askedAt: like.askedAt,
            process: saved.process))
      } else {
        await saved.remove(like.id)
        if like.order.wanted == nil { likes[like.id] = nil }
      }
    }
  }

  /// Renews this process's lease while it has likes to send or refusals to show.
  private func keepAlive() {
    guard renewing == nil, !likes.isEmpty || refusals.areShown else { return }
    renewing = Task { await renew() }
  }

  private func renew() async {
    var isKnown = false
    while await time.sleep(SavedLikes.renewal), !likes.isEmpty || refusals.areShown {
      await saved.renew()
      isKnown = true
    }
    if isKnown { await saved.retire() }
    renewing = nil
  }

  /// Adopts the likes of processes that have ended, and shows those of the others.
  private func adopt() async {
    var (left, others): ([SavedLikes.Like], [Food.ID: Bool]) = ([], [:])
    for like in await saved.all() where like.process != saved.process && likes[like.id] == nil {
      if await saved.isAlive(like) { others[like.id] = like.isLiked } else { left.append(like) }
    }
    let gone = Set(elsewhere.keys).subtracting(others.keys)
    elsewhere = others
    for id in gone.union(others.keys) { show(waiting(of: id), of: id) }
    for like in left where await saved.claim(like, time) { adopt(like) }
    if let page = pages.all.last { await showRefusals(on: page) }
  }
}
