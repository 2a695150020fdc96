// A gradient between the colours of a grid of points.

/// A gradient between the colours of a grid of points.
///
/// A browser draws no meshes: each point glows in its colour, and the glows mix. Control points of
/// curves have no effect.
public nonisolated struct MeshGradient: ShapeStyle, PaintedStyle {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]
  let background: Color

  /// The most points that are drawn.
  private static let most = 256

  /// A gradient of `width` × `height` points, given row by row in fractions of the box, each with a
  /// colour. Points without a colour, and colours without a point, are ignored.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
  }

  package var paint: Paint {
    let drawn = Array(zip(points, colors).prefix(Self.most))
    guard let first = drawn.first?.1, let last = drawn.last?.1 else {
      return .color(background.css)
    }
    // A glow reaches a little beyond the neighbouring points.
    let reach = (Self.percentage(of: width), Self.percentage(of: height))
    let glows = drawn.map { point, color in
      "radial-gradient(\(reach.0)% \(reach.1)% at \(Self.position(point.x)) "
        + "\(Self.position(point.y)), \(color.css), transparent)"
    }
    let base = "linear-gradient(135deg, \(first.css), \(last.css))"
    return .image((glows + [base]).joined(separator: ", "))
  }

  private static func percentage(of count: Int) -> String {
    CSS.number(130 / Double(max(count - 1, 1)))
  }

  private static func position(_ fraction: Float) -> String {
    CSS.number(fraction.isFinite ? Double(min(max(fraction, -10), 10)) * 100 : 0) + "%"
  }
}

extension MeshGradient: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    painted(paint, context, &items)
  }
}
