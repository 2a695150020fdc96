// The model of Foods.
import DataLayer
import Foundation
import Observation
import SharedUI

/// The state behind the screens of Foods, one for each person.
@MainActor @Observable
final class FoodsModel {
  /// The foods on screen, and the state of loading them.
  let list: SavedItems<FoodItem, HTTPError>
  /// The refused likes, oldest first. Only the first is shown.
  private(set) var alerts: [LikeAlert] = []

  private let likes: LikeOutbox

  /// A model that asks the service and keeps the last list in the store.
  init(_ dependencies: ServiceDependencies<FoodService>) {
    let likes = dependencies.sharedObject("likes") { LikeOutbox(dependencies) }
    self.likes = likes
    list = SavedList("foods", dependencies, fetch: dependencies.service.list) { food, _ in
      FoodItem(food, waiting: likes.waiting(of: food.id))
    }
    likes.join(self, noting: list.list)
  }

  /// The food with this number; nil when the list has none.
  func item(_ id: Food.ID) -> FoodItem? { list.content.value?[id] }
}

// MARK: - Likes

extension FoodsModel {
  /// Likes or unlikes a food; the heart changes at once.
  ///
  /// The like belongs to the process: leaving the screen does not cancel it.
  func likeTapped(_ item: FoodItem, wanted isLiked: Bool) {
    guard isLiked != item.isLiked else { return }
    item.wanted = isLiked
    likes.want(isLiked, of: item.food, on: self)
  }

  /// Whether an alert about a refused like is shown. The alert sets it to false when dismissed.
  var isAlertShown: Bool {
    get { !alerts.isEmpty }
    set { if !newValue { alertDismissed() } }
  }

  /// Removes the dismissed alert. The next one, if any, is then shown.
  func alertDismissed() {
    if !alerts.isEmpty { likes.wasRead(alerts.removeFirst()) }
  }

  /// Sends the refused like of `alert` again.
  func retryTapped(_ alert: LikeAlert) {
    if let item = item(alert.id) { likeTapped(item, wanted: alert.wanted) }
  }

  /// Shows unread refusals; for the screen's `.task`.
  func appeared() async { await likes.showRefusals(on: self) }

  /// Adds the alert for a refused like.
  func refused(_ alert: LikeAlert) {
    if let place = alerts.firstIndex(where: { $0.id == alert.id }) {
      alerts[place] = alert
    } else {
      alerts.append(alert)
    }
  }
}
