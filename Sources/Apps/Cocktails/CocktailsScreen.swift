// The screen of Cocktails: the list, its filter, and the page that a row opens.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

/// The first screen of Cocktails, and what is pushed on top of it.
struct CocktailsScreen: View {
  @State private var model: CocktailsModel
  @State private var path: [Drink.ID] = []
  @SceneStorage("cocktails.filter") private var filter = ""
  @Namespace private var photos

  init(_ dependencies: ServiceDependencies<DrinkService>) {
    model = CocktailsModel(dependencies)
  }

  var body: some View {
    NavigationStack(path: $path) {
      CocktailsList(model: model, filter: filter, photos: photos)
        .navigationTitle("Cocktails")
        .searchable(text: $filter, prompt: "Filter by name")
        .refreshes(model.list)
        .navigationDestination(for: Drink.ID.self) { id in
          DrinkPage(id: id, model: model)
            .zooms(from: id, in: photos)
        }
    }
    // On the stack and not on the list: a page on top of the list must not cancel the loading.
    .task { await model.list.appeared() }
  }
}

/// The list in each of its states.
private struct CocktailsList: View {
  let model: CocktailsModel
  let filter: String
  let photos: Namespace.ID

  var body: some View {
    ItemListView(
      model.list, matching: filter, failure: "The cocktails could not be loaded"
    ) { item in
      DrinkRow(item: item, model: model, photos: photos)
    } footer: { skipped in
      Text("\(skipped) cocktails could not be read and are not shown.")
    } notFound: {
      ContentUnavailableView(
        "No cocktails found", systemImage: "magnifyingglass",
        description: Text("No cocktail is called “\(filter)”. Try another name."))
    } skeleton: {
      SkeletonList("Loading cocktails…", isSlow: model.list.isSlow) { number in
        DrinkSummary(drink: .placeholder(number), photos: photos) { IngredientsSkeleton() }
      }
    } empty: {
      ContentUnavailableView(
        "No cocktails", systemImage: "wineglass",
        description: Text("The service has no cocktails yet. Refresh to look again."))
    }
  }
}

extension Drink {
  /// As long as a usual name.
  fileprivate static func placeholder(_ number: Int) -> Drink {
    Drink(id: String(-number), name: String(repeating: "m", count: 8 + number % 3 * 3))
  }
}
