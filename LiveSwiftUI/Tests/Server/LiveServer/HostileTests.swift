// Clients that mean harm, and what they cost the others: nothing.
import Foundation
import SwiftUI
import Testing
import WebServer

@testable import LiveServer

@Suite("Hostile clients", .timeLimit(.minutes(10)), .serialized) struct HostileTests {
  /// Opens a page and its socket.
  @MainActor private static func open(_ visitor: Visitor) async throws -> (Page, PageSocket) {
    let page = try await visitor.page("/counter")
    let socket = try await visitor.meet(page.token, at: "/counter")
    #expect(try await socket.hear() == "[0,0]")
    return (page, socket)
  }

  @Test(
    "What is no frame ends that conversation and no other",
    arguments: ["junk", "[ ]", "[1]", "{}", "[-1,0,1,\"c\"]", "[1,0,0,\"zz\",1]", "[[[[[["])
  @MainActor func junk(text: String) async throws {
    try await withServer { server in
      let (_, innocent) = try await Self.open(server.visitor())
      let (_, socket) = try await Self.open(server.visitor())
      try await socket.say(text)
      #expect(try await socket.closeCode() == 1007)
      try await innocent.say("[1,0,9999,\"c\"]")
      #expect(try await innocent.hear() == "[0,1]")
    }
  }

  @Test("Whether the line is alive may be asked after the hello, twenty times in ten seconds")
  @MainActor func probes() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let (_, socket) = try await Self.open(visitor)
      for _ in 1...20 {
        try await socket.say("[]")
        #expect(try await socket.hear() == "[]")
      }
      try await socket.say("[1,0,9999,\"c\"]")
      #expect(try await socket.hear() == "[0,1]")
      try await socket.say("[]")
      #expect(try await socket.closeCode() == 1007)
      let early = try await visitor.socket()
      try await early.say("[]")
      await #expect(throws: PageSocket.Failure.closed(1007)) { try await early.hear() }
    }
  }

  @Test("Bytes instead of text are refused")
  @MainActor func binary() async throws {
    try await withServer { server in
      let (_, socket) = try await Self.open(server.visitor())
      try await socket.say(bytes: Array("[1,0,1,\"c\"]".utf8), opcode: 2)
      #expect(try await socket.closeCode() == 1007)
    }
  }

  @Test(
    "Seventy kilobytes, or ten megabytes, in one message are refused",
    arguments: [70_000, 10_000_000])
  @MainActor func large(bytes: Int) async throws {
    try await withServer { server in
      let (_, socket) = try await Self.open(server.visitor())
      // The length stands in front; the rest need not come.
      let text = String(repeating: "x", count: bytes)
      let frame = PageSocket.frame(Array(text.utf8)).prefix(200_000)
      do {
        try await blocking { try socket.connection.send(Array(frame)) }
        #expect(try await socket.closeCode() == 1009)
      } catch let failure as TCPConnection.Failure {
        // The server hangs up without reading to the end; what it said may be lost with the rest.
        #expect([.reset, .ended].contains(failure))
      }
    }
  }

  @Test("Before the hello nothing is answered, and a second hello is one too many")
  @MainActor func hello() async throws {
    try await withServer { server in
      let (page, socket) = try await Self.open(server.visitor())
      try await socket.say("[0,0,0,\"hello\",{\"s\":\"\(page.token)\",\"u\":\"/counter\"}]")
      #expect(try await socket.closeCode() == 1008)
      let visitor = server.visitor()
      _ = try await visitor.page("/counter")
      for text in ["[1,0,1,\"c\"]", "[0,0]", "[1,0,0,\"u\",\"/counter\"]"] {
        let early = try await visitor.socket()
        try await early.say(text)
        #expect(try await early.closeCode() == 1008)
      }
      for address in [
        "/nowhere", "", "https://example.org/counter", "/", "//", "/%zz", "/counter/%zz",
      ] {
        let lost = try await visitor.meet("none", at: address)
        #expect(try await lost.closeCode() == 1008, "\(address)")
      }
    }
  }

  /// Bug: a socket without a hello was kept open for ever and used up one of the connections.
  @Test("A socket that says nothing is closed")
  @MainActor func silent() async throws {
    try await withServer {
      $0.limits.hello = .milliseconds(500)
    } _: { server in
      let visitor = server.visitor()
      let (_, open) = try await Self.open(visitor)
      let socket = try await visitor.socket()
      #expect(try await socket.closeCode() == 1008)
      try await open.say("[1,0,9999,\"c\"]")
      #expect(try await open.hear() == "[0,1]")
    }
  }

  @Test("A flood of events ends that conversation, while the others go on")
  @MainActor func flood() async throws {
    try await withServer { server in
      let (_, innocent) = try await Self.open(server.visitor())
      let (page, socket) = try await Self.open(server.visitor())
      let more = page.number("More", tag: "button")
      let bytes = (1...5_000).flatMap {
        PageSocket.frame(Array("[\($0),\($0 - 1),\(more),\"c\"]".utf8))
      }
      do {
        try await blocking { try socket.connection.send(bytes) }
        #expect(try await socket.closeCode() == 1008)
      } catch let failure as TCPConnection.Failure {
        #expect([.reset, .ended].contains(failure))
      }
      try await innocent.say("[1,0,9999,\"c\"]")
      #expect(try await innocent.hear() == "[0,1]")
    }
  }

  /// Bug: a change from light to dark renders everything, and took one token like a press.
  @Test("What renders the whole page counts for more than a press")
  @MainActor func clientInfo() async throws {
    try await withServer { server in
      let (_, socket) = try await Self.open(server.visitor())
      let bytes = (1...200).flatMap { PageSocket.frame(Array("[\($0),0,0,\"v\",\($0 % 2)]".utf8)) }
      try await blocking { try socket.connection.send(bytes) }
      #expect(try await socket.closeCode() == 1008)
    }
  }

  /// Bug: a browser could ask for the whole page as often as it could open sockets.
  @Test("Hello after hello for a whole page is refused in the end")
  @MainActor func helloStorm() async throws {
    try await withServer {
      $0.limits.eventsPerSecond = 0.001
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      var refused = false
      for _ in 1...60 where !refused {
        let socket = try await visitor.meet(page.token, at: "/counter", fresh: true)
        do { _ = try await socket.hear() } catch PageSocket.Failure.closed(1008) { refused = true }
      }
      #expect(refused)
      // Bug: the close frame said "no such page".
      let next = try await visitor.meet(page.token, at: "/counter", fresh: true)
      #expect(try await next.closing() == .init(code: 1008, reason: "too many whole pages"))
      #expect(server.sessions.count == 1)
    }
  }

  @Test(
    "A reader that never acknowledges is sent no more than the bound, and all of it in one later")
  @MainActor func heldBack() async throws {
    try await withServer { server in
      let (page, socket) = try await Self.open(server.visitor())
      let (more, text) = (page.number("More", tag: "button"), page.number("count 0"))
      for seq in 1...100 { try await socket.say("[\(seq),0,\(more),\"c\"]") }
      for seq in 1...48 { #expect(try await socket.batch().seq == seq) }
      try await socket.say("[0,48]")
      #expect(try await socket.hear() == "[49,100,[[\"t\",\(text),\"count 100\"]]]")
    }
  }

  @Test("A reader that reads nothing costs a bounded amount of memory")
  @MainActor func slowReader() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/flood")
      let socket = try await visitor.socket(window: 4_096)
      try await socket.say("[0,0,0,\"hello\",{\"s\":\"\(page.token)\",\"u\":\"/flood\"}]")
      let press = page.number("Flood", tag: "button")
      for seq in 1...200 { try await socket.say("[\(seq),0,\(press),\"c\"]") }
      let session = try #require(server.sessions.session(page.token, of: visitor.name))
      #expect(await until { session.events.last == 200 })
      let waiting = session.outbox.frames(after: 0) ?? []
      #expect(waiting.reduce(0) { $0 + $1.utf8.count } < Outbox.byteLimit + 50_000)
      #expect(session.socket?.bufferedBytes ?? 0 < Outbox.byteLimit + 50_000)
    }
  }

  /// Bug: a view that was stopped from rendering for ever could never render again.
  @Test("A view that keeps changing itself is stopped, and answers the next press")
  @MainActor func endless() async throws {
    try await withServer {
      $0.apps.append(.test("endless") { WindowGroup { EndlessScreen() } })
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/endless")
      let socket = try await visitor.meet(page.token, at: "/endless")
      var heard = try await socket.batch()
      for seq in 1...3 {
        let press = page.number("Press", tag: "button")
        try await socket.say("[\(seq),\(heard.seq),\(press),\"c\"]")
        repeat { heard = try await socket.batch() } while heard.ack < seq
        #expect(heard.operations.contains { $0.contains("presses \(seq)") })
      }
    }
  }

  @Test("Numbers beyond all batches and events harm only who sends them")
  @MainActor func huge() async throws {
    try await withServer { server in
      let (page, socket) = try await Self.open(server.visitor())
      let more = page.number("More", tag: "button")
      try await socket.say("[1,\(Int.max),\(more),\"c\"]")
      #expect(try await socket.batch().ack == 1)
      try await socket.say("[\(Int.max),0,\(more),\"c\"]")
      #expect(try await socket.batch().ack == Int.max)
    }
  }

  @Test("A thousand connections opened and dropped leave no conversation open")
  @MainActor func thousand() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let (_, innocent) = try await Self.open(visitor)
      for index in 1...1_000 {
        if index % 2 == 0 {
          try await blocking { _ = try TCPConnection(port: server.port) }
        } else {
          let socket = try await visitor.meet("none\(index)", at: "/counter")
          socket.connection.cut()
        }
      }
      #expect(await until { server.sessions.connected <= 1 })
      #expect(server.sessions.count <= 400)
      try await innocent.say("[1,0,9999,\"c\"]")
      #expect(try await innocent.hear() == "[0,1]")
    }
  }
}
