// A food of the service, and the list of all.
import DataLayer
import Foundation

/// A dish as the service last described it.
struct Food: NamedRecord, Hashable {
  /// The service's number for the food; 0 is a valid one.
  let id: Int
  /// The name, never blank.
  var name: String
  /// Whether the person likes it, according to the service.
  var isLiked = false
  /// A web address (http or https with a host), or nil. The photo may still not exist.
  var photoURL: URL?
  /// The description, of any length and possibly empty.
  var description = ""
  /// The country; nil when the service gave none or an unknown one.
  var countryOfOrigin: Country?
  /// When the food was added or last liked or unliked; nil when the service gave no date.
  var lastUpdatedDate: Date?

  var listed: [AnyHashable?]? { [name, countryOfOrigin] }
}

/// The foods in the service's order, and the number of unreadable records.
typealias FoodList = RecordList<Food>

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
