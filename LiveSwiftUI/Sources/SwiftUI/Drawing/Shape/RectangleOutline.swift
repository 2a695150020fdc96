// Rounded rectangles as SVG, whose corners keep their radii in a box of any size.
import Foundation

/// A shape whose outline may be that of a rounded rectangle.
protocol RectangleOutline: Shape {
  /// The distance of the rectangle from the edges of its box, and the size of its corners, in
  /// points; nil for another outline.
  nonisolated var rectangle: (inset: CGFloat, corner: CGSize)? { get }
}

extension RoundedRectangle: RectangleOutline {
  var rectangle: (inset: CGFloat, corner: CGSize)? { (0, cornerSize) }
}

extension _Inset: RectangleOutline {
  nonisolated var rectangle: (inset: CGFloat, corner: CGSize)? {
    guard let inner = (base as? any RectangleOutline)?.rectangle else { return nil }
    return (inner.inset + amount, inner.corner)
  }
}

extension StrokedShape: RectangleOutline {
  var rectangle: (inset: CGFloat, corner: CGSize)? {
    (base.held as? any RectangleOutline)?.rectangle
  }
}

extension Element {
  /// Makes this element of SVG a rectangle as large as the drawing, but for an inset.
  func outline(_ rectangle: (inset: CGFloat, corner: CGSize)) {
    let inset = CSS.length(rectangle.inset)
    set("x", inset)
    set("y", inset)
    for side in ["width", "height"] {
      if rectangle.inset == 0 {
        set(side, "100%")
      } else {
        style(side, "calc(100% - 2*\(inset))")
      }
    }
    set("rx", CSS.length(max(rectangle.corner.width, 0)))
    set("ry", CSS.length(max(rectangle.corner.height, 0)))
  }
}
