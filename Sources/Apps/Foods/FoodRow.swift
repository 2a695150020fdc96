// A food in the list.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

/// A row that reads only its own food, so that a like redraws one row.
struct FoodRow: View {
  @Environment(\.locale) private var locale
  private let environment = DateEnvironment()
  let item: FoodItem
  let model: FoodsModel
  let photos: Namespace.ID

  var body: some View {
    HStack(spacing: 4) {
      AgeTimeline(item.food.lastUpdatedDate, now: model.list.now) { now in
        NavigationLink(value: ItemRoute(id: item.id)) {
          FoodSummary(food: item.food, now: now, photos: photos)
        }
        .accessibilityLabel(Text(verbatim: item.food.name))
        .accessibilityValue(details(asOf: now))
        .linkIndicatorHidden()
      }
      LikeToggle(item: item)
    }
    .swipeActions(edge: .leading) {
      LikeButton(item: item).tint(.pink)
    }
    .contextMenu {
      LikeButton(item: item)
      ShareLink(item: item.food.name)
    }
  }

  /// The words of a screen reader after the name: the food's country and its last update.
  private func details(asOf now: Date) -> Text {
    let country = item.food.countryOfOrigin?.name(in: locale)
    guard let date = item.food.lastUpdatedDate else {
      return country.map { Text(verbatim: $0) } ?? Text("Unknown country")
    }
    let updated = environment.format(asOf: now)(date)
    return country.map { Text("\($0), updated \(updated)") }
      ?? Text("Unknown country, updated \(updated)")
  }
}

/// The food's details in a row: photo, name, two lines of description, country, last update.
struct FoodSummary: View {
  let food: Food
  let now: Date
  let photos: Namespace.ID

  var body: some View {
    ItemSummary(
      food.name, photo: food.photoURL, symbol: "fork.knife", id: food.id, in: photos
    ) {
      if !food.description.isEmpty {
        Text(verbatim: food.description)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
      origin
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }

  /// The last line: the country and the last update.
  private var origin: some View {
    // One below the other where large text leaves no room beside each other.
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 6) {
        CountryLabel(food.countryOfOrigin).lineLimit(1)
        if let date = food.lastUpdatedDate {
          Text(verbatim: "·").accessibilityHidden(true)
          DateText(date, asOf: now)
        }
      }
      VStack(alignment: .leading, spacing: 2) {
        CountryLabel(food.countryOfOrigin)
        if let date = food.lastUpdatedDate { DateText(date, asOf: now) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
