// One product over the categories: its photo, its name, its price.
import Foundation
import MenuData
import SharedUI
import SwiftUI

/// The popup of a product, with its name as the title. It is as high as its content where the
/// screen has the room; then only its way out stays in place.
struct ProductPopup: View {
  @Environment(\.locale) private var locale
  let product: Product
  let currency: String
  @State private var contentHeight: CGFloat = 0
  @State private var closeHeight: CGFloat = 0

  var body: some View {
    ScrollView {
      // A photo of a menu has few pixels, and would be soft on a large screen.
      PhotoBesideText(
        product.photo, name: product.title(in: locale), symbol: "fork.knife", widest: 360
      ) {
        texts
      }
      .padding(20)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        contentHeight = $0
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      PopupClose()
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          closeHeight = $0
        }
    }
    // Without a stack the title is not drawn on a phone; it names the sheet for screen readers.
    .navigationTitle(product.title(in: locale))
    .accessibilityLabel(Text(verbatim: product.title(in: locale)))
    .presentationDetents(contentHeight > 0 ? [.height(contentHeight + closeHeight)] : [.medium])
  }

  private var texts: some View {
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
      ProductAllergens(product: product)
      ProductModifiers(product: product, currency: currency)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The way out of the popup, which stays in sight while the content scrolls.
private struct PopupClose: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button(role: .cancel) {
      dismiss()
    } label: {
      Text("Close").frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
    .frame(maxWidth: 360)
    .padding(.horizontal, 20)
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity)
    .background(.background)
  }
}
