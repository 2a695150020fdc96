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
  /// The categories and the glasses of the drinks that are known so far.
  private(set) var traits: (categories: Set<String>, glasses: Set<String>) = ([], [])
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
    for await new in service.lookedUpDetails() {
      guard let item = list.content.value?[new.id] else { continue }
      item.take(new.record)
      noteTraits(of: item)
    }
  }

  /// Looks up a drink for its row or its page. Returns when the lookup has ended or is cancelled.
  ///
  /// A detail from before the last refresh, or older than a week, is looked up again.
  func appeared(_ item: DrinkItem) async {
    let week: TimeInterval = 7 * 24 * 3600
    let oldest = max(list.now() - week, list.refreshedAt ?? .distantPast)
    await lookUp(item, since: oldest)
  }

  private func lookUp(_ item: DrinkItem, since oldest: Date) async {
    await item.lookUp(in: service, since: oldest, now: list.now)
    noteTraits(of: item)
  }

  private func noteTraits(of item: DrinkItem) {
    guard let detail = item.detail.value else { return }
    let (categories, glasses) = traits
    // Each write redraws the menu.
    guard !categories.contains(detail.category) || !glasses.contains(detail.glass) else { return }
    traits = (categories.union([detail.category]), glasses.union([detail.glass]))
  }

  /// Reads the details of earlier lookups, without a request.
  func readSaved() async {
    for item in items where !Task.isCancelled {
      await item.readSaved(in: service)
      noteTraits(of: item)
    }
  }

  /// Whether all drinks are to be looked up, which needs the list.
  var isLookingUpAll: Bool { lookupOfAll.state == .running && list.content.value != nil }

  /// Looks up all drinks, if the person has asked for it; for the screen's `.task`.
  func runLookupOfAll() async {
    guard isLookingUpAll else { return }
    // A detail of any age will do; its row renews it.
    await lookupOfAll.run(items) { await self.lookUp($0, since: .distantPast) }
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
