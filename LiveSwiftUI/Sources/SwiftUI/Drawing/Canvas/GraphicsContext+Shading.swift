// The colours and gradients of a canvas.
import Foundation

extension GraphicsContext {
  /// A colour or a gradient.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case paint(Paint)
      case gradient(SVGGradient)
      case placed(CanvasGradient)
    }

    let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: GraphicsContext.Shading { Shading(kind: .paint(.foreground)) }

    /// One colour.
    public static func color(_ color: Color) -> GraphicsContext.Shading {
      Shading(kind: .paint(.color(color.css)))
    }

    /// A colour from red, green and blue, each between 0 and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> GraphicsContext.Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey between 0 (black) and 1 (white).
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> GraphicsContext.Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style. A gradient spans the bounding box of the drawn shape. An angular gradient is drawn
    /// in the foreground colour, because SVG has none.
    public static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle {
      if let gradient = svgGradient(of: style) {
        return Shading(kind: .gradient(gradient))
      }
      let paint = paint(of: style)
      if case .image = paint { return .foreground }
      return Shading(kind: .paint(paint))
    }

    /// A linear gradient between two points of the context.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading {
      Shading(
        kind: .placed(
          CanvasGradient(
            stops: gradient.stops, form: .line(startPoint, endPoint), options: options.rawValue)))
    }

    /// A radial gradient between two circles around a point of the context.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading {
      Shading(
        kind: .placed(
          CanvasGradient(
            stops: gradient.stops, form: .circles(center, startRadius, endRadius),
            options: options.rawValue)))
    }
  }
}

/// A gradient in the coordinates of the context.
struct CanvasGradient: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case line(CGPoint, CGPoint)
    case circles(CGPoint, CGFloat, CGFloat)

    static func == (one: Form, other: Form) -> Bool { one.numbers == other.numbers }

    func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    /// The geometry as SVG attributes.
    var attributes: [(name: String, value: CGFloat)] {
      switch self {
      case .line(let from, let to):
        [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)]
      case .circles(let center, let inner, let outer):
        [("cx", center.x), ("cy", center.y), ("fr", max(inner, 0)), ("r", max(outer, 0))]
      }
    }

    private var numbers: [CGFloat] { attributes.map(\.value) }
  }

  let stops: [Gradient.Stop]
  let form: Form
  let options: UInt32

  /// The id that shapes refer to. Equal gradients share it.
  var name: String { "u" + String(Position.root.child(id: self).hash, radix: 36) }

  /// The element that shapes refer to by `name`.
  @MainActor func element(_ context: Context) -> Element {
    let options = GraphicsContext.GradientOptions(rawValue: options)
    var tag = Tag.linearGradient
    if case .circles = form { tag = .radialGradient }
    let element = context.element(tag)
    element.set("id", name)
    element.set("gradientUnits", "userSpaceOnUse")
    for (name, value) in form.attributes { element.set(name, CSS.number(Double(value))) }
    if options.contains(.mirror) {
      element.set("spreadMethod", "reflect")
    } else if options.contains(.repeat) {
      element.set("spreadMethod", "repeat")
    }
    if options.contains(.linearColor) { element.set("color-interpolation", "linearRGB") }
    element.content = .items(
      stops.enumerated().map { index, stop in
        let point = context.child(index).element(.stop)
        point.set("offset", CSS.number(Double(stop.location)))
        point.set("stop-color", stop.color.css)
        return .element(point)
      })
    return element
  }
}
