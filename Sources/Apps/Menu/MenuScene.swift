// Menu as an app: one window, for `@main` on Apple's systems and for the server on Linux.
import DataLayer
import Foundation
import MenuData
import SwiftUI

/// The scene of Menu, over any repository.
public struct MenuScene: Scene {
  private let repository: MenuRepository
  private let restaurant: Restaurant
  private let now: @Sendable () -> Date

  /// A scene that shows the menu of `repository` as the restaurant's, and tells the time by `now`.
  public init(
    repository: MenuRepository, restaurant: Restaurant = Restaurant(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.repository = repository
    self.restaurant = restaurant
    self.now = now
  }

  public var body: some Scene {
    WindowGroup {
      MenuScreen(repository: repository, restaurant: restaurant, now: now)
    }
  }
}
