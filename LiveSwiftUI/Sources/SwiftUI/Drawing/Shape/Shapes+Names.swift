// Dot syntax for shapes, and colours and gradients as views.
import Foundation

extension Shape where Self == Rectangle {
  /// A rectangle with square corners.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle that fits in its frame.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle with semicircular ends.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners; the radius is in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Color: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    painted(paint, context, &items)
  }
}

extension LinearGradient: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    painted(paint, context, &items)
  }
}

extension RadialGradient: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    painted(paint, context, &items)
  }
}

extension AngularGradient: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    painted(paint, context, &items)
  }
}

/// Fills a box with a paint.
@MainActor func painted(_ paint: Paint, _ context: Context, _ items: inout [Item]) {
  let element = context.element(.div, .shape)
  element.appetite = .fixed([.horizontal, .vertical])
  element.fill(with: paint)
  context.emit(element, into: &items)
}
