// The person's choice of drinks: their favourites, one category, one glass.
import DataLayer
import Foundation
import SharedUI

/// The choice of drinks besides the name. The scene keeps it as a text of three lines.
struct DrinkFilter: RawRepresentable, Equatable {
  var favouritesOnly = false
  /// The category in the service's words; empty for all.
  var category = ""
  /// The glass in the service's words; empty for all.
  var glass = ""

  init() {}

  init?(rawValue: String) {
    let parts = rawValue.split(separator: "\n", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    favouritesOnly = parts[0] == "favourites"
    (category, glass) = (String(parts[1]), String(parts[2]))
  }

  var rawValue: String { "\(favouritesOnly ? "favourites" : "all")\n\(category)\n\(glass)" }

  /// Whether some drinks may be left out.
  var isActive: Bool { self != DrinkFilter() }

  /// Whether only the details show which drinks are meant.
  var needsDetails: Bool { category != "" || glass != "" }

  /// The chosen drinks whose name matches `query`.
  @MainActor func drinks(
    in list: ItemList<DrinkItem>, matching query: String, favourites: Favourites
  ) -> [Drink] {
    let drinks = list.records(matching: query)
    guard isActive else { return drinks }
    return drinks.filter { drink in
      if favouritesOnly, !favourites[drink.id] { return false }
      guard needsDetails else { return true }
      guard let detail = list.item(of: drink).detail.value else { return false }
      return ["", detail.category].contains(category) && ["", detail.glass].contains(glass)
    }
  }
}
