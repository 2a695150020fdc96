// The turns of pages: one peer's many pages do not delay what others do.
import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import LiveServer

@Suite("Turns of pages", .timeLimit(.minutes(10))) struct PageAdmissionTests {
  /// A clock that moves only when somebody waits, and notes the waits.
  private final class WaitingClock: Sendable {
    private let state = Mutex((now: ContinuousClock.now, waits: [Duration]()))
    var waits: [Duration] { state.withLock { $0.waits } }

    func pass(_ time: Duration) { state.withLock { $0.now += time } }

    var clock: SessionClock {
      SessionClock(
        now: { [self] in state.withLock { $0.now } },
        sleep: { [self] time in
          state.withLock {
            $0.now += time
            $0.waits.append(time)
          }
        })
    }
  }

  private static var limits: SessionLimits {
    var limits = SessionLimits()
    limits.pageShare = 0.1
    limits.pageTimeBurst = 0.25
    return limits
  }

  /// Renders pages that take 100 ms of the thread each; how long each waited, in milliseconds.
  @MainActor private static func render(
    _ count: Int, by browser: String?, peer: String, _ turns: PageAdmission, _ clock: WaitingClock,
    beforeEach act: () -> Void = {}
  ) async -> [Int] {
    var waits: [Int] = []
    for _ in 0..<count {
      act()
      let before = clock.waits.count
      guard await turns.begin(browser: browser, peer: peer) else {
        waits.append(-1)
        continue
      }
      turns.ended(.milliseconds(100), peer: peer)
      let waited = clock.waits.dropFirst(before).reduce(Duration.zero, +)
      waits.append(Int((waited / .milliseconds(1)).rounded()))
    }
    return waits
  }

  @Test("While another browser acts, pages are paid for at the peer's share; else none waits")
  @MainActor func share() async {
    let clock = WaitingClock()
    let turns = PageAdmission(limits: Self.limits, clock: clock.clock)
    #expect(
      await Self.render(20, by: "a", peer: "10.0.0.1", turns, clock)
        == .init(repeating: 0, count: 20))
    clock.pass(.seconds(60))
    // What the browser itself does is no reason to wait.
    let own = await Self.render(5, by: "a", peer: "10.0.0.1", turns, clock) { turns.acted("a") }
    #expect(own == [0, 0, 0, 0, 0])
    clock.pass(.seconds(60))
    let paid = await Self.render(6, by: "a", peer: "10.0.0.1", turns, clock) { turns.acted("b") }
    #expect(paid == [0, 0, 0, 500, 1_000, 1_000])
    // A cookie of another name does not help, and another peer has a share of its own.
    #expect(
      await Self.render(1, by: nil, peer: "10.0.0.1", turns, clock) { turns.acted("b") } == [1_000])
    #expect(
      await Self.render(3, by: "a", peer: "10.0.0.2", turns, clock) { turns.acted("b") } == [
        0, 0, 0,
      ])
    // Two seconds after the last act nobody acts any more.
    clock.pass(PageAdmission.acting)
    #expect(await Self.render(3, by: "a", peer: "10.0.0.2", turns, clock) == [0, 0, 0])
  }

  @Test("While another browser acts, a peer's pages are rendered one at a time")
  @MainActor func oneAtATime() async {
    let clock = WaitingClock()
    let turns = PageAdmission(limits: Self.limits, clock: clock.clock)
    turns.acted("b")
    #expect(await turns.begin(browser: "a", peer: "10.0.0.1"))
    #expect(await turns.begin(browser: "a", peer: "10.0.0.2"))
    #expect(clock.waits == [])
    // The clock moves with each look, until nobody acts any more.
    #expect(await turns.begin(browser: "a", peer: "10.0.0.1"))
    #expect(clock.waits.count == 100 && clock.waits.allSatisfy { $0 == .milliseconds(20) })
  }

  @Test("A page that would wait too long, or behind too many, is refused")
  @MainActor func refused() async {
    let clock = WaitingClock()
    var limits = Self.limits
    limits.pageWait = .milliseconds(400)
    let turns = PageAdmission(limits: limits, clock: clock.clock)
    let waits = await Self.render(4, by: "a", peer: "p", turns, clock) { turns.acted("b") }
    #expect(waits == [0, 0, 0, -1])
    limits.waitingPages = 0
    let none = PageAdmission(limits: limits, clock: clock.clock)
    #expect(await !none.begin(browser: "a", peer: "p"))
  }

  @Test("So many peers are remembered, never without one whose page is under way")
  @MainActor func remembered() async {
    let turns = PageAdmission(limits: Self.limits, clock: WaitingClock().clock)
    #expect(await turns.begin(browser: nil, peer: "first"))
    for number in 0..<PageAdmission.peerLimit + 50 {
      #expect(await turns.begin(browser: nil, peer: "peer \(number)"))
      turns.ended(.zero, peer: "peer \(number)")
    }
    #expect(turns.count == PageAdmission.peerLimit)
  }

  // Bug: eight connections that fetched pages delayed another's click from 1 ms to seconds.
  @Test("One client's pages are few while another clicks, and all clicks are answered")
  @MainActor func served() async throws {
    let clock = WaitingClock()
    try await withServer {
      $0.clock = clock.clock
      $0.limits.pageWait = .zero
      $0.limits.pageTimeBurst = 0
    } _: { server in
      let visitor = server.visitor(from: "127.0.0.2")
      let page = try await visitor.page("/counter")
      let socket = try await visitor.meet(page.token, at: "/counter")
      #expect(try await socket.hear() == "[0,0]")
      try await socket.say("[1,0,\(page.number("More", tag: "button")),\"c\"]")
      #expect(try await socket.batch().ack == 1)
      let other = server.visitor(from: "127.0.0.3")
      #expect(try await other.ask("/counter").status == 200)
      server.liveServer.pageAdmission.ended(.seconds(1), peer: "127.0.0.3")
      let answer = try await other.ask("/counter")
      #expect(answer.status == 429 && answer["retry-after"] == "2")
      // The one who clicks may open further pages.
      #expect(try await visitor.ask("/counter").status == 200)
    }
  }
}
