// One drink on screen: what the list says of it, and what was looked up.
import DataLayer
import Observation
import SharedUI

/// A drink shared by its row and its page, so that one lookup fills both.
@MainActor @Observable
final class DrinkItem: ListItem {
  /// The service's number for the drink.
  let id: Drink.ID
  /// What the list last said.
  private(set) var drink: Drink
  /// What was looked up, and the state of the lookup.
  private(set) var detail = Loadable<DrinkDetail, HTTPError>()
  /// How often the lookup was requested again; a view's task starts anew with each number.
  private(set) var attempt = 0

  init(_ drink: Drink) {
    id = drink.id
    self.drink = drink
  }

  var name: String { drink.name }

  /// Looks the drink up, unless a lookup succeeded or failed since the last attempt was requested.
  func lookUp(in service: DrinkService) async {
    guard detail.value == nil, detail.failure == nil else { return }
    let generation = detail.begin()
    do throws(HTTPError) {
      detail.finish(try await service.lookUp(id), generation: generation)
    } catch {
      detail.fail(error, generation: generation)
    }
  }

  /// The person asked to try a failed lookup again.
  func retryTapped() {
    guard detail.failure != nil else { return }
    detail = Loadable()
    attempt += 1
  }

  /// Takes what a newer list says; a refresh of the list repeats a failed lookup too.
  func take(_ newer: Drink, from _: LoadGeneration) {
    retryTapped()
    if newer != drink { drink = newer }
  }
}
