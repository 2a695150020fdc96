// One food in the list.
import Foundation
import Kit
import SwiftUI

/// A row that reads only its own food, so that a like draws one row anew.
struct FoodRow: View {
  let item: FoodItem
  let model: FoodsModel
  let photos: Namespace.ID

  var body: some View {
    HStack(spacing: 8) {
      NavigationLink(value: item.id) {
        FoodSummary(food: item.food, now: model.now(), photos: photos)
      }
      .accessibilityLabel(Text(verbatim: item.food.name))
      .modifier(FoodHint(food: item.food, now: model.now()))
      LikeToggle(item: item, model: model)
    }
  }
}

/// What a row says of a food: photo, name, two lines of description, country, when last updated.
struct FoodSummary: View {
  let food: Food
  let now: Date
  let photos: Namespace.ID

  var body: some View {
    HStack(spacing: 14) {
      RemotePhoto(url: food.photoURL, symbol: "fork.knife")
        .frame(width: 76, height: 76)
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .matchedTransitionSource(id: food.id, in: photos)
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: food.name)
          .font(.headline)
          .lineLimit(2)
        if !food.description.isEmpty {
          Text(verbatim: food.description)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .lineLimit(2)
        }
        FoodFacts(food: food, now: now)
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 4)
  }
}

/// The line of small print under a food: country and when last updated.
struct FoodFacts: View {
  let food: Food
  let now: Date

  var body: some View {
    HStack(spacing: 6) {
      CountryLabel(food.countryOfOrigin)
        .lineLimit(1)
      if let date = food.lastUpdatedDate {
        Text(verbatim: "·").accessibilityHidden(true)
        UpdatedText(date, now: now)
          .lineLimit(1)
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

/// What a screen reader adds to the food's name: where it is from and when it was updated.
private struct FoodHint: ViewModifier {
  @Environment(\.locale) private var locale
  let food: Food
  let now: Date

  func body(content: Content) -> some View {
    WithDateWords(now: now) { words in
      content.accessibilityHint(hint(words))
    }
  }

  private func hint(_ words: DateWords) -> Text {
    let country = food.countryOfOrigin?.name(in: locale)
    switch (country, food.lastUpdatedDate.map(words.callAsFunction)) {
    case (let country?, let updated?): return Text("\(country), updated \(updated)")
    case (let country?, nil): return Text(verbatim: country)
    case (nil, let updated?): return Text("Unknown country, updated \(updated)")
    case (nil, nil): return Text("Unknown country")
    }
  }
}
