// Items for the bars of a screen.

/// One item of a bar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

/// Items for bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the items, inferred from `body`.
  associatedtype Body: ToolbarContent
  /// The items, in order.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content that the runtime handles itself.
@MainActor protocol PrimitiveToolbarContent: _BodilessToolbarContent {
  @MainActor var ownEntries: [ToolbarEntry] { get }
}

extension ToolbarContent {
  var entries: [ToolbarEntry] { (self as? any PrimitiveToolbarContent)?.ownEntries ?? body.entries }
}

/// An item with a placement.
public nonisolated struct ToolbarItem<ID, Content> where Content: View {
  let entry: ToolbarEntry
}

extension ToolbarItem where ID == () {
  /// Puts a view at a placement.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    entry = ToolbarEntry(placement: placement, content: AnyView(content()))
  }
}

extension ToolbarItem: ToolbarContent, _BodilessToolbarContent, PrimitiveToolbarContent
where ID == () {
  @MainActor var ownEntries: [ToolbarEntry] { [entry] }
}

/// Several items with one placement.
public nonisolated struct ToolbarItemGroup<Content> where Content: View {
  let entry: ToolbarEntry
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Puts several views at one placement.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    entry = ToolbarEntry(placement: placement, content: AnyView(content()))
  }

  @MainActor var ownEntries: [ToolbarEntry] { [entry] }
}

/// Space between groups of items. A bar here has one distance between its items, so it draws
/// nothing.
public nonisolated struct ToolbarSpacer {
  /// Space at a placement.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  @MainActor var ownEntries: [ToolbarEntry] { [] }
}

/// The size of a space in a bar.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The distance between two groups.
  public static let fixed = SpacerSizing(name: "fixed")
}

extension ToolbarItemPlacement {
  var isLeading: Bool { ["topBarLeading", "navigation", "cancellationAction"].contains(name) }
  var isPrincipal: Bool { name == "principal" }
  var isBottom: Bool { ["bottomBar", "status"].contains(name) }
  var isKeyboard: Bool { name == "keyboard" }
  var isTrailing: Bool { !isLeading && !isPrincipal && !isBottom && !isKeyboard }

  /// The effect on a sheet of buttons at this placement.
  var sheetEnd: SheetEnd? {
    switch name {
    case "cancellationAction": .cancels
    case "confirmationAction": .confirms
    default: nil
    }
  }
}

extension ToolbarPlacement {
  var isNavigationBar: Bool { name == "navigationBar" || name == "automatic" }
}
