// The commands that like and unlike a food: the heart, a swipe, and the row's menu.
import SharedUI
import SwiftUI

/// A button that is pressed while the person likes the food, shared by the list and the page.
struct LikeToggle: View {
  let item: FoodItem
  /// The taps on this heart. A refresh, a refusal and another heart of the food change the like
  /// too, but are not felt.
  @State private var taps = 0

  var body: some View {
    Toggle(isOn: liked) {
      Label("Like \(item.food.name)", systemImage: "heart")
        .symbolVariant(item.isLiked ? .fill : .none)
        .pops(with: taps)
        .touchTarget()
    }
    .toggleStyle(.button)
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
    .tint(.pink)
    .sensoryFeedback(.impact, trigger: taps)
    .overlay(alignment: .bottomTrailing) {
      if item.isWaiting {
        Image(systemName: "clock.fill")
          .font(.caption2)
          .foregroundStyle(.secondary)
          .accessibilityLabel("Waiting to be sent")
      }
    }
    .hiddenFromGuests()
  }

  private var liked: Binding<Bool> {
    Binding {
      item.isLiked
    } set: {
      item.isLiked = $0
      taps += 1
    }
  }
}

/// The command of a swipe and of a row's menu, in words.
struct LikeButton: View {
  let item: FoodItem

  var body: some View {
    Button(
      item.isLiked ? "Unlike" : "Like", systemImage: item.isLiked ? "heart.slash" : "heart"
    ) { item.isLiked.toggle() }
    .hiddenFromGuests()
  }
}
