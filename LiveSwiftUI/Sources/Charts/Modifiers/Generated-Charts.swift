// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
public import Foundation
public import SwiftUI

/// Takes the statements of a closure whose builder does not exist here.
@resultBuilder public struct _UnavailableChartBuilder {
  /// Takes any statements.
  public static func buildBlock<each T>(_ parts: repeat each T) -> Any { () }
}

/// Unavailable. Use AreaMark for each value.
@available(*, unavailable, message: "Use AreaMark for each value.")
public struct AreaPlot {
}

/// Unavailable. Use BarMark for each value.
@available(*, unavailable, message: "Use BarMark for each value.")
public struct BarPlot {
}

/// Unavailable. A chart on the web is flat: use Chart.
@available(*, unavailable, message: "A chart on the web is flat: use Chart.")
public struct Chart3D<Content> {
  /// Unavailable. A chart on the web is flat: use Chart.
  @available(*, unavailable, message: "A chart on the web is flat: use Chart.")
  public init(@_UnavailableChartBuilder content: () -> Any) { fatalError() }
}
@available(*, unavailable, message: "A chart on the web is flat: use Chart.")
extension Chart3D: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. A chart on the web is flat: use Chart.
@available(*, unavailable, message: "A chart on the web is flat: use Chart.")
public struct Chart3DPose {
}

/// Unavailable. Use chartXAxis.
@available(*, unavailable, message: "Use chartXAxis.")
public struct ChartAxisContent {
}
@available(*, unavailable, message: "Use chartXAxis.")
extension ChartAxisContent: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. Use frame, background or padding of the Chart.
@available(*, unavailable, message: "Use frame, background or padding of the Chart.")
public struct ChartPlotContent {
}
@available(*, unavailable, message: "Use frame, background or padding of the Chart.")
extension ChartPlotContent: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
@available(
  *, unavailable, message: "A server knows no place in a chart: put Buttons or a Picker beside it."
)
public struct ChartProxy {
  /// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
  @available(
    *, unavailable,
    message: "A server knows no place in a chart: put Buttons or a Picker beside it."
  )
  public func value<P>(atX position: CGFloat, as type: P.Type = P.self) -> P? { fatalError() }
  /// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
  @available(
    *, unavailable,
    message: "A server knows no place in a chart: put Buttons or a Picker beside it."
  )
  public func value<P>(atY position: CGFloat, as type: P.Type = P.self) -> P? { fatalError() }
  /// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
  @available(
    *, unavailable,
    message: "A server knows no place in a chart: put Buttons or a Picker beside it."
  )
  public var plotFrame: CGRect? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
  @available(
    *, unavailable,
    message: "A server knows no place in a chart: put Buttons or a Picker beside it."
  )
  public var plotAreaFrame: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
  @available(
    *, unavailable,
    message: "A server knows no place in a chart: put Buttons or a Picker beside it."
  )
  public var plotSize: CGSize {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Use LineMark for each value.
@available(*, unavailable, message: "Use LineMark for each value.")
public struct LinePlot {
}

/// Unavailable. Use PointMark for each value.
@available(*, unavailable, message: "Use PointMark for each value.")
public struct PointPlot {
}

/// Unavailable. A chart on the web is flat: use Chart.
@available(*, unavailable, message: "A chart on the web is flat: use Chart.")
public struct SurfacePlot {
}

extension View {
  /// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
  @available(
    *, unavailable,
    message: "A server knows no place in a chart: put Buttons or a Picker beside it."
  )
  public nonisolated func chartAngleSelection<P>(value: Binding<P?>) -> some View { self }

  /// Unavailable. Use background, or annotation of a mark.
  @available(*, unavailable, message: "Use background, or annotation of a mark.")
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }

  /// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
  @available(
    *, unavailable,
    message: "A server knows no place in a chart: put Buttons or a Picker beside it."
  )
  public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G)
    -> some View
  { self }

  /// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
  @available(
    *, unavailable,
    message: "A server knows no place in a chart: put Buttons or a Picker beside it."
  )
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }

  /// Unavailable. Use frame, background or padding of the Chart.
  @available(*, unavailable, message: "Use frame, background or padding of the Chart.")
  public nonisolated func chartPlotStyle<V: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> V
  ) -> some View { self }

  /// Unavailable. A chart on the web does not scroll: show fewer values, or a ScrollView around it.
  @available(
    *, unavailable,
    message: "A chart on the web does not scroll: show fewer values, or a ScrollView around it."
  )
  public nonisolated func chartScrollPosition<P>(initialX: P) -> some View { self }

  /// Unavailable. A chart on the web does not scroll: show fewer values, or a ScrollView around it.
  @available(
    *, unavailable,
    message: "A chart on the web does not scroll: show fewer values, or a ScrollView around it."
  )
  public nonisolated func chartScrollPosition<P>(x: Binding<P>) -> some View { self }

  /// Unavailable. A chart on the web does not scroll: show fewer values, or a ScrollView around it.
  @available(
    *, unavailable,
    message: "A chart on the web does not scroll: show fewer values, or a ScrollView around it."
  )
  public nonisolated func chartScrollPosition<P>(y: Binding<P>) -> some View { self }

  /// Unavailable. A chart on the web does not scroll: show fewer values, or a ScrollView around it.
  @available(
    *, unavailable,
    message: "A chart on the web does not scroll: show fewer values, or a ScrollView around it."
  )
  public nonisolated func chartScrollTargetBehavior<B>(_ behavior: B) -> some View { self }

  /// Unavailable. A chart on the web does not scroll: show fewer values, or a ScrollView around it.
  @available(
    *, unavailable,
    message: "A chart on the web does not scroll: show fewer values, or a ScrollView around it."
  )
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Unavailable. Use chartXAxis.
  @available(*, unavailable, message: "Use chartXAxis.")
  public nonisolated func chartXAxisStyle<V: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> V
  ) -> some View { self }

  /// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
  @available(
    *, unavailable,
    message: "A server knows no place in a chart: put Buttons or a Picker beside it."
  )
  public nonisolated func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View { self }

  /// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
  @available(
    *, unavailable,
    message: "A server knows no place in a chart: put Buttons or a Picker beside it."
  )
  public nonisolated func chartXSelection<P>(value: Binding<P?>) -> some View { self }

  /// Unavailable. A chart on the web does not scroll: show fewer values, or a ScrollView around it.
  @available(
    *, unavailable,
    message: "A chart on the web does not scroll: show fewer values, or a ScrollView around it."
  )
  public nonisolated func chartXVisibleDomain<P>(length: P) -> some View { self }

  /// Unavailable. Use chartYAxis.
  @available(*, unavailable, message: "Use chartYAxis.")
  public nonisolated func chartYAxisStyle<V: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> V
  ) -> some View { self }

  /// Unavailable. A server knows no place in a chart: put Buttons or a Picker beside it.
  @available(
    *, unavailable,
    message: "A server knows no place in a chart: put Buttons or a Picker beside it."
  )
  public nonisolated func chartYSelection<P>(value: Binding<P?>) -> some View { self }

  /// Unavailable. A chart on the web does not scroll: show fewer values, or a ScrollView around it.
  @available(
    *, unavailable,
    message: "A chart on the web does not scroll: show fewer values, or a ScrollView around it."
  )
  public nonisolated func chartYVisibleDomain<P>(length: P) -> some View { self }
}
