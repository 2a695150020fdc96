// Typing the access code: who is admitted at once, and what many wrong codes cost.
import Foundation
import SwiftUI
import Testing
import WebServer

@testable import LiveServer

@Suite("The access code", .timeLimit(.minutes(10))) struct AccessCodeTests {
  private static let code = "k7mq-2wxd-9hpf"

  @MainActor private static func guarded(_ body: (TestServer) async throws -> Void) async throws {
    let tables = try TestServer.tables()
    try await withServer(
      {
        $0.isLoopback = false
        $0.accessCode = code
        $0.strings = tables
      }, body)
  }

  private static func type(
    _ code: String, _ visitor: Visitor, headers: [(String, String)] = []
  ) async throws -> TCPConnection.Answer {
    try await visitor.ask("/_/enter", method: "POST", headers: headers, body: "code=\(code)")
  }

  /// Bug: a stranger with one wrong code every five seconds locked everybody out.
  @Test("While a stranger guesses, the right code lets in at once, from elsewhere and from there")
  @MainActor func stranger() async throws {
    try await Self.guarded { server in
      let stranger = server.visitor(from: "127.0.0.2")
      var answers: [String] = []
      for number in 1...60 {
        let answer = try await Self.type("guess\(number)", stranger)
        answers.append("\(answer.status) \(answer["location"] ?? "")")
      }
      #expect(answers.prefix(10).allSatisfy { $0 == "303 /?wrong=1" })
      // The clock is the real one, and every five seconds bring a token.
      #expect(answers.count { $0 == "429 " } >= 30)
      for own in ["127.0.0.1", "127.0.0.2", "127.0.0.3"] {
        let person = server.visitor(from: own)
        #expect(try await Self.type(Self.code, person)["location"] == "/")
        #expect(try await person.ask("/counter").status == 200)
      }
    }
  }

  /// Bug: right codes were counted as guesses, so the eleventh person in a minute was refused.
  @Test("Any number of people may come in at once from one address")
  @MainActor func crowd() async throws {
    try await Self.guarded { server in
      for _ in 1...30 {
        let answer = try await Self.type(Self.code, server.visitor())
        #expect(answer["location"] == "/")
      }
    }
  }

  /// Bug: after too many attempts the answer was that the code is wrong, even when it was right.
  @Test(
    "Too many wrong codes are told as such, in each language",
    arguments: [
      ("en", "Too many wrong codes. Wait a minute, then try again."),
      ("es", "Demasiados códigos incorrectos. Espera un minuto e inténtalo de nuevo."),
      ("ar", "رموز خاطئة كثيرة. انتظر دقيقة ثم حاول مرة أخرى."),
    ])
  @MainActor func tooMany(language: String, sentence: String) async throws {
    try await Self.guarded { server in
      let visitor = server.visitor()
      let headers = [("Accept-Language", language)]
      var answer = try await Self.type("wrong", visitor, headers: headers)
      #expect(answer.status == 303)
      // More than eleven only on a machine so busy that tokens come back meanwhile.
      for _ in 2...60 where answer.status != 429 {
        answer = try await Self.type("wrong", visitor, headers: headers)
      }
      #expect(answer.status == 429)
      #expect(answer["retry-after"] == "60")
      #expect(answer["cache-control"] == "no-store")
      #expect(answer.text.contains("<p role=\"alert\">\(sentence)</p>"))
      #expect(answer.text.contains("action=\"/_/enter\""))
    }
  }

  /// Bug: any page on the web could guess, and use up the guesses, through its visitors.
  @Test("A code comes from the site's own form, or from no page at all")
  @MainActor func origins() async throws {
    try await Self.guarded { server in
      let visitor = server.visitor()
      let form = try await visitor.ask("/")
      // With no-referrer the browser would send the form with `Origin: null`.
      #expect(form.headers.filter { $0.name == "referrer-policy" }.map(\.value) == ["same-origin"])
      let foreign = ["http://evil.example", "null", "", "http://127.0.0.1", "file://"]
      for origin in foreign {
        let answer = try await Self.type(Self.code, visitor, headers: [("Origin", origin)])
        #expect(answer.status == 403, "\(origin)")
        #expect(answer["set-cookie"] == nil)
      }
      let own = [("Origin", "http://\(visitor.host)")]
      #expect(try await Self.type(Self.code, visitor, headers: own)["location"] == "/")
      #expect(try await Self.type(Self.code, visitor)["location"] == "/")
    }
  }

  @Test("Asking for the form without a code is no try of one")
  @MainActor func get() async throws {
    try await Self.guarded { server in
      let visitor = server.visitor()
      for _ in 1...20 {
        let answer = try await visitor.ask("/_/enter")
        #expect(answer.status == 401 && answer.text.contains("Access code"))
      }
      let answer = try await Self.type("wrong", visitor)
      #expect(answer.status == 303)
    }
  }
}

