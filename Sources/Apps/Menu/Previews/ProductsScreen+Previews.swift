// Previews of a category's products, with an update, a search, and the popup.
import DataLayer
import MenuData
import SharedUI
import SwiftUI

struct ProductsScreenPreviews: PreviewProvider {
  static var previews: some View {
    OpenMenu(.preview(savedAt: PreviewTime.saved)) { ProductsPreview(model: $0) }
      .previewDisplayName("Products")
    OpenMenu(.slow) { ProductsPreview(model: $0) }
      .previewDisplayName("Products, loading")
    OpenMenu(.long) { ProductsPreview(id: "more-1", model: $0) }
      .previewDisplayName("Products, empty")
    OpenMenu(.long) { ProductsPreview(id: "gone", model: $0) }
      .previewDisplayName("Products, no such category")
    OpenMenu(.unreadable) { ProductsPreview(model: $0) }
      .previewDisplayName("Products, failed")
    OpenMenu(.updating(.half), isUpdating: true) { ProductsPreview(model: $0) }
      .previewDisplayName("Products, menu updating")
    OpenMenu(.updating(.half, failing: .service(.preview)), isUpdating: true) {
      ProductsPreview(model: $0)
    }
    .previewDisplayName("Products, update failed")
    OpenMenu(.preview(savedAt: PreviewTime.saved)) { SearchPreview(query: "a", model: $0) }
      .previewDisplayName("Search")
    OpenMenu(.preview(savedAt: PreviewTime.saved)) { SearchPreview(query: "xyz", model: $0) }
      .previewDisplayName("Search, nothing found")
    OpenProduct(product: Product.examples[0])
      .previewDisplayName("Product")
    OpenProduct(product: Product.examples[2])
      .previewDisplayName("Product, without price")
  }
}

/// A screen of a menu that its model has opened.
private struct OpenMenu<Content: View>: View {
  let repository: MenuRepository
  let isUpdating: Bool
  let content: (MenuModel) -> Content

  init(
    _ repository: MenuRepository, isUpdating: Bool = false,
    @ViewBuilder content: @escaping (MenuModel) -> Content
  ) {
    self.repository = repository
    self.isUpdating = isUpdating
    self.content = content
  }

  var body: some View {
    ModelOwner {
      MenuModel(MenuDependencies(repository: repository, now: { PreviewTime.now }))
    } content: { model in
      NavigationStack { content(model) }
        .task { await model.appeared() }
        .task(id: model.menu.value?.version) { if isUpdating { model.updateTapped() } }
    }
  }
}

private struct ProductsPreview: View {
  var id = "salads"
  let model: MenuModel

  var body: some View { ProductsScreen(id: id, route: .products(of: id), model: model) }
}

private struct SearchPreview: View {
  @State var query: String
  let model: MenuModel

  var body: some View {
    CategoriesScreen(route: .categories(page: 1), model: model, query: $query)
  }
}

/// The popup over the categories; it can be closed.
private struct OpenProduct: View {
  @State private var opened: Product?

  init(product: Product) { _opened = State(initialValue: product) }

  var body: some View {
    MenuApp.screen(
      MenuDependencies(
        repository: .preview(savedAt: PreviewTime.saved), now: { PreviewTime.now })
    )
    .sheet(item: $opened) { product in
      ProductPopup(product: product, currency: Restaurant().currency)
    }
  }
}
