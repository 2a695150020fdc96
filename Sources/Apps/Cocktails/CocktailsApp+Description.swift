// The app Cocktails: its strings, its colours, and its first screen.
public import DataLayer
import Foundation
public import SharedUI
public import SwiftUI

/// The app Cocktails.
public enum CocktailsApp: CatalogueApp {
  /// The app's description. Its screen asks the service, and keeps the last list in the store.
  public static var description: AppDescription<ServiceDependencies<DrinkService>, some View> {
    AppDescription(
      name: "cocktails", title: "Cocktails",
      summary: "Cocktails, what goes into them and how they are made.",
      colors: ("#5f27cd", "#ff6b81"), bundle: .module,
      start: { await $0.drinks.readSaved() },
      model: CocktailsModel.init, screen: { CocktailsScreen(model: $0) })
  }

  /// The previews of the list, of the cabinet and of a drink's page.
  public static var previews: [any PreviewProvider.Type] {
    [CocktailsScreenPreviews.self, CabinetScreenPreviews.self, DrinkPagePreviews.self]
  }
}
