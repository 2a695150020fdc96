// A drink in the list.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

/// A row that looks its drink up when it appears, with its own Retry button.
struct DrinkRow: View {
  @Environment(\.locale) private var locale
  let item: DrinkItem
  let model: CocktailsModel
  let photos: Namespace.ID

  var body: some View {
    HStack(spacing: 4) {
      NavigationLink(value: ItemRoute(id: item.id)) {
        DrinkSummary(drink: item.drink, photos: photos) { ingredients }
      }
      .accessibilityLabel(Text(verbatim: item.drink.name))
      .accessibilityValue(item.detail.value?.summary(in: locale) ?? Text(verbatim: ""))
      .linkIndicatorHidden(isFailed)
      if isFailed {
        Button(action: item.retryTapped) { Text("Retry").borderedTouchTarget() }
          .buttonStyle(.bordered)
          .accessibilityHint(Text(verbatim: item.drink.name))
      }
    }
    .task(id: model.lookupID(of: item)) { await model.appeared(item) }
  }

  /// Whether the lookup failed, so that a Retry button stands beside the link.
  private var isFailed: Bool { item.detail.value == nil && item.detail.failure != nil }

  @ViewBuilder private var ingredients: some View {
    if let detail = item.detail.value {
      detail.summary(in: locale)
    } else if item.detail.failure != nil {
      Text("The ingredients could not be loaded")
    } else {
      IngredientsSkeleton()
    }
  }
}

/// The drink's details in a row: photo, name, and a line of ingredients.
struct DrinkSummary<Ingredients: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let drink: Drink
  let photos: Namespace.ID
  @ViewBuilder let ingredients: Ingredients

  var body: some View {
    ItemSummary(
      drink.name, photo: drink.photoURL, symbol: "wineglass", id: drink.id, in: photos
    ) {
      ingredients
        .font(.subheadline)
        .foregroundStyle(.secondary)
        // On a small screen, two lines would cut off the number of further ingredients.
        .lineLimit(typeSize.isAccessibilitySize ? nil : 3)
    }
  }
}

/// A placeholder for ingredients that are not loaded yet, of usual length.
struct IngredientsSkeleton: View {
  var body: some View {
    Text(verbatim: "mmm, mmmmmm mmm mmmm mmmm")
      .redacted(reason: .placeholder)
  }
}

extension DrinkDetail {
  /// A summary such as "Gin, Lime and 3 more ingredients".
  func summary(in locale: Locale) -> Text {
    let names = ingredients.prefix(2).map { $0.name(in: locale) }
    switch ingredients.count {
    case 0: return Text("No ingredients given")
    case 1: return Text(verbatim: names[0])
    case 2: return Text("\(names[0]), \(names[1])")
    default: return more(than: names[0], names[1], by: ingredients.count - 2)
    }
  }

  private func more(than first: String, _ second: String, by count: Int) -> Text {
    Text("\(first), \(second) and \(count) more ingredients")
  }
}
