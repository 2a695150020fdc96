// Pages of more than a megabyte: they arrive, act and resume, and cost a bounded amount.
import Foundation
import SwiftUI
import Testing
import WebServer

@testable import LiveServer

@Suite("Large pages", .timeLimit(.minutes(10)), .serialized) struct LargePageTests {
  /// Bug: a page of more than a megabyte was closed with 1013 each time it was to be sent.
  @Test("A whole page of 300 rows of 4,000 letters arrives and acts")
  @MainActor func whole() async throws {
    try await withServer {
      $0.apps.append(.test("full") { WindowGroup { LargeScreen(isFilled: true) } })
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/full")
      let socket = try await visitor.meet(page.token, at: "/full", fresh: true)
      let heard = try await socket.batch()
      #expect(heard.html?.utf8.count ?? 0 > 1_200_000)
      let more = page.number("More", tag: "button")
      let text = page.number("count 0")
      try await socket.say("[1,1,\(more),\"c\"]")
      #expect(try await socket.hear() == "[2,1,[[\"t\",\(text),\"count 1\"]]]")
    }
  }

  @Test("A browser that asks for it gets long texts compressed, and short ones as they are")
  @MainActor func packed() async throws {
    try await withServer {
      $0.apps.append(.test("full") { WindowGroup { LargeScreen(isFilled: true) } })
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/full")
      let hello = "[0,0,0,\"hello\",{\"s\":\"\(page.token)\",\"u\":\"/full\",\"f\":1}]"
      let one = try await visitor.socket()
      try await one.say(hello)
      let plain = try await one.hear()
      let other = try await visitor.socket("/_/socket?z")
      try await other.say(hello)
      let packed = try await other.hearPacked()
      #expect(plain.utf8.count > 4_096)
      #expect(try ServerFrame(packed).html == ServerFrame(plain).html)
    }
  }

  /// Fills the page, and does not acknowledge what comes.
  @MainActor private static func fill(
    _ visitor: Visitor, window: Int32? = nil
  ) async throws -> (Page, PageSocket) {
    let page = try await visitor.page("/large")
    let socket = try await visitor.socket(window: window)
    try await socket.say("[0,0,0,\"hello\",{\"s\":\"\(page.token)\",\"u\":\"/large\"}]")
    #expect(try await socket.hear() == "[0,0]")
    try await socket.say("[1,0,\(page.number("Fill", tag: "button")),\"c\"]")
    return (page, socket)
  }

  @Test("Rows that come late arrive; what follows waits for their acknowledgement")
  @MainActor func late() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let (page, socket) = try await Self.fill(visitor)
      #expect(try await socket.hear().utf8.count > 1_200_000)
      let more = page.number("More", tag: "button")
      let text = page.number("count 0")
      for seq in 2...4 { try await socket.say("[\(seq),0,\(more),\"c\"]") }
      let session = try #require(server.sessions.session(page.token, of: visitor.name))
      #expect(await until { session.events.last == 4 })
      #expect(session.outbox.last == 1)
      try await socket.say("[0,1]")
      #expect(try await socket.hear() == "[2,4,[[\"t\",\(text),\"count 3\"]]]")
    }
  }

  @Test("A browser that lost its connection in the middle of a large batch resumes with it")
  @MainActor func resumes() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/large")
      let more = page.number("More", tag: "button")
      let socket = try await visitor.meet(page.token, at: "/large")
      #expect(try await socket.hear() == "[0,0]")
      for seq in 1...3 { try await socket.say("[\(seq),0,\(more),\"c\"]") }
      for seq in 1...3 { #expect(try await socket.batch().seq == seq) }
      try await socket.say("[4,0,\(page.number("Fill", tag: "button")),\"c\"]")
      let session = try #require(server.sessions.session(page.token, of: visitor.name))
      #expect(await until { session.events.last == 4 })
      socket.connection.cut()
      let again = try await visitor.meet(page.token, at: "/large", ack: 1)
      for seq in 2...3 { #expect(try await again.batch().seq == seq) }
      #expect(try await again.hear().utf8.count > 1_200_000)
      try await again.say("[5,4,\(more),\"c\"]")
      #expect(
        try await again.batch()
          == ServerFrame(seq: 5, ack: 5, ["[\"t\",\(page.number("count 0")),\"count 4\"]"]))
    }
  }

  @Test("A reader that reads nothing costs half a megabyte and one batch at most")
  @MainActor func slowReader() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let (page, _) = try await Self.fill(visitor, window: 4_096)
      let session = try #require(server.sessions.session(page.token, of: visitor.name))
      #expect(await until { session.events.last == 1 })
      let waiting = session.outbox.frames(after: 0) ?? []
      #expect(waiting.count == 1)
      let batch = waiting.reduce(0) { $0 + $1.utf8.count }
      #expect(batch > 1_200_000)
      for _ in 1...50 { session.flush(acknowledging: true) }
      #expect(session.outbox.last == 1)
      #expect(session.socket?.bufferedBytes ?? 0 <= Outbox.byteLimit + batch)
    }
  }
}
