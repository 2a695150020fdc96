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
  @Binding var isFavourite: Bool

  var body: some View {
    Button {
      openID = recipe.id.uuidString
    } label: {
      RecipeSummary(recipe: recipe, isFavourite: isFavourite)
        // A plain button takes taps only on drawn areas, and half of the row is empty.
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: recipe.name))
    .accessibilityValue(
      isFavourite ? Text("\(recipe.cuisine), favourite") : Text(verbatim: recipe.cuisine)
    )
    .contextMenu {
      Toggle("Favourite", systemImage: "heart", isOn: $isFavourite)
      if let address = recipe.address {
        PhotoShareLink(address, name: recipe.name, photo: recipe.smallPhoto)
      }
    }
  }
}

/// The recipe's details in a row: small photo, name, cuisine, and a heart if it is a favourite.
struct RecipeSummary: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let recipe: Recipe
  var isFavourite = false

  var body: some View {
    PhotoRow(spacing: 3) {
      Text(verbatim: recipe.name)
        .font(.headline)
        .limitsName(at: typeSize)
      HStack(spacing: 5) {
        Text(verbatim: recipe.cuisine)
          .foregroundStyle(.secondary)
          .lineLimit(1)
        if isFavourite {
          Image(systemName: "heart.fill").foregroundStyle(.pink).accessibilityHidden(true)
        }
      }
      .font(.subheadline)
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
