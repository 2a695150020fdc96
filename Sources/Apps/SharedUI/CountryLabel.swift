// A country as flag and name.
import DataLayer
import SwiftUI

/// The flag and the name of a country, or "Unknown country" where there is none.
public struct CountryLabel: View {
  @Environment(\.locale) private var locale
  private let country: Country?

  /// The label of a country that may not be known.
  public init(_ country: Country?) {
    self.country = country
  }

  public var body: some View {
    HStack(spacing: 5) {
      if let country {
        // Hidden, or a screen reader would say the country twice. Fixed, or a long name cuts it.
        Text(verbatim: country.flag).fixedSize().accessibilityHidden(true)
        Text(verbatim: country.name(in: locale))
      } else {
        Image(systemName: "globe").accessibilityHidden(true)
        Text("Unknown country")
      }
    }
  }
}
