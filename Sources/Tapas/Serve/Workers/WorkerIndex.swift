// The data that a worker process gets from its supervisor.
import LiveServer

/// The position of a worker process: its index, and the port of the shared sandbox.
struct WorkerIndex: Equatable, Sendable {
  /// The variable with it, as "0 2 40123" or "0 2 -" without a sandbox. Only `tapas` sets it.
  static let variable = "TAPAS_WORKER_PLACE"
  /// The descriptor for connections.
  static let connections: Int32 = 3
  /// The descriptor for messages in both directions.
  static let messages: Int32 = 4

  /// The worker's index and the number of workers.
  var share: WorkerShare
  /// The port of the sandbox that all workers use; nil without one.
  var sandboxPort: Int?
}

extension WorkerIndex {
  /// The position in the environment; nil in a process that is no worker.
  init?(environment: [String: String]) {
    let words = (environment[Self.variable] ?? "").split(separator: " ")
    guard words.count == 3, let index = Int(words[0]), let count = Int(words[1]),
      (0..<count).contains(index)
    else { return nil }
    share = WorkerShare(index: index, count: count)
    sandboxPort = Int(words[2])
  }

  /// The value of the variable.
  var text: String { "\(share.index) \(share.count) \(sandboxPort.map(String.init) ?? "-")" }
}
