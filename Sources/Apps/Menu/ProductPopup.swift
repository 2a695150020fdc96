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
        PriceText(product: product, currency: currency)
          .font(.title3)
          .fontWeight(.semibold)
          .foregroundStyle(.secondary)
        if let reason = product.availability.reason {
          Label {
            reason
          } icon: {
            Image(systemName: "nosign")
          }
          .font(.headline)
        }
        ProductDetails(product: product)
        let description = product.description(in: locale)
        if !description.isEmpty {
          Text(verbatim: description)
        }
        closeButton
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(20)
    }
    // Without a stack the title is not drawn on a phone; it names the sheet for screen readers.
    .navigationTitle(product.title(in: locale))
    .accessibilityLabel(Text(verbatim: product.title(in: locale)))
    .presentationDetents([.medium, .large])
  }

  private var closeButton: some View {
    Button(role: .cancel) {
      dismiss()
    } label: {
      Text("Close").frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
    .padding(.top, 6)
  }
}
