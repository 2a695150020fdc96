// The allergens that a menu must state in the European Union.

/// An allergen of annex II of regulation (EU) 1169/2011, in the order of that list.
public enum Allergen: String, CaseIterable, Codable, Sendable, Hashable {
  case gluten, crustaceans, eggs, fish, peanuts, soy, milk, nuts, celery, mustard, sesame
  case sulphites, lupin, molluscs
}

extension Allergen {
  /// The allergens in a saved text; a later version's are left out.
  static func saved(_ text: String?) -> [Allergen] {
    (text ?? "").split(separator: " ").compactMap { Allergen(rawValue: String($0)) }
  }
}

extension [Allergen] {
  /// The text to save; nil for none.
  var savedText: String? { isEmpty ? nil : map(\.rawValue).joined(separator: " ") }
}
