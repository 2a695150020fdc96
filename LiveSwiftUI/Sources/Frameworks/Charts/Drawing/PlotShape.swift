// The shapes in the plot, in shares of its width and height.
import Foundation
import SwiftUI

/// One shape of the plot.
struct PlotShape {
  enum Form {
    case bar(across: Span, down: Span)
    /// A line or an area, in hundredths of the plot.
    case curve(Path, isFilled: Bool, isCut: Bool)
    /// A point with a symbol, or one that only screen readers see.
    case point(CGPoint, (any ChartSymbolShape)?)
    case rule(across: Span, down: Span)
    /// A sector, in hundredths of the radius around zero.
    case sector(Path)
  }

  /// A part of the width or the height.
  enum Span {
    case shares(Double, Double)
    /// A length in points, centred on a share and moved by `shift` points to the right or down.
    case fixed(Double, points: Double, shift: Double)
    /// The range between two shares, reduced by `points` at each end.
    case inset(Double, Double, points: Double)
    /// The range between two distances in points; nil for the side of the plot.
    case points(Double?, Double?)

    var shares: (Double, Double) {
      switch self {
      case .shares(let low, let high), .inset(let low, let high, _): (low, high)
      case .fixed(let middle, _, _): (middle, middle)
      case .points: (0, 1)
      }
    }

    /// The same span, measured from the other side.
    var turned: Span {
      switch self {
      case .shares(let low, let high): .shares(1 - high, 1 - low)
      case .fixed(let middle, let points, let shift):
        .fixed(1 - middle, points: points, shift: shift)
      case .inset(let low, let high, let points): .inset(1 - high, 1 - low, points: points)
      case .points: self
      }
    }
  }

  let form: Form
  let paint: MarkPaint
  var style = MarkStyle()
  /// The text for a screen reader; nil to hide the shape from it.
  var label: String?

  /// The box of the shape in shares of the plot; nil for curves and sectors.
  var box: CGRect? {
    switch form {
    case .bar(let across, let down), .rule(let across, let down):
      let (left, right) = across.shares
      let (top, bottom) = down.shares
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    case .point(let place, _): return CGRect(origin: place, size: .zero)
    case .curve, .sector: return nil
    }
  }
}
