// Previews of Cocktails' list and its rows, in each of their states.
import DataLayer
import SharedUI
import SwiftUI

struct CocktailsScreenPreviews: PreviewProvider {
  static var previews: some View {
    CocktailsScreen(.preview(.preview()))
      .previewDisplayName("List")
    CocktailsScreen(.preview(.silent, clock: StoppedClock()))
      .previewDisplayName("List, loading")
    CocktailsScreen(.preview(.withSilentLookup))
      .previewDisplayName("List, rows loading")
    CocktailsScreen(.preview(.withFailingLookup))
      .previewDisplayName("List, rows failed")
    CocktailsScreen(.preview(.empty))
      .previewDisplayName("List, empty")
    CocktailsScreen(.preview(.failing))
      .previewDisplayName("List, failed")
    CocktailsScreen(.preview(.failing, holding: DrinkList(Drink.examples), in: "cocktails"))
      .previewDisplayName("List, saved copy")
  }
}
