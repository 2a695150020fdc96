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
  }

  let shape: Shape
  var x: PlotValue?
  var xEnd: PlotValue?
  var y: PlotValue?
  var yEnd: PlotValue?
  /// The ends of a rule along the chart, in points; nil for the sides of the chart.
  var ends: (start: CGFloat?, end: CGFloat?) = (nil, nil)
  /// The share of a circle.
  var angle: PlotValue?
  /// The series, which separates the points of one line from those of another.
  var series: PlotValue?
  var style = MarkStyle()

  /// The values of the mark apart from its position, such as the one for its colour.
  var groups: [PlotValue] {
    [series, style.foregroundBy, style.symbolBy].compactMap(\.self)
  }
}

/// The style of marks. The value set nearest to a mark applies.
struct MarkStyle {
  var foreground: MarkPaint?
  var foregroundBy: PlotValue?
  var symbol: (any ChartSymbolShape)?
  var symbolBy: PlotValue?
  /// The width and height of a symbol in points.
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

  init(_ color: Color) {
    css = color.css
    gradient = nil
  }
}
