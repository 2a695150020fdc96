// Two people: nothing of the one ever reaches the other.
import Testing

@testable import LiveServer

@Suite("Two browsers", .timeLimit(.minutes(10))) struct PrivacyTests {
  /// Types a word and adds it.
  private static func add(_ word: String, _ page: Page, _ socket: PageSocket) async throws {
    try await socket.say("[1,0,\(page.number("Word", tag: "input")),\"i\",\"\(word)\"]")
    _ = try await socket.hear()
    try await socket.say("[2,1,\(page.number("Add", tag: "button")),\"c\"]")
    while try await !socket.hear().contains("has \(word)") {}
  }

  @Test("Apps know a browser by the same name in all its pages, which is not its secret one")
  @MainActor func browserNames() async throws {
    try await withServer {
      $0.apps.append(.browser)
    } _: { server in
      func name(_ visitor: Visitor) async throws -> String {
        let text = try await visitor.ask("/browser").text
        return String(try #require(text.firstMatch(of: /I am ([A-Za-z0-9_-]{22})\./)).1)
      }
      let (one, other) = (server.visitor(), server.visitor())
      let first = try await name(one)
      #expect(try await name(one) == first)
      #expect(try await name(other) != first)
      #expect(first != one.name)
    }
  }

  @Test("Another's page name with one's own cookie gets a fresh page of one's own")
  @MainActor func borrowedName() async throws {
    try await withServer { server in
      let (ann, bob) = (server.visitor(), server.visitor())
      let page = try await ann.page("/tally")
      let socket = try await ann.meet(page.token, at: "/tally")
      _ = try await socket.hear()
      try await Self.add("secret", page, socket)
      _ = try await bob.page("/tally")
      for ack in [0, 1, 99] {
        let thief = try await bob.meet(page.token, at: "/tally", ack: ack)
        let batch = try await thief.batch()
        #expect(batch.isFresh)
        #expect(batch.html?.contains("secret") == false)
        #expect(batch.name?.hasPrefix(page.token) == false)
      }
      // Ann's own conversation goes on.
      try await socket.say("[3,2,9999,\"c\"]")
      #expect(try await socket.hear() == "[0,3]")
    }
  }

  @Test("A page's name without any cookie opens nothing")
  @MainActor func noCookie() async throws {
    try await withServer { server in
      let page = try await server.visitor().page("/tally")
      let stranger = server.visitor()
      await #expect(throws: TCPConnection.Failure.refused(403)) { _ = try await stranger.socket() }
      stranger.cookies["tapas_b"] = page.token + "x"
      await #expect(throws: TCPConnection.Failure.refused(403)) { _ = try await stranger.socket() }
    }
  }

  @Test("Sessions of one scene share neither state nor what the scene made")
  @MainActor func separate() async throws {
    try await withServer { server in
      let (ann, bob) = (server.visitor(), server.visitor())
      let (first, second) = (try await ann.page("/tally"), try await bob.page("/tally"))
      let annSocket = try await ann.meet(first.token, at: "/tally")
      let bobSocket = try await bob.meet(second.token, at: "/tally")
      #expect(try await annSocket.hear() == "[0,0]")
      #expect(try await bobSocket.hear() == "[0,0]")
      try await Self.add("anns", first, annSocket)
      try await bobSocket.say("[1,0,9999,\"c\"]")
      #expect(try await bobSocket.hear() == "[0,1]")
      #expect(try await bob.page("/tally").html.contains("anns") == false)
      // A second tab of the same person is a session of its own as well.
      #expect(try await ann.page("/tally").html.contains("anns") == false)
    }
  }
}
