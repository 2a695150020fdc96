// What is known about the foods now, and what happens when a person touches something.
import DataLayer
import Foundation
import Observation
import SharedUI

/// The state behind the list and the detail of Foods; one for each person.
@MainActor @Observable
final class FoodsModel {
  /// The foods on screen, and how they are loaded.
  let list: SavedList<FoodList, LoadedFoods, HTTPError>
  /// Refused likes, oldest first; only the first is shown.
  private(set) var alerts: [LikeAlert] = []

  private let service: FoodService

  /// A model that asks `service` and keeps its last list in `store`.
  init(
    service: FoodService, store: any RecordStore,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.service = service
    list = SavedList(
      "foods", in: store, clock: clock, now: now, fetch: service.list, show: LoadedFoods.init)
  }

  /// The foods whose name holds what was typed.
  func items(matching query: String) -> [FoodItem] {
    let words = SearchWords(query)
    return (list.content.value?.items ?? []).filter { $0.isFound(by: words) }
  }
}

// MARK: - Likes

extension FoodsModel {
  /// The person wants a food liked or not; the heart follows at once.
  func likeTapped(_ item: FoodItem, wanted isLiked: Bool) {
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
  func retryTapped(_ alert: LikeAlert) { likeTapped(alert.item, wanted: alert.wanted) }

  private func send(_ first: Bool, of item: FoodItem) async {
    var next: Bool? = first
    while let wanted = next {
      do throws(HTTPError) {
        try await service.setLiked(item.id, wanted)
        next = item.agreed(to: wanted, during: list.content.generation)
        // Only the service knows when it was last updated.
        list.reload()
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
