// The measured screen: two hundred dishes with like buttons, and a search field.
import SwiftUI

/// The data of one row.
struct Dish: Identifiable, Sendable {
  let id: Int

  var name: String { "Dish number \(id)" }

  static func first(_ count: Int) -> [Dish] { (0..<count).map(Dish.init) }
}

/// A searchable list, written as for an iPhone.
struct DishesScreen: View {
  let dishes: [Dish]
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(found) { dish in
        DishRow(dish: dish)
      }
      .searchable(text: $query, prompt: "Search dishes")
      .navigationTitle("Dishes")
    }
  }

  private var found: [Dish] {
    query.isEmpty ? dishes : dishes.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }
}

/// A dish with its number of likes and a like button.
struct DishRow: View {
  let dish: Dish
  @State private var likes = 0

  var body: some View {
    HStack {
      Text(dish.name)
      Spacer()
      Text("\(likes)")
      Button("Like") { likes += 1 }
    }
  }
}

/// The same rows in a `VStack`, which renders all of them.
struct DishesColumn: View {
  let dishes: [Dish]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(dishes) { dish in
          DishRow(dish: dish)
        }
      }
    }
  }
}
