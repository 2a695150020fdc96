// The food service over a scripted web server.
import AppTesting
import DataLayer

@testable import Foods

extension ScriptedTransport {
  /// The service that talks to this server.
  var service: FoodService { .live(base: Self.base, client: HTTPClient(transport: self)) }
}
