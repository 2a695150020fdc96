// One recipe in the list.
import Foundation
import SharedUI
import SwiftUI

/// A row as one button, which opens its recipe.
///
/// It has a binding and no closure: a closure would be another one each time that the list changes.
struct RecipeRow: View {
  let recipe: Recipe
  @Binding var openID: String

  var body: some View {
    Button {
      openID = recipe.id.uuidString
    } label: {
      RecipeSummary(recipe: recipe)
        // A plain button takes taps only on what is drawn, and the row is half empty.
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: recipe.name))
    .accessibilityHint(Text(verbatim: recipe.cuisine))
  }
}

/// What a row shows of a recipe: small photo, name, cuisine.
struct RecipeSummary: View {
  let recipe: Recipe

  var body: some View {
    HStack(spacing: 12) {
      RemotePhoto(url: recipe.smallPhoto, symbol: "fork.knife")
        .frame(width: 64, height: 64)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 3) {
        Text(verbatim: recipe.name)
          .font(.headline)
          .lineLimit(2)
        Text(verbatim: recipe.cuisine)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.vertical, 4)
  }
}

extension Recipe {
  /// As long as a usual name.
  static func placeholder(_ number: Int) -> Recipe {
    Recipe(
      id: UUID(), name: String(repeating: "m", count: 10 + number % 3 * 3), cuisine: "mmmmmm")
  }
}
