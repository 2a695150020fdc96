// The dates of posts, in all forms that the sources write.
import Foundation

/// Parses the dates of posts.
enum PostDate {
  /// The date of `2015-12-10T20:53:00Z` with any fraction or offset, or of
  /// `Thu Dec 10 20:53:00 +0000 2015`; nil for other texts, and for days that do not exist.
  static func read(_ text: String) -> Date? {
    var rest = Digits(text.trimmingCharacters(in: .whitespacesAndNewlines))
    return rest.startsWithDigit ? standard(&rest) : spoken(&rest)
  }

  private static func standard(_ rest: inout Digits) -> Date? {
    guard let year = rest.number(4), rest.take("-"), let month = rest.number(2), rest.take("-"),
      let day = rest.number(2), rest.take("T") || rest.take(" "), let hour = rest.number(2),
      rest.take(":"), let minute = rest.number(2)
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
    guard let year, let month, let day, let offset, (1...12).contains(month),
      (1...days(in: month, of: year)).contains(day), let hour = time[0], hour < 24,
      let minute = time[1], minute < 60, let second = time[2], second < 61
    else { return nil }
    let clock = hour * 3600 + minute * 60 + second
    let seconds = daysSince1970(year, month, day) * 86_400 + clock - offset
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Leap days before the year, without the 477 before 1970.
    let before = year - 1
    let leaps = before / 4 - before / 100 + before / 400 - 477
    let earlier = (1..<month).reduce(0) { $0 + days(in: $1, of: year) }
    return (year - 1970) * 365 + leaps + earlier + day - 1
  }
}

/// The rest of a date, parsed from the front.
private struct Digits {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isEmpty: Bool { rest.isEmpty }
  var startsWithDigit: Bool { rest.first.map(Self.isDigit) ?? false }

  /// The next number, which has `count` digits; nil when there are fewer.
  mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return Int(digits)
  }

  /// The next digits as a fraction of one.
  mutating func fraction() -> Double {
    let digits = rest.prefix(while: Self.isDigit)
    rest = rest.dropFirst(digits.count)
    return Double("0.\(digits)") ?? 0
  }

  /// The three letters of a day or a month.
  mutating func letters() -> String? {
    let name = rest.prefix(3)
    guard name.count == 3, name.allSatisfy(\.isLetter) else { return nil }
    rest = rest.dropFirst(3)
    return String(name)
  }

  mutating func take(_ letter: Character) -> Bool {
    guard rest.first == letter else { return false }
    rest.removeFirst()
    return true
  }

  /// The offset from UTC in seconds of the rest, or of the next `count` letters: `Z`, `+02:00`,
  /// `-0500` or nothing; nil for anything else.
  mutating func offset(then count: Int? = nil) -> Int? {
    var zone = Digits(String(count.map { rest.prefix($0) } ?? rest))
    rest = rest.dropFirst(count ?? rest.count)
    _ = zone.take(" ")
    if zone.isEmpty || zone.rest == "Z" || zone.rest == "z" { return 0 }
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
