// The positions of marks beside, before and away from each other.
public import Foundation
public import SwiftUI

extension ChartContent {
  /// Puts marks at the same position beside each other, one for each value, along an axis. They
  /// share `span` of their unit or category; one in points counts as the automatic one.
  public nonisolated func position<P>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent where P: Plottable {
    let group = PositionGroup(value: value.plotted, axis: axis, span: span)
    return styled { $0.position = group }
  }

  /// Moves the marks by a distance in points.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the marks by a distance in points along each axis.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    styled { $0.offset.move(xStart: x, xEnd: x, yStart: y, yEnd: y) }
  }

  /// Moves the marks horizontally, and each vertical end of bars and rectangles on its own, in
  /// points.
  public nonisolated func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    styled { $0.offset.move(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd) }
  }

  /// Moves the marks vertically, and each horizontal end of bars and rectangles on its own, in
  /// points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    styled { $0.offset.move(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y) }
  }

  /// Moves each end of bars and rectangles on its own, in points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    styled { $0.offset.move(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd) }
  }

  /// Draws the marks in front of those with a smaller number.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    styled { $0.zIndex = value.isFinite ? value : 0 }
  }
}
