// The menu of the choices over the list of drinks, and the choices in words.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

/// A menu with all choices. It has the categories and glasses of the drinks that are
/// looked up; a choice of one has the others looked up.
struct DrinkFilterMenu: View {
  @Environment(\.locale) private var locale
  let model: CocktailsModel
  @Binding var filter: DrinkFilter

  var body: some View {
    Menu {
      Toggle("Favourites", systemImage: "heart", isOn: $filter.favouritesOnly)
      Picker("Category", selection: $filter.category) {
        Text("All categories").tag("")
        options(model.traits.categories.union([filter.category]))
      }
      Picker("Glass", selection: $filter.glass) {
        Text("All glasses").tag("")
        options(model.traits.glasses.union([filter.glass]))
      }
    } label: {
      Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
        .symbolVariant(filter.isActive ? .fill : .none)
        .touchTarget()
        // Here and not on the menu, whose items have words.
        .labelStyle(.iconOnly)
    }
  }

  /// Each trait once, in the order of the reader's names.
  private func options(_ traits: Set<String>) -> some View {
    let options = traits.subtracting([""])
      .map { (trait: $0, title: Terms.of(locale).term($0, .trait)) }
      .sorted { $0.title.compare($1.title, locale: locale) == .orderedAscending }
    return ForEach(options, id: \.trait) { Text(verbatim: $0.title).tag($0.trait) }
  }
}

/// The choices in words, and how far the lookup is that some of them need.
struct DrinkFilterLabel: View {
  @Environment(\.locale) private var locale
  let filter: DrinkFilter
  let model: CocktailsModel

  var body: some View {
    if filter.isActive {
      let traits = [filter.category, filter.glass].filter { !$0.isEmpty }
      HStack(spacing: 12) {
        if filter.favouritesOnly { Label("Favourites", systemImage: "heart.fill") }
        Text(verbatim: traits.map { Terms.of(locale).term($0, .trait) }.joined(separator: " · "))
      }
    }
    if filter.needsDetails, model.unknownCount > 0 { LookupProgress(model: model) }
  }
}
