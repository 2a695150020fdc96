// The screen of Foods: the list, its search, and the page that a row opens.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

/// The first screen of Foods, and what is pushed on top of it.
struct FoodsScreen: View {
  @State private var model: FoodsModel
  @State private var path: [Food.ID] = []
  @State private var query = ""
  @Namespace private var photos

  init(_ dependencies: ServiceDependencies<FoodService>) {
    model = FoodsModel(dependencies)
  }

  var body: some View {
    NavigationStack(path: $path) {
      FoodsList(model: model, query: query, photos: photos)
        .navigationTitle("Foods")
        .searchable(text: $query, prompt: "Search foods")
        .refreshes(model.list)
        .navigationDestination(for: Food.ID.self) { id in
          FoodPage(id: id, model: model)
            .zooms(from: id, in: photos)
        }
    }
    // On the stack and not on the list: a page on top of the list must not cancel the loading.
    .task { await model.list.appeared() }
    .likeAlert(model)
  }
}

/// The list in each of its states.
private struct FoodsList: View {
  let model: FoodsModel
  let query: String
  let photos: Namespace.ID

  var body: some View {
    ItemListView(
      model.list, matching: query, failure: "The foods could not be loaded"
    ) { item in
      FoodRow(item: item, model: model, photos: photos)
    } footer: { skipped in
      Text("\(skipped) foods could not be read and are not shown.")
    } notFound: {
      ContentUnavailableView(
        "No foods found", systemImage: "magnifyingglass",
        description: Text("No food is called “\(query)”. Try another name."))
    } skeleton: {
      SkeletonList("Loading foods…", isSlow: model.list.isSlow) { number in
        FoodSummary(food: .placeholder(number), now: model.list.now(), photos: photos)
      }
    } empty: {
      ContentUnavailableView(
        "No foods", systemImage: "fork.knife",
        description: Text("The service has no foods yet. Refresh to look again."))
    }
  }
}

extension Food {
  /// As long as a usual name and a description of two lines.
  fileprivate static func placeholder(_ number: Int) -> Food {
    Food(
      id: -number, name: String(repeating: "m", count: 10 + number % 3 * 3),
      description: String(repeating: "mmmm ", count: 12))
  }
}
