// What a person can choose about the list: its order, and one cuisine.
import Foundation
import SwiftUI

/// Two choices in a line above the rows.
struct RecipeChoices: View {
  @Environment(\.locale) private var locale
  let cuisines: Set<String>
  @Binding var order: RecipeOrder
  @Binding var cuisine: String

  var body: some View {
    HStack(spacing: 12) {
      Picker("Cuisine", selection: known) {
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

  /// A cuisine chosen earlier that no recipe has any more is no choice.
  private var known: Binding<String> {
    Binding(
      get: { @MainActor in cuisines.contains(cuisine) ? cuisine : "" },
      set: { @MainActor in cuisine = $0 })
  }
}
