// A view that an app draws into.
import Foundation

/// A view whose drawing comes from a closure; it takes all the space it is offered.
///
/// The drawing is one SVG, as large as the surrounding frame or as the browser measures it. Before
/// the first measurement it has a size that fits the browser's window. A screen reader skips the
/// drawing unless it has a label.
public struct Canvas<Symbols> where Symbols: View {
  /// The views that the closure can draw; always empty here.
  public var symbols: Symbols
  /// Draws into a context, for a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is opaque. Ignored: the browser decides.
  public var isOpaque: Bool
  /// The colour mode of the drawing. Ignored: the browser decides.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may draw asynchronously. Ignored: the browser decides.
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  /// A canvas drawn by `renderer`, which runs again when its size or a value that it read changes.
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

/// The node of a canvas: runs the closure for the measured size.
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
    let element = context.element(.svg, .drawing.and(.canvas))
    element.appetite = .fixed([.horizontal, .vertical])
    element.set("aria-hidden", "true")
    element.set("viewBox", "0 0 \(CSS.number(size.width)) \(CSS.number(size.height))")
    if let paint = environment.builtIn.text.foreground { element.style("color", paint.css) }
    var parts = CanvasParts()
    let shapes = parts.items(of: drawing, context.inside(0))
    element.content = .items(parts.definitions(context.inside(1)) + shapes)
    context.emit(measureAndFit(element), into: &items)
  }
}
