// Menu as an app: one window, for `@main` on Apple's systems and for the server on Linux.
import Catalog
import Foundation
import SwiftUI

/// The scene of Menu, over any library.
public struct MenuScene: Scene {
  private let library: MenuLibrary
  private let restaurant: Restaurant
  private let now: @Sendable () -> Date

  /// A scene that shows the menu of `library` as the restaurant's, and tells the time by `now`.
  public init(
    library: MenuLibrary, restaurant: Restaurant = Restaurant(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.library = library
    self.restaurant = restaurant
    self.now = now
  }

  public var body: some Scene {
    WindowGroup {
      MenuScreen(library: library, restaurant: restaurant, now: now)
    }
  }
}
