// The person's choices for the list: its order, and one cuisine.
import Foundation
import SwiftUI

/// Two pickers in a line above the rows.
struct RecipeChoices: View {
  @Environment(\.locale) private var locale
  let cuisines: Set<String>
  @Binding var order: RecipeOrder
  @Binding var cuisine: String

  var body: some View {
    HStack(spacing: 12) {
      Picker("Cuisine", selection: knownCuisine) {
        Text("All cuisines").tag("")
        ForEach(sorted, id: \.self) { cuisine in
          Text(verbatim: cuisine).tag(cuisine)
        }
      }
      Spacer()
      Picker("Sort", selection: $order) {
        Text("By name").tag(RecipeOrder.name)
        Text("By cuisine").tag(RecipeOrder.cuisine)
      }
    }
    .pickerStyle(.menu)
    .padding(.horizontal, 16)
    .padding(.vertical, 6)
  }

  private var sorted: [String] {
    cuisines.sorted { $0.ordered(before: $1, in: locale) == .orderedAscending }
  }

  /// The chosen cuisine; empty, which means all, when no recipe has it any more.
  private var knownCuisine: Binding<String> {
    Binding(get: { cuisines.contains(cuisine) ? cuisine : "" }, set: { cuisine = $0 })
  }
}
