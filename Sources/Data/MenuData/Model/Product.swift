// A product of the menu, as displayed.
public import Foundation

/// A product of the menu.
public struct Product: Sendable, Hashable, Identifiable {
  /// The service's id, a UUID as text.
  public let id: String
  /// The id of its category; `MenuCategory.otherID` when it has none.
  public let categoryID: MenuCategory.ID
  /// The name in the restaurant's own language.
  public let name: String
  /// The Arabic name; nil when the service has none.
  public let localizedName: String?
  /// The description; empty when the service has none.
  public let detail: String
  /// The price, exactly as the service wrote it; nil when it has none.
  public let price: Decimal?
  /// Whether the till asks for the price of each sale.
  public var hasOpenPrice = false
  /// The address of the photo; nil when it has none.
  public let photo: URL?
  /// Whether the restaurant sells it now.
  public var availability = Availability.available
  /// The energy in kilocalories; nil when the service has none.
  public var calories: Int?
  /// The time of preparation in minutes; nil when the service has none.
  public var minutes: Int?
  /// The Arabic description; nil when the service has none.
  public var localizedDetail: String?
  /// The allergens that it contains, in the order of the list; empty when none is stated.
  public var allergens: [Allergen] = []
  /// The choices that a guest has with it; empty when the service states nothing.
  public var modifiers: [ProductModifier] = []
  /// Names and descriptions in further languages than Arabic, by their codes, such as `en`.
  public var translations: [String: MenuTranslation] = [:]

  /// Whether the restaurant sells a product now.
  public enum Availability: Int, Sendable, Hashable {
    /// It can be ordered.
    case available = 0
    /// The restaurant has switched it off.
    case inactive = 1
    /// It is out of stock in every branch.
    case soldOut = 2
  }

  /// A product from its parts.
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
