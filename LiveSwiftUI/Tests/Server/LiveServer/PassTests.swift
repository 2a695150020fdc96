// The pass of a browser that typed the access code: how long it admits, and how it is given up.
import Foundation
import Synchronization
import Testing
import WebServer

@testable import LiveServer

@Suite("Passes", .timeLimit(.minutes(10))) struct PassTests {
  private static let signer = Signer(key: TestServer.secret)
  private static let code = "k7mq-2wxd-9hpf"
  private static let day: TimeInterval = 86_400

  /// The time of day that a test moves.
  private final class Day: Sendable {
    private let days = Mutex(20_000.0)
    var date: @Sendable () -> Date {
      { [self] in Date(timeIntervalSince1970: days.withLock { $0 } * PassTests.day) }
    }
    func pass(_ count: Double) { days.withLock { $0 += count } }
  }

  private static func request(_ pass: String) -> Request {
    Request(path: "/", headers: Headers([(name: "Cookie", value: "tapas_a=\(pass)")]))
  }

  @Test("A pass admits for 30 days, and is due for a new one after a day")
  func expiry() {
    let day = Day()
    let gate = AccessGate(code: Self.code, signer: Self.signer, date: day.date)
    let request = Self.request(gate.newPass())
    #expect(gate.admits(request) && !gate.isDueForRenewal(request))
    day.pass(1.1)
    #expect(gate.admits(request) && gate.isDueForRenewal(request))
    day.pass(28.8)
    #expect(gate.admits(request))
    day.pass(0.2)
    #expect(!gate.admits(request) && !gate.isDueForRenewal(request))
    // A clock that was wrong by hours does not sign anybody out, one that was wrong by days does.
    day.pass(-30.6)
    #expect(gate.admits(request))
    day.pass(-1)
    #expect(!gate.admits(request))
  }

  @Test("The time in a pass cannot be changed, and neither can its code or generation")
  func forged() throws {
    let day = Day()
    let gate = AccessGate(code: Self.code, generation: "2", signer: Self.signer, date: day.date)
    let parts = gate.newPass().split(separator: ".")
    let later = "\(try #require(Int(parts[0])) + 5).\(parts[1])"
    for pass in [later, "0\(parts[0]).\(parts[1])", "+\(parts[0]).\(parts[1])", String(parts[1])] {
      #expect(!gate.admits(Self.request(pass)), "\(pass)")
    }
    for (code, generation) in [(Self.code, "1"), (Self.code, ""), ("other-code-12", "2")] {
      let other = AccessGate(
        code: code, generation: generation, signer: Self.signer, date: day.date)
      #expect(!gate.admits(Self.request(other.newPass())))
    }
    let same = AccessGate(code: Self.code, generation: "2", signer: Self.signer, date: day.date)
    #expect(gate.admits(Self.request(same.newPass())))
  }

  @MainActor private static func guarded(
    _ day: Day = Day(), _ body: (TestServer) async throws -> Void
  ) async throws {
    try await withServer {
      $0.isLoopback = false
      $0.accessCode = code
      $0.date = day.date
    } _: {
      try await body($0)
    }
  }

  @Test("Whoever comes now and then stays admitted; a pass that is a day old is replaced")
  @MainActor func sliding() async throws {
    let day = Day()
    try await Self.guarded(day) { server in
      let visitor = server.visitor()
      _ = try await visitor.ask("/_/enter", method: "POST", body: "code=\(Self.code)")
      for path in ["/", "/counter", "/", "/counter"] {
        #expect(try await visitor.ask(path)["set-cookie"]?.contains("tapas_a") != true)
        day.pass(25)
        let answer = try await visitor.ask(path)
        #expect(answer.status == 200)
        #expect(answer.headers.contains { $0.1.hasPrefix("tapas_a=") && $0.1.contains("2592000") })
      }
      day.pass(31)
      #expect(try await visitor.ask("/").status == 401)
    }
  }

  @Test("Signing out takes pass and name away, and closes the browser's pages, not others'")
  @MainActor func signOut() async throws {
    try await Self.guarded { server in
      let (visitor, other) = (server.visitor(), server.visitor())
      for one in [visitor, other] {
        _ = try await one.ask("/_/enter", method: "POST", body: "code=\(Self.code)")
      }
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      _ = try await socket.hear()
      _ = try await other.page("/counter")
      #expect(server.sessions.count == 2)
      let home = try await visitor.ask("/")
      #expect(home.text.contains("action=\"/_/leave\""))
      #expect(home["referrer-policy"] == "same-origin")

      // Another page may not do it, and a link does nothing.
      let foreign = try await visitor.ask(
        "/_/leave", method: "POST", headers: [("Origin", "https://evil.example")], body: "")
      #expect(foreign.status == 403)
      #expect(try await visitor.ask("/_/leave")["set-cookie"] == nil)
      #expect(server.sessions.count == 2)

      let answer = try await visitor.ask(
        "/_/leave", method: "POST", headers: [("Origin", "http://\(visitor.host)")], body: "")
      #expect(answer.status == 303 && answer["location"] == "/")
      #expect(
        answer.headers.filter { $0.0 == "set-cookie" }.map(\.1)
          == ["tapas_a", "tapas_b", "tapas_kept"].map {
            "\($0)=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"
          })
      #expect(server.sessions.count == 1)
      // Another tab may come again before the browser has deleted the cookies.
      #expect(try await visitor.socket().closeCode() == 4003)
      #expect(try await visitor.ask("/counter").status == 401)
      #expect(server.sessions.count == 1)
      visitor.cookies = [:]
      #expect(try await visitor.ask("/").status == 401)
      #expect(try await other.ask("/").status == 200)
    }
  }

  @Test("A browser that missed the answer to its sign-out can enter the code again")
  @MainActor func missedAnswer() async throws {
    try await Self.guarded { server in
      let visitor = server.visitor()
      _ = try await visitor.ask("/_/enter", method: "POST", body: "code=\(Self.code)")
      _ = try await visitor.page("/counter")
      let kept = visitor.cookies
      _ = try await visitor.ask("/_/leave", method: "POST", body: "")
      visitor.cookies = kept
      #expect(try await visitor.ask("/counter").status == 401)
      _ = try await visitor.ask("/_/enter", method: "POST", body: "code=\(Self.code)")
      #expect(visitor.cookies["tapas_b"]?.isEmpty != false)
      #expect(try await visitor.page("/counter").token.isEmpty == false)
    }
  }

  @Test("Without a code there is nothing to sign out of")
  @MainActor func withoutCode() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let home = try await visitor.ask("/")
      #expect(!home.text.contains("/_/leave"))
      #expect(home["referrer-policy"] == "no-referrer")
      let answer = try await visitor.ask("/_/leave", method: "POST", body: "")
      #expect(answer.status == 303 && answer["set-cookie"] == nil)
    }
  }
}
