// The service's categories and products in JSON, with the fields that the menu needs.
import DataLayer
import Foundation

/// A category in the service's JSON.
struct WireCategory: WireRecord, Equatable {
  var id = ""
  var name = ""
  var localizedName: String?
  var isDeleted = false

  init?(_ reader: inout JSONReader) throws(JSONError) {
    try reader.eachMember { key, reader throws(JSONError) in
      if key.is("id") {
        id = try reader.identifier() ?? ""
      } else if key.is("name") {
        name = try reader.filledText() ?? ""
      } else if key.is("name_localized") {
        localizedName = try reader.filledText()
      } else if key.is("deleted_at") {
        isDeleted = try reader.deletion()
      }
    }
    if name.isEmpty { name = localizedName ?? "" }
    // Without an id it cannot be identified, and without any name it cannot be shown.
    if id.isEmpty || name.isEmpty { return nil }
  }
}

/// A product in the service's JSON.
struct WireProduct: WireRecord, Equatable {
  var id = ""
  var name = ""
  var localizedName: String?
  var detail: String?
  var price: WirePrice?
  var photo: String?
  /// The id of its category, which may be missing in the list of categories.
  var categoryID: String?
  /// Whether it is active and not deleted.
  var isShown: Bool { isActive && !isDeleted }
  private var isActive = true
  private var isDeleted = false

  init?(_ reader: inout JSONReader) throws(JSONError) {
    var looseCategoryID: String?
    try reader.eachMember { key, reader throws(JSONError) in
      if key.is("id") {
        id = try reader.identifier() ?? ""
      } else if key.is("name") {
        name = try reader.filledText() ?? ""
      } else if key.is("price") {
        price = try WirePrice(&reader)
      } else if key.is("image") {
        photo = try reader.filledText()
      } else if key.is("category") {
        categoryID = try WireProduct.category(&reader)
      } else if key.is("is_active") {
        isActive = try reader.switched() ?? true
      } else if key.is("deleted_at") {
        isDeleted = try reader.deletion()
      } else if key.is("name_localized") {
        localizedName = try reader.filledText()
      } else if key.is("description") {
        detail = try reader.filledText()
      } else if key.is("category_id") {
        looseCategoryID = try reader.identifier()
      }
    }
    categoryID = categoryID ?? looseCategoryID
    if name.isEmpty { name = localizedName ?? "" }
    if id.isEmpty || name.isEmpty { return nil }
  }

  /// The id in the `category` of a product; nil when that category is deleted.
  private static func category(_ reader: inout JSONReader) throws(JSONError) -> String? {
    guard try reader.kind() == .object else { return try reader.identifier() }
    var id: String?
    var isDeleted = false
    try reader.eachMember { key, reader throws(JSONError) in
      if key.is("id") {
        id = try reader.identifier()
      } else if key.is("deleted_at") {
        isDeleted = try reader.deletion()
      }
    }
    return isDeleted ? nil : id
  }
}
