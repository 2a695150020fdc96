// A drink: what the list says of it, and the detail that has to be looked up.
import Foundation

/// One drink as the service lists it, without its ingredients.
public struct Drink: Identifiable, Hashable, Codable, Sendable {
  /// The service's number for the drink, which it writes as text.
  public let id: String
  /// Never blank; may hold quotes, `/` and `#`.
  public var name: String
  /// A web address, or nil; it may still lead nowhere.
  public var photoURL: URL?

  /// A drink with every part given.
  public init(id: String, name: String, photoURL: URL? = nil) {
    self.id = id
    self.name = name
    self.photoURL = photoURL
  }
}

/// The drinks in the service's order, and how many records could not be read.
public struct DrinkList: Equatable, Codable, Sendable {
  /// In the order of the service, each id once.
  public var drinks: [Drink]
  /// How many records were left out because they had no usable id or name.
  public var skipped: Int

  /// A list of `drinks`, of which the first with an id is taken.
  public init(drinks: [Drink], skipped: Int = 0) {
    var known: Set<Drink.ID> = []
    self.drinks = drinks.filter { known.insert($0.id).inserted }
    self.skipped = skipped
  }
}

/// What has to be looked up for each drink: its ingredients and how it is made.
public struct DrinkDetail: Identifiable, Hashable, Codable, Sendable {
  /// The service's number for the drink.
  public let id: Drink.ID
  /// In the service's order; one may occur twice.
  public var ingredients: [Ingredient]
  /// How the drink is made, by language tag in lower case, such as `zh-hans`; never blank.
  public var instructions: [String: String]
  /// The kind of drink, the glass, and whether it has alcohol, in the service's words.
  public var facts: [String]

  /// A detail with every part given.
  public init(
    id: Drink.ID, ingredients: [Ingredient], instructions: [String: String] = [:],
    facts: [String] = []
  ) {
    self.id = id
    self.ingredients = ingredients
    self.instructions = instructions
    self.facts = facts
  }

  /// How the drink is made, in the language of `locale` or else in English.
  ///
  /// Returns nil when the service has neither.
  public func instructions(in locale: Locale) -> String? {
    // Such as `es-Latn-ES`; the tag with its script comes first, for the two Chinese scripts.
    let tag = locale.language.maximalIdentifier.lowercased().split(separator: "-")
    let tags = [tag.prefix(2).joined(separator: "-"), tag.first.map(String.init) ?? "", "en"]
    return tags.lazy.compactMap { instructions[$0] }.first
  }
}

/// One thing that goes into a drink.
public struct Ingredient: Hashable, Codable, Sendable {
  /// How much of it, in the service's words; nil when it does not say.
  public var measure: String?
  /// Never blank.
  public var name: String

  /// An ingredient, with its measure where there is one.
  public init(_ name: String, measure: String? = nil) {
    self.measure = measure
    self.name = name
  }
}
