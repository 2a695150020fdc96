// Images: symbols drawn as SVG, and images that the browser fetches from this site.
import Foundation
import UIKitTypes

/// An image.
public nonisolated struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    /// An image of the app: its file name, bundle and accessibility label.
    case named(String, Bundle?, label: Text?)
    /// An address of this site, and the number of the image's pixels in one point.
    case address(String, scale: CGFloat)
    /// A picture of UIKit.
    case picture(UIImage)
  }

  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    /// Four fifths of the default size.
    case small
    /// The default size.
    case medium
    /// A quarter larger than the default.
    case large
  }

  /// The way an image fills a larger space.
  public enum ResizingMode: Hashable, Sendable {
    /// Stretches the image.
    case stretch
    /// Unavailable: repeats the image.
    @available(*, unavailable, message: "Images are stretched on the web, never tiled.")
    case tile
  }

  let source: Source
  var isResizable = false
  /// Whether the picture is a stencil for the foreground.
  var isTemplate = false
  /// The colour of a symbol or a stencil; nil for the foreground.
  var tint: Color?
  /// Whether enlarged pixels keep their edges.
  var isPixelated = false
  /// The sides in pixels at which this site has the picture too.
  var sides: [Int] = []
  /// Whether cap insets were requested, which a browser does not support.
  private var hasCaps = false

  init(source: Source) { self.source = source }

  /// A symbol by Apple's name, drawn with this package's own icon. A control without text is named
  /// after it; elsewhere screen readers ignore it unless it has a label.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Lets the image fill its frame. Cap insets have no effect in a browser.
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
    case .picture(let picture): renderPicture(picture, context, into: &items)
    }
  }

  @MainActor private func renderSymbol(_ name: String, _ context: Context, into items: inout [Item])
  {
    let facts = context.builtIn
    if let options = facts.position.options {
      let spoken = Symbols.spokenName(of: name, for: facts)
      let tag = facts.position.tag ?? context.environment.row?.tag
      return options.add(symbol: name, named: spoken, tag: tag)
    }
    let filled = Symbols.fillVariant(of: name)
    if facts.position.isInToggle, let filled {
      // Both variants are sent, and CSS shows the one for the value of aria-pressed: the press
      // responds without the server.
      let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
      let pair = context.element(.span, .iconPair)
      pair.appetite = .fixed([])
      pair.content = .items([
        .element(symbol(base, context.child(0), .off)),
        .element(symbol(filled, context.child(1), .on)),
      ])
      return context.emit(pair, into: &items)
    }
    context.emit(symbol(Symbols.name(name, facts.text.symbolVariant), context, nil), into: &items)
  }

  @MainActor private func symbol(_ name: String, _ context: Context, _ variant: ClassName?)
    -> Element
  {
    let facts = context.builtIn
    let element = context.icon(name)
    if let variant { element.name(variant) }
    if isResizable {
      element.name(.fitting)
      element.appetite = .fixed([.horizontal, .vertical])
    } else {
      element.appetite = .fixed([])
      for (property, value) in facts.text.font?.css(for: facts.person) ?? []
      where property == "font-size" || property == "font" {
        element.style(property, value)
      }
      if facts.text.imageScale == .large { element.name(.largeIcon) }
      if facts.text.imageScale == .small { element.name(.smallIcon) }
    }
    if name.hasSuffix(".circle.fill") { element.name(.disc) }
    if let tint {
      element.style("color", tint.css)
    } else if let paint = facts.text.foreground {
      element.style(paint: paint)
    }
    element.play(facts.text.symbolEffects)
    return element
  }

  @MainActor func renderAddress(
    _ address: String, _ scale: CGFloat, label: String = "", _ context: Context,
    into items: inout [Item]
  ) {
    let element = context.element(.img, .picture)
    if scale == 1 {
      if isResizable, !isTemplate { element.offer(address, at: sides) }
      element.set("src", address)
    } else {
      // Without `src`, which would mean an image of scale 1.
      element.set("srcset", "\(address) \(CSS.number(scale))x")
    }
    element.set("alt", label)
    element.set("loading", "lazy")
    element.set("decoding", "async")
    element.set(.photo)
    if isResizable { element.appetite = .fixed([.horizontal, .vertical]) }
    if isPixelated { element.style("image-rendering", "pixelated") }
    context.emit(isTemplate ? stencil(element, address, context.builtIn) : element, into: &items)
  }
}

extension View {
  /// Sets the size of the symbols in this view relative to their text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    builtIn(\.text.imageScale, scale)
  }

  /// Sets the variant of the symbols in this view that have it.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    builtIn(\.text.symbolVariant, variant)
  }
}

/// The variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  let isFill: Bool
  /// The end of the symbol's name, such as `.circle`; empty for the symbol itself.
  var suffix = ""

  /// The symbol of the given name.
  public static let none = SymbolVariants(isFill: false)
  /// The filled variant.
  public static let fill = SymbolVariants(isFill: true)
  /// The symbol in a circle.
  public static let circle = SymbolVariants(isFill: false, suffix: ".circle")
  /// The symbol in a square.
  public static let square = SymbolVariants(isFill: false, suffix: ".square")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(isFill: false, suffix: ".rectangle")
  /// The symbol under a slash.
  public static let slash = SymbolVariants(isFill: false, suffix: ".slash")

  /// The filled variant of this one.
  public var fill: SymbolVariants { SymbolVariants(isFill: true, suffix: suffix) }
  /// This variant in a circle.
  public var circle: SymbolVariants { SymbolVariants(isFill: isFill, suffix: ".circle") }
  /// This variant in a square.
  public var square: SymbolVariants { SymbolVariants(isFill: isFill, suffix: ".square") }
  /// This variant in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(isFill: isFill, suffix: ".rectangle") }
  /// This variant under a slash.
  public var slash: SymbolVariants { SymbolVariants(isFill: isFill, suffix: ".slash") }

  /// Whether this variant is part of another one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (isFill || !other.isFill) && (other.suffix.isEmpty || suffix == other.suffix)
  }
}

extension Context {
  /// The icon of a symbol at this position; decorative unless it gets a label.
  func icon(_ name: String) -> Element {
    let element = element(.svg, .icon)
    element.set("aria-hidden", "true")
    // As on iOS, no name draws nothing.
    guard !name.isEmpty else {
      element.style("display", "none")
      return element
    }
    let use = child(.symbolDrawing).element(.use)
    use.set("href", Symbols.address(of: name, below: node.tree.services.basePath))
    element.content = .items([.element(use)])
    if !Symbols.isKnown(name) {
      node.tree.services.log("There is no drawing of the symbol \(name); a dashed square is shown.")
      let tip = child(.symbolTitle).element(.title)
      tip.content = .text(name)
      element.content = .items([.element(tip), .element(use)])
    }
    return element
  }
}
