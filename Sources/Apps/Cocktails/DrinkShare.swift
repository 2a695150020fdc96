// The button that shares a drink.
import DataLayer
import Foundation
import SwiftUI

/// A button that shares the photo's address and the recipe in words; without a photo, the words.
struct DrinkShare: View {
  @Environment(\.locale) private var locale
  let item: DrinkItem
  let unit: MeasureUnit

  var body: some View {
    let name = Text(verbatim: item.drink.name)
    let recipe = item.detail.value?.recipe(of: item.drink.name, in: unit, locale: locale)
    if let photo = item.drink.photoURL {
      ShareLink(item: photo, subject: name, message: recipe.map { Text(verbatim: $0) } ?? name)
    } else {
      ShareLink(item: recipe ?? item.drink.name, subject: name)
    }
  }
}

extension DrinkDetail {
  /// The name, the ingredients a line each, and the instructions, in the reader's language.
  func recipe(of name: String, in unit: MeasureUnit, locale: Locale) -> String {
    let lines = ingredients.map { $0.line(in: unit, locale: locale) }
    return ([name] + lines + [instructions(in: locale)].compactMap(\.self)).joined(separator: "\n")
  }
}

extension Ingredient {
  /// The measure in `unit`; nil when the service gives none.
  func measure(in unit: MeasureUnit, locale: Locale) -> String? {
    measure.map { Terms.of(locale).measure(Measure.shown($0, in: unit, locale: locale)) }
  }

  /// The name in the reader's language.
  func name(in locale: Locale) -> String { Terms.of(locale).term(name, .ingredient) }

  fileprivate func line(in unit: MeasureUnit, locale: Locale) -> String {
    [measure(in: unit, locale: locale), name(in: locale)].compactMap(\.self).joined(separator: " ")
  }
}
