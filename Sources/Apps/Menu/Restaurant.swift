// The restaurant whose menu it is, with its settings.
import Foundation

/// The restaurant's name, logo and currency.
public struct Restaurant: Sendable, Hashable {
  /// Its name on the splash; nil for "Tapas".
  public var name: String?
  /// The address of its logo; nil for a drawn plate.
  public var logo: URL?
  /// The code of its currency, ISO 4217, such as `SAR`.
  public var currency: String

  /// A restaurant with its settings.
  public init(name: String? = nil, logo: URL? = nil, currency: String = "SAR") {
    self.name = name
    self.logo = logo
    self.currency = currency
  }
}
