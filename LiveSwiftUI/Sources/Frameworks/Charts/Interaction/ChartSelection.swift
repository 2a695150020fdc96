// The selection of values by pressing on a chart.
import Foundation
public import SwiftUI

/// The bindings that a chart writes while a person presses on it.
struct ChartSelection {
  var x = AxisSelection()
  var y = AxisSelection()
  var angle: ((PlotDatum?) -> Void)?

  var isEmpty: Bool { x.isEmpty && y.isEmpty && angle == nil }

  /// The bindings of one axis.
  struct AxisSelection {
    var value: ((PlotDatum?) -> Void)?
    var range: (((PlotDatum, PlotDatum)?) -> Void)?

    var isEmpty: Bool { value == nil && range == nil }

    func select(_ datum: PlotDatum?) { value?(datum) }

    func select(_ start: PlotDatum?, _ end: PlotDatum?) {
      guard let start, let end else { return }
      range?((start, end))
    }
  }
}

extension View {
  /// Binds the horizontal value at which a person presses on the charts; nil after the press.
  public nonisolated func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    let write = ChartSelection.writer(value)
    return changingCharts { $0.selection.x.value = write }
  }

  /// Binds the horizontal values over which a person drags on the charts; a press without a drag
  /// sets nil.
  public nonisolated func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View
  where P: Comparable, P: Plottable {
    let write = ChartSelection.writer(range)
    return changingCharts { $0.selection.x.range = write }
  }

  /// Binds the vertical value at which a person presses on the charts; nil after the press.
  public nonisolated func chartYSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    let write = ChartSelection.writer(value)
    return changingCharts { $0.selection.y.value = write }
  }

  /// Binds the vertical values over which a person drags on the charts; a press without a drag sets
  /// nil.
  public nonisolated func chartYSelection<P>(range: Binding<ClosedRange<P>?>) -> some View
  where P: Comparable, P: Plottable {
    let write = ChartSelection.writer(range)
    return changingCharts { $0.selection.y.range = write }
  }

  /// Binds the sum of the sectors up to the angle at which a person presses on the charts; nil
  /// after the press.
  public nonisolated func chartAngleSelection<P>(value: Binding<P?>) -> some View
  where P: Plottable {
    let write = ChartSelection.writer(value)
    return changingCharts { $0.selection.angle = write }
  }
}

extension ChartSelection {
  fileprivate static func writer<P: Plottable>(_ binding: Binding<P?>) -> (PlotDatum?) -> Void {
    { datum in
      let value = datum?.nearest(P.self)
      let known = binding.wrappedValue.flatMap { PlotDatum($0) }
      if known != value.flatMap({ PlotDatum($0) }) { binding.wrappedValue = value }
    }
  }

  fileprivate static func writer<P: Plottable & Comparable>(
    _ binding: Binding<ClosedRange<P>?>
  ) -> ((PlotDatum, PlotDatum)?) -> Void {
    { ends in
      let values = ends.flatMap { ends -> ClosedRange<P>? in
        guard let one = ends.0.nearest(P.self), let other = ends.1.nearest(P.self) else {
          return nil
        }
        return min(one, other)...max(one, other)
      }
      if binding.wrappedValue != values { binding.wrappedValue = values }
    }
  }
}

/// A clear view over the plot that selects.
struct SelectionView: View {
  let proxy: ChartProxy
  @GestureState private var isHeld = false

  var body: some View {
    Color.clear.contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($isHeld) { _, isHeld, _ in isHeld = true }
          .onChanged { select($0.startLocation, $0.location) }
      )
      // A press that becomes a scroll has no end, but its state is reset.
      .onChange(of: isHeld) { _, isHeld in
        if !isHeld { clear() }
      }
      .accessibilityHidden(true)
  }

  private func select(_ start: CGPoint, _ end: CGPoint) {
    let selection = proxy.options.selection
    let point = CGPoint(
      x: min(max(end.x, 0), proxy.size.width), y: min(max(end.y, 0), proxy.size.height))
    if selection.x.value != nil { proxy.selectXValue(at: point.x) }
    if selection.y.value != nil { proxy.selectYValue(at: point.y) }
    if selection.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
    if let range = selection.x.range {
      abs(point.x - start.x) < 4 ? range(nil) : proxy.selectXRange(from: start.x, to: point.x)
    }
    if let range = selection.y.range {
      abs(point.y - start.y) < 4 ? range(nil) : proxy.selectYRange(from: start.y, to: point.y)
    }
  }

  private func clear() {
    let selection = proxy.options.selection
    selection.x.value?(nil)
    selection.y.value?(nil)
    selection.angle?(nil)
  }
}
