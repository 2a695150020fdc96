// The page of a recipe, a sheet over the list: large photo, and links to source and video.
import Foundation
import SharedUI
import SwiftUI

/// A sheet titled with its recipe's name. Only here is the large photo requested.
struct RecipePage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isCooking = false
  let recipe: Recipe

  var body: some View {
    NavigationStack {
      ScrollView {
        PhotoBesideText(
          recipe.largePhoto ?? recipe.smallPhoto, name: recipe.name, symbol: "fork.knife", ratio: 1,
          widest: 340
        ) {
          WholeName(recipe.name)
          Label {
            Text(verbatim: recipe.cuisine)
          } icon: {
            Image(systemName: "fork.knife")
          }
          .font(.headline)
          RecipeLinks(recipe: recipe).buttonStyle(.bordered)
          Button("Start cooking", systemImage: "flame") { isCooking = true }
            .buttonStyle(.borderedProminent)
        }
        .controlSize(.large)
        .padding()
      }
      .navigationTitle(recipe.name)
      .toolbar {
        if let source = recipe.source ?? recipe.video {
          ToolbarItem(placement: .primaryAction) { ShareLink(item: source) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.keyboardShortcut("[")
        }
      }
    }
    .coversScreen(isPresented: $isCooking) { CookingView(recipe: recipe) }
  }
}
