// `--workers N`: one port and one terminal for several processes of the same program.
import Foundation
import LiveServer
import WebServer

/// The processes that share a site's port.
package struct Workers: Sendable {
  /// The number of processes.
  package var count: Int
  /// The address to listen on.
  package var host: ListenAddress
  /// The port to listen on; 0 takes a free one.
  package var port: Int
  /// The port of the sandbox that all of them use; nil without one.
  package var sandboxPort: Int?
  /// Takes what an operator should read: that a process ended, or hangs.
  package var log: @Sendable (String) -> Void

  /// Processes that are not started yet.
  package init(
    count: Int, host: ListenAddress, port: Int, sandboxPort: Int? = nil,
    log: @escaping @Sendable (String) -> Void
  ) {
    (self.count, self.host, self.port) = (count, host, port)
    (self.sandboxPort, self.log) = (sandboxPort, log)
  }

  /// Starts the workers and the distributor of connections, restarts workers that end, and stops
  /// all when cancelled. Once they serve, the actual port is passed to `ready`.
  ///
  /// Throws `StartFailure`, or an error of the web server.
  @MainActor
  package func run(ready: (Int) -> Void) async throws {
    let supervisor = try Supervisor(count: count, sandboxPort: sandboxPort, log: log)
    let work = Task { try await supervisor.run() }
    do {
      try await withTaskCancellationHandler {
        try await supervisor.areReady()
      } onCancel: {
        work.cancel()
      }
      let distributor = try ConnectionDistributor(
        host: host.address, port: port, channels: supervisor.connections,
        route: { [count] in WorkerShare.worker(for: $0, among: count) }, log: log)
      supervisor.distributor = distributor
      ready(distributor.port)
      await NotifySocket().notifyServing()
      await distributor.stop()
    } catch {
      work.cancel()
      _ = await work.result
      throw error
    }
    work.cancel()
    _ = await work.result
  }
}
