// Symbols of any type, and symbols that are outlines.
public import Foundation
public import SwiftUI

/// A symbol whose type is erased.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
  let erased: any ChartSymbolShape

  /// Erases the type of a symbol.
  public init(_ shape: any ChartSymbolShape) { erased = shape }

  /// The box in which the shape appears as large as a square with sides of 1.
  public nonisolated var perceptualUnitRect: CGRect { erased.perceptualUnitRect }

  /// The outline of the symbol in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { erased.path(in: rect) }
}

/// A symbol drawn as an outline.
nonisolated struct OutlinedSymbol: ChartSymbolShape {
  let base: any ChartSymbolShape
  let stroke: StrokeStyle

  nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  nonisolated func path(in rect: CGRect) -> Path {
    // The outline is inside of the shape.
    let side = stroke.lineWidth.isFinite ? max(stroke.lineWidth, 0) / 2 : 0
    let inset = min(side, rect.width / 2, rect.height / 2)
    return base.path(in: rect.insetBy(dx: inset, dy: inset))
  }
}

extension ChartSymbolShape {
  /// The outline of the symbol, with a line width in points.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    OutlinedSymbol(base: self, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the symbol in a stroke style.
  public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    OutlinedSymbol(base: self, stroke: style)
  }

  /// The stroke of an outline; nil for a symbol that is filled.
  nonisolated var outline: StrokeStyle? {
    if let any = self as? AnyChartSymbolShape { return any.erased.outline }
    return (self as? OutlinedSymbol)?.stroke
  }
}

extension Circle: ChartSymbolShape {
  /// The box in which the circle appears as large as a square with sides of 1.
  public nonisolated var perceptualUnitRect: CGRect {
    BasicChartSymbolShape(form: .circle).perceptualUnitRect
  }
}
