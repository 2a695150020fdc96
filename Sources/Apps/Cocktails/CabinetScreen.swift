// The sheet in which a person chooses their bottles and finds what can be made of them.
import DataLayer
import SharedUI
import SwiftUI

/// The drinks of the chosen bottles, and the bottles. Once it is open, all drinks are looked up.
struct CabinetScreen: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @AppStorage("cocktails.cabinet") private var bottles = Bottles()
  @State private var query = ""
  let model: CocktailsModel

  var body: some View {
    NavigationStack {
      List {
        if model.unknownCount > 0 { Section { LookupProgress(model: model) } }
        if query.isEmpty {
          MakeableDrinks(drinks: MakeableDrink.all(model.items, having: bottles))
        }
        Section("What you have") {
          ForEach(Bottle.all(of: model.items, matching: query, in: locale).prefix(200)) { bottle in
            Toggle(isOn: $bottles[bottle.id]) { Text(verbatim: bottle.title) }
          }
        }
      }
      .navigationTitle("What can I make?")
      .searchesNames($query, prompt: "Search bottles")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
      .navigationDestination(for: ItemRoute<Drink.ID>.self) { route in
        if let item = model.list.content.value?[route.id] { DrinkPage(item: item, model: model) }
      }
    }
    .onAppear { model.lookupOfAll.ask() }
  }
}

/// The drinks that can be made, and those that need one bottle more, as links to their pages.
private struct MakeableDrinks: View {
  @Environment(\.locale) private var locale
  let drinks: [MakeableDrink]

  var body: some View {
    let lacking = drinks.filter { $0.missing != nil }
    Section("What you can make") {
      if drinks.isEmpty {
        Text("Choose what you have.").foregroundStyle(.secondary)
      } else if lacking.count == drinks.count {
        Text("Nothing yet").foregroundStyle(.secondary)
      }
      ForEach(drinks.filter { $0.missing == nil }, content: link)
    }
    if !lacking.isEmpty {
      Section("You lack one") { ForEach(lacking, content: link) }
    }
  }

  private func link(to drink: MakeableDrink) -> some View {
    NavigationLink(value: ItemRoute(id: drink.id)) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: drink.name).font(.headline)
        if let missing = drink.missing {
          Text("Missing: \(Terms.of(locale).term(missing, .ingredient))")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// The line over the list that leads to the cabinet.
struct CabinetLine: View {
  @AppStorage("cocktails.cabinet") private var bottles = Bottles()
  let model: CocktailsModel
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Label {
        title
      } icon: {
        Image(systemName: "checklist")
      }
      .touchTarget()
    }
    .buttonStyle(.borderless)
    .task(id: bottles.names.isEmpty) {
      if !bottles.names.isEmpty { await model.readSaved() }
    }
  }

  private var title: Text {
    if bottles.names.isEmpty { return Text("Choose your bottles") }
    let count = MakeableDrink.all(model.items, having: bottles).count { $0.missing == nil }
    return Text("You can make \(count) of these")
  }
}
