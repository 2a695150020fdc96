// Pictures: symbols drawn as SVG, and images that the browser fetches from this site.
import Foundation

/// A picture.
public nonisolated struct Image: Sendable {
  enum Source: Sendable {
    case symbol(String)
    /// A picture of the app's own, by the name of its file, and what it is called.
    case named(String, Bundle?, label: Text?)
    /// An address of this site, and how many of the picture's pixels one point takes.
    case address(String, scale: CGFloat)
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Four fifths of the usual size.
    case small
    /// The usual size.
    case medium
    /// A quarter larger than usual.
    case large
  }

  /// How an image fills more space than it has.
  public enum ResizingMode: Hashable, Sendable {
    /// The picture is stretched.
    case stretch
    @available(*, unavailable, message: "Images are stretched on the web, never tiled.")
    case tile
  }

  let source: Source
  var isResizable = false
  /// Whether edges were to keep their size, which a browser does not do.
  private var hasCaps = false

  init(source: Source) { self.source = source }

  /// A symbol by Apple's name, drawn by an icon of our own. A screen reader passes over it unless
  /// something names it.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Lets the picture fill its frame. Cap insets change nothing in a browser.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    copy.hasCaps = capInsets != EdgeInsets()
    return copy
  }
}

extension Image: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    if hasCaps {
      context.node.tree.services.log("resizable(capInsets:) stretches the edges too.")
    }
    switch source {
    case .symbol(let name): renderSymbol(name, context, into: &items)
    case .named(let name, let bundle, let label):
      renderNamed(name, bundle, label, context, into: &items)
    case .address(let address, let scale): renderAddress(address, scale, context, into: &items)
    }
  }

  @MainActor private func renderSymbol(_ name: String, _ context: Context, into items: inout [Item])
  {
    let facts = context.facts
    let filled = Symbols.fillVariant(of: name)
    if facts.place.isInToggle, let filled {
      // Both faces are sent, and CSS shows the one that fits aria-pressed: the press answers
      // without the server.
      let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
      let pair = context.element(.span, "i2")
      pair.appetite = .fixed([])
      pair.content = .items([
        .element(symbol(base, context.child(0), "off")),
        .element(symbol(filled, context.child(1), "on")),
      ])
      return context.emit(pair, into: &items)
    }
    let shown = facts.text.symbolFill ? filled ?? name : name
    context.emit(symbol(shown, context, ""), into: &items)
  }

  @MainActor private func symbol(_ name: String, _ context: Context, _ names: String) -> Element {
    let facts = context.facts
    let element = context.icon(name)
    if !names.isEmpty { element.name(names) }
    if isResizable {
      element.name("fit")
      element.appetite = .fixed([.horizontal, .vertical])
    } else {
      element.appetite = .fixed([])
      for (property, value) in facts.text.font?.css ?? []
      where property == "font-size" || property == "font" {
        element.style(property, value)
      }
      if facts.text.imageScale == .large { element.name("i-l") }
      if facts.text.imageScale == .small { element.name("i-s") }
    }
    if let paint = facts.text.foreground { element.style("color", paint.css) }
    element.play(facts.text.symbolEffects)
    return element
  }

  @MainActor func renderAddress(
    _ address: String, _ scale: CGFloat, label: String = "", _ context: Context,
    into items: inout [Item]
  ) {
    let element = context.element(.img, "img")
    if scale == 1 {
      element.set("src", address)
    } else {
      // Without `src`, which would stand for a picture of scale 1.
      element.set("srcset", "\(address) \(CSS.number(scale))x")
    }
    element.set("alt", label)
    element.set("loading", "lazy")
    element.set("decoding", "async")
    element.set("data-ph", "")
    if isResizable { element.appetite = .fixed([.horizontal, .vertical]) }
    context.emit(element, into: &items)
  }
}

extension View {
  /// How large symbols within are beside their text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    fact(\.text.imageScale, scale)
  }

  /// The form of symbols within, where they have it.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    fact(\.text.symbolFill, variant.isFill)
  }
}

/// Ways to draw a symbol.
public struct SymbolVariants: Hashable, Sendable {
  let isFill: Bool

  /// The symbol as its name says.
  public static let none = SymbolVariants(isFill: false)
  /// The form with filled areas.
  public static let fill = SymbolVariants(isFill: true)
}

extension Context {
  /// The drawing of a symbol at this position; decoration, unless something names it.
  func icon(_ name: String) -> Element {
    let element = element(.svg, "i")
    element.set("aria-hidden", "true")
    let use = child(1).element(.use)
    use.set("href", "/_/icon/\(name).svg#i")
    element.content = .items([.element(use)])
    return element
  }
}
