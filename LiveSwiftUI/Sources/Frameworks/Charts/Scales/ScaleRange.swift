// The output values of scales: colours, symbols, sizes and positions.
public import Foundation
public import SwiftUI

/// The output values of a scale, such as a list of colours.
public protocol ScaleRange {
  /// The type of the output values.
  associatedtype VisualValue
}

extension Array: ScaleRange {
  /// The type of the elements.
  public typealias VisualValue = Element
}

extension ClosedRange: ScaleRange {
  /// The type of the bounds.
  public typealias VisualValue = Bound
}

extension Gradient: ScaleRange {
  /// Colours.
  public typealias VisualValue = Color
}

extension ScaleRange {
  /// The values in order, or the two ends.
  var listed: [VisualValue] {
    if let array = self as? [VisualValue] { return Array(array.prefix(MarkList.most)) }
    return (self as? any EndedRange)?.ends.compactMap { $0 as? VisualValue } ?? []
  }
}

/// A range with two ends.
private protocol EndedRange {
  var ends: [Any] { get }
}

extension ClosedRange: EndedRange {
  var ends: [Any] { [lowerBound, upperBound] }
}

extension Gradient: EndedRange {
  var ends: [Any] { stops.map(\.color) }
}

/// The positions that an axis covers in the plot.
public protocol PositionScaleRange {}

/// The length of the plot, with or without padding.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let start: CGFloat
  let end: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The length of the plot.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: 0, end: 0)
  }

  /// The length of the plot without `padding` points at each end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  /// The length of the plot without the padding at its start and its end, in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

/// The padding of an axis at its start and its end, in points.
struct PlotPadding: Equatable {
  var start = 0.0
  var end = 0.0

  init() {}

  init(_ range: some PositionScaleRange) {
    guard let range = range as? PlotDimensionScaleRange else { return }
    (start, end) = (Self.bounded(range.start), Self.bounded(range.end))
  }

  private static func bounded(_ points: CGFloat) -> Double {
    points.isFinite ? min(max(Double(points), 0), 1_000) : 0
  }
}
