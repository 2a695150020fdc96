// Previews of Recipes' list in each of its states.
import DataLayer
import SharedUI
import SwiftUI

struct RecipesScreenPreviews: PreviewProvider {
  static var previews: some View {
    RecipesApp.description.screen(.preview(.preview()))
      .previewDisplayName("List")
    RecipesApp.description.screen(.preview(.silent, clock: StoppedClock()))
      .previewDisplayName("List, loading")
    RecipesApp.description.screen(.preview(.empty))
      .previewDisplayName("List, empty")
    RecipesApp.description.screen(.preview(.failing(.service(.preview))))
      .previewDisplayName("List, failed")
    RecipesApp.description.screen(
      .preview(.failing(.malformed(MalformedRecipe(number: 12, part: .name))))
    )
    .previewDisplayName("List, malformed recipe")
    RecipesApp.description.screen(
      .preview(
        .failing(.service(.preview)), holding: RecipeList(Recipe.examples), in: "recipes")
    )
    .previewDisplayName("List, saved copy")
  }
}
