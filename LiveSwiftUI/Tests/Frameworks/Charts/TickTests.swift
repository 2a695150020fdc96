// Round numbers and dates along an axis.
import Foundation
import Testing

@testable import Charts

@Suite("Ticks of charts") struct TickTests {
  @Test(
    "Numbers are 1, 2 or 5 times a power of ten apart",
    arguments: [(55.0, 20.0, 0), (1, 0.2, 1), (9, 2, 0), (0.03, 0.01, 2), (1_000_000, 200_000, 0)])
  func steps(length: Double, step: Double, digits: Int) {
    let ticks = NumberTicks(length: length, count: 5)
    #expect(abs(ticks.step - step) < step * 1e-9)
    #expect(ticks.digits == digits)
  }

  @Test("Ticks lie between the ends, also below zero, and are never more than a hundred")
  func values() {
    #expect(NumberTicks(step: 5).values(from: -7, to: 10) == [-5, 0, 5, 10])
    #expect(NumberTicks(step: 1).values(from: 0, to: 1e6).count == 100)
    #expect(NumberTicks(step: .nan).values(from: 0, to: 1) == [])
    #expect(NumberTicks(step: 0).values(from: 0, to: 1) == [])
  }

  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Madrid")!
    return calendar
  }()

  private static func date(_ text: String) -> Date {
    (try? Date(text + "Z", strategy: .iso8601)) ?? .distantPast  // A wrong text fails the test.
  }

  @Test("Months begin where the reader's time zone begins them, also over a change of clocks")
  func months() {
    let ticks = DateTicks(unit: .month, count: 1, calendar: Self.calendar)
    let values = ticks.values(
      from: Self.date("2026-01-15T00:00:00"), to: Self.date("2026-04-15T00:00:00"))
    #expect(
      values == [
        Self.date("2026-01-31T23:00:00"), Self.date("2026-02-28T23:00:00"),
        Self.date("2026-03-31T22:00:00"),
      ])
  }

  @Test("A few units are told, whatever the time between the ends")
  func counts() {
    for length in [10, 3_600, 86_400, 864_000, 31_557_600, 3e9, 1e11] as [Double] {
      let ticks = DateTicks(length: length, wanted: 5, calendar: Self.calendar)
      let start = Date(timeIntervalSinceReferenceDate: 0)
      #expect((1...7).contains(ticks.values(from: start, to: start + length).count), "\(length)")
    }
    let seconds = DateTicks(unit: .second, count: 1, calendar: Self.calendar)
    #expect(seconds.values(from: .distantPast, to: .distantFuture).count == 100)
  }
}
