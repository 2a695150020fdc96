// One mark of a chart, with its values and its style.
import Foundation
import SwiftUI

/// One mark of a chart.
struct Mark {
  /// The kind of mark.
  enum Shape {
    case bar(width: MarkDimension, height: MarkDimension, stacking: MarkStackingMethod)
    case line, point, rule
    case area(stacking: MarkStackingMethod)
    case sector(inner: MarkDimension, outer: MarkDimension, inset: CGFloat)
    case rectangle(width: MarkDimension, height: MarkDimension)
  }

  let shape: Shape
  var x: PlotValue?
  var xEnd: PlotValue?
  var y: PlotValue?
  var yEnd: PlotValue?
  /// The horizontal ends of a mark without a horizontal value.
  var endsX = MarkEnds()
  /// The vertical ends of a mark without a vertical value.
  var endsY = MarkEnds()
  /// The share of a circle.
  var angle: PlotValue?
  /// The series, which separates the points of one line from those of another.
  var series: PlotValue?
  /// The function that is drawn in place of values.
  var function: PlotFunction?
  /// The part of a function's line that a sample belongs to; nil for other marks.
  var segment: Int?
  var style = MarkStyle()

  /// The values of the mark apart from its position, such as the one for its colour.
  var groups: [PlotValue] {
    [
      series, style.foregroundBy, style.symbolBy, style.symbolSizeBy, style.strokeBy,
      style.position?.value,
    ].compactMap(\.self)
  }
}

/// The ends of a mark along an axis without a value, in points from the leading side or from the
/// top; nil for a side of the plot. A point has its position at the start.
struct MarkEnds {
  var start: CGFloat?
  var end: CGFloat?
}

/// The distances by which the ends of a mark are moved, in points to the right and down.
struct MarkOffset: Equatable {
  var xStart = 0.0
  var xEnd = 0.0
  var yStart = 0.0
  var yEnd = 0.0

  mutating func move(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) {
    self.xStart += Self.bounded(xStart)
    self.xEnd += Self.bounded(xEnd)
    self.yStart += Self.bounded(yStart)
    self.yEnd += Self.bounded(yEnd)
  }

  static func bounded(_ points: CGFloat) -> Double {
    points.isFinite ? min(max(Double(points), -10_000), 10_000) : 0
  }
}

/// The value by which marks at the same position are put beside each other.
struct PositionGroup {
  let value: PlotValue
  /// The axis along which the marks are beside each other; nil for the one without heights.
  let axis: Axis?
  /// The part of a unit or category that the marks share.
  let span: MarkDimension
}

/// The style of marks. The value set nearest to a mark applies.
struct MarkStyle {
  var foreground: MarkPaint?
  var foregroundBy: PlotValue?
  var symbol: (any ChartSymbolShape)?
  var symbolBy: PlotValue?
  /// The width and height of a symbol in points.
  var symbolSize: CGSize?
  var symbolSizeBy: PlotValue?
  /// A view in place of a symbol.
  var symbolView: (any View)?
  var interpolation: InterpolationMethod?
  var stroke: StrokeStyle?
  var strokeBy: PlotValue?
  var cornerRadius: CGFloat?
  var opacity = 1.0
  var position: PositionGroup?
  var offset = MarkOffset()
  /// The order of drawing: marks with a greater number are in front.
  var zIndex = 0.0
  /// CSS filters, inner ones first.
  var filters: [String] = []
  /// The CSS corner radius of the shape that clips bars and rectangles.
  var clip: String?
  var annotations: [Annotation] = []
  var label: Text?
  var value: Text?
  var isHidden = false
  var identifier: String?
}

extension MarkStyle {
  /// The corner radius in points, from 0 to 50.
  var corner: Double {
    guard let cornerRadius, cornerRadius.isFinite else { return 0 }
    return min(max(Double(cornerRadius), 0), 50)
  }
}

/// The fill of a mark.
struct MarkPaint {
  let css: String
  let gradient: SVGGradient?

  init(_ style: some ShapeStyle) {
    css = paint(of: style).css
    gradient = svgGradient(of: style)
  }

  init(_ color: Color) { self.init(css: color.css) }

  init(css: String) {
    self.css = css
    gradient = nil
  }
}
