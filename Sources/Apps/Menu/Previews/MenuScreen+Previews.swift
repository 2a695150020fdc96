// Previews of Menu's first screen in each of its states: the splash, then the categories.
import DataLayer
import MenuData
import SharedUI
import SwiftUI

struct MenuScreenPreviews: PreviewProvider {
  static var previews: some View {
    screen(.preview(savedAt: PreviewTime.saved))
      .previewDisplayName("Categories")
    screen(.long)
      .previewDisplayName("Categories, several pages")
    screen(.slow)
      .previewDisplayName("Categories, loading")
    screen(.empty)
      .previewDisplayName("Categories, empty")
    screen(.unreadable)
      .previewDisplayName("Categories, failed")
    screen(.downloading(.half))
      .previewDisplayName("Splash, downloading")
    screen(.downloading(.waiting))
      .previewDisplayName("Splash, waiting")
    screen(.failing(toDownload: .service(.preview)))
      .previewDisplayName("Splash, failed")
    screen(.failing(toDownload: .refusedToken))
      .previewDisplayName("Splash, token refused")
  }

  private static func screen(_ repository: MenuRepository) -> some View {
    MenuApp.screen(
      MenuDependencies(repository: repository, now: { PreviewTime.now }))
  }
}
