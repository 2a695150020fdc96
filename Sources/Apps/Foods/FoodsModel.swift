// The state of Foods, and what a person does.
import DataLayer
import Foundation
import Observation
import SharedUI

/// The state behind the screens of Foods; one for each person.
@MainActor @Observable
final class FoodsModel {
  /// The foods on screen, and how they are loaded.
  let list: SavedItems<FoodItem, HTTPError>
  /// Refused likes, oldest first; only the first is shown.
  private(set) var alerts: [LikeAlert] = []

  private let service: FoodService

  /// A model that asks the service and keeps its last list in the store.
  init(_ dependencies: ServiceDependencies<FoodService>) {
    service = dependencies.service
    list = SavedList("foods", dependencies, fetch: dependencies.service.list)
  }
}

// MARK: - Likes

extension FoodsModel {
  /// The person liked or unliked a food; the heart changes at once.
  func likeTapped(_ item: FoodItem, wanted isLiked: Bool) {
    guard isLiked != item.isLiked, let next = item.want(isLiked) else { return }
    // Belongs to the model: leaving the screen does not cancel a like.
    Task { await send(next, of: item) }
  }

  /// Whether an alert about a refused like is shown; an alert sets this to false when it is read.
  var isAlertShown: Bool {
    get { !alerts.isEmpty }
    set { if !newValue { alertDismissed() } }
  }

  /// The person read the alert; the next one, if any, takes its place.
  func alertDismissed() {
    if !alerts.isEmpty { alerts.removeFirst() }
  }

  /// The person asked to send the refused like of `alert` again.
  func retryTapped(_ alert: LikeAlert) { likeTapped(alert.item, wanted: alert.wanted) }

  private func send(_ first: Bool, of item: FoodItem) async {
    var next: Bool? = first
    while let wanted = next {
      do throws(HTTPError) {
        try await service.setLiked(item.id, wanted)
        next = item.agreed(to: wanted, during: list.content.generation)
        // Only the service knows the new date of the food, so the list is loaded again.
        list.changed { foods in foods.edit(item.id) { $0.isLiked = wanted } }
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
