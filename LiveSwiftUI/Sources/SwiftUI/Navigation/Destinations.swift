// Destinations: the views for pushed values.

extension View {
  /// Registers the view for pushed values of one type. Apply it inside the stack and outside lists
  /// and lazy stacks, where the modified view always exists. The type of the value must match
  /// exactly.
  public nonisolated func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    // Called on the main actor only, where the view lives.
    nonisolated(unsafe) let destination = destination
    return DestinationPreference(content: self, type: D.self) { value, context, items in
      if let value = value.base as? D { destination(value).draw(context, into: &items) }
    }
  }
}

nonisolated struct DestinationPreference<Content: View> {
  let content: Content
  let type: any Hashable.Type
  let destination: @MainActor (AnyHashable, Context, inout [Item]) -> Void

  init(
    content: Content, type: any Hashable.Type,
    destination: @escaping @MainActor (AnyHashable, Context, inout [Item]) -> Void
  ) {
    self.content = content
    self.type = type
    self.destination = destination
  }
}

extension DestinationPreference: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { DestinationNode(context) }
    let content = content
    node.accept(context, type, destination) { content.draw($0, into: &$1) }
    items.append(.node(node))
  }
}

final class DestinationNode: Node {
  private var content: DrawContent = { _, _ in }
  private weak var stack: StackNode?
  /// The split view whose sidebar the view is in, outside any stack.
  private weak var split: SplitNode?

  func accept(
    _ context: Context, _ type: any Hashable.Type,
    _ draw: @escaping @MainActor (AnyHashable, Context, inout [Item]) -> Void,
    content: @escaping DrawContent
  ) {
    self.content = content
    adopt(context)
    // "Do not put a navigation destination modifier inside a lazy container":
    // view/navigationdestination(for:destination:).
    if environment.row?.gate != nil || environment.builtIn.position.lazyAxis != nil {
      return tree.services.log(
        "A navigationDestination inside a lazy container is not found; put it outside.")
    }
    let destination = StackNode.Destination(owner: ObjectIdentifier(self), type: type, draw: draw)
    stack = environment.builtIn.position.stack?.node
    stack?.register(destination)
    guard stack == nil, let column = environment.builtIn.position.column, column.isSidebar else {
      return
    }
    split = column.split
    split?.register(destination)
  }

  override func produce(into items: inout [Item]) { content(context().child(0), &items) }

  override func didUnmount() {
    stack?.unregister(ObjectIdentifier(self))
    split?.unregister(ObjectIdentifier(self))
  }
}
