// A few foods for previews.
import DataLayer
import Foundation
import SharedUI

extension Food {
  /// Three dishes: one liked, one without a country, one without a description.
  static let examples: [Food] = [
    Food(
      id: 0, name: "Pasta", isLiked: true,
      description: "Wheat flour and water, formed into sheets or other shapes and boiled.",
      countryOfOrigin: Country(code: "IT"), lastUpdatedDate: Date(timeIntervalSince1970: 1.7e9)),
    Food(id: 1, name: "Moon Cheese", description: "Nobody knows where it is from."),
    Food(id: 2, name: "Crème brûlée", countryOfOrigin: Country(code: "FR")),
  ]
}
