// Dates in all forms that services write.
package import Foundation

/// Parses the dates of services.
///
/// Foundation's `Date.ISO8601FormatStyle` requires seconds and an offset, which some programs omit.
/// It reads 29 February 2023 as 1 March, accepts an hour of 24, and ignores text at the end.
package enum ServiceDate {
  /// The date of `2015-12-10T20:53:00Z` with any fraction or offset, or of `Thu Dec 10 20:53:00
  /// +0000 2015`; nil for other texts, and for days that do not exist.
  ///
  /// A day without a time is its noon in UTC, which is on that day for nearly every reader.
  package static func read(_ text: String) -> Date? {
    var rest = Digits(text.trimmingCharacters(in: .whitespacesAndNewlines))
    return rest.startsWithDigit ? standard(&rest) : spoken(&rest)
  }

  private static func standard(_ rest: inout Digits) -> Date? {
    guard let year = rest.number(4), rest.take("-"), let month = rest.number(2), rest.take("-"),
      let day = rest.number(2)
    else { return nil }
    if rest.isEmpty { return date(year, month, day, [12, 0, 0], fraction: 0, offset: 0) }
    guard rest.take("T") || rest.take(" "), let hour = rest.number(2), rest.take(":"),
      let minute = rest.number(2)
    else { return nil }
    var second: Int? = 0
    var fraction = 0.0
    if rest.take(":") {
      second = rest.number(2)
      if rest.take(".") || rest.take(",") { fraction = rest.fraction() }
    }
    return date(
      year, month, day, [hour, minute, second], fraction: fraction, offset: rest.offset())
  }

  private static func spoken(_ rest: inout Digits) -> Date? {
    guard rest.letters() != nil, rest.take(" "), let month = rest.letters(), rest.take(" "),
      let day = rest.number(2), rest.take(" "), let hour = rest.number(2), rest.take(":"),
      let minute = rest.number(2), rest.take(":"), let second = rest.number(2), rest.take(" ")
    else { return nil }
    let zone = rest.offset(then: 5)
    guard rest.take(" "), let year = rest.number(4), rest.isEmpty else { return nil }
    return date(
      year, months.firstIndex(of: month).map { $0 + 1 }, day, [hour, minute, second], fraction: 0,
      offset: zone)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func date(
    _ year: Int?, _ month: Int?, _ day: Int?, _ time: [Int?], fraction: Double, offset: Int?
  ) -> Date? {
    guard let year, let month, let day, let offset, let hour = time[0], let minute = time[1],
      let second = time[2], second < 61
    else { return nil }
    let start = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: year, month: month,
      day: day, hour: hour, minute: minute)
    guard start.isValidDate, let seconds = start.date?.timeIntervalSince1970 else { return nil }
    return Date(timeIntervalSince1970: seconds + Double(second - offset) + fraction)
  }
}

/// The rest of a date, parsed from the front.
private struct Digits {
  private var remaining: Substring

  init(_ text: String) { remaining = text[...] }

  var isEmpty: Bool { remaining.isEmpty }
  var startsWithDigit: Bool { remaining.first.map(Self.isDigit) ?? false }

  /// The next number, of `count` digits; nil when there are fewer.
  mutating func number(_ count: Int) -> Int? {
    let digits = remaining.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
    remaining = remaining.dropFirst(count)
    return Int(digits)
  }

  /// The next digits as a fraction of one.
  mutating func fraction() -> Double {
    let digits = remaining.prefix(while: Self.isDigit)
    remaining = remaining.dropFirst(digits.count)
    return Double("0.\(digits)") ?? 0
  }

  /// The three letters of a day or a month.
  mutating func letters() -> String? {
    let name = remaining.prefix(3)
    guard name.count == 3, name.allSatisfy(\.isLetter) else { return nil }
    remaining = remaining.dropFirst(3)
    return String(name)
  }

  mutating func take(_ letter: Character) -> Bool {
    guard remaining.first == letter else { return false }
    remaining.removeFirst()
    return true
  }

  /// The offset from UTC in seconds, from the rest or from the next `count` letters: `Z`, `+02:00`,
  /// `-0500` or nothing; nil for anything else.
  mutating func offset(then count: Int? = nil) -> Int? {
    var zone = Digits(String(count.map { remaining.prefix($0) } ?? remaining))
    remaining = remaining.dropFirst(count ?? remaining.count)
    _ = zone.take(" ")
    if zone.isEmpty || zone.remaining == "Z" || zone.remaining == "z" { return 0 }
    let sign = zone.take("-") ? -1 : zone.take("+") ? 1 : 0
    guard sign != 0, let hours = zone.number(2) else { return nil }
    _ = zone.take(":")
    guard let minutes = zone.number(2), zone.isEmpty, hours < 24, minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * sign
  }

  private static func isDigit(_ letter: Character) -> Bool {
    ("0"..."9").contains(letter) && letter.isASCII
  }
}
