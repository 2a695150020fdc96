// The description of an app, for the server or the shell that runs it.
public import Foundation
public import SwiftUI

/// An app of the package, identified by its type.
public protocol CatalogueApp {
  associatedtype Dependencies
  associatedtype Content: View

  /// The description of the app for the server and the shell.
  static var description: AppDescription<Dependencies, Content> { get }
  /// Its screens in each of their states, with fixed data. `tapas serve --previews` lists them.
  static var previews: [any PreviewProvider.Type] { get }
}

extension CatalogueApp {
  /// No previews by default.
  public static var previews: [any PreviewProvider.Type] { [] }
}

/// An app from the outside: its strings, its colours, and its screen over its dependencies.
public struct AppDescription<Dependencies, Content: View>: Sendable {
  /// The name in web addresses, such as `foods`.
  public let name: String
  /// The key of the title in the app's string table.
  public let title: String
  /// The key of a descriptive sentence in the same table.
  public let summary: String
  /// The two colours of the icon, as `#rrggbb`.
  public let colors: (String, String)
  /// The string table, in Apple's `.xcstrings` format; nil if the bundle has none, as in Xcode.
  public let strings: URL?
  /// Prepares the app before it is first opened, for example by reading the saved list.
  public let start: @MainActor @Sendable (Dependencies) async -> Void
  /// Makes the first screen over the app's dependencies. A shell adds its settings around it.
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

  /// A description whose screen shows a model that is made over the dependencies, and to which each
  /// return to the app is reported.
  public init<Model: ReturningModel, Screen: View>(
    name: String, title: String, summary: String, colors: (String, String), bundle: Bundle,
    start: @escaping @MainActor @Sendable (Dependencies) async -> Void = { _ in },
    model: @escaping @MainActor @Sendable (Dependencies) -> Model,
    screen: @escaping @MainActor @Sendable (Model) -> Screen
  ) where Content == ModelOwner<Model, ReturningScreen<Model, Screen>> {
    self.init(
      name: name, title: title, summary: summary, colors: colors, bundle: bundle, start: start
    ) { dependencies in
      ModelOwner({ model(dependencies) }, content: { ReturningScreen($0, screen: screen($0)) })
    }
  }

  /// The scene of one person over the app's dependencies. `mayChange` is false for a guest.
  @MainActor public func scene(
    _ dependencies: Dependencies, mayChange: Bool = true, languages: LanguageChoice? = nil
  ) -> some Scene {
    WindowGroup {
      screen(dependencies)
        .environment(\.mayChange, mayChange)
        .environment(\.languageChoice, languages)
    }
  }
}
