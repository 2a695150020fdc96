// The heart that likes and unlikes a food.
import SharedUI
import SwiftUI

/// A button that is pressed while the person likes the food, shared by the list and the page.
struct LikeToggle: View {
  @Bindable var item: FoodItem

  var body: some View {
    Toggle(isOn: $item.isLiked) {
      Label("Like \(item.food.name)", systemImage: "heart")
        .symbolVariant(item.isLiked ? .fill : .none)
        .pops(with: item.isLiked)
    }
    .toggleStyle(.button)
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
    .tint(.pink)
    .sensoryFeedback(.impact, trigger: item.isLiked)
    .overlay(alignment: .bottomTrailing) {
      if item.isWaiting {
        Image(systemName: "clock.fill")
          .font(.caption2)
          .foregroundStyle(.secondary)
          .accessibilityLabel("Waiting to be sent")
      }
    }
  }
}
