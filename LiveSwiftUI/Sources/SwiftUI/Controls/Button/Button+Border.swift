// The shape of the box around a button.
import Foundation

/// The shape of a bordered button.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  /// The corner as CSS; nil for the style sheet's.
  let cssCorner: String?
  /// The radius of the corners in points; nil for a shape without one.
  var radius: CGFloat?

  /// The radius of a bordered button without a shape, in points.
  static let plainRadius: CGFloat = 10

  /// The shape that fits the button.
  public static let automatic = ButtonBorderShape(cssCorner: nil)
  /// Semicircular ends.
  public static let capsule = ButtonBorderShape(cssCorner: "999px")
  /// Rounded corners.
  public static let roundedRectangle = ButtonBorderShape(cssCorner: "10px", radius: plainRadius)
  /// A circle; an ellipse around a title.
  public static let circle = ButtonBorderShape(cssCorner: "50%")

  /// Corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(cssCorner: CSS.length(radius), radius: radius)
  }
}

extension View {
  /// Sets the shape of bordered buttons, links and menus in this view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    builtIn(\.styles.buttonCorner, shape.cssCorner)
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
