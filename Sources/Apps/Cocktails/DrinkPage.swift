// The page of one drink: large photo, ingredients, and instructions.
import DataLayer
import SharedUI
import SwiftUI

/// All of a drink's data. The page looks it up as the row does.
struct DrinkPage: View {
  let item: DrinkItem
  let model: CocktailsModel
  @State private var isCabinetShown = false
  @SceneStorage("cocktails.unit") private var unit = MeasureUnit.written

  var body: some View {
    List {
      if item.detail.value != nil, let since = item.staleSince {
        StaleNotice(since: since, now: model.list.now(), reason: item.detail.failure?.message)
      }
      Section {
        RemotePhoto(url: item.drink.photoURL, label: item.drink.name, symbol: "wineglass")
          .aspectRatio(4 / 3, contentMode: .fit)
          .frame(maxWidth: .infinity)
          .listRowInsets(EdgeInsets())
      } footer: {
        if let facts = item.detail.value?.traits, !facts.isEmpty {
          Text(verbatim: facts.joined(separator: " · "))
        }
      }
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
    .navigationTitle(item.drink.name)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("What can I make?", systemImage: "checklist") { isCabinetShown = true }
      }
    }
    .sheet(isPresented: $isCabinetShown) { CabinetScreen(model: model) }
    .task(id: model.lookupID(of: item)) { await model.appeared(item) }
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
        if let measure = ingredients[place].measure {
          // The space separates the words when the row is read as one text.
          Text(verbatim: Measure.shown(measure, in: unit, locale: locale) + " ")
            .fontWeight(.semibold)
        }
        Text(verbatim: ingredients[place].name)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
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
