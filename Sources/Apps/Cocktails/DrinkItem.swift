// A drink on screen: its entry in the list, and its looked-up detail.
import DataLayer
import Foundation
import Observation
import SharedUI

/// A drink shared by its row and its page, so that one lookup fills both.
@MainActor @Observable
final class DrinkItem: ListItem {
  /// The service's number for the drink.
  let id: Drink.ID
  /// The drink in the last list.
  private(set) var drink: Drink
  /// The detail, and the state of its lookup.
  private(set) var detail = Loadable<DrinkDetail, HTTPError>()
  /// When the detail was looked up; nil before the lookup.
  private(set) var lookedUpAt: Date?
  /// How often the person retried a failed lookup.
  private(set) var attempt = 0

  init(_ drink: Drink) {
    id = drink.id
    self.drink = drink
  }

  /// A drink whose detail another page has read. A lookup renews it if it is too old.
  convenience init(_ drink: Drink, known: DataLayer.Record<DrinkDetail>?) {
    self.init(drink)
    guard let known else { return }
    detail = Loadable(known.value)
    lookedUpAt = known.savedAt
  }

  /// When the shown detail was looked up, if the attempt to renew it failed; nil otherwise.
  var staleSince: Date? { detail.failure == nil ? nil : lookedUpAt }

  /// Looks the drink up, unless an earlier lookup failed or the detail is from `oldest` or later.
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

  /// Takes the detail of an earlier lookup, unless one is known or on its way.
  func readSaved(in service: DrinkService) async {
    guard detail.value == nil, let saved = await service.savedDetail(id),
      detail.value == nil, !detail.isLoading
    else { return }
    take(saved)
  }

  /// Retries a failed lookup.
  func retryTapped() {
    guard detail.failure != nil else { return }
    detail.forgetFailure()
    attempt += 1
  }

  /// Takes a detail that another page has looked up, if it is newer. It also replaces a failure and
  /// a lookup in flight.
  func take(_ newer: DataLayer.Record<DrinkDetail>) {
    guard newer.savedAt > lookedUpAt ?? .distantPast else { return }
    detail.finish(newer.value, generation: detail.begin())
    lookedUpAt = newer.savedAt
  }

  /// Takes the drink of a newer list. A refresh of the list also retries a failed lookup.
  func take(_ newer: Drink) {
    retryTapped()
    if newer != drink { drink = newer }
  }
}
