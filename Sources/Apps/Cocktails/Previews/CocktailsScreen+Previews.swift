// Previews of Cocktails' list and its rows, in each of their states.
import DataLayer
import SharedUI
import SwiftUI

struct CocktailsScreenPreviews: PreviewProvider {
  static var previews: some View {
    screen(.preview(.preview()))
      .previewDisplayName("List")
    screen(.preview(.silent, clock: StoppedClock()))
      .previewDisplayName("List, loading")
    screen(.preview(.withSilentLookup))
      .previewDisplayName("List, rows loading")
    screen(.preview(.withFailingLookup))
      .previewDisplayName("List, rows failed")
    screen(.preview(.empty))
      .previewDisplayName("List, empty")
    screen(.preview(.failing))
      .previewDisplayName("List, failed")
    screen(.preview(.failing, holding: DrinkList(Drink.examples), in: "cocktails"))
      .previewDisplayName("List, saved copy")
  }

  private static func screen(_ dependencies: ServiceDependencies<DrinkService>) -> some View {
    CocktailsApp.description.screen(dependencies)
  }
}
