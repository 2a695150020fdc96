// Visual effects: CSS filters, blending, rotation in space.
import Foundation
import GeometryTypes

extension View {
  /// Blurs the view; the radius is in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    // The deviation of CSS's Gaussian is half of SwiftUI's radius.
    filtered("blur(\(CSS.length(Double(radius) / 2)))")
  }

  /// Makes the view lighter by the factor 1 + `amount`; 0 changes nothing.
  public nonisolated func brightness(_ amount: Double) -> some View {
    filtered("brightness(\(CSS.number(1 + amount)))")
  }

  /// Sets the contrast; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some View {
    filtered("contrast(\(CSS.number(amount)))")
  }

  /// Sets the saturation of colours; 1 changes nothing, 0 leaves greys.
  public nonisolated func saturation(_ amount: Double) -> some View {
    filtered("saturate(\(CSS.number(amount)))")
  }

  /// Removes colour, from 0 for none to 1 for all.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    filtered("grayscale(\(CSS.number(amount)))")
  }

  /// Rotates the hue of colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    filtered("hue-rotate(\(angle.css))")
  }

  /// Inverts each colour.
  public nonisolated func colorInvert() -> some View { filtered("invert(1)") }

  private nonisolated func filtered(_ filter: String) -> some View {
    effect("filter") { $0.style("filter", filter) }
  }

  /// Mixes the view with what lies behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    effect("mix-blend-mode") { $0.style("mix-blend-mode", blendMode.css) }
  }

  /// Draws the view as one layer before the surrounding effects apply to it.
  public nonisolated func compositingGroup() -> some View {
    effect("isolation") { $0.style("isolation", "isolate") }
  }

  /// Draws the view as one layer. The arguments are ignored: the browser decides how it draws.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }

  /// Transforms the drawing of the view around its corner above on the left.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let matrix = numbers.map { CSS.number(Double($0)) }.joined(separator: ",")
    return effect("transform") { element in
      element.style("transform", "matrix(\(matrix))")
      element.transformOrigin(around: .topLeading)
    }
  }

  /// Scales the drawing of the view by a factor for each axis.
  public nonisolated func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    effect("scale") { element in
      element.style("scale", "\(CSS.number(Double(x))) \(CSS.number(Double(y)))")
      element.transformOrigin(around: anchor)
    }
  }

  /// Scales the drawing of the view by a factor for each axis.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view rotated in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let vector = [axis.x, axis.y, axis.z].map { CSS.number(Double($0)) }.joined(separator: ", ")
    // SwiftUI's eye is as far away as the view's longer side; CSS needs a length.
    let eye = perspective > 0 ? "perspective(\(CSS.length(320 / Double(perspective)))) " : ""
    return effect("transform") { element in
      element.style("transform", "\(eye)rotate3d(\(vector), \(angle.css))")
      element.transformOrigin(around: anchor)
    }
  }

  /// Draws a view at an offset in points, without moving its siblings.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the middle of the view at a point of the offered space, which it fills.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    decorating { element in
      let place = element.wrapped(.effectContent)
      place.style("left", CSS.length(Double(x)))
      place.style("top", CSS.length(Double(y)))
      place.appetite = .fixed([])
      let box = place.wrapped(.effectRoom)
      box.appetite = .fixed([.horizontal, .vertical])
      box.box = .outer
      return box
    }
  }

  /// Puts the middle of the view at a point of the offered space, which it fills.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Sets the distance between lines, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifyingElement {
      // A line takes 1.2941 of its font's size; the distance is added to that.
      $0.style("line-height", "calc(1.2941em + \(CSS.length(Double(max(lineSpacing, 0)))))")
    }
  }

  /// Mirrors the view where the person's language is written from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    rendering { context in
      guard enabled, context.builtIn.person.layoutDirection == .rightToLeft else { return context }
      return context.decorated { element, _ in
        let box = element.hasStyle("scale") ? element.wrapped(.frame) : element
        box.style("scale", "-1 1")
        return box
      }
    }
  }
}

/// A way to mix colours with those behind them.
public enum BlendMode: Sendable {
  /// No mixing: covers the backdrop.
  case normal
  /// Darker: the two colours multiplied.
  case multiply
  /// Lighter: the inverses of the two colours multiplied, and the result inverted.
  case screen
  /// `multiply` where the backdrop is dark, `screen` where it is light.
  case overlay
  /// The darker of the two values for each colour component.
  case darken
  /// The lighter of the two values for each colour component.
  case lighten
  /// Lightens the backdrop, more strongly for a lighter view.
  case colorDodge
  /// Darkens the backdrop, more strongly for a darker view.
  case colorBurn
  /// A softer form of `hardLight`.
  case softLight
  /// `multiply` where the view is dark, `screen` where it is light.
  case hardLight
  /// The difference between the two colours.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of the view, with the saturation and luminosity of the backdrop.
  case hue
  /// The saturation of the view, with the hue and luminosity of the backdrop.
  case saturation
  /// The hue and saturation of the view, with the luminosity of the backdrop.
  case color
  /// The luminosity of the view, with the hue and saturation of the backdrop.
  case luminosity
  /// Lighter: the sum of the two colours.
  case plusLighter
  /// Unavailable: browsers have no such blending.
  @available(*, unavailable, message: "A browser has no such blending.")
  case sourceAtop, destinationOver, destinationOut, plusDarker

  var css: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: "\(self)"
    }
  }
}

/// The colour space in which a group is drawn. Ignored: the browser decides.
public enum ColorRenderingMode: Sendable {
  /// sRGB, as in most pictures.
  case nonLinear
  /// sRGB with values proportional to light.
  case linear
  /// Like `linear`, with colours beyond sRGB.
  case extendedLinear
}
