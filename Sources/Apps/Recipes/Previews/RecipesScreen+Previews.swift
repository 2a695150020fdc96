// Previews of Recipes' list in each of its states.
import DataLayer
import SharedUI
import SwiftUI

struct RecipesScreenPreviews: PreviewProvider {
  static var previews: some View {
    RecipesScreen(.preview(.preview()))
      .previewDisplayName("List")
    RecipesScreen(.preview(.silent, clock: StoppedClock()))
      .previewDisplayName("List, loading")
    RecipesScreen(.preview(.empty))
      .previewDisplayName("List, empty")
    RecipesScreen(.preview(.failing(.service(.preview))))
      .previewDisplayName("List, failed")
    RecipesScreen(.preview(.failing(.malformed(MalformedRecipe(number: 12, part: .name)))))
      .previewDisplayName("List, malformed recipe")
    RecipesScreen(
      .preview(
        .failing(.service(.preview)), holding: RecipeList(Recipe.examples), in: "recipes")
    )
    .previewDisplayName("List, saved copy")
  }
}
