// One product over the categories: its photo, its name, its price.
import Foundation
import MenuData
import SharedUI
import SwiftUI

/// The popup of a product, with its name as the title.
struct ProductPopup: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  let product: Product
  let currency: String

  var body: some View {
    ScrollView {
      RemotePhoto(
        url: product.photo, label: product.title(in: locale), symbol: "fork.knife"
      )
      .aspectRatio(3 / 2, contentMode: .fit)
      .frame(maxWidth: .infinity)
      VStack(alignment: .leading, spacing: 10) {
        Text(verbatim: product.title(in: locale))
          .font(.title2)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
        PriceText(price: product.price, currency: currency)
          .font(.title3)
          .fontWeight(.semibold)
          .foregroundStyle(.secondary)
        if !product.detail.isEmpty {
          Text(verbatim: product.detail)
        }
        Button(role: .cancel) {
          dismiss()
        } label: {
          Text("Close").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .padding(.top, 6)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(20)
    }
    // The sheet has no bar: the title only names it for screen readers.
    .navigationTitle(product.title(in: locale))
  }
}
