// What is known about the drinks now.
import DataLayer
import Foundation
import Observation
import SharedUI

/// The state behind the list and the detail of Cocktails; one for each person.
@MainActor @Observable
final class CocktailsModel {
  /// The drinks on screen, and how their list is loaded.
  let list: SavedList<DrinkList, LoadedDrinks, HTTPError>
  private let service: DrinkService

  /// A model that asks `service` and keeps its last list in `store`.
  init(
    service: DrinkService, store: any RecordStore,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.service = service
    list = SavedList("cocktails", in: store, clock: clock, now: now, fetch: service.list) {
      list, before, _ in LoadedDrinks(list, before: before)
    }
  }

  /// The drinks whose name holds what was typed.
  func items(matching query: String) -> [DrinkItem] {
    let words = SearchWords(query)
    return (list.content.value?.items ?? []).filter { $0.isFound(by: words) }
  }

  /// The row or the page of a drink has come into view; returns when the drink is looked up, or has gone out of view.
  func appeared(_ item: DrinkItem) async { await item.lookUp(in: service) }
}
