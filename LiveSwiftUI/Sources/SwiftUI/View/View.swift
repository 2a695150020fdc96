// The protocol of all views, and the builder that combines several into one.

/// A part of the user interface.
@MainActor @preconcurrency public protocol View {
  /// The type of the content, inferred from `body`.
  associatedtype Body: View
  /// The content of the view, evaluated again whenever a value that it read has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never

  public nonisolated var body: Never { fatalError("there is no value to ask") }
}

/// Turns a list of view expressions into one view.
@resultBuilder public struct ViewBuilder {
  /// One view, unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Several views; each keeps the state of its position in the list.
  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var members: [any View] = []
    for member in repeat each content { members.append(member) }
    return TupleView(members: members)
  }

  /// The view of an `if` without an `else`; its state is dropped when the condition becomes false.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// The first branch of an `if` or `switch`; each branch has its own state.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .second(second))
  }

  /// A view in `if #available`, type-erased.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View {
    AnyView(content)
  }
}

/// Several views that the surrounding container lays out.
///
/// Apple's type stores the tuple; this one stores only its members.
public struct TupleView<T> {
  let members: [any View]
}

extension TupleView: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    for (index, member) in members.enumerated() { member.draw(context.child(index), into: &items) }
  }
}

/// One of two views. Each has its own position in the tree.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, _BodilessView, Primitive
where TrueContent: View, FalseContent: View {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    switch storage {
    case .first(let content): content.draw(context.child(0), into: &items)
    case .second(let content): content.draw(context.child(1), into: &items)
    }
  }
}

extension Optional: View, _BodilessView, Primitive where Wrapped: View {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    if let self { self.draw(context.child(0), into: &items) }
  }
}

/// A view that shows nothing.
public nonisolated struct EmptyView {
  /// A view that draws nothing and takes no space.
  public init() {}
}

extension EmptyView: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {}
}

/// A type-erased view.
public nonisolated struct AnyView {
  let content: any View

  /// Erases the type of a view. A view of another type in its place gets new state.
  public init<V>(_ view: V) where V: View { content = view }

  /// Erases the type of a view.
  public init<V>(erasing view: V) where V: View { content = view }
}

extension AnyView: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    // Another type is another view and must not take over the state.
    var context = context
    context.position = context.position.child(id: ObjectIdentifier(type(of: content)))
    content.draw(context, into: &items)
  }
}

/// Several views that modifiers apply to together.
public struct Group<Content> {
  let content: Content
}

extension Group: View, _BodilessView, Primitive where Content: View {
  public typealias Body = Never

  /// Groups views; a modifier applies to each of them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    content.draw(context.child(0), into: &items)
  }
}
