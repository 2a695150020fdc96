// Views beside marks.
import Foundation
public import SwiftUI

/// The position of a view beside a mark, an axis or a chart.
public struct AnnotationPosition: Equatable {
  enum Side {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing
    case bottomLeading, bottomTrailing
  }

  let side: Side

  /// The default position: above.
  public static var automatic: AnnotationPosition { AnnotationPosition(side: .automatic) }
  /// Over the mark, axis or chart.
  public static var overlay: AnnotationPosition { AnnotationPosition(side: .overlay) }
  /// Above.
  public static var top: AnnotationPosition { AnnotationPosition(side: .top) }
  /// Below.
  public static var bottom: AnnotationPosition { AnnotationPosition(side: .bottom) }
  /// On the leading side.
  public static var leading: AnnotationPosition { AnnotationPosition(side: .leading) }
  /// On the trailing side.
  public static var trailing: AnnotationPosition { AnnotationPosition(side: .trailing) }
  /// Above, on the leading side.
  public static var topLeading: AnnotationPosition { AnnotationPosition(side: .topLeading) }
  /// Above, on the trailing side.
  public static var topTrailing: AnnotationPosition { AnnotationPosition(side: .topTrailing) }
  /// Below, on the leading side.
  public static var bottomLeading: AnnotationPosition { AnnotationPosition(side: .bottomLeading) }
  /// Below, on the trailing side.
  public static var bottomTrailing: AnnotationPosition {
    AnnotationPosition(side: .bottomTrailing)
  }
}

/// A view beside a mark.
struct Annotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let content: any View
}

extension ChartContent {
  /// Shows a view beside each mark.
  public nonisolated func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    let annotation = Annotation(
      position: position, alignment: alignment, spacing: spacing, content: content())
    return styled { $0.annotations.append(annotation) }
  }
}
