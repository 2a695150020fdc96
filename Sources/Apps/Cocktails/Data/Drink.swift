// A drink: its entry in the list, and its detail, which needs a lookup.
import DataLayer
import Foundation
import SharedUI

/// A drink as the service lists it, without its ingredients.
struct Drink: NamedRecord, Hashable {
  /// The service's number for the drink, sent as text.
  let id: String
  /// The name, never blank. It may contain quotes, `/` and `#`.
  var name: String
  /// A web address or nil. The photo may still not exist.
  var photoURL: URL?
}

/// The drinks in the service's order, and the number of unreadable records.
typealias DrinkList = RecordList<Drink>

/// The detail that needs a lookup: the ingredients and the instructions.
struct DrinkDetail: Identifiable, Hashable, Codable, Sendable {
  /// The service's number for the drink.
  let id: Drink.ID
  /// The ingredients in the service's order. One may occur twice.
  var ingredients: [Ingredient]
  /// The instructions by lowercase language tag, such as `zh-hans`; never blank.
  var instructions: [String: String] = [:]
  /// The category, the glass, and whether it has alcohol, in the service's words; empty where it
  /// gives none.
  var traits: [String] = []

  /// The category; empty when the service gives none.
  var category: String { traits.first ?? "" }
  /// The glass; empty when the service gives none.
  var glass: String { traits.dropFirst().first ?? "" }

  // Details are saved; records of earlier versions have "facts".
  private enum CodingKeys: String, CodingKey {
    case id, ingredients, instructions
    case traits = "facts"
  }

  /// The instructions in the language of `locale`, or else in English.
  ///
  /// Returns nil when the service has neither.
  func instructions(in locale: Locale) -> String? {
    // Such as `es-Latn-ES`. The tag with its script comes first, for the two Chinese scripts.
    let tag = locale.language.maximalIdentifier.lowercased().split(separator: "-")
    let tags = [tag.prefix(2).joined(separator: "-"), tag.first.map(String.init) ?? "", "en"]
    return tags.lazy.compactMap { instructions[$0] }.first
  }
}

/// An ingredient of a drink.
struct Ingredient: Hashable, Codable, Sendable {
  /// The quantity in the service's words; nil when it gives none.
  var measure: String?
  /// The name, never blank.
  var name: String

  /// An ingredient, with its measure if there is one.
  init(_ name: String, measure: String? = nil) {
    self.measure = measure
    self.name = name
  }
}
