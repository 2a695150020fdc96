// The label of an app's button style, drawn once, or twice if the style reads `isPressed`.
import Foundation

/// The pressed state for one drawing of a button style; records whether the style reads it.
final class PressReading: @unchecked Sendable {
  // Confined to the main actor, like its tree.
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

/// The label of a button, drawn by a custom style.
struct StyledLabel: View, Primitive {
  typealias Body = Never
  let make: @MainActor (PressReading) -> AnyView

  func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { StyledNode(context) }
    node.accept(context, make)
    items.append(.node(node))
  }
}

/// Draws the label and, once the style has read `isPressed`, the pressed label beside it. The style
/// sheet shows one of the two.
private final class StyledNode: Node {
  private var make: (@MainActor (PressReading) -> AnyView)?
  private lazy var up = PressReading(false) { [weak self] in self?.markDirty() }
  private let down = PressReading(true)

  func accept(_ context: Context, _ make: @escaping @MainActor (PressReading) -> AnyView) {
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
    let forms: [(name: ClassName, parts: [Item])] = [(.up, plain), (.down, pressed)]
    for (index, (name, parts)) in forms.enumerated() {
      let element = context.child(.pressedForms).child(index).element(.span, name)
      element.content = .items(parts)
      items.append(.element(element))
    }
  }
}
