// What a guest chooses with a product, such as its size and extras.
public import Foundation

/// A choice that a product offers, such as "Extras".
public struct ProductModifier: Codable, Sendable, Hashable {
  /// The name in the restaurant's own language.
  public var name: String
  /// The Arabic name; nil when the service has none.
  public var localizedName: String?
  /// The things to choose from, in the service's order.
  public var options: [Option]

  /// One of the things to choose from, such as "Cheese".
  public struct Option: Codable, Sendable, Hashable {
    /// The name in the restaurant's own language.
    public var name: String
    /// The Arabic name; nil when the service has none.
    public var localizedName: String?
    /// The digits of the price as the service wrote them, because a number of JSON is binary.
    var digits: String?

    /// The exact amount that it adds to the product's price; nil when that is not stated.
    public var price: Decimal? { digits.flatMap { WirePrice($0)?.value } }

    /// An option; `digits` are those of its price.
    package init(name: String, localizedName: String? = nil, digits: String? = nil) {
      self.name = name
      self.localizedName = localizedName
      self.digits = digits
    }
  }

  /// A choice from its parts.
  package init(name: String, localizedName: String? = nil, options: [Option]) {
    self.name = name
    self.localizedName = localizedName
    self.options = options
  }
}

extension [ProductModifier] {
  /// The choices in a saved text; none for a text that this version cannot read.
  static func saved(_ text: String?) -> Self {
    guard let text else { return [] }
    // A later version's product is shown without its choices rather than not at all.
    return (try? JSONDecoder().decode(Self.self, from: Data(text.utf8))) ?? []
  }

  /// The text to save; nil for none.
  var savedText: String? {
    guard !isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Texts always encode.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
