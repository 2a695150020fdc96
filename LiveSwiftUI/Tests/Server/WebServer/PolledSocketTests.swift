// The line of requests in place of a WebSocket: its waiting requests, and its limits.
import Testing

@testable import WebServer

@Suite("A polled socket", .timeLimit(.minutes(1))) struct PolledSocketTests {
  private static func line() -> PolledSocket { PolledSocket(Request(path: "/"), id: 1) }

  @Test("A request waits for a message, and gets all that came meanwhile in order")
  func waits() async {
    let line = Self.line()
    async let first = line.take(within: .seconds(60))
    await Task.yield()
    #expect(line.socket.send("a"))
    #expect(await first == .messages(["a"]))
    #expect(line.socket.send("b") && line.socket.send("c"))
    #expect(await line.take(within: .seconds(60)) == .messages(["b", "c"]))
    #expect(await line.take(within: .zero) == .messages([]))
    // Only a peer that asks for it gets compressed messages.
    #expect(!line.socket.send([1, 2]))
  }

  @Test("What is queued is taken before the end is told")
  func ends() async {
    let line = Self.line()
    #expect(line.socket.send("last"))
    line.socket.close(code: 1012, reason: "away")
    #expect(!line.socket.send("late") && line.socket.isClosed)
    #expect(await line.take(within: .seconds(60)) == .messages(["last"]))
    #expect(await line.take(within: .seconds(60)) == .closed(1012, "away"))
  }

  @Test("A probe is answered without the handler, which gets the other texts and the end")
  func reads() async {
    let line = Self.line()
    line.socket.answerProbes("[]")
    line.receive(["[]", "hello"])
    line.leave()
    var heard: [WebSocket.Message] = []
    for await message in line.socket.messages { heard.append(message) }
    #expect(heard == [.text("hello")])
    #expect(await line.take(within: .seconds(60)) == .messages(["[]"]))
  }

  @Test("A text longer than a WebSocket's, and more than a handler reads, end the line")
  func limits() async {
    let long = Self.line()
    long.receive([String(repeating: "x", count: Limits().message + 1)])
    #expect(await long.take(within: .seconds(60)) == .closed(1009, "too long"))
    let many = Self.line()
    many.receive((0...Limits().unreadMessages).map(String.init))
    #expect(await many.take(within: .seconds(60)) == .closed(1008, "too much"))
  }
}
