// Notifications to systemd: that the server is ready, alive, or stopping. Without systemd none are
// sent.
import Foundation

/// The service manager that started this process, if it wants notifications (`Type=notify`).
package struct NotifySocket {
  /// The address of its socket; nil without one. A leading `@` means an abstract socket.
  package let address: String?
  /// The silence after which it ends the process (`WatchdogSec=`); nil without a watchdog.
  package let watchdog: Duration?

  /// The manager that the environment names for the process with this number.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment, process: Int32 = getpid()
  ) {
    address = environment["NOTIFY_SOCKET"]
    let isForUs = environment["WATCHDOG_PID"].map { $0 == String(process) } ?? true
    let microseconds = environment["WATCHDOG_USEC"].flatMap { Int($0) } ?? 0
    watchdog = isForUs && microseconds > 0 ? .microseconds(microseconds) : nil
  }

  /// Notifies that the program is ready, waits until the task is cancelled, and notifies that it
  /// stops.
  ///
  /// Meanwhile it notifies twice per watchdog interval that the process is alive. It does so on the
  /// main actor, which the pages need: when that hangs, the notifications stop.
  @MainActor package func notifyServing() async {
    send("READY=1")
    while !Task.isCancelled {
      if watchdog != nil { send("WATCHDOG=1") }
      // Cancellation requests the stop.
      try? await Task.sleep(for: watchdog.map { $0 / 2 } ?? .seconds(1 << 30))
    }
    send("STOPPING=1")
  }

  /// Sends one notification such as `READY=1`. A failure to send is harmless and ignored.
  package func send(_ message: String) {
    guard let address, !address.isEmpty else { return }
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    var name = Array(address.utf8)
    if name[0] == UInt8(ascii: "@") { name[0] = 0 }
    let room = MemoryLayout.size(ofValue: place.sun_path)
    guard name.count < room else { return }
    withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: name) }
    let length = MemoryLayout<sockaddr_un>.size - room + name.count

    let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    guard socket >= 0 else { return }
    defer { close(socket) }
    let bytes = Array(message.utf8)
    _ = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL), $0, socklen_t(length))
      }
    }
  }
}
