// The reader's language, calendar and formats, as charts need them.
import Foundation
import SwiftUI

/// The reader's settings that a chart depends on.
struct ChartEnvironment {
  let builtIn: BuiltInEnvironment

  /// The given calendar, otherwise that of the reader in the reader's time zone.
  func calendar(_ own: Calendar?) -> Calendar {
    if let own { return own }
    var calendar = builtIn.person.calendar
    calendar.timeZone = builtIn.person.timeZone
    calendar.locale = builtIn.person.locale
    return calendar
  }

  /// A text in the reader's language, shortened to a length that suits a screen reader.
  func string(_ text: Text) -> String { String(text.resolve(builtIn).prefix(512)) }

  /// The text of a value for a screen reader.
  func string(_ value: PlotValue) -> String {
    guard let datum = value.datum else { return "" }
    if case .date(let date) = datum, let unit = value.unit {
      return date.formatted(format(of: unit.component, isLong: true))
    }
    let first = string(datum)
    return value.end.map { "\(first) – \(string($0))" } ?? first
  }

  /// The text of a value.
  func string(_ datum: PlotDatum) -> String {
    switch datum {
    case .number(let number): number.formatted(.number.locale(builtIn.person.locale))
    case .date(let date): date.formatted(style(date: .abbreviated, time: .shortened))
    case .category(let name, let isKey):
      string(isKey ? Text(LocalizedStringKey(name)) : Text(verbatim: name))
    }
  }

  private func style(
    date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: builtIn.person.locale, calendar: calendar(nil),
      timeZone: builtIn.person.timeZone)
  }

  /// The format of dates that are a unit apart: the parts that change from one to the next.
  func format(of unit: Calendar.Component, isLong: Bool) -> Date.FormatStyle {
    let style = style(date: nil, time: nil)
    switch unit {
    case .year, .yearForWeekOfYear, .era: return style.year()
    case .quarter, .month:
      return isLong ? style.month(.wide).year() : style.month(.abbreviated)
    case .hour: return isLong ? style.weekday().day().month().hour() : style.hour()
    case .minute: return style.hour().minute()
    case .second, .nanosecond: return style.hour().minute().second()
    default:
      return isLong
        ? style.weekday(.wide).day().month(.wide) : style.day().month(.abbreviated)
    }
  }
}
