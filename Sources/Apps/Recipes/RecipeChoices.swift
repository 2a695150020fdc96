// The person's choices for the list: its order, one cuisine, and only favourites.
import Foundation
import SharedUI
import SwiftUI

/// Two pickers and a heart in a line, the header of the rows.
struct RecipeChoices: View {
  @Environment(\.locale) private var locale
  let cuisines: Set<String>
  @Binding var order: RecipeOrder
  @Binding var cuisine: String
  @Binding var isFavouritesOnly: Bool

  var body: some View {
    // One below the other where large text leaves no room for a line.
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) {
        cuisinePicker
        FavouritesFilter(isOn: $isFavouritesOnly)
        Spacer()
        orderPicker
      }
      VStack(alignment: .leading, spacing: 0) {
        cuisinePicker
        FavouritesFilter(isOn: $isFavouritesOnly)
        orderPicker
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .pickerStyle(.menu)
    .textCase(nil)
    .font(.body)
    .padding(.vertical, 6)
  }

  private var cuisinePicker: some View {
    Picker("Cuisine", selection: $cuisine[ifIn: cuisines]) {
      Text("All cuisines").tag("")
      ForEach(
        cuisines.sorted { $0.ordered(before: $1, in: locale) == .orderedAscending }, id: \.self
      ) { cuisine in
        Text(verbatim: cuisine).tag(cuisine)
      }
    }
  }

  private var orderPicker: some View {
    Picker("Sort", selection: $order) {
      Text("By name").tag(RecipeOrder.name)
      Text("By cuisine").tag(RecipeOrder.cuisine)
    }
  }
}

extension String {
  /// The chosen cuisine; empty, which means all, when no recipe has it any more.
  fileprivate subscript(ifIn cuisines: Set<String>) -> String {
    get { cuisines.contains(self) ? self : "" }
    set { self = newValue }
  }
}
