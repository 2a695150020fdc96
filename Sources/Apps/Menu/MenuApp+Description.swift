// Menu as a whole: its words, its colours, what it depends on, and its first screen.
import Foundation
import MenuData
import SharedUI
import SwiftUI

/// What Menu depends on.
public struct MenuDependencies: Sendable {
  let repository: MenuRepository
  let restaurant: Restaurant
  let now: @Sendable () -> Date

  /// The menu of `repository` shown as the restaurant's; `now` is the system's time unless passed
  /// in.
  public init(
    repository: MenuRepository, restaurant: Restaurant = Restaurant(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.repository = repository
    self.restaurant = restaurant
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
      MenuScreen(
        repository: dependencies.repository, restaurant: dependencies.restaurant,
        now: dependencies.now)
    }
  }
}
