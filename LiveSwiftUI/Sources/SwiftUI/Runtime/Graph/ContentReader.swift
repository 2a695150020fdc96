// State of content that is no view: an app's own chart content and scenes.

/// Connects the dynamic properties of an app's own content while its bodies are read, and keeps
/// their state. Content is known by its position and its type.
@MainActor package final class ContentReader {
  private struct Key: Hashable {
    let position: Position
    let type: ObjectIdentifier
  }

  private var slots: [Key: Slots] = [:]
  private var read: Set<Key> = []
  private var position = Position.root
  private weak var node: Node?

  /// A reader whose state, once it changes, renders `node` and what else has read it.
  init(_ node: Node?) { self.node = node }

  /// Whether values of a type have properties to connect.
  package static func hasProperties<Content>(_ type: Content.Type) -> Bool {
    ViewFields.of(type).hasProperties
  }

  /// Reads content at an index of the content around it.
  package func within(_ index: Int, _ work: () -> Void) { within(position.child(index), work) }

  /// Reads content with an identity in the content around it.
  package func within(id: some Hashable, _ work: () -> Void) {
    within(position.child(id: id), work)
  }

  private func within(_ inner: Position, _ work: () -> Void) {
    let outer = position
    position = inner
    work()
    position = outer
  }

  /// The content with its properties connected.
  package func connect<Content>(_ content: Content) -> Content {
    guard let node else { return content }
    let key = Key(position: position, type: ObjectIdentifier(Content.self))
    read.insert(key)
    var content = content
    ViewFields.of(Content.self).attach(&content, to: node, slots: &slots[key, default: .none])
    return content
  }

  /// Runs `work`, and forgets the state of content that it has not connected.
  func readAll(_ work: () -> Void) {
    read = []
    work()
    for key in slots.keys where !read.contains(key) { slots.removeValue(forKey: key)?.forget() }
  }

  /// Notifies the state of all content that its node is gone.
  func forget() {
    for each in slots.values { each.forget() }
    slots = [:]
  }
}

/// A view made of content that has state.
package struct ContentBody {
  /// Draws the content by a reader.
  package typealias Draw = @MainActor (ContentReader, Context, inout [Item]) -> Void

  let content: Draw

  /// Draws content with a node of its own, which keeps the state of the content.
  package init(_ content: @escaping Draw) { self.content = content }
}

extension ContentBody: View, Primitive {
  /// The type without a body.
  package typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { ContentNode(context) }
    node.content = content
    node.adopt(context)
    items.append(.node(node))
  }
}

private final class ContentNode: Node {
  var content: ContentBody.Draw?
  private lazy var reader = ContentReader(self)

  override func produce(into items: inout [Item]) {
    reader.readAll { content?(reader, context(), &items) }
  }

  override func didUnmount() { reader.forget() }
}
