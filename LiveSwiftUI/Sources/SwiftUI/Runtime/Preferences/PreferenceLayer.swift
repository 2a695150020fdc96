// A layer over or under a view, made from the value of the view's preference.

/// A view with a layer made from the value of its preference.
nonisolated struct PreferenceLayered<Content: View, Key: PreferenceKey, Layer: View> {
  let content: Content
  let alignment: Alignment
  let isOverlay: Bool
  let transform: (Key.Value) -> Layer
}

extension PreferenceLayered: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { PreferenceLayerNode<Key>(context) }
    let (content, alignment, isOverlay, transform) = (content, alignment, isOverlay, transform)
    node.accept(context) { node, context, items in
      let layer = PreferenceLayer(node: node) { transform($0).draw($1, into: &$2) }
      Layered(content: content, other: layer, alignment: alignment, isOverlay: isOverlay)
        .render(context, into: &items)
    }
    items.append(.node(node))
  }
}

/// Reads the preference of its content and redraws the layer when the value changes.
final class PreferenceLayerNode<Key: PreferenceKey>: Node, PreferenceReader {
  typealias Drawing = @MainActor (PreferenceLayerNode, Context, inout [Item]) -> Void

  private var content: Drawing = { _, _, _ in }
  private(set) var value: Key.Value?
  private var seed: Int?
  fileprivate weak var layer: PreferenceLayerContentNode?

  override init(_ context: Context) {
    super.init(context)
    tree.preferences.add(self)
  }

  func accept(_ context: Context, content: @escaping Drawing) {
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) { content(self, context().child(0), &items) }

  func preferenceChange() -> (@MainActor () -> Void)? {
    var sum = PreferenceSum<Key>()
    for child in children where child !== layer { child.collect(&sum) }
    let seed = sum.seed.finalize()
    guard seed != self.seed else { return nil }
    let value = sum.value ?? Key.defaultValue
    if isSame(self.value ?? Key.defaultValue, value) {
      self.seed = seed
      return nil
    }
    return { [weak self] in
      guard let self else { return }
      (self.seed, self.value) = (seed, value)
      layer?.markDirty()
    }
  }

  override func didUnmount() { tree.preferences.remove(self) }
}

/// The content of the layer, which renders separately from the view.
private struct PreferenceLayer<Key: PreferenceKey> {
  // Weak: closures that wait for elements below the node keep this value and must not retain the
  // node.
  weak var node: PreferenceLayerNode<Key>?
  let draw: @MainActor (Key.Value, Context, inout [Item]) -> Void
}

extension PreferenceLayer: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let layer = context.node.claim(context.position) { PreferenceLayerContentNode(context) }
    node?.layer = layer
    layer.accept(context) { [weak node, draw] in
      draw(node?.value ?? Key.defaultValue, $0, &$1)
    }
    items.append(.node(layer))
  }
}

/// Draws the layer for the latest value.
private final class PreferenceLayerContentNode: Node {
  private var content: DrawContent = { _, _ in }

  func accept(_ context: Context, content: @escaping DrawContent) {
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) { content(context().child(0), &items) }
}
