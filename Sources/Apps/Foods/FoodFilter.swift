// The person's choice of foods: those they like, and one country.
import DataLayer

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
