// Previews of a drink's page in each of its states.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

struct DrinkPagePreviews: PreviewProvider {
  static var previews: some View {
    page(of: .preview())
      .previewDisplayName("Page")
    page(of: .withSilentLookup)
      .previewDisplayName("Page, loading")
    page(of: .withEmptyLookup)
      .previewDisplayName("Page, without ingredients")
    page(of: .withFailingLookup)
      .previewDisplayName("Page, failed")
    page(of: .withFailingLookup, known: .example("2"))
      .previewDisplayName("Page, saved copy")
  }

  private static func page(of service: DrinkService, known: DrinkDetail? = nil) -> some View {
    let saved = known.map {
      // Older than a week, so that it is looked up again.
      DataLayer.Record(value: $0, savedAt: PreviewTime.now.addingTimeInterval(-30 * 24 * 3600))
    }
    return NavigationStack {
      DrinkPage(
        item: DrinkItem(Drink.examples[1], known: saved), model: CocktailsModel(.preview(service)))
    }
  }
}
