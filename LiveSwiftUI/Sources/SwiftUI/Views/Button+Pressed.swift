// What an app's button style draws: once, or twice where it asks whether the button is pressed.
import Foundation

/// Tells a button style whether it draws the pressed button, and notes that it asked.
final class PressUse: @unchecked Sendable {
  // Confined to the main actor, like the tree it belongs to.
  private(set) var isAsked = false
  private let value: Bool
  private let first: @MainActor () -> Void

  init(_ value: Bool, first: @escaping @MainActor () -> Void = {}) {
    self.value = value
    self.first = first
  }

  func isPressed() -> Bool {
    if !isAsked {
      isAsked = true
      onMainActor { self.first() }
    }
    return value
  }
}

/// The label of a button, drawn by a style of the app's own.
struct StyledLabel: View, Primitive {
  typealias Body = Never
  let make: @MainActor (PressUse) -> AnyView

  func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { StyledNode(context) }
    node.accept(context, make)
    items.append(.node(node))
  }
}

/// Draws the label, and beside it the label of the pressed button once the style asked for that.
/// The style sheet shows one of the two.
private final class StyledNode: Node {
  private var make: (@MainActor (PressUse) -> AnyView)?
  private lazy var up = PressUse(false) { [weak self] in self?.markDirty() }
  private let down = PressUse(true)

  func accept(_ context: Context, _ make: @escaping @MainActor (PressUse) -> AnyView) {
    self.make = make
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    guard let make else { return }
    let context = context()
    var plain: [Item] = []
    make(up).draw(context.child(0), into: &plain)
    guard up.isAsked else {
      items = plain
      return
    }
    var pressed: [Item] = []
    make(down).draw(context.child(1), into: &pressed)
    for (index, (name, parts)) in [("up", plain), ("down", pressed)].enumerated() {
      let element = context.child(2 + index).element(.span, name)
      element.content = .items(parts)
      items.append(.element(element))
    }
  }
}
