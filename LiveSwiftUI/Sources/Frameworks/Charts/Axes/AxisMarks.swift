// The marks along an axis.
public import Foundation
public import SwiftUI

/// One value of an axis.
public struct AxisValue {
  let datum: PlotDatum
  /// The index of the value on the axis.
  public let index: Int
  /// The number of values on the axis.
  public let count: Int

  /// The value as a type of the data; nil if it cannot be converted.
  public func `as`<P>(_ type: P.Type) -> P? where P: Plottable { datum.value(as: type) }
}

/// A set of marks along an axis: its values, its side, and the marks of each value.
struct AxisMarkSet {
  let values: AxisMarkValues
  let position: AxisMarkPosition
  /// The marks of one value; nil for the default ones.
  var marks: ((AxisValue) -> any AxisMark)?
  /// The labels in the default marks.
  var content: AxisLabelContent = .automatic
  var stroke: StrokeStyle?
  var preset = AxisMarkPreset.automatic
}

/// Lines, ticks and labels for the values of an axis.
public struct AxisMarks<Content> where Content: AxisMark {
  let set: AxisMarkSet
}

extension AxisMarks: CollectedAxisContent {
  var sets: [AxisMarkSet] { [set] }
}

extension AxisMarks {
  /// Custom marks for each value.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    set = AxisMarkSet(values: values, position: position, marks: content, preset: preset)
  }

  /// Custom marks for each of these values.
  public nonisolated init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Value: Plottable {
    set = AxisMarkSet(values: .listed(values), position: position, marks: content, preset: preset)
  }

  /// The same custom marks for every value.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    set = AxisMarkSet(values: values, position: position, marks: { _ in content() }, preset: preset)
  }

  /// The same custom marks for each of these values.
  public nonisolated init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) where Value: Plottable {
    set = AxisMarkSet(
      values: .listed(values), position: position, marks: { _ in content() }, preset: preset)
  }
}

extension AxisMarks {
  /// The default marks.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == Never {
    set = AxisMarkSet(values: values, position: position, stroke: stroke, preset: preset)
  }

  /// The default marks for each of these values.
  public nonisolated init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Content == Never, Value: Plottable {
    set = AxisMarkSet(values: .listed(values), position: position, stroke: stroke, preset: preset)
  }

  /// The default marks, with labels in a format.
  public nonisolated init<Format>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  )
  where
    Content == Never, Format: FormatStyle, Format.FormatInput: Plottable,
    Format.FormatOutput == String
  {
    set = AxisMarkSet(
      values: values, position: position, content: .formatted(format), stroke: stroke,
      preset: preset)
  }

  /// The default marks for each of these values, with labels in a format.
  public nonisolated init<Value, Format>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  )
  where
    Content == Never, Value: Plottable, Value == Format.FormatInput, Format: FormatStyle,
    Format.FormatOutput == String
  {
    set = AxisMarkSet(
      values: .listed(values), position: position, content: .formatted(format), stroke: stroke,
      preset: preset)
  }
}

extension AxisMarkValues {
  static func listed<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(choice: .listed(values.prefix(NumberTicks.most).compactMap { PlotDatum($0) }))
  }
}
