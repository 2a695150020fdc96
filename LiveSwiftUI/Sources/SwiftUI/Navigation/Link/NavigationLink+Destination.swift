// Links that contain the screen they push.
import Foundation

/// The path value that a link with its own screen pushes. Its form in an address holds as long as
/// the page: it makes the browser's Back lead to the screen below.
struct LinkedScreen: Hashable {
  /// The identity of the link: its node, and its position below that node.
  let node: ObjectIdentifier
  let position: Position

  /// The component for an address, another one in each process.
  var component: String {
    PathNames.mark + String(UInt(bitPattern: hashValue) & 0xFF_FFFF, radix: 36)
  }
}

extension NavigationLink {
  /// A link that pushes the screen `destination`. Its address lasts as long as the page: a reload
  /// shows the screen below it.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination())
  }

  /// A link that pushes the screen `destination`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination)
  }
}

extension NavigationLink where Label == Text {
  /// A link that pushes the screen `destination`, with a title from the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), value: nil, destination: destination())
  }

  /// A link that pushes the screen `destination`, with a title shown verbatim.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    self.init(label: Text(title), value: nil, destination: destination())
  }

  /// A link that pushes the screen `destination`, with a title from the string tables.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), value: nil, destination: destination)
  }

  /// A link that pushes the screen `destination`, with a title shown verbatim.
  @_disfavoredOverload
  public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(label: Text(title), value: nil, destination: destination)
  }
}

extension NavigationLink {
  /// Draws a link that contains its screen: a button, since its address leads nowhere elsewhere.
  @MainActor func drawOwnLink(
    to destination: Destination, _ context: Context, into items: inout [Item]
  ) {
    let place = context.builtIn.position.link
    let stack = place?.stack
    let screen = LinkedScreen(node: ObjectIdentifier(context.node), position: context.position)
    // The pushed screen is redrawn from the link's current destination.
    stack?.keep(screen) { context, items in destination.draw(context, into: &items) }
    let push: @MainActor () -> Void = { [weak stack] in
      stack?.push(screen, over: place?.depth ?? 0)
    }
    ButtonLink(label: label, action: stack == nil ? nil : push).draw(context, into: &items)
  }
}

/// A link without an address, drawn as a button; disabled without an action.
nonisolated struct ButtonLink<Label: View>: View, Primitive {
  typealias Body = Never

  let label: Label
  let action: (@MainActor () -> Void)?

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let facts = context.builtIn
    let name: ClassName =
      facts.position.isListRow
      ? .link
      : facts.styles.buttonAppearance.isBox
        ? facts.styles.buttonAppearance.name : .link.and(.freeLink)
    context.drawLink(.button, name, label: label, into: &items) { element in
      element.set("type", "button")
      if let action, facts.controls.isEnabled {
        element.emits(.click)
        element.on(.click, plain: action)
      } else {
        element.set("disabled", "")
      }
    }
  }
}

extension Context {
  /// Fills the element of a link with its label, and gives it the look of a row or of a button.
  func fill(link element: Element, with label: some View) {
    let facts = builtIn
    element.indicate(facts.styles.linkIndicator)
    // A link without a label takes the taps of its whole row.
    let isEmpty = label is EmptyView || (label as? Text)?.resolve(facts).isEmpty == true
    if facts.position.isInRow, isEmpty {
      element.name(.bareLink)
      facts.position.list?.node?.hasBareLinks = true
    }
    element.appetite = .children(also: facts.position.isListRow ? .horizontal : [], except: [])
    var inner = self
    inner.environment[builtIn: \.position.isInLink] = true
    inner.fill(element, withLabel: label)
    guard facts.styles.buttonAppearance.isBox, !facts.position.isListRow,
      !facts.position.isInMenu
    else { return }
    element.box = .background
    element.roundButton(facts.styles)
  }
}
