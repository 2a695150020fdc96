// A food: what the service says of one dish, and the list of all.
import DataLayer
import Foundation
import SharedUI

/// One dish of the catalogue, as the service last described it.
public struct Food: Identifiable, Hashable, Codable, Sendable {
  /// The service's number for the food; 0 is a valid one.
  public let id: Int
  /// Never blank.
  public var name: String
  /// Whether the person likes it, as the service last said.
  public var isLiked: Bool
  /// A web address (http or https with a host), or nil; it may still lead nowhere.
  public var photoURL: URL?
  /// Of any length, and possibly empty.
  public var description: String
  /// Nil when the service named none, or one that does not exist.
  public var countryOfOrigin: Country?
  /// When the food was added or last liked or unliked; nil when the service did not say.
  public var lastUpdatedDate: Date?

  /// A food with every part given.
  public init(
    id: Int, name: String, isLiked: Bool = false, photoURL: URL? = nil, description: String = "",
    countryOfOrigin: Country? = nil, lastUpdatedDate: Date? = nil
  ) {
    self.id = id
    self.name = name
    self.isLiked = isLiked
    self.photoURL = photoURL
    self.description = description
    self.countryOfOrigin = countryOfOrigin
    self.lastUpdatedDate = lastUpdatedDate
  }
}

/// The foods in the service's order, and how many records could not be read.
public struct FoodList: Equatable, Codable, Sendable {
  /// In the order of the service, each id once.
  public var foods: [Food]
  /// How many records were left out because they had no usable id or name.
  public var skipped: Int

  /// A list with every part given.
  public init(foods: [Food], skipped: Int = 0) {
    self.foods = foods
    self.skipped = skipped
  }

  /// Puts `other` behind this list, leaving out foods that are already in it.
  mutating func append(_ other: FoodList) {
    var known = Set(foods.map(\.id))
    foods += other.foods.filter { known.insert($0.id).inserted }
    skipped += other.skipped
  }
}
