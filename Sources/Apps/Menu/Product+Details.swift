// What the menu says about a product beside its name: price, stock, energy and time.
import Foundation
import MenuData
import SwiftUI

extension Product.Availability {
  /// Why the product cannot be ordered; nil when it can.
  var reason: Text? {
    switch self {
    case .available: nil
    case .inactive: Text("Not available")
    case .soldOut: Text("Sold out")
    }
  }
}

extension Product {
  /// The price, or words where the till asks for it; nil when the service has neither.
  func price(in currency: String) -> Text? {
    if hasOpenPrice { return Text("Ask for the price") }
    return price.map { Text($0.withoutNegativeZero(in: currency), format: .money(currency)) }
  }

  /// The price and the state as a screen reader says them after the name.
  func spoken(_ currency: String, in locale: Locale) -> Text {
    let price = price(in: currency) ?? Text("No price")
    guard let words = availability.reason else { return price }
    return Text("\(words), \(price)")
  }

  /// The description in the reader's language; the other one when there is none, or empty.
  func description(in locale: Locale) -> String {
    locale.pick(detail, localizedDetail, translations, \.detail)
  }
}

/// The energy and the time of preparation; nothing without both.
struct ProductDetails: View {
  let product: Product

  var body: some View {
    if product.calories != nil || product.minutes != nil {
      HStack(spacing: 16) {
        if let calories = product.calories {
          Label("\(Text(calories, format: .number)) kcal", systemImage: "flame")
        }
        if let minutes = product.minutes {
          Label("\(Text(minutes, format: .number)) min", systemImage: "clock")
        }
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
  }
}
