// Work that runs in the order in which it was requested.

/// Runs each operation after all earlier ones have ended.
@MainActor
final class SerialTasks {
  private var last: Task<Void, Never>?

  /// Starts without work.
  nonisolated init() {}

  /// Runs an operation after the earlier ones. It is never cancelled.
  func run(_ operation: @escaping @MainActor () async -> Void) {
    last = Task { [last] in
      await last?.value
      await operation()
    }
  }

  /// Returns when the operations requested so far have ended.
  func ended() async { await last?.value }
}
