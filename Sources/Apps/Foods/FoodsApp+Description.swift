// The app Foods: its strings, its colours, and its first screen.
public import DataLayer
import Foundation
public import SharedUI
public import SwiftUI

/// The app Foods.
public enum FoodsApp: CatalogueApp {
  /// The app's description. Its screen asks the service, and keeps the last list in the store.
  public static var description: AppDescription<ServiceDependencies<FoodService>, some View> {
    AppDescription(
      name: "foods", title: "Foods",
      summary: "Dishes of the world, and the ones you like.",
      colors: ("#ff9f43", "#ee5253"), bundle: .module,
      start: { dependencies in
        // The likes that an earlier run left are sent.
        dependencies.likes.start()
        await dependencies.foods.readSaved()
      },
      model: FoodsModel.init, screen: { FoodsScreen(model: $0) })
  }

  /// The previews of the list and of a food's page.
  public static var previews: [any PreviewProvider.Type] {
    [FoodsScreenPreviews.self, FoodPagePreviews.self]
  }
}
