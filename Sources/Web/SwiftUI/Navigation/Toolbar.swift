// Items for the bars of a screen.

/// One item of a bar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

/// Items for a bar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Items are placed, never asked for a body: reaching this breaks the renderer's own promise.
  public var body: Never { fatalError("a toolbar item was asked for its body") }
}

/// Toolbar content that the runtime itself knows.
@MainActor protocol PrimitiveToolbarContent {
  var ownEntries: [ToolbarEntry] { get }
}

extension ToolbarContent {
  var entries: [ToolbarEntry] { (self as? any PrimitiveToolbarContent)?.ownEntries ?? body.entries }
}

/// An item with a place.
public struct ToolbarItem<ID, Content> {
  let entry: ToolbarEntry
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where ID == (), Content: View {
  public typealias Body = Never

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    entry = ToolbarEntry(placement: placement, content: AnyView(content()))
  }

  var ownEntries: [ToolbarEntry] { [entry] }
}

/// Several items with one place.
public struct ToolbarItemGroup<Content> where Content: View {
  let entry: ToolbarEntry
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    entry = ToolbarEntry(placement: placement, content: AnyView(content()))
  }

  var ownEntries: [ToolbarEntry] { [entry] }
}

/// Turns a list of toolbar items into one content.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

  @MainActor public static func buildBlock<each Content>(_ content: repeat each Content) -> some ToolbarContent
  where repeat each Content: ToolbarContent {
    var entries: [ToolbarEntry] = []
    for item in repeat each content { entries += item.entries }
    return ToolbarList(ownEntries: entries)
  }

  @MainActor public static func buildIf<Content>(_ content: Content?) -> some ToolbarContent where Content: ToolbarContent {
    ToolbarList(ownEntries: content?.entries ?? [])
  }

  @MainActor public static func buildEither<Content>(first: Content) -> some ToolbarContent where Content: ToolbarContent {
    ToolbarList(ownEntries: first.entries)
  }

  @MainActor public static func buildEither<Content>(second: Content) -> some ToolbarContent where Content: ToolbarContent {
    ToolbarList(ownEntries: second.entries)
  }
}

struct ToolbarList: ToolbarContent, PrimitiveToolbarContent {
  let ownEntries: [ToolbarEntry]
  typealias Body = Never
}

extension ToolbarItemPlacement {
  var isLeading: Bool { ["topBarLeading", "navigation", "cancellationAction"].contains(name) }
  var isPrincipal: Bool { ["principal", "status"].contains(name) }
  var isBottom: Bool { name == "bottomBar" }
  var isTrailing: Bool { !isLeading && !isPrincipal && !isBottom && name != "keyboard" }
}

extension ToolbarPlacement {
  var isNavigationBar: Bool { name == "navigationBar" || name == "automatic" }
}
