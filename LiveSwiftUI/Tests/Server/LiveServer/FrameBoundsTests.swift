// What is kept of long texts, and frames that are too costly to read.
import Foundation
import SwiftUI
import Testing

@testable import LiveServer

@Suite("The bounds of frames", .timeLimit(.minutes(10))) struct FrameBoundsTests {
  private func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Bug: a text of 64 KB was searched for and rendered, 120 times a second, on the main actor.
  @Test(
    "Of a text eight thousand scalars are kept",
    arguments: [Handler.Kind.input, .submit, .pick], ["a", "é", "😀", "e\u{301}", "👩‍👩‍👧"])
  func texts(kind: Handler.Kind, sign: String) {
    let text = times(sign, 8_000)
    let kept = String(String.UnicodeScalarView(text.unicodeScalars.prefix(8_000)))
    #expect(
      Frame.read("[1,0,7,\"\(kind.letter)\",\"\(text)\"]")
        == .event(seq: 1, ack: 0, element: 7, kind: kind, value: .text(kept)))
    let short = times(sign, 10)
    #expect(
      Frame.read("[1,0,7,\"\(kind.letter)\",\"\(short)\"]")
        == .event(seq: 1, ack: 0, element: 7, kind: kind, value: .text(short)))
  }

  @Test(
    "Of a hello's texts eight thousand scalars are kept; what is too long for its place is left out"
  )
  func hello() {
    let long = times("x", 9_000)
    let hello = Frame.read(
      """
      [0,0,0,"hello",{"s":"\(long)","u":"/\(long)","p":"\(times("p", 52_000))",
      "i":[["Note",0,"\(long)"],["\(long)",0,"a"],["Note",1,"b"]]}]
      """)
    var expected = Frame.Hello()
    expected.snapshot = times("p", 52_000)
    expected.typed = [
      .init(name: "Note", ordinal: 0, text: times("x", 8_000)),
      .init(name: "Note", ordinal: 1, text: "b"),
    ]
    #expect(hello == .hello(expected))
    #expect(Frame.read("[0,0,0,\"hello\",{\"p\":\"\(times("p", 65_537))\"}]") == .hello(.init()))
  }

  @Test("An address over the bound leads nowhere, over the socket and as a page")
  @MainActor func addresses() async throws {
    let most = "/counter?" + times("x", Frame.addressLimit - 9)
    #expect(
      Frame.read("[1,0,0,\"u\",\"\(most)\"]")
        == .clientInfo(seq: 1, ack: 0, kind: "u", value: .text(most)))
    #expect(
      Frame.read("[1,0,0,\"u\",\"\(most)x\"]")
        == .clientInfo(seq: 1, ack: 0, kind: "u", value: .text("/")))
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      try await socket.say("[1,0,0,\"u\",\"\(most)x\"]")
      #expect(try await socket.hear() == "[0,1]")
      #expect(try await visitor.ask("/counter/" + times("x", 2_100)).status == 404)
    }
  }

  /// Bug: 64 KB of numbers took 6 ms of the main actor before they were refused.
  @Test("A frame that would be costly to read is none, and is not read")
  func costly() {
    let costly = [
      times("[", 30_000), "[1,0,1,\"c\"\(times(",1", 32_000))]",
      "[1,0,1,\"c\"\(times(",[]", 20_000))]",
      "[1,0,1,\"c\"\(times(",\"\"", 20_000))]", "[1,0,1,\"c\",\(times("1", 60_000))]",
      "[1,0,1,\"c\",[[[[1]]]]]", "[1,0,1,\"i\",\"\(times("\\n", 30_000))\"]",
      "[0,0,0,\"hello\",{\"i\":[[[1]]]}]",
      "[0,0,0,\"hello\",{\((0..<6_000).map { "\"k\($0)\":1" }.joined(separator: ","))}]",
    ]
    for text in costly {
      #expect(!Frame.isCheap(Array(text.utf8)), "\(text.prefix(40))")
      #expect(Frame.read(text) == nil)
    }
  }

  @Test("The largest honest frames are cheap")
  func honest() {
    let typed = (0..<20).map { "[\"Search foods\",\($0),\"\(times("\\\"", 400))\"]" }
    let all = typed.joined(separator: ",")
    let honest = [
      "[1,0,1,\"i\",\"\(times("[{,}]\\\"", 8_000))\"]", "[1,0,1,\"i\",\"\(times("x", 64_000))\"]",
      "[0,0,0,\"hello\",{\"e\":{\"tz\":\"UTC\"},\"i\":[\(all)]}]",
    ]
    for text in honest {
      #expect(Frame.isCheap(Array(text.utf8)), "\(text.prefix(40))")
      #expect(Frame.read(text) != nil)
    }
  }

  /// Bug: a hello with 64 texts rendered 64 times for the tokens of one page.
  @Test("Each typed text of a hello counts as an event")
  @MainActor func typed() async throws {
    try await withServer {
      $0.limits.eventsPerSecond = 40
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/note")
      let typed = (0..<64).map { "[\"Note\",\($0),\"x\"]" }.joined(separator: ",")
      var last = PageSocket.Closing(code: 0, reason: "")
      // On a slow machine the budget fills up between two hellos.
      for _ in 1...12 where last.code == 0 {
        let socket = try await visitor.meet(
          page.token, at: "/note", fresh: true, typed: "[\(typed)]")
        do {
          _ = try await socket.hear()
        } catch PageSocket.Failure.closed(let code) {
          last.code = code
        }
      }
      #expect(last.code == 1008)
    }
  }
}
