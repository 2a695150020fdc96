// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
public import SwiftUI

/// Takes the statements of a closure whose builder does not exist here.
@resultBuilder public struct _UnavailableChartBuilder {
  /// Takes any statements.
  public static func buildBlock<each T>(_ parts: repeat each T) -> Any { () }
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

/// Unavailable. A chart on the web is flat: use Chart.
@available(*, unavailable, message: "A chart on the web is flat: use Chart.")
public struct SurfacePlot {
}
