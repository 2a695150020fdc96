// The legend of charts.
import Foundation
public import SwiftUI

extension View {
  /// Shows or hides the legend of the charts in this view.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    changingCharts { $0.legend.visibility = visibility }
  }

  /// Sets the position of the legend of the charts in this view.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingCharts {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// Sets a custom legend.
  public func chartLegend<Content>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    let content = content()
    return changingCharts {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = content
    }
  }
}
