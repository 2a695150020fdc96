// What a worker process is told by the one that started it.
import LiveServer

/// The place of a worker process: its number, and where the shared sandbox is.
struct WorkerPlace: Equatable, Sendable {
  /// The variable that tells it, as "0 2 40123" or "0 2 -" without a sandbox. Only `tapas` sets it.
  static let variable = "TAPAS_WORKER_PLACE"
  /// The descriptor that connections come through.
  static let connections: Int32 = 3
  /// The descriptor that messages come and go through.
  static let messages: Int32 = 4

  /// Which worker it is.
  var share: WorkerShare
  /// The port of the sandbox that all workers use; nil without one.
  var sandboxPort: Int?
}

extension WorkerPlace {
  /// The place that the environment tells; nil in a process that is no worker.
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
