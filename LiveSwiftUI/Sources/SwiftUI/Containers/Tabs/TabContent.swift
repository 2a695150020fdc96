// Tabs as values: what a `TabView` takes in place of views with `tabItem`.

/// The tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values that the tabs select.
  associatedtype TabValue: Hashable
  /// The type of the tabs, inferred from `body`.
  associatedtype Body: TabContent
  /// The tabs, in order.
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tab content without a body.
@MainActor @preconcurrency public protocol _BodilessTabContent: TabContent where Body == Never {}

extension _BodilessTabContent {
  /// Traps: tabs are collected and have no body. A call is a bug of the renderer.
  public var body: Never { fatalError("a tab was asked for its body") }
}

/// Tab content that the renderer collects itself.
@MainActor protocol PrimitiveTabContent: _BodilessTabContent {
  /// Adds the tabs at this position to the collector of the environment.
  func collect(_ context: Context)
}

extension TabContent {
  /// Adds the tabs of this content to the collector of the environment.
  func gather(_ context: Context) {
    if let own = self as? any PrimitiveTabContent {
      own.collect(context)
    } else {
      body.gather(context.child(0))
    }
  }
}

extension Never: TabContent {
  /// The type of the values that the tabs select.
  public typealias TabValue = Never
}

/// Turns a list of tabs into one content.
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// The tabs of a tab view as its content.
  public nonisolated struct Content<C> where C: TabContent {
    let tabs: C
  }

  /// Tabs, unchanged.
  public static func buildExpression<T>(_ content: T) -> T
  where T: TabContent, TabValue == T.TabValue { content }

  /// A single tab.
  public static func buildBlock<C>(_ content: C) -> C where C: TabContent, TabValue == C.TabValue {
    content
  }

  /// The tabs of an `if` without an `else`.
  public static func buildIf<C>(_ content: C?) -> C? where C: TabContent, TabValue == C.TabValue {
    content
  }

  /// The tabs of an `if` with an `else`.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where T: TabContent, F: TabContent, TabValue == T.TabValue, T.TabValue == F.TabValue {
    _ConditionalContent(storage: .first(first))
  }

  /// The tabs of an `else`.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where T: TabContent, F: TabContent, TabValue == T.TabValue, T.TabValue == F.TabValue {
    _ConditionalContent(storage: .second(second))
  }
}

extension TabContentBuilder.Content: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    tabs.gather(context.child(0))
  }
}

extension Optional: TabContent, _BodilessTabContent, PrimitiveTabContent
where Wrapped: TabContent {
  /// The type of the values that the tabs select.
  public typealias TabValue = Wrapped.TabValue
  @MainActor func collect(_ context: Context) { self?.gather(context.child(0)) }
}

extension _ConditionalContent: TabContent, _BodilessTabContent, PrimitiveTabContent
where TrueContent: TabContent, FalseContent: TabContent {
  /// The type of the values that the tabs select.
  public typealias TabValue = TrueContent.TabValue
  @MainActor func collect(_ context: Context) {
    switch storage {
    case .first(let content): content.gather(context.child(0))
    case .second(let content): content.gather(context.child(1))
    }
  }
}

/// Several tabs as one content.
nonisolated struct TabList<TabValue: Hashable> {
  let members: [any TabContent]
}

extension TabList: TabContent, PrimitiveTabContent {
  @MainActor func collect(_ context: Context) {
    for (index, member) in members.enumerated() { member.gather(context.child(index)) }
  }
}
