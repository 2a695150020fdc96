// The colours and symbols of values.
import Foundation
import SwiftUI

/// The colours and symbols of the values that marks are grouped by.
struct GroupScale {
  /// The values that have a colour, in the order of the legend.
  let colored: [PlotDatum]
  /// The values that have a symbol, in the order of the legend.
  let marked: [PlotDatum]
  private let options: ChartOptions

  /// The maximum number of entries in a legend.
  private static let most = 50

  /// The default colours, in the order in which they are assigned to values.
  private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  init(_ marks: [Mark], _ options: ChartOptions) {
    self.options = options
    colored = Self.values(options.colors.domain, marks.map(\.style.foregroundBy))
    marked = Self.values(options.symbols.map(\.0), marks.map(\.style.symbolBy))
  }

  private static func values(_ known: [PlotDatum], _ used: [PlotValue?]) -> [PlotDatum] {
    let used = used.compactMap { $0?.datum }
    guard !used.isEmpty else { return [] }
    var seen: Set<PlotDatum> = []
    return Array((known + used).filter { seen.insert($0).inserted }.prefix(most))
  }

  /// The paint of a value.
  func paint(of datum: PlotDatum) -> MarkPaint {
    if let paint = options.colors.mapping?(datum) { return paint }
    let index = colored.firstIndex(of: datum) ?? 0
    let range = options.colors.range
    if !range.isEmpty { return range[index % range.count] }
    return MarkPaint(Self.colors[index % Self.colors.count])
  }

  /// The symbol of a value.
  func symbol(of datum: PlotDatum) -> any ChartSymbolShape {
    if let known = options.symbols.first(where: { $0.0 == datum }) { return known.1 }
    let index = marked.firstIndex(of: datum) ?? 0
    return BasicChartSymbolShape.all[index % BasicChartSymbolShape.all.count]
  }

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
}
