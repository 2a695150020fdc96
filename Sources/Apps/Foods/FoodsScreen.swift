// The screen of Foods: the list, its search, and the page that a row opens.
import SharedUI
import SwiftUI

/// The first screen of Foods, and the pages pushed onto it.
struct FoodsScreen: View {
  @State private var model: FoodsModel
  @SceneStorage("foods.query") private var query = ""

  init(_ dependencies: ServiceDependencies<FoodService>) {
    self.init(model: FoodsModel(dependencies))
  }

  init(model: FoodsModel) { self.model = model }

  var body: some View {
    ItemListScreen(model.list, words: FoodWords(), query: $query) { item, photos in
      FoodRow(item: item, model: model, photos: photos)
    } skeleton: { number, photos in
      FoodSummary(food: .placeholder(number), now: model.list.now(), photos: photos)
    } page: { item in
      FoodPage(item: item, model: model)
    }
    .likeAlert(model)
    .task { await model.appeared() }
  }
}

private struct FoodWords: ItemWords {
  let title: LocalizedStringKey = "Foods"
  let searchPrompt: LocalizedStringKey = "Search foods"
  let loading: LocalizedStringKey = "Loading foods…"
  let failure: LocalizedStringKey = "The foods could not be loaded"
  let empty: (title: LocalizedStringKey, hint: LocalizedStringKey) = (
    "No foods", "The service has no foods yet. Refresh to look again."
  )
  let noMatch: LocalizedStringKey = "No foods found"
  let itemTitle: LocalizedStringKey = "Food"
  let itemFailure: LocalizedStringKey = "The food could not be loaded"
  let noItem: LocalizedStringKey = "No such food"
  let symbol = "fork.knife"

  func skipped(_ count: Int) -> LocalizedStringKey {
    "\(count) foods could not be read and are not shown."
  }
  func noMatchHint(_ query: String) -> LocalizedStringKey {
    "No food is called “\(query)”. Try another name."
  }
  func noItemHint(_ id: String) -> LocalizedStringKey { "The service has no food number \(id)." }
}

extension Food {
  /// A food for a redacted row, with a name of usual length and a description of two lines.
  fileprivate static func placeholder(_ number: Int) -> Food {
    Food(
      id: -number, name: String(repeating: "m", count: 10 + number % 3 * 3),
      description: String(repeating: "mmmm ", count: 12))
  }
}
