// The service thread's decision about one more connection: the bound of all, and of each peer.
import CWebServer

/// How many connections and WebSockets each peer has.
struct PeerCounts {
  private var counts: [String: Int] = [:]

  /// How many peers have any.
  var peers: Int { counts.count }

  subscript(_ name: String) -> Int { counts[name] ?? 0 }

  mutating func add(_ name: String) { counts[name, default: 0] += 1 }

  mutating func remove(_ name: String) {
    let left = self[name] - 1
    counts[name] = left > 0 ? left : nil
  }
}

extension Loop {
  /// Makes room for one more connection of a peer. False when there is none.
  ///
  /// At a bound a connection without a whole request gives way, the one that has waited longest
  /// first. A client sends its request right after it connected, so it is the last to give way.
  func makeRoom(for peer: String) -> Bool {
    if !limits.unboundedPeers.contains(peer), peerCounts[peer] >= limits.connectionsPerPeer {
      guard let waiting = longestWaiting(where: { $0.peerName == peer }) else { return false }
      close(waiting)
    }
    if connections.count - refused + sockets.count >= limits.connections {
      guard let waiting = longestWaiting(where: { _ in true }) else { return false }
      close(waiting)
    }
    return true
  }

  private func longestWaiting(where isMeant: (HTTPConnection) -> Bool) -> HTTPConnection? {
    connections.values.filter { connection in
      guard connection.isCounted, isMeant(connection), case .head = connection.phase else {
        return false
      }
      return true
    }
    .sorted { ($0.waitingSince, $0.id) < ($1.waitingSince, $1.id) }
    // A request that has come is only not read yet.
    .first { cws_has_input($0.descriptor) == 0 }
  }

  /// Takes a connection into the counts, or notes that it is refused.
  func count(_ connection: HTTPConnection, isAdmitted: Bool) {
    connection.isCounted = isAdmitted
    if isAdmitted { peerCounts.add(connection.peerName) } else { refused += 1 }
  }

  /// Takes a closed connection out of the counts.
  func uncount(_ connection: HTTPConnection) {
    if connection.isCounted { peerCounts.remove(connection.peerName) } else { refused -= 1 }
  }
}
