// Previews of an open recipe: in a sheet over the list, and alone without links.
import SharedUI
import SwiftUI

struct RecipePagePreviews: PreviewProvider {
  static var previews: some View {
    OpenRecipe()
      .previewDisplayName("Open recipe")
    RecipePage(recipe: Recipe.examples[1], isFavourite: .constant(true))
      .previewDisplayName("Open recipe, without links")
  }
}

/// The list with an open recipe, which can be closed.
private struct OpenRecipe: View {
  @State private var isOpen = true

  var body: some View {
    RecipesApp.screen(.preview(.preview()))
      .sheet(isPresented: $isOpen) {
        RecipePage(recipe: Recipe.examples[0], isFavourite: .constant(false))
      }
  }
}
