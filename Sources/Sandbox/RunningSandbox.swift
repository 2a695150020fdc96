// A running sandbox: its addresses, and its stop.
import Foundation
import WebServer

/// A sandbox with an open port. It responds until `stop()`.
@dynamicMemberLookup
package final class RunningSandbox: Sendable {
  private let server: WebServer

  init(server: WebServer) {
    self.server = server
  }

  /// Its addresses and tokens.
  package var addresses: SandboxAddresses { SandboxAddresses(port: server.port) }

  /// One of its addresses.
  package subscript<Value>(dynamicMember address: KeyPath<SandboxAddresses, Value>) -> Value {
    addresses[keyPath: address]
  }

  /// Closes the port. Responses under way get a moment to finish.
  package func stop() async {
    await server.stop(within: .seconds(1))
  }
}
