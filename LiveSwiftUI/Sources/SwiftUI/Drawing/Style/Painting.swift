// Backgrounds, overlays, clipping and effects.
import Foundation

extension View {
  /// Fills the box of the view behind it. Behind the whole content of a screen the fill reaches
  /// under its bars, if `edges` has the top.
  public nonisolated func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  where S: ShapeStyle {
    let paint = paint(of: style)
    return decorating { element in
      // The box of a list is that of its rows; its own background hides what is behind.
      let isList = element.roles.contains(.list)
      if isList, !element.roles.contains(.clearList) { return element }
      let box = isList ? element.wrapped(.frame) : element.reaching(.background)
      box.box = .background
      // A drawn background takes taps, even in a plain button.
      box.name(.background)
      if edges.contains(.top) {
        if case .material = paint {
        } else {
          box.name(.extended)
          // For the fill of the whole screen, which takes the place of the box's own.
          box.style("--bg", paint.css)
        }
      }
      box.fill(with: paint)
      return box
    }
  }

  /// Fills a shape behind the view, as large as the view. The fill style is ignored, because no
  /// shape here crosses itself.
  @ViewBuilder
  public nonisolated func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View
  where S: ShapeStyle, T: Shape {
    if shape.asCornerShape == nil {
      background { shape.fill(style) }
    } else {
      filling(style, in: shape)
    }
  }

  /// Fills a shape that CSS has behind the view.
  private nonisolated func filling(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    let (paint, corner) = (paint(of: style), corner(of: shape))
    let isCircle = shape.isCircle
    return decorating { element in
      if isCircle, !element.isSquare { return element.onCircle { $0.filled(with: paint) } }
      let box = element.reaching(.background)
      // A drawn background takes taps, even in a plain button.
      box.name(.background)
      box.fill(with: paint)
      box.style("border-radius", corner)
      return box
    }
  }

  /// Draws views behind this one, aligned to its box, without affecting the layout.
  public nonisolated func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View
  where V: View {
    Layered(content: self, other: content(), alignment: alignment, isOverlay: false)
  }

  /// Draws views in front of this one, aligned to its box, without affecting the layout.
  public nonisolated func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  where V: View {
    Layered(content: self, other: content(), alignment: alignment, isOverlay: true)
  }

  /// Draws a line of `width` points inside the edges of the view.
  @ViewBuilder
  public nonisolated func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle {
    let paint = paint(of: content)
    if paint.isImage {
      overlay { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
    } else {
      border(paint, width)
    }
  }

  /// Draws a line in a colour inside the edges of the view.
  private nonisolated func border(_ paint: Paint, _ width: CGFloat) -> some View {
    effect("box-shadow") { box in
      if box.tag == .img {
        // A shadow inside a picture is drawn below it.
        box.style("outline", "\(CSS.length(width)) solid \(paint.css)")
        box.style("outline-offset", CSS.length(-width))
      } else {
        box.style("box-shadow", "inset 0 0 0 \(CSS.length(width)) \(paint.css)")
      }
    }
  }

  /// Clips the view to a shape, which fills its box.
  public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape {
    let (corner, isCircle) = (corner(of: shape), shape.isCircle)
    let cut = shape.asCornerShape == nil ? shape.clippingPath : nil
    return decorating { element in
      let box = element.reaching(.clip)
      if let cut {
        box.style("clip-path", cut)
        return box
      }
      if isCircle, !box.isSquare {
        box.style("clip-path", "circle(closest-side)")
      } else {
        box.style("border-radius", corner)
      }
      box.style("overflow", "hidden")
      return box
    }
  }

  /// Clips the view to its box. A browser smooths the edge in any case.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    decorating { element in
      let box = element.reaching(.clip)
      box.style("overflow", "hidden")
      return box
    }
  }

  /// Makes the view transparent: 0 is invisible, 1 opaque. Nested opacities multiply.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    effect("opacity") { element in
      if opacity < 1 { element.style("opacity", CSS.number(opacity)) }
      // An invisible view takes no taps and is not read aloud, as on iOS; but a row takes them for
      // a link without a label.
      guard opacity <= 0, !element.roles.contains(.bareLink) else { return }
      if element.firstElement(where: { $0.roles.contains(.bareLink) }) == nil {
        element.set("inert", "")
      }
    }
  }

  /// Adds a shadow; the radius of its blur and its offsets are in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    let offsets = [x, y].map { CSS.length(Double($0)) }.joined(separator: " ")
    let css = "\(offsets) \(CSS.length(Double(radius * 2))) \(color.css)"
    return decorating { element in
      if element.roles.contains(.circle) { return element.inShadow(css) }
      if element.hasStyle("clip-path") {
        // An outline clips the shadow of the element itself.
        return element.inShadow("\(offsets) \(CSS.length(Double(radius))) \(color.css)")
      }
      if !element.fillsBox {
        let box = element.hasStyle("filter") ? element.wrapped(.frame) : element
        box.box = max(box.box, .clip)
        box.style("filter", "drop-shadow(\(offsets) \(CSS.length(Double(radius))) \(color.css))")
        return box
      }
      let box = element.hasStyle("box-shadow") ? element.wrapped(.frame) : element
      box.box = max(box.box, .clip)
      box.style("box-shadow", css)
      return box
    }
  }

  /// Scales the drawing of the view around a point, without changing the layout.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    effect("scale") { element in
      if s != 1 { element.style("scale", CSS.number(s)) }
      element.transformOrigin(around: anchor)
    }
  }

  /// Rotates the drawing of the view around a point, without changing the layout.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect("rotate") { element in
      element.style("rotate", angle.css)
      element.transformOrigin(around: anchor)
    }
  }

  /// Hides the view but keeps its space. It can be neither pressed nor read aloud.
  public nonisolated func hidden() -> some View {
    modifyingElement { $0.style("visibility", "hidden") }
  }

  /// Lets taps through to what lies below if `enabled` is false.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifyingElement { if !enabled { $0.style("pointer-events", "none") } }
  }

  /// Requests light or dark regardless of the person's system; nil requests nothing.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifyingElement { element in
      if let colorScheme { element.name(colorScheme == .dark ? .dark : .light) }
    }
  }
}

