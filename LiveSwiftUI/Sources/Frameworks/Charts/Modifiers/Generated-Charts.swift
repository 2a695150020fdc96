// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
public import SwiftUI
/// Takes any statements.
@resultBuilder public struct _UnavailableChartBuilder {
  /// Takes any statements.
  public static func buildBlock<each T>(_ parts: repeat each T) -> Any { () }
}
@available(*, unavailable, message: "A chart on the web is flat: use Chart.") public struct Chart3D<Content> { public init(@_UnavailableChartBuilder content: () -> Any) { fatalError() } }
@available(*, unavailable, message: "A chart on the web is flat: use Chart.") extension Chart3D: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "A chart on the web is flat: use Chart.") public struct Chart3DPose { }
@available(*, unavailable, message: "A chart on the web is flat: use Chart.") public struct SurfacePlot { }
