// A recipe at the stove: large, and on a screen that stays on.
import Foundation
import SharedUI
import SwiftUI

/// The photo and the links of a recipe over the whole screen, which does not go dark meanwhile.
struct CookingView: View {
  @Environment(\.dismiss) private var dismiss
  let recipe: Recipe

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          RemotePhoto(
            url: recipe.largePhoto ?? recipe.smallPhoto, label: recipe.name, symbol: "fork.knife"
          )
          .aspectRatio(1, contentMode: .fit)
          .frame(maxWidth: 560)
          .clipShape(RoundedRectangle(cornerRadius: 24))
          WholeName(recipe.name)
          RecipeLinks(recipe: recipe)
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
        .frame(maxWidth: .infinity)
        .padding()
      }
      .navigationTitle(recipe.name)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
    .keepsScreenOn()
  }
}

/// The source and the video of a recipe, as far as it has them.
struct RecipeLinks: View {
  let recipe: Recipe

  var body: some View {
    HStack(spacing: 12) {
      if let source = recipe.source { link("Source", "book", to: source) }
      if let video = recipe.video { link("Video", "play.rectangle", to: video) }
    }
  }

  private func link(_ title: LocalizedStringKey, _ symbol: String, to url: URL) -> some View {
    Link(destination: url) { Label(title, systemImage: symbol).borderedTouchTarget() }
  }
}
