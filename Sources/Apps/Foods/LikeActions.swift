// A food's commands where a person looks for them: behind a swipe and in the row's menu.
import SharedUI
import SwiftUI

extension View {
  /// Adds a swipe that likes or unlikes a food, and a menu with the same and with sharing.
  func likeActions(_ item: FoodItem, _ model: FoodsModel) -> some View {
    swipeActions(edge: .leading) {
      LikeButton(item: item, model: model).tint(.pink)
    }
    .contextMenu {
      LikeButton(item: item, model: model)
      ShareLink(item: item.food.name)
    }
  }
}

/// A command that likes or unlikes a food.
private struct LikeButton: View {
  let item: FoodItem
  let model: FoodsModel

  var body: some View {
    Button(
      item.isLiked ? "Unlike" : "Like", systemImage: item.isLiked ? "heart.slash" : "heart"
    ) {
      model.likeTapped(item, wanted: !item.isLiked)
    }
  }
}
