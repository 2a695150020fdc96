// The data that a worker process gets from its supervisor.
package import LiveServer

/// The position of a worker process: its index, and the port of the shared sandbox.
package struct WorkerIndex: Equatable, Sendable {
  /// The variable with it, as "0 2 40123" or "0 2 -" without a sandbox. Only the supervisor sets
  /// it.
  package static let variable = "TAPAS_WORKER_PLACE"
  /// The descriptor for connections.
  package static let connections: Int32 = 3
  /// The descriptor for messages in both directions.
  package static let messages: Int32 = 4

  /// The worker's index and the number of workers.
  package var share: WorkerShare
  /// The port of the sandbox that all workers use; nil without one.
  package var sandboxPort: Int?

  /// The position of a worker.
  package init(share: WorkerShare, sandboxPort: Int? = nil) {
    self.share = share
    self.sandboxPort = sandboxPort
  }
}

extension WorkerIndex {
  /// The position in the environment; nil in a process that is no worker.
  package init?(environment: [String: String]) {
    let words = (environment[Self.variable] ?? "").split(separator: " ")
    guard words.count == 3, let index = Int(words[0]), let count = Int(words[1]),
      (0..<count).contains(index)
    else { return nil }
    share = WorkerShare(index: index, count: count)
    sandboxPort = Int(words[2])
  }

  /// The value of the variable.
  package var text: String {
    "\(share.index) \(share.count) \(sandboxPort.map(String.init) ?? "-")"
  }
}
