// A recipe in the list.
import Foundation
import SharedUI
import SwiftUI

/// A row as one button that opens its recipe.
///
/// It has a binding instead of a closure, because a closure would differ each time the list
/// changes.
struct RecipeRow: View {
  let recipe: Recipe
  @Binding var openID: String

  var body: some View {
    Button {
      openID = recipe.id.uuidString
    } label: {
      RecipeSummary(recipe: recipe)
        // A plain button takes taps only on drawn areas, and half of the row is empty.
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: recipe.name))
    .accessibilityValue(Text(verbatim: recipe.cuisine))
    .contextMenu {
      if let address = recipe.source ?? recipe.video { ShareLink(item: address) }
    }
  }
}

/// The recipe's details in a row: small photo, name, cuisine.
struct RecipeSummary: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let recipe: Recipe

  var body: some View {
    PhotoRow(spacing: 3) {
      Text(verbatim: recipe.name)
        .font(.headline)
        .limitsName(at: typeSize)
      Text(verbatim: recipe.cuisine)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    } photo: {
      RemotePhoto(url: recipe.smallPhoto, symbol: "fork.knife")
        .frame(width: 64, height: 64)
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
    .padding(.vertical, 4)
  }
}

extension Recipe {
  /// A recipe for a redacted row, with a name of usual length.
  static func placeholder(_ number: Int) -> Recipe {
    Recipe(
      id: UUID(), name: String(repeating: "m", count: 10 + number % 3 * 3), cuisine: "mmmmmm")
  }
}
