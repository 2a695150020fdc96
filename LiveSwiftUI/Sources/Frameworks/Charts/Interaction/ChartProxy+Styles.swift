// The styles of values, and selections, of a drawn chart.
public import Foundation
public import SwiftUI

extension ChartProxy {
  /// The symbol of a value; nil for a value without one.
  public func symbol<P>(for value: P) -> AnyChartSymbolShape? where P: Plottable {
    guard let datum = PlotDatum(value), groups.marked.contains(datum) else { return nil }
    return AnyChartSymbolShape(groups.symbol(of: datum))
  }

  /// The values that have a symbol, in the order of the legend.
  public func symbolDomain<P>(dataType: P.Type) -> [P] where P: Plottable {
    groups.marked.compactMap { $0.value(as: P.self) }
  }

  /// The area of the symbol of a value, in square points.
  public func symbolSize<P>(for value: P) -> CGFloat? where P: Plottable {
    PlotDatum(value).map { CGFloat(groups.area(of: $0)) }
  }

  /// The stroke style of a value; nil for a value without one.
  public func lineStyle<P>(for value: P) -> StrokeStyle? where P: Plottable {
    guard let datum = PlotDatum(value), groups.stroked.contains(datum) else { return nil }
    return groups.stroke(of: datum)
  }

  /// The values that have a stroke style, in the order of the legend.
  public func lineStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable {
    groups.stroked.compactMap { $0.value(as: P.self) }
  }

  /// The values that have a colour, in the order of the legend.
  public func foregroundStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable {
    groups.colored.compactMap { $0.value(as: P.self) }
  }

  /// Selects the value at a horizontal position, as a person does.
  public func selectXValue(at position: CGFloat) {
    options.selection.x.select(datum(atX: position))
  }

  /// Selects the values between two horizontal positions, as a person does.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    options.selection.x.select(datum(atX: start), datum(atX: end))
  }

  /// Selects the value at a vertical position, as a person does.
  public func selectYValue(at position: CGFloat) {
    options.selection.y.select(datum(atY: position))
  }

  /// Selects the values between two vertical positions, as a person does.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    options.selection.y.select(datum(atY: start), datum(atY: end))
  }

  /// Selects the value at an angle, as a person does.
  public func selectAngleValue(at angle: Angle) {
    options.selection.angle?(datum(atAngle: angle))
  }
}
