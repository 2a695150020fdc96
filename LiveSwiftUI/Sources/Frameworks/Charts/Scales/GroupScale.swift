// The colours, symbols, sizes and strokes of values.
import Foundation
import SwiftUI

/// The styles of the values that marks are grouped by.
struct GroupScale {
  /// The values that have a colour, in the order of the legend.
  let colored: [PlotDatum]
  /// The values that have a symbol, in the order of the legend.
  let marked: [PlotDatum]
  /// The values that have a stroke style, in the order of the legend.
  let stroked: [PlotDatum]
  /// The colours of numbers; nil to list the values.
  let ramp: ColorRamp?
  private let sizes: SizeScale
  private let options: ChartOptions

  /// The default colours, in the order in which they are assigned to values.
  private static let colors = [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow].map {
    MarkPaint($0)
  }

  /// The default stroke styles, in the order in which they are assigned to values.
  private static let strokes = [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 4], [4, 2]].map {
    StrokeStyle(lineWidth: 2, dash: $0)
  }

  init(_ marks: [Mark], _ options: ChartOptions) {
    self.options = options
    let used = marks.compactMap(\.style.foregroundBy?.datum)
    let colors = options.colors
    let isOwn = colors.mapping != nil || !(colors.range.isEmpty && colors.domain.isEmpty)
    let wanted = options.ramp ?? (isOwn || used.isEmpty ? nil : .usual)
    ramp = wanted.flatMap { ColorRamp($0, domain: colors.domain, data: used) }
    colored = options.colors.values(marks.map(\.style.foregroundBy))
    marked = options.symbols.values(marks.map(\.style.symbolBy))
    stroked = options.strokes.values(marks.map(\.style.strokeBy))
    sizes = SizeScale(options, marks.compactMap(\.style.symbolSizeBy?.datum))
  }

  /// The paint of a value.
  func paint(of datum: PlotDatum) -> MarkPaint {
    if options.colors.mapping == nil, let paint = ramp?.paint(of: datum) { return paint }
    return options.colors.style(of: datum, among: colored, usual: Self.colors)
  }

  /// The symbol of a value.
  func symbol(of datum: PlotDatum) -> any ChartSymbolShape {
    options.symbols.style(of: datum, among: marked, usual: BasicChartSymbolShape.all)
  }

  /// The stroke style of a value.
  func stroke(of datum: PlotDatum) -> StrokeStyle {
    options.strokes.style(of: datum, among: stroked, usual: Self.strokes)
  }

  /// The area of the symbol of a value, in square points.
  func area(of datum: PlotDatum) -> Double { sizes.area(of: datum) }

  /// The paint of a mark.
  func paint(of style: MarkStyle) -> MarkPaint {
    if let datum = style.foregroundBy?.datum { return paint(of: datum) }
    return style.foreground ?? MarkPaint(Color.blue)
  }

  /// The symbol of a mark; nil if it has none.
  func symbol(of style: MarkStyle) -> (any ChartSymbolShape)? {
    if let datum = style.symbolBy?.datum { return symbol(of: datum) }
    return style.symbol
  }

  /// A style whose size and stroke are those of its values.
  func resolved(_ style: MarkStyle) -> MarkStyle {
    var style = style
    if let datum = style.symbolSizeBy?.datum {
      let side = area(of: datum).squareRoot()
      style.symbolSize = CGSize(width: side, height: side)
    }
    if let datum = style.strokeBy?.datum { style.stroke = stroke(of: datum) }
    return style
  }
}
