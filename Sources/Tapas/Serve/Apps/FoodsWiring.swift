// Foods in the command: the address of its service.
import Foods
import Foundation
import Sandbox

/// The settings of Foods.
struct FoodsWiring: AddressWiring {
  typealias App = FoodsApp
  static let flag = Flag(
    name: "--foods-url", placeholder: "URL", variable: "TAPAS_FOODS_URL", group: .services,
    help: ["Foods, as https://HOST/api/v1/USER"])

  /// The base address of its service, without a trailing slash.
  var url: URL?

  static var simulation: SimulatedService { .foods }
  static func address(in sandbox: SandboxAddresses) -> URL { sandbox.foodsURL }

  static var probed: (path: String, query: [URLQueryItem]) { ("food", []) }

  static func service(at address: URL, _ container: AppContainer) -> FoodService {
    .live(base: address, client: container.client)
  }
}
