// A country as flag and name.
public import DataLayer
public import SwiftUI

/// The flag and the name of a country, or "Unknown country" without one.
public struct CountryLabel: View {
  @Environment(\.locale) private var locale
  private let country: Country?

  /// The label of a country; nil for an unknown one.
  public init(_ country: Country?) {
    self.country = country
  }

  public var body: some View {
    HStack(spacing: 5) {
      if let country {
        // Hidden, so that screen readers name the country once. Fixed, so that a long name cannot
        // cut it.
        Text(verbatim: country.flag).fixedSize().accessibilityHidden(true)
        Text(verbatim: country.name(in: locale))
      } else {
        Image(systemName: "globe").accessibilityHidden(true)
        Text("Unknown country")
      }
    }
  }
}
