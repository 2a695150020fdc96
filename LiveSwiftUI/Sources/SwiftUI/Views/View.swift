// The protocol that every view conforms to, and the builder that makes many views one.

/// A piece of what a person sees.
@MainActor @preconcurrency public protocol View {
  /// The type of the content; the compiler finds it from `body`.
  associatedtype Body: View
  /// What the view consists of. It runs again whenever what it read has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { fatalError("there is no value to ask") }
}

/// Turns a list of view expressions into one view.
@resultBuilder public struct ViewBuilder {
  /// One view, as it was written.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// No view at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view alone.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Several views; each has the state of its place in the list.
  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var members: [any View] = []
    for member in repeat each content { members.append(member) }
    return TupleView(members: members)
  }

  /// The view of an `if` without an `else`; its state goes when the condition turns false.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// The first branch of an `if` or `switch`; each branch has a state of its own.
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

  /// A view in `if #available`, whose type is not told.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View {
    AnyView(content)
  }
}

/// Several views side by side, laid out by whatever holds them.
///
/// Apple's keeps the tuple itself; only its members are ever needed here.
public struct TupleView<T> {
  let members: [any View]
}

extension TupleView: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    for (index, member) in members.enumerated() { member.draw(context.child(index), into: &items) }
  }
}

/// One of two views; switching between them makes a new place in the tree.
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
  /// No view: it draws nothing and takes no room.
  public init() {}
}

extension EmptyView: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {}
}

/// A view of a type that is not told.
public nonisolated struct AnyView {
  let content: any View

  /// Hides the type of a view. Another type in its place is another view with new state.
  public init<V>(_ view: V) where V: View { content = view }

  /// Hides the type of a view.
  public init<V>(erasing view: V) where V: View { content = view }
}

extension AnyView: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    // Another type is another view: its state must not be taken over.
    var context = context
    context.position = context.position.child(id: ObjectIdentifier(type(of: content)))
    content.draw(context, into: &items)
  }
}

/// Several views treated as one by the modifiers around them.
public struct Group<Content> {
  let content: Content
}

extension Group: View, _BodilessView, Primitive where Content: View {
  public typealias Body = Never

  /// Views that a modifier changes each by itself.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    content.draw(context.child(0), into: &items)
  }
}
