// The screen of Cocktails: the list, its filter, and the page that a row opens.
import SharedUI
import SwiftUI

/// The first screen of Cocktails, and the pages pushed onto it.
struct CocktailsScreen: View {
  @State private var model: CocktailsModel
  @SceneStorage("cocktails.filter") private var filter = ""

  init(_ dependencies: ServiceDependencies<DrinkService>) {
    model = CocktailsModel(dependencies)
  }

  var body: some View {
    ItemListScreen(model.list, words: DrinkWords(), query: $filter) { item, photos in
      DrinkRow(item: item, model: model, photos: photos)
    } skeleton: { number, photos in
      DrinkSummary(drink: .placeholder(number), photos: photos) { IngredientsSkeleton() }
    } page: { item in
      DrinkPage(item: item, model: model)
    }
    .task { await model.appeared() }
  }
}

private struct DrinkWords: ItemWords {
  let title: LocalizedStringKey = "Cocktails"
  let searchPrompt: LocalizedStringKey = "Filter by name"
  let loading: LocalizedStringKey = "Loading cocktails…"
  let failure: LocalizedStringKey = "The cocktails could not be loaded"
  let empty: (title: LocalizedStringKey, hint: LocalizedStringKey) = (
    "No cocktails", "The service has no cocktails yet. Refresh to look again."
  )
  let noMatch: LocalizedStringKey = "No cocktails found"
  let itemTitle: LocalizedStringKey = "Cocktail"
  let itemFailure: LocalizedStringKey = "The cocktail could not be loaded"
  let noItem: LocalizedStringKey = "No such cocktail"
  let symbol = "wineglass"

  func skipped(_ count: Int) -> LocalizedStringKey {
    "\(count) cocktails could not be read and are not shown."
  }
  func noMatchHint(_ query: String) -> LocalizedStringKey {
    "No cocktail is called “\(query)”. Try another name."
  }
  func noItemHint(_ id: String) -> LocalizedStringKey {
    "The service has no cocktail number \(id)."
  }
}

extension Drink {
  /// A drink for a redacted row; its name is of usual length.
  fileprivate static func placeholder(_ number: Int) -> Drink {
    Drink(id: String(-number), name: String(repeating: "m", count: 8 + number % 3 * 3))
  }
}
