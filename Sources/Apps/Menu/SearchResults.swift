// The results of a search over the whole menu.
import DataLayer
import Foundation
import MenuData
import SharedUI
import SwiftUI

/// The products whose names contain the terms, each with its category and price.
struct SearchResults: View {
  let menu: SavedMenu
  let terms: String
  let model: MenuModel

  /// More than anyone reads; a longer list would only be slower.
  private static let limit = 100

  var body: some View {
    MenuContent(request: terms, menu: menu, read: read) { results in
      ScrollView {
        if let failure = results.content.failure {
          // The failure replaces the results, which belong to an earlier search.
          FailureView("The menu could not be read", error: failure, retry: results.retryTapped)
        } else {
          rows(results.content.value ?? [])
          if let found = results.content.value { footer(found) }
        }
      }
      .announcesResults(results.content.value?.count)
    }
  }

  private func read(_ words: String) async throws(MenuError) -> [FoundProduct] {
    try await model.search(words, limit: Self.limit)
  }

  private func rows(_ found: [FoundProduct]) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 296), spacing: 12)], spacing: 12) {
      ForEach(found) { found in
        FoundRow(found: found, currency: model.currency) {
          model.productTapped(found.product)
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }

  @ViewBuilder private func footer(_ found: [FoundProduct]) -> some View {
    if found.isEmpty {
      ContentUnavailableView(
        "No products found", systemImage: "magnifyingglass",
        description: Text("No product is called “\(terms)”. Try another name."))
    } else if found.count == Self.limit {
      Text("The first \(Self.limit) products that were found")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding()
    }
  }
}

private struct FoundRow: View {
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize
  let found: FoundProduct
  let currency: String
  let tapped: @MainActor () -> Void

  var body: some View {
    Button(action: tapped) {
      PhotoRow(spacing: 3) {
        Text(verbatim: found.product.title(in: locale))
          .font(.headline)
          .limitsName(at: typeSize)
        found.category?.name(in: locale)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
        PriceText(product: found.product, currency: currency)
          .font(.subheadline)
        found.product.availability.reason?
          .font(.subheadline)
          .foregroundStyle(.secondary)
      } photo: {
        RemotePhoto(url: found.product.photo, symbol: "fork.knife")
          .frame(width: 72, height: 72)
          .clipShape(RoundedRectangle(cornerRadius: 12))
      }
      .padding(10)
      .frame(maxWidth: .infinity)
      .background(Color.card)
      .clipShape(RoundedRectangle(cornerRadius: 16))
    }
    .buttonStyle(.plain)
  }
}
