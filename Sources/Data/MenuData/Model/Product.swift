// One product of the menu, as it is shown.
import Foundation

/// A product of the menu.
public struct Product: Sendable, Hashable, Identifiable {
  /// The service's id, a UUID as text.
  public let id: String
  /// The id of its category; `MenuCategory.otherID` when it has none.
  public let categoryID: MenuCategory.ID
  /// Its name in the restaurant's own language.
  public let name: String
  /// Its Arabic name, where the service has one.
  public let localizedName: String?
  /// Its description; empty when the service has none.
  public let detail: String
  /// Its price, exact as the service wrote it; nil when it has none.
  public let price: Decimal?
  /// The address of its photo; nil when it has none.
  public let photo: URL?

  /// A product with all its facts.
  public init(
    id: String, categoryID: MenuCategory.ID, name: String, localizedName: String? = nil,
    detail: String = "", price: Decimal?, photo: URL? = nil
  ) {
    self.id = id
    self.categoryID = categoryID
    self.name = name
    self.localizedName = localizedName
    self.detail = detail
    self.price = price
    self.photo = photo
  }
}
