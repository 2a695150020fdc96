// What one browser or one peer may take from the others: the thread, new pages, sessions.
import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import LiveServer

/// A clock that stands still until somebody advances it, and notes what was waited for.
private final class StoppedClock: Sendable {
  private let state = Mutex((now: ContinuousClock.now, waits: [Duration]()))

  var now: ContinuousClock.Instant { state.withLock { $0.now } }
  var waits: [Duration] { state.withLock { $0.waits } }

  func time(since start: ContinuousClock.Instant) -> Duration { start.duration(to: now) }

  func advance(_ time: Duration) { state.withLock { $0.now += time } }

  func wait(_ time: Duration) {
    state.withLock {
      $0.now += time
      $0.waits.append(time)
    }
  }
}

/// A button whose work takes a second and a half of the clock.
private struct SlowScreen: View {
  let clock: StoppedClock
  @State private var count = 0

  var body: some View {
    Text(verbatim: "count \(count)")
    Button("More") {
      clock.advance(.milliseconds(1_500))
      count += 1
    }
  }
}

@Suite("Shares of each visitor", .timeLimit(.minutes(10))) struct SharesTests {
  @Test("A slow event is paid for by its own session: its next event waits, others do not")
  @MainActor func slow() async throws {
    let clock = StoppedClock()
    try await withServer {
      $0.apps.append(.test("slow") { WindowGroup { SlowScreen(clock: clock) } })
      let start = clock.now
      $0.clock = SessionClock(
        now: { clock.now }, sleep: { clock.wait($0) }, computed: { clock.time(since: start) })
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/slow")
      let slow = try await visitor.meet(page.token, at: "/slow")
      #expect(try await slow.hear() == "[0,0]")
      let other = try await visitor.page("/counter")
      let innocent = try await visitor.meet(other.token, at: "/counter")
      #expect(try await innocent.hear() == "[0,0]")
      try await slow.say("[1,0,\(page.number("More", tag: "button")),\"c\"]")
      #expect(try await slow.batch().ack == 1)
      for seq in 1...20 {
        try await innocent.say("[\(seq),\(seq - 1),\(other.number("More", tag: "button")),\"c\"]")
        #expect(try await innocent.batch().ack == seq)
      }
      #expect(clock.waits == [])
      try await slow.say("[2,1,\(page.number("More", tag: "button")),\"c\"]")
      #expect(try await slow.batch().ack == 2)
      #expect(clock.waits.map { Int(($0 / .milliseconds(1)).rounded()) } == [2_500])
    }
  }

  @Test("A debt of time falls at the session's share, and no event waits longer than the bound")
  func turnTime() {
    let start = ContinuousClock.now
    var time = RenderDebt(share: 0.25, burst: 1)
    let wait: (Int) -> Double = { time.wait(now: start + .seconds($0)) / .seconds(1) }
    time.charge(.seconds(1), now: start)
    #expect(wait(0) == 0)
    time.charge(.seconds(0.5), now: start)
    #expect([0, 1, 2, 3].map(wait) == [2, 1, 0, 0])
    time.charge(.seconds(60), now: start + .seconds(9))
    #expect([9, 12, 14].map(wait) == [5, 2, 0])
  }

  @Test("A browser gets its burst of pages, a peer a larger one, and both fill with time")
  func pages() {
    let start = ContinuousClock.now
    var limiter = PageLimiter(limits: SessionLimits())
    func got(_ tries: Int, peer: String, after: Int = 1, browser: (Int) -> String?) -> Int {
      (0..<tries).count {
        limiter.take(browser: browser($0), peer: peer, now: start + .seconds(after))
      }
    }
    #expect(got(100, peer: "10.0.0.1") { _ in "a" } == 60)
    #expect(got(100, peer: "10.0.0.2") { _ in "a" } == 0)
    #expect(got(30, peer: "10.0.0.1") { _ in "b" } == 30)
    // What a browser was refused costs its peer nothing.
    #expect(got(1_000, peer: "10.0.0.1") { "c\($0)" } == 310)
    #expect(got(1_000, peer: "10.0.0.3") { _ in nil } == 400)
    #expect(got(100, peer: "10.0.0.1", after: 3) { _ in "a" } == 4)
    #expect(got(100, peer: "10.0.0.1", after: 3) { _ in nil } == 36)
    for number in 0..<3_000 { _ = got(1, peer: "peer \(number)", after: 3) { _ in "x\(number)" } }
    #expect(limiter.count == 2 * PageLimiter.rememberedLimit)
  }

  @Test("Beyond its burst a browser is asked to come later; what it has open goes on")
  @MainActor func tooMany() async throws {
    try await withServer {
      $0.limits.pagesPerSecond = 0.001
      $0.limits.pageBurst = 2
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      for _ in 1...2 { #expect(try await visitor.ask("/counter").status == 200) }
      let answer = try await visitor.ask("/counter")
      #expect(answer.status == 429)
      #expect(answer["retry-after"] == "2")
      #expect(try await visitor.ask("/").status == 200)
      let new = try await visitor.meet("none", at: "/counter")
      #expect(try await new.closing() == .init(code: 1008, reason: "too many pages"))
      let known = try await visitor.meet(page.token, at: "/counter")
      #expect(try await known.hear() == "[0,0]")
      #expect(try await server.visitor().ask("/counter").status == 200)
    }
  }

  /// Bug: a hello alone made a page of a stranger as dear as one that a person had used.
  @Test("Hellos of strangers do not close the session of a person who is away")
  @MainActor func strangers() async throws {
    try await withServer {
      $0.limits.sessions = 3
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      try await socket.say("[1,0,\(page.number("More", tag: "button")),\"c\"]")
      #expect(try await socket.batch().ack == 1)
      socket.connection.cut()
      #expect(await until { server.sessions.connected == 0 })
      let stranger = server.visitor()
      _ = try await stranger.page("/counter")
      for number in 1...10 {
        let hello = try await stranger.meet("none\(number)", at: "/counter")
        #expect(try await hello.batch().isFresh)
        hello.connection.cut()
        #expect(await until { server.sessions.connected == 0 })
      }
      #expect(server.sessions.count == 3)
      let again = try await visitor.meet(page.token, at: "/counter", ack: 1)
      #expect(try await again.hear() == "[0,1]")
    }
  }

  @Test("One page more of a browser closes the longest idle of its own, never one that is open")
  @MainActor func ownSessions() async throws {
    try await withServer {
      $0.limits.sessionsPerBrowser = 2
    } _: { server in
      let other = server.visitor()
      let kept = try await other.page("/counter")
      let visitor = server.visitor()
      let first = try await visitor.page("/counter")
      let second = try await visitor.page("/counter")
      let third = try await visitor.page("/counter")
      let isThere = [first, second, third].map {
        server.sessions.session($0.token, of: visitor.name) != nil
      }
      #expect(isThere == [false, true, true])
      #expect(server.sessions.session(kept.token, of: other.name) != nil)
      var open: [PageSocket] = []
      for page in [second, third] {
        open.append(try await visitor.meet(page.token, at: "/counter"))
        #expect(try await open.last?.hear() == "[0,0]")
      }
      #expect(try await visitor.ask("/counter").status == 429)
      #expect(server.sessions.connected == open.count)
    }
  }
}
