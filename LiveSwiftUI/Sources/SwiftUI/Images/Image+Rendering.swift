// How the pixels of a picture are drawn.

extension Image {
  /// Whether a picture is drawn with its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a stencil, in the foreground.
    case template
    /// With its own colours.
    case original
  }

  /// The quality of a picture at another size than its own.
  public enum Interpolation: Hashable, Sendable {
    /// None: pixels keep their edges.
    case none
    /// The browser's.
    case low
    /// The browser's.
    case medium
    /// The browser's.
    case high
  }

  /// Draws the picture as a stencil in the foreground, or with its own colours; nil leaves it to
  /// the system. A symbol is always a stencil.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.isTemplate = renderingMode == .template
    return copy
  }

  /// Sets the quality of an enlarged picture.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.isPixelated = interpolation == .none
    return copy
  }

  /// Changes nothing: a browser smooths edges in any case.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// A picture's element as a stencil: it keeps its size and is the mask of the foreground.
  @MainActor func stencil(_ picture: Element, _ address: String, _ facts: BuiltInEnvironment)
    -> Element
  {
    picture.style("opacity", "0")
    let box = picture.wrapped(.layers)
    box.style("mask", "url(\(address)) center/100% 100% no-repeat")
    box.style("background", tint?.css ?? facts.text.foreground?.css ?? "currentColor")
    box.appetite = picture.ownAppetite.isEmpty ? .fixed([]) : .fixed(picture.ownAppetite)
    return box
  }
}

extension View {
  /// Changes nothing: symbols have one colour here, that of the first style.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image {
  /// Changes nothing: symbols have one colour here, that of the first style.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// The colours of a symbol's layers.
public struct SymbolRenderingMode: Sendable {
  /// One colour.
  public static let monochrome = SymbolRenderingMode()
  /// The symbol's own colours; here that of the foreground.
  public static let multicolor = SymbolRenderingMode()
  /// Levels of one colour; here the first of them.
  public static let hierarchical = SymbolRenderingMode()
  /// Colours of the surrounding styles; here the first of them.
  public static let palette = SymbolRenderingMode()
}
