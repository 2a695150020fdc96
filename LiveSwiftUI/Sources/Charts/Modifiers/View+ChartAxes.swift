// The axes of charts.
import Foundation
import SwiftUI

extension View {
  /// Shows or hides the axis across the charts in this view.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    changingCharts { $0.x.visibility = visibility }
  }

  /// Shows or hides the upright axis of the charts in this view.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    changingCharts { $0.y.visibility = visibility }
  }

  /// The axis across the charts in this view.
  public nonisolated func chartXAxis<Content>(
    @AxisContentBuilder content: () -> Content
  ) -> some View where Content: AxisContent {
    let content = content()
    return changingCharts { $0.x.content = content }
  }

  /// The upright axis of the charts in this view.
  public nonisolated func chartYAxis<Content>(
    @AxisContentBuilder content: () -> Content
  ) -> some View where Content: AxisContent {
    let content = content()
    return changingCharts { $0.y.content = content }
  }

  /// Says what the axis across the charts shows, in the words of the string tables.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Says what the axis across the charts shows, in these very words.
  @_disfavoredOverload public nonisolated func chartXAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Shows a view beside the axis across the charts.
  public nonisolated func chartXAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View where C: View {
    let title = ChartOptions.AxisTitle(
      content: content(), position: position, alignment: alignment, spacing: spacing)
    return changingCharts { $0.x.label = title }
  }

  /// Says what the upright axis of the charts shows, in the words of the string tables.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Says what the upright axis of the charts shows, in these very words.
  @_disfavoredOverload public nonisolated func chartYAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Shows a view beside the upright axis of the charts.
  public nonisolated func chartYAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View where C: View {
    let title = ChartOptions.AxisTitle(
      content: content(), position: position, alignment: alignment, spacing: spacing)
    return changingCharts { $0.y.label = title }
  }
}
