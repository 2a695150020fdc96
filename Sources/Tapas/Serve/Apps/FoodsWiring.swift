// Foods in the command: the address of its service.
import Foods
import Foundation
import Sandbox
import SharedUI

/// The settings of Foods.
struct FoodsWiring: AppWiring {
  typealias App = FoodsApp
  static let flags: [Flag] = [.foodsURL]

  /// Base of its service, without a last slash.
  var url: URL?

  init() {}

  init(_ settings: Settings) throws(UsageError) {
    url = try settings.url(.foodsURL)
  }

  var isSet: Bool { url != nil }
  var addresses: [URL] { [url].compactMap(\.self) }

  func dependencies(
    _ container: AppContainer, _ sandbox: RunningSandbox?
  ) -> ServiceDependencies<FoodService>? {
    (url ?? sandbox?.foodsURL).map {
      ServiceDependencies(
        service: .live(base: $0, client: container.client), store: container.records)
    }
  }
}

extension Flag {
  static let foodsURL = Flag(
    name: "--foods-url", placeholder: "URL", variable: "TAPAS_FOODS_URL", group: .services,
    help: ["Foods, as https://HOST/api/v1/USER"])
}
