// One recipe in the list.
import Foundation
import SharedUI
import SwiftUI

/// A row that opens its recipe.
struct RecipeRow: View {
  let recipe: Recipe
  let open: @MainActor () -> Void

  var body: some View {
    Button(action: open) {
      RecipeSummary(recipe: recipe)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: recipe.name))
    .accessibilityHint(Text(verbatim: recipe.cuisine))
  }
}

/// What a row says of a recipe: small photo, name, cuisine.
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
  /// As long as a usual name; nobody reads the letters.
  static func placeholder(_ number: Int) -> Recipe {
    Recipe(
      id: UUID(), name: String(repeating: "m", count: 10 + number % 3 * 3), cuisine: "mmmmmm")
  }
}
