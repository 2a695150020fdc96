// A drink: what the list says of it, and the detail that has to be looked up.
import Foundation
import SharedUI

/// One drink as the service lists it, without its ingredients.
struct Drink: NamedRecord, Hashable {
  /// The service's number for the drink, which it writes as text.
  let id: String
  /// Never blank; may hold quotes, `/` and `#`.
  var name: String
  /// A web address, or nil; it may still lead nowhere.
  var photoURL: URL?
}

/// The drinks in the service's order, and how many records could not be read.
typealias DrinkList = RecordList<Drink>

/// What has to be looked up for each drink: its ingredients and how it is made.
struct DrinkDetail: Identifiable, Hashable, Codable, Sendable {
  /// The service's number for the drink.
  let id: Drink.ID
  /// In the service's order; one may occur twice.
  var ingredients: [Ingredient]
  /// How the drink is made, by language tag in lower case, such as `zh-hans`; never blank.
  var instructions: [String: String] = [:]
  /// The kind of drink, the glass, and whether it has alcohol, in the service's words.
  var facts: [String] = []

  /// How the drink is made, in the language of `locale` or else in English.
  ///
  /// Returns nil when the service has neither.
  func instructions(in locale: Locale) -> String? {
    // Such as `es-Latn-ES`; the tag with its script comes first, for the two Chinese scripts.
    let tag = locale.language.maximalIdentifier.lowercased().split(separator: "-")
    let tags = [tag.prefix(2).joined(separator: "-"), tag.first.map(String.init) ?? "", "en"]
    return tags.lazy.compactMap { instructions[$0] }.first
  }
}

/// One thing that goes into a drink.
struct Ingredient: Hashable, Codable, Sendable {
  /// How much of it, in the service's words; nil when it does not say.
  var measure: String?
  /// Never blank.
  var name: String

  /// An ingredient, with its measure where there is one.
  init(_ name: String, measure: String? = nil) {
    self.measure = measure
    self.name = name
  }
}
