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
  var overflow = AnnotationOverflowResolution.automatic
  let content: any View

  /// A view in the middle of a point, in place of a symbol.
  static func symbol(_ view: any View) -> Annotation {
    Annotation(position: .overlay, alignment: .center, spacing: 0, content: view)
  }
}

/// The treatment of annotations that extend beyond the plot.
public struct AnnotationOverflowResolution {
  /// The treatment along one axis.
  public struct Strategy {
    let fits: Bool

    /// The default: the annotation may extend beyond the plot.
    public static var automatic: Strategy { Strategy(fits: false) }
    /// The annotation may extend beyond the plot.
    public static var disabled: Strategy { Strategy(fits: false) }
    /// Moves the annotation into the plot.
    public static var fit: Strategy { Strategy(fits: true) }
    /// Moves the annotation into the plot; the scale stays.
    public static var padScale: Strategy { Strategy(fits: true) }

    /// Moves the annotation into the plot, whatever the boundary.
    public static func fit(to boundary: AnnotationOverflowResolution.Boundary) -> Strategy { .fit }
  }

  /// The area that an annotation is moved into.
  public struct Boundary {
    /// The plot.
    public static var automatic: Boundary { Boundary() }
    /// The chart with its axes; counts as the plot.
    public static var chart: Boundary { Boundary() }
    /// The plot.
    public static var plot: Boundary { Boundary() }
  }

  let x: Strategy
  let y: Strategy

  /// A treatment for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// The default along both axes.
  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
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

  /// Shows a view beside each mark, and moves one that extends beyond the plot.
  public nonisolated func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    let annotation = Annotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
      content: content())
    return styled { $0.annotations.append(annotation) }
  }
}
