// The screen of Foods: the list, its search, and the page that a row opens.
import DataLayer
import SharedUI
import SwiftUI

/// The first screen of Foods, and the pages over it or beside it.
struct FoodsScreen: View {
  let model: FoodsModel
  @State private var path: [ItemRoute<Food.ID>] = []
  @SceneStorage("foods.query") private var query = ""
  @SceneStorage("foods.filter") private var filter = FoodFilter()
  @Namespace private var photos

  var body: some View {
    ListDetail(
      path: $path, isLoaded: model.list.content.value != nil, photos: photos
    ) { selection in
      list(selection)
        .unsavedNotice(model.likes.isUnsaved)
        .navigationTitle("Foods")
        .searchesNames($query, prompt: "Search foods")
        .refreshes(model.list)
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            FoodFilterMenu(model: model, filter: $filter)
          }
        }
    } page: { route in
      page(of: route)
    } unchosen: {
      ContentUnavailableView(
        "Choose a food", systemImage: "fork.knife",
        description: Text("Its photo and its whole description show up here."))
    }
    .alert(
      refusalTitle, isPresented: Bindable(model.likes).isRefusalShown,
      presenting: model.likes.refusals.first
    ) { refusal in
      Button("OK", role: .cancel) {}
      Button("Retry") { model.retryTapped(refusal) }
    } message: { refusal in
      refusal.error.message
    }
    // Around both and not on the list: a page over the list must not cancel the loading.
    .task { await model.list.appeared() }
    .task { await model.likes.appeared() }
  }

  /// The foods, or the state of loading them.
  private func list(_ selection: Binding<ItemRoute<Food.ID>?>?) -> some View {
    LoadStateView(
      model.list, isEmpty: \.isEmpty, failure: "The foods could not be loaded"
    ) { foods in
      FoodRows(
        foods: foods, query: query, filter: $filter, model: model, photos: photos,
        selection: selection)
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

  private func page(of route: ItemRoute<Food.ID>) -> some View {
    ItemDestination(
      route, in: model.list, title: "Food", loading: "Loading foods…",
      failure: "The food could not be loaded"
    ) { item in
      FoodPage(item: item, model: model)
    } missing: {
      ContentUnavailableView(
        "No such food", systemImage: "fork.knife",
        description: Text("The service has no food number \(String(route.id))."))
    }
  }

  /// The title of the alert for a refused like.
  private var refusalTitle: LocalizedStringKey {
    guard let like = model.likes.refusals.first?.write else { return "" }
    return like.isLiked
      ? "“\(like.name)” could not be liked" : "“\(like.name)” could not be unliked"
  }
}

/// The chosen foods with a matching name, or advice when there are none.
private struct FoodRows: View {
  let foods: ItemList<FoodItem>
  let query: String
  @Binding var filter: FoodFilter
  let model: FoodsModel
  let photos: Namespace.ID
  let selection: Binding<ItemRoute<Food.ID>?>?

  var body: some View {
    let matches = filter.foods(in: foods, matching: query)
    Group {
      if matches.isEmpty { nothing } else { list(of: matches) }
    }
    .announcesResults(query.isEmpty ? nil : matches.count)
  }

  private func list(of matches: [Food]) -> some View {
    List(selection: selection) {
      Section {
        ForEach(matches) { food in
          FoodRow(item: foods.item(of: food), model: model, photos: photos)
        }
      } header: {
        if filter.isActive { FoodFilterLabel(filter: filter) }
      } footer: {
        if model.list.content.isPart {
          remainder
        } else if foods.skipped > 0 {
          Text("\(foods.skipped) foods could not be read and are not shown.")
        }
      }
    }
  }

  private var remainder: some View {
    ListRemainder(
      model.list, loading: "Loading more foods…", failed: "The other foods could not be loaded.")
  }

  private var nothing: some View {
    ContentUnavailableView {
      Label("No foods found", systemImage: "magnifyingglass")
    } description: {
      if query.isEmpty {
        Text("No food fits the filter.")
      } else {
        Text("No food is called “\(query)”. Try another name.")
      }
      remainder
      if filter.isActive { FoodFilterLabel(filter: filter) }
    } actions: {
      if filter.isActive {
        Button("Show all foods") { filter = FoodFilter() }.buttonStyle(.borderless)
      }
    }
  }
}

extension Food {
  /// A food for a redacted row, with a name of usual length and a description of two lines.
  fileprivate static func placeholder(_ number: Int) -> Food {
    Food(
      id: -number, name: String(repeating: "m", count: 10 + number % 3 * 3),
      description: String(repeating: "mmmm ", count: 12))
  }
}
