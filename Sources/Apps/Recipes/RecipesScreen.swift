// The one screen of Recipes: the list, what is wanted of it, and the recipe that is open over it.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

/// A list of recipes; a row opens its recipe in a sheet.
struct RecipesScreen: View {
  @State private var list: SavedList<RecipeList, LoadedRecipes, RecipesError>
  @SceneStorage("recipes.order") private var order = RecipeOrder.name
  @SceneStorage("recipes.cuisine") private var cuisine = ""
  @SceneStorage("recipes.query") private var query = ""
  @SceneStorage("recipes.open") private var openID = ""

  init(
    service: RecipeService, store: any RecordStore, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date
  ) {
    list = .recipes(from: service, in: store, clock: clock, now: now)
  }

  var body: some View {
    NavigationStack {
      LoadStateView(
        list, isEmpty: \.isEmpty, failure: "The recipes could not be loaded"
      ) { loaded in
        VStack(spacing: 0) {
          RecipeChoices(cuisines: loaded.cuisines, order: $order, cuisine: $cuisine)
          RecipeRows(loaded: loaded, wish: wish, open: { openID = $0.id.uuidString }, reset: reset)
        }
      } skeleton: {
        SkeletonList("Loading recipes…", isSlow: list.isSlow) { number in
          RecipeSummary(recipe: .placeholder(number))
        }
      } empty: {
        ContentUnavailableView(
          "No recipes", systemImage: "book.closed",
          description: Text("The service has no recipes yet. Refresh to look again."))
      }
      .navigationTitle("Recipes")
      .searchable(text: $query, prompt: "Search recipes")
      .refreshes(list)
    }
    .task { await list.appeared() }
    .sheet(item: open) { recipe in RecipeSheet(recipe: recipe) }
  }

  private var wish: RecipeFilter { RecipeFilter(order: order, cuisine: cuisine, query: query) }

  private func reset() {
    cuisine = ""
    query = ""
  }

  /// The open recipe is kept by its id, so that a reload opens it again and a refresh shows its latest words.
  private var open: Binding<Recipe?> {
    Binding(
      get: { @MainActor in UUID(uuidString: openID).flatMap { list.content.value?[$0] } },
      set: { @MainActor recipe in openID = recipe?.id.uuidString ?? "" })
  }
}

/// The rows that are wanted, or what to do when there are none.
private struct RecipeRows: View {
  @Environment(\.locale) private var locale
  let loaded: LoadedRecipes
  let wish: RecipeFilter
  let open: @MainActor (Recipe) -> Void
  let reset: @MainActor () -> Void

  var body: some View {
    let recipes = loaded.recipes(wish, in: locale)
    if recipes.isEmpty {
      ContentUnavailableView {
        Label("No recipes found", systemImage: "magnifyingglass")
      } description: {
        if loaded.cuisines.contains(wish.cuisine) {
          Text("No \(wish.cuisine) recipe has “\(wish.query)” in its name.")
        } else {
          Text("No recipe has “\(wish.query)” in its name or cuisine.")
        }
      } actions: {
        Button("Show all recipes", action: reset)
      }
    } else {
      List(recipes) { recipe in
        RecipeRow(recipe: recipe) { open(recipe) }
      }
    }
  }
}
