// What is known about the foods now, and what happens when a person touches something.
import Catalog
import Foundation
import Observation

/// The state behind the list and the detail of Foods; one for each person.
@Observable
final class FoodsModel {
  /// The foods on screen, and how their last loading went.
  private(set) var foods = Loadable<FoodShelf>()
  /// Whether the service has let us wait for a second or more.
  private(set) var isSlow = false
  /// Refused likes, oldest first; only the first is shown.
  private(set) var alerts: [LikeAlert] = []

  private var loadedAt: Date?
  private let service: FoodService
  private let store: any RecordStore
  private let clock: any Clock<Duration>
  /// The time of day, for "5 minutes ago".
  let now: @Sendable () -> Date
  /// Counts what happened, so that a list knows which likes it cannot know of.
  @ObservationIgnored private var moment = 0
  /// Wishes to load again; several that come during one load are one.
  @ObservationIgnored private var reloads: AsyncStream<Void>.Continuation?

  /// A model that asks `service` and keeps its last list in `store`.
  init(
    service: FoodService, store: any RecordStore,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.service = service
    self.store = store
    self.clock = clock
    self.now = now
  }

  /// Since when the list on screen is no longer the service's latest; nil when it is, or when it will soon be.
  var staleSince: Date? {
    switch foods.activity {
    case .idle: nil
    case .failed: foods.value == nil ? nil : loadedAt
    case .savedCopy(let since, _): since
    // A saved copy that is replaced at once needs no word.
    case .loading: isSlow ? foods.savedSince : nil
    }
  }

  /// The foods whose name holds what was typed.
  func items(matching query: String) -> [FoodItem] {
    let items = foods.value?.items ?? []
    return query.isEmpty ? items : items.filter { $0.matches(query) }
  }
}

// MARK: - Loading

extension FoodsModel {
  /// The screen is there: shows the saved list, loads, and goes on loading when asked, until cancelled.
  func task() async {
    let (requests, reloads) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.reloads = reloads
    await showSavedList()
    await load()
    for await _ in requests { await load() }
  }

  /// The person asked for the latest; while it is already coming there is nothing to do.
  func refreshTapped() {
    if !foods.isLoading { reloads?.yield() }
  }

  /// The person asked to try again after a failure.
  func retryTapped() { refreshTapped() }

  /// The person pulled the list; returns when the answer is there.
  func pulled() async { await load() }

  private func showSavedList() async {
    guard foods.value == nil else { return }
    // A list that cannot be read is no list; the store itself reports and sets aside what is damaged.
    let saved = try? await store.load(FoodList.self, from: "foods", key: "list")
    guard let saved, !Task.isCancelled, foods.value == nil else { return }
    foods.showSavedCopy(shelf(of: saved.value, askedAt: 0), since: saved.savedAt)
  }

  private func load() async {
    if let shelf = await latest() { await save(shelf) }
  }

  /// Asks for the list and shows it; nil when it failed or came too late.
  private func latest() async -> FoodShelf? {
    let generation = foods.begin()
    moment += 1
    let askedAt = moment
    let patience = watchPatience()
    defer {
      patience.cancel()
      isSlow = false
    }
    do throws(HTTPError) {
      let list = try await service.list()
      if Task.isCancelled { throw .cancelled }
      guard foods.activity == .loading(generation) else { return nil }
      let shelf = shelf(of: list, askedAt: askedAt)
      foods.finish(shelf, generation: generation)
      loadedAt = now()
      return shelf
    } catch {
      foods.fail(error, generation: generation)
      return nil
    }
  }

  private func watchPatience() -> Task<Void, Never> {
    Task {
      // Cancelled means that the answer came first.
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      isSlow = true
    }
  }

  private func save(_ shelf: FoodShelf) async {
    let list = FoodList(foods: shelf.items.map(\.food), skipped: shelf.skipped)
    // A list that cannot be kept only costs the next start offline; the store reports why.
    try? await store.save(list, to: "foods", key: "list")
  }

  /// The same item for the same food as before, so that pending wishes stay on top of what the list says.
  private func shelf(of list: FoodList, askedAt: Int) -> FoodShelf {
    let items = list.foods.map { food in
      guard let item = foods.value?[food.id] else { return FoodItem(food) }
      item.take(food, askedAt: askedAt)
      return item
    }
    return FoodShelf(items: items, skipped: list.skipped)
  }
}

// MARK: - Likes

extension FoodsModel {
  /// The person wants a food liked or not; the heart follows at once.
  func likeTapped(_ item: FoodItem, _ isLiked: Bool) {
    guard isLiked != item.isLiked, let next = item.want(isLiked) else { return }
    // Belongs to no screen: a like that was sent is seen to its end.
    Task { await send(next, of: item) }
  }

  /// Whether a refused like is being told; setting it to false is how an alert says that it was read.
  var isAlertShown: Bool {
    get { !alerts.isEmpty }
    set { if !newValue { alertDismissed() } }
  }

  /// The alert was read; the next one, if any, takes its place.
  func alertDismissed() {
    if !alerts.isEmpty { alerts.removeFirst() }
  }

  /// The person wants the refused like of `alert` tried again.
  func retryTapped(_ alert: LikeAlert) { likeTapped(alert.item, alert.wanted) }

  private func send(_ first: Bool, of item: FoodItem) async {
    var next: Bool? = first
    while let wanted = next {
      do throws(HTTPError) {
        try await service.setLiked(item.id, wanted)
        moment += 1
        next = item.agreed(to: wanted, at: moment)
        // Only the service knows when it was last updated.
        reloads?.yield()
      } catch {
        next = item.refused()
        if next == nil { alert(LikeAlert(item: item, wanted: wanted, error: error)) }
      }
    }
  }

  private func alert(_ alert: LikeAlert) {
    if let place = alerts.firstIndex(where: { $0.id == alert.id }) {
      alerts[place] = alert
    } else {
      alerts.append(alert)
    }
  }
}
