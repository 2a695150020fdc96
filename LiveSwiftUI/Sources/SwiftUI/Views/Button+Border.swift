// The shape of the box around a button.
import Foundation

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  /// The corner as CSS; nil for the style sheet's.
  let corner: String?

  /// The shape that fits the button.
  public static let automatic = ButtonBorderShape(corner: nil)
  /// Semicircular ends.
  public static let capsule = ButtonBorderShape(corner: "999px")
  /// Rounded corners.
  public static let roundedRectangle = ButtonBorderShape(corner: "10px")
  /// A circle; an ellipse around a title.
  public static let circle = ButtonBorderShape(corner: "50%")

  /// Corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(corner: CSS.length(radius))
  }
}

extension View {
  /// Sets the shape of bordered buttons, links and menus in this view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    builtIn(\.styles.buttonCorner, shape.corner)
  }
}

extension Element {
  /// Rounds the box of a bordered button.
  func roundButton(_ styles: StyleEnvironment) {
    if styles.buttonAppearance.isBox, let corner = styles.buttonCorner {
      style("border-radius", corner)
    }
  }
}
