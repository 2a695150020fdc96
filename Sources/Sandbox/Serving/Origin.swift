// The address of the sandbox, which photo addresses begin with.
import Synchronization

/// Where the sandbox is reached. It is known only once the port is open.
final class Origin: Sendable {
  private let port = Mutex(0)

  /// Such as `http://127.0.0.1:8100`, without a slash at the end.
  var text: String { "http://127.0.0.1:\(port.withLock { $0 })" }

  /// Sets the port that was opened.
  func settle(port: Int) {
    self.port.withLock { $0 = port }
  }
}
