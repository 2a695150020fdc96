// Events that were made on an older state: each is handled on the state as it is, or not at all.
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Events made on an older state", .timeLimit(.minutes(10))) struct StaleEventTests {
  @Test("A page that is held back handles a press by what its button is now, not by what it was")
  @MainActor func heldBack() async throws {
    // A review pressed "Remove" after 48 batches without an acknowledgement: the button's old
    // closure removed the row at an index that was gone, which ended the process.
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/basket")
      let numbers = (1...60).map { page.number("Remove item \($0)", tag: "button") }
      let socket = try await visitor.meet(page.token, at: "/basket")
      #expect(try await socket.hear() == "[0,0]")
      // Each button twice, the last first, and nothing is acknowledged.
      var seq = 0
      for number in numbers.reversed() {
        for _ in 1...2 {
          seq += 1
          try await socket.say("[\(seq),0,\(number),\"c\"]")
        }
      }
      let session = try #require(server.sessions.session(page.token, of: visitor.name))
      #expect(await until { session.events.last == 120 })
      #expect(session.tree.html().text.contains("has 0"))
    }
  }

  @Test("An event for an element that is gone changes nothing")
  @MainActor func gone() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/basket")
      let session = try #require(server.sessions.session(page.token, of: visitor.name))
      let first = page.number("Remove item 1", tag: "button")
      #expect(session.tree.handle(.click, on: first, value: .none))
      #expect(!session.tree.handle(.click, on: first, value: .none))
      #expect(session.tree.html().text.contains("has 59"))
    }
  }

  @Test("What a held-back page has missed is kept up to a bound; beyond it the page is sent whole")
  @MainActor func tooFarBehind() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/flood")
      let flood = page.number("Flood", tag: "button")
      let socket = try await visitor.meet(page.token, at: "/flood")
      #expect(try await socket.hear() == "[0,0]")
      // More than the outbox takes: rendering is held back, and each press changes one long text.
      for seq in 1...60 { try await socket.say("[\(seq),0,\(flood),\"c\"]") }
      let session = try #require(server.sessions.session(page.token, of: visitor.name))
      #expect(await until { session.events.last == 60 })
      // Sixty versions of one text are one change.
      #expect(session.delivery.state != .lost)
      // Twenty such texts are more than is kept for a browser that acknowledges nothing.
      let deluge = page.number("Deluge", tag: "button")
      for seq in 61...62 { try await socket.say("[\(seq),0,\(deluge),\"c\"]") }
      #expect(await until { session.socket == nil })
      let again = try await visitor.meet(page.token, at: "/flood")
      let batch = try await again.batch()
      #expect(batch.seq == 1 && batch.html?.contains(String(repeating: "2", count: 40_000)) == true)
    }
  }
}
