// Previews of the cabinet: while drinks are looked up, and with all of them known.
import DataLayer
import SharedUI
import SwiftUI

struct CabinetScreenPreviews: PreviewProvider {
  static var previews: some View {
    cabinet(CocktailsModel(.preview(.withSilentLookup)))
      .previewDisplayName("Cabinet, looking up")
    cabinet(CocktailsModel(.preview(.withFailingLookup)))
      .previewDisplayName("Cabinet, failed")
    cabinet(CocktailsModel(.preview(.preview())))
      .previewDisplayName("Cabinet")
  }

  private static func cabinet(_ model: CocktailsModel) -> some View {
    CabinetScreen(model: model)
      .task { await model.list.appeared() }
      .task(id: model.isLookingUpAll) { await model.runLookupOfAll() }
  }
}
