// The screen of Cocktails: the list, its filter, and the page that a row opens.
import DataLayer
import SharedUI
import SwiftUI

/// The first screen of Cocktails, and the pages over it or beside it.
struct CocktailsScreen: View {
  let model: CocktailsModel
  @State private var path: [ItemRoute<Drink.ID>] = []
  @SceneStorage("cocktails.filter") private var query = ""
  @SceneStorage("cocktails.choice") private var filter = DrinkFilter()
  @State private var isCabinetShown = false
  @Namespace private var photos

  var body: some View {
    ListDetail(
      path: $path, isLoaded: model.list.content.value != nil, photos: photos
    ) { selection in
      list(selection)
        .navigationTitle("Cocktails")
        .searchesNames($query, prompt: "Filter by name")
        .refreshes(model.list)
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("What can I make?", systemImage: "checklist") { isCabinetShown = true }
              .disabled(model.list.content.value?.isEmpty != false)
          }
        }
    } page: { route in
      page(of: route)
    } unchosen: {
      ContentUnavailableView(
        "Choose a cocktail", systemImage: "wineglass",
        description: Text("Its ingredients and its preparation show up here."))
    }
    .sheet(isPresented: $isCabinetShown) { CabinetScreen(model: model) }
    // Around both and not on the list: a page over the list must not cancel the loading.
    .task { await model.list.appeared() }
    .task { await model.appeared() }
    .onChange(of: filter.needsDetails, initial: true) {
      if filter.needsDetails { model.lookupOfAll.ask() }
    }
    .task(id: model.isLookingUpAll) { await model.runLookupOfAll() }
  }

  /// The drinks, or the state of loading them.
  private func list(_ selection: Binding<ItemRoute<Drink.ID>?>?) -> some View {
    LoadStateView(
      model.list, isEmpty: \.isEmpty, failure: "The cocktails could not be loaded"
    ) { drinks in
      DrinkRows(
        drinks: drinks, query: query, filter: $filter, isCabinetShown: $isCabinetShown,
        model: model, photos: photos, selection: selection)
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

  private func page(of route: ItemRoute<Drink.ID>) -> some View {
    ItemDestination(
      route, in: model.list, title: "Cocktail", loading: "Loading cocktails…",
      failure: "The cocktail could not be loaded"
    ) { item in
      DrinkPage(item: item, model: model)
    } missing: {
      ContentUnavailableView(
        "No such cocktail", systemImage: "wineglass",
        description: Text("The service has no cocktail number \(route.id)."))
    }
  }
}

/// The chosen drinks with a matching name, or advice when there are none.
private struct DrinkRows: View {
  @AppStorage("cocktails.favourites") private var favourites = Favourites()
  let drinks: ItemList<DrinkItem>
  let query: String
  @Binding var filter: DrinkFilter
  @Binding var isCabinetShown: Bool
  let model: CocktailsModel
  let photos: Namespace.ID
  let selection: Binding<ItemRoute<Drink.ID>?>?

  var body: some View {
    let matches = filter.drinks(in: drinks, matching: query, favourites: favourites)
    Group {
      if matches.isEmpty { nothing } else { list(of: matches) }
    }
    .announcesResults(query.isEmpty ? nil : matches.count)
  }

  private func list(of matches: [Drink]) -> some View {
    List(selection: selection) {
      Section {
        ForEach(matches) { drink in
          DrinkRow(item: drinks.item(of: drink), model: model, photos: photos)
        }
      } header: {
        VStack(alignment: .leading, spacing: 4) {
          // Large text leaves the bar of a narrow phone no room for the filter.
          HStack(spacing: 12) {
            CabinetLine(model: model) { isCabinetShown = true }
            Spacer()
            DrinkFilterMenu(model: model, filter: $filter)
          }
          DrinkFilterLabel(filter: filter, model: model)
        }
        .font(.body)
        // The menu's items take the colour of the header.
        .foregroundStyle(.primary)
        .textCase(nil)
      } footer: {
        if drinks.skipped > 0 {
          Text("\(drinks.skipped) cocktails could not be read and are not shown.")
        }
      }
    }
  }

  private var nothing: some View {
    ContentUnavailableView {
      Label("No cocktails found", systemImage: "magnifyingglass")
    } description: {
      if query.isEmpty {
        Text("No cocktail fits the filter.")
      } else {
        Text("No cocktail is called “\(query)”. Try another name.")
      }
      DrinkFilterLabel(filter: filter, model: model)
    } actions: {
      if filter.isActive {
        Button {
          filter = DrinkFilter()
        } label: {
          Text("Show all cocktails").touchTarget()
        }
        .buttonStyle(.borderless)
      }
    }
  }
}

extension Drink {
  /// A drink for a redacted row; its name is of usual length.
  fileprivate static func placeholder(_ number: Int) -> Drink {
    Drink(id: String(-number), name: String(repeating: "m", count: 8 + number % 3 * 3))
  }
}
