// A time between a date and now, which the browser continues to count by itself.
import Foundation
import Limits

/// The content of a text that follows the time.
struct RunningTime: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    /// The distance in two units: "11 min, 14 sec".
    case relative
    /// The distance in one unit, with "-" before the date and "+" after it: "-11 minutes".
    case offset
    /// The distance in digits: "2:32".
    case timer
    /// The digits of a timer that counts between two dates and then stops.
    case interval(until: Date, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  let form: Form
  let date: Date

  /// Whether the distance of the date can be counted: a number, and for units a date of the
  /// calendars, beyond which Foundation traps.
  private var isPossible: Bool {
    let seconds = date.timeIntervalSinceReferenceDate
    return switch form {
    case .relative, .offset: (-6e10...2.4e11).contains(seconds)
    case .timer: seconds.isFinite
    case .interval(let end, let pause, _, _):
      seconds.isFinite && end.timeIntervalSinceReferenceDate.isFinite
        && pause?.timeIntervalSinceReferenceDate.isNaN != true
    }
  }

  /// The text at `now`, in the reader's language; empty for a date that no calendar has.
  func text(at now: Date, _ person: PersonEnvironment) -> String {
    guard isPossible else { return "" }
    switch form {
    case .relative:
      return Self.units(
        of: now.timeIntervalSince(date), most: 2, .abbreviated, person.locale)
    case .offset:
      return (now < date ? "-" : "+")
        + Self.units(of: now.timeIntervalSince(date), most: 1, .wide, person.locale)
    case .timer:
      let seconds = date.timeIntervalSince(now)
      return Self.digits(abs(seconds), isDown: seconds > 0, showsHours: true, person.locale)
    case .interval(let end, let pause, let countsDown, let showsHours):
      let time = min(max(pause ?? now, date), end)
      let seconds = countsDown ? end.timeIntervalSince(time) : time.timeIntervalSince(date)
      return Self.digits(seconds, isDown: countsDown, showsHours: showsHours, person.locale)
    }
  }

  /// The attribute that the script of the page counts from: the form, the dates in milliseconds and
  /// the language. Nil for a text that stays as it is.
  func clock(_ locale: Locale) -> String? {
    guard isPossible else { return nil }
    let start = Self.milliseconds(date)
    var parts: [String]
    switch form {
    case .relative: parts = ["r", start]
    case .offset: parts = ["o", start]
    case .timer: parts = ["t", start]
    case .interval(_, .some, _, _): return nil
    case .interval(let end, nil, let countsDown, let showsHours):
      let kind = (countsDown ? "d" : "u") + (showsHours ? "h" : "")
      parts = [kind, start, Self.milliseconds(end)]
    }
    parts.append(Self.language(of: locale))
    return parts.joined(separator: " ")
  }

  /// A date in whole milliseconds since 1970.
  static func milliseconds(_ date: Date) -> String {
    let bounds = -100_000_000_000_000...300_000_000_000_000
    return String(Int(bounding: (date.timeIntervalSince1970 * 1000).rounded(), within: bounds))
  }

  /// The language tag of a locale, with its digits where they are not those of English.
  private static func language(of locale: Locale) -> String {
    let tag = locale.identifier(.bcp47)
    let digits = locale.numberingSystem.identifier
    return digits == "latn" || tag.contains("-u-") ? tag : "\(tag)-u-nu-\(digits)"
  }

  /// Seconds as digits; a countdown shows a second until it has passed.
  private static func digits(
    _ seconds: TimeInterval, isDown: Bool, showsHours: Bool, _ locale: Locale
  ) -> String {
    let whole = Int(
      bounding: seconds.rounded(isDown ? .up : .down), within: 0...300_000_000_000)
    let hasHours = showsHours && whole >= 3600
    return Duration.seconds(whole).formatted(
      .time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(locale))
  }

  /// The largest units of a time in seconds, from days to seconds. Foundation on Linux formats no
  /// months and years; the script of the page, which does, then writes them instead of days.
  private static func units(
    of seconds: TimeInterval, most: Int, _ width: Duration.UnitsFormatStyle.UnitWidth,
    _ locale: Locale
  ) -> String {
    let whole = Int(bounding: abs(seconds).rounded(.down), within: 0...300_000_000_000)
    let units: [(unit: Duration.UnitsFormatStyle.Unit, length: Int)] = [
      (.days, 86_400), (.hours, 3_600), (.minutes, 60), (.seconds, 1),
    ]
    let first = units.firstIndex { whole >= $0.length } ?? units.count - 1
    let shown = units[first...].prefix(most)
    let smallest = shown.last?.length ?? 1
    // What is smaller than the shown units would be rounded into them.
    return Duration.seconds(whole / smallest * smallest).formatted(
      .units(allowed: Set(shown.map(\.unit)), width: width).locale(locale))
  }
}

extension Text {
  /// The digits of a timer within `timerInterval`: it stands still before the first date and after
  /// the last one, and from `pauseTime` on if that is not nil. Without `showsHours`, minutes go
  /// beyond 59.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let form = RunningTime.Form.interval(
      until: timerInterval.upperBound, pause: pauseTime, countsDown: countsDown,
      showsHours: showsHours)
    self.init(storage: .running(RunningTime(form: form, date: timerInterval.lowerBound)))
  }

  /// The attribute of a text that follows the time; nil for any other text.
  func clock(_ builtIn: BuiltInEnvironment) -> String? {
    guard case .running(let time) = storage else { return nil }
    return time.clock(builtIn.person.locale)
  }
}

extension PersonEnvironment {
  /// The time as views see it, on the main actor that of the page's clock.
  var now: Date {
    guard isOnMainActor, let tree = tree.tree else { return Date() }
    return MainActor.assumeIsolated { tree.services.clock.now() }
  }
}

extension Element {
  /// Makes the script of the page count in this element, from an attribute of `RunningTime`.
  @MainActor func set(clock: String, _ context: Context) {
    set(.clock, clock)
    // A change of letters by the script has to follow the environment as well.
    if let textCase = context.builtIn.text.textCase {
      style("text-transform", textCase == .uppercase ? "uppercase" : "lowercase")
    }
    context.node.tree.needs(.clock)
  }
}
