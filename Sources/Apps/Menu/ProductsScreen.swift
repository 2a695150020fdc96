// The products of a category, twenty per page.
import MenuData
import SharedUI
import SwiftUI

/// A page of the products of a category, which may be missing, as after a shared link.
struct ProductsScreen: View {
  @Environment(\.locale) private var locale
  let id: MenuCategory.ID
  let route: MenuRoute
  let model: MenuModel

  var body: some View {
    MenuGate(model: model) { menu in
      Group {
        if let menu {
          CategoryProducts(id: id, menu: menu, route: route, model: model)
        } else {
          ProductSkeleton()
        }
      }
      .navigationTitle(model.knownCategory(id)?.name(in: locale) ?? Text("Category"))
    }
  }
}

private struct CategoryProducts: View {
  let id: MenuCategory.ID
  let menu: SavedMenu
  let route: MenuRoute
  let model: MenuModel

  var body: some View {
    MenuContent(request: route, menu: menu, read: read) { products in
      LoadStateView(
        products.content, isEmpty: { $0 == nil }, failure: "The menu could not be read",
        retry: products.retryTapped
      ) { page in
        if let page {
          ProductPage(page: page, route: route, model: model)
            .paged(page) { model.pageTapped($0, of: route) }
        }
      } skeleton: {
        ProductSkeleton()
      } empty: {
        ContentUnavailableView(
          "No such category", systemImage: "menucard",
          description: Text("The menu has no such category, or no longer has it."))
      }
    }
  }

  private func read(_ route: MenuRoute) async throws(MenuError) -> MenuPage<Product>? {
    try await model.products(of: id, page: route.page)
  }
}

private struct ProductPage: View {
  @Environment(\.locale) private var locale
  let page: MenuPage<Product>
  let route: MenuRoute
  let model: MenuModel

  var body: some View {
    ScrollView {
      if let category = route.category.flatMap(model.knownCategory) {
        WholeName(category.title(in: locale)).padding(.horizontal, 16)
      }
      ProductGrid(items: page.items) { product in
        Button {
          model.productTapped(product)
        } label: {
          ProductTile(product: product, currency: model.currency)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: product.title(in: locale)))
        .accessibilityValue(product.spoken(model.currency, in: locale))
      }
      if page.items.isEmpty {
        ContentUnavailableView(
          "No products", systemImage: "fork.knife",
          description: Text("Nothing stands in this category now. Choose another one."))
      }
    }
  }
}

private struct ProductSkeleton: View {
  var body: some View {
    ProductGrid(items: Product.placeholders) { ProductTile(product: $0, currency: "") }
      .redacted(reason: .placeholder)
      .accessibilityHidden(true)
  }
}

private struct ProductGrid<Tile: View>: View {
  @Environment(\.horizontalSizeClass) private var width
  let items: [Product]
  @ViewBuilder let tile: (Product) -> Tile

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: width == .regular ? 208 : 152), spacing: 16)],
      spacing: 16
    ) {
      ForEach(items) { tile($0) }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}

/// A product's photo with its name below.
private struct ProductTile: View {
  @Environment(\.locale) private var locale
  let product: Product
  let currency: String

  var body: some View {
    VStack(spacing: 0) {
      RemotePhoto(url: product.photo, symbol: "fork.knife")
        .aspectRatio(4 / 3, contentMode: .fit)
        .frame(maxWidth: .infinity)
        .opacity(product.availability == .available ? 1 : 0.45)
      VStack(spacing: 4) {
        Text(verbatim: product.title(in: locale))
          .font(.subheadline)
          .fontWeight(.semibold)
          .multilineTextAlignment(.center)
          .lineLimit(2, reservesSpace: true)
        if let words = product.availability.reason {
          words.font(.footnote).fontWeight(.semibold).foregroundStyle(.secondary)
        } else {
          PriceText(product: product, currency: currency)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity)
      .padding(12)
    }
    .frame(maxWidth: .infinity)
    .background(Color.card)
    .clipShape(RoundedRectangle(cornerRadius: 18))
    .shadow(color: .black.opacity(0.08), radius: 6, y: 2)
  }
}

extension Color {
  /// The fill of a card. A page is white or black on iPhone and iPad, so the card is a grey.
  static var card: Color { .primary.opacity(0.08) }
}

extension Product {
  /// Products for the skeleton, with names of usual length.
  fileprivate static var placeholders: [Product] {
    (1...8).map {
      Product(
        id: String(-$0), categoryID: "", name: String(repeating: "m", count: 8 + $0 % 3 * 3),
        price: nil)
    }
  }
}
