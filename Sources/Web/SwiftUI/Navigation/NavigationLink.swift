// Links that push a screen: real links with real addresses.
import Foundation

/// A control that goes to another screen.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let label: Label
  let value: AnyHashable?
  let destination: Destination?

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

  /// A link that pushes `value`, with a title that is shown as it is; nil disables it.
  @_disfavoredOverload
  public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
    self.init(label: Text(title), value: Self.erased(value), destination: nil)
  }
}

extension NavigationLink {
  @available(
    *, unavailable,
    message:
      "A screen needs an address: use NavigationLink(value:) and navigationDestination(for:)."
  )
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination())
  }
}

extension NavigationLink: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    guard let place = context.facts.link, place.depth == 0, place.stack?.isSplit == true else {
      return drawLink(context, isChosen: false, into: &items)
    }
    let node = context.node.claim(context.position) { SidebarLinkNode(context) }
    node.accept(context, place.stack) { [value] context, items in
      let isChosen = value != nil && place.stack?.values.first == value
      drawLink(context, isChosen: isChosen, into: &items)
    }
    items.append(.node(node))
  }

  @MainActor private func drawLink(_ context: Context, isChosen: Bool, into items: inout [Item]) {
    let facts = context.facts
    let place = facts.link
    let address = value.flatMap { place?.stack?.address(of: $0, over: place?.depth ?? 0) }
    let works = value != nil && place?.stack != nil && facts.isEnabled
    let element = context.element(
      address == nil ? .button : .a,
      facts.isListRow ? "link" : facts.buttonLook.isBox ? facts.buttonLook.names : "link free")
    if let address { element.set("href", address) } else { element.set("type", "button") }
    if isChosen { element.set("aria-current", "page") }
    element.appetite = .children(also: facts.isListRow ? .horizontal : [], except: [])
    if works, let value, let place {
      element.set("data-e", "c")
      element.on(.click) { _ in place.stack?.push(value, over: place.depth) }
    } else {
      element.set(element.tag == .a ? "aria-disabled" : "disabled", element.tag == .a ? "true" : "")
    }
    context.fill(element, axis: .horizontal, with: label)
    context.emit(element, into: &items)
  }
}

/// A link of a sidebar: it is drawn again when something else is chosen.
final class SidebarLinkNode: Node {
  private weak var stack: StackNode?
  private var content: DrawContent = { _, _ in }

  func accept(_ context: Context, _ stack: StackNode?, content: @escaping DrawContent) {
    self.stack = stack
    self.content = content
    stack?.watch(self)
    adopt(context)
  }

  override func produce(into items: inout [Item]) { content(context().child(0), &items) }

  override func didUnmount() { stack?.forget(self) }
}
