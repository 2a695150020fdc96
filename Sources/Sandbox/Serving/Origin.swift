// The address of the sandbox, with which photo addresses start.
import Synchronization

/// The address of the sandbox, known only once the port is open.
final class Origin: Sendable {
  private let port = Mutex(0)

  /// The address without a trailing slash, such as `http://127.0.0.1:8100`.
  var text: String { "http://127.0.0.1:\(port.withLock { $0 })" }

  /// Sets the port that was opened.
  func settle(port: Int) {
    self.port.withLock { $0 = port }
  }
}
