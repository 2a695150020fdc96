// The values and sizes of each element of a plotted collection.
public import Foundation
public import SwiftUI

/// A value of each element of a collection, with its label.
public struct PlottableProjection<DataElement, DataValue> where DataValue: Plottable {
  let value: (DataElement) -> PlotValue

  private init(_ label: Text, _ value: @escaping (DataElement) -> DataValue) {
    self.value = { PlotValue(label: label, datum: PlotDatum(value($0))) }
  }

  private init(
    _ label: Text, _ start: @escaping (DataElement) -> DataValue,
    _ end: @escaping (DataElement) -> DataValue
  ) {
    value = {
      PlotValue(label: label, datum: PlotDatum(start($0)), end: PlotDatum(end($0)))
    }
  }

  /// The value at a key path, with a label from the string tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(Text(labelKey)) { $0[keyPath: value] }
  }

  /// The same value for each element, with a label from the string tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(Text(labelKey)) { _ in value }
  }

  /// The range between the values at two key paths, with a label from the string tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(Text(labelKey), { $0[keyPath: start] }, { $0[keyPath: end] })
  }

  /// The day, month or other unit that contains the date at a key path, with a label
  /// from the string tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue == Date {
    PlottableProjection(Text(labelKey), value, DateUnit(component: unit, calendar: calendar))
  }

  /// The value at a key path, with a label read verbatim.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(Text(label)) { $0[keyPath: value] }
  }

  /// The same value for each element, with a label read verbatim.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(Text(label)) { _ in value }
  }

  /// The range between the values at two key paths, with a label read verbatim.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(Text(label), { $0[keyPath: start] }, { $0[keyPath: end] })
  }

  /// The day, month or other unit that contains the date at a key path, with a label
  /// read verbatim.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue == Date {
    PlottableProjection(Text(label), value, DateUnit(component: unit, calendar: calendar))
  }

  /// The value at a key path, with a label as a text.
  public static func value(
    _ label: Text, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(label) { $0[keyPath: value] }
  }

  /// The same value for each element, with a label as a text.
  public static func value(
    _ label: Text, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(label) { _ in value }
  }

  /// The range between the values at two key paths, with a label as a text.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    PlottableProjection(label, { $0[keyPath: start] }, { $0[keyPath: end] })
  }

  /// The day, month or other unit that contains the date at a key path, with a label
  /// as a text.
  public static func value(
    _ label: Text, _ value: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue == Date {
    PlottableProjection(label, value, DateUnit(component: unit, calendar: calendar))
  }

  private init(_ label: Text, _ date: KeyPath<DataElement, Date>, _ unit: DateUnit)
  where DataValue == Date {
    value = { PlotValue(label: label, datum: PlotDatum($0[keyPath: date]), unit: unit) }
  }
}

/// The width or height of the mark of each element.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let dimension: (DataElement) -> MarkDimension

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) {
    self.dimension = dimension
  }

  /// A length in points.
  public init(floatLiteral value: Double) { self.init { _ in .fixed(value) } }

  /// A length in points.
  public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }

  /// The default size for the available space.
  public static var automatic: MarkDimensions<DataElement> { MarkDimensions { _ in .automatic } }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> {
    MarkDimensions { _ in .fixed(value) }
  }

  /// A length in points, at a key path.
  public static func fixed(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .fixed($0[keyPath: value]) }
  }

  /// A share of the available space.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> {
    MarkDimensions { _ in .ratio(value) }
  }

  /// A share of the available space, at a key path.
  public static func ratio(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .ratio($0[keyPath: value]) }
  }

  /// The available space, reduced by a number of points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> {
    MarkDimensions { _ in .inset(value) }
  }

  /// The available space, reduced by a number of points at each side, at a key path.
  public static func inset(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .inset($0[keyPath: value]) }
  }
}
