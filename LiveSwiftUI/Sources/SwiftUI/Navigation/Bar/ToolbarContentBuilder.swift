// Turns the items of a `toolbar` closure into one content.

/// Turns a list of toolbar items into one content.
@resultBuilder public struct ToolbarContentBuilder {
  /// One item, unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }

  /// A single item.
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }

  /// The items of an `if` without an `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content?
  where Content: ToolbarContent { content }

  /// The item of an `if` with an `else`.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .first(first))
  }

  /// The item of an `else`.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .second(second))
  }
}

// Apple declares one function for each number of items instead of a parameter pack.
extension ToolbarContentBuilder {
  /// Two items, in order.
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent {
    ToolbarList([c0, c1])
  }

  /// Three items, in order.
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
    ToolbarList([c0, c1, c2])
  }

  /// Four items, in order.
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent {
    ToolbarList([c0, c1, c2, c3])
  }

  /// Five items, in order.
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4])
  }

  /// Six items, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4, c5])
  }

  /// Seven items, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4, c5, c6])
  }

  /// Eight items, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4, c5, c6, c7])
  }

  /// Nine items, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent,
    C8: ToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  /// Ten items, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent,
    C8: ToolbarContent, C9: ToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}

/// Several items as one content.
nonisolated struct ToolbarList {
  let members: [any ToolbarContent]

  init(_ members: [any ToolbarContent]) { self.members = members }
}

extension ToolbarList: ToolbarContent, PrimitiveToolbarContent {
  @MainActor func entries(_ reader: ToolbarReader) -> [ToolbarEntry] {
    members.flatMap { reader.entries(of: $0) }
  }
}

extension Optional: ToolbarContent, _BodilessToolbarContent, PrimitiveToolbarContent
where Wrapped: ToolbarContent {
  @MainActor func entries(_ reader: ToolbarReader) -> [ToolbarEntry] {
    map { reader.entries(of: $0) } ?? []
  }
}

extension _ConditionalContent: ToolbarContent, _BodilessToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor func entries(_ reader: ToolbarReader) -> [ToolbarEntry] {
    switch storage {
    case .first(let content): reader.entries(of: content)
    case .second(let content): reader.entries(of: content)
    }
  }
}
