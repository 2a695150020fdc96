// The model of Cocktails.
import DataLayer
import Foundation
import Observation
import SharedUI

extension ServiceDependencies<DrinkService> {
  /// The drinks, which all pages share.
  @MainActor var drinks: SharedList<NamedRecords<Drink>, HTTPError> {
    records("cocktails", fetch: service.list)
  }
}

/// The state behind the screens of Cocktails, one for each person.
@MainActor @Observable
final class CocktailsModel: ReturningModel {
  /// The drinks on screen, and the state of loading them.
  let list: SavedItems<DrinkItem, HTTPError>
  /// The lookup of all drinks, whose progress is shown.
  let lookupOfAll = LookupOfAll()
  private let service: DrinkService

  /// A model that asks the service and keeps the last list in the store.
  init(_ dependencies: ServiceDependencies<DrinkService>) {
    service = dependencies.service
    list = SavedList(items: dependencies.drinks, dependencies) { [service] drink in
      DrinkItem(drink, known: service.knownDetail(drink.id))
    }
  }

  /// All drinks, in the service's order.
  var items: [DrinkItem] { list.content.value?.items ?? [] }

  /// The number of drinks whose ingredients are not known.
  var unknownCount: Int { items.count { $0.detail.value == nil } }

  /// The list may be current while lookups of its drinks have failed.
  func returned() {
    list.returned()
    if case .failed(let error) = lookupOfAll.state, error.mayPass { lookupOfAll.ask() }
    for item in list.content.value?.shownItems ?? [] where item.detail.failure?.mayPass == true {
      item.retryTapped()
    }
  }

  /// Shows the details that other pages look up, until cancelled; for the screen's `.task`.
  func appeared() async {
    for await new in service.lookedUpDetails() { list.content.value?[new.id]?.take(new.record) }
  }

  /// Looks up a drink for its row or its page. Returns when the lookup has ended or is cancelled.
  ///
  /// A detail from before the last refresh, or older than a week, is looked up again.
  func appeared(_ item: DrinkItem) async {
    let week: TimeInterval = 7 * 24 * 3600
    let oldest = max(list.now() - week, list.refreshedAt ?? .distantPast)
    await item.lookUp(in: service, since: oldest, now: list.now)
  }

  /// Reads the details of earlier lookups, without a request.
  func readSaved() async {
    for item in items where !Task.isCancelled { await item.readSaved(in: service) }
  }

  /// Whether all drinks are to be looked up, which needs the list.
  var isLookingUpAll: Bool { lookupOfAll.state == .running && list.content.value != nil }

  /// Looks up all drinks, if the person has asked for it; for the screen's `.task`.
  func runLookupOfAll() async {
    if isLookingUpAll { await lookupOfAll.run(items, in: service, now: list.now) }
  }

  /// Identifies the lookup of a drink. The task of a view restarts when it changes.
  func lookupID(of item: DrinkItem) -> LookupID {
    LookupID(attempt: item.attempt, refreshedAt: list.refreshedAt)
  }

  /// The values that a lookup depends on.
  struct LookupID: Hashable {
    fileprivate let attempt: Int
    fileprivate let refreshedAt: Date?
  }
}
