// How the command serves one app: the flags of its service, and what its scene depends on.
import Foundation
import LiveServer
import Sandbox
import SharedUI

/// The settings of one app's service, and the app made from them.
protocol AppWiring: Hashable, Sendable {
  /// The app, as its module describes it.
  associatedtype App: CatalogueApp where App.Dependencies: Sendable

  /// The flags of its service, in the order of the help page.
  static var flags: [Flag] { get }

  /// The settings of an app of which nothing is set.
  init()
  /// Checks the app's settings; throws on the first that is wrong.
  init(_ settings: Settings) throws(UsageError)
  /// Whether its service is set; the sandbox plays it otherwise.
  var isSet: Bool { get }
  /// The addresses that are set; photos may come from their networks.
  var addresses: [URL] { get }
  /// How to ask its service whether it answers; nil when it is not set.
  var probe: ServiceProbe? { get }
  /// What the scene depends on, over the service that is set or the sandbox.
  /// Nil leaves the app out: it has neither, or a part of it cannot start.
  func dependencies(_ container: AppContainer, _ sandbox: SandboxAddresses?) -> App.Dependencies?
  /// What the scene of one browser depends on, for an app that keeps something for each.
  func dependencies(_ shared: App.Dependencies, of browser: String) -> App.Dependencies
}

extension AppWiring {
  func dependencies(_ shared: App.Dependencies, of browser: String) -> App.Dependencies { shared }

  static var name: String { App.description.name }
  static var title: String { App.description.title }
  static var strings: URL? { App.description.strings }

  /// The app for the home page; nil when its dependencies are.
  func app(in container: AppContainer, sandbox: SandboxAddresses?) -> SiteApp? {
    guard let dependencies = dependencies(container, sandbox) else { return nil }
    let app = App.description
    Task { @MainActor in await app.start(dependencies) }
    return SiteApp(
      name: app.name, title: app.title, summary: app.summary, colors: app.colors,
      scene: { app.scene(self.dependencies(dependencies, of: $0)) })
  }
}
