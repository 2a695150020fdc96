// Liquid Glass of iOS 26, drawn as a translucent material: a browser refracts nothing.
import Foundation

/// The look of glass.
public struct Glass: Equatable, Sendable {
  /// The paint below the content; nil for none.
  let material: Material?
  let tint: Color?

  /// The usual glass, drawn as a thin material.
  public static var regular: Glass { Glass(material: .thin, tint: nil) }
  /// Glass that shows more of what lies behind, drawn as the most translucent material.
  public static var clear: Glass { Glass(material: .ultraThin, tint: nil) }
  /// No glass.
  public static var identity: Glass { Glass(material: nil, tint: nil) }

  /// The same glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass { Glass(material: material, tint: color) }

  /// The same glass: it moves with no finger here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// Whether both look the same.
  public static func == (one: Glass, other: Glass) -> Bool {
    one.material?.name == other.material?.name && one.tint == other.tint
  }
}

/// The shape of glass where none is given.
public nonisolated struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public init() {}

  /// The outline in a box.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension DefaultGlassEffectShape: CornerShape {
  package nonisolated var corner: String { Capsule().corner }
}

extension View {
  /// Puts glass in a shape behind the view.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    let (corner, isCircle) = (corner(of: shape), shape.isCircle)
    return decorating { element in
      guard let material = glass.material else { return element }
      @MainActor func fill(_ box: Element) -> Element {
        box.fill(with: material.paint)
        // A colour of glass lies over what is behind it, but lets it through.
        if let tint = glass.tint { box.style("background", CSS.faded(tint.css, 0.7)) }
        return box
      }
      if isCircle, !element.isSquare { return element.onCircle(fill) }
      let box = fill(element.reaching(.background))
      // A drawn background takes taps, even in a plain button.
      box.name(.background)
      box.style("border-radius", corner)
      return box
    }
  }

  /// Changes nothing: glass does not turn from one shape into another here.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Changes nothing: each view keeps its own glass.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
}

/// A group of views with glass. Each keeps its own: shapes do not flow together here.
public struct GlassEffectContainer<Content>: View where Content: View {
  let content: Content

  /// A group of views; the distance at which shapes would flow together has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

/// A style with a title on glass, drawn as a translucent material.
public struct GlassButtonStyle: SystemButtonStyle {
  nonisolated static var appearance: ButtonAppearance { .glass }
  /// The same as `.glass`.
  public nonisolated init() {}
  /// The same as `.glass`: the look of the glass has no effect.
  public nonisolated init(_ glass: Glass) {}
}

/// A style with a title on tinted glass; drawn as `BorderedProminentButtonStyle`.
public struct GlassProminentButtonStyle: SystemButtonStyle {
  nonisolated static var appearance: ButtonAppearance { .prominent }
  /// The same as `.glassProminent`.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A title on glass, drawn as a translucent material.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A title on glass, whichever it is.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A title on tinted glass, drawn as `borderedProminent`.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
