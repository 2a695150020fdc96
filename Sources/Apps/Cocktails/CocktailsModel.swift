// The state of Cocktails, and what a person does.
import DataLayer
import Foundation
import Observation
import SharedUI

/// The state behind the screens of Cocktails; one for each person.
@MainActor @Observable
final class CocktailsModel {
  /// The drinks on screen, and how their list is loaded.
  let list: SavedList<DrinkList, ItemList<DrinkItem>, HTTPError>
  private let service: DrinkService

  /// A model that asks `service` and keeps its last list in `store`.
  init(
    service: DrinkService, store: any RecordStore,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.service = service
    list = SavedList("cocktails", in: store, clock: clock, now: now, fetch: service.list) {
      ItemList($0.drinks, skipped: $0.skipped, before: $1, generation: $2)
    }
  }

  /// The row or the page of a drink appeared; returns when the lookup has ended or is cancelled.
  func appeared(_ item: DrinkItem) async { await item.lookUp(in: service) }
}
