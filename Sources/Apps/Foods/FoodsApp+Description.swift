// Foods as a whole: its words, its colours, and its first screen.
import Foundation
import SharedUI
import SwiftUI

/// The app Foods.
public enum FoodsApp: CatalogueApp {
  /// Its description; the screen asks the service, and keeps its last list in the store.
  public static var description: AppDescription<ServiceDependencies<FoodService>, some View> {
    AppDescription(
      name: "foods", title: "Foods",
      summary: "Dishes of the world, and the ones you like.",
      colors: ("#ff9f43", "#ee5253"), bundle: .module,
      // The likes that an earlier run left are sent, too.
      start: { await FoodsModel($0).list.list.readSaved() },
      screen: { (dependencies: ServiceDependencies<FoodService>) in FoodsScreen(dependencies) })
  }

  /// The list and the page of a food.
  public static var previews: [any PreviewProvider.Type] {
    [FoodsScreenPreviews.self, FoodPagePreviews.self]
  }
}
