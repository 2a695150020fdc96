// A food: what the service says of one dish, and the list of all.
import DataLayer
import Foundation
import SharedUI

/// One dish of the catalogue, as the service last described it.
struct Food: NamedRecord, Hashable {
  /// The service's number for the food; 0 is a valid one.
  let id: Int
  /// Never blank.
  var name: String
  /// Whether the person likes it, as the service last said.
  var isLiked = false
  /// A web address (http or https with a host), or nil; it may still lead nowhere.
  var photoURL: URL?
  /// Of any length, and possibly empty.
  var description = ""
  /// Nil when the service named none, or one that does not exist.
  var countryOfOrigin: Country?
  /// When the food was added or last liked or unliked; nil when the service did not say.
  var lastUpdatedDate: Date?
}

/// The foods in the service's order, and how many records could not be read.
typealias FoodList = RecordList<Food>
