// One mark with its values and its look, as a chart collects it.
import Foundation
import SwiftUI

/// One mark of a chart.
struct Mark {
  /// What is drawn for the mark.
  enum Shape {
    case bar(width: MarkDimension, height: MarkDimension, stacking: MarkStackingMethod)
    case line, point, rule
    case area(stacking: MarkStackingMethod)
    case sector(inner: MarkDimension, outer: MarkDimension, inset: CGFloat)
  }

  let shape: Shape
  var x: PlotValue?
  var xEnd: PlotValue?
  var y: PlotValue?
  var yEnd: PlotValue?
  /// Where a rule begins and ends along the chart, in points; nil for the sides of the chart.
  var ends: (start: CGFloat?, end: CGFloat?) = (nil, nil)
  /// The share of a circle.
  var angle: PlotValue?
  /// What sets the points of one line apart from those of another.
  var series: PlotValue?
  var style = MarkStyle()

  /// What the mark's data say besides its place, such as its colour.
  var groups: [PlotValue] {
    [series, style.foregroundBy, style.symbolBy].compactMap(\.self)
  }
}

/// How marks are drawn. What is set nearer to a mark wins.
struct MarkStyle {
  var foreground: MarkPaint?
  var foregroundBy: PlotValue?
  var symbol: (any ChartSymbolShape)?
  var symbolBy: PlotValue?
  /// The width and the height of a symbol in points.
  var symbolSize: CGSize?
  var interpolation: InterpolationMethod?
  var stroke: StrokeStyle?
  var cornerRadius: CGFloat?
  var opacity = 1.0
  var annotations: [Annotation] = []
  var label: Text?
  var value: Text?
  var isHidden = false
}

extension MarkStyle {
  /// The radius of corners in points: 0 where they are square, no more than fifty.
  var corner: Double {
    guard let cornerRadius, cornerRadius.isFinite else { return 0 }
    return min(max(Double(cornerRadius), 0), 50)
  }
}

/// What a mark is filled with.
struct MarkPaint {
  let css: String
  let gradient: SVGGradient?

  init(_ style: some ShapeStyle) {
    css = paint(of: style).css
    gradient = (style as? any GradientStyle)?.svg
  }

  init(_ color: Color) {
    css = color.css
    gradient = nil
  }
}
