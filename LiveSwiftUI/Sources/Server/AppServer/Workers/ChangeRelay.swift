// The relay of messages among workers, in the process that supervises them.
import Foundation
package import WebServer

/// Relays each worker's messages to all others, on its own thread.
package final class ChangeRelay: Sendable {
  /// Starts relaying. `isReady` and `isAlive` are called with the index of each worker that reports
  /// it.
  package init(
    _ channels: [WorkerChannel], isReady: @escaping @Sendable (Int) -> Void,
    isAlive: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    let thread = Thread { Self.run(channels.map(\.ours), isReady, isAlive) }
    thread.name = "changes"
    thread.start()
  }

  private static func run(
    _ descriptors: [Int32], _ isReady: (Int) -> Void, _ isAlive: (Int) -> Void
  ) {
    /// The workers that could not accept a message; they get `anything` once they can.
    var behind: Set<Int> = []
    var places = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while places.contains(where: { $0.fd >= 0 }) {
      _ = poll(&places, nfds_t(places.count), behind.isEmpty ? -1 : 100)
      for worker in behind {
        if ChangeChannel.send(ChangeChannel.anything, through: descriptors[worker]) {
          behind.remove(worker)
        }
      }
      for worker in places.indices where places[worker].revents != 0 {
        guard let message = ChangeChannel.receive(descriptors[worker]) else {
          // poll(2) ignores a descriptor below 0.
          places[worker].fd = -1
          continue
        }
        if message == ChangeChannel.ready {
          isReady(worker)
          continue
        }
        if message == ChangeChannel.alive {
          isAlive(worker)
          continue
        }
        for other in descriptors.indices where other != worker && !behind.contains(other) {
          if !ChangeChannel.send(message, through: descriptors[other]) { behind.insert(other) }
        }
      }
    }
  }
}
