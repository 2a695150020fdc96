// Ids and photos of drinks that the service spells in different ways.
import DataLayer
import Foundation

extension Drink {
  /// Whether two ids name the same drink: `0004` in a list is `4` in a lookup.
  static func isSame(_ id: ID, _ other: ID) -> Bool { id.withoutZeros == other.withoutZeros }
}

extension DrinkDetail {
  /// The same detail under the id of the list, by which it is saved.
  func named(_ id: Drink.ID) -> DrinkDetail {
    var copy = DrinkDetail(id: id, ingredients: ingredients)
    (copy.instructions, copy.traits) = (instructions, traits)
    return copy
  }
}

extension KeyedDecodingContainer {
  /// The address of a photo: with a scheme, without one, or relative to that of the answer.
  func photo(_ key: Key) -> URL? {
    guard let text = text(key, .address) else { return nil }
    return text.hasPrefix("/") && !text.hasPrefix("//")
      ? photoAddress(key) : URL(repairing: text) ?? photoAddress(key)
  }
}

extension String {
  fileprivate var withoutZeros: String {
    let rest = trimmingCharacters(in: .whitespaces).drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }
}
