// What pages of other sites and other connections may not do: choose the language, guess more.
import SwiftUI
import Testing
import WebServer

@testable import LiveServer

@Suite("Requests from elsewhere", .timeLimit(.minutes(10))) struct ForeignRequestTests {
  @Test(
    "A language is chosen by this site's pages and by people, not by pages of other sites",
    arguments: [
      ([], true), ([("Sec-Fetch-Site", "same-origin")], true), ([("Sec-Fetch-Site", "none")], true),
      ([("Sec-Fetch-Site", "cross-site")], false), ([("Sec-Fetch-Site", "same-site")], false),
      ([("Referer", "http://localhost:1/foods")], true),
      ([("Referer", "http://evil.example/")], false), ([("Referer", "nonsense")], false),
      ([("Referer", "http://localhost:2/")], false),
    ] as [([(String, String)], Bool)])
  @MainActor func language(headers: [(String, String)], isChosen: Bool) async throws {
    try await withServer { server in
      let answer = try await server.visitor().ask(
        "/?lang=es", headers: [("Host", "localhost:1")] + headers)
      #expect(answer.status == 303)
      #expect(answer["set-cookie"]?.hasPrefix("tapas_lang=") ?? false == isChosen)
    }
  }

  @Test("Of several workers one compares the codes of a visitor; the others send them there")
  @MainActor func guesses() async throws {
    // Before, `/health?worker=2` chose the worker of a connection, and forty codes were compared.
    var compared = 0
    for index in 0..<4 {
      try await withServer {
        $0.accessCode = "k7mq-2wxd-9hpf"
        $0.worker = WorkerShare(index: index, count: 4)
      } _: { server in
        let isElsewhere = WorkerShare(index: index, count: 4).isElsewhere(Self.code("again=8"))
        let sent = await server.liveServer.answer(Self.code(""))
        #expect(sent.status == (isElsewhere ? 307 : 303))
        if !isElsewhere { compared += 1 }
        for _ in 1...12 {
          let answer = await server.liveServer.answer(Self.code("again=8"))
          if answer.status == 303 { compared += 1 }
        }
        guard isElsewhere else { return }
        // The right code gets in all the same, for the right worker may be starting.
        let right = await server.liveServer.answer(Self.code("again=8", "k7mq-2wxd-9hpf"))
        #expect(right.status == 303)
        let answer = try await server.visitor().ask(
          "/_/enter?again=3", method: "POST", body: "code=wrong")
        #expect(answer["location"] == "/_/enter?again=4")
        #expect(answer["connection"] == "close")
      }
    }
    #expect(compared == 10)
  }

  private static func code(_ query: String, _ code: String = "wrong") -> Request {
    Request(
      method: "POST", path: "/_/enter", query: query,
      headers: Headers([(name: "Host", value: "localhost")]), body: Array("code=\(code)".utf8),
      peer: "127.0.0.1")
  }

  @Test("All workers together compare as many codes of peers without tokens as one process would")
  func common() {
    let now = ContinuousClock.now
    var compared = 0
    for _ in 0..<4 {
      var limiter = AttemptLimiter(workers: 4)
      for _ in 1...1_000 {
        _ = limiter.verdict(from: nil, now: now) {
          compared += 1
          return false
        }
      }
    }
    #expect(compared == 100)
  }

  @Test("A sentence about an app is told once, and of a kind some in an hour, then that it is so")
  func told() {
    // Before, `Image` with what somebody types wrote a line for each key, 256 in all, and then
    // nobody was told of another mistake.
    let told = OnceLogger()
    var lines: [String] = []
    let start = ContinuousClock.now
    func type(_ numbers: Range<Int>, at now: ContinuousClock.Instant) {
      for number in numbers {
        for _ in 1...3 {
          told("There is no picture called \(number).", at: now) { lines.append($0) }
        }
        told("A phase animator has no phases.", at: now) { lines.append($0) }
      }
    }
    type(0..<1_000, at: start)
    #expect(lines.count == OnceLogger.limit + 2)
    #expect(Set(lines).count == lines.count)
    #expect(lines.last == "These were 8 such messages; no more are told for an hour.")
    type(1_000..<2_000, at: start + .seconds(3_599))
    #expect(lines.count == OnceLogger.limit + 2)
    // The other kind is not told again.
    type(2_000..<3_000, at: start + .seconds(3_600))
    #expect(lines.count == 2 * OnceLogger.limit + 3)
  }
}
