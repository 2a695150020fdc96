// Modifiers that apps write, and the type that all modified views share.

/// A reusable change to a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view, which the compiler infers from `body(content:)`.
  associatedtype Body: View
  /// The view to change; the modifier does not see its type.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view; it may use `content` once or leave it out.
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

  /// A view with a modifier; `modifier(_:)` is the usual form.
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
    if Modifier.Body.self == Never.self, let effect = modifier as? any GeometryEffect {
      return effect.draw(content, context, into: &items)
    }
    if context.node.drawsPlainViews, ViewFields.of(Modifier.self).isPlain {
      let inner = _ViewModifier_Content<Modifier>(content: content)
      return modifier.body(content: inner).draw(context.child(0), into: &items)
    }
    let node = context.node.claim(context.position) { ModifierNode(modifier, context) }
    node.accept(modifier, content: content, context)
    items.append(.node(node))
  }
}

/// A modifier of the renderer's own, which has no state and needs no node.
@MainActor protocol PrimitiveModifier: _BodilessModifier {
  /// The context in which the modified view is rendered.
  func change(_ context: Context) -> Context
}

/// Gives an app's modifier its own node, so that its `@State` and `@Environment` work.
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

/// A modifier without state, which changes how the content is rendered.
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

  /// Changes the element that this view becomes, or each of them for a group.
  nonisolated func decorating(_ apply: @escaping @MainActor (Element) -> Element) -> some View {
    Rendering(self) { $0.decorated { element, _ in apply(element) } }
  }

  /// Wraps the element that this view becomes, knowing its surroundings.
  nonisolated func framing(_ apply: @escaping @MainActor (Element, Context) -> Element)
    -> some View
  {
    Rendering(self) { $0.decorated(apply) }
  }

  /// Modifies the element that this view becomes, in place.
  nonisolated func modifyingElement(_ change: @escaping @MainActor (Element) -> Void) -> some View {
    decorating { element in
      change(element)
      return element
    }
  }
}

/// A modifier without an effect.
public struct EmptyModifier: ViewModifier {
  /// The modifier without an effect.
  public static let identity = EmptyModifier()

  /// A modifier without an effect.
  public nonisolated init() {}

  /// The view itself.
  public func body(content: EmptyModifier.Content) -> some View { content }
}
