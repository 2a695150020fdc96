// Modifiers that apps write, and the one shape of all modified views.

/// A change applied to a view, reusable.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view; the compiler finds it from `body(content:)`.
  associatedtype Body: View
  /// The view to change, whose own type the modifier does not see.
  typealias Content = _ViewModifier_Content<Self>
  /// The view with the change applied; it may use `content` once or leave it out.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier is applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let content: any View
}

extension _ViewModifier_Content: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    content.draw(context.child(0), into: &items)
  }
}

/// A view together with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified.
  public var content: Content
  /// The change applied to it.
  public var modifier: Modifier

  /// Puts the two together; `modifier(_:)` is the usual form.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _BodilessView, Primitive
where Content: View, Modifier: ViewModifier {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    if let own = modifier as? any PrimitiveModifier {
      return content.draw(own.change(context.child(0)), into: &items)
    }
    let node = context.node.claim(context.position) { ModifierNode(modifier, context) }
    node.accept(modifier, content: content, context)
    items.append(.node(node))
  }
}

/// A modifier of the renderer's own, which remembers nothing and needs no node.
@MainActor protocol PrimitiveModifier: _BodilessModifier {
  /// The context in which the modified view is rendered.
  func change(_ context: Context) -> Context
}

/// Gives an app's modifier a place of its own, so that its `@State` and `@Environment` work.
final class ModifierNode<Modifier: ViewModifier>: StatefulNode {
  private var modifier: Modifier
  private var content: any View = EmptyView()

  init(_ modifier: Modifier, _ context: Context) {
    self.modifier = modifier
    super.init(context)
  }

  func accept(_ modifier: Modifier, content: any View, _ context: Context) {
    self.modifier = modifier
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    ViewFields.of(Modifier.self).attach(&modifier, to: self, slots: &slots)
    modifier.body(content: _ViewModifier_Content(content: content)).draw(context(), into: &items)
  }
}

extension View {
  /// Applies a modifier to this view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes how the content is rendered and remembers nothing.
nonisolated struct Rendering<Content: View> {
  let content: Content
  let change: @MainActor (Context) -> Context

  init(_ content: Content, _ change: @escaping @MainActor (Context) -> Context) {
    self.content = content
    self.change = change
  }
}

extension Rendering: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    content.draw(change(context.child(0)), into: &items)
  }
}

extension View {
  /// Renders this view in a changed context.
  nonisolated func rendering(_ change: @escaping @MainActor (Context) -> Context) -> some View {
    Rendering(self, change)
  }

  /// Changes the element (each of them, for a group) that this view becomes.
  nonisolated func decorating(_ apply: @escaping @MainActor (Element) -> Element) -> some View {
    Rendering(self) { $0.decorated { element, _ in apply(element) } }
  }

  /// Adds to the element that this view becomes.
  nonisolated func modifyingElement(_ change: @escaping @MainActor (Element) -> Void) -> some View {
    decorating { element in
      change(element)
      return element
    }
  }
}
