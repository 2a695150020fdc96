// The products of a category, twenty a page.
import MenuData
import SharedUI
import SwiftUI

/// One page of the products of a category that may not exist, as after a shared link.
struct ProductsScreen: View {
  @Environment(\.locale) private var locale
  let id: MenuCategory.ID
  let place: MenuPlace
  let model: MenuModel

  var body: some View {
    MenuGate(model: model) { menu in
      MenuContent(menu, read: read) { section in
        if section.category == nil {
          ContentUnavailableView(
            "No such category", systemImage: "menucard",
            description: Text("The menu has no such category, or no longer has it."))
        } else {
          ProductPage(page: section.page, place: place, model: model)
            .paged(section.page) { model.turn(place, to: $0) }
        }
      } skeleton: {
        ProductGrid(items: Product.placeholders) { ProductTile(product: $0) }
          .redacted(reason: .placeholder)
          .accessibilityHidden(true)
      }
      .navigationTitle(model.seen(id)?.words(in: locale) ?? Text("Category"))
    }
  }

  /// A category and a page of what it holds.
  private struct MenuSection {
    let category: MenuCategory?
    let page: MenuPage<Product>
  }

  private func read() async throws(MenuError) -> MenuSection {
    let category = try await model.repository.category(id)
    model.note([category].compactMap(\.self))
    return MenuSection(
      category: category, page: try await model.repository.products(id, place.page))
  }
}

private struct ProductPage: View {
  @Environment(\.locale) private var locale
  let page: MenuPage<Product>
  let place: MenuPlace
  let model: MenuModel

  var body: some View {
    ScrollView {
      ProductGrid(items: page.items) { product in
        Button {
          model.choose(product)
        } label: {
          ProductTile(product: product)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: product.title(in: locale)))
      }
      if page.items.isEmpty {
        ContentUnavailableView(
          "No products", systemImage: "fork.knife",
          description: Text("Nothing stands in this category now. Choose another one."))
      }
    }
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

/// A product's photo, and its name under it.
private struct ProductTile: View {
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var scheme
  let product: Product

  var body: some View {
    VStack(spacing: 0) {
      RemotePhoto(url: product.photo, symbol: "fork.knife")
        .aspectRatio(4 / 3, contentMode: .fit)
        .frame(maxWidth: .infinity)
      Text(verbatim: product.title(in: locale))
        .font(.subheadline)
        .fontWeight(.semibold)
        .multilineTextAlignment(.center)
        .lineLimit(2, reservesSpace: true)
        .frame(maxWidth: .infinity)
        .padding(12)
    }
    .frame(maxWidth: .infinity)
    .background(Color.card(in: scheme))
    .clipShape(RoundedRectangle(cornerRadius: 18))
    .shadow(color: .black.opacity(0.08), radius: 6, y: 2)
  }
}

extension Color {
  /// What stands out from the page in the light and in the dark.
  static func card(in scheme: ColorScheme) -> Color { .white.opacity(scheme == .dark ? 0.12 : 1) }
}

extension Product {
  /// As long as usual names; nobody reads the letters.
  fileprivate static var placeholders: [Product] {
    (1...8).map {
      Product(
        id: String(-$0), categoryID: "", name: String(repeating: "m", count: 8 + $0 % 3 * 3),
        price: nil)
    }
  }
}
