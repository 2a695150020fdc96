// The service's categories in JSON, with the fields that the menu needs.
import DataLayer
import Foundation

/// A category in the service's JSON.
struct WireCategory: WireRecord, Equatable {
  var id = ""
  var name = ""
  var localizedName: String?
  var photo: String?
  var isDeleted = false
  var translations: [String: MenuTranslation] = [:]

  init() {}

  init?(_ reader: inout JSONReader) throws(JSONError) {
    try reader.eachMember { key, reader throws(JSONError) in
      if key.is("id") {
        id = try reader.identifier() ?? ""
      } else if key.is("name") {
        name = try reader.filledText(.name) ?? ""
      } else if key.is("name_localized") {
        localizedName = try reader.filledText(.name)
      } else if key.is("image") {
        photo = try reader.filledText(.address)
      } else if key.is("deleted_at") {
        isDeleted = try reader.deletion()
      }
    }
    if name.isEmpty { name = localizedName ?? "" }
    // Without an id it cannot be identified, and without any name it cannot be shown.
    if id.isEmpty || name.isEmpty { return nil }
  }
}
