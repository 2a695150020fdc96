// What is drawn in the plot, in shares of its width and height.
import Foundation
import SwiftUI

/// One shape of the plot.
struct PlotShape {
  enum Form {
    case bar(across: Span, down: Span)
    /// A line or an area, in hundredths of the plot.
    case curve(Path, isFilled: Bool, isCut: Bool)
    /// A point with a symbol, or one that only a screen reader finds.
    case point(CGPoint, (any ChartSymbolShape)?)
    case rule(across: Span, down: Span)
    /// A sector, in hundredths of the radius around zero.
    case sector(Path)
  }

  /// A stretch of the width or the height.
  enum Span {
    case shares(Double, Double)
    /// So many points around a share.
    case fixed(Double, points: Double)
    /// Two shares, less so many points at each end.
    case inset(Double, Double, points: Double)
    /// From and to so many points; nil for the sides.
    case points(Double?, Double?)

    var shares: (Double, Double) {
      switch self {
      case .shares(let low, let high), .inset(let low, let high, _): (low, high)
      case .fixed(let middle, _): (middle, middle)
      case .points: (0, 1)
      }
    }

    /// The same stretch counted from the other side.
    var turned: Span {
      switch self {
      case .shares(let low, let high): .shares(1 - high, 1 - low)
      case .fixed(let middle, let points): .fixed(1 - middle, points: points)
      case .inset(let low, let high, let points): .inset(1 - high, 1 - low, points: points)
      case .points: self
      }
    }
  }

  let form: Form
  let paint: MarkPaint
  var style = MarkStyle()
  /// What a screen reader says; nil where it says nothing.
  var words: String?

  /// The box of the shape in shares of the plot; nil for what has no box of its own.
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
