// Menu as a whole: its words, its colours, what it depends on, and its first screen.
import Foundation
import MenuData
import SharedUI
import SwiftUI

/// What Menu depends on.
public struct MenuDependencies: Sendable {
  let repository: MenuRepository
  let restaurant: Restaurant
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date

  /// The menu of `repository` shown as the restaurant's, by the system's clocks unless others are
  /// passed in.
  public init(
    repository: MenuRepository, restaurant: Restaurant = Restaurant(),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.repository = repository
    self.restaurant = restaurant
    self.clock = clock
    self.now = now
  }
}

/// The app Menu.
public enum MenuApp: CatalogueApp {
  /// Its description; the screen shows the menu of the repository.
  public static var description: AppDescription<MenuDependencies, some View> {
    AppDescription(
      name: "menu", title: "Menu",
      summary: "A restaurant's menu, whole, even when the line is down.",
      colors: ("#c0392b", "#f39c12"), bundle: .module
    ) { (dependencies: MenuDependencies) in
      MenuScreen(dependencies)
    }
  }

  /// The splash and the categories, the products and the popup.
  public static var previews: [any PreviewProvider.Type] {
    [MenuScreenPreviews.self, ProductsScreenPreviews.self]
  }
}
