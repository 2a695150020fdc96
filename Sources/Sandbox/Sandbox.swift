// The sandbox as a value: what it plays, where it keeps things, and how it is started.
import Foundation
import Synchronization
import WebServer

/// The upstream services, played on this machine: no network, no key, no account.
package struct Sandbox: Sendable {
  /// Where likes and other changes are kept; nil keeps them in memory until the end.
  package let dataFolder: URL?
  /// The port on 127.0.0.1; 0 lets the system choose.
  package let port: Int

  let now: @Sendable () -> Date
  let sleep: @Sendable (Duration) async throws -> Void

  /// A sandbox that is not running yet. The clock and the pause are passed in so that tests own time.
  package init(
    dataFolder: URL?, port: Int = 0,
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.dataFolder = dataFolder
    self.port = port
    self.now = now
    self.sleep = sleep
  }

  /// Reads the data, opens the port and answers from then on.
  package func start() async throws(SandboxError) -> RunningSandbox {
    let origin = Origin()
    let services: [any SandboxService] = [
      try FoodsService(dataFolder: dataFolder, origin: origin, now: now),
      try RecipesService(origin: origin),
      try CocktailsService(origin: origin),
      try MenuService(origin: origin, now: now),
      try HumourService(origin: origin, now: now),
    ]
    let router = SandboxRouter(
      services: services, sleep: sleep, faults: FaultBook(now: now))
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

/// Where the sandbox is reached, known only once its port is open: photo addresses are built on it.
final class Origin: Sendable {
  private let port = Mutex(0)

  /// Such as `http://127.0.0.1:8100`, without a slash at the end.
  var text: String { "http://127.0.0.1:\(port.withLock { $0 })" }

  func settle(port: Int) {
    self.port.withLock { $0 = port }
  }
}
