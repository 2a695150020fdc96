// The list of drinks: photo, name, and what goes into them.
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

  init(
    service: DrinkService, store: any RecordStore, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date
  ) {
    model = CocktailsModel(service: service, store: store, clock: clock, now: now)
  }

  var body: some View {
    NavigationStack(path: $path) {
      CocktailsList(model: model, filter: filter, photos: photos)
        .navigationTitle("Cocktails")
        .searchable(text: $filter, prompt: "Filter by name")
        .refreshes(model.list)
        .navigationDestination(for: Drink.ID.self) { id in
          DrinkScreen(id: id, model: model)
            .navigationTransition(.zoom(sourceID: id, in: photos))
        }
    }
    // On the stack and not on the list: a detail on top of the list is no reason to stop loading.
    .task { await model.list.appeared() }
  }
}

/// The faces of the list.
private struct CocktailsList: View {
  let model: CocktailsModel
  let filter: String
  let photos: Namespace.ID

  var body: some View {
    LoadStateView(
      model.list, isEmpty: \.isEmpty, failure: "The cocktails could not be loaded"
    ) { loaded in
      if let items = found {
        List {
          Section {
            ForEach(items) { item in
              DrinkRow(item: item, model: model, photos: photos)
            }
          } footer: {
            if loaded.skipped > 0 {
              Text("\(loaded.skipped) cocktails could not be read and are not shown.")
            }
          }
        }
      } else {
        ContentUnavailableView(
          "No cocktails found", systemImage: "magnifyingglass",
          description: Text("No cocktail is called “\(filter)”. Try another name."))
      }
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

  /// The drinks that match the filter; nil when none does.
  private var found: [DrinkItem]? {
    let items = model.items(matching: filter)
    return items.isEmpty ? nil : items
  }
}

extension Drink {
  /// As long as a usual name; nobody reads the letters.
  fileprivate static func placeholder(_ number: Int) -> Drink {
    Drink(id: String(-number), name: String(repeating: "m", count: 8 + number % 3 * 3))
  }
}
