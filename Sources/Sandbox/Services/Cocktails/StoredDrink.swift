// A drink as it ships with the sandbox: compact, with the oddities of the real service.
import Foundation

/// One drink in short form; `detail` and `summary` give it the service's own fields.
struct StoredDrink: Codable, Equatable, Sendable {
  var id: String
  var name: String
  /// A file name in the photo folder.
  var photo: String
  /// What is sent as the photo's address instead of a full one; `$PHOTOS` stands for host and path.
  ///
  /// The real service sends most addresses without a scheme, and apps repair them to https. The
  /// sandbox has no https, so only one address has no scheme here. One leads to a host that does
  /// not exist, one to a file that is missing, one is blank.
  var thumb: String?
  var category: String
  var alcoholic: String
  var glass: String
  /// Measure and ingredient of each slot from the first on, blanks and gaps as they are sent.
  var slots: [[String?]]
  /// What fills the slots up to the fifteenth, in turn; when it is empty their fields are left out.
  var rest: [String?]
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

  /// The photo's address as it is sent; `photos` is where they lie, with its scheme.
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
      } else if !rest.isEmpty {
        // One step apart, so that a slot's two halves are seldom empty in the same way.
        fields.updateValue(rest[index % rest.count], forKey: "strMeasure\(number)")
        fields.updateValue(rest[(index + 1) % rest.count], forKey: "strIngredient\(number)")
      }
    }
    return fields
  }
}