@Suite("Attempts at the code", .timeLimit(.minutes(10))) struct AttemptLimiterTests {
  private let start = ContinuousClock.now

  private func attempt(
    _ limiter: inout AttemptLimiter, from peer: String, isRight: Bool = false,
    at seconds: Double = 0
  ) -> AttemptLimiter.Verdict {
    limiter.verdict(from: peer, now: start + .seconds(seconds)) { isRight }
  }

  @Test("Ten wrong codes of a peer at once, then one every five seconds; right ones cost nothing")
  func bucket() {
    var limiter = AttemptLimiter()
    for _ in 1...10 {
      #expect(attempt(&limiter, from: "a", isRight: true) == .right)
      #expect(attempt(&limiter, from: "a") == .wrong)
    }
    #expect(attempt(&limiter, from: "a") == .tooMany)
    #expect(attempt(&limiter, from: "a", isRight: true) == .right)
    #expect(attempt(&limiter, from: "b") == .wrong)
    #expect(attempt(&limiter, from: "a", at: 5.1) == .wrong)
    #expect(attempt(&limiter, from: "a", at: 5.1) == .tooMany)
    let later = (1...13).map { _ in attempt(&limiter, from: "a", at: 65) }
    #expect(later == Array(repeating: .wrong, count: 10) + Array(repeating: .tooMany, count: 3))
  }

  @Test("Peers without tokens are compared a hundred times a second together; others always")
  func common() {
    var limiter = AttemptLimiter()
    for peer in ["a", "b"] { for _ in 1...10 { _ = attempt(&limiter, from: peer) } }
    var compared = 0
    func guess(_ peer: String, at seconds: Double) -> AttemptLimiter.Verdict {
      limiter.verdict(from: peer, now: start + .seconds(seconds)) {
        compared += 1
        return false
      }
    }
    for number in 1...1_000 { #expect(guess(number % 2 == 0 ? "a" : "b", at: 0) == .tooMany) }
    #expect(compared == 100)
    #expect(attempt(&limiter, from: "a", isRight: true) == .tooMany)
    #expect(attempt(&limiter, from: "c", isRight: true) == .right)
    for number in 1...1_000 { _ = guess("a", at: 1 + Double(number) / 1_000_000) }
    #expect(compared == 200)
  }

  @Test("So many peers are remembered, and the one whose wrong code is longest ago is forgotten")
  func memory() {
    var limiter = AttemptLimiter()
    for _ in 1...10 { _ = attempt(&limiter, from: "old") }
    for _ in 1...9 { _ = attempt(&limiter, from: "kept") }
    for number in 1..<AttemptLimiter.peerLimit { _ = attempt(&limiter, from: "peer \(number)") }
    #expect(limiter.count == AttemptLimiter.peerLimit)
    #expect(attempt(&limiter, from: "old") == .wrong)
    #expect(attempt(&limiter, from: "kept") == .wrong)
    for number in 1...5_000 { _ = attempt(&limiter, from: "more \(number)") }
    #expect(limiter.count == AttemptLimiter.peerLimit)
  }

  @Test(
    "A peer is an IPv4 address, or the first half of an IPv6 one",
    arguments: [
      ("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"),
      ("2001:db8:1:2::1", "32:1:13:184:0:1:0:2"), ("2001:db8:1:2:ffff::", "32:1:13:184:0:1:0:2"),
      ("fe80::1%eth0", "254:128:0:0:0:0:0:0"), ("unknown", "unknown"),
    ])
  func names(peer: String, name: String) { #expect(AttemptLimiter.name(of: peer) == name) }
}
