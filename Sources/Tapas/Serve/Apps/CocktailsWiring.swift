// Cocktails in the command: the address of its service.
import Cocktails
import Foundation
import Sandbox

/// The settings of Cocktails.
struct CocktailsWiring: AddressWiring {
  typealias App = CocktailsApp
  static let flag = Flag(
    name: "--cocktails-url", placeholder: "URL", variable: "TAPAS_COCKTAILS_URL", group: .services,
    help: ["Cocktails, as https://HOST/api/json/v1/KEY"])

  /// The base address of its service, without a trailing slash.
  var url: URL?

  static var simulation: SimulatedService { .cocktails }
  static func address(in sandbox: SandboxAddresses) -> URL { sandbox.cocktailsURL }

  static var probed: (path: String, query: [URLQueryItem]) {
    ("filter.php", [URLQueryItem(name: "g", value: "Cocktail_glass")])
  }

  static func service(at address: URL, _ container: AppContainer) -> DrinkService {
    .live(base: address, client: container.client, keepingDetailsIn: container.records)
  }
}
