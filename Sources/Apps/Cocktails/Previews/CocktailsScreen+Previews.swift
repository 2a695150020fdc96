// Previews of Cocktails' list and its rows, in each of their states.
import DataLayer
import SharedUI
import SwiftUI

struct CocktailsScreenPreviews: PreviewProvider {
  static var previews: some View {
    CocktailsApp.screen(.preview(.preview()))
      .previewDisplayName("List")
    CocktailsApp.screen(.preview(.silent, clock: StoppedClock()))
      .previewDisplayName("List, loading")
    CocktailsApp.screen(.preview(.withSilentLookup))
      .previewDisplayName("List, rows loading")
    CocktailsApp.screen(.preview(.withFailingLookup))
      .previewDisplayName("List, rows failed")
    CocktailsApp.screen(.preview(.empty))
      .previewDisplayName("List, empty")
    CocktailsApp.screen(.preview(.failing))
      .previewDisplayName("List, failed")
    CocktailsApp.screen(.preview(.failing, holding: DrinkList(Drink.examples), in: "cocktails"))
      .previewDisplayName("List, saved copy")
  }
}
