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
  @MainActor func entries(_ reader: ToolbarReader) -> [ToolbarEntry]
}

/// Reads the items of toolbar content for one node, which keeps the state of the content.
@MainActor final class ToolbarReader {
  /// Content is known by its position among all content and by its type.
  private struct Key: Hashable {
    let index: Int
    let type: ObjectIdentifier
  }

  private var slots: [Key: Slots] = [:]
  private var read: Set<Key> = []

  /// The items of `content`, read for `node`. State of content that is gone is forgotten.
  func entries(of content: some ToolbarContent, for node: Node) -> [ToolbarEntry] {
    self.node = node
    read = []
    defer { self.node = nil }
    let entries = entries(of: content)
    for key in slots.keys where !read.contains(key) { slots.removeValue(forKey: key)?.forget() }
    return entries
  }

  private weak var node: Node?

  func entries<Content: ToolbarContent>(of content: Content) -> [ToolbarEntry] {
    if let own = content as? any PrimitiveToolbarContent { return own.entries(self) }
    guard let node else { return [] }
    var content = content
    let key = Key(index: read.count, type: ObjectIdentifier(Content.self))
    read.insert(key)
    ViewFields.of(Content.self).attach(&content, to: node, slots: &slots[key, default: .none])
    return entries(of: content.body)
  }

  /// Notifies the state of all content that its node is gone.
  func forget() {
    for each in slots.values { each.forget() }
    slots = [:]
  }
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
  @MainActor func entries(_ reader: ToolbarReader) -> [ToolbarEntry] { [entry] }
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

  @MainActor func entries(_ reader: ToolbarReader) -> [ToolbarEntry] { [entry] }
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
  @MainActor func entries(_ reader: ToolbarReader) -> [ToolbarEntry] { [] }
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
  var isTitleMenu: Bool { name == "titleMenu" }
  var isTrailing: Bool {
    !isLeading && !isPrincipal && !isTitleMenu && !isBottom && !isKeyboard
  }

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
  var isTabBar: Bool { name == "tabBar" }
}
