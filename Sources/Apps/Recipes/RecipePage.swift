// The page of a recipe, a sheet over the list: large photo, and links to source and video.
import Foundation
import SharedUI
import SwiftUI

/// A sheet titled with its recipe's name. Only here is the large photo requested.
struct RecipePage: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("recipes.screen") private var keepsScreenOn = false
  let recipe: Recipe
  @Binding var isFavourite: Bool

  var body: some View {
    NavigationStack {
      ScrollView {
        PhotoBesideText(
          recipe.largePhoto ?? recipe.smallPhoto, name: recipe.name, symbol: "fork.knife", ratio: 1,
          widest: 340
        ) {
          WholeName(recipe.name)
          Label(recipe.cuisine, systemImage: "fork.knife").font(.headline)
          RecipeLinks(recipe: recipe).buttonStyle(.bordered).controlSize(.large)
          ScreenSwitch(isOn: $keepsScreenOn)
        }
        .padding()
      }
      .navigationTitle(recipe.name)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          FavouriteToggle(recipe.name, isFavourite: $isFavourite)
        }
        if let address = recipe.address {
          ToolbarItem(placement: .primaryAction) {
            PhotoShareLink(address, name: recipe.name, photo: recipe.smallPhoto)
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.keyboardShortcut("[")
        }
      }
    }
  }
}

/// The source and the video of a recipe, as far as it has them.
struct RecipeLinks: View {
  let recipe: Recipe

  var body: some View {
    // One below the other where large text leaves no room for a line.
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) { links }
      VStack(alignment: .leading, spacing: 12) { links }
    }
  }

  @ViewBuilder private var links: some View {
    if let source = recipe.source { link("Source", "book", to: source) }
    if let video = recipe.video { link("Video", "play.rectangle", to: video) }
  }

  private func link(_ title: LocalizedStringKey, _ symbol: String, to url: URL) -> some View {
    Link(destination: url) { Label(title, systemImage: symbol).borderedTouchTarget() }
  }
}
