// The wiring of one app: the flags of its service, and the dependencies of its scene.
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
  /// Its service as the sandbox simulates it.
  static var simulation: SimulatedService { get }
  /// The lines of `tapas sandbox` about this service: each address, and the token that it takes.
  static func lines(of sandbox: SandboxAddresses) -> [String]

  /// The settings of an app without any set.
  init()
  /// Checks the app's settings. Throws on the first that is wrong.
  init(_ settings: Settings) throws(UsageError)
  /// Whether its service is configured; otherwise the sandbox simulates it.
  var isSet: Bool { get }
  /// The configured addresses; photos may come from their networks.
  var addresses: [URL] { get }
  /// The check whether its service responds; nil when none is configured.
  var probe: ServiceProbe? { get }
  /// The dependencies of the scene, over the configured service or the sandbox. Nil omits the app:
  /// it has neither, or a part of it cannot start.
  func dependencies(_ container: AppContainer, _ sandbox: SandboxAddresses?) -> App.Dependencies?
  /// The dependencies of a guest's scene, with which nothing can be changed. `shared` are those of
  /// the people with the code, for their own pages. Nil where guests may not read.
  func guestDependencies(
    _ container: AppContainer, _ sandbox: SandboxAddresses?, shared: App.Dependencies
  ) -> App.Dependencies?
  /// The dependencies of one browser's scene, for an app that keeps data for each.
  func dependencies(_ shared: App.Dependencies, of browser: String) -> App.Dependencies
  /// The person or business that the app belongs to.
  var owner: SiteOwner { get }
}

extension AppWiring {
  func dependencies(_ shared: App.Dependencies, of browser: String) -> App.Dependencies { shared }

  func guestDependencies(
    _ container: AppContainer, _ sandbox: SandboxAddresses?, shared: App.Dependencies
  ) -> App.Dependencies? {
    dependencies(container.reading, sandbox)
  }

  var owner: SiteOwner { SiteOwner() }

  static var name: String { App.description.name }
  static var title: String { App.description.title }
  static var strings: URL? { App.description.strings }

  /// The app for the home page; nil without dependencies. With `languages` its bar has the choice
  /// among them.
  func app(
    in container: AppContainer, sandbox: SandboxAddresses?, guests: Bool = false,
    languages: LanguageChoice? = nil
  ) -> SiteApp? {
    guard let dependencies = dependencies(container, sandbox) else { return nil }
    let app = App.description
    Task { @MainActor in await app.start(dependencies) }
    var site = SiteApp(
      name: app.name, title: app.title, summary: app.summary, colors: app.colors,
      scene: { app.scene(self.dependencies(dependencies, of: $0), languages: languages) })
    site.owner = owner
    if guests, let guest = guestDependencies(container, sandbox, shared: dependencies) {
      site.guestScene = {
        app.scene(self.dependencies(guest, of: $0), mayChange: false, languages: languages)
      }
    }
    return site
  }
}
