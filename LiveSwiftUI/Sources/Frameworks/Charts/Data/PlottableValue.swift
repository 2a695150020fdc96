// Data values with labels, the arguments of marks.
public import Foundation
public import SwiftUI

/// A value of the data with its label.
public struct PlottableValue<Value> where Value: Plottable {
  let plotted: PlotValue

  private init(_ label: Text, _ value: Value) {
    plotted = PlotValue(label: label, datum: PlotDatum(value))
  }

  private init(_ label: Text, _ range: Range<Value>) where Value: Comparable {
    plotted = PlotValue(
      label: label, datum: PlotDatum(range.lowerBound), end: PlotDatum(range.upperBound))
  }

  /// A value with a label from the string tables.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(Text(labelKey), value)
  }

  /// A value with a label read verbatim.
  @_disfavoredOverload
  public static func value<S>(_ label: S, _ value: Value) -> PlottableValue<Value>
  where S: StringProtocol {
    PlottableValue(Text(label), value)
  }

  /// A value with a text as its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label, value)
  }

  /// The values of a range, with a label from the string tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(Text(labelKey), range)
  }

  /// The values of a range, with a label read verbatim.
  @_disfavoredOverload
  public static func value<S>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value>
  where S: StringProtocol, Value: Comparable {
    PlottableValue(Text(label), range)
  }
}

extension PlottableValue where Value: Comparable {
  private init(_ label: Text, _ bin: ChartBinRange<Value>) {
    plotted = PlotValue(
      label: label, datum: PlotDatum(bin.lowerBound), end: PlotDatum(bin.upperBound))
  }

  /// The values of a range, with a text as its label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(label, range)
  }

  /// The values of a bin, with a label from the string tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), range)
  }

  /// The values of a bin, with a label read verbatim.
  @_disfavoredOverload
  public static func value<S>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where S: StringProtocol {
    PlottableValue(Text(label), range)
  }

  /// The values of a bin, with a text as its label.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(label, range)
  }
}

extension PlottableValue {
  private init(_ label: Text, _ date: Date, _ unit: DateUnit) where Value == Date {
    plotted = PlotValue(label: label, datum: PlotDatum(date), unit: unit)
  }

  /// The day, month or other unit that contains a date, with a label from the string tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(Text(labelKey), date, DateUnit(component: unit, calendar: calendar))
  }

  /// The day, month or other unit that contains a date, with a label read verbatim.
  @_disfavoredOverload
  public static func value<S>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date, S: StringProtocol {
    PlottableValue(Text(label), date, DateUnit(component: unit, calendar: calendar))
  }

  /// The day, month or other unit that contains a date, with a text as its label.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(label, date, DateUnit(component: unit, calendar: calendar))
  }
}

/// A unit of a calendar; nil stands for the reader's calendar.
struct DateUnit {
  let component: Calendar.Component
  let calendar: Calendar?
}

/// A value with its label, type-erased.
struct PlotValue {
  let label: Text
  /// The value, or the lower bound of a range; nil if it cannot be drawn.
  let datum: PlotDatum?
  var end: PlotDatum?
  var unit: DateUnit?

  /// The bounds of the value; both are equal for a single point.
  func bounds(_ facts: ChartEnvironment) -> (PlotDatum, PlotDatum)? {
    guard let datum else { return nil }
    if let end { return (datum, end) }
    if let unit, case .date(let date) = datum {
      let calendar = facts.calendar(unit.calendar)
      if let interval = calendar.dateInterval(of: unit.component, for: date) {
        return (.date(interval.start), .date(interval.end))
      }
    }
    return (datum, datum)
  }
}
