// The page of a recipe, a sheet over the list: large photo, and links to source and video.
import Foundation
import SharedUI
import SwiftUI

/// A sheet titled with its recipe's name. Only here is the large photo requested.
struct RecipePage: View {
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
        if let source = recipe.source ?? recipe.video {
          ToolbarItem(placement: .primaryAction) { ShareLink(item: source) }
        }
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
