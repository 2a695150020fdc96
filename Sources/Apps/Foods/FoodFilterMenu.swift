// The menu of the choices over the list of foods, and the choices in words.
import DataLayer
import Foundation
import SwiftUI

/// A menu for the bar with both choices.
struct FoodFilterMenu: View {
  @Environment(\.locale) private var locale
  let model: FoodsModel
  @Binding var filter: FoodFilter

  var body: some View {
    Menu("Filter", systemImage: "line.3.horizontal.decrease.circle") {
      Toggle("Liked foods only", systemImage: "heart", isOn: $filter.likedOnly)
      Picker("Country", selection: $filter.country) {
        Text("All countries").tag("")
        ForEach(countries, id: \.self) { country in
          Text(verbatim: "\(country.flag) \(country.name(in: locale))").tag(country.code)
        }
      }
    }
    .symbolVariant(filter.isActive ? .fill : .none)
    .disabled(model.list.content.value == nil)
  }

  /// The countries of the foods, in the order of their names.
  private var countries: [Country] {
    let foods = model.list.content.value?.records(matching: "") ?? []
    return Set(foods.compactMap(\.countryOfOrigin))
      .map { (country: $0, name: $0.name(in: locale)) }
      .sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }.map(\.country)
  }
}

/// The choices in words, over the rows.
struct FoodFilterLabel: View {
  @Environment(\.locale) private var locale
  let filter: FoodFilter

  var body: some View {
    HStack(spacing: 12) {
      if filter.likedOnly { Label("Liked foods only", systemImage: "heart.fill") }
      if let country = Country(code: filter.country) {
        Text(verbatim: "\(country.flag) \(country.name(in: locale))")
      }
    }
  }
}
