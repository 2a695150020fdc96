// The page of one food: large photo, whole description, country, date and heart.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

/// All of a food's data.
struct FoodPage: View {
  @Environment(\.horizontalSizeClass) private var width
  let item: FoodItem
  let model: FoodsModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        // In a regular width the list beside has the notices.
        if width != .regular { notices }
        PhotoBesideText(item.food.photoURL, name: item.food.name, symbol: "fork.knife") {
          details
          if item.food.description.isEmpty {
            Text("There is no description of this food.")
              .foregroundStyle(.secondary)
          } else {
            Text(verbatim: item.food.description)
          }
        }
      }
      .padding()
      // Longer lines are hard to read.
      .frame(maxWidth: 816)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(item.food.name)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        LikeToggle(item: item)
      }
    }
  }

  @ViewBuilder private var notices: some View {
    if model.likes.isUnsaved { UnsavedNotice() }
    if let since = model.list.staleSince {
      StaleNotice(since: since, now: model.list.now(), reason: model.list.content.failure?.message)
    }
  }

  /// A long name, the country and the date, each on its own line.
  private var details: some View {
    VStack(alignment: .leading, spacing: 8) {
      WholeName(item.food.name)
      CountryLabel(item.food.countryOfOrigin)
        .font(.headline)
      if let date = item.food.lastUpdatedDate {
        HStack(spacing: 5) {
          Image(systemName: "clock").accessibilityHidden(true)
          DateText(date, now: model.list.now(), isUpdate: true)
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
      }
    }
  }
}
