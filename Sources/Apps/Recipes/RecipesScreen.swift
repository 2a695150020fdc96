// The screen of Recipes: the list, the person's choices, and the open recipe.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

/// A list of recipes. A row opens its recipe in a sheet.
struct RecipesScreen: View {
  let model: RecipesModel
  @AppStorage("recipes.favourites") private var favourites = Favourites()
  @AppStorage("recipes.order") private var order = RecipeOrder.name
  @SceneStorage("recipes.cuisine") private var cuisine = ""
  @SceneStorage("recipes.filter") private var isFavouritesOnly = false
  @Environment(\.locale) private var locale
  @SceneStorage("recipes.query") private var query = ""
  @SceneStorage("recipes.open") private var openID = ""

  var body: some View {
    NavigationStack {
      LoadStateView(
        model.list, isEmpty: \.isEmpty, failure: "The recipes could not be loaded"
      ) { loaded in
        // The choices are in the list: a title collapses only with a list that is the first scroll
        // view.
        List {
          Section {
            RecipeRows(
              loaded: loaded, filter: filter, openID: $openID, favourites: $favourites,
              showAllTapped: showAllTapped)
          } header: {
            RecipeChoices(
              cuisines: loaded.cuisines, order: $order, cuisine: $cuisine,
              isFavouritesOnly: $isFavouritesOnly)
          }
        }
        .readableRows()
        .announcesResults(query.isEmpty ? nil : loaded.recipes(filter, in: locale).count)
      } skeleton: {
        SkeletonList("Loading recipes…", isSlow: model.list.isSlow) { number in
          RecipeSummary(recipe: .placeholder(number))
        }
      } empty: {
        ContentUnavailableView(
          "No recipes", systemImage: "book.closed",
          description: Text("The service has no recipes yet. Refresh to look again."))
      }
      .navigationTitle("Recipes")
      .searchesNames($query, prompt: "Search recipes")
      .refreshes(model.list)
    }
    .task { await model.list.appeared() }
    .sheet(item: $openID[showing: model.recipe(openID)]) { recipe in
      RecipePage(recipe: recipe, isFavourite: $favourites[recipe.favouriteID])
    }
  }

  private var filter: RecipeFilter {
    RecipeFilter(
      order: order, cuisine: cuisine, favourites: isFavouritesOnly ? favourites : nil, query: query)
  }

  private func showAllTapped() {
    isFavouritesOnly = false
    cuisine = ""
    query = ""
  }
}

extension String {
  /// The open recipe, stored by id: a reload reopens it, and a refresh shows its latest text.
  fileprivate subscript(showing recipe: Recipe?) -> Recipe? {
    get { recipe }
    set { self = newValue?.id.uuidString ?? "" }
  }
}

/// The matching rows, or advice when there are none.
private struct RecipeRows: View {
  @Environment(\.locale) private var locale
  let loaded: LoadedRecipes
  let filter: RecipeFilter
  @Binding var openID: String
  @Binding var favourites: Favourites
  let showAllTapped: @MainActor () -> Void

  var body: some View {
    let recipes = loaded.recipes(filter, in: locale)
    if recipes.isEmpty {
      ContentUnavailableView {
        Label("No recipes found", systemImage: "magnifyingglass")
      } description: {
        if filter.favourites != nil {
          Text("A recipe becomes a favourite by the heart on its page.")
        } else if loaded.cuisines.contains(filter.cuisine) {
          Text("No \(filter.cuisine) recipe has “\(filter.query)” in its name.")
        } else {
          Text("No recipe has “\(filter.query)” in its name or cuisine.")
        }
      } actions: {
        Button(action: showAllTapped) { Text("Show all recipes").touchTarget() }
          .buttonStyle(.borderless)
      }
      .frame(maxWidth: .infinity)
    } else {
      ForEach(recipes) { recipe in
        RecipeRow(recipe: recipe, openID: $openID, isFavourite: $favourites[recipe.favouriteID])
      }
    }
  }
}
