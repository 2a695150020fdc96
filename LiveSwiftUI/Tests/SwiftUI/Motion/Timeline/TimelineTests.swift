// Timeline views: which date they draw, and when they draw again.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Timelines") struct TimelineTests {
  /// A clock that goes only when a test says so.
  @MainActor final class Clock {
    var now = Date(timeIntervalSinceReferenceDate: 1_000)
    var waiting: [(at: Date, id: Int, work: @MainActor () -> Void)] = []
    private var count = 0

    var services: TreeServices {
      var services = TreeServices()
      services.clock.now = { self.now }
      services.clock.wait = { seconds, work in
        self.count += 1
        let id = self.count
        self.waiting.append((self.now.addingTimeInterval(seconds), id, work))
        return { self.waiting.removeAll { $0.id == id } }
      }
      return services
    }

    /// Lets time pass, and what waited for it run.
    func go(_ seconds: TimeInterval) {
      now += seconds
      let due = waiting.filter { $0.at <= now }
      waiting.removeAll { $0.at <= now }
      for each in due { each.work() }
    }

    /// In how many seconds each of those that wait is called.
    var delays: [TimeInterval] { waiting.map { $0.at.timeIntervalSince(now) } }
  }

  private static func date(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  private func timeline<S: TimelineSchedule>(_ schedule: S) -> some View {
    TimelineView(schedule) { time in
      Text(verbatim: "\(Int(time.date.timeIntervalSinceReferenceDate)) \(time.cadence)")
    }
  }

  private func words(_ page: ViewTester) -> [String] { page.elements.compactMap(\.ownText) }

  @Test("A periodic schedule draws its last date, and again at each that comes")
  func periodic() {
    let clock = Clock()
    let page = ViewTester(
      timeline(.periodic(from: Self.date(3), by: 10)), services: clock.services)
    #expect(words(page) == ["993 seconds"])
    #expect(clock.delays == [3])
    #expect(page.operations { clock.go(2) } == [])
    let operations = page.operations { clock.go(1) }
    #expect(operations == [.text(1, "1003 seconds")])
    #expect(clock.delays == [10])
    _ = page.operations { clock.go(35) }
    #expect(words(page) == ["1033 seconds"], "dates that passed meanwhile are skipped")
    #expect(clock.delays == [5])
  }

  @Test("A schedule that is quicker than a second is drawn once a second")
  func quick() {
    let clock = Clock()
    let page = ViewTester(
      timeline(.periodic(from: Self.date(0), by: 0.25)), services: clock.services)
    #expect(clock.delays == [1])
    _ = page.operations { clock.go(1) }
    #expect(words(page) == ["1001 seconds"] && clock.delays == [1])
  }

  @Test("A schedule for animations is drawn four times a second, or less often if that is asked")
  func animation() {
    let clock = Clock()
    let page = ViewTester(timeline(.animation), services: clock.services)
    #expect(words(page) == ["1000 live"] && clock.delays == [0.25])
    _ = page.operations { clock.go(2.25) }
    #expect(words(page) == ["1002 live"] && clock.delays == [0.25])
    let slow = Clock()
    let rare = ViewTester(timeline(.animation(minimumInterval: 5)), services: slow.services)
    #expect(words(rare) == ["1000 live"] && slow.delays == [5])
    let odd = Clock()
    _ = ViewTester(timeline(.animation(minimumInterval: .nan)), services: odd.services)
    #expect(odd.delays == [0.25])
  }

  @Test("A paused schedule waits for nothing, and goes on from the date of then")
  func paused() {
    struct Screen: View {
      @State private var isPaused = true
      var body: some View {
        Button("Play") { isPaused.toggle() }
        TimelineView(.animation(paused: isPaused)) { time in
          Text(verbatim: "\(time.date.timeIntervalSinceReferenceDate)")
        }
      }
    }
    let clock = Clock()
    let page = ViewTester(Screen(), services: clock.services)
    #expect(words(page).contains("1000.0") && clock.waiting.isEmpty)
    clock.go(60)
    page.press("Play")
    #expect(words(page).contains("1060.0") && clock.delays == [0.25])
    page.press("Play")
    #expect(clock.waiting.isEmpty)
  }

  @Test("Every minute is drawn at its beginning")
  func minutes() {
    let clock = Clock()
    let page = ViewTester(timeline(.everyMinute), services: clock.services)
    #expect(words(page) == ["960 minutes"])
    #expect(clock.delays == [20])
    _ = page.operations { clock.go(20) }
    #expect(words(page) == ["1020 minutes"] && clock.delays == [60])
  }

  @Test("Dates that an app names are drawn one by one, and after the last nothing waits")
  func explicit() {
    let clock = Clock()
    let page = ViewTester(
      timeline(.explicit([900, 990, 1_005, 1_015].map(Self.date))), services: clock.services)
    #expect(words(page) == ["990 seconds"])
    _ = page.operations { clock.go(5) }
    #expect(words(page) == ["1005 seconds"])
    _ = page.operations { clock.go(10) }
    #expect(words(page) == ["1015 minutes"] && clock.waiting.isEmpty)
  }

  @Test("A schedule without dates draws the time now, and one without an interval its one date")
  func none() {
    let clock = Clock()
    let empty = ViewTester(timeline(.explicit([Date]())), services: clock.services)
    #expect(words(empty) == ["1000 minutes"])
    let still = ViewTester(
      timeline(.periodic(from: Self.date(5), by: 0)), services: clock.services)
    #expect(words(still) == ["5 minutes"] && clock.waiting.isEmpty)
  }

  @Test("A schedule of an app's own is asked from now on")
  func own() {
    struct Doubling: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> [Date] {
        [0, 2, 4, 8].map { startDate.addingTimeInterval($0) }
      }
    }
    let clock = Clock()
    let page = ViewTester(timeline(Doubling()), services: clock.services)
    #expect(words(page) == ["1000 seconds"])
    _ = page.operations { clock.go(4) }
    #expect(words(page) == ["1004 seconds"] && clock.delays == [4])
  }

  @Test("Nothing waits while the page is out of sight, and the return draws the date of then")
  func outOfSight() {
    let clock = Clock()
    let page = ViewTester(
      timeline(.periodic(from: Self.date(0), by: 1)), services: clock.services)
    #expect(clock.waiting.count == 1)
    _ = page.operations { page.tree.builtIn.scenePhase = .background }
    #expect(clock.waiting.isEmpty)
    clock.go(60)
    _ = page.operations { page.tree.builtIn.scenePhase = .active }
    #expect(words(page) == ["1060 seconds"] && clock.waiting.count == 1)
  }

  @Test("A view that is gone waits for nothing")
  func gone() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Button("Turn") { isShown.toggle() }
        if isShown { TimelineView(.everyMinute) { _ in Text(verbatim: "a") } }
      }
    }
    let clock = Clock()
    let page = ViewTester(Screen(), services: clock.services)
    #expect(clock.waiting.count == 1)
    page.press("Turn")
    #expect(clock.waiting.isEmpty)
    page.press("Turn")
    page.tree.close()
    #expect(clock.waiting.isEmpty)
  }

  @Test("A rendering around keeps the schedule, and another schedule begins anew")
  func schedules() {
    struct Screen: View {
      @State private var interval = 30.0
      @State private var count = 0
      var body: some View {
        Button("Slower") { interval = 100 }
        Button("More \(count)") { count += 1 }
        TimelineView(.periodic(from: TimelineTests.date(10), by: interval)) { time in
          Counter(date: time.date)
        }
      }
    }
    struct Counter: View {
      let date: Date
      @State private var count = 0
      var body: some View {
        Button("\(count) at \(Int(date.timeIntervalSinceReferenceDate))") { count += 1 }
      }
    }
    let clock = Clock()
    let page = ViewTester(Screen(), services: clock.services)
    page.press("0 at 1,000")
    page.press("More 0")
    #expect(clock.delays == [30])
    page.press("Slower")
    #expect(clock.delays == [10])
    #expect(words(page).contains("1 at 910"), "what is in it keeps its state")
  }
}
