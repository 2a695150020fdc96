// Effects on what is drawn: CSS filters, blending, turns in space.
import Foundation

extension View {
  /// Blurs what is drawn; the radius is in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    // The deviation of CSS's Gaussian is half of SwiftUI's radius.
    filtered("blur(\(CSS.rem(Double(radius) / 2)))")
  }

  /// Makes what is drawn lighter, from 0 for no change to 1 for white.
  public nonisolated func brightness(_ amount: Double) -> some View {
    filtered("brightness(\(CSS.number(1 + amount)))")
  }

  /// Sets the contrast; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some View {
    filtered("contrast(\(CSS.number(amount)))")
  }

  /// Sets how strong colours are; 1 changes nothing, 0 leaves greys.
  public nonisolated func saturation(_ amount: Double) -> some View {
    filtered("saturate(\(CSS.number(amount)))")
  }

  /// Takes colours away, from 0 for none to 1 for all.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    filtered("grayscale(\(CSS.number(amount)))")
  }

  /// Turns colours round the wheel.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    filtered("hue-rotate(\(angle.css))")
  }

  /// Turns each colour into its opposite.
  public nonisolated func colorInvert() -> some View { filtered("invert(1)") }

  private nonisolated func filtered(_ filter: String) -> some View {
    effect("filter") { $0.style("filter", filter) }
  }

  /// Mixes what is drawn with what lies behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    effect("mix-blend-mode") { $0.style("mix-blend-mode", blendMode.css) }
  }

  /// Draws the view as one before the effects around it act on it.
  public nonisolated func compositingGroup() -> some View {
    effect("isolation") { $0.style("isolation", "isolate") }
  }

  /// Draws the view as one picture; a browser decides itself how it draws.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }

  /// Draws the view larger or smaller, by a factor for each direction.
  public nonisolated func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    effect("scale") { element in
      element.style("scale", "\(CSS.number(Double(x))) \(CSS.number(Double(y)))")
      element.turn(around: anchor)
    }
  }

  /// Draws the view larger or smaller, by a factor for each direction.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view turned in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let vector = [axis.x, axis.y, axis.z].map { CSS.number(Double($0)) }.joined(separator: ", ")
    // SwiftUI sees from as far as the view's longer side; CSS needs a length.
    let eye = perspective > 0 ? "perspective(\(CSS.rem(320 / Double(perspective)))) " : ""
    return effect("transform") { element in
      element.style("transform", "\(eye)rotate3d(\(vector), \(angle.css))")
      element.turn(around: anchor)
    }
  }

  /// Draws a view elsewhere without moving what is beside it.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the middle of the view at a point of the space that it is offered, which it fills.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    decorating { element in
      let place = element.wrapped("at")
      place.style("left", CSS.rem(Double(x)))
      place.style("top", CSS.rem(Double(y)))
      place.appetite = .fixed([])
      let box = place.wrapped("space")
      box.appetite = .fixed([.horizontal, .vertical])
      box.box = .outer
      return box
    }
  }

  /// Puts the middle of the view at a point of the space that it is offered, which it fills.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Sets the distance between lines, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifyingElement {
      // A line takes 1.2941 of its font's size; the distance comes on top.
      $0.style("line-height", "calc(1.2941em + \(CSS.rem(Double(max(lineSpacing, 0)))))")
    }
  }
}

/// How colours are mixed with what lies behind.
public enum BlendMode: Sendable {
  /// Over what lies behind, without mixing.
  case normal
  /// Darker: the two colours multiplied.
  case multiply
  /// Lighter: the two colours multiplied as their opposites.
  case screen
  /// Dark places darker, light places lighter, by what lies behind.
  case overlay
  /// The darker of the two, for each part of the colour.
  case darken
  /// The lighter of the two, for each part of the colour.
  case lighten
  /// Lightens what lies behind, the more the lighter the view is.
  case colorDodge
  /// Darkens what lies behind, the more the darker the view is.
  case colorBurn
  /// A faint form of `hardLight`.
  case softLight
  /// Dark places darker, light places lighter, by the view itself.
  case hardLight
  /// How far the two colours are apart.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The hue of the view, on what lies behind.
  case hue
  /// The saturation of the view, on what lies behind.
  case saturation
  /// Hue and saturation of the view, on what lies behind.
  case color
  /// The lightness of the view, on what lies behind.
  case luminosity
  /// Lighter: the sum of the two colours.
  case plusLighter
  @available(*, unavailable, message: "A browser has no such blending.")
  case sourceAtop, destinationOver, destinationOut, plusDarker

  fileprivate var css: String {
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

/// The colours with which a group is drawn; a browser decides itself.
public enum ColorRenderingMode: Sendable {
  /// In sRGB, as most pictures are.
  case nonLinear
  /// In sRGB with numbers that grow as light does.
  case linear
  /// As `linear`, with colours beyond sRGB.
  case extendedLinear
}
