// A price on screen, in the restaurant's currency and the reader's format.
import MenuData
import SwiftUI

/// A product's price, words for an open one, or a dash without one.
struct PriceText: View {
  let product: Product
  let currency: String

  var body: some View {
    if let price = product.price(in: currency) {
      price.monospacedDigit()
    } else {
      Text(verbatim: "—").accessibilityLabel("No price")
    }
  }
}
