// The page of one drink: large photo, ingredients, and instructions.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

/// All of a drink's data. The page looks it up as the row does.
struct DrinkPage: View {
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.locale) private var locale
  let item: DrinkItem
  let model: CocktailsModel
  @AppStorage("cocktails.unit") private var unit = MeasureUnit.written
  @AppStorage("cocktails.favourites") private var favourites = Favourites()

  var body: some View {
    List {
      if item.detail.value != nil, let since = item.staleSince {
        StaleNotice(since: since, now: model.list.now(), reason: item.detail.failure?.message)
      }
      header
      if let detail = item.detail.value {
        Section("Ingredients") {
          UnitPicker(unit: $unit)
          IngredientRows(ingredients: detail.ingredients, unit: unit)
        }
        Section("Preparation") { Preparation(detail: detail) }
      } else if let error = item.detail.failure {
        FailureView("The recipe could not be loaded", error: error, retry: item.retryTapped)
      } else {
        ProgressView("Loading the recipe…")
          .frame(maxWidth: .infinity)
      }
    }
    .readableRows()
    .announcesSavedCopy(
      item.detail.value == nil ? nil : item.staleSince.map { ($0, model.list.now()) }
    )
    .navigationTitle(item.drink.name)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        FavouriteToggle(item.drink.name, isFavourite: $favourites[item.id])
      }
      ToolbarItem(placement: .primaryAction) { DrinkShare(item: item, unit: unit) }
    }
    .task(id: model.lookupID(of: item)) { await model.appeared(item) }
  }

  /// The photo, with the drink's traits below it; in a regular width, and on a phone on its side,
  /// they stand beside it, and the ingredients start higher.
  @ViewBuilder private var header: some View {
    let traits = Text(verbatim: item.detail.value?.traits(in: locale) ?? "")
    if width == .regular || height == .compact {
      Section {
        PhotoBesideText(item.drink.photoURL, name: item.drink.name, symbol: "wineglass") {
          WholeName(item.drink.name)
          traits.foregroundStyle(.secondary)
        }
        .padding(.vertical, 6)
      }
    } else {
      Section {
        if let photo = item.drink.photoURL {
          RemotePhoto(url: photo, label: item.drink.name, symbol: "wineglass")
            .aspectRatio(4 / 3, contentMode: .fit)
            .frame(maxWidth: .infinity)
            .listRowInsets(EdgeInsets())
        }
        WholeName(item.drink.name)
      } footer: {
        if item.detail.value?.traits.isEmpty == false { traits }
      }
    }
  }
}

private struct IngredientRows: View {
  @Environment(\.locale) private var locale
  let ingredients: [Ingredient]
  let unit: MeasureUnit

  var body: some View {
    if ingredients.isEmpty {
      Text("No ingredients given").foregroundStyle(.secondary)
    }
    // By index and not by name, because an ingredient may occur twice.
    ForEach(ingredients.indices, id: \.self) { place in
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        if let measure = ingredients[place].measure(in: unit, locale: locale) {
          // The space separates the words when the row is read as one text.
          Text(verbatim: measure + " ")
            .fontWeight(.semibold)
        }
        Text(verbatim: ingredients[place].name(in: locale))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

extension DrinkDetail {
  /// The traits in one line.
  fileprivate func traits(in locale: Locale) -> String {
    let terms = Terms.of(locale)
    return traits.filter { !$0.isEmpty }.map { terms.term($0, .trait) }.joined(separator: " · ")
  }
}

/// The choice of the unit of all measures.
private struct UnitPicker: View {
  @Binding var unit: MeasureUnit

  var body: some View {
    Picker("Unit", selection: $unit) {
      Text("As written").tag(MeasureUnit.written)
      Text("Milliliters").tag(MeasureUnit.milliliters)
      Text("Ounces").tag(MeasureUnit.ounces)
    }
  }
}

private struct Preparation: View {
  @Environment(\.locale) private var locale
  let detail: DrinkDetail

  var body: some View {
    if let instructions = detail.instructions(in: locale) {
      Text(verbatim: instructions)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      Text("The service does not say how this is made.")
        .foregroundStyle(.secondary)
    }
  }
}
