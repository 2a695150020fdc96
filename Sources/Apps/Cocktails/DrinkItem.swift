// One drink on screen, and the drinks on screen in their order.
import DataLayer
import Observation
import SharedUI

/// A drink shared by its row and its detail, so that a lookup fills both and draws one row anew.
@MainActor @Observable
final class DrinkItem: Identifiable {
  /// The service's number for the drink.
  let id: Drink.ID
  /// What the list last said.
  private(set) var drink: Drink
  /// What was looked up, and how it went.
  private(set) var detail = Loadable<DrinkDetail, HTTPError>()
  /// Counts the person's wishes to look the drink up; a new one starts a view's task again.
  private(set) var attempt = 0
  @ObservationIgnored private var foldedName: FoldedText

  init(_ drink: Drink) {
    id = drink.id
    self.drink = drink
    foldedName = FoldedText(drink.name)
  }

  /// Looks the drink up, unless that is done or has failed and nobody wants it tried again.
  func lookUp(in service: DrinkService) async {
    guard detail.value == nil, detail.failure == nil else { return }
    let generation = detail.begin()
    do throws(HTTPError) {
      detail.finish(try await service.lookUp(id), generation: generation)
    } catch {
      detail.fail(error, generation: generation)
    }
  }

  /// The person wants a failed lookup tried again.
  func retryTapped() {
    guard detail.failure != nil else { return }
    detail = Loadable()
    attempt += 1
  }

  /// Takes what a newer list said; asking for the list again asks for what failed, too.
  func take(_ newer: Drink) {
    retryTapped()
    guard newer != drink else { return }
    if newer.name != drink.name { foldedName = FoldedText(newer.name) }
    drink = newer
  }

  /// Whether the name holds every word of a search.
  func isFound(by words: SearchWords) -> Bool { words.find(foldedName) }
}

/// The drinks of the last list, in the service's order, and how many records it lost.
struct LoadedDrinks: Sendable {
  /// In the service's order.
  let items: [DrinkItem]
  /// Records that could not be read.
  let skipped: Int
  private let byID: [Drink.ID: DrinkItem]

  /// The drinks of a list, each with the same item as before, so that nothing is looked up anew.
  @MainActor init(_ list: DrinkList, before: LoadedDrinks?) {
    items = list.drinks.map { drink in
      guard let item = before?[drink.id] else { return DrinkItem(drink) }
      item.take(drink)
      return item
    }
    skipped = list.skipped
    byID = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Whether the service has no drink at all.
  var isEmpty: Bool { items.isEmpty }

  /// The drink with this number, if the list has it.
  subscript(id: Drink.ID) -> DrinkItem? { byID[id] }
}
