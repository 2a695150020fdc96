// Links that push a screen, drawn as HTML links with addresses.
import Foundation

/// A control that navigates to the screen registered for its value.
///
/// - In a stack with a matching `navigationDestination(for:)`, it pushes that destination.
/// - In a leading column of a split view, it shows the matching destination of a later column's
///   stack over that stack's root, or else updates the selection of the surrounding list.
/// - In a sidebar that is no stack but has a matching destination, it shows that in the detail.
/// - Elsewhere it does nothing and is drawn disabled.
///
/// Source: developer.apple.com/documentation/swiftui/navigationlink/init(value:label:).
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let label: Label
  let value: AnyHashable?
  let destination: Destination?
  /// Whether the screen is shown, where a binding says so.
  var isActive: Binding<Bool>?

  init(label: Label, value: AnyHashable?, destination: Destination?) {
    self.label = label
    self.value = value
    self.destination = destination
  }

  static func erased<P: Hashable>(_ value: P?) -> AnyHashable? {
    if let value { AnyHashable(value) } else { nil }
  }
}

extension NavigationLink where Destination == Never {
  /// A link that pushes `value`; nil disables it.
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(label: label(), value: Self.erased(value), destination: nil)
  }

  /// A link that pushes `value`, with a title from the string tables; nil disables it.
  public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(label: Text(titleKey), value: Self.erased(value), destination: nil)
  }

  /// A link that pushes `value`, with a title shown verbatim; nil disables it.
  @_disfavoredOverload
  public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
    self.init(label: Text(title), value: Self.erased(value), destination: nil)
  }
}

extension NavigationLink: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    if let destination, let isActive {
      return drawActiveLink(to: destination, isActive, context, into: &items)
    }
    if let destination { return drawOwnLink(to: destination, context, into: &items) }
    guard let value,
      case .selection(let selection, _) = LinkContext(context.builtIn).action(for: value)
    else {
      return drawLink(context, isChosen: false, into: &items)
    }
    let node = context.node.claim(context.position) { ChoiceNode(context) }
    node.accept(context) { context, items in
      drawLink(context, isChosen: selection.value() == value, into: &items)
    }
    items.append(.node(node))
  }

  @MainActor private func drawLink(_ context: Context, isChosen: Bool, into items: inout [Item]) {
    let facts = context.builtIn
    let places = LinkContext(facts)
    let action = value.flatMap(places.action)
    if value != nil, action == nil {
      facts.position.link?.stack?.noteIdleLink(of: context.node)
      facts.position.column?.split?.noteIdleLink(of: context.node)
    }
    let address = value.flatMap { action?.address(of: $0) }
    if let search = context.node.tree.links.search {
      if let value, let address, facts.controls.isEnabled { search.note(value, at: address) }
      return
    }
    let name: ClassName =
      facts.position.isListRow
      ? .link
      : facts.styles.buttonAppearance.isBox
        ? facts.styles.buttonAppearance.name : .link.and(.freeLink)
    let isPlain = facts.styles.buttonAppearance == .plain && !facts.position.isListRow
    context.drawLink(
      address == nil ? .button : .a, name, isPlain: isPlain, label: label, into: &items
    ) { element in
      if let address { element.set("href", address) } else { element.set("type", "button") }
      if isChosen { element.set("aria-current", "page") }
      if action != nil, let value, facts.controls.isEnabled {
        element.emits(.click)
        // Resolved again at the press: a destination may have been added or removed meanwhile.
        element.on(.click) { _ in places.action(for: value)?.run(value) }
      } else {
        element.set(
          element.tag == .a ? "aria-disabled" : "disabled", element.tag == .a ? "true" : "")
      }
    }
  }
}

/// The effect of pressing a value link, in the order of precedence on Apple's page
/// (developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)).
@MainActor enum LinkAction {
  /// Pushes a matching destination of an enclosing stack.
  case push(StackNode, depth: Int)
  /// Shows a matching destination of a later column's stack over that stack's root.
  case laterColumn(StackNode)
  /// Updates the selection of a list in a leading column.
  case selection(SelectionAccess, SplitNode)
  /// Shows a matching destination of the sidebar in place of the detail.
  case detail(SplitNode)

  func address(of value: AnyHashable) -> String? {
    switch self {
    case .push(let stack, let depth): stack.address(of: value, over: depth)
    case .laterColumn(let stack): stack.address(of: value, over: 0)
    case .selection(_, let split), .detail(let split): split.address(choosing: value)
    }
  }

  func run(_ value: AnyHashable) {
    switch self {
    case .push(let stack, let depth): stack.push(value, over: depth)
    case .laterColumn(let stack): stack.put(value)
    case .selection(_, let split): split.choose(value)
    case .detail(let split): split.show(value)
    }
  }
}

/// The position of a link in stacks, columns and lists. The link's element keeps it, so it must not
/// retain a node.
@MainActor struct LinkContext {
  private let link: LinkRoute?
  private let column: SplitColumn?
  private let selection: SelectionAccess?

  init(_ facts: BuiltInEnvironment) {
    (link, column, selection) = (
      facts.position.link, facts.position.column, facts.position.selection
    )
  }

  /// The effect of a link with this value here; nil where it has none.
  func action(for value: AnyHashable) -> LinkAction? {
    if let link, let stack = link.stack, stack.hasDestination(for: value) {
      return .push(stack, depth: link.depth)
    }
    guard let column, column.isSidebar, let split = column.split else { return nil }
    if let stack = split.laterStack(for: value) { return .laterColumn(stack) }
    if split.hasDestination(for: value) { return .detail(split) }
    guard let selection, selection.type == type(of: value.base) else { return nil }
    return .selection(selection, split)
  }
}

/// A link in a list with selection. It is redrawn when the selection changes.
final class ChoiceNode: Node {
  private var content: DrawContent = { _, _ in }

  func accept(_ context: Context, content: @escaping DrawContent) {
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) { content(context().child(0), &items) }
}
