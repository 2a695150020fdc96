// What the popup says below a description: allergens, and what can be chosen with the product.
import Foundation
import MenuData
import SwiftUI

/// The stated allergens; nothing without any, which is no promise that there are none.
struct ProductAllergens: View {
  let product: Product

  var body: some View {
    if let names {
      Text("Allergens: \(names)")
        .font(.subheadline)
        .fontWeight(.semibold)
    }
  }

  /// The names one after the other.
  private var names: Text? {
    guard let first = product.allergens.first else { return nil }
    return product.allergens.dropFirst().reduce(first.name) { Text("\($0), \($1.name)") }
  }
}

/// The choices with their options, and what each adds to the price.
struct ProductModifiers: View {
  @Environment(\.locale) private var locale
  let product: Product
  let currency: String

  var body: some View {
    ForEach(Array(product.modifiers.enumerated()), id: \.offset) { _, modifier in
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: modifier.title(in: locale))
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        ForEach(Array(modifier.options.enumerated()), id: \.offset) { _, option in
          HStack(alignment: .firstTextBaseline) {
            Text(verbatim: option.title(in: locale))
            Spacer()
            if let price = option.price, price != 0 {
              Text(price, format: .money(currency).sign(strategy: .always()))
                .monospacedDigit()
                .foregroundStyle(.secondary)
            }
          }
          .font(.subheadline)
          .accessibilityElement(children: .combine)
        }
      }
    }
  }
}

extension Allergen {
  /// The name in the reader's language.
  var name: Text {
    switch self {
    case .gluten: Text("gluten")
    case .crustaceans: Text("crustaceans")
    case .eggs: Text("eggs")
    case .fish: Text("fish")
    case .peanuts: Text("peanuts")
    case .soy: Text("soy")
    case .milk: Text("milk")
    case .nuts: Text("nuts")
    case .celery: Text("celery")
    case .mustard: Text("mustard")
    case .sesame: Text("sesame")
    case .sulphites: Text("sulphites")
    case .lupin: Text("lupin")
    case .molluscs: Text("molluscs")
    }
  }
}
