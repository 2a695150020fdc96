// Lengths of time as texts: `1:30`, `1h 30m`, `1 hour, 30 minutes`.
public import Foundation

/// A formatter of lengths of time. Foundation on Linux declares it as unavailable; where both are
/// visible, the compiler takes this one.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked as with all formatters of Foundation: set up on one thread, then read.

  /// The way in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `9:41:30`; units above hours as with `abbreviated`.
    case positional = 0
    /// `9h 41m 30s`.
    case abbreviated = 1
    /// `9 hr, 41 min, 30 sec`.
    case short = 2
    /// `9 hours, 41 minutes, 30 seconds`.
    case full = 3
    /// `nine hours, forty-one minutes, thirty seconds`.
    case spellOut = 4
    /// `9hr 41min 30sec`.
    case brief = 5
  }

  /// The units of value zero that are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The choices as bits.
    public let rawValue: UInt
    /// Choices of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading ones in the positional style, all in others.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Those before the first other value.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Those between other values.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Those after the last other value.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// All.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None; the positional style writes two digits of each.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The way in which units are written; positional at first.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used; at first all from years to seconds. Those that are no lengths of
  /// time have no effect.
  open var allowedUnits: NSCalendar.Unit = []
  /// The units of value zero that are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that counts units, and whose locale is the language; nil for that of the reader,
  /// which it also is at first.
  open var calendar: Calendar? {
    get {
      if let chosenCalendar { return chosenCalendar }
      var calendar = Calendar.current
      calendar.locale = readerLocale()
      return calendar
    }
    set { chosenCalendar = newValue }
  }
  private var chosenCalendar: Calendar?
  /// The date from which lengths count; nil for the start of 2001.
  open var referenceDate: Date?
  /// Whether the smallest unit has a fraction; has no effect, as on Apple's systems.
  open var allowsFractionalUnits = false
  /// The most units, the largest first, and smaller ones are cut off; zero for all.
  open var maximumUnitCount = 0
  /// Whether a single largest unit is added to the next: `63 s` for 1:03.
  open var collapsesLargestUnit = false
  /// Whether `About` comes first; in English only.
  open var includesApproximationPhrase = false
  /// Whether `remaining` comes last; in English only.
  open var includesTimeRemainingPhrase = false
  /// The position of the text, which has no effect on units.
  open var formattingContext = Formatter.Context.unknown

  /// A formatter in the positional style.
  public override init() { super.init() }

  /// Nil: there are no archives of formatters here.
  public required init?(coder: NSCoder) { nil }

  /// The text of `DateComponents`; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// The text of components, whose values are carried into larger units that are allowed.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let counting = countingCalendar
    guard let end = counting.date(byAdding: components, to: start) else { return nil }
    return text(from: start, to: end, counting)
  }

  /// The text of the time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, calendar ?? .current)
  }

  /// The text of this many seconds, of which a fraction is cut off; nil where they are no number or
  /// more than ten thousand years.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard abs(ti) < 10_000 * 366 * 86_400 else { return nil }
    return text(
      from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)), countingCalendar)
  }

  /// The text of components in a style, with the other properties as at first.
  open class func localizedString(
    from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Lengths that start at no date of a person's have days of 24 hours.
  private var countingCalendar: Calendar {
    var counting = calendar ?? .current
    if referenceDate == nil { counting.timeZone = .gmt }
    return counting
  }

  private func text(from start: Date, to end: Date, _ counting: Calendar) -> String? {
    let limit = 20_000 * 366 * 86_400.0
    guard abs(start.timeIntervalSinceReferenceDate) < limit,
      abs(end.timeIntervalSinceReferenceDate) < limit
    else { return nil }
    let allowed = TimeUnit.allowed(by: allowedUnits)
    let units = allowed.isEmpty ? TimeUnit.allCases : allowed
    let counts = counting.dateComponents(Set(units.map(\.component)), from: start, to: end)
    var quantities = units.map { TimeQuantity(unit: $0, count: $0.count(in: counts)) }
    if collapsesLargestUnit { quantities = quantities.collapsed() }
    let locale = calendar?.locale ?? readerLocale()
    let shown = quantities.without(zeroFormattingBehavior, unitsStyle, maximumUnitCount)
    let padded = zeroFormattingBehavior.contains(.pad)
    return shown.text(unitsStyle, padded: padded, locale: locale).map { phrase($0, locale) }
  }

  private func phrase(_ text: String, _ locale: Locale) -> String {
    guard ["en", nil].contains(locale.language.languageCode?.identifier) else { return text }
    return (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
