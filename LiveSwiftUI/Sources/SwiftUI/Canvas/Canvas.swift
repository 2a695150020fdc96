// A view that an app draws into.
import Foundation

/// Takes all the room it is offered, and lets a closure draw there.
///
/// The drawing is one SVG. Its size is that of the frame around, or the one that the browser tells;
/// until then one that fits the browser's window. A screen reader passes over it unless it has a
/// label.
public struct Canvas<Symbols> where Symbols: View {
  /// Views that the closure could draw; none here.
  public var symbols: Symbols
  /// Draws into a context, for a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing behind is to be seen; a browser decides itself.
  public var isOpaque: Bool
  /// The colours of the drawing; a browser decides itself.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later; a browser decides itself.
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  /// A canvas that `renderer` draws. It draws again when its size changes, and when something that
  /// it read does.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = EmptyView()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { CanvasNode(context) }
    node.accept(context, renderer)
    items.append(.node(node))
  }
}

/// Draws for the size that the browser told.
final class CanvasNode: MeasuringNode {
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }

  func accept(
    _ context: Context, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    adopt(context)
  }

  override func measuredAnew() { markDirty() }

  override func produce(into items: inout [Item]) {
    let context = context()
    let size = likelySize
    let drawing = CanvasDrawing(room: CanvasDrawing.Room())
    var graphics = GraphicsContext(environment: environment, drawing: drawing)
    renderer(&graphics, size)
    if drawing.room.isExceeded {
      tree.services.log("A canvas draws \(CanvasDrawing.Room.most) things at most.")
    }
    let element = context.element(.svg, "draw canvas")
    element.appetite = .fixed([.horizontal, .vertical])
    element.set("aria-hidden", "true")
    element.set("viewBox", "0 0 \(CSS.number(size.width)) \(CSS.number(size.height))")
    if let paint = environment.facts.text.foreground { element.style("color", paint.css) }
    var parts = CanvasParts()
    let shapes = parts.items(of: drawing, context.inside(0))
    element.content = .items(parts.definitions(context.inside(1)) + shapes)
    context.emit(measureAndFit(element), into: &items)
  }
}
