// The service thread's limits of what all connections take: their number, and their bodies.
import CWebServer

/// The number of connections and WebSockets of each peer.
struct PeerCounts {
  private var counts: [String: Int] = [:]

  /// The number of peers that have any.
  var peers: Int { counts.count }

  subscript(_ name: String) -> Int { counts[name] ?? 0 }

  mutating func add(_ name: String) { counts[name, default: 0] += 1 }

  mutating func remove(_ name: String) {
    let left = self[name] - 1
    counts[name] = left > 0 ? left : nil
  }
}

extension Loop {
  /// Makes room for one more connection of a peer. Returns false when there is none.
  ///
  /// At a limit, the connection that has waited longest without a complete request is closed.
  /// Clients send their request right after connecting, so a new one is the last to be closed.
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
    // A connection with unread input has sent a request that was not read yet.
    .first { cws_has_input($0.descriptor) == 0 }
  }

  /// Adds a connection to the counts, or counts it as refused.
  func count(_ connection: HTTPConnection, isAdmitted: Bool) {
    connection.isCounted = isAdmitted
    if isAdmitted { peerCounts.add(connection.peerName) } else { refused += 1 }
  }

  /// Removes a closed connection from the counts.
  func uncount(_ connection: HTTPConnection) {
    if connection.isCounted { peerCounts.remove(connection.peerName) } else { refused -= 1 }
  }
}

// Bodies that arrive.
extension Loop {
  /// Counts the bytes of a body that have arrived, and prolongs its time. Returns false when the
  /// connection was refused for want of room.
  func holdBody(of connection: HTTPConnection, _ bytes: Int) -> Bool {
    bodyBytes += bytes - connection.bodyBytes
    connection.bodyBytes = bytes
    let earned = Int64(bytes) * 1_000 / Int64(limits.bodyRate)
    connection.deadline = connection.bodySince + limits.bodyTimeout.milliseconds + earned
    while bodyBytes > limits.bodies, let oldest = oldestBody {
      refuse(oldest, status: 503)
      if oldest === connection { return false }
    }
    return true
  }

  /// The connection whose body started to arrive first.
  private var oldestBody: HTTPConnection? {
    connections.values.filter { if case .body = $0.phase { true } else { false } }
      .min { ($0.bodySince, $0.id) < ($1.bodySince, $1.id) }
  }

  /// No longer counts the bytes of a body that arrived in part.
  func dropBody(of connection: HTTPConnection) {
    bodyBytes -= connection.bodyBytes
    connection.bodyBytes = 0
  }
}
