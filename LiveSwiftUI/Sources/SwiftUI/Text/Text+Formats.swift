// Text from numbers and dates, in the reader's locale and time zone.
import Foundation

extension Text {
  /// A formatted value, in the reader's language and region.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(formatted: input, format: format)
  }

  /// A formatted value, in the reader's language and region.
  package init<F>(formatted input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatOutput == String {
    // A format style and its input are values, and neither is changed later.
    let made: (BuiltInEnvironment) -> String = { facts in
      // Some of Foundation's styles trap for a date that is not finite.
      if let date = input as? Date, !date.timeIntervalSinceReferenceDate.isFinite { return "" }
      return format.locale(facts.person.locale).inZone(of: facts).format(input)
    }
    self.init(storage: .formatted(made))
  }

  /// A date in the reader's language, region and time zone. The styles that compare it with now
  /// go on by themselves, in the browser.
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .date: self.init(of: date, .long, .omitted)
    case .time: self.init(of: date, .omitted, .shortened)
    case .relative: self.init(storage: .running(RunningTime(form: .relative, date: date)))
    case .offset: self.init(storage: .running(RunningTime(form: .offset, date: date)))
    case .timer: self.init(storage: .running(RunningTime(form: .timer, date: date)))
    }
  }

  private init(
    of date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) {
    self.init(
      storage: .formatted { facts in
        guard date.timeIntervalSinceReferenceDate.isFinite else { return "" }
        var format = Date.FormatStyle(date: day, time: time, locale: facts.person.locale)
        format.timeZone = facts.person.timeZone
        return format.format(date)
      })
  }
}

extension FormatStyle {
  /// This style in the reader's time zone, if it formats dates and the app set no time zone: the
  /// process has one time zone and many readers.
  func inZone(of facts: BuiltInEnvironment) -> Self {
    guard var style = self as? Date.FormatStyle, style.timeZone == .autoupdatingCurrent else {
      return self
    }
    style.timeZone = facts.person.timeZone
    return style as? Self ?? self
  }
}

extension Text {
  private func with(_ change: (inout Appearance) -> Void) -> Text {
    var copy = self
    change(&copy.appearance)
    return copy
  }

  /// Sets the font of this text; nil inherits it.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets the weight of this text; nil inherits it.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// The same text in bold.
  public func bold() -> Text { with { $0.isBold = true } }

  /// The same text, bold if `isActive`.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// The same text in italics.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// The same text, in italics if `isActive`.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// The same text in letters of equal width, if `isActive`.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }

  /// Sets the design of this text's font; nil inherits it.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// Sets the width of this text's letters, where the browser's typeface has it; nil inherits it.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }

  /// Sets the size of this text beside that of its font, if `isEnabled`.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }

  /// The same text with digits of equal width.
  public func monospacedDigit() -> Text { with { $0.isMonospacedDigit = true } }

  /// Sets the style that this text is drawn in.
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    with { $0.paint = paint(of: style) }
  }
}
