// A drink as it ships with the sandbox: compact, with the peculiarities of the real service.
import Foundation

/// A drink in short form. `detail` and `summary` expand it to the service's fields.
struct StoredDrink: Codable, Equatable, Sendable {
  var id: String
  var name: String
  /// A file name in the photo folder.
  var photo: String
  /// A replacement for the photo's full address; `$PHOTOS` stands for host and path.
  ///
  /// The real service sends most addresses without a scheme, and apps repair them to https. The
  /// sandbox has no https, so only one address here lacks its scheme. One names a host that does
  /// not exist, one a missing file, and one is blank.
  var thumb: String?
  var category: String
  var alcoholic: String
  var glass: String
  /// The measure and ingredient of each slot from the first on, with blanks and gaps as sent.
  var slots: [[String?]]
  /// The values that fill the slots up to the fifteenth, in turn. When empty, the fields are
  /// omitted.
  var remaining: [String?]
  /// The instructions by language.
  var en: String
  var es: String?
  var de: String?
  var fr: String?
  var it: String?
  var modified: String?
}

extension StoredDrink {
  /// All drinks that ship with the sandbox, in the order of the service.
  static func shipped() throws(SandboxError) -> [StoredDrink] {
    try SandboxResources.decode([StoredDrink].self, "drinks.json", of: "Cocktails")
  }

  /// The photo's address as sent; `photos` is the address of the folder, with its scheme.
  func address(photos: String) -> String {
    guard let thumb else { return "\(photos)/\(photo)" }
    return thumb.replacing("$PHOTOS", with: photos.replacing("http://", with: ""))
  }

  /// The three fields of a list's row.
  func summary(photos: String) -> [String: String?] {
    ["strDrink": name, "strDrinkThumb": address(photos: photos), "idDrink": id]
  }

  /// Every field of a whole drink; nil is sent as null.
  func detail(photos: String) -> [String: String?] {
    var fields = summary(photos: photos)
    fields.merge([
      "strCategory": category, "strAlcoholic": alcoholic, "strGlass": glass, "strTags": nil,
      "strVideo": nil, "strIBA": nil, "strInstructions": en, "strInstructionsES": es,
      "strInstructionsDE": de, "strInstructionsFR": fr, "strInstructionsIT": it,
      "dateModified": modified,
    ]) { $1 }
    for number in 1...15 {
      let index = number - 1
      if index < slots.count {
        fields.updateValue(slots[index][0], forKey: "strMeasure\(number)")
        fields.updateValue(slots[index][1], forKey: "strIngredient\(number)")
      } else if !remaining.isEmpty {
        // One step apart, so that a slot's two halves are seldom empty in the same way.
        fields.updateValue(remaining[index % remaining.count], forKey: "strMeasure\(number)")
        fields.updateValue(
          remaining[(index + 1) % remaining.count], forKey: "strIngredient\(number)")
      }
    }
    return fields
  }
}
