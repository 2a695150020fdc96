// One description an app: what whoever serves it or wraps it in a shell has to know.
import Foundation
import SwiftUI

/// An app of the package, named by its type.
public protocol CatalogueApp {
  associatedtype Dependencies
  associatedtype Content: View

  /// What others have to know of the app.
  static var description: AppDescription<Dependencies, Content> { get }
  /// Its screens in each of their states, with fixed data; `tapas serve --previews` lists them.
  static var previews: [any PreviewProvider.Type] { get }
}

extension CatalogueApp {
  /// No previews.
  public static var previews: [any PreviewProvider.Type] { [] }
}

/// An app as others see it: its words, its colours, and the screen over what it depends on.
public struct AppDescription<Dependencies, Content: View>: Sendable {
  /// Its name in web addresses, such as `foods`.
  public let name: String
  /// The key of its title in its string table.
  public let title: String
  /// The key of a sentence that says what it is for, in the same table.
  public let summary: String
  /// The two colours of its icon, as `#rrggbb`.
  public let colors: (String, String)
  /// Its string table, in Apple's `.xcstrings` format; nil where the bundle has none, as in Xcode.
  public let strings: URL?
  /// Does what the app does before anybody opens it, such as reading the saved list.
  public let start: @MainActor @Sendable (Dependencies) async -> Void
  /// Makes the first screen over the app's dependencies; a shell puts its settings around it.
  public let screen: @MainActor @Sendable (Dependencies) -> Content

  /// A description whose string table is in `bundle`.
  public init(
    name: String, title: String, summary: String, colors: (String, String), bundle: Bundle,
    start: @escaping @MainActor @Sendable (Dependencies) async -> Void = { _ in },
    screen: @escaping @MainActor @Sendable (Dependencies) -> Content
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.colors = colors
    strings = bundle.strings
    self.start = start
    self.screen = screen
  }

  /// The scene of one person over the app's dependencies.
  @MainActor public func scene(_ dependencies: Dependencies) -> some Scene {
    WindowGroup { screen(dependencies) }
  }
}
