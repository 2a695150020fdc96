// One tap, from the browser's frame to the batch that answers it.
import Testing

@testable import LiveServer

@Suite("A tap", .timeLimit(.minutes(10))) struct TapTests {
  @Test("A press goes up in 60 bytes and comes back in 60, framing included")
  @MainActor func press() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      let press = "[1,0,\(page.number("More", tag: "button")),\"c\"]"
      try await socket.say(press)
      let answer = try await socket.hear()
      #expect(answer == "[1,1,[[\"t\",\(page.number("count 0")),\"count 1\"]]]")
      #expect(PageSocket.frame(Array(press.utf8)).count <= 60)
      #expect(2 + answer.utf8.count <= 60)
    }
  }

  @Test("An event that changes nothing is acknowledged alone")
  @MainActor func nothing() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      for (seq, event) in ["9999,\"c\"", "-4,\"c\"", "1,\"zzz\"", "3000000000,\"c\""].enumerated() {
        try await socket.say("[\(seq + 1),0,\(event)]")
        #expect(try await socket.hear() == "[0,\(seq + 1)]")
      }
    }
  }

  @Test("A played latency delays both ways and keeps the order")
  @MainActor func latency() async throws {
    try await withServer {
      $0.latency = .seconds(1)
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let start = ContinuousClock.now
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      #expect(start.duration(to: .now) >= .seconds(1))
      let more = page.number("More", tag: "button")
      let pressed = ContinuousClock.now
      for seq in 1...20 { try await socket.say("[\(seq),0,\(more),\"c\"]") }
      var heard: [Int] = []
      for _ in 1...20 { heard.append(try await socket.batch().seq) }
      #expect(heard == Array(1...20))
      // Twenty one after the other would take twenty seconds; they are delayed together.
      #expect(pressed.duration(to: .now) < .seconds(19))
    }
  }
}
