// What outlives the server: another server with the same secret continues the page.
import Foundation
import Testing

@testable import LiveServer

@Suite("Restart", .timeLimit(.minutes(10))) struct RestartTests {
  /// Makes the note larger twice and returns the page's name and what the browser keeps.
  @MainActor private static func kept(_ visitor: Visitor) async throws -> (String, String) {
    let page = try await visitor.page("/note")
    let socket = try await visitor.meet(page.token, at: "/note")
    #expect(try await socket.hear() == "[0,0]")
    var snapshot: String?
    for seq in 1...2 {
      try await socket.say("[\(seq),0,\(page.number("Larger", tag: "button")),\"c\"]")
      snapshot = try await socket.batch().snapshot ?? snapshot
    }
    return (page.token, try #require(snapshot))
  }

  @Test("Kept values, typed text and the page's new name come with the first batch")
  @MainActor func comesBack() async throws {
    var cookies: [String: String] = [:]
    var (token, snapshot) = ("", "")
    try await withServer { server in
      let visitor = server.visitor()
      (token, snapshot) = try await Self.kept(visitor)
      cookies = visitor.cookies
    }
    try await withServer { server in
      let visitor = server.visitor()
      visitor.cookies = cookies
      let socket = try await visitor.meet(
        token, at: "/note", ack: 2, snapshot: snapshot, typed: "[[\"Note\",0,\"half a\"]]")
      let batch = try await socket.batch()
      #expect(batch.isFresh)
      #expect(batch.html?.contains(">size 3<") == true)
      #expect(batch.html?.contains(">note half a<") == true)
      #expect(batch.snapshot == snapshot)
      let name = try #require(batch.name)
      #expect(!name.hasPrefix(token))
      // Under that name the same tree goes on: a press counts from the state it had.
      let page = Page(batch.html ?? "")
      try await socket.say("[1,1,\(page.number("Larger", tag: "button")),\"c\"]")
      #expect(try await socket.batch().seq == 2)
      socket.connection.cut()
      let again = try await visitor.meet(name, at: "/note", ack: 2)
      #expect(try await again.hear() == "[0,1]")
      #expect(server.sessions.count == 1)
    }
  }

  @Test("The screen is the one at the address")
  @MainActor func address() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      _ = try await visitor.page("/place")
      let socket = try await visitor.meet("gone", at: "/place/1/2?x=y")
      let batch = try await socket.batch()
      #expect(batch.html?.contains("Place 2") == true)
      #expect(batch.operations.first?.hasSuffix(",\"Place 2\",\"/place/1/2\"]") == true)
    }
  }

  @Test("A session let go in the meantime comes back from the snapshot")
  @MainActor func evicted() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let (token, snapshot) = try await Self.kept(visitor)
      let session = try #require(server.sessions.session(token, of: visitor.name))
      server.sessions.remove(session)
      let socket = try await visitor.meet(token, at: "/note", ack: 2, snapshot: snapshot)
      #expect(try await socket.batch().html?.contains(">size 3<") == true)
    }
  }

  @Test("After a reload the new page takes over what the browser kept")
  @MainActor func reload() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let (_, snapshot) = try await Self.kept(visitor)
      let page = try await visitor.page("/note")
      #expect(page.html.contains(">size 1<"))
      let socket = try await visitor.meet(page.token, at: "/note", snapshot: snapshot)
      let batch = try await socket.batch()
      #expect(batch.html?.contains(">size 3<") == true)
      // Later hellos of that page do not turn the clock back.
      socket.connection.cut()
      let again = try await visitor.meet(batch.name ?? "", at: "/note", ack: 1, snapshot: snapshot)
      #expect(try await again.hear() == "[0,0]")
    }
  }

  @Test("A snapshot that is not this site's, this app's or whole counts for nothing")
  @MainActor func forged() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let (_, good) = try await Self.kept(visitor)
      let other = Snapshot(app: "note", storage: ["size": "9"]).signed(by: Signer(key: [1, 2, 3]))
      let foreign = Snapshot(app: "counter", storage: ["size": "9"]).signed(
        by: server.liveServer.signer)
      let middle = good.index(good.startIndex, offsetBy: 20)
      let tampered = good.replacingCharacters(
        in: middle...middle, with: good[middle] == "A" ? "B" : "A")
      let long = String(repeating: "x", count: 47_000)
      let large = server.liveServer.signer.signed(
        #"{"app":"note","storage":{"size":"9","x":"\#(long)"}}"#)
      let parts = good.split(separator: ".").map(String.init)
      let forged = [
        other ?? "", foreign ?? "", tampered, large, server.liveServer.signer.signed("{}"),
        parts[0],
        parts[0] + ".", "." + parts[1], good + ".x", "", "....",
        String(repeating: "A", count: 60_000),
      ]
      for snapshot in forged {
        let socket = try await visitor.meet("gone", at: "/note", snapshot: snapshot)
        #expect(
          try await socket.batch().html?.contains(">size 1<") == true, "\(snapshot.prefix(40))")
        socket.connection.cut()
      }
    }
  }

  @Test("Too much to keep is not sent to be kept")
  func tooLarge() {
    let signer = Signer(key: TestServer.secret)
    let storage = ["a": String(repeating: "x", count: Snapshot.limit)]
    #expect(Snapshot(app: "note", storage: storage).signed(by: signer) == nil)
    let small = Snapshot(app: "note", storage: ["a": "\u{0}é\""])
    #expect(small.signed(by: signer).flatMap { Snapshot($0, signer: signer) } == small)
  }
}
