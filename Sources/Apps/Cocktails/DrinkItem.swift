// One drink on screen: what the list says of it, and what was looked up.
import DataLayer
import Foundation
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
  /// When the detail was looked up; nil before it was.
  private(set) var lookedUpAt: Date?
  /// How often the person asked to try a failed lookup again.
  private(set) var attempt = 0

  init(_ drink: Drink) {
    id = drink.id
    self.drink = drink
  }

  /// A drink whose detail was read by another page; a lookup renews it if it is too old.
  convenience init(_ drink: Drink, known: DataLayer.Record<DrinkDetail>?) {
    self.init(drink)
    guard let known else { return }
    detail = Loadable(known.value)
    lookedUpAt = known.savedAt
  }

  /// When the detail on screen was looked up, if a newer one could not be; nil otherwise.
  var staleSince: Date? { detail.failure == nil ? nil : lookedUpAt }

  /// Looks the drink up, unless that failed before or the detail is of `oldest` or later.
  ///
  /// An older detail stays on screen until the lookup has ended.
  func lookUp(in service: DrinkService, since oldest: Date, now: () -> Date) async {
    guard detail.failure == nil else { return }
    if detail.value != nil, let lookedUpAt, lookedUpAt >= oldest { return }
    let generation = detail.begin()
    if detail.value == nil, let saved = await service.savedDetail(id) {
      lookedUpAt = saved.savedAt
      if saved.savedAt >= oldest {
        detail.finish(saved.value, generation: generation)
        return
      }
      detail.showSavedCopy(saved.value, since: saved.savedAt)
    }
    do throws(HTTPError) {
      let latest = try await service.lookUp(id, oldest)
      if detail.finish(latest, generation: generation) { lookedUpAt = now() }
    } catch {
      detail.fail(error, generation: generation)
    }
  }

  /// The person asked to try a failed lookup again.
  func retryTapped() {
    guard detail.failure != nil else { return }
    detail.forgetFailure()
    attempt += 1
  }

  /// Somebody has looked the drink up: takes the detail if it is newer, also in place of a failure
  /// and of a lookup in flight.
  func take(_ newer: DataLayer.Record<DrinkDetail>) {
    guard newer.savedAt > lookedUpAt ?? .distantPast else { return }
    detail.finish(newer.value, generation: detail.begin())
    lookedUpAt = newer.savedAt
  }

  /// Takes what a newer list says; a refresh of the list repeats a failed lookup too.
  func take(_ newer: Drink, after _: Int) {
    retryTapped()
    if newer != drink { drink = newer }
  }
}
