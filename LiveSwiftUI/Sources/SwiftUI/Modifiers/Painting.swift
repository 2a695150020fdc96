// Backgrounds, overlays, clipping and effects.
import Foundation

extension View {
  /// Fills the box of the view behind it. There is no safe area on a web page, so `edges` changes
  /// nothing.
  public nonisolated func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  where S: ShapeStyle {
    let paint = paint(of: style)
    return decorating { element in
      let box = element.reaching(.background)
      // What is drawn takes taps, also in a plain button.
      box.name("bg")
      box.fill(with: paint)
      return box
    }
  }

  /// Fills a shape behind the view, as large as the view. The fill style changes nothing, as no
  /// shape here crosses itself.
  public nonisolated func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View
  where S: ShapeStyle, T: Shape {
    let (paint, corner) = (paint(of: style), corner(of: shape))
    return decorating { element in
      let box = element.reaching(.background)
      // What is drawn takes taps, also in a plain button.
      box.name("bg")
      box.fill(with: paint)
      box.style("border-radius", corner)
      return box
    }
  }

  /// Draws views behind this one, aligned to its box; they have no part in the layout.
  public nonisolated func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View
  where V: View {
    Layered(content: self, other: content(), alignment: alignment, isOverlay: false)
  }

  /// Draws views in front of this one, aligned to its box; they have no part in the layout.
  public nonisolated func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  where V: View {
    Layered(content: self, other: content(), alignment: alignment, isOverlay: true)
  }

  /// Draws a line of `width` points inside the edges of the view.
  public nonisolated func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle {
    let paint = paint(of: content)
    return effect("box-shadow") {
      $0.style("box-shadow", "inset 0 0 0 \(CSS.rem(width)) \(paint.css)")
    }
  }

  /// Shows only what lies within the shape, which fills the box of the view.
  public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape {
    let corner = corner(of: shape)
    return decorating { element in
      let box = element.reaching(.clip)
      box.style("border-radius", corner)
      box.style("overflow", "hidden")
      return box
    }
  }

  /// Shows only what lies within the box of the view. A browser smooths the edge in any case.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    decorating { element in
      let box = element.reaching(.clip)
      box.style("overflow", "hidden")
      return box
    }
  }

  /// Makes the view and all in it transparent: 0 is invisible, 1 opaque. Several multiply.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    effect("opacity") { element in
      if opacity < 1 { element.style("opacity", CSS.number(opacity)) }
      // What cannot be seen takes no tap and is not read aloud, as on iOS.
      if opacity <= 0 { element.set("inert", "") }
    }
  }

  /// Adds a shadow; the radius of its blur and its distances are in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect("box-shadow") {
      $0.style("box-shadow", "\(CSS.rem(x)) \(CSS.rem(y)) \(CSS.rem(radius * 2)) \(color.css)")
    }
  }

  /// Draws the view larger or smaller around a point; its place in the layout stays the same.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    effect("scale") { element in
      if s != 1 { element.style("scale", CSS.number(s)) }
      element.turn(around: anchor)
    }
  }

  /// Draws the view turned around a point; its place in the layout stays the same.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect("rotate") { element in
      element.style("rotate", angle.css)
      element.turn(around: anchor)
    }
  }

  /// Keeps the room of the view, but neither shows it nor lets it be pressed or read aloud.
  public nonisolated func hidden() -> some View {
    modifyingElement { $0.style("visibility", "hidden") }
  }

  /// Lets the whole box of a view take taps, and not only what is drawn in it. It acts inside the
  /// label of a plain button or link and on views with `onTapGesture`; put it inside the label.
  ///
  /// Source: developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:).
  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    modifyingElement { $0.name("cs") }
  }

  /// Lets taps through to what lies below where `enabled` is false.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifyingElement { if !enabled { $0.style("pointer-events", "none") } }
  }

  /// Asks for light or dark whatever the person's system says; nil asks for nothing.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifyingElement { element in
      if let colorScheme { element.name(colorScheme == .dark ? "dark" : "light") }
    }
  }
}

extension View {
  /// Sets `property`, which CSS knows once a box: a second one gets a box around the first.
  nonisolated func effect(
    _ property: String, _ mark: @escaping @MainActor (Element) -> Void
  ) -> some View {
    decorating { element in
      let box = element.hasStyle(property) ? element.wrapped("fr") : element
      box.box = max(box.box, .clip)
      mark(box)
      return box
    }
  }
}

extension Element {
  func turn(around anchor: UnitPoint) {
    guard anchor != .center else { return }
    style("transform-origin", "\(CSS.number(anchor.x * 100))% \(CSS.number(anchor.y * 100))%")
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether a point that the outline goes round an even number of times stays empty.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; a browser always does it.
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
    case .material(let name): self.name("mat-\(name)")
    default: style("background", paint.css)
    }
  }
}

/// A view with another one above or beneath it, of the same size.
nonisolated struct Layered<Content: View, Other: View> {
  let content: Content
  let other: Other
  let alignment: Alignment
  let isOverlay: Bool
}

extension Layered: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let layer = context.child(1).element(.div, isOverlay ? "ol" : "ul")
    layer.style("justify-content", alignment.css.across)
    layer.style("align-items", alignment.css.down)
    let inner = context.child(0).decorated { element, _ in
      let box = element.wrapped("lay")
      box.content = .items(
        self.isOverlay
          ? [.element(element), .element(layer)] : [.element(layer), .element(element)])
      box.box = .background
      return box
    }
    layer.appetite = .fixed([])
    content.draw(inner, into: &items)
    // After the content, so that what both hand up is joined in that order.
    context.child(1).fill(layer, axis: nil, with: other)
  }
}
