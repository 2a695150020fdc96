// The settings of the restaurant.
public import Foundation

/// The restaurant's name, logo and currency.
public struct Restaurant: Sendable, Hashable {
  /// The name on the splash; nil for "Tapas".
  public var name: String?
  /// The address of the logo; nil for a drawn plate.
  public var logo: URL?
  /// The ISO 4217 code of the currency, such as `SAR`.
  public var currency: String

  /// A restaurant with its settings.
  public init(name: String? = nil, logo: URL? = nil, currency: String = "SAR") {
    self.name = name
    self.logo = logo
    self.currency = currency
  }
}
