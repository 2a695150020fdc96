// Cocktails in the command: the address of its service.
import Cocktails
import Foundation
import Sandbox
import SharedUI

/// The settings of Cocktails.
struct CocktailsWiring: AppWiring {
  typealias App = CocktailsApp
  static let flags: [Flag] = [.cocktailsURL]

  /// Base of its service, without a last slash.
  var url: URL?

  init() {}

  init(_ settings: Settings) throws(UsageError) {
    url = try settings.url(.cocktailsURL)
  }

  var isSet: Bool { url != nil }
  var addresses: [URL] { [url].compactMap(\.self) }

  func dependencies(
    _ container: AppContainer, _ sandbox: RunningSandbox?
  ) -> ServiceDependencies<DrinkService>? {
    (url ?? sandbox?.cocktailsURL).map {
      ServiceDependencies(
        service: .live(
          base: $0, client: container.client, keepingDetailsIn: container.records),
        store: container.records)
    }
  }
}

extension Flag {
  static let cocktailsURL = Flag(
    name: "--cocktails-url", placeholder: "URL", variable: "TAPAS_COCKTAILS_URL", group: .services,
    help: ["Cocktails, as https://HOST/api/json/v1/KEY"])
}
