// Text from values and formatters of Foundation, the form before format styles.
public import Foundation

extension Text {
  /// A value, formatted in the reader's language, region and time zone, unless the formatter has
  /// its own. Empty where the formatter has no text for it.
  public init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: ReferenceConvertible {
    self.init(value: subject, formatter: formatter)
  }

  /// An object, formatted in the reader's language, region and time zone, unless the formatter has
  /// its own. Empty where the formatter has no text for it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(value: subject, formatter: formatter)
  }

  private init(value: Any, formatter: Formatter) {
    self.init(
      storage: .formatted { facts in
        // A date that is not finite would trap in Foundation.
        if let date = value as? Date, !date.timeIntervalSinceReferenceDate.isFinite { return "" }
        return formatter.inLocale(of: facts).string(for: value) ?? ""
      })
  }
}

extension Formatter {
  /// This formatter in the reader's locale and time zone, where the app set none: otherwise it
  /// would use those of the process, which serves many readers.
  fileprivate func inLocale(of facts: BuiltInEnvironment) -> Formatter {
    if let numbers = self as? NumberFormatter, numbers.locale == NumberFormatter().locale,
      let copy = numbers.copy() as? NumberFormatter
    {
      copy.locale = facts.person.locale
      return copy
    }
    guard let dates = self as? DateFormatter, let copy = dates.copy() as? DateFormatter else {
      return self
    }
    let plain = DateFormatter()
    if dates.locale == plain.locale { copy.locale = facts.person.locale }
    if dates.timeZone == plain.timeZone { copy.timeZone = facts.person.timeZone }
    return copy
  }
}
