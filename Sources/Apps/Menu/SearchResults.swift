// What a search over the whole menu found.
import Foundation
import MenuData
import SharedUI
import SwiftUI

/// The products whose names hold the words, each with its category and price.
struct SearchResults: View {
  private struct SearchKey: Hashable {
    let words: String
    let version: Int
    let attempt: Int
  }

  @State private var found: [Found]?
  @State private var failure: MenuError?
  @State private var attempt = 0
  let menu: SavedMenu
  let words: String
  let model: MenuModel

  /// More than anyone reads; a longer list would only be slower.
  private static let limit = 100

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 296), spacing: 12)], spacing: 12) {
        ForEach(found ?? []) { found in
          FoundRow(found: found, currency: model.restaurant.currency) {
            model.opened = found.product
          }
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      footer
    }
    .task(id: SearchKey(words: words, version: menu.version, attempt: attempt)) { await search() }
  }

  @ViewBuilder private var footer: some View {
    if let failure {
      MenuFailureView("The menu could not be read", failure: failure) { attempt += 1 }
    } else if let found, found.isEmpty {
      ContentUnavailableView(
        "No products found", systemImage: "magnifyingglass",
        description: Text("No product is called “\(words)”. Try another name."))
    } else if found?.count == Self.limit {
      Text("The first \(Self.limit) products that were found")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding()
    }
  }

  private func search() async {
    do throws(MenuError) {
      let products = try await model.repository.search(words, Self.limit)
      var categories: [MenuCategory.ID: MenuCategory] = [:]
      for id in Set(products.map(\.categoryID)) {
        categories[id] = try await model.repository.category(id)
      }
      guard !Task.isCancelled else { return }
      failure = nil
      found = products.map { Found(product: $0, category: categories[$0.categoryID]) }
    } catch {
      if !Task.isCancelled { (failure, found) = (error, nil) }
    }
  }
}

/// A product and where it stands.
private struct Found: Identifiable {
  let product: Product
  let category: MenuCategory?
  var id: Product.ID { product.id }
}

private struct FoundRow: View {
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var scheme
  let found: Found
  let currency: String
  let open: @MainActor () -> Void

  var body: some View {
    Button(action: open) {
      HStack(spacing: 12) {
        RemotePhoto(url: found.product.photo, symbol: "fork.knife")
          .frame(width: 72, height: 72)
          .clipShape(RoundedRectangle(cornerRadius: 12))
        VStack(alignment: .leading, spacing: 3) {
          Text(verbatim: found.product.title(in: locale))
            .font(.headline)
            .lineLimit(2)
          found.category?.words(in: locale)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .lineLimit(1)
          PriceText(price: found.product.price, currency: currency)
            .font(.subheadline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(10)
      .frame(maxWidth: .infinity)
      .background(Color.card(in: scheme))
      .clipShape(RoundedRectangle(cornerRadius: 16))
    }
    .buttonStyle(.plain)
  }
}
