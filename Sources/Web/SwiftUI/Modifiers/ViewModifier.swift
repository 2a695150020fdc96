// Modifiers that apps write, and the one shape of all modified views.

/// A change applied to a view, reusable.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
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
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View {
    ModifierBody(content: content, modifier: modifier)
  }
}

/// Gives a modifier a node of its own, so that its `@State` and `@Environment` work.
private struct ModifierBody<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  var body: some View {
    modifier.body(content: _ViewModifier_Content(content: content))
  }
}

extension View {
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
  nonisolated func marking(_ mark: @escaping @MainActor (Element) -> Void) -> some View {
    decorating { element in
      mark(element)
      return element
    }
  }
}
