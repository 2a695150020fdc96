// The services whose answers are changed, and what is looked at in what they give.
import DataLayer
import Foundation
import Sandbox
import Testing

@testable import tapas

/// What a service gave, as far as all services have it in common.
struct FuzzedAnswer {
  /// The identities of its entries; each comes once.
  var ids: [String] = []
  /// Texts without which an entry cannot be shown.
  var names: [String] = []
  /// All other texts.
  var texts: [String] = []
  /// What becomes a link or a photo.
  var addresses: [URL] = []
  /// All that was read.
  var decoded: any Sendable = [Int]()
}

/// A service of one of the apps.
struct FuzzedService: Sendable, CustomTestStringConvertible {
  /// A request of each kind in turn.
  typealias Request = @Sendable (_ number: Int) async throws -> FuzzedAnswer

  /// Its name, which `TAPAS_FUZZ_SERVICE` may be.
  let name: String
  /// The requests to this service of the sandbox, over a client.
  let make: @Sendable (RunningSandbox, HTTPClient) async throws -> Request

  static let allCases = Services.tested.flatMap { $0.fuzzed }

  /// The service of a name; nil when there is none.
  static func named(_ name: String) -> FuzzedService? { allCases.first { $0.name == name } }

  var testDescription: String { name }

  /// The requests to this service of the sandbox, over a transport.
  func requests(_ sandbox: RunningSandbox, _ transport: MutatedTransport) async throws -> Request {
    try await make(sandbox, HTTPClient(transport: transport, random: { 0 }))
  }
}
