// The person's choice of foods, those they like and one country, and the menu for it.
import DataLayer
import Foundation
import SwiftUI

/// The choice of foods besides the search. The scene keeps it as a text such as `liked FR`.
struct FoodFilter: RawRepresentable, Equatable {
  var likedOnly = false
  /// The code of a country; empty for all.
  var country = ""

  init() {}

  init?(rawValue: String) {
    let parts = rawValue.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    likedOnly = parts[0] == "liked"
    country = String(parts[1])
  }

  var rawValue: String { "\(likedOnly ? "liked" : "all") \(country)" }

  /// Whether some foods may be left out.
  var isActive: Bool { self != FoodFilter() }

  /// The chosen foods whose name matches `query`.
  @MainActor func foods(in list: ItemList<FoodItem>, matching query: String) -> [Food] {
    let foods = list.records(matching: query)
    guard isActive else { return foods }
    return foods.filter { food in
      (country.isEmpty || food.countryOfOrigin?.code == country)
        && (!likedOnly || list.item(of: food).isLiked)
    }
  }
}

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
