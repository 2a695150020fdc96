// Which colour and which symbol stands for which value.
import Foundation
import SwiftUI

/// The colours and symbols of the values that marks are told apart by.
struct GroupScale {
  /// The values that have a colour, in the order of the legend.
  let colored: [PlotDatum]
  /// The values that have a symbol, in the order of the legend.
  let marked: [PlotDatum]
  private let options: ChartOptions

  /// The most entries of a legend.
  private static let most = 50

  /// The colours of a chart, in the order in which values get them.
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

  /// What stands for a value.
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

  /// What a mark is drawn in.
  func paint(of style: MarkStyle) -> MarkPaint {
    if let datum = style.foregroundBy?.datum { return paint(of: datum) }
    return style.foreground ?? MarkPaint(Color.blue)
  }

  /// The symbol of a mark; nil where it has none of its own.
  func symbol(of style: MarkStyle) -> (any ChartSymbolShape)? {
    if let datum = style.symbolBy?.datum { return symbol(of: datum) }
    return style.symbol
  }
}
