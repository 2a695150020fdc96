// Whose menu it is: what a place sets for itself.
import Foundation

/// The restaurant: its name, its logo, its money.
public struct Restaurant: Sendable, Hashable {
  /// Its name, shown on the splash; nil for the one Tapas draws.
  public var name: String?
  /// Where its logo is; nil for the one Tapas draws.
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
