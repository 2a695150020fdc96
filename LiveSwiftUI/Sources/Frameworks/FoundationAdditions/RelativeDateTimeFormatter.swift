// Times relative to another: `2 hours ago`, `tomorrow`.
public import Foundation

/// A formatter of times relative to another, such as `2 hours ago`. The largest unit counts, and
/// smaller ones are cut off.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Unchecked as with all formatters of Foundation: set up on one thread, then read.

  /// Whether a time has a name.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers only: `1 day ago`.
    case numeric = 0
    /// A name where the language has one: `yesterday`.
    case named = 1
  }

  /// The length of units.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full = 0
    /// `two months ago`.
    case spellOut = 1
    /// `2 mo. ago`.
    case short = 2
    /// `2mo ago`.
    case abbreviated = 3
  }

  /// Whether a time has a name; numbers only at first.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of units; full at first.
  open var unitsStyle = UnitsStyle.full
  /// The position of the text, which decides on its first capital.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that counts the units; the user's at first. Nil restores that.
  open var calendar: Calendar! {
    get { chosenCalendar ?? .current }
    set { chosenCalendar = newValue }
  }
  /// The language; the reader's at first. Nil restores that.
  open var locale: Locale! {
    get { chosenLocale ?? readerLocale() }
    set { chosenLocale = newValue }
  }

  private var chosenCalendar: Calendar?
  private var chosenLocale: Locale?

  /// A formatter of full units without names.
  public override init() { super.init() }

  /// Nil: there are no archives of formatters here.
  public required init?(coder: NSCoder) { nil }

  /// The largest component that is not zero, as a time from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = Self.units.compactMap { unit in
      dateComponents.value(for: unit.component).map { (unit, $0) }
    }
    let weeks = dateComponents.weekOfYear.map { (Self.units[2], $0) }
    guard
      let (unit, value) = (values + [weeks].compactMap(\.self)).first(where: { $0.1 != 0 })
        ?? values.last
    else { return "" }
    return text(value, unit)
  }

  /// A time that is this many seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // A start on a whole second keeps a minute from becoming 59.99 seconds.
    let now = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded())
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// A date as seen from another; empty where one of them is no number.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    guard let (one, other) = Self.bounded(date, referenceDate) else { return "" }
    let difference = (calendar ?? .current).dateComponents(
      Set(Self.units.map(\.component)), from: other, to: one)
    return localizedString(from: difference)
  }

  /// The text of a `Date` as seen from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// Dates within ten thousand years of 2001; the calendar does not count beyond.
  private static func bounded(_ one: Date, _ other: Date) -> (Date, Date)? {
    let limit = 10_000 * 366.0 * 86_400
    let times = [one, other].map(\.timeIntervalSinceReferenceDate)
    guard times.allSatisfy({ !$0.isNaN }) else { return nil }
    func bound(_ time: Double) -> Date {
      Date(timeIntervalSinceReferenceDate: min(max(time, -limit), limit))
    }
    return (bound(times[0]), bound(times[1]))
  }

  private struct Unit {
    let component: Calendar.Component
    let field: Date.RelativeFormatStyle.Field
    /// The longest count that Foundation's style is asked for, some thousand years.
    let limit: Int
  }

  private static var units: [Unit] {
    [
      Unit(component: .year, field: .year, limit: 5_000),
      Unit(component: .month, field: .month, limit: 60_000),
      Unit(component: .weekOfMonth, field: .week, limit: 250_000),
      Unit(component: .day, field: .day, limit: 1_000_000),
      Unit(component: .hour, field: .hour, limit: 40_000_000),
      Unit(component: .minute, field: .minute, limit: 2_000_000_000),
      Unit(component: .second, field: .second, limit: 2_000_000_000),
    ]
  }

  /// The text of one unit. Foundation's style counts dates, so it gets two in a calendar without
  /// summer time that are exactly that far apart.
  private func text(_ value: Int, _ unit: Unit) -> String {
    let locale = locale ?? readerLocale()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let count = min(max(value, -unit.limit), unit.limit)
    let component = unit.component == .weekOfMonth ? Calendar.Component.day : unit.component
    let steps = unit.component == .weekOfMonth ? count * 7 : count
    guard let end = calendar.date(byAdding: component, value: steps, to: start) else { return "" }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: end, allowedFields: [unit.field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: styleOfUnits,
      locale: locale, calendar: calendar, capitalizationContext: context)
    return style.format(start)
  }

  private var styleOfUnits: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
