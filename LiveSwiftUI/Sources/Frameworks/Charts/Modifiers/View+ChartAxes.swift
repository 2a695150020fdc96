// The axes of charts.
import Foundation
public import SwiftUI

extension View {
  /// Shows or hides the horizontal axis of the charts in this view.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    changingCharts { $0.x.visibility = visibility }
  }

  /// Shows or hides the vertical axis of the charts in this view.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    changingCharts { $0.y.visibility = visibility }
  }

  /// Sets the horizontal axis of the charts in this view.
  public nonisolated func chartXAxis<Content>(
    @AxisContentBuilder content: () -> Content
  ) -> some View where Content: AxisContent {
    let content = content()
    return changingCharts { $0.x.content = content }
  }

  /// Sets the vertical axis of the charts in this view.
  public nonisolated func chartYAxis<Content>(
    @AxisContentBuilder content: () -> Content
  ) -> some View where Content: AxisContent {
    let content = content()
    return changingCharts { $0.y.content = content }
  }

  /// Sets the title of the charts' horizontal axis from the string tables.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets the title of the charts' horizontal axis verbatim.
  @_disfavoredOverload public nonisolated func chartXAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Sets a view as the title of the charts' horizontal axis.
  public nonisolated func chartXAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View where C: View {
    let title = ChartOptions.AxisTitle(
      content: content(), position: position, alignment: alignment, spacing: spacing)
    return changingCharts { $0.x.label = title }
  }

  /// Sets the title of the charts' vertical axis from the string tables.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets the title of the charts' vertical axis verbatim.
  @_disfavoredOverload public nonisolated func chartYAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Sets a view as the title of the charts' vertical axis.
  public nonisolated func chartYAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View where C: View {
    let title = ChartOptions.AxisTitle(
      content: content(), position: position, alignment: alignment, spacing: spacing)
    return changingCharts { $0.y.label = title }
  }
}
