// A category of the menu, as displayed.
public import Foundation

/// A category of the menu.
public struct MenuCategory: Sendable, Hashable, Identifiable {
  /// The service's id, a UUID as text; `MenuCategory.otherID` for products without a category.
  public let id: String
  /// The name in the restaurant's own language.
  public let name: String
  /// The Arabic name; nil when the service has none.
  public var localizedName: String?
  /// The address of the picture; nil when it has none.
  public var photo: URL?
  /// Names in further languages than Arabic, by their codes, such as `en`.
  public var translations: [String: MenuTranslation] = [:]

  /// A category with its names and its picture.
  package init(
    id: String, name: String, localizedName: String? = nil, photo: URL? = nil,
    translations: [String: MenuTranslation] = [:]
  ) {
    self.id = id
    self.name = name
    self.localizedName = localizedName
    self.photo = photo
    self.translations = translations
  }

  /// The id of "Other", the category of products without one. The service's ids are UUIDs.
  public static let otherID = "other"
}
