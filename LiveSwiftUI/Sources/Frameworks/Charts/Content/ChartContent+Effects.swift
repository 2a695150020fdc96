// Visual effects on marks.
public import Foundation
public import SwiftUI

extension ChartContent {
  /// Adds a shadow to the marks; the lengths are in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    let offsets = [x, y].map { CSS.length(Double($0)) }.joined(separator: " ")
    let blur = CSS.length(max(Double(radius), 0))
    return styled { $0.filters.insert("drop-shadow(\(offsets) \(blur) \(color.css))", at: 0) }
  }

  /// Blurs the marks; the radius is in points.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    // The deviation of CSS's Gaussian is half of SwiftUI's radius.
    styled {
      $0.filters.insert("blur(\(CSS.length(max(Double(radius), 0) / 2)))", at: 0)
    }
  }

  /// Clips bars and rectangles to a shape with rounded corners, such as a capsule. Other shapes and
  /// the fill style have no effect.
  public nonisolated func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    let corner = (shape as? any CornerShape)?.corner
    return styled { $0.clip = corner }
  }

  /// Draws the content as one layer. It has no effect: marks have no effects as a group.
  public nonisolated func compositingLayer() -> some ChartContent { self }

  /// Aligns the styles of the marks with the plot. It has no effect: a gradient fills its mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    self
  }
}
