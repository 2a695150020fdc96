// The bounds on connections: of all, and of each peer.
import Foundation
import Glibc
import Testing

@testable import WebServer

@Suite("Room for connections", .timeLimit(.minutes(10)))
struct RoomTests {
  private static let request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

  /// Sends a request on a new connection; its status, or nil where it is closed without one.
  private static func ask(_ port: Int, from own: String = "127.0.0.1") throws -> Int? {
    let client = try Client(port: port, from: own)
    do {
      try client.send(request)
      return try client.answer().status
    } catch Client.Failure.ended, Client.Failure.reset {
      return nil
    }
  }

  /// A server whose every answer waits until the test ends, for every path but "/".
  private static func server(_ change: (inout Limits) -> Void) throws -> WebServer {
    var limits = Limits.patient
    change(&limits)
    return try WebServer(
      host: "127.0.0.1", port: 0, limits: limits, log: { _ in },
      webSocket: { _ in .accept { for await _ in $0.messages {} } },
      http: { request in
        // Cancelled when the server stops.
        if request.path != "/" { try? await Task.sleep(for: .seconds(60)) }
        return .text("ok")
      })
  }

  private static let held = "GET /held HTTP/1.1\r\nHost: x\r\n\r\n"

  @Test("A connection over the limit is told 503 while all are used; one that leaves makes room")
  func connections() async throws {
    let server = try Self.server { $0.connections = 2 }
    let (refused, last) = try await blocking { [port = server.port] in
      let one = try WireSocket(port: port)
      let two = try WireSocket(port: port)
      let refused = try Client(port: port).answer().status
      shutdown(two.client.descriptor, Int32(SHUT_RDWR))
      // The server learns of a closed connection when it gets to it.
      var last: Int?
      while last != 200 { last = try Self.ask(port) }
      withExtendedLifetime(one) {}
      return (refused, last)
    }
    #expect(refused == 503)
    #expect(last == 200)
    await server.stop(within: .seconds(2))
  }

  // Bug: 512 silent sockets that connect again kept everybody out: 0 of 96 requests were answered.
  @Test("Silent connections give way: every request is answered, however many are silent")
  func silentOnes() async throws {
    let server = try Self.server { $0.connections = 16 }
    let statuses = try await blocking { [port = server.port] in
      var silent: [Client] = []
      return try (0..<40).map { _ in
        for _ in 0..<8 { silent.append(try Client(port: port)) }
        return try Self.ask(port)
      }
    }
    #expect(statuses.allSatisfy { $0 == 200 })
    await server.stop(within: .seconds(2))
  }

  @Test("A head that stays unfinished and an idle connection give way too, oldest first")
  func order() async throws {
    let server = try Self.server { $0.connections = 3 }
    let (status, isIdleOpen, isHalfOpen) = try await blocking { [port = server.port] in
      let half = try Client(port: port)
      try half.send("GET / HTTP")
      let idle = try Client(port: port)
      try idle.send(Self.request)
      _ = try idle.answer()
      let socket = try WireSocket(port: port)
      // Takes the place of the unfinished head.
      let status = try Self.ask(port)
      try idle.send(Self.request)
      let isIdleOpen = try idle.answer().status == 200
      // An open one would be silent, which throws.
      let isHalfOpen = (try? half.rest()) == nil
      withExtendedLifetime(socket) {}
      return (status, isIdleOpen, isHalfOpen)
    }
    #expect(status == 200)
    #expect(isIdleOpen)
    #expect(!isHalfOpen)
    await server.stop(within: .seconds(2))
  }

  @Test("A peer has at most its own share, WebSockets included; others are let in")
  func peers() async throws {
    let server = try Self.server {
      $0.connectionsPerPeer = 4
      $0.unboundedPeers = []
    }
    let statuses = try await blocking { [port = server.port] in
      let sockets = try (0..<2).map { _ in try WireSocket(port: port) }
      let held = try (0..<2).map { _ in try Client(port: port) }
      for client in held { try client.send(Self.held) }
      let full = try Self.ask(port)
      let other = try Self.ask(port, from: "127.0.0.2")
      shutdown(sockets[0].client.descriptor, Int32(SHUT_RDWR))
      var own: Int?
      while own != 200 { own = try Self.ask(port) }
      withExtendedLifetime((sockets, held)) {}
      return [full, other, own]
    }
    #expect(statuses == [503, 200, 200])
    await server.stop(within: .seconds(2))
  }

  @Test("Of a peer's silent connections the oldest gives way to its next one, not another peer's")
  func silentPeers() async throws {
    let server = try Self.server {
      $0.connectionsPerPeer = 4
      $0.unboundedPeers = []
    }
    let (own, isOtherOpen) = try await blocking { [port = server.port] in
      let other = try Client(port: port, from: "127.0.0.2")
      let silent = try (0..<20).map { _ in try Client(port: port) }
      let own = try Self.ask(port)
      try other.send(Self.request)
      let isOtherOpen = try other.answer().status == 200
      withExtendedLifetime(silent) {}
      return (own, isOtherOpen)
    }
    #expect(own == 200)
    #expect(isOtherOpen)
    await server.stop(within: .seconds(2))
  }

  @Test("This machine has no share, and neither has a named proxy")
  func unbounded() async throws {
    for peers in [PeerName.loopback, [PeerName.of("::ffff:127.0.0.1")]] {
      let server = try Self.server {
        $0.connectionsPerPeer = 2
        $0.unboundedPeers = peers
      }
      let statuses = try await blocking { [port = server.port] in
        let sockets = try (0..<8).map { _ in try WireSocket(port: port) }
        let statuses = [try Self.ask(port), try Self.ask(port)]
        withExtendedLifetime(sockets) {}
        return statuses
      }
      #expect(statuses == [200, 200])
      await server.stop(within: .seconds(2))
    }
  }

  @Test("Counts of peers return to nothing")
  func counts() {
    var counts = PeerCounts()
    for name in ["a", "b", "a"] { counts.add(name) }
    #expect(counts["a"] == 2 && counts["b"] == 1 && counts.peers == 2)
    for name in ["a", "b", "a"] { counts.remove(name) }
    #expect(counts["a"] == 0 && counts.peers == 0)
  }
}
