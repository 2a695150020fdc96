// A lost connection: no event is lost and none counts twice.
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Resume", .timeLimit(.minutes(10))) struct ResumeTests {
  @Test("Batches that got lost are sent again, once, and events that come again count once")
  @MainActor func lostBatches() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let (more, text) = (page.number("More", tag: "button"), page.number("count 0"))
      let first = try await visitor.meet(page.token, at: "/counter")
      #expect(try await first.hear() == "[0,0]")
      for seq in 1...3 {
        try await first.say("[\(seq),0,\(more),\"c\"]")
        #expect(try await first.batch().seq == seq)
      }
      first.connection.cut()
      // It saw the first batch only, and none of the acknowledgements after it.
      let second = try await visitor.meet(page.token, at: "/counter", ack: 1)
      #expect(try await second.hear() == "[2,2,[[\"t\",\(text),\"count 2\"]]]")
      #expect(try await second.hear() == "[3,3,[[\"t\",\(text),\"count 3\"]]]")
      #expect(try await second.hear() == "[0,3]")
      for seq in 2...3 { try await second.say("[\(seq),3,\(more),\"c\"]") }
      try await second.say("[4,3,\(more),\"c\"]")
      #expect(try await second.hear() == "[4,4,[[\"t\",\(text),\"count 4\"]]]")
    }
  }

  /// Bug: after a night of the computer a page counted as hidden for good, because its browser says
  /// at the start of a connection only that it is hidden, never that it is in sight.
  @Test("A page that was hidden when its connection was lost is in sight when it comes back")
  @MainActor func backInSight() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let session = try #require(server.sessions.session(page.token, of: visitor.name))
      let first = try await visitor.meet(page.token, at: "/counter")
      #expect(try await first.hear() == "[0,0]")
      try await first.say("[1,0,0,\"v\",0]")
      #expect(try await first.hear() == "[0,1]")
      #expect(session.tree.builtIn.scenePhase == .background)
      first.connection.cut()
      let second = try await visitor.meet(page.token, at: "/counter")
      #expect(try await second.hear() == "[0,1]")
      #expect(session.tree.builtIn.scenePhase == .active)
    }
  }

  @Test("An acknowledgement that got lost is said again by the answer to the hello")
  @MainActor func lostAcknowledgement() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let first = try await visitor.meet(page.token, at: "/counter")
      #expect(try await first.hear() == "[0,0]")
      try await first.say("[1,0,9999,\"c\"]")
      #expect(try await first.hear() == "[0,1]")
      first.connection.cut()
      let second = try await visitor.meet(page.token, at: "/counter")
      #expect(try await second.hear() == "[0,1]")
    }
  }

  @Test("What changes while nobody is there is one batch, and piles up nowhere")
  @MainActor func whileAway() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let session = try #require(server.sessions.session(page.token, of: visitor.name))
      let more = page.number("More", tag: "button")
      for _ in 1...1_000 { session.tree.handle(.click, on: more, value: .none) }
      #expect(session.outbox.frames(after: 0) == [])
      let socket = try await visitor.meet(page.token, at: "/counter")
      let text = page.number("count 0")
      #expect(try await socket.hear() == "[1,0,[[\"t\",\(text),\"count 1000\"]]]")
    }
  }

  @Test("A browser that claims batches never sent gets everything anew")
  @MainActor func ahead() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter", ack: 7)
      let batch = try await socket.batch()
      #expect(batch.isFresh)
      #expect(batch.seq == 1)
      #expect(batch.name == "\(page.token).1")
      #expect(batch.html?.contains("count 0") == true)
    }
  }

  @Test("A browser that asks for a fresh tree keeps its state and goes on under the new name")
  @MainActor func fresh() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let first = try await visitor.meet(page.token, at: "/counter")
      #expect(try await first.hear() == "[0,0]")
      try await first.say("[1,0,\(page.number("More", tag: "button")),\"c\"]")
      _ = try await first.hear()
      first.connection.cut()
      let second = try await visitor.meet(page.token, at: "/counter", ack: 1, fresh: true)
      let batch = try await second.batch()
      #expect(batch.html?.contains("count 1") == true)
      second.connection.cut()
      let third = try await visitor.meet(batch.name ?? "", at: "/counter", ack: 1)
      #expect(try await third.hear() == "[0,0]")
      let whole = Page(batch.html ?? "")
      try await third.say("[1,1,\(whole.number("More", tag: "button")),\"c\"]")
      let text = whole.number("count 1")
      #expect(try await third.hear() == "[2,1,[[\"t\",\(text),\"count 2\"]]]")
    }
  }

  /// Bug: the count restarted with the whole page, so the number of an old batch could be taken for
  /// one of the new page's.
  @Test("A browser that missed the whole page gets it again, whatever numbers it knows")
  @MainActor func missedWhole() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let first = try await visitor.meet(page.token, at: "/counter", fresh: true)
      let whole = try await first.batch()
      let more = Page(whole.html ?? "").number("More", tag: "button")
      for seq in 1...3 {
        try await first.say("[\(seq),1,\(more),\"c\"]")
        _ = try await first.hear()
      }
      first.connection.cut()
      let second = try await visitor.meet(page.token, at: "/counter", ack: 2)
      let again = try await second.batch()
      #expect(again.isFresh)
      #expect(again.name == "\(page.token).2")
      #expect(again.html?.contains("count 3") == true)
    }
  }

  @Test("Typed text comes back with the hello")
  @MainActor func typed() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/note")
      let socket = try await visitor.meet(
        page.token, at: "/note", fresh: true,
        typed: "[[\"Note\",0,\"three words typed\"],[\"Note\",1,\"x\"],[\"None\",0,\"y\"]]")
      let html = try await socket.batch().html ?? ""
      #expect(html.contains(">note three words typed<"))
      #expect(html.contains("value=\"three words typed\""))
    }
  }

  @Test("A second window of the same page takes its place")
  @MainActor func twice() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let first = try await visitor.meet(page.token, at: "/counter")
      #expect(try await first.hear() == "[0,0]")
      let second = try await visitor.meet(page.token, at: "/counter")
      #expect(try await second.hear() == "[0,0]")
      #expect(try await first.closeCode() == 4001)
      try await second.say("[1,0,\(page.number("More", tag: "button")),\"c\"]")
      #expect(try await second.batch().operations.count == 1)
    }
  }

  /// Bug: with a megabyte on its way, batches were rendered, not sent, and never missed.
  @Test("A change too many for now is sent later, not forgotten")
  @MainActor func overfull() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/flood")
      let press = page.number("Flood", tag: "button")
      let socket = try await visitor.meet(page.token, at: "/flood")
      #expect(try await socket.hear() == "[0,0]")
      for seq in 1...40 { try await socket.say("[\(seq),0,\(press),\"c\"]") }
      var last = 0
      while last < 14 { last = try await socket.batch().seq }
      // Half a megabyte waits unacknowledged; the rest is one batch once there is room.
      try await socket.say("[0,14]")
      let rest = try await socket.batch()
      #expect(rest.ack == 40)
      #expect(rest.operations.first?.contains(String(repeating: "0", count: 40_000)) == true)
    }
  }
}
