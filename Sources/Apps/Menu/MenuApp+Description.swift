// The app Menu: its strings, its colours, its dependencies, and its first screen.
public import Foundation
public import MenuData
public import SharedUI
public import SwiftUI

/// The dependencies of Menu.
public struct MenuDependencies: Sendable {
  let repository: MenuRepository
  let restaurant: Restaurant
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date

  /// The menu of `repository`, shown as the restaurant's. The clocks are the system's by default.
  public init(
    repository: MenuRepository, restaurant: Restaurant = Restaurant(),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.repository = repository
    self.restaurant = restaurant
    self.clock = clock
    self.now = now
  }

  /// The same menu for people who may only read it.
  public var reading: MenuDependencies {
    MenuDependencies(
      repository: repository.reading, restaurant: restaurant, clock: clock, now: now)
  }

  /// Downloads the menu unless one is saved, again each minute while that fails. Ends once there is
  /// a menu, or when its task is cancelled.
  public func prepare() async {
    repeat {
      // The pages of those who may download report why a download fails.
      if (try? await repository.saved()) != nil { return }
      if (try? await repository.download { _ in }) != nil { return }
      // A cancelled wait ends the loop at its condition.
      try? await clock.sleep(for: .seconds(60))
    } while !Task.isCancelled
  }
}

/// The app Menu.
public enum MenuApp: CatalogueApp {
  /// The app's description. Its screen shows the menu of the repository.
  public static var description: AppDescription<MenuDependencies, some View> {
    AppDescription(
      name: "menu", title: "Menu",
      summary: "A restaurant's menu, whole, even when the line is down.",
      colors: ("#c0392b", "#f39c12"), bundle: .module,
      model: MenuModel.init, screen: { MenuScreen(model: $0) })
  }

  /// The previews of the splash, the categories, the products and the popup.
  public static var previews: [any PreviewProvider.Type] {
    [MenuScreenPreviews.self, ProductsScreenPreviews.self]
  }
}
