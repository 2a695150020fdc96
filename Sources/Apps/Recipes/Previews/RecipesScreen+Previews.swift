// Previews of Recipes' list in each of its states.
import DataLayer
import SharedUI
import SwiftUI

struct RecipesScreenPreviews: PreviewProvider {
  static var previews: some View {
    RecipesApp.screen(.preview(.preview()))
      .previewDisplayName("List")
    RecipesApp.screen(.preview(.silent, clock: StoppedClock()))
      .previewDisplayName("List, loading")
    RecipesApp.screen(.preview(.empty))
      .previewDisplayName("List, empty")
    RecipesApp.screen(.preview(.failing(.service(.preview))))
      .previewDisplayName("List, failed")
    RecipesApp.screen(
      .preview(.failing(.malformed(MalformedRecipe(number: 12, part: .name))))
    )
    .previewDisplayName("List, malformed recipe")
    RecipesApp.screen(
      .preview(
        .failing(.service(.preview)), holding: RecipeList(Recipe.examples), in: "recipes")
    )
    .previewDisplayName("List, saved copy")
  }
}
