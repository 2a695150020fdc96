// One recipe, open over the list: the large photo and the ways out to its source and video.
import Foundation
import SharedUI
import SwiftUI

/// A sheet named for its recipe; the large photo is asked for only here.
struct RecipeSheet: View {
  @Environment(\.dismiss) private var dismiss
  let recipe: Recipe

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          RemotePhoto(
            url: recipe.largePhoto ?? recipe.smallPhoto, label: recipe.name, symbol: "fork.knife"
          )
          .aspectRatio(1, contentMode: .fit)
          .frame(maxWidth: .infinity)
          .clipShape(RoundedRectangle(cornerRadius: 24))
          Label {
            Text(verbatim: recipe.cuisine)
          } icon: {
            Image(systemName: "fork.knife")
          }
          .font(.headline)
          links
        }
        .padding()
      }
      .navigationTitle(recipe.name)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }

  private var links: some View {
    HStack(spacing: 12) {
      if let source = recipe.source {
        Link(destination: source) { Label("Source", systemImage: "book") }
      }
      if let video = recipe.video {
        Link(destination: video) { Label("Video", systemImage: "play.rectangle") }
      }
    }
    .buttonStyle(.bordered)
  }
}
