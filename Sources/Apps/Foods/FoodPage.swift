// The page of one food: large photo, whole description, country, date and heart.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

/// All of a food's data.
struct FoodPage: View {
  let item: FoodItem
  let model: FoodsModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        if model.likes.isUnsaved { UnsavedNotice() }
        if let since = model.list.staleSince {
          StaleNotice(
            since: since, now: model.list.now(), reason: model.list.content.failure?.message)
        }
        RemotePhoto(url: item.food.photoURL, label: item.food.name, symbol: "fork.knife")
          .aspectRatio(4 / 3, contentMode: .fit)
          .frame(maxWidth: .infinity)
          .clipShape(RoundedRectangle(cornerRadius: 24))
          .shadow(color: Color.black.opacity(0.12), radius: 16, y: 8)
        details
        if item.food.description.isEmpty {
          Text("There is no description of this food.")
            .foregroundStyle(.secondary)
        } else {
          Text(verbatim: item.food.description)
            .font(.body)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .padding()
      // A photo as wide as a wide screen would push the description out of sight.
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

  /// The country and the date, each on its own line.
  private var details: some View {
    VStack(alignment: .leading, spacing: 8) {
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
