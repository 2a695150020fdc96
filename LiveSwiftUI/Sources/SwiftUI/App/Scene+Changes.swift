// Actions of a scene for changes of a value.

extension Scene {
  /// Runs `action` with the old and the new value after a render pass in which `value` has changed;
  /// with `initial`, also when a page opens. Each page runs its own action.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    ChangeScene(content: self, value: value, runsFirst: initial, action: action)
  }

  /// Runs `action` after a render pass in which `value` has changed; with `initial`, also when a
  /// page opens. Each page runs its own action.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable {
    ChangeScene(content: self, value: value, runsFirst: initial, action: { _, _ in action() })
  }

  /// Runs `action` with the new value after a render pass in which it has changed.
  @available(*, deprecated, message: "Use a closure with two parameters, or with none.")
  public nonisolated func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    ChangeScene(content: self, value: value, runsFirst: false, action: { action($1) })
  }
}

/// A scene with an action for the changes of a value.
private struct ChangeScene<Content: Scene, V: Equatable> {
  let content: Content
  let value: V
  let runsFirst: Bool
  let action: (V, V) -> Void
}

extension ChangeScene: Scene, PrimitiveScene {
  typealias Body = Never

  func draw(_ context: Context, _ reader: ContentReader, into items: inout [Item]) {
    // The action has an empty node beside the content, so that all scenes of a page are read in one
    // pass: the reader knows them by their order.
    let beside = context.child(0)
    let node = beside.node.claim(beside.position) { LifecycleNode(beside) }
    let change = ChangeModifier(
      value, runsFirst: runsFirst, tree: context.node.tree, action: action)
    node.accept(beside, change) { _, _ in }
    items.append(.node(node))
    reader.within(0) { content.show(context.child(1), reader, into: &items) }
  }
}
