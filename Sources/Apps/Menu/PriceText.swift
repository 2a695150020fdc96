// A price on screen: exact, in the restaurant's currency and the reader's format.
import Foundation
import SwiftUI

/// A price, or a dash without one.
struct PriceText: View {
  let price: Decimal?
  let currency: String

  var body: some View {
    if let price {
      Text(price, format: .money(currency)).monospacedDigit()
    } else {
      Text(verbatim: "—").accessibilityLabel("No price")
    }
  }
}
