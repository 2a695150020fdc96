// The screens of Menu in their stack, and the popup and the alert over them.
import DataLayer
import Foundation
import MenuData
import SharedUI
import SwiftUI

/// The first screen of Menu, the screens pushed onto it, and the popup.
struct MenuScreen: View {
  @Bindable var model: MenuModel
  @State private var isStarted = false
  @SceneStorage("menu.search") private var query = ""
  @SceneStorage("menu.open") private var openedID = ""

  /// Whether the logo is shown. An address or a restored scene does not wait for it.
  private var isStarting: Bool {
    !isStarted && model.path.isEmpty && query.isEmpty && openedID.isEmpty
  }

  var body: some View {
    NavigationStack(path: $model.path) {
      CategoriesScreen(
        route: .categories(page: 1), model: model, isStarting: isStarting, query: $query
      )
      .navigationDestination(for: MenuRoute.self) { place in
        Group {
          if let id = place.category {
            ProductsScreen(id: id, route: place, model: model)
          } else {
            CategoriesScreen(route: place, model: model, query: $query)
              // The way back is "Previous".
              .navigationBarBackButtonHidden()
          }
        }
        // Turning a page replaces the topmost route, which alone would keep the screen's state.
        .id(place)
      }
    }
    .backShortcut($model.path)
    .restoresPath($model.path)
    .announcesUpdates(of: model)
    .task { await model.appeared() }
    .task { isStarted = isStarting ? await model.started() : true }
    .task(id: model.path) { await model.navigated() }
    .task(id: model.menu.value) { await model.menuChanged(openedID: openedID) }
    .onChange(of: model.openedProduct?.id) { _, id in openedID = id ?? "" }
    .sheet(item: $model.openedProduct) { product in
      ProductPopup(product: product, currency: model.currency)
    }
    .alert(
      Text(model.menu.failure?.titleWithoutMenu ?? ""), isPresented: $model.isFailureShown,
      presenting: model.menu.failure
    ) { _ in
      Button("Retry", action: model.retryTapped)
      Button("OK", role: .cancel) {}
    } message: { failure in
      failure.message
    }
  }
}
