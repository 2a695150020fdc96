// Menu as an app: one window, for `@main` on Apple's systems and for the server on Linux.
import Catalog
import Foundation
import SwiftUI

/// The scene of Menu, over any library.
public struct MenuScene: Scene {
  private let library: MenuLibrary
  private let restaurant: Restaurant

  /// A scene that shows the menu of `library` as the restaurant's.
  public init(library: MenuLibrary, restaurant: Restaurant = Restaurant()) {
    self.library = library
    self.restaurant = restaurant
  }

  public var body: some Scene {
    WindowGroup {
      EmptyView()
    }
  }
}
