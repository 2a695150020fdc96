// Destinations: the views for pushed values.

extension View {
  /// Registers the view for pushed values of one type, while the modified view exists: a row of a
  /// list or of a lazy stack registers it only once drawn. The type of the value must match
  /// exactly. Of several for one type, that of the screen nearest to the root applies.
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
    context.wrap(content, in: DestinationNode.init, into: &items) {
      $0.accept(context, type, destination, content: $1)
    }
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
    let destination = StackDestinations.Destination(
      owner: ObjectIdentifier(self), type: type,
      depth: environment.builtIn.position.link?.depth ?? 0, draw: draw)
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
