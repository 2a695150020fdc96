// A view that knows its own size, as the browser measures it.
import Foundation

/// Takes all the space it is offered, and passes its size to its content.
///
/// The first render pass uses the size of the surrounding frame, or one that fits the browser's
/// window. The next one uses the size that the browser measured.
public struct GeometryReader<Content> where Content: View {
  /// Makes the views for a size.
  public var content: (GeometryProxy) -> Content

  /// A reader whose content is made again when its size changes.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { GeometryNode(context) }
    let content = content
    node.accept(context) { content($0).draw($1, into: &$2) }
    items.append(.node(node))
  }
}

/// The node of a reader: draws content for the measured size.
final class GeometryNode: MeasuringNode {
  private var content: @MainActor (GeometryProxy, Context, inout [Item]) -> Void = { _, _, _ in }

  func accept(
    _ context: Context,
    content: @escaping @MainActor (GeometryProxy, Context, inout [Item]) -> Void
  ) {
    self.content = content
    adopt(context)
  }

  override func measuredAnew() { markDirty() }

  /// Hands no preferences up from content that is drawn for a guessed size.
  override func collect<Key: PreferenceKey>(_ sum: inout PreferenceSum<Key>) {
    if reported == nil, framed == nil { sum.waits = true } else { super.collect(&sum) }
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let element = context.element(.div, .geometry)
    element.appetite = .fixed([.horizontal, .vertical])
    var inner = context.inside()
    inner.environment[builtIn: \.position.stackAxis] = nil
    inner.environment[builtIn: \.position.isListRow] = false
    inner.environment[builtIn: \.position.lazyAxis] = nil
    var parts: [Item] = []
    content(proxy(likelySize), inner, &parts)
    element.content = .items(parts)
    context.emit(measureAndFit(element), into: &items)
  }
}

extension BuiltInEnvironment {
  /// The width of the browser's window when the page was loaded, in CSS pixels.
  package var windowWidth: Double {
    get { person.browser.windowWidth }
    nonmutating set { person.browser.write(\.windowWidth, newValue) }
  }

  /// The height of the browser's window in CSS pixels; nil until it is known.
  package var windowHeight: Double? {
    get { person.browser.windowHeight }
    nonmutating set { person.browser.write(\.windowHeight, newValue) }
  }

  /// The size of the browser's window. A node that reads it in its body renders again when it
  /// changes.
  var windowSize: CGSize {
    let width = person.browser.read(\.windowWidth)
    return CGSize(width: width, height: person.browser.read(\.windowHeight) ?? likelyRoom.height)
  }

  /// A guess for the size of a view that takes all space. Before the browser reports a height, a
  /// narrow window is taken for a phone, which is higher than wide.
  var likelyRoom: CGSize {
    let width = windowWidth.rounded()
    let height = windowHeight ?? (windowWidth < 700 ? width * 1.6 : width * 0.6)
    return CGSize(width: width, height: height.rounded())
  }
}
