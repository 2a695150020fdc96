// The sandbox as a value: its services, its folder, its port, and its start.
package import Foundation
import WebServer

/// The upstream services, simulated on this machine without network, key or account.
package struct Sandbox: Sendable {
  /// The services, each once.
  package let services: [SimulatedService]
  /// The folder for likes and other changes; nil keeps them in memory.
  package let dataFolder: URL?
  /// The port on 127.0.0.1; 0 lets the system choose.
  package let port: Int

  let now: @Sendable () -> Date
  let sleep: @Sendable (Duration) async throws -> Void

  /// A sandbox that is not running yet. Tests pass their own clock and pause.
  package init(
    services: [SimulatedService], dataFolder: URL?, port: Int = 0,
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.services = services
    self.dataFolder = dataFolder
    self.port = port
    self.now = now
    self.sleep = sleep
  }

  /// Reads the data and opens the port. Throws when a file or the port cannot be opened.
  package func start() async throws(SandboxError) -> RunningSandbox {
    let origin = Origin()
    var running: [any SandboxService] = []
    for service in services { running.append(try service.make(self, origin)) }
    let router = SandboxRouter(
      services: running, sleep: sleep, faults: FaultBook(now: now))
    let server: WebServer
    do {
      server = try WebServer(host: "127.0.0.1", port: port) { await router.answer($0) }
    } catch {
      throw .cannotListen(port: port, reason: "\(error)")
    }
    origin.settle(port: server.port)
    return RunningSandbox(server: server)
  }
}
