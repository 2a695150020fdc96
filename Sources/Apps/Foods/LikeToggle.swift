// The commands that like and unlike a food: the heart, a swipe, and the row's menu.
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

extension View {
  /// Adds a swipe that likes or unlikes a food, and a menu with the same and with sharing.
  func likeActions(_ item: FoodItem) -> some View {
    swipeActions(edge: .leading) {
      LikeButton(item: item).tint(.pink)
    }
    .contextMenu {
      LikeButton(item: item)
      ShareLink(item: item.food.name)
    }
  }
}

private struct LikeButton: View {
  let item: FoodItem

  var body: some View {
    Button(
      item.isLiked ? "Unlike" : "Like", systemImage: item.isLiked ? "heart.slash" : "heart"
    ) {
      item.isLiked.toggle()
    }
  }
}