extension View {
  /// Sets `property`, of which a CSS box has only one: a second use gets a wrapper.
  nonisolated func effect(
    _ property: String, _ mark: @escaping @MainActor (Element) -> Void
  ) -> some View {
    decorating { element in
      let box = element.hasStyle(property) ? element.wrapped(.frame) : element
      box.box = max(box.box, .clip)
      mark(box)
      return box
    }
  }

  /// Sets the style of `.background` in this view.
  public nonisolated func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    let css = paint(of: style).css
    return modifyingElement { $0.style("--background", css) }
  }
}

extension Element {
  /// Whether the drawing is the element's box. A shadow is then that of the box, which costs a
  /// browser less than that of letters, symbols or several views.
  var fillsBox: Bool {
    tag == .img || roles.contains(.filled) || roles.contains(.shape) || roles.contains(.filled)
      || roles.contains(.filled)
      || roles.contains(.filled)
  }
}

extension Element {
  func transformOrigin(around anchor: UnitPoint) {
    guard anchor != .center else { return }
    style("transform-origin", "\(CSS.number(anchor.x * 100))% \(CSS.number(anchor.y * 100))%")
  }
}

/// The way a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether a point that the outline encircles an even number of times stays empty.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; a browser always smooths them.
  public var isAntialiased: Bool

  /// Fills what lies inside the outline; `eoFill` chooses the even-odd rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension Element {
  func fill(with paint: Paint) {
    switch paint {
    case .image(let image): style("background", image)
    case .material(let name): if let name = ClassName.material(name) { self.name(name) }
    case .shadowed(let paint, let shadow):
      fill(with: paint)
      if !roles.contains(.circle) || shadow.hasPrefix("inset") { style("box-shadow", shadow) }
    case .blended(let paint, let mode):
      fill(with: paint)
      // An element with content would be mixed as a whole.
      if roles.contains(.shape) { style("mix-blend-mode", mode) }
    default: style("background", paint.css)
    }
  }
}

/// A view with another one of the same size in front of it or behind it.
nonisolated struct Layered<Content: View, Other: View> {
  let content: Content
  let other: Other
  let alignment: Alignment
  let isOverlay: Bool
}

extension Layered: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let layer = context.child(1).element(.div, isOverlay ? .overlay : .underlay)
    layer.style("justify-content", alignment.css.across)
    layer.style("align-items", alignment.css.down)
    let inner = context.child(0).decorated { element, _ in
      let box = element.wrapped(.layers)
      box.content = .items(
        self.isOverlay
          ? [.element(element), .element(layer)] : [.element(layer), .element(element)])
      box.box = .background
      return box
    }
    layer.appetite = .fixed([])
    content.draw(inner, into: &items)
    // Drawn after the content, so that the preferences of both are joined in that order.
    context.child(1).fill(layer, axis: nil, alignment: alignment, with: other)
  }
}
