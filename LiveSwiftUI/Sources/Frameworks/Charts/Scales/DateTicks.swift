// Days, months and other units along an axis.
import Foundation

/// Ticks at the starts of calendar units.
struct DateTicks {
  let unit: Calendar.Component
  let count: Int
  let calendar: Calendar

  /// The steps available to an axis, with their lengths in seconds.
  private static let steps: [(unit: Calendar.Component, count: Int, length: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60),
    (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1_800), (.hour, 1, 3_600),
    (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400),
    (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
    (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
    (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000),
    (.year, 10, 315_576_000), (.year, 20, 631_152_000), (.year, 50, 1_577_880_000),
    (.year, 100, 3_155_760_000), (.year, 500, 15_778_800_000),
  ]

  /// The step that makes about `wanted` ticks over a length in seconds.
  init(length: Double, wanted: Int, calendar: Calendar) {
    let step = Self.steps.first { length / $0.length <= Double(max(wanted, 1)) + 0.5 }
    let last = Self.steps[Self.steps.count - 1]
    (unit, count) = (step?.unit ?? last.unit, step?.count ?? last.count)
    self.calendar = calendar
  }

  /// Ticks with a step set by the app.
  init(unit: Calendar.Component, count: Int, calendar: Calendar) {
    // Bounded, since the ticks are at multiples of the count.
    (self.unit, self.count, self.calendar) = (unit, min(max(count, 1), 1_000_000), calendar)
  }

  /// The ticks between two dates, up to the maximum of an axis.
  func values(from low: Date, to high: Date) -> [Date] {
    guard let first = beginning(before: low) else { return [] }
    var ticks: [Date] = []
    for index in 0...NumberTicks.most {
      // Each tick is computed from the first: a month after the 31st must not shift all later
      // ticks.
      guard let date = calendar.date(byAdding: unit, value: index * count, to: first),
        date <= high
      else { break }
      if date >= low { ticks.append(date) }
    }
    return Array(ticks.prefix(NumberTicks.most))
  }

  /// The tick at or before a date.
  func beginning(before date: Date) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard count > 1, unit != .day, unit != .weekOfYear else { return start }
    let number = calendar.component(unit, from: start)
    let first = unit == .month ? number - 1 : number
    return calendar.date(byAdding: unit, value: -(first % count), to: start)
  }

  /// The tick at or after a date.
  func end(after date: Date) -> Date? {
    guard let start = beginning(before: date) else { return nil }
    return start == date ? date : calendar.date(byAdding: unit, value: count, to: start)
  }
}
