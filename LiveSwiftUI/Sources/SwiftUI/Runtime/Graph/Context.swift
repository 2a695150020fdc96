// The context in which a view turns into elements.

/// The position at which a view is rendered, the environment that it inherits, and the modifiers
/// that wait for its elements.
@MainActor package struct Context {
  /// The node that is being rendered.
  package let node: Node
  /// The position of the view below its node.
  package var position: Position
  /// The environment that the view inherits.
  package var environment: EnvironmentValues
  /// The modifiers that wait for an element, innermost first; nil for none.
  package var decorations: Decoration?

  /// The context of the member at `index`, otherwise unchanged.
  package func child(_ index: Int) -> Context {
    var copy = self
    copy.position = position.child(index)
    return copy
  }

  /// The context of the child in `slot`, otherwise unchanged.
  package func child(_ slot: Slot) -> Context { child(slot.rawValue) }

  /// The context of the member with the app's `id`, otherwise unchanged.
  func child(id: some Hashable) -> Context {
    var copy = self
    copy.position = position.child(id: id)
    return copy
  }

  /// The context inside a container. Decorations stay with the container itself.
  package func inside(_ index: Int = 0) -> Context {
    var copy = child(index)
    copy.decorations = nil
    if copy.builtIn.position.layoutMark != nil {
      copy.environment[builtIn: \.position.layoutMark] = nil
    }
    return copy
  }

  /// The context inside a container, for the content in `slot`.
  package func inside(_ slot: Slot) -> Context { inside(slot.rawValue) }

  /// A context whose emitted elements pass through `apply` before the decorations already waiting.
  package func decorated(_ apply: @escaping @MainActor (Element, Context) -> Element) -> Context {
    var copy = self
    copy.decorations = Decoration(next: decorations, apply: apply)
    return copy
  }

  /// Adds an element to `items`, after all waiting decorations have wrapped it, innermost first.
  package func emit(_ element: Element, into items: inout [Item]) {
    var result = element
    var next = decorations
    while let decoration = next {
      result = decoration.apply(result, self)
      next = decoration.next
    }
    items.append(.element(result))
    if builtIn.position.isInLink, result.isControl || element.isControl {
      node.tree.noteControl(result, of: node)
    }
  }

  /// A new element at this position.
  package func element(_ tag: Tag, _ name: ClassName? = nil) -> Element {
    Element(tag, at: position, name)
  }
}

extension Context {
  /// Whether the node being rendered belongs to the same row as this context.
  fileprivate var isWithinRow: Bool {
    guard let row = environment.row else { return false }
    return row === node.environment.row
  }
}

/// Appends the elements of some content, rendered in a context, to a list of items.
package typealias DrawContent = @MainActor (Context, inout [Item]) -> Void

/// One modifier that waits for the element it changes: a link of a list that such elements share.
package final class Decoration {
  let next: Decoration?
  private let change: Change

  /// A closure compared by its bytes, which are those of its code and of its captures.
  private struct Change {
    let apply: @MainActor (Element, Context) -> Element
  }

  init(next: Decoration?, apply: @escaping @MainActor (Element, Context) -> Element) {
    self.next = next
    change = Change(apply: apply)
  }

  /// The changed element, or a wrapper around it.
  @MainActor func apply(_ element: Element, _ context: Context) -> Element {
    change.apply(element, context)
  }

  /// Whether both lists have the same closures. False may be wrong; true never is.
  static func areSame(_ one: Decoration?, _ other: Decoration?) -> Bool {
    areSame(one, other, until: nil, nil)
  }

  /// Whether both lists have the same closures up to an end of each; see above.
  static func areSame(
    _ one: Decoration?, _ other: Decoration?, until end: Decoration?, _ otherEnd: Decoration?
  ) -> Bool {
    var (first, second) = (one, other)
    while let left = first, let right = second {
      if left === right { return true }
      if end != nil, left === end { return right === otherEnd }
      guard isSame(left.change, right.change) else { return false }
      (first, second) = (left.next, right.next)
    }
    return first == nil && second == nil
  }
}

/// A view that renders itself instead of having a body.
@MainActor package protocol Primitive: _BodilessView {
  /// Appends the elements of this view to `items`.
  func render(_ context: Context, into items: inout [Item])
}

extension View {
  /// Renders this view: a primitive directly, a view with a body as its own node.
  @MainActor package func draw(_ context: Context, into items: inout [Item]) {
    if let primitive = self as? any Primitive {
      primitive.render(context, into: &items)
    } else if context.isWithinRow || context.node.drawsPlainViews, ViewFields.of(Self.self).isPlain
    {
      // No state, and no more to compare than one row: a node would take some 200 bytes.
      body.draw(context.child(0), into: &items)
    } else {
      let node = context.node.claim(context.position) { ViewNode(self, context) }
      node.accept(self, context)
      items.append(.node(node))
    }
  }
}

extension Context {
  /// Draws `content` inside a node of its own, which stays from one rendering to the next; `update`
  /// hands the node the values of this rendering.
  @MainActor func wrap<Wrapper: Node>(
    _ content: some View, in make: (Context) -> Wrapper, into items: inout [Item],
    _ update: (Wrapper, @escaping DrawContent) -> Void
  ) {
    let node = node.claim(position) { make(self) }
    update(node) { content.draw($0, into: &$1) }
    items.append(.node(node))
  }
}
