// Texts and bars that follow the time: what they show first, and what the browser counts from.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Running times") struct RunningTimeTests {
  private static func date(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSince1970: 1_700_000_000 + seconds)
  }

  private func page(_ view: some View, at seconds: TimeInterval = 0) -> ViewTester {
    var services = TreeServices()
    services.clock.now = { Self.date(seconds) }
    return ViewTester(view, services: services)
  }

  /// What a text shows, and its attribute.
  private func shown(_ text: Text, at seconds: TimeInterval = 0) -> [String?] {
    page(text, at: seconds).elements.filter { $0.ownText != nil }.flatMap {
      [$0.ownText, $0.attribute("data-clock")]
    }
  }

  @Test("A timer counts down to its date and up after it")
  func timer() {
    let text = Text(Self.date(65), style: .timer)
    let clock = "t 1700000065000 en-US"
    #expect(shown(text) == ["1:05", clock])
    #expect(shown(text, at: 0.5) == ["1:05", clock], "a second is shown until it has passed")
    #expect(shown(text, at: 65) == ["0:00", clock])
    #expect(shown(text, at: 66.5) == ["0:01", clock])
    #expect(shown(text, at: -3_600) == ["1:01:05", clock])
  }

  @Test("A relative date has two units, and an offset has one and a sign")
  func units() {
    let relative = Text(Self.date(674), style: .relative)
    #expect(shown(relative) == ["11 min, 14 sec", "r 1700000674000 en-US"])
    #expect(shown(relative, at: 1_348).first == "11 min, 14 sec")
    let offset = Text(Self.date(674), style: .offset)
    #expect(shown(offset) == ["-11 minutes", "o 1700000674000 en-US"])
    #expect(shown(offset, at: 674 + 7_300).first == "+2 hours")
    #expect(shown(offset, at: 674).first == "+0 seconds")
  }

  @Test("A timer between two dates stands still outside of them and while it is paused")
  func interval() {
    let dates = Self.date(0)...Self.date(5_400)
    let down = Text(timerInterval: dates)
    #expect(shown(down, at: -9) == ["1:30:00", "dh 1700000000000 1700005400000 en-US"])
    #expect(shown(down, at: 5_335).first == "1:05" && shown(down, at: 9_999).first == "0:00")
    let up = Text(timerInterval: dates, countsDown: false, showsHours: false)
    #expect(shown(up, at: 5_399.5) == ["89:59", "u 1700000000000 1700005400000 en-US"])
    let paused = Text(timerInterval: dates, pauseTime: Self.date(5_390))
    #expect(shown(paused, at: 100) == ["0:10", nil])
  }

  @Test("A timer within another text is an element of its own, which follows the time")
  func parts() {
    let text = Text("Starts in \(Self.date(65), style: .timer)")
    #expect(shown(text) == ["Starts in ", nil, "1:05", "t 1700000065000 en-US"])
    let joined = Text(verbatim: "In ") + Text(Self.date(65), style: .timer)
    #expect(shown(joined) == ["In ", nil, "1:05", "t 1700000065000 en-US"])
  }

  @Test("The digits of the reader's language are named to the browser")
  func digits() {
    let time = RunningTime(form: .timer, date: Self.date(0))
    #expect(time.clock(Locale(identifier: "ar_EG")) == "t 1700000000000 ar-EG-u-nu-arab")
    #expect(time.clock(Locale(identifier: "de")) == "t 1700000000000 de")
  }

  @Test("A page with such a text loads the script for it, once")
  func script() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("More") { count += 1 }
        ForEach(0..<count, id: \.self) { _ in Text(RunningTimeTests.date(65), style: .timer) }
      }
    }
    var services = TreeServices()
    services.scripts[.clock] = "/clock.js"
    let tester = ViewTester(Screen(), services: services)
    #expect(!tester.tree.usedScripts.contains(.clock))
    #expect(tester.press("More").contains(.script("/clock.js")))
    #expect(!tester.press("More").contains(.script("/clock.js")))
  }

  @Test("A bar of two dates empties or fills, with the time below it")
  func bars() throws {
    let dates = Self.date(0)...Self.date(60)
    func bar(_ view: some View, at seconds: TimeInterval) throws -> [String?] {
      let page = self.page(view, at: seconds)
      let bar = try #require(page.elements.first { $0.tag == .progress })
      return [bar.attribute("value"), bar.attribute("data-clock")]
        + page.elements.compactMap(\.ownText)
    }
    let ends = "1700000000000 1700000060000"
    #expect(
      try bar(ProgressView(timerInterval: dates), at: 15) == ["75", "d \(ends)", "0:45"])
    let filling = ProgressView(timerInterval: dates, countsDown: false) { Text(verbatim: "Bake") }
    #expect(try bar(filling, at: 15) == ["25", "u \(ends)", "Bake", "0:15"])
    let own = ProgressView(timerInterval: dates) {
      Text(verbatim: "Bake")
    } currentValueLabel: {
      Text(verbatim: "soon")
    }
    #expect(try bar(own, at: 99) == ["0", "d \(ends)", "Bake", "soon"])
  }

  @Test("Dates of no calendar and bars without a length end nothing")
  func strangers() {
    for seconds in [Double.nan, .infinity, 1e300, -1e300] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      for style in [Text.DateStyle.timer, .relative, .offset] {
        _ = shown(Text(date, style: style))
      }
    }
    let moment = Self.date(0)...Self.date(0)
    #expect(ProgressInterval(dates: moment, countsDown: true).fraction(at: Self.date(9)) == 0)
    #expect(ProgressInterval(dates: moment, countsDown: false).fraction(at: Self.date(-9)) == 0)
  }

  @Test("A date is shown as a timer and as an offset, for dates out of all bounds too")
  func dates() {
    func text(_ seconds: Double, _ style: Text.DateStyle) -> String? {
      let date = Date(timeIntervalSinceNow: seconds)
      return ViewTester(Text(date, style: style)).elements.compactMap(\.ownText).first
    }
    #expect(text(65.5, .timer) == "1:06" && text(7_265.5, .timer) == "2:01:06")
    #expect(text(7_265.5, .offset) == "-2 hours" && text(-61, .offset) == "+1 minute")
    #expect(text(1e300, .timer)?.isEmpty == false)
  }
}
