// How many sessions there are, how long they wait, and how they end.
import Foundation
import Limits
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Bounds", .timeLimit(.minutes(10))) struct BoundsTests {
  @Test("Pages nobody took up go first, then who is away longest, never who is there")
  @MainActor func eviction() async throws {
    try await withServer {
      $0.limits.sessions = 3
    } _: { server in
      let visitor = server.visitor()
      let here = try await visitor.page("/counter")
      let open = try await visitor.meet(here.token, at: "/counter")
      #expect(try await open.hear() == "[0,0]")
      let away = try await visitor.page("/counter")
      let left = try await visitor.meet(away.token, at: "/counter")
      #expect(try await left.hear() == "[0,0]")
      left.connection.cut()
      #expect(await until { server.sessions.connected == 1 })
      for _ in 1...5 { _ = try await visitor.page("/counter") }
      #expect(server.sessions.count == 3)
      #expect(server.sessions.session(here.token, of: visitor.name) != nil)
      #expect(server.sessions.session(away.token, of: visitor.name) != nil)
    }
  }

  @Test("With everybody there, one more is asked to come later")
  @MainActor func full() async throws {
    try await withServer {
      $0.limits.sessions = 1
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      let answer = try await visitor.ask("/counter")
      #expect(answer.status == 503)
      #expect(answer["retry-after"] == "30")
      #expect(try await visitor.ask("/").status == 200)
      let other = try await visitor.meet("none", at: "/counter")
      #expect(try await other.closing() == .init(code: 1008, reason: "too many people"))
    }
  }

  /// Bug: a page that came from an ended process was refused only after its socket was open, so the
  /// proxy could not ask another process for it.
  @Test("With everybody there, a socket of somebody else is refused with 503 until one leaves")
  @MainActor func fullSockets() async throws {
    try await withServer {
      $0.limits.sessions = 1
    } _: { server in
      let early = server.visitor()
      _ = try await early.page("/counter")
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      await #expect(throws: TCPConnection.Failure.refused(503)) { _ = try await early.socket() }
      // Whoever has a session may come back, even when nobody noticed that the line was lost.
      let again = try await visitor.meet(page.token, at: "/counter")
      #expect(try await again.hear() == "[0,0]")
      again.connection.cut()
      #expect(await until { server.sessions.connected == 0 })
      _ = try await early.socket()
    }
  }

  /// Bug: a burst of sockets was let in for the last free place, and all but one were closed again
  /// after their hello.
  @Test("The last place is promised to one socket, until it has said its hello or is gone")
  @MainActor func promisedPlaces() async throws {
    try await withServer {
      $0.limits.sessions = 1
    } _: { server in
      let (first, second) = (server.visitor(), server.visitor())
      _ = try await first.page("/counter")
      let page = try await second.page("/counter")
      let silent = try await first.socket()
      await #expect(throws: TCPConnection.Failure.refused(503)) { _ = try await second.socket() }
      silent.connection.cut()
      #expect(await until { server.sessions.room.isOpen })
      let socket = try await second.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      await #expect(throws: TCPConnection.Failure.refused(503)) { _ = try await first.socket() }
    }
  }

  @Test(
    "A page nobody takes up waits shorter than one whose browser left; one with a browser stays")
  @MainActor func idle() async throws {
    try await withServer {
      $0.limits.unclaimed = .seconds(2_000)
      $0.limits.idle = .seconds(18_000)
    } _: { server in
      let visitor = server.visitor()
      _ = try await visitor.page("/counter")
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      let start = ContinuousClock.now
      let count: (Int) -> Int = {
        server.sessions.sweep(start + .seconds($0))
        return server.sessions.count
      }
      #expect([1_800, 2_200, 90_000].map(count) == [2, 1, 1])
      socket.connection.cut()
      #expect(await until { server.sessions.connected == 0 })
      #expect([17_800, 18_200].map(count) == [1, 0])
    }
  }

  @Test("When the server stops, browsers are told that it goes away")
  @MainActor func close() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      server.liveServer.close()
      #expect(try await socket.closeCode() == 1001)
      #expect(server.sessions.count == 0)
    }
  }

  @Test("A limit gives its burst at once and then so many a second")
  func rateLimit() {
    var limit = RateLimit(burst: 4, perSecond: 2)
    let asked: [(cost: Double, after: Int)] = [
      (1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 400), (1, 500), (4, 60_000), (1, 60_000),
    ]
    let got = asked.map { limit.takeIfAllowed($0.cost, at: .milliseconds($0.after)) }
    #expect(got == [true, true, true, true, false, false, true, true, false])
  }

  @Test("A full table of style rules leaves pages plain, but whole")
  func rulesFull() async {
    // In a process of its own: the table is everybody's, and stays full.
    await #expect(processExitsWith: .success) {
      try await fillRules()
    }
  }
}

private struct PaddedScreen: View {
  var body: some View { Text(verbatim: "still here").padding(1_234.5) }
}

/// Fills the table, then serves a page whose rule finds no place.
@MainActor private func fillRules() async throws {
  for number in 0..<10_000 { _ = Rules.name(for: "order", "\(number)") }
  try await withServer {
    $0.apps.append(.test("padded") { WindowGroup { PaddedScreen() } })
  } _: { server in
    let visitor = server.visitor()
    let page = try await visitor.page("/padded")
    precondition(page.count == page.elements.count && page.html.contains("still here"))
    // What finds no place in the table stands in the element.
    precondition(page.html.contains("data-c=\"padding:1234.5px\""))
    let socket = try await visitor.meet(page.token, at: "/padded", fresh: true)
    let html = try await socket.batch().html
    precondition(html?.contains("still here") == true)
  }
}
